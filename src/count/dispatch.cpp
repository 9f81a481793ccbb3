#include "count/dispatch.hpp"

#include <array>

#include "model/contract.hpp"

namespace queens::counting {

extern const Kernel portable_kernel;
#ifdef QUEENS_X86_KERNELS
extern const Kernel avx2_kernel;
extern const Kernel avx512_kernel;
#endif

namespace {

#ifdef QUEENS_X86_KERNELS
// Every instruction set that the flags of the kernel's file allow, in src/count/CMakeLists.txt. The compiler's run-time
// looks at the operating system's part (XCR0) as well.
bool runs_avx2() {
  __builtin_cpu_init();
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2");
}

bool runs_avx512() {
  return runs_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") &&
         __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512vbmi2") &&
         __builtin_cpu_supports("avx512vpopcntdq") && __builtin_cpu_supports("gfni");
}

const Kernel* usable_avx2() {
  static const Kernel* const kernel = runs_avx2() ? &avx2_kernel : nullptr;
  return kernel;
}

const Kernel* usable_avx512() {
  static const Kernel* const kernel = runs_avx512() ? &avx512_kernel : nullptr;
  return kernel;
}
#else
const Kernel* usable_avx2() { return nullptr; }
const Kernel* usable_avx512() { return nullptr; }
#endif

}  // namespace

const Kernel* kernel_of(Backend backend) {
  QUEENS_REQUIRE(backend != Backend::bitmask);
  switch (backend) {
    case Backend::avx512:
      return usable_avx512();
    case Backend::avx2:
      return usable_avx2();
    case Backend::portable:
      return &portable_kernel;
    default:
      if (const Kernel* kernel = usable_avx512()) return kernel;
      if (const Kernel* kernel = usable_avx2()) return kernel;
      return &portable_kernel;
  }
}

}  // namespace queens::counting

namespace queens {
namespace {

constexpr std::array<std::string_view, 5> backend_names = {"auto", "avx512", "avx2", "portable", "bitmask"};

}  // namespace

std::string_view name_of(Backend backend) { return backend_names.at(static_cast<std::size_t>(backend)); }

std::optional<Backend> backend_named(std::string_view name) {
  for (std::size_t i = 0; i < backend_names.size(); ++i)
    if (backend_names[i] == name) return static_cast<Backend>(i);
  return std::nullopt;
}

std::vector<BackendInfo> backends() {
  std::vector<BackendInfo> list;
  for (const Backend backend : {Backend::avx512, Backend::avx2, Backend::portable, Backend::bitmask}) {
    const bool usable = backend == Backend::bitmask || counting::kernel_of(backend) != nullptr;
    list.push_back({backend, name_of(backend), usable});
  }
  return list;
}

}  // namespace queens

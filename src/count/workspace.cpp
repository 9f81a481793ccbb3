#include "count/workspace.hpp"

#ifdef __linux__
#include <sys/mman.h>
#endif

#include <algorithm>
#include <new>

#include "model/contract.hpp"

namespace queens::counting {
namespace {

constexpr std::size_t line = 64;
constexpr std::size_t huge_page = std::size_t{2} << 20;

// Lists of many megabytes are read all over the place: with small pages each list costs a page walk.
std::size_t alignment_of(std::size_t bytes) { return bytes >= 4 * huge_page ? huge_page : 4096; }

}  // namespace

Workspace::~Workspace() { release(); }

void Workspace::release() {
  if (data_ != nullptr) ::operator delete(data_, std::align_val_t{alignment_of(size_)});
  data_ = nullptr;
  size_ = 0;
}

bool Workspace::reset(std::size_t bytes) {
  used_ = 0;
  if (bytes <= size_) return true;
  if (bytes > budget_) return false;
  const std::size_t size = std::min(budget_, std::max(bytes + bytes / 4, std::size_t{1} << 20));
  release();
  data_ = static_cast<std::byte*>(::operator new(size, std::align_val_t{alignment_of(size)}));
  size_ = size;
#ifdef __linux__
  if (size >= 4 * huge_page) madvise(data_, size / huge_page * huge_page, MADV_HUGEPAGE);
#endif
  return true;
}

std::uint32_t* Workspace::take(std::size_t count) {
  const std::size_t bytes = (count * sizeof(std::uint32_t) + line - 1) / line * line;
  QUEENS_REQUIRE(bytes <= size_ - used_);
  auto* const piece = reinterpret_cast<std::uint32_t*>(data_ + used_);
  used_ += bytes;
  return piece;
}

}  // namespace queens::counting

# Toolchain: WebAssembly for the page, with Debian's clang-19 and wasi-libc.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(QUEENS_WASM ON)
set(CMAKE_EXECUTABLE_SUFFIX_CXX .wasm)
# libc++ of WASI has no threads and no exceptions. The folder single_thread supplies the few thread types that the library
# names, and runs their work at once. Exceptions compile (a throw ends the program: see apps/wasm/runtime.cpp).
set(CMAKE_CXX_FLAGS_INIT
    "-fexceptions -msimd128 -isystem ${CMAKE_CURRENT_LIST_DIR}/../apps/wasm/single_thread")

// What the C++ library of WASI leaves out. A throw is a broken contract or a lack of memory: it ends the program, and the
// page starts a new worker.
#include <cstddef>

extern "C" {

void* __cxa_allocate_exception(std::size_t) { __builtin_trap(); }
void __cxa_throw(void*, void*, void (*)(void*)) { __builtin_trap(); }
}

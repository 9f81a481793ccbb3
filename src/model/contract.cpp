#include "model/contract.hpp"

#include <stdexcept>
#include <string>

namespace queens {

void contract_broken(const char* condition, const char* function) {
  throw std::logic_error(std::string("contract of ") + function + " broken: " + condition);
}

}  // namespace queens

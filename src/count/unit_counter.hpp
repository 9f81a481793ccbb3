// Counts units one after the other and keeps its memory in between: mapping it anew for each would cost some percent of a
// count of small units.
#pragma once

#include <memory>
#include <queens/count.hpp>

namespace queens::counting {

/// For one thread. The options' threads and progress are not looked at; memory > 0 (checked contract).
class UnitCounter {
 public:
  UnitCounter(int size, const CountOptions& options);
  ~UnitCounter();

  /// As count_unit.
  CountResult count(const WorkUnit& unit);

 private:
  struct Engine;

  int size_;
  CountOptions options_;
  std::unique_ptr<Engine> engine_;  // none for bitmask
};

}  // namespace queens::counting

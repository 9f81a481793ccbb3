// The memory of one worker: one stretch, cut anew for each block.
#pragma once

#include <cstddef>
#include <cstdint>

namespace queens::counting {

/// Never holds more than its budget. Pages that a block does not touch are not resident.
class Workspace {
 public:
  explicit Workspace(std::size_t budget) : budget_(budget) {}
  Workspace(const Workspace&) = delete;
  Workspace& operator=(const Workspace&) = delete;
  ~Workspace();

  /// Makes at least `bytes` available, all of it free again. False if the budget forbids.
  bool reset(std::size_t bytes);

  /// The next `count` words, aligned to 64 bytes. The caller has asked for enough by reset (checked contract).
  std::uint32_t* take(std::size_t count);

 private:
  void release();

  std::size_t budget_;
  std::size_t size_ = 0, used_ = 0;
  std::byte* data_ = nullptr;
};

}  // namespace queens::counting

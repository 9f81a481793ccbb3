// Files of the operating system that a long count holds: locks, appending, saving to the device.
#pragma once

#include <string>
#include <string_view>

namespace queens::ledger {

/// A file opened for reading and writing and locked against other programs of this kind for as long as it lives.
class LockedFile {
 public:
  /// Throws LedgerError: no_such_file, busy, read_only, broken. With `create`, a missing file is made.
  LockedFile(const std::string& name, bool create);
  ~LockedFile();
  LockedFile(const LockedFile&) = delete;
  LockedFile& operator=(const LockedFile&) = delete;

  std::string read_all() const;

  /// Leaves only the first bytes and saves that.
  void cut_off(std::size_t length);

  /// Appends a text and saves it to the device. If that fails, cuts off what was written of it and throws LedgerError
  /// disk_full or broken.
  void append(std::string_view text);

 private:
  [[noreturn]] void fail(int error) const;

  std::string name_;
  int descriptor_;
  std::size_t length_ = 0;
};

/// Saves a file, or the names in a folder, to the device. Throws LedgerError.
void save_to_device(const std::string& name);

}  // namespace queens::ledger

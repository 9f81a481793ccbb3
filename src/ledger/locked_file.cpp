#include "ledger/locked_file.hpp"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <queens/work.hpp>
#include <sys/file.h>
#include <unistd.h>

namespace queens::ledger {
namespace {

LedgerError::Code code_of(int error) {
  using Code = LedgerError::Code;
  switch (error) {
    case ENOENT: return Code::no_such_file;
    case EACCES:
    case EPERM:
    case EROFS: return Code::read_only;
    case EWOULDBLOCK: return Code::busy;
    case ENOSPC:
    case EDQUOT: return Code::disk_full;
    default: return Code::broken;
  }
}

}  // namespace

LockedFile::LockedFile(const std::string& name, bool create)
    : name_(name), descriptor_(::open(name.c_str(), O_RDWR | O_CLOEXEC | (create ? O_CREAT : 0), 0666)) {
  if (descriptor_ < 0) fail(errno);
  if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
    const int error = errno;
    ::close(descriptor_);
    fail(error);
  }
}

LockedFile::~LockedFile() { ::close(descriptor_); }

void LockedFile::fail(int error) const { throw LedgerError(code_of(error), name_, std::strerror(error)); }

std::string LockedFile::read_all() const {
  std::string text;
  char buffer[1 << 16];
  for (;;) {
    const ssize_t got = ::pread(descriptor_, buffer, sizeof buffer, static_cast<off_t>(text.size()));
    if (got < 0 && errno != EINTR) fail(errno);
    if (got == 0) return text;
    if (got > 0) text.append(buffer, static_cast<std::size_t>(got));
  }
}

void LockedFile::cut_off(std::size_t length) {
  if (::ftruncate(descriptor_, static_cast<off_t>(length)) != 0 || ::fsync(descriptor_) != 0) fail(errno);
  length_ = length;
}

void LockedFile::append(std::string_view text) {
  std::size_t written = 0;
  while (written < text.size()) {
    const ssize_t put = ::pwrite(descriptor_, text.data() + written, text.size() - written,
                                 static_cast<off_t>(length_ + written));
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) break;
    written += static_cast<std::size_t>(put);
  }
  if (written < text.size() || ::fsync(descriptor_) != 0) {
    const int error = errno;
    if (::ftruncate(descriptor_, static_cast<off_t>(length_)) != 0) fail(errno);
    fail(error);
  }
  length_ += text.size();
}

void save_to_device(const std::string& name) {
  const int descriptor = ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) throw LedgerError(code_of(errno), name, std::strerror(errno));
  const int error = ::fsync(descriptor) == 0 ? 0 : errno;
  ::close(descriptor);
  if (error != 0) throw LedgerError(code_of(error), name, std::strerror(error));
}

}  // namespace queens::ledger

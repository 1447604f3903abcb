#include "ui/cli/whole_file.h"

#include <cerrno>
#include <cstring>
#include <filesystem>

#include <unistd.h>

#include "codec/scalar.h"
#include <fcntl.h>

namespace spadille::cli {
namespace {

namespace fs = std::filesystem;

/// What is in a file is on the disk afterwards.
bool flush_to_disk(const std::string& name) {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the system has no other call for it
  const int file = ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  const bool done = fsync(file) == 0;
  ::close(file);
  return done;
}

/// Where a name leads to, through links.
std::string target_of(const std::string& name) {
  std::error_code missing;
  const fs::path target = fs::canonical(name, missing);
  return missing ? name : target.string();
}

}  // namespace

WholeFile::WholeFile(const std::string& name) : name_(target_of(name)) {
  std::error_code missing;
  const bool ordinary = !fs::exists(name_, missing) || fs::is_regular_file(name_, missing);
  if (ordinary) temporary_ = name_ + ".part";
  errno = 0;
  out_.open(ordinary ? temporary_ : name_, std::ios::binary | std::ios::trunc);
  if (!out_) why_ = std::strerror(errno);
}

WholeFile::~WholeFile() {
  if (temporary_.empty()) return;
  out_.close();
  std::error_code ignored;
  fs::remove(temporary_, ignored);
}

tl::expected<void, Error> WholeFile::finish() {
  bool done = static_cast<bool>(out_.flush());
  out_.close();
  std::error_code wrong;
  if (done && !temporary_.empty()) {
    done = flush_to_disk(temporary_);
    if (done) fs::rename(temporary_, name_, wrong);
    if (done && !wrong) temporary_.clear();
  }
  if (done && !wrong) return {};
  if (why_.empty()) why_ = wrong ? wrong.message() : std::strerror(errno);
  return tl::unexpected(
      Error{Error::Code::file, {"error.cannot_write"}, visible(name_) + " (" + why_ + ")"});
}

}  // namespace spadille::cli

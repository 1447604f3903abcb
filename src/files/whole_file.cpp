#include "files/whole_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

#include <sys/stat.h>
#include <unistd.h>

namespace spadille::files {
namespace {

namespace fs = std::filesystem;
using namespace std::string_view_literals;

/// How databases, their logs and their journals begin.
constexpr auto kBeginnings =
    std::to_array<std::string_view>({"SQLite format 3\0"sv, "\x37\x7F\x06\x82"sv,
                                     "\x37\x7F\x06\x83"sv, "\xD9\xD5\x05\xF9\x20\xA1\x63\xD7"sv});
bool ends_with(std::string_view text, std::string_view end) {
  return text.size() > end.size() && text.substr(text.size() - end.size()) == end;
}

bool begins_as_database(const std::string& name) {
  std::array<char, 16> bytes{};
  std::ifstream file(name, std::ios::binary);
  file.read(bytes.data(), bytes.size());
  const std::string_view begin(bytes.data(), static_cast<std::size_t>(file.gcount()));
  return std::any_of(kBeginnings.begin(), kBeginnings.end(), [begin](std::string_view known) {
    return begin.substr(0, known.size()) == known;
  });
}

/// Whether the answer goes through to somebody: nothing is written over.
bool is_passed_on(const struct stat& status) {
  return S_ISFIFO(status.st_mode) || S_ISCHR(status.st_mode);
}

}  // namespace

// Names come first: whoever opens and closes a file that this program has open as a book gives up
// all locks that it holds on it.
bool is_of_a_book(const std::string& name) {
  for (const std::string_view part : kOfBook)
    if (ends_with(name, part)) return true;
  for (const std::string_view part : kOfSqlite)  // beside whatever is open as a database
    if (taken(name + std::string(part))) return true;
  return fs::path(folder_of(name)).filename() == "backups" || begins_as_database(name);
}

WholeFile::WholeFile(std::string name, Over over) : name_(std::move(name)), over_(over) { begin(); }

Error WholeFile::failed(std::string_view key, int why) const {
  const std::string words = why == 0 ? "" : std::string(" (") + std::strerror(why) + ')';
  return {Error::Code::file, {key}, name_ + words};
}

void WholeFile::begin() {
  struct stat status {};
  const bool there = stat(name_.c_str(), &status) == 0;
  const bool straight = there && is_passed_on(status);
  const bool may_go = over_ == Over::what_was_there && there && S_ISREG(status.st_mode) &&
                      status.st_nlink == 1 && resolved(name_) == name_ && !is_of_a_book(name_);
  const bool belongs = is_part(name_);  // also one that is missing just now
  if (belongs || (!straight && taken(name_) && !may_go)) {
    const bool refused = belongs || over_ == Over::what_was_there;
    begun_ = tl::unexpected(failed(refused ? "store.not_replaced" : "store.exists", 0));
    return;
  }
  if (!straight) temporary_ = make_beside(name_, ".part");
  errno = straight || !temporary_.empty() ? 0 : errno;
  if (errno == 0) out_.open(straight ? name_ : temporary_, std::ios::binary);
  if (!out_.is_open()) begun_ = tl::unexpected(failed("error.cannot_write", errno));
  if (out_.is_open() && may_go) static_cast<void>(chmod(temporary_.c_str(), status.st_mode & 0777));
}

WholeFile::~WholeFile() {
  if (temporary_.empty()) return;
  out_.close();
  unlink(temporary_.c_str());
}

tl::expected<void, Error> WholeFile::finish() {
  if (!begun_) return begun_;
  errno = 0;
  bool done = static_cast<bool>(out_.flush());
  out_.close();
  if (done && !temporary_.empty()) {
    done = name_for_good(temporary_, name_, over_);
    if (done) temporary_.clear();
  }
  if (done) return {};
  return tl::unexpected(
      failed(errno == EEXIST ? "store.exists" : "error.cannot_write", errno == EEXIST ? 0 : errno));
}

}  // namespace spadille::files

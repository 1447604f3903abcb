#include "ui/cli/exchange/spool.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <functional>

#include <sys/stat.h>
#include <unistd.h>

#include "codec/plain_text.h"
#include <fcntl.h>
#include <poll.h>

namespace spadille::cli {
namespace {

constexpr std::size_t kBlock = std::size_t{64} * 1024;

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;
using Spooled = tl::expected<std::unique_ptr<std::istream>, Error>;

/// Fills a block; how many bytes, 0 at the end, less where it cannot be read.
using Read = std::function<std::ptrdiff_t(char*, std::size_t)>;

tl::unexpected<Error> failed(std::string_view key, std::string detail) {
  return tl::unexpected(Error{Error::Code::file, {key}, std::move(detail)});
}

tl::unexpected<Error> unreadable(const std::string& name) {
  return failed("error.cannot_read", visible(name) + " (" + std::strerror(errno) + ")");
}

/// "dump.jsonl (10737418240)"
tl::unexpected<Error> too_much(const std::string& name, std::uint64_t bytes) {
  return failed("error.too_much", visible(name) + " (" + std::to_string(bytes) + ")");
}

/// Counts what arrives, and what arrives without the end of a line.
class Measure {
 public:
  explicit Measure(const SpoolBounds& bounds) : bounds_(bounds) {}
  [[nodiscard]] bool fits(std::string_view block) {
    all_ += block.size();
    const auto end = block.rfind('\n');
    line_ = end == std::string_view::npos ? line_ + block.size() : block.size() - end - 1;
    return all_ <= bounds_.bytes && line_ <= bounds_.line;
  }
  [[nodiscard]] std::uint64_t all() const { return all_; }

 private:
  const SpoolBounds& bounds_;
  std::uint64_t all_ = 0;
  std::uint64_t line_ = 0;
};

/// Reads everything into a file without a name.
Spooled kept(const std::string& name, const Read& read, const SpoolBounds& bounds) {
  const File file(std::tmpfile(), std::fclose);
  if (!file) return unreadable(name);
  Measure measure(bounds);
  std::array<char, kBlock> block{};
  while (const std::ptrdiff_t size = read(block.data(), block.size())) {
    if (size < 0) return unreadable(name);
    const std::string_view added(block.data(), static_cast<std::size_t>(size));
    if (!measure.fits(added)) return too_much(name, measure.all());
    if (std::fwrite(added.data(), 1, added.size(), file.get()) != added.size())
      return unreadable(name);
  }
  if (std::fflush(file.get()) != 0) return unreadable(name);
  auto again = std::make_unique<std::ifstream>(
      "/proc/self/fd/" + std::to_string(fileno(file.get())), std::ios::binary);
  if (!*again) return unreadable(name);
  return again;
}

/// Opened without waiting for somebody who writes.
struct Descriptor {
  explicit Descriptor(const std::string& name)
      // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the system has no other call for it
      : number(::open(name.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC)) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  Descriptor(Descriptor&&) = delete;
  Descriptor& operator=(Descriptor&&) = delete;
  ~Descriptor() {
    if (number >= 0) ::close(number);
  }
  int number;
};

/// Whoever has begun to write may take his time.
Spooled from_pipe(const std::string& name, const SpoolBounds& bounds) {
  const Descriptor pipe(name);
  pollfd asked{pipe.number, POLLIN, 0};
  if (pipe.number < 0 || ::poll(&asked, 1, bounds.patience * 1000) < 0) return unreadable(name);
  if (asked.revents == 0) return failed("error.nobody_writes", visible(name));
  const auto read = [&](char* block, std::size_t size) -> std::ptrdiff_t {
    while (true) {
      const ssize_t some = ::read(pipe.number, block, size);
      if (some >= 0 || (errno != EAGAIN && errno != EINTR)) return some;
      if (::poll(&asked, 1, -1) < 0 && errno != EINTR) return -1;
    }
  };
  return kept(name, read, bounds);
}

Spooled from_stream(const std::string& name, std::istream& in, const SpoolBounds& bounds) {
  const auto read = [&](char* block, std::size_t size) -> std::ptrdiff_t {
    errno = 0;
    in.read(block, static_cast<std::streamsize>(size));
    return in.bad() || (in.gcount() == 0 && errno != 0) ? -1 : in.gcount();
  };
  return kept(name, read, bounds);
}

bool is_terminal(const std::string& name) {
  const Descriptor device(name);
  return device.number >= 0 && ::isatty(device.number) != 0;
}

}  // namespace

Spooled spooled(const std::string& name, std::istream& in, const SpoolBounds& bounds) {
  if (name == "-") return from_stream(name, in, bounds);
  struct stat about {};
  if (::stat(name.c_str(), &about) != 0) return unreadable(name);
  const bool terminal = S_ISCHR(about.st_mode) && is_terminal(name);
  if (S_ISFIFO(about.st_mode) || terminal) return from_pipe(name, bounds);
  if (S_ISDIR(about.st_mode)) return errno = EISDIR, unreadable(name);
  if (!S_ISREG(about.st_mode)) return failed("error.no_file", visible(name));
  const auto size = static_cast<std::uint64_t>(about.st_size);
  if (size > bounds.bytes) return too_much(name, size);
  return nullptr;
}

}  // namespace spadille::cli

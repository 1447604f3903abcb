#include "tests/harm/child.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <stdexcept>

#include <sys/wait.h>
#include <unistd.h>

#include <fcntl.h>
#include <spawn.h>

namespace spadille::tests {

Child::Child(const std::vector<std::string>& arguments) {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  posix_spawn_file_actions_t actions{};
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO);
  std::vector<std::string> words = arguments;
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  const int failed = posix_spawn(&process_, argv[0], &actions, nullptr, argv.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  output_ = ends[0];
  if (failed != 0) throw std::runtime_error("cannot start " + arguments[0]);
}

Child::~Child() {
  kill();
  wait();
  close(output_);
}

std::optional<std::string> Child::line() {
  while (true) {
    if (const auto end = read_.find('\n'); end != std::string::npos) {
      std::string line = read_.substr(0, end);
      read_.erase(0, end + 1);
      return line;
    }
    std::array<char, 4096> bytes{};
    const ssize_t got = read(output_, bytes.data(), bytes.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return std::nullopt;
    read_.append(bytes.data(), static_cast<std::size_t>(got));
  }
}

std::vector<std::string> Child::lines() {
  std::vector<std::string> all;
  while (auto next = line()) all.push_back(std::move(*next));
  return all;
}

void Child::kill() const {
  if (process_ > 0) ::kill(process_, SIGKILL);
}

void Child::tell_to_end() const {
  if (process_ > 0) ::kill(process_, SIGTERM);
}

int Child::wait() {
  if (process_ <= 0) return -1;
  int status = 0;
  while (waitpid(process_, &status, 0) < 0 && errno == EINTR) continue;
  process_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace spadille::tests

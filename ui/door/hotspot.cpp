#include "ui/door/hotspot.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <vector>

#include <sys/wait.h>
#include <unistd.h>

#include "core/parts.h"
#include "files/descriptor.h"
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>

namespace spadille::door {
namespace {

using std::chrono::steady_clock;

constexpr std::chrono::milliseconds kPatience{2000};
constexpr std::size_t kMost = 4096;
constexpr const char* kAsked =
    "802-11-wireless.mode,802-11-wireless.ssid,802-11-wireless-security.key-mgmt,"
    "802-11-wireless-security.psk";

/// What comes out of a pipe, until it ends or patience does.
std::string heard(int from) {
  std::string all;
  const auto end = steady_clock::now() + kPatience;
  std::array<char, 512> bytes{};
  pollfd wait{from, POLLIN, 0};
  while (all.size() < kMost) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - steady_clock::now());
    if (left.count() <= 0 || poll(&wait, 1, static_cast<int>(left.count())) == 0) break;
    const ssize_t got = read(from, bytes.data(), bytes.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) break;
    all.append(bytes.data(), static_cast<std::size_t>(got));
  }
  return all;
}

/// What a program says; empty where there is none of that name.
std::string said_by(std::vector<std::string> words) {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return {};
  const files::Descriptor from(ends[0]);
  files::Descriptor to(ends[1]);
  posix_spawn_file_actions_t actions{};
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, to.get(), STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_t child = 0;
  const int failed =
      posix_spawnp(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  to = {};
  if (failed != 0) return {};
  std::string all = heard(from.get());
  kill(child, SIGKILL);  // one that has ended does not mind
  waitpid(child, nullptr, 0);
  return all;
}

std::string escaped(std::string_view text) {
  std::string all;
  for (const char c : text) {
    if (std::string_view("\\;,:\"").find(c) != std::string_view::npos) all += '\\';
    all += c;
  }
  return all;
}

}  // namespace

std::optional<Hotspot> hotspot_on(const std::string& interface) {
  const std::string told =
      said_by({"nmcli", "-e", "no", "-g", "GENERAL.CONNECTION", "device", "show", interface});
  const std::string connection(parts(told, '\n').front());
  if (connection.empty()) return std::nullopt;
  return read_hotspot(
      said_by({"nmcli", "-s", "-e", "no", "-g", kAsked, "connection", "show", "id", connection}));
}

std::optional<Hotspot> read_hotspot(std::string_view told) {
  const auto lines = parts(told, '\n');
  if (lines.size() < 2 || lines[0] != "ap" || lines[1].empty()) return std::nullopt;
  return Hotspot{std::string(lines[1]), lines.size() > 3 ? std::string(lines[3]) : ""};
}

std::string joining(const Hotspot& hotspot) {
  const std::string name = "S:" + escaped(hotspot.name) + ';';
  if (hotspot.password.empty()) return "WIFI:T:nopass;" + name + ';';
  return "WIFI:T:WPA;" + name + "P:" + escaped(hotspot.password) + ";;";
}

}  // namespace spadille::door

#include <iostream>

#include <sys/ioctl.h>
#include <unistd.h>

#include "ui/cli/commands.h"

namespace {

std::size_t terminal_columns() {
  winsize size{};
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the system has no other call for it
  const bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
  return known ? size.ws_col : 100;
}

}  // namespace

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  using namespace spadille::cli;
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  return static_cast<int>(run(arguments, {std::cin, std::cout, std::cerr},
                              Style::for_stream(STDOUT_FILENO), terminal_columns()));
}

#include "ui/cli/terminal/style.h"

#include <cstdlib>

#include <unistd.h>

namespace spadille::cli {

std::size_t Style::sequence_at(std::string_view text) {
  for (const std::string_view sequence :
       {std::string_view("\x1b[0m"), std::string_view("\x1b[1m"), std::string_view("\x1b[2m"),
        std::string_view("\x1b[9m"), std::string_view("\x1b[31m"), std::string_view("\x1b[33m"),
        std::string_view("\x1b[97;40m"), kLineBegin})
    if (text.substr(0, sequence.size()) == sequence) return sequence.size();
  return 0;
}

Style Style::for_stream(int descriptor) {
  const char* no_color = std::getenv("NO_COLOR");
  const char* terminal = std::getenv("TERM");
  const bool refused = no_color != nullptr && *no_color != '\0';
  const std::string_view kind = terminal == nullptr ? "" : terminal;
  return {.on = isatty(descriptor) != 0 && !refused && !kind.empty() && kind != "dumb"};
}

}  // namespace spadille::cli

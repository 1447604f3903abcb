#include "ui/cli/style.h"

#include <cstdlib>

#include <unistd.h>

namespace spadille::cli {

Style Style::for_stream(int descriptor) {
  const char* no_color = std::getenv("NO_COLOR");
  const char* terminal = std::getenv("TERM");
  const bool refused = no_color != nullptr && *no_color != '\0';
  const std::string_view kind = terminal == nullptr ? "" : terminal;
  return {.on = isatty(descriptor) != 0 && !refused && !kind.empty() && kind != "dumb"};
}

}  // namespace spadille::cli

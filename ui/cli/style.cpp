#include "ui/cli/style.h"

#include <cstdlib>

#include <unistd.h>

namespace spadille::cli {

Style Style::for_stream(int descriptor) {
  const char* no_color = std::getenv("NO_COLOR");
  const char* terminal = std::getenv("TERM");
  const bool refused = no_color != nullptr && *no_color != '\0';
  const bool dumb = terminal == nullptr || std::string_view(terminal) == "dumb";
  return {.on = isatty(descriptor) != 0 && !refused && !dumb};
}

}  // namespace spadille::cli

#include "ui/cli/terminal/write_text.h"

#include <ostream>

#include "files/whole_file.h"

namespace spadille::cli {

Exit write_text(const std::string& file, std::string_view text, const Streams& streams,
                const Voice& voice) {
  if (file.empty() || file == "-") return streams.out << text, Exit::done;
  files::WholeFile to(file);
  if (!to.begun()) return fail(to.begun().error(), streams, voice);
  to.out() << text;
  if (const auto written = to.finish(); !written) return fail(written.error(), streams, voice);
  streams.saved();
  return Exit::done;
}

}  // namespace spadille::cli

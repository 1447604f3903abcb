#pragma once

// One document a line, one answer a line.

#include <cerrno>
#include <cstring>
#include <ostream>

#include "ui/cli/terminal/files.h"
#include "ui/cli/terminal/streams.h"

namespace spadille::cli {

[[nodiscard]] inline Limits limits_of_line() {
  Limits limits;
  limits.bytes = kDocument;
  return limits;
}

/// Calls `answer(line)` for every line that is not blank, as long as somebody listens; the worst
/// end of them. Who waits for an answer gets it at once.
template <typename Answer>
[[nodiscard]] Exit each_line(std::istream& in, const Streams& streams, const Voice& voice,
                             const Answer& answer) {
  Exit end = Exit::done;
  LineReader lines(in, kDocument);
  std::string_view line;
  errno = 0;
  while (streams.out && lines.next(line)) {
    if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
    end = worse(end, answer(line));
    if (lines.waits()) streams.out.flush();
  }
  if (lines.endless())
    return worse(end, fail({Error::Code::file, {"error.endless"}, {}}, streams, voice));
  if (!in.bad() && errno != EBADF) return end;
  return fail({Error::Code::file, {"error.cannot_read"}, std::strerror(errno)}, streams, voice);
}

}  // namespace spadille::cli

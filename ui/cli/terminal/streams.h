#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>

#include "app/book.h"
#include "core/error.h"
#include "core/finding.h"
#include "ui/cli/terminal/voice.h"

namespace spadille::cli {

struct Machine;

/// What a script learns from the exit status. Never change these values.
enum class Exit : int {
  done = 0,
  findings = 1,
  usage = 2,
  file = 3,
  newer_format = 4,
  conflict = 5,  ///< somebody else wrote first; nothing was saved
  unwritten = 6  ///< saved, but the answer could not be written: to do it again would save it twice
};

/// The worse of two ends: a file that is missing outweighs a finding in another.
[[nodiscard]] Exit worse(Exit a, Exit b);
[[nodiscard]] Exit exit_of(const Error& error);

/// Where a command reads and writes: data on `out`, talk on `err`.
struct Streams {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  const Machine* machine = nullptr;  ///< only for commands that open the book
  bool* kept = nullptr;              ///< set once something is saved

  /// Every command that writes says so once it is on the disk, before it answers.
  void saved() const;
};

/// Says an error on `err` and gives its exit status.
[[nodiscard]] Exit fail(const Error& error, const Streams& streams, const Voice& voice);

/// The same, of findings about what was asked. `detail`: the document that they are about.
[[nodiscard]] Exit fail(const Findings& findings, const SeatNames& names, const std::string& detail,
                        const Streams& streams, const Voice& voice);

/// Says why something was not done.
[[nodiscard]] Exit refuse(const Refusal& refusal, const SeatNames& names, const Streams& streams,
                          const Voice& voice);

/// A word of the command line that stands for nothing there. `word`: as it was typed.
[[nodiscard]] Exit bad_value(const std::string& word, const Streams& streams, const Voice& voice);

/// There is no deal of this number.
[[nodiscard]] Error no_such_deal(int number);

}  // namespace spadille::cli

#pragma once

#include <string>
#include <vector>

#include "tests/harm/scribe.h"

namespace spadille::tests {

/// A club's drive as a row of steps: 35 people, two rounds at eight tables. One is played deal by
/// deal; somebody comes late, somebody leaves; results are told, told differently, settled and put
/// right; it ends with prizes. A step is there or is not, however much it writes. The same steps
/// leave the same book.
[[nodiscard]] int steps_of_drive();

/// Does the step of a number, from 0. REQUIRES: the book holds those before it, and no others.
[[nodiscard]] Outcome<void> take_step(OpenBook& opened, int number);

/// Everything in the book: people, and what was written down, without devices and what is drawn by
/// lot.
[[nodiscard]] std::string content(OpenBook& opened);

/// What the drive leaves behind when nobody disturbs it.
struct WholeDrive {
  std::vector<std::string> after{};  ///< the book after so many steps
  std::string room{};                ///< documents: how it ends
  std::string ranking{};
};
[[nodiscard]] const WholeDrive& whole_drive();

/// How many steps are in the book; -1 where it is not what any number of steps leaves behind.
[[nodiscard]] int steps_in(OpenBook& opened);
/// The same of a book that is opened for it, its pages, lists and chains checked.
[[nodiscard]] int steps_in(const db::DatabaseOptions& options);

/// Takes the steps that are missing. Nothing, or what is wrong with the end.
[[nodiscard]] std::string complaint_when_ended(const db::DatabaseOptions& options);

}  // namespace spadille::tests

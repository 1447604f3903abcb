#pragma once

#include <string>
#include <vector>

#include "app/record/opening.h"
#include "text/words.h"

namespace spadille {

/// What puts a beginning right. Who only sits down later was not told wrong: the seats change.
[[nodiscard]] Outcome<Event> mending_event(Book& book, const Desk& desk,
                                           const OpeningCorrection& correction);

/// What that would do, a line a deal and whatever else. Nothing is written: who is new in it is not
/// in the book afterwards.
[[nodiscard]] Outcome<std::vector<std::string>> mending_effect(Book& book, const Desk& desk,
                                                               const OpeningCorrection& correction,
                                                               const Words& words);

/// Nothing: a session of this opening could begin. Nothing is written.
[[nodiscard]] Outcome<void> could_begin(Book& book, const Opening& opening);

}  // namespace spadille

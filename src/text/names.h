#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/seat_names.h"
#include "text/words.h"

namespace spadille {

/// A name as it is kept: accents and letters as one sign (NFC), without signs that nobody sees, one
/// plain space between two words. What is no UTF-8 stays as it is.
[[nodiscard]] std::string composed(std::string_view name);
[[nodiscard]] SeatNames composed(SeatNames names);

/// What a name looks like: the same for two that nobody can tell apart in print, such as a Latin
/// and a Cyrillic A. Never shown. REQUIRES: UTF-8.
[[nodiscard]] std::string look_of(std::string_view name);

/// Whether one name may be the other: in other capitals or accents, or with one letter more, less,
/// changed or swapped with its neighbour behind the first. Short names, figures and Japanese are
/// not compared letter by letter: there one sign makes another person. REQUIRES: UTF-8.
[[nodiscard]] bool may_be_meant(std::string_view name, std::string_view by);

/// A name as it stands in a sentence: where it is read from right to left, shut off by U+2068 and
/// U+2069, so that what stands beside it stays in its place. Every other name stays as it is.
[[nodiscard]] std::string isolated(std::string name);
[[nodiscard]] SeatNames isolated(SeatNames names);

/// What a seat is called: N E S W, where nobody is named, are the letters of the language.
[[nodiscard]] std::string seat_said(const SeatNames& names, Seat who, Language language);
[[nodiscard]] SeatNames seats_said(SeatNames names, Language language);

/// "Ann, Bob, Chris": as names stand in a sentence.
[[nodiscard]] std::string listed(const std::vector<std::string>& names, Language language);

}  // namespace spadille

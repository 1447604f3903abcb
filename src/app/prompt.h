#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/views.h"
#include "games/tables.h"

namespace spadille {

/// A member and what was said for it.
struct Spoken {
  const Member* member = nullptr;
  Value value{};                     ///< empty: what an absent member means
  std::vector<std::string> words{};  ///< of each number in `value`
  friend bool operator==(const Spoken&, const Spoken&) = default;
};

/// One question of an interview.
struct Prompt {
  const Member* member = nullptr;    ///< what is asked for: key, label, rule, kind
  std::vector<std::string> valid{};  ///< as people type it: names, choices, "y" and "n", or "0…5"
  /// Flags whose word answers instead and makes the question needless: "pass".
  std::vector<const Member*> instead{};
  /// What an empty answer takes; nothing where one has to answer. After going back it may be
  /// another member, one of `instead` for example.
  std::optional<Spoken> usual{};
  bool elsewhere = false;      ///< an empty answer leaves it to a later question to say the same
  std::vector<int> numbers{};  ///< every single answer, where these are questions of a ruling
  friend bool operator==(const Prompt&, const Prompt&) = default;
};

/// What a deal would do if it were written down.
struct Preview {
  DealView deal{};  ///< places of its findings lie in the deal
  Accounts accounts{};
  SeatNames names{};    ///< and who are partners in this deal
  Standing standing{};  ///< after it
};

}  // namespace spadille

#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/people/names.h"
#include "app/record/desk.h"
#include "app/views.h"
#include "text/words.h"

namespace spadille {

/// A ruling of an evening, and what other rules say about the same. It stays as it was given: a
/// table decided it (ADR 21).
struct OtherRuling {
  StaleView ruling{};  ///< `now`: by the other rules; nothing where they ask what nobody told
  /// The table decided otherwise than its own rules would: nobody knows what it would decide here.
  bool own = false;
  bool of_void_deal = false;  ///< the deal was dealt again: `deal` is the one in its place
  /// What of it is in the totals. What a void deal costs follows the other rules by itself.
  std::vector<Line> counted{};
};

/// A table by the other rules.
using ByOthers = std::function<Table(const Table&)>;

/// Those that the other rules would decide otherwise, and those that the table decided by itself,
/// deal by deal.
[[nodiscard]] std::vector<OtherRuling> other_rulings(const Table& table, const ByOthers& by_others,
                                                     const Names& names);

/// "Deal 3 · EU-8.16  Revoke — ruled: …  → by the other rules: … · in the totals: …".
[[nodiscard]] std::string in_words(std::string_view game, const OtherRuling& ruling,
                                   const Words& words);

}  // namespace spadille

#pragma once

// What every answer of the referee begins with: a document that was read, and its table.

#include <string>
#include <utility>
#include <variant>

#include "tl/expected.hpp"

#include "codec/document.h"
#include "core/seat_names.h"

namespace spadille {

[[nodiscard]] inline Error other_format(const Document& document) {
  return {Error::Code::usage, {"error.other_question"}, std::string(name(document.format))};
}

/// Findings about rules and beginning, before anything is asked of them.
template <Game G>
[[nodiscard]] Findings check_beginning(const Evening<G>& evening, Findings found) {
  append_new(found, check(evening.rules), "/rules");
  if (!has_error(found) && !accounts(evening.before).empty())
    append_new(found, check(evening.rules, evening.before), "/before");
  return found;
}

/// One a seat, and who are partners.
template <Game G>
[[nodiscard]] SeatNames names_of(const Evening<G>& evening) {
  const int ruled = seats_ruled(evening.rules);
  const auto counted = static_cast<int>(accounts(evening.before).size());
  SeatNames names = SeatNames::of(evening.about.players, ruled != 0 ? ruled : counted,
                                  seat_letters(evening.rules));
  names.sides = sides(evening.rules, evening.before);
  return names;
}

/// Calls `look(evening, view)` for a document of the right kind that was read whole.
template <typename View, typename Look>
[[nodiscard]] tl::expected<View, Error> viewed(const Document& document, Format format,
                                               const Look& look) {
  if (document.whole && document.format != format) return tl::unexpected(other_format(document));
  View view{.findings = document.findings};
  if (!document.whole) return view;
  std::visit(
      [&]<Game G>(const Evening<G>& evening) {
        view.game = G::kId;
        view.findings = check_beginning(evening, std::move(view.findings));
        view.names = names_of(evening);
        if (!has_error(view.findings)) look(evening, view);
      },
      document.evening);
  return view;
}

}  // namespace spadille

#pragma once

// What every answer of the referee begins with: a document that was read, and its table.

#include <utility>

#include "tl/expected.hpp"

#include "codec/document.h"
#include "core/seat_names.h"

namespace spadille {

[[nodiscard]] Error other_format(const Document& document);

/// Findings about rules and beginning, before anything is asked of them.
[[nodiscard]] Findings check_beginning(const Evening& evening, Findings found);

/// One a seat, and who are partners.
[[nodiscard]] SeatNames names_of(const Evening& evening);

/// Calls `look(evening, view)` for a document of the right kind that was read whole.
template <typename View, typename Look>
[[nodiscard]] tl::expected<View, Error> viewed(const Document& document, Format format,
                                               const Look& look) {
  if (document.whole && document.format != format) return tl::unexpected(other_format(document));
  View view{.findings = document.findings};
  if (!document.whole) return view;
  const Evening& evening = document.evening;
  view.game = evening.rules.game().id();
  view.findings = check_beginning(evening, std::move(view.findings));
  view.names = names_of(evening);
  if (!has_error(view.findings)) look(evening, view);
  return view;
}

}  // namespace spadille

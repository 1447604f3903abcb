#pragma once

#include <string>

#include "app/book.h"
#include "codec/document.h"
#include "session/any_session.h"
#include "text/words.h"

namespace spadille {

/// A played deal with more cards, as they fell: tricks of `players` cards.
[[nodiscard]] Document with_cards(Document played, const std::string& cards, std::size_t players,
                                  Language language);

/// A deal told card by card, for the book.
struct ToldPlay {
  AnyDeal deal{};
  CardPlay play{};
};
/// What a played document comes to; or why there is no deal to record.
[[nodiscard]] Outcome<ToldPlay> told_play(const Document& played);

}  // namespace spadille

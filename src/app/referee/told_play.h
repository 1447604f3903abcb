#pragma once

#include <string>

#include "app/book.h"
#include "app/referee/ruling.h"
#include "codec/document.h"
#include "text/words.h"

namespace spadille {

/// A played deal with more cards, as they fell: tricks of `players` cards.
[[nodiscard]] Document with_cards(Document played, const std::string& cards, std::size_t players,
                                  Language language);

/// A deal told card by card, for the book.
struct ToldPlay {
  AnyDeal deal{};
  CardPlay play{};
  std::vector<RulingView> rulings{};  ///< on the revokes that its cards prove
};
/// What a played document comes to; or why there is no deal to record.
[[nodiscard]] Outcome<ToldPlay> told_play(const Document& played);

/// A played document, or an incident, at the table of a session, where it belongs. What it tells of
/// its table itself has to be so there: rules, players, and what `before` has of the deal. What an
/// incident does not tell and the session knows is filled in.
[[nodiscard]] Outcome<Document> at_table(Document played, Evening table);

/// Whether all these rulings can be posted with their deal: nothing is left to be answered, and
/// they do something.
[[nodiscard]] bool can_be_posted(const std::vector<RulingView>& rulings);

}  // namespace spadille

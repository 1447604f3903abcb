#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/desk.h"
#include "app/views.h"
#include "session/any_session.h"
#include "text/words.h"

namespace spadille {

/// A question to the referee as people type it.
struct InWords {
  std::vector<std::pair<std::string, std::string>> members{};  ///< "trump", "spades"
  std::vector<std::string> items{};  ///< cards of the trick, calls, or a trick each
  std::vector<std::string> hands{};  ///< "N: SA SK": what is known of a hand
  std::string dealer{};              ///< a name, a letter or a number
  std::string deal{};                ///< what else is known of it, in short form
  Language language = Language::en;  ///< whose court letters cards may have
};

/// The members that a question of this format can have.
[[nodiscard]] std::vector<const Member*> question_members(Format format);

/// A table to ask about: these rules, these players if they are named.
[[nodiscard]] AnyEvening table_by(const RulesView& rules, const std::vector<std::string>& players);
/// The table of a session as it stands now.
[[nodiscard]] AnyEvening table_by(const Desk& desk, const Names& names);

/// The table as it was when a deal of the session began, and that deal. REQUIRES: there is one of
/// this number.
[[nodiscard]] AnyEvening table_before(const Desk& desk, const Names& names, int number);

/// What the questions at a table are about.
struct TableTraits {
  std::string_view game{};
  bool trumps = false;   ///< the game has trumps
  bool auction = false;  ///< something is called before the play
  bool loners = false;   ///< somebody can play alone without his partner
  SeatNames names{};
  CardSet pack{};
  CardSet turned_up_from{};              ///< for the auction; empty: no card is turned up
  InlineVec<Seat, kMaxSeats> players{};  ///< in turn, from the first leader on
};
/// REQUIRES: rules and beginning passed check().
[[nodiscard]] TableTraits traits_of(const AnyEvening& table, const Position& turn = {});

/// The question as a document; words that are not understood are findings of it.
[[nodiscard]] Document in_words(AnyEvening table, Format format, const InWords& words);

/// The same, with what was asked before.
[[nodiscard]] Document more_in_words(Document document, const InWords& words);

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

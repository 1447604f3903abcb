#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/referee/referee.h"
#include "text/words.h"

// What the referee says of a moment of the play, or of all of it, in the order of the rulebook: a
// sentence each, with the clause that says so. No views with an error among their findings.
namespace spadille {

/// A sentence about the play, what it lists, and the clause that says so.
struct Statement {
  Message message{};
  std::vector<Card> cards{};  ///< as they are shown
  SeatSet seats{};
  RuleId rule{};
  friend bool operator==(const Statement&, const Statement&) = default;
};
/// What a statement lists: cards or players with commas between; nothing where it lists none.
[[nodiscard]] std::string listed(const Statement& statement, const SeatNames& names,
                                 Language language);

/// As it is said: the sentence, and behind it what it lists.
[[nodiscard]] std::string in_words(const Statement& statement, const SeatNames& names,
                                   const Words& words);

/// "Allowed": message key.
[[nodiscard]] std::string_view title_of(Verdict::Play play);
/// As documents have it.
[[nodiscard]] std::string_view name(Verdict::Play play);

/// Whether a card was lawful, or what may be played of a hand; and whose trick it is so far.
[[nodiscard]] std::vector<Statement> verdict_told(const TurnView& view);
/// Who wins a trick, what is in it, and who plays next.
[[nodiscard]] std::vector<Statement> trick_told(const TurnView& view);
/// The melds in a trick, or that there are none where all have played; nothing in a game without.
[[nodiscard]] std::optional<Statement> melds_told(const TurnView& view);

/// What the cards prove, a sentence each: who revoked, by which clause, and how it came out.
[[nodiscard]] std::vector<Statement> revokes_told(const PlayedView& view);
/// The plays that the cards leave open, and what each depends on.
[[nodiscard]] std::vector<Statement> open_told(const PlayedView& view);

}  // namespace spadille

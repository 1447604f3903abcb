#pragma once

#include <optional>
#include <string>

#include "app/phones/acts.h"
#include "tests/walker/chosen_deal.h"

namespace spadille::tests {

/// What whoever keeps the score, and a director, asks and does from a phone without a seat.
/// Whether the current session is that of a table at the event that runs: who keeps the score there
/// has to sit at it, and a director does not.
[[nodiscard]] bool is_at_event(Club& club);
/// Who may enter deals of the current session, and, unless it is at an event, no more than that.
[[nodiscard]] Asker a_scorer(Club& club);
[[nodiscard]] Asker a_director();
/// Somebody who sits or waits at the current session, and what he is called.
struct Seated {
  Asker asker{};
  std::string name{};
};
[[nodiscard]] Seated somebody_seated(Club& club, Dice& dice);

/// What a phone is told about the current session; `session` and the envelope are put in. With a
/// `session` that is null, of the table that it follows.
[[nodiscard]] Answered ask_phone(Club& club, const Asker& by, Json query);
/// The same where it has to be told. A complaint where it is not.
[[nodiscard]] Json told_phone(Club& club, const Asker& by, const Json& query);

/// An act of a phone, as it was sent and answered.
struct Sent {
  std::string id{};
  Answered answered{};
  [[nodiscard]] bool done() const { return answered.as == Answered::As::done; }
  /// Why it was not done; empty: it was.
  [[nodiscard]] std::string refused() const { return done() ? "" : answered.document; }
};
/// Sends it twice, as a phone does that has had no answer: it says the same both times. `session`,
/// `id` and the envelope are put in, and the head of what we saw where the act has none.
Sent send_phone(Club& club, const Asker& by, const std::string& what, Json members);
/// The same, and looks whether it wrote one event, or nothing where it was refused.
Sent write_by_phone(Club& club, const Asker& by, const std::string& what, Json members);

/// Records the next deal: answer by answer, where the dice say so, or as a document. Returns
/// whether it was written down; nothing where the answers lead to another deal.
[[nodiscard]] std::optional<bool> enter_on_phone(Club& club, const ChosenDeal& chosen, Dice& dice);
/// Corrects the deal of a number, likewise.
[[nodiscard]] bool correct_on_phone(Club& club, int number, const ChosenDeal& chosen, Dice& dice);
/// Strikes the deal of a number out.
[[nodiscard]] bool strike_on_phone(Club& club, int number);
/// What happened in the deal in play or one of the last, question by question; whether it was
/// written down.
[[nodiscard]] bool rule_on_phone(Club& club, Dice& dice);

}  // namespace spadille::tests

#pragma once

#include "games/euchre/incident.h"

// Which answers change a decision: what the form asks by, and what the rulings begin with.
namespace spadille::euchre {

/// Whether the incident is one of these.
template <typename... Whats>
bool is(const Incident& i, Whats... whats) {
  return i.what && ((*i.what == whats) || ...);
}

/// EU-8.2, EU-8.14: a hand of a wrong size after the first lead, however it came about.
[[nodiscard]] bool wrong_number_in_play(const Incident& i);
/// Before the first lead the dealer may still discard (EU-8.14).
[[nodiscard]] bool wrong_number_in_time(const Incident& i);
/// EU-8.14: the dealer took the turn-up, and can still discard.
[[nodiscard]] bool forgot_to_discard(const Carry& carry, const Incident& i);
/// EU-8.14 with points: a new deal needs no offender.
[[nodiscard]] bool settled_as_wrong_number(const Rules& rules, const Incident& i);
/// EU-8.20: at other tables several revokes of one side are as one.
[[nodiscard]] bool counts_revokes(const Rules& rules, const Incident& i);
/// When a revoke was noticed. EU-8.38: where its player was asked in time, it can be mended longer.
[[nodiscard]] std::optional<Incident::Noticed> revoke_noticed(const Incident& i);
/// EU-8.17: whether there was still time to claim a revoke that is established.
[[nodiscard]] bool claimed(const Rules& rules, const Incident& i);
/// EU-8.15: the card is taken back.
[[nodiscard]] bool mended(const Rules& rules, const Incident& i);
/// EU-8.23: the same with a card that was played out of turn.
[[nodiscard]] bool taken_back_out_of_turn(const Rules& rules, const Incident& i);
/// EU-8.16, EU-8.17, EU-8.20: one price for an established revoke.
[[nodiscard]] bool settled_as_revoke(const Rules& rules, const Incident& i);

/// EU-8.28: a hand was thrown in against a lone maker, who may go on.
[[nodiscard]] bool thrown_in_against_loner(const Incident& i);
/// EU-8.29 with points: a hand was thrown in, and not against a lone maker.
[[nodiscard]] bool ended_by_throwing_in(const Rules& rules, const Incident& i);
/// EU-8.6: a deal that is void although cards of it were played.
[[nodiscard]] bool void_in_play(const Rules& rules, const Incident& i);
/// EU-8.16, EU-8.29: what ends a hand costs, and never less than the makers would lose by the play.
[[nodiscard]] int price(const Rules& rules, const Incident& i);

/// EU-7.14: whether a defender may say "alone" until the first lead.
[[nodiscard]] bool may_defend_late(const Rules& rules);

/// Whether a card has been played to the first trick. REQUIRES: told how far the deal was.
[[nodiscard]] bool played_to(const Incident& i);
/// EU-8.35, EU-8.37: who may not have made trumps, or exchanged, and has played on it.
[[nodiscard]] bool played_without_right(const Rules& rules, const Incident& i);

[[nodiscard]] bool asks_stage(const Rules& rules, const Incident& i);
/// EU-8.41: until the first lead it matters what somebody knows.
[[nodiscard]] bool asks_stage_of_onlooker(const Incident& i);
[[nodiscard]] bool asks_both(const Rules& rules, const Incident& i);
[[nodiscard]] bool asks_who(const Rules& rules, const Incident& i);
[[nodiscard]] bool asks_times(const Rules& rules, const Carry& carry, const Incident& i);
[[nodiscard]] bool asks_offender_alone(const Rules& rules, const Incident& i);
[[nodiscard]] bool asks_lone(const Rules& rules, const Incident& i);
/// EU-7.10: whether the makers would lose more by the play than the fault costs.
[[nodiscard]] bool asks_no_trick(const Rules& rules, const Incident& i);

}  // namespace spadille::euchre

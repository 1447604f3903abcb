#pragma once

#include "games/euchre/asked.h"
#include "games/euchre/rulings.h"

// The parts that rule_on() is made of: one function a clause of chapter 8, and how each ends.
// Every one of them REQUIRES an incident without errors.
namespace spadille::euchre {

[[nodiscard]] constexpr Side against(Seat s) { return opponents(side_of(s)); }

/// EU-8.1: nobody scores, and the same dealer deals again, or the one who is named.
[[nodiscard]] Decision dealt_again(Clauses clauses, Instructions words,
                                   std::optional<Seat> dealer = {});
/// EU-8.1: points besides the score of the deal.
[[nodiscard]] Decision besides(Line line, Clauses clauses, Instructions words);
/// EU-8.1: points, and nothing else of this deal is scored.
[[nodiscard]] Decision instead(Line line, Clauses clauses, Instructions words);
/// Points from the table to a side.
[[nodiscard]] Line points(RuleId rule, Message message, int amount, Side to);

/// EU-8.14: the deal is played out, the side at fault scores nothing, so its own score is replaced,
/// and only that, and the others get 2 points, or 4 in a lone hand.
[[nodiscard]] Decision two_or_four(const Incident& i, const Message& first, std::string_view line,
                                   Clauses clauses);
/// Whose fault ends a hand: the dealer's where nobody else can be at fault (EU-8.36).
[[nodiscard]] Seat offender(const Carry& carry, const Incident& i);

/// When the owner of an exposed card has to play it (EU-8.25).
[[nodiscard]] Message must_play(const Rules& rules, Seat owner);

// The deal, EU-8.2 to EU-8.6, EU-8.14 and EU-8.34.
[[nodiscard]] Decision misdeal(const Rules& rules, const Carry& carry, const Incident& i);
[[nodiscard]] Decision faced_card(const Incident& i);
[[nodiscard]] Decision wrong_pack();
[[nodiscard]] Decision card_shown_dealing(const Incident& i);
[[nodiscard]] Decision deal_out_of_turn(const Rules& rules, const Carry& carry, const Incident& i);
[[nodiscard]] Decision not_cut(const Rules& rules, const Carry& carry, const Incident& i);
[[nodiscard]] Decision wrong_number(const Rules& rules, const Carry& carry, const Incident& i);

// The auction and the exchange, EU-8.7 to EU-8.13.
[[nodiscard]] Decision call_out_of_turn();
[[nodiscard]] Decision call_after_pass(const Incident& i);
[[nodiscard]] Decision turned_down_named(const Rules& rules, const Incident& i);
[[nodiscard]] Decision turned_down_early(const Carry& carry);
[[nodiscard]] Decision alone_late(const Rules& rules, const Incident& i);
[[nodiscard]] Decision auction_talk(const Rules& rules, const Incident& i);
[[nodiscard]] Decision discard_changed(const Carry& carry, const Incident& i);

// What the sources leave to the table, EU-8.35 to EU-8.41.
[[nodiscard]] Decision no_natural_trump(const Rules& rules, const Incident& i);
[[nodiscard]] Decision stuck_dealer_passes(const Rules& rules, const Carry& carry,
                                           const Incident& i);
[[nodiscard]] Decision wrong_exchange(const Rules& rules, const Carry& carry, const Incident& i);
[[nodiscard]] Decision none_left(const Rules& rules, const Carry& carry, const Incident& i);
[[nodiscard]] Decision wrong_taker(const Incident& i);
[[nodiscard]] Decision winner_disputed(const Incident& i);
[[nodiscard]] Decision onlooker(const Incident& i);

// Revokes, EU-8.15 to EU-8.20.
[[nodiscard]] Decision revoke(const Rules& rules, const Carry& carry, const Incident& i);
[[nodiscard]] Decision revoke_claim(const Rules& rules, const Carry& carry, const Incident& i);
[[nodiscard]] Decision wrong_claim(const Rules& rules, const Incident& i);
[[nodiscard]] Decision several_revokes(const Rules& rules, const Carry& carry, const Incident& i);
/// EU-8.20: those of a hand as one fault, whoever told which first. REQUIRES: each counts.
[[nodiscard]] Incident several(const Rules& rules, std::span<const Incident> revokes);

// Cards and words during the play, EU-8.21 to EU-8.33.
[[nodiscard]] Decision lead_out_of_turn(const Rules& rules, const Incident& i);
[[nodiscard]] Decision play_out_of_turn(const Rules& rules, const Incident& i);
[[nodiscard]] Decision exposed_card(const Rules& rules, const Incident& i);
[[nodiscard]] Decision sitting_out_shows(const Incident& i);
[[nodiscard]] Decision thrown_in(const Incident& i);
[[nodiscard]] Decision claim_rest(const Rules& rules, const Incident& i);
[[nodiscard]] Decision table_talk(const Rules& rules, const Incident& i);
[[nodiscard]] Decision card_taken_back(const Rules& rules);
[[nodiscard]] Decision score_error(const Incident& i);
[[nodiscard]] Decision trick_looked_at(const Incident& i);

}  // namespace spadille::euchre

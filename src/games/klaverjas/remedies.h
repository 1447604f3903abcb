#pragma once

// The parts of rule_on(): the ladders, and what several of them end in.

#include "games/klaverjas/rulings.h"

namespace spadille::klaverjas {

/// The deal is void, and the same dealer deals again (KJ-8.1); said after the other sentences.
[[nodiscard]] Decision redeal(Clauses clauses, Instructions words = {});

/// Once the points are entered the deal stands (KJ-8.1, KJ-8.24).
[[nodiscard]] Decision too_late(RuleId clause);

/// Those who could ask for a remedy let the fault pass (KJ-8.1).
[[nodiscard]] Decision let_pass(RuleId clause);

/// Those who are innocent of a wrong number of cards have the deal played on (KJ-8.12, KJ-8.28).
[[nodiscard]] Decision wrong_number_stands(RuleId clause);

/// What a player counts on: his side, or of three himself.
[[nodiscard]] Account account_of(const Rules& rules, const Carry& carry, Seat who);

/// The other side; of three players the two others, from his left.
[[nodiscard]] InlineVec<Account, 2> opponents_of(const Rules& rules, const Carry& carry, Seat who);

[[nodiscard]] Arg arg_of(Account account);

/// Leads and cards out of turn, exposed cards, two at once (KJ-8.9 to KJ-8.12).
[[nodiscard]] Decision rule_on_card(const Rules& rules, const Incident& incident);

/// Revokes and what follows them (KJ-8.13 to KJ-8.21).
[[nodiscard]] Decision rule_on_revoke(const Rules& rules, const Carry& carry,
                                      const Incident& incident);

/// A deal that was dealt again for a revoke (KJ-8.17).
[[nodiscard]] Decision rule_on_second_deal(const Rules& rules, const Incident& incident);

/// Claims, counting, the sheet, manners (KJ-8.22 to KJ-8.28).
[[nodiscard]] Decision rule_on_claim(const Rules& rules, const Carry& carry,
                                     const Incident& incident);

// What the sources leave to the table (KJ-8.29 to KJ-8.33).
[[nodiscard]] Decision rule_on_refusal(const Rules& rules, const Carry& carry,
                                       const Incident& incident);
[[nodiscard]] Decision rule_on_none_left(const Rules& rules, const Carry& carry,
                                         const Incident& incident);
[[nodiscard]] Decision rule_on_wrong_taker(const Incident& incident);
[[nodiscard]] Decision rule_on_dispute(const Incident& incident);
[[nodiscard]] Decision rule_on_onlooker(const Incident& incident);

}  // namespace spadille::klaverjas

#pragma once

// What the ladders of chapter 8 share, and the ladders of its parts in the order of the clauses.

#include "games/quadrille/rulings.h"

namespace spadille::quadrille::ruling {

/// Why somebody is beasted, and how it is told: message keys, each of who pays and how much.
struct Beast {
  RuleId clause{};
  std::string_view line;
  std::string_view sentence = "quadrille.ruling.pays_beast";
};

/// The deal is void, and the same dealer deals again (QU-6.3).
[[nodiscard]] Decision deal_again(RuleId clause, const Instructions& words);

/// The moment of QU-8.1 has passed.
[[nodiscard]] Decision too_late_for(RuleId clause);

/// The same decision with a beast: as many counters as the pool held after the antes, paid once
/// the deal is settled (QU-5.14), and only once in a deal (QU-8.1). REQUIRES: told who.
[[nodiscard]] Decision with_beast(const Rules& rules, const Carry& carry, const Incident& incident,
                                  const Beast& beast, Decision decision);

/// QU-8.29: a beast of an earlier deal, the one that `carry` begins.
[[nodiscard]] Decision claim_beast(const Rules& rules, const Carry& carry, const Incident& incident,
                                   Beast beast);

// QU-8.2 to QU-8.14.
[[nodiscard]] Decision faced_card(const Rules& rules, const Incident& incident);
[[nodiscard]] Decision other_packets(const Incident& incident);
[[nodiscard]] Decision wrong_count();
[[nodiscard]] Decision played_with_eleven(const Rules& rules, const Carry& carry,
                                          const Incident& incident);
[[nodiscard]] Decision wrong_dealer(const Rules& rules, const Carry& carry,
                                    const Incident& incident);
[[nodiscard]] Decision bad_pack(const Incident& incident);
[[nodiscard]] Decision ante_forgotten(const Incident& incident);
[[nodiscard]] Decision bid_out_of_turn(const Rules& rules, const Incident& incident);
[[nodiscard]] Decision bid_not_allowed(const Incident& incident);
[[nodiscard]] Decision trumps_without_bid(const Incident& incident);
[[nodiscard]] Decision two_trumps();
[[nodiscard]] Decision wrong_call(const Rules& rules, const Incident& incident);
[[nodiscard]] Decision silent_spadille(const Incident& incident);

// QU-8.15 to QU-8.28.
[[nodiscard]] Decision revoke(const Rules& rules, const Carry& carry, const Incident& incident);
[[nodiscard]] Decision matador_kept(const Rules& rules, const Carry& carry,
                                    const Incident& incident);
[[nodiscard]] Decision out_of_turn(const Incident& incident);
[[nodiscard]] Decision shown_by_card(const Rules& rules, const Carry& carry,
                                     const Incident& incident);
[[nodiscard]] Decision card_seen(const Rules& rules, const Incident& incident);
[[nodiscard]] Decision hand_shown(const Incident& incident);
[[nodiscard]] Decision urging_on(const Incident& incident);
[[nodiscard]] Decision holding_back(const Rules& rules, const Carry& carry,
                                    const Incident& incident);
[[nodiscard]] Decision remark(const Incident& incident);
[[nodiscard]] Decision looking_at_tricks(const Rules& rules, const Incident& incident);
[[nodiscard]] Decision giving_up(const Incident& incident);

// QU-8.34 to QU-8.37.
[[nodiscard]] Decision none_left(const Rules& rules, const Carry& carry, const Incident& incident);
[[nodiscard]] Decision wrong_taker(const Incident& incident);
[[nodiscard]] Decision winner_disputed(const Incident& incident);
[[nodiscard]] Decision onlooker(const Incident& incident);

}  // namespace spadille::quadrille::ruling

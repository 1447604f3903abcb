#pragma once

#include <algorithm>

#include "games/any_game.h"

// The functions of concept Game (games/game.h), in one table, over values of whichever game: the
// first of them says which game that is. REQUIRES: all are of the same.
namespace spadille {

[[nodiscard]] inline Findings check(const AnyRules& rules) { return rules.game().do_check(rules); }
[[nodiscard]] inline Findings check(const AnyRules& rules, const AnyCarry& carry) {
  return rules.game().do_check(rules, carry);
}
[[nodiscard]] inline Findings validate(const AnyRules& rules, const AnyCarry& carry,
                                       const AnyDeal& deal) {
  return rules.game().do_validate(rules, carry, deal);
}
[[nodiscard]] inline Findings validate(const AnyRules& rules, const AnyCarry& carry,
                                       const AnyIncident& incident) {
  return rules.game().do_validate(rules, carry, incident);
}
[[nodiscard]] inline ScoreSheet score_play(const AnyRules& rules, const AnyCarry& carry,
                                           const AnyDeal& deal) {
  return rules.game().do_score_play(rules, carry, deal);
}
[[nodiscard]] inline ScoreSheet with_outcome(const AnyRules& rules, const AnyCarry& carry,
                                             const AnyDeal& deal, ScoreSheet sheet) {
  return rules.game().do_with_outcome(rules, carry, deal, std::move(sheet));
}
[[nodiscard]] inline AnyCarry advance(const AnyRules& rules, AnyCarry carry, const AnyDeal& deal,
                                      const ScoreSheet& sheet) {
  return rules.game().do_advance(rules, std::move(carry), deal, sheet);
}
[[nodiscard]] inline std::optional<FinishedGame> concluded(const AnyRules& rules,
                                                           const AnyCarry& carry,
                                                           const AnyDeal& deal,
                                                           const ScoreSheet& sheet) {
  return rules.game().do_concluded(rules, carry, deal, sheet);
}
[[nodiscard]] inline Facts facts(const AnyRules& rules, const AnyCarry& carry, const AnyDeal& deal,
                                 const ScoreSheet& sheet) {
  return rules.game().do_facts(rules, carry, deal, sheet);
}
[[nodiscard]] inline Facts facts(const AnyRules& rules, const AnyCarry& carry,
                                 const ScoreSheet& sheet) {
  return rules.game().do_facts_of_ended(rules, carry, sheet);
}
[[nodiscard]] inline Facts faults(const AnyRules& rules, const AnyCarry& carry,
                                  const AnyIncident& incident) {
  return rules.game().do_faults(rules, carry, incident);
}
[[nodiscard]] inline Standing standing(const AnyRules& rules, const AnyCarry& carry) {
  return rules.game().do_standing(rules, carry);
}
[[nodiscard]] inline Outlook outlook(const AnyRules& rules, const AnyCarry& carry,
                                     const AnyDeal& deal) {
  return rules.game().do_outlook(rules, carry, deal);
}
[[nodiscard]] inline std::vector<AnyDeal> readings(const AnyRules& rules, const AnyCarry& carry,
                                                   const AnyDeal& deal) {
  return rules.game().do_readings(rules, carry, deal);
}
[[nodiscard]] inline Decision rule_on(const AnyRules& rules, const AnyCarry& carry,
                                      const AnyIncident& incident) {
  return rules.game().do_rule_on(rules, carry, incident);
}
[[nodiscard]] inline std::optional<Decision> rule_together(const AnyRules& rules,
                                                           const AnyCarry& carry,
                                                           std::span<const AnyIncident> told) {
  return rules.game().do_rule_together(rules, carry, told);
}
[[nodiscard]] inline std::vector<AnyIncident> revokes_found(const AnyRules& rules,
                                                            const AnyCarry& carry,
                                                            const AnyDeal& deal,
                                                            std::span<const ProvedRevoke> revokes) {
  return rules.game().do_revokes_found(rules, carry, deal, revokes);
}
[[nodiscard]] inline std::vector<Known> answers_in(const AnyRules& rules, const AnyCarry& carry,
                                                   const AnyDeal& deal,
                                                   const AnyIncident& incident) {
  return rules.game().do_answers_in(rules, carry, deal, incident);
}
[[nodiscard]] inline std::vector<Known> answers_of_book(
    const AnyRules& rules, const AnyCarry& carry, std::span<const Earlier<AnyIncident>> earlier,
    const AnyIncident& incident) {
  return rules.game().do_answers_of_book(rules, carry, earlier, incident);
}
[[nodiscard]] inline std::vector<Known> answers_of_marks(const AnyRules& rules,
                                                         std::span<const int> chalked,
                                                         const AnyIncident& incident) {
  return rules.game().do_answers_of_marks(rules, chalked, incident);
}
[[nodiscard]] inline ScoreSheet closing(const AnyRules& rules, const AnyCarry& carry) {
  return rules.game().do_closing(rules, carry);
}
[[nodiscard]] inline Proof prove(const AnyRules& rules, const AnyCarry& carry,
                                 const Totals& totals) {
  return rules.game().do_prove(rules, carry, totals);
}
[[nodiscard]] inline Findings check_round(const AnyRules& rules, const AnyCarry& fresh,
                                          const RoundTold& told) {
  return rules.game().do_check_round(rules, fresh, told);
}
[[nodiscard]] inline AnyRules at_event(const AnyRules& rules, const RoundPlayed& round) {
  return rules.game().do_at_event(rules, round);
}
[[nodiscard]] inline AnyCarry put_aside(const AnyRules& rules, AnyCarry carry, const Totals& totals,
                                        SeatSet absent) {
  return rules.game().do_put_aside(rules, std::move(carry), totals, absent);
}
[[nodiscard]] inline AnyCarry start(const AnyRules& rules, int seats) {
  return rules.game().do_start(rules, seats);
}
[[nodiscard]] inline int seats_ruled(const AnyRules& rules) {
  return rules.game().do_seats_ruled(rules);
}
/// How many sit there: as the rules say, or as many as are counted for; a pool sits nowhere.
[[nodiscard]] inline int seats_at(const AnyRules& rules, const Accounts& accounts) {
  if (const int ruled = seats_ruled(rules); ruled != 0) return ruled;
  return static_cast<int>(
      std::count_if(accounts.begin(), accounts.end(),
                    [](const Account& account) { return account.kind == Account::Kind::seat; }));
}
[[nodiscard]] inline std::string_view seat_letters(const AnyRules& rules) {
  return rules.game().do_seat_letters(rules);
}
[[nodiscard]] inline bool counts_losses(const AnyRules& rules) {
  return rules.game().do_counts_losses(rules);
}
[[nodiscard]] inline bool may_miss_games(const AnyRules& rules) {
  return rules.game().do_may_miss_games(rules);
}
[[nodiscard]] inline bool claims_melds(const AnyRules& rules) {
  return rules.game().do_claims_melds(rules);
}
[[nodiscard]] inline Totals counted_totals(const AnyRules& rules, const Totals& totals) {
  return rules.game().do_counted_totals(rules, totals);
}
[[nodiscard]] inline Totals personal(const AnyRules& rules, const AnyCarry& carry) {
  return rules.game().do_personal(rules, carry);
}
[[nodiscard]] inline Accounts accounts(const AnyCarry& carry) {
  return carry.game().do_accounts(carry);
}
[[nodiscard]] inline Accounts ruled_accounts(const AnyRules& rules, const AnyCarry& carry) {
  return rules.game().do_ruled_accounts(rules, carry);
}
[[nodiscard]] inline Totals totals(const AnyCarry& carry) { return carry.game().do_totals(carry); }
[[nodiscard]] inline Sides sides(const AnyRules& rules, const AnyCarry& carry) {
  return rules.game().do_sides(rules, carry);
}
[[nodiscard]] inline SeatSet who_is_out(const AnyCarry& carry) {
  return carry.game().do_who_is_out(carry);
}
[[nodiscard]] inline SeatSet who_is_absent(const AnyCarry& carry, const AnyDeal& deal) {
  return carry.game().do_who_is_absent(carry, deal);
}
[[nodiscard]] inline int seats_told(const AnyDeal& deal) { return deal.game().do_seats_told(deal); }
[[nodiscard]] inline bool unplayed(const AnyDeal& deal) { return deal.game().do_unplayed(deal); }
[[nodiscard]] inline Seat dealer(const AnyCarry& carry) { return carry.game().do_dealer(carry); }
[[nodiscard]] inline const std::vector<FinishedGame>& finished_games(const AnyCarry& carry) {
  return carry.game().do_finished_games(carry);
}
inline void set_dealer(AnyCarry& carry, Seat dealer) { carry.game().do_set_dealer(carry, dealer); }
inline void set_finished_games(AnyCarry& carry, std::vector<FinishedGame> games) {
  carry.game().do_set_finished_games(carry, std::move(games));
}
inline void set_totals(AnyCarry& carry, const Totals& totals) {
  carry.game().do_set_totals(carry, totals);
}
inline void set_personal(const AnyRules& rules, AnyCarry& carry, const Totals& wanted) {
  rules.game().do_set_personal(rules, carry, wanted);
}
inline void change_chairs(const AnyRules& rules, AnyCarry& carry, const Chairs& chairs) {
  rules.game().do_change_chairs(rules, carry, chairs);
}
inline void sit_down(const AnyRules& rules, AnyCarry& carry, Seat at, const AnyCarry& his,
                     Seat was) {
  rules.game().do_sit_down(rules, carry, at, his, was);
}
[[nodiscard]] inline Lineup lineup(const AnyRules& rules, const AnyCarry& carry,
                                   const Position& position) {
  return rules.game().do_lineup(rules, carry, position);
}
[[nodiscard]] inline Verdict judge(const AnyRules& rules, const Lineup& lineup,
                                   const Position& position) {
  return rules.game().do_judge(rules, lineup, position);
}
[[nodiscard]] inline std::size_t winning_place(const AnyRules& rules, const Lineup& lineup,
                                               const Trick& cards) {
  return rules.game().do_winning_place(rules, lineup, cards);
}
[[nodiscard]] inline Worth worth(const AnyRules& rules, const Lineup& lineup, const Trick& cards) {
  return rules.game().do_worth(rules, lineup, cards);
}
[[nodiscard]] inline Replay replay(const AnyRules& rules, const Lineup& lineup,
                                   const CardPlay& play) {
  return rules.game().do_replay(rules, lineup, play);
}
[[nodiscard]] inline RevokeReport find_revokes(const AnyRules& rules, const Lineup& lineup,
                                               const CardPlay& play, const Replay& replay,
                                               const Whereabouts& told) {
  return rules.game().do_find_revokes(rules, lineup, play, replay, told);
}
[[nodiscard]] inline Whereabouts whereabouts(const AnyRules& rules, const AnyCarry& carry,
                                             const CardPlay& play, const AnyDeal& deal) {
  return rules.game().do_whereabouts(rules, carry, play, deal);
}
[[nodiscard]] inline Reckoned<AnyDeal> reckon(const AnyRules& rules, const AnyCarry& carry,
                                              const Played<AnyDeal>& played) {
  return rules.game().do_reckon(rules, carry, played);
}
[[nodiscard]] inline Position contract(const AnyDeal& deal) {
  return deal.game().do_contract(deal);
}
[[nodiscard]] inline Meant as_meant(const AnyRules& rules, const AnyCarry& carry, Asked asked) {
  return rules.game().do_as_meant(rules, carry, std::move(asked));
}
[[nodiscard]] inline Findings check_turn(const AnyRules& rules, const AnyCarry& carry,
                                         const Position& turn, bool judged) {
  return rules.game().do_check_turn(rules, carry, turn, judged);
}
[[nodiscard]] inline Findings check_auction(const AnyRules& rules, const Bidding& bidding) {
  return rules.game().do_check_auction(rules, bidding);
}
[[nodiscard]] inline Auction<AnyDeal> auction(const AnyRules& rules, const AnyCarry& carry,
                                              const Bidding& bidding) {
  return rules.game().do_auction(rules, carry, bidding);
}
[[nodiscard]] inline CardSet turned_up_from(const AnyRules& rules) {
  return rules.game().do_turned_up_from(rules);
}
[[nodiscard]] inline Sequels sequels(const AnyRules& rules, const AnyCarry& carry,
                                     const Bidding& bidding, const AnyDeal& deal) {
  return rules.game().do_sequels(rules, carry, bidding, deal);
}
[[nodiscard]] inline Sequels before_calls(const AnyRules& rules, const Bidding& bidding) {
  return rules.game().do_before_calls(rules, bidding);
}
[[nodiscard]] inline std::optional<Playable> callable(const AnyRules& rules, Suit trump,
                                                      CardSet hand) {
  return rules.game().do_callable(rules, trump, hand);
}
[[nodiscard]] inline bool calls_for_a_card(const AnyDeal& deal, const CardPlay& play) {
  return deal.game().do_calls_for_a_card(deal, play);
}
[[nodiscard]] inline RuleId melds_by(const AnyRules& rules, CardSet trick) {
  return rules.game().do_melds_by(rules, trick);
}
[[nodiscard]] inline std::optional<Sequel> choice_in_play(const AnyRules& rules,
                                                          const CardPlay& play,
                                                          const Replay& replay,
                                                          const AnyDeal& deal) {
  return rules.game().do_choice_in_play(rules, play, replay, deal);
}
/// The clause that settles an irregularity; unnamed as long as nobody has said what happened.
[[nodiscard]] inline RuleId clause_of(const AnyIncident& incident) {
  const Value what = incident.game().incidents().front().get(incident);
  return what.empty() ? RuleId() : incident.game().clause_of(what[0]);
}
[[nodiscard]] inline bool ends_play(const AnyGame& game, Choice choice) {
  return game.do_ends_play(choice);
}

}  // namespace spadille

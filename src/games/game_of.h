#pragma once

// A function of AnyGame each, handed on to a game. A table: longer than most files.

#include "games/any_game.h"
#include "games/as_meant.h"
#include "games/check_asked.h"
#include "games/game.h"
#include "games/played.h"

namespace spadille {

namespace detail {

/// By argument: inside the class its own function of that name would be found.
[[nodiscard]] RuleId clause_of_what(auto what) { return clause_of(what); }

}  // namespace detail

/// A game as others know it, made of its own types; compiled once for each (of_game.cpp.in).
template <Game G>
class GameOf final : public AnyGame {
 public:
  GameOf()
      : AnyGame({.id = G::kId,
                 .prefix = G::kPrefix,
                 .min_seats = G::kMinSeats,
                 .max_seats = G::kMaxSeats,
                 .suits_matter = G::kSuitsMatter,
                 .has_trumps = G::kHasTrumps,
                 .has_auction = G::kHasAuction,
                 .calls = G::kCalls,
                 .trick_won_by = G::kTrickWonBy},
                own_questions()) {
    for (const auto& row : G::options()) options_.push_back(AnyField<AnyRules>::of<Rules>(row));
    for (const auto& row : G::carried()) carried_.push_back(AnyField<AnyCarry>::of<Carry>(row));
    for (const auto& row : G::form()) form_.push_back(AnyQuestion<AnyDeal>::of(row));
    for (const auto& row : G::incidents()) incidents_.push_back(AnyQuestion<AnyIncident>::of(row));
    for (const auto& preset : G::presets())
      presets_.push_back({preset.id, preset.label, preset.source, AnyRules(*this, preset.rules)});
  }

  [[nodiscard]] Options options() const override { return options_; }
  [[nodiscard]] Form form() const override { return form_; }
  [[nodiscard]] Carried carried() const override { return carried_; }
  [[nodiscard]] Incidents incidents() const override { return incidents_; }
  [[nodiscard]] Presets presets() const override { return presets_; }
  [[nodiscard]] const FigureTable& figures() const override { return G::figures(); }
  [[nodiscard]] const EntryTable& entry() const override { return G::entry(); }
  [[nodiscard]] std::span<const Phrase> words() const override { return G::words(); }
  [[nodiscard]] AnyRules rules() const override { return AnyRules(*this, Rules{}); }
  [[nodiscard]] AnyCarry carry() const override { return AnyCarry(*this, Carry{}); }
  [[nodiscard]] AnyDeal deal() const override { return AnyDeal(*this, Deal{}); }
  [[nodiscard]] AnyIncident incident() const override { return AnyIncident(*this, Incident{}); }
  [[nodiscard]] RuleId clause_of(int what) const override {
    using What = typename decltype(Incident::what)::value_type;
    return detail::clause_of_what(static_cast<What>(what));
  }

  [[nodiscard]] Findings do_check(const AnyRules& rules) const override { return check(of(rules)); }
  [[nodiscard]] Findings do_check(const AnyRules& rules, const AnyCarry& carry) const override {
    return check(of(rules), of(carry));
  }
  [[nodiscard]] Findings do_validate(const AnyRules& rules, const AnyCarry& carry,
                                     const AnyDeal& deal) const override {
    return validate(of(rules), of(carry), of(deal));
  }
  [[nodiscard]] Findings do_validate(const AnyRules& rules, const AnyCarry& carry,
                                     const AnyIncident& incident) const override {
    return validate(of(rules), of(carry), of(incident));
  }
  [[nodiscard]] ScoreSheet do_score_play(const AnyRules& rules, const AnyCarry& carry,
                                         const AnyDeal& deal) const override {
    return score_play(of(rules), of(carry), of(deal));
  }
  [[nodiscard]] ScoreSheet do_with_outcome(const AnyRules& rules, const AnyCarry& carry,
                                           const AnyDeal& deal, ScoreSheet sheet) const override {
    return with_outcome(of(rules), of(carry), of(deal), std::move(sheet));
  }
  [[nodiscard]] AnyCarry do_advance(const AnyRules& rules, AnyCarry carry, const AnyDeal& deal,
                                    const ScoreSheet& sheet) const override {
    return AnyCarry(*this, advance(of(rules), std::move(of(carry)), of(deal), sheet));
  }
  [[nodiscard]] std::optional<FinishedGame> do_concluded(const AnyRules& rules,
                                                         const AnyCarry& carry, const AnyDeal& deal,
                                                         const ScoreSheet& sheet) const override {
    return concluded(of(rules), of(carry), of(deal), sheet);
  }
  [[nodiscard]] Facts do_facts(const AnyRules& rules, const AnyCarry& carry, const AnyDeal& deal,
                               const ScoreSheet& sheet) const override {
    return facts(of(rules), of(carry), of(deal), sheet);
  }
  [[nodiscard]] Facts do_facts_of_ended(const AnyRules& rules, const AnyCarry& carry,
                                        const ScoreSheet& sheet) const override {
    return facts(of(rules), of(carry), sheet);
  }
  [[nodiscard]] Facts do_faults(const AnyRules& rules, const AnyCarry& carry,
                                const AnyIncident& incident) const override {
    return faults(of(rules), of(carry), of(incident));
  }
  [[nodiscard]] Standing do_standing(const AnyRules& rules, const AnyCarry& carry) const override {
    return standing(of(rules), of(carry));
  }
  [[nodiscard]] Outlook do_outlook(const AnyRules& rules, const AnyCarry& carry,
                                   const AnyDeal& deal) const override {
    return outlook(of(rules), of(carry), of(deal));
  }
  [[nodiscard]] std::vector<AnyDeal> do_readings(const AnyRules& rules, const AnyCarry& carry,
                                                 const AnyDeal& deal) const override {
    return held<AnyDeal>(readings(of(rules), of(carry), of(deal)));
  }
  [[nodiscard]] Decision do_rule_on(const AnyRules& rules, const AnyCarry& carry,
                                    const AnyIncident& incident) const override {
    return rule_on(of(rules), of(carry), of(incident));
  }
  [[nodiscard]] std::optional<Decision> do_rule_together(
      const AnyRules& rules, const AnyCarry& carry,
      std::span<const AnyIncident> told) const override {
    std::vector<Incident> incidents;
    incidents.reserve(told.size());
    for (const AnyIncident& each : told) incidents.push_back(of(each));
    return rule_together(of(rules), of(carry), std::span<const Incident>(incidents));
  }
  [[nodiscard]] std::vector<AnyIncident> do_revokes_found(
      const AnyRules& rules, const AnyCarry& carry, const AnyDeal& deal,
      std::span<const ProvedRevoke> revokes) const override {
    return held<AnyIncident>(revokes_found(of(rules), of(carry), of(deal), revokes));
  }
  [[nodiscard]] std::vector<Known> do_answers_in(const AnyRules& rules, const AnyCarry& carry,
                                                 const AnyDeal& deal,
                                                 const AnyIncident& incident) const override {
    return answers_in(of(rules), of(carry), of(deal), of(incident));
  }
  [[nodiscard]] std::vector<Known> do_answers_of_marks(const AnyRules& rules,
                                                       std::span<const int> chalked,
                                                       const AnyIncident& incident) const override {
    if constexpr (G::kHasMelds) return answers_of_marks(of(rules), chalked, of(incident));
    return {};
  }
  [[nodiscard]] std::vector<Known> do_answers_of_book(const AnyRules& rules, const AnyCarry& carry,
                                                      std::span<const Earlier<AnyIncident>> earlier,
                                                      const AnyIncident& incident) const override {
    std::vector<Earlier<Incident>> own;
    own.reserve(earlier.size());
    for (const auto& [told, ruling, how_near] : earlier)
      own.push_back({of(told), ruling, static_cast<typename Earlier<Incident>::Of>(how_near)});
    return answers_of_book(of(rules), of(carry), std::span<const Earlier<Incident>>(own),
                           of(incident));
  }
  [[nodiscard]] ScoreSheet do_closing(const AnyRules& rules, const AnyCarry& carry) const override {
    return closing(of(rules), of(carry));
  }
  [[nodiscard]] Proof do_prove(const AnyRules& rules, const AnyCarry& carry,
                               const Totals& totals) const override {
    return prove(of(rules), of(carry), totals);
  }
  [[nodiscard]] Findings do_check_round(const AnyRules& rules, const AnyCarry& fresh,
                                        const RoundTold& told) const override {
    return check_round(of(rules), of(fresh), told);
  }
  [[nodiscard]] AnyRules do_at_event(const AnyRules& rules,
                                     const RoundPlayed& round) const override {
    return AnyRules(*this, at_event(of(rules), round));
  }
  [[nodiscard]] AnyCarry do_put_aside(const AnyRules& rules, AnyCarry carry, const Totals& totals,
                                      SeatSet absent) const override {
    return AnyCarry(*this, put_aside(of(rules), std::move(of(carry)), totals, absent));
  }
  [[nodiscard]] AnyCarry do_start(const AnyRules& rules, int seats) const override {
    return AnyCarry(*this, start(of(rules), seats));
  }
  [[nodiscard]] int do_seats_ruled(const AnyRules& rules) const override {
    return seats_ruled(of(rules));
  }
  [[nodiscard]] std::string_view do_seat_letters(const AnyRules& rules) const override {
    return seat_letters(of(rules));
  }
  [[nodiscard]] bool do_counts_losses(const AnyRules& rules) const override {
    return counts_losses(of(rules));
  }
  [[nodiscard]] bool do_may_miss_games(const AnyRules& rules) const override {
    return may_miss_games(of(rules));
  }
  [[nodiscard]] bool do_claims_melds(const AnyRules& rules) const override {
    if constexpr (G::kHasMelds) return claims_melds(of(rules));
    return false;
  }
  [[nodiscard]] Totals do_counted_totals(const AnyRules& rules,
                                         const Totals& totals) const override {
    return counted_totals(of(rules), totals);
  }
  [[nodiscard]] Totals do_personal(const AnyRules& rules, const AnyCarry& carry) const override {
    return personal(of(rules), of(carry));
  }
  [[nodiscard]] Accounts do_accounts(const AnyCarry& carry) const override {
    return accounts(of(carry));
  }
  [[nodiscard]] Accounts do_ruled_accounts(const AnyRules& rules,
                                           const AnyCarry& carry) const override {
    return ruled_accounts(of(rules), of(carry));
  }
  [[nodiscard]] Totals do_totals(const AnyCarry& carry) const override { return totals(of(carry)); }
  [[nodiscard]] Sides do_sides(const AnyRules& rules, const AnyCarry& carry) const override {
    return sides(of(rules), of(carry));
  }
  [[nodiscard]] SeatSet do_who_is_out(const AnyCarry& carry) const override {
    return who_is_out(of(carry));
  }
  [[nodiscard]] SeatSet do_who_is_absent(const AnyCarry& carry,
                                         const AnyDeal& deal) const override {
    return who_is_absent(of(carry), of(deal));
  }
  [[nodiscard]] int do_seats_told(const AnyDeal& deal) const override {
    return seats_told(of(deal));
  }
  [[nodiscard]] bool do_unplayed(const AnyDeal& deal) const override { return unplayed(of(deal)); }
  [[nodiscard]] Seat do_dealer(const AnyCarry& carry) const override { return of(carry).dealer; }
  [[nodiscard]] const std::vector<FinishedGame>& do_finished_games(
      const AnyCarry& carry) const override {
    return of(carry).games;
  }
  void do_set_dealer(AnyCarry& carry, Seat dealer) const override { of(carry).dealer = dealer; }
  void do_set_finished_games(AnyCarry& carry, std::vector<FinishedGame> games) const override {
    of(carry).games = std::move(games);
  }
  void do_set_totals(AnyCarry& carry, const Totals& totals) const override {
    set_totals(of(carry), totals);
  }
  void do_set_personal(const AnyRules& rules, AnyCarry& carry,
                       const Totals& wanted) const override {
    set_personal(of(rules), of(carry), wanted);
  }
  void do_change_chairs(const AnyRules& rules, AnyCarry& carry,
                        const Chairs& chairs) const override {
    change_chairs(of(rules), of(carry), chairs);
  }
  void do_sit_down(const AnyRules& rules, AnyCarry& carry, Seat at, const AnyCarry& his,
                   Seat was) const override {
    sit_down(of(rules), of(carry), at, of(his), was);
  }
  [[nodiscard]] Lineup do_lineup(const AnyRules& rules, const AnyCarry& carry,
                                 const Position& position) const override {
    return lineup(of(rules), of(carry), position);
  }
  [[nodiscard]] Verdict do_judge(const AnyRules& rules, const Lineup& lineup,
                                 const Position& position) const override {
    return judge(of(rules), lineup, position);
  }
  [[nodiscard]] std::size_t do_winning_place(const AnyRules& rules, const Lineup& lineup,
                                             const Trick& cards) const override {
    return winning_place(of(rules), lineup, cards);
  }
  [[nodiscard]] Worth do_worth(const AnyRules& rules, const Lineup& lineup,
                               const Trick& cards) const override {
    return worth(of(rules), lineup, cards);
  }
  [[nodiscard]] Replay do_replay(const AnyRules& rules, const Lineup& lineup,
                                 const CardPlay& play) const override {
    return replay(of(rules), lineup, play);
  }
  [[nodiscard]] RevokeReport do_find_revokes(const AnyRules& rules, const Lineup& lineup,
                                             const CardPlay& play, const Replay& replay,
                                             const Whereabouts& told) const override {
    return find_revokes(of(rules), lineup, play, replay, told);
  }
  [[nodiscard]] Whereabouts do_whereabouts(const AnyRules& rules, const AnyCarry& carry,
                                           const CardPlay& play,
                                           const AnyDeal& deal) const override {
    return whereabouts(of(rules), of(carry), play, of(deal));
  }
  [[nodiscard]] Reckoned<AnyDeal> do_reckon(const AnyRules& rules, const AnyCarry& carry,
                                            const Played<AnyDeal>& played) const override {
    auto found = reckon<G>(of(rules), of(carry), {of(played.said), played.play});
    return {AnyDeal(*this, std::move(found.deal)), std::move(found.lineup), std::move(found.replay),
            std::move(found.revokes), std::move(found.findings)};
  }
  [[nodiscard]] Position do_contract(const AnyDeal& deal) const override {
    return contract(of(deal));
  }
  [[nodiscard]] Meant do_as_meant(const AnyRules& rules, const AnyCarry& carry,
                                  Asked asked) const override {
    return as_meant<G>(of(rules), of(carry), questions, std::move(asked));
  }
  [[nodiscard]] Findings do_check_turn(const AnyRules& rules, const AnyCarry& carry,
                                       const Position& turn, bool judged) const override {
    return check_turn<G>(of(rules), of(carry), turn, judged);
  }
  [[nodiscard]] Findings do_check_auction(const AnyRules& rules,
                                          const Bidding& bidding) const override {
    return check_auction<G>(of(rules), bidding);
  }
  [[nodiscard]] Auction<AnyDeal> do_auction(const AnyRules& rules, const AnyCarry& carry,
                                            const Bidding& bidding) const override {
    Auction<AnyDeal> held;
    if constexpr (G::kHasAuction) {
      auto told = auction(of(rules), of(carry), bidding);
      held = {told.to_call, told.settled, told.may,
              told.if_held, told.why,     AnyDeal(*this, std::move(told.deal)),
              told.refused};
    }
    return held;
  }
  [[nodiscard]] CardSet do_turned_up_from(const AnyRules& rules) const override {
    if constexpr (G::kHasAuction) return turned_up_from(of(rules));
    return {};
  }
  [[nodiscard]] Sequels do_sequels(const AnyRules& rules, const AnyCarry& carry,
                                   const Bidding& bidding, const AnyDeal& deal) const override {
    if constexpr (G::kHasAuction) return sequels(of(rules), of(carry), bidding, of(deal));
    return {};
  }
  [[nodiscard]] Sequels do_before_calls(const AnyRules& rules,
                                        const Bidding& bidding) const override {
    if constexpr (G::kHasAuction) return before_calls(of(rules), bidding);
    return {};
  }
  [[nodiscard]] std::optional<Playable> do_callable(const AnyRules& rules, Suit trump,
                                                    CardSet hand) const override {
    if constexpr (G::kCallsCards) return callable(of(rules), trump, hand);
    return {};
  }
  [[nodiscard]] bool do_calls_for_a_card(const AnyDeal& deal, const CardPlay& play) const override {
    if constexpr (G::kCallsCards) return calls_for_a_card(of(deal), play);
    return false;
  }
  [[nodiscard]] RuleId do_melds_by(const AnyRules& rules, CardSet trick) const override {
    if constexpr (G::kHasMelds) return melds_by(of(rules), trick);
    return {};
  }
  [[nodiscard]] std::optional<Sequel> do_choice_in_play(const AnyRules& rules, const CardPlay& play,
                                                        const Replay& replay,
                                                        const AnyDeal& deal) const override {
    if constexpr (G::kHasChoices) return choice_in_play(of(rules), play, replay, of(deal));
    return {};
  }
  [[nodiscard]] bool do_ends_play(Choice choice) const override {
    if constexpr (G::kHasChoices) return G::ends_play(choice);
    return false;
  }

 private:
  using Rules = typename G::Rules;
  using Carry = typename G::Carry;
  using Deal = typename G::Deal;
  using Incident = typename G::Incident;

  static const Rules& of(const AnyRules& rules) { return rules.as<Rules>(); }
  static const Carry& of(const AnyCarry& carry) { return carry.as<Carry>(); }
  static Carry& of(AnyCarry& carry) { return carry.as<Carry>(); }
  static const Deal& of(const AnyDeal& deal) { return deal.as<Deal>(); }
  static const Incident& of(const AnyIncident& incident) { return incident.as<Incident>(); }
  static OwnQuestions own_questions() {
    OwnQuestions own;
    if constexpr (G::kHasLoners) own.loners = G::loners();
    if constexpr (G::kHasChoices) own.decided = &G::decided();
    if constexpr (G::kHasMelds) own.melds = &G::melds();
    return own;
  }
  template <typename Any, typename T>
  std::vector<Any> held(std::vector<T> values) const {
    std::vector<Any> all;
    all.reserve(values.size());
    for (T& value : values) all.emplace_back(*this, std::move(value));
    return all;
  }

  std::vector<AnyField<AnyRules>> options_;
  std::vector<AnyField<AnyCarry>> carried_;
  std::vector<AnyQuestion<AnyDeal>> form_;
  std::vector<AnyQuestion<AnyIncident>> incidents_;
  std::vector<Preset<AnyRules>> presets_;
};

}  // namespace spadille

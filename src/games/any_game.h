#pragma once

#include "core/chairs.h"
#include "core/phrase.h"
#include "core/ruling.h"
#include "core/standing.h"
#include "games/answers.h"
#include "games/any_value.h"
#include "games/auction.h"
#include "games/entry.h"
#include "games/figures.h"
#include "games/traits.h"

// Whichever game, for all that is above the games: what it is, its tables, and what it does with
// values of its own (games/any_functions.h calls that).
namespace spadille {

/// One game, as it is built in: one object each, made in one source (game_of.h).
class AnyGame {
 public:
  AnyGame(const AnyGame&) = delete;
  AnyGame(AnyGame&&) = delete;
  AnyGame& operator=(const AnyGame&) = delete;
  AnyGame& operator=(AnyGame&&) = delete;
  virtual ~AnyGame() = default;

  using Options = std::span<const AnyField<AnyRules>>;
  using Form = std::span<const AnyQuestion<AnyDeal>>;
  using Carried = std::span<const AnyField<AnyCarry>>;
  using Incidents = std::span<const AnyQuestion<AnyIncident>>;
  using Presets = std::span<const Preset<AnyRules>>;

  const GameTraits traits;
  const PlayQuestions questions;  ///< what can be asked about its play
  [[nodiscard]] std::string_view id() const { return traits.id; }

  [[nodiscard]] virtual Options options() const = 0;
  [[nodiscard]] virtual Form form() const = 0;
  [[nodiscard]] virtual Carried carried() const = 0;
  /// The first asks what happened.
  [[nodiscard]] virtual Incidents incidents() const = 0;
  [[nodiscard]] virtual Presets presets() const = 0;
  [[nodiscard]] virtual const FigureTable& figures() const = 0;
  [[nodiscard]] virtual const EntryTable& entry() const = 0;
  [[nodiscard]] virtual std::span<const Phrase> words() const = 0;

  // Fresh values, as their members begin.
  [[nodiscard]] virtual AnyRules rules() const = 0;
  [[nodiscard]] virtual AnyCarry carry() const = 0;
  [[nodiscard]] virtual AnyDeal deal() const = 0;
  [[nodiscard]] virtual AnyIncident incident() const = 0;
  /// The clause that settles an irregularity: a choice of the first of incidents().
  [[nodiscard]] virtual RuleId clause_of(int what) const = 0;

 protected:
  AnyGame(const GameTraits& fixed, const OwnQuestions& own)
      : traits(fixed), questions(fixed, own) {}

 public:
  // The functions of concept Game (games/game.h). REQUIRES: values of this game.
  [[nodiscard]] virtual Findings do_check(const AnyRules& rules) const = 0;
  [[nodiscard]] virtual Findings do_check(const AnyRules& rules, const AnyCarry& carry) const = 0;
  [[nodiscard]] virtual Findings do_validate(const AnyRules& rules, const AnyCarry& carry,
                                             const AnyDeal& deal) const = 0;
  [[nodiscard]] virtual Findings do_validate(const AnyRules& rules, const AnyCarry& carry,
                                             const AnyIncident& incident) const = 0;
  [[nodiscard]] virtual ScoreSheet do_score_play(const AnyRules& rules, const AnyCarry& carry,
                                                 const AnyDeal& deal) const = 0;
  [[nodiscard]] virtual ScoreSheet do_with_outcome(const AnyRules& rules, const AnyCarry& carry,
                                                   const AnyDeal& deal, ScoreSheet sheet) const = 0;
  [[nodiscard]] virtual AnyCarry do_advance(const AnyRules& rules, AnyCarry carry,
                                            const AnyDeal& deal, const ScoreSheet& sheet) const = 0;
  [[nodiscard]] virtual std::optional<FinishedGame> do_concluded(const AnyRules& rules,
                                                                 const AnyCarry& carry,
                                                                 const AnyDeal& deal,
                                                                 const ScoreSheet& sheet) const = 0;
  [[nodiscard]] virtual Facts do_facts(const AnyRules& rules, const AnyCarry& carry,
                                       const AnyDeal& deal, const ScoreSheet& sheet) const = 0;
  [[nodiscard]] virtual Facts do_facts_of_ended(const AnyRules& rules, const AnyCarry& carry,
                                                const ScoreSheet& sheet) const = 0;
  [[nodiscard]] virtual Facts do_faults(const AnyRules& rules, const AnyCarry& carry,
                                        const AnyIncident& incident) const = 0;
  [[nodiscard]] virtual Standing do_standing(const AnyRules& rules,
                                             const AnyCarry& carry) const = 0;
  [[nodiscard]] virtual Outlook do_outlook(const AnyRules& rules, const AnyCarry& carry,
                                           const AnyDeal& deal) const = 0;
  [[nodiscard]] virtual std::vector<AnyDeal> do_readings(const AnyRules& rules,
                                                         const AnyCarry& carry,
                                                         const AnyDeal& deal) const = 0;
  [[nodiscard]] virtual Decision do_rule_on(const AnyRules& rules, const AnyCarry& carry,
                                            const AnyIncident& incident) const = 0;
  [[nodiscard]] virtual std::optional<Decision> do_rule_together(
      const AnyRules& rules, const AnyCarry& carry, std::span<const AnyIncident> told) const = 0;
  [[nodiscard]] virtual std::vector<AnyIncident> do_revokes_found(
      const AnyRules& rules, const AnyCarry& carry, const AnyDeal& deal,
      std::span<const ProvedRevoke> revokes) const = 0;
  [[nodiscard]] virtual std::vector<Known> do_answers_in(const AnyRules& rules,
                                                         const AnyCarry& carry, const AnyDeal& deal,
                                                         const AnyIncident& incident) const = 0;
  [[nodiscard]] virtual std::vector<Known> do_answers_of_book(
      const AnyRules& rules, const AnyCarry& carry, std::span<const Earlier<AnyIncident>> earlier,
      const AnyIncident& incident) const = 0;
  [[nodiscard]] virtual std::vector<Known> do_answers_of_marks(
      const AnyRules& rules, std::span<const int> chalked, const AnyIncident& incident) const = 0;
  [[nodiscard]] virtual ScoreSheet do_closing(const AnyRules& rules,
                                              const AnyCarry& carry) const = 0;
  [[nodiscard]] virtual Proof do_prove(const AnyRules& rules, const AnyCarry& carry,
                                       const Totals& totals) const = 0;
  [[nodiscard]] virtual Findings do_check_round(const AnyRules& rules, const AnyCarry& fresh,
                                                const RoundTold& told) const = 0;
  [[nodiscard]] virtual AnyRules do_at_event(const AnyRules& rules,
                                             const RoundPlayed& round) const = 0;
  [[nodiscard]] virtual AnyCarry do_put_aside(const AnyRules& rules, AnyCarry carry,
                                              const Totals& totals, SeatSet absent) const = 0;
  [[nodiscard]] virtual AnyCarry do_start(const AnyRules& rules, int seats) const = 0;
  [[nodiscard]] virtual int do_seats_ruled(const AnyRules& rules) const = 0;
  [[nodiscard]] virtual std::string_view do_seat_letters(const AnyRules& rules) const = 0;
  [[nodiscard]] virtual bool do_counts_losses(const AnyRules& rules) const = 0;
  [[nodiscard]] virtual bool do_may_miss_games(const AnyRules& rules) const = 0;
  [[nodiscard]] virtual bool do_claims_melds(const AnyRules& rules) const = 0;
  [[nodiscard]] virtual Totals do_counted_totals(const AnyRules& rules,
                                                 const Totals& totals) const = 0;
  [[nodiscard]] virtual Totals do_personal(const AnyRules& rules, const AnyCarry& carry) const = 0;
  [[nodiscard]] virtual Accounts do_accounts(const AnyCarry& carry) const = 0;
  [[nodiscard]] virtual Accounts do_ruled_accounts(const AnyRules& rules,
                                                   const AnyCarry& carry) const = 0;
  [[nodiscard]] virtual Totals do_totals(const AnyCarry& carry) const = 0;
  [[nodiscard]] virtual Sides do_sides(const AnyRules& rules, const AnyCarry& carry) const = 0;
  [[nodiscard]] virtual SeatSet do_who_is_out(const AnyCarry& carry) const = 0;
  [[nodiscard]] virtual SeatSet do_who_is_absent(const AnyCarry& carry,
                                                 const AnyDeal& deal) const = 0;
  [[nodiscard]] virtual int do_seats_told(const AnyDeal& deal) const = 0;
  [[nodiscard]] virtual bool do_unplayed(const AnyDeal& deal) const = 0;
  [[nodiscard]] virtual Seat do_dealer(const AnyCarry& carry) const = 0;
  [[nodiscard]] virtual const std::vector<FinishedGame>& do_finished_games(
      const AnyCarry& carry) const = 0;
  virtual void do_set_dealer(AnyCarry& carry, Seat dealer) const = 0;
  virtual void do_set_finished_games(AnyCarry& carry, std::vector<FinishedGame> games) const = 0;
  virtual void do_set_totals(AnyCarry& carry, const Totals& totals) const = 0;
  virtual void do_set_personal(const AnyRules& rules, AnyCarry& carry,
                               const Totals& wanted) const = 0;
  virtual void do_change_chairs(const AnyRules& rules, AnyCarry& carry,
                                const Chairs& chairs) const = 0;
  virtual void do_sit_down(const AnyRules& rules, AnyCarry& carry, Seat at, const AnyCarry& his,
                           Seat was) const = 0;
  [[nodiscard]] virtual Lineup do_lineup(const AnyRules& rules, const AnyCarry& carry,
                                         const Position& position) const = 0;
  [[nodiscard]] virtual Verdict do_judge(const AnyRules& rules, const Lineup& lineup,
                                         const Position& position) const = 0;
  [[nodiscard]] virtual std::size_t do_winning_place(const AnyRules& rules, const Lineup& lineup,
                                                     const Trick& cards) const = 0;
  [[nodiscard]] virtual Worth do_worth(const AnyRules& rules, const Lineup& lineup,
                                       const Trick& cards) const = 0;
  [[nodiscard]] virtual Replay do_replay(const AnyRules& rules, const Lineup& lineup,
                                         const CardPlay& play) const = 0;
  [[nodiscard]] virtual RevokeReport do_find_revokes(const AnyRules& rules, const Lineup& lineup,
                                                     const CardPlay& play, const Replay& replay,
                                                     const Whereabouts& told) const = 0;
  [[nodiscard]] virtual Whereabouts do_whereabouts(const AnyRules& rules, const AnyCarry& carry,
                                                   const CardPlay& play,
                                                   const AnyDeal& deal) const = 0;
  [[nodiscard]] virtual Reckoned<AnyDeal> do_reckon(const AnyRules& rules, const AnyCarry& carry,
                                                    const Played<AnyDeal>& played) const = 0;
  [[nodiscard]] virtual Position do_contract(const AnyDeal& deal) const = 0;
  [[nodiscard]] virtual Meant do_as_meant(const AnyRules& rules, const AnyCarry& carry,
                                          Asked asked) const = 0;
  [[nodiscard]] virtual Findings do_check_turn(const AnyRules& rules, const AnyCarry& carry,
                                               const Position& turn, bool judged) const = 0;
  [[nodiscard]] virtual Findings do_check_auction(const AnyRules& rules,
                                                  const Bidding& bidding) const = 0;
  [[nodiscard]] virtual Auction<AnyDeal> do_auction(const AnyRules& rules, const AnyCarry& carry,
                                                    const Bidding& bidding) const = 0;
  [[nodiscard]] virtual CardSet do_turned_up_from(const AnyRules& rules) const = 0;
  [[nodiscard]] virtual Sequels do_sequels(const AnyRules& rules, const AnyCarry& carry,
                                           const Bidding& bidding, const AnyDeal& deal) const = 0;
  [[nodiscard]] virtual Sequels do_before_calls(const AnyRules& rules,
                                                const Bidding& bidding) const = 0;
  [[nodiscard]] virtual std::optional<Playable> do_callable(const AnyRules& rules, Suit trump,
                                                            CardSet hand) const = 0;
  [[nodiscard]] virtual bool do_calls_for_a_card(const AnyDeal& deal,
                                                 const CardPlay& play) const = 0;
  [[nodiscard]] virtual RuleId do_melds_by(const AnyRules& rules, CardSet trick) const = 0;
  [[nodiscard]] virtual std::optional<Sequel> do_choice_in_play(const AnyRules& rules,
                                                                const CardPlay& play,
                                                                const Replay& replay,
                                                                const AnyDeal& deal) const = 0;
  [[nodiscard]] virtual bool do_ends_play(Choice choice) const = 0;
};

/// Every game there is, in the order in which they are offered.
[[nodiscard]] std::span<const AnyGame* const> all_games();
/// Nothing where there is no game of that id.
[[nodiscard]] const AnyGame* game_called(std::string_view id);

}  // namespace spadille

#pragma once

#include <concepts>
#include <span>
#include <string_view>

#include "core/finding.h"
#include "core/phrase.h"
#include "core/ruling.h"
#include "core/standing.h"
#include "games/entry.h"
#include "games/figures.h"
#include "games/usual.h"

namespace spadille {

/// A complete set of rules with a name and the source it follows.
template <typename Rules>
struct Preset {
  std::string_view id;      ///< "kyuuri/seed"
  std::string_view label;   ///< message key
  std::string_view source;  ///< where these rules are written down
  Rules rules{};
};

/// What a folder below `games` offers: a tag with the types and tables, and free functions over
/// them, found by argument. A game is values and functions; nothing is registered anywhere.
///
/// * `check(rules)`: what is wrong with the variants; `check(rules, carry)`: with a beginning.
///   The second REQUIRES that the first found no error.
/// * `who_is_out(carry)`: seats that take no part in the game in progress.
/// * `validate(rules, carry, deal)`: every reason why this deal cannot be, each with its place.
/// * `score_play(rules, carry, deal)`: what the deal itself moves. REQUIRES that `validate` found
/// no error.
/// * `with_outcome(rules, carry, deal, sheet)`: the same and what follows from the totals: who is
/// out, who has won, what is shared out then.   `score(rules, carry, deal)`: both.
/// * `advance(rules, carry, deal, sheet)`: the carry of the next deal, in a new game if this ended.
/// * `facts(…)`: what statistics count.   `standing(rules, carry)`: who deals, who leads, who is
/// out.
/// * `outlook(rules, carry, deal)`: who leads, how far the game has come, and what everybody needs;
/// `deal` as far as it is told.
/// * `readings(rules, carry, deal)`: what a deal may have been that leaves untold what these rules
/// score, the one that brings less first; none where it tells enough.
/// * `accounts(carry)`: what is counted from deal to deal; `totals(carry)`: how much is on each.
/// * `set_totals(carry, totals)`: the same carry with other totals in this game.
/// * `change_chairs(rules, carry, chairs)`: the same carry after people have changed chairs: all
/// that it keeps by seat goes along with them.
/// * `sit_down(rules, carry, at, his, was)`: somebody takes a seat with all that the carry `his`
/// has of the game in progress at the seat `was`.
/// * `set_personal(rules, carry, wanted)`: the same carry where `personal()` says so.
/// * `sides(rules, carry)`: who are partners in this deal.
/// * `seats_ruled(rules)`: how many players there have to be, 0 where any number in the range may
/// sit.
/// * `seat_letters(rules)`: a letter a seat, where nobody is named.
/// * `seats_told(deal)`: how many players a deal shows by itself, 0 if it does not.
/// * `start(rules, seats)`: the carry of a fresh evening; `seats` within the game's range.
/// * `card_meant(rules, card)`: the card of the pack that a card on the table stands for.
/// * `closing(rules, carry)`: what is still to be paid when the players stop now.
/// * `personal(rules, carry)`: where partners change what everybody has by himself, one a seat,
/// from all games of the evening and credits; otherwise nothing.
/// * `counts_losses(rules)`: whether fewer points are better.
/// * `ruled_accounts(rules, carry)`: what a ruling on a deal may move.
/// * `counted_totals(rules, totals)`: what of a finished game counts for the evening.
/// * `prove(rules, carry, totals)`: what the totals of a game on paper show by themselves.
/// * `may_miss_games(rules)`: whether somebody can be absent from a game and be credited for it.
/// * `who_is_absent(carry, deal)`: in whose place somebody plays for whom the deal does not count.
/// * `put_aside(rules, carry, totals, absent)`: the carry after a game that was played on paper.
/// * `concluded(rules, carry, deal, sheet)`: the game that this deal finished, if it did.
/// * `validate(rules, carry, incident)`: every reason why an irregularity cannot be told so.
/// * `rule_on(rules, carry, incident)`: what the rules say about it. REQUIRES: no error of the
/// same.
/// * `revokes_found(rules, carry, deal, revokes)`: the irregularities that proved revokes come to.
/// * `clause_of(what)`: the clause that settles it; its title says what it is.
/// * `answers_in(rules, carry, deal, incident)`: what of its form the deal on the sheet answers.
/// * `unplayed(deal)`: nobody made trumps, so nothing was played.
/// * `before_calls(rules, bidding)`: what somebody may do before the first call.
/// * `callable(rules, trump, hand)`: the cards that may be called; `calls_for_a_card(deal, play)`:
/// whether one has still to be named.
/// * `roem_by(rules, trick)`: the clause that counts combinations in it; nothing where none does;
/// `claims_roem(rules)`: whether somebody has to claim them for them to count.
/// * `decision_after_six(…)`: what somebody has to decide between two tricks; `shown_besides(…)`:
/// the deal with what its cards show beyond what the score needs.
///
/// What most games do the same way is in `games/usual.h`, and holds for a game that says so.
template <typename G>
concept Game = requires(const typename G::Rules& rules, const typename G::Carry& carry,
                        typename G::Carry& changed, const typename G::Deal& deal,
                        const ScoreSheet& sheet, const typename G::Incident& incident,
                        std::span<const ProvedRevoke> revokes) {
  { G::kId } -> std::convertible_to<std::string_view>;
  { G::kPrefix } -> std::convertible_to<std::string_view>;
  { G::kSuitsMatter } -> std::convertible_to<bool>;
  { card_meant(rules, Card{}) } -> std::same_as<Card>;
  { G::kMinSeats } -> std::convertible_to<int>;
  { G::kMaxSeats } -> std::convertible_to<int>;
  { G::options() } -> std::same_as<std::span<const Field<typename G::Rules>>>;
  {
    G::form()
    } -> std::same_as<
        std::span<const Question<typename G::Rules, typename G::Carry, typename G::Deal>>>;
  { G::carried() } -> std::same_as<std::span<const Field<typename G::Carry>>>;
  {
    G::incidents()
    } -> std::same_as<
        std::span<const Question<typename G::Rules, typename G::Carry, typename G::Incident>>>;
  { G::presets() } -> std::same_as<std::span<const Preset<typename G::Rules>>>;
  { G::fact_keys() } -> std::same_as<std::span<const std::string_view>>;
  { G::figures() } -> std::same_as<const FigureTable&>;
  { G::entry() } -> std::same_as<const EntryTable&>;
  { G::words() } -> std::same_as<std::span<const Phrase>>;
  { check(rules) } -> std::same_as<Findings>;
  { check(rules, carry) } -> std::same_as<Findings>;
  { validate(rules, carry, deal) } -> std::same_as<Findings>;
  { score(rules, carry, deal) } -> std::same_as<ScoreSheet>;
  { score_play(rules, carry, deal) } -> std::same_as<ScoreSheet>;
  { with_outcome(rules, carry, deal, sheet) } -> std::same_as<ScoreSheet>;
  { advance(rules, carry, deal, sheet) } -> std::same_as<typename G::Carry>;
  { concluded(rules, carry, deal, sheet) } -> std::same_as<std::optional<FinishedGame>>;
  { facts(rules, carry, deal, sheet) } -> std::same_as<Facts>;
  { standing(rules, carry) } -> std::same_as<Standing>;
  { outlook(rules, carry, deal) } -> std::same_as<Outlook>;
  { validate(rules, carry, incident) } -> std::same_as<Findings>;
  { rule_on(rules, carry, incident) } -> std::same_as<Decision>;
  { clause_of(*incident.what) } -> std::same_as<RuleId>;
  { revokes_found(rules, carry, deal, revokes) } -> std::same_as<std::vector<typename G::Incident>>;
  { closing(rules, carry) } -> std::same_as<ScoreSheet>;
  { personal(rules, carry) } -> std::same_as<Totals>;
  { counts_losses(rules) } -> std::same_as<bool>;
  { counted_totals(rules, Totals{}) } -> std::same_as<Totals>;
  { prove(rules, carry, Totals{}) } -> std::same_as<Proof>;
  { may_miss_games(rules) } -> std::same_as<bool>;
  { unplayed(deal) } -> std::same_as<bool>;
  { answers_in(rules, carry, deal, incident) } -> std::same_as<std::vector<Known>>;
  { before_calls(rules, Bidding{}) } -> std::same_as<Sequels>;
  { callable(rules, Suit{}, CardSet{}) } -> std::convertible_to<std::optional<Playable>>;
  { calls_for_a_card(deal, CardPlay{}) } -> std::same_as<bool>;
  { roem_by(rules, CardSet{}) } -> std::same_as<RuleId>;
  { claims_roem(rules) } -> std::same_as<bool>;
  set_totals(changed, Totals{});
  set_personal(rules, changed, Totals{});
  change_chairs(rules, changed, Chairs{});
  sit_down(rules, changed, Seat{}, carry, Seat{});
  { who_is_absent(carry, deal) } -> std::same_as<SeatSet>;
  { put_aside(rules, carry, Totals{}, SeatSet{}) } -> std::same_as<typename G::Carry>;
  { who_is_out(carry) } -> std::same_as<SeatSet>;
  { start(rules, 4) } -> std::same_as<typename G::Carry>;
  { seats_ruled(rules) } -> std::same_as<int>;
  { seat_letters(rules) } -> std::same_as<std::string_view>;
  { seats_told(deal) } -> std::same_as<int>;
  { readings(rules, carry, deal) } -> std::same_as<std::vector<typename G::Deal>>;
  { accounts(carry) } -> std::same_as<Accounts>;
  { ruled_accounts(rules, carry) } -> std::same_as<Accounts>;
  { totals(carry) } -> std::same_as<Totals>;
  { sides(rules, carry) } -> std::same_as<Sides>;
  { carry.dealer } -> std::convertible_to<Seat>;
  { carry.games } -> std::convertible_to<std::span<const FinishedGame>>;
};

}  // namespace spadille

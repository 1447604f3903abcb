#pragma once

#include <concepts>
#include <span>
#include <string_view>

#include "core/finding.h"
#include "core/phrase.h"
#include "core/ruling.h"
#include "core/standing.h"
#include "games/answers.h"
#include "games/entry.h"
#include "games/figures.h"
#include "games/usual.h"

namespace spadille {

// What a folder below `games` offers: a tag with the types and tables, and free functions over
// them, found by argument. A game is values and functions; nothing is registered anywhere. What
// every game has is in the concepts Described … HasIncidents; parts that a game need not have are
// named by its tag (Plain). What most games do the same way is in `games/usual.h`, and holds for a
// game that says so; a function that is misspelt leaves its concept unfulfilled.

/// The parts that a game need not have: a tag derives from this and says which it has.
struct Plain {
  static constexpr bool kSuitsMatter = true;
  static constexpr bool kHasTrumps = false;
  static constexpr bool kHasAuction = false;  ///< HasAuction
  static constexpr bool kCallsCards = false;  ///< CallsCards
  static constexpr bool kHasLoners = false;   ///< HasLoners
  static constexpr bool kHasMelds = false;    ///< HasMelds
  static constexpr bool kHasChoices = false;  ///< HasChoices
  static constexpr CallNames kCalls{};
};

/// What it is, and its tables.
template <typename G>
concept Described = requires {
  { G::kId } -> std::convertible_to<std::string_view>;
  { G::kPrefix } -> std::convertible_to<std::string_view>;
  { G::kMinSeats } -> std::convertible_to<int>;
  { G::kMaxSeats } -> std::convertible_to<int>;
  { G::options() } -> std::same_as<std::span<const Field<typename G::Rules>>>;
  {
    G::form()
    } -> std::same_as<
        std::span<const Question<typename G::Rules, typename G::Carry, typename G::Deal>>>;
  { G::carried() } -> std::same_as<std::span<const Field<typename G::Carry>>>;
  { G::presets() } -> std::same_as<std::span<const Preset<typename G::Rules>>>;
  { G::fact_keys() } -> std::same_as<std::span<const std::string_view>>;
  { G::figures() } -> std::same_as<const FigureTable&>;
  { G::entry() } -> std::same_as<const EntryTable&>;
  { G::words() } -> std::same_as<std::span<const Phrase>>;
};

/// How deals are scored.
/// * `check(rules)`: what is wrong with the variants; `check(rules, carry)`: with a beginning.
///   The second REQUIRES that the first found no error.
/// * `validate(rules, carry, deal)`: every reason why this deal cannot be, each with its place.
/// * `score_play(rules, carry, deal)`: what the deal itself moves. REQUIRES that `validate` found
///   no error.
/// * `with_outcome(rules, carry, deal, sheet)`: the same and what follows from the totals: who is
///   out, who has won, what is shared out then.   `score(rules, carry, deal)`: both.
/// * `advance(rules, carry, deal, sheet)`: the carry of the next deal, in a new game if this ended.
/// * `concluded(rules, carry, deal, sheet)`: the game that this deal finished, if it did.
/// * `facts(…)`: what statistics count; without a deal of one that a ruling ended. `standing(rules,
/// carry)`: who deals, who leads, who is
///   out.
/// * `outlook(rules, carry, deal)`: who leads, how far the game has come, and what everybody needs;
///   `deal` as far as it is told.
/// * `readings(rules, carry, deal)`: what a deal may have been that leaves untold what these rules
///   score, the one that brings less first; none where it tells enough.
/// * `unplayed(deal)`: nobody made trumps, so nothing was played.
/// * `counts_losses(rules)`: whether fewer points are better.
template <typename G>
concept HasScore = requires(const typename G::Rules& rules, const typename G::Carry& carry,
                            const typename G::Deal& deal, const ScoreSheet& sheet) {
  { check(rules) } -> std::same_as<Findings>;
  { check(rules, carry) } -> std::same_as<Findings>;
  { validate(rules, carry, deal) } -> std::same_as<Findings>;
  { score(rules, carry, deal) } -> std::same_as<ScoreSheet>;
  { score_play(rules, carry, deal) } -> std::same_as<ScoreSheet>;
  { with_outcome(rules, carry, deal, sheet) } -> std::same_as<ScoreSheet>;
  { advance(rules, carry, deal, sheet) } -> std::same_as<typename G::Carry>;
  { concluded(rules, carry, deal, sheet) } -> std::same_as<std::optional<FinishedGame>>;
  { facts(rules, carry, deal, sheet) } -> std::same_as<Facts>;
  { facts(rules, carry, sheet) } -> std::same_as<Facts>;
  { standing(rules, carry) } -> std::same_as<Standing>;
  { outlook(rules, carry, deal) } -> std::same_as<Outlook>;
  { readings(rules, carry, deal) } -> std::same_as<std::vector<typename G::Deal>>;
  { unplayed(deal) } -> std::same_as<bool>;
  { counts_losses(rules) } -> std::same_as<bool>;
};

/// What is counted, and for whom.
/// * `start(rules, seats)`: the carry of a fresh evening; `seats` within the game's range.
/// * `accounts(carry)`: what is counted from deal to deal; `totals(carry)`: how much is on each;
///   `set_totals(carry, totals)`: the same carry with other totals in this game.
/// * `sides(rules, carry)`: who are partners in this deal.
/// * `seats_ruled(rules)`: how many players there have to be, 0 where any number in the range may
///   sit; `seats_told(deal)`: how many a deal shows by itself, 0 if it does not.
/// * `seat_letters(rules)`: a letter a seat, where nobody is named.
/// * `who_is_out(carry)`: seats that take no part in the game in progress.
/// * `change_chairs(rules, carry, chairs)`: the same carry after people have changed chairs: all
///   that it keeps by seat goes along with them.
/// * `sit_down(rules, carry, at, his, was)`: somebody takes a seat with all that the carry `his`
///   has of the game in progress at the seat `was`.
/// * `who_is_absent(carry, deal)`: in whose place somebody plays for whom the deal does not count.
/// * `personal(rules, carry)`: where partners change what everybody has by himself, one a seat,
///   from all games of the evening and credits; otherwise nothing. `set_personal(…, wanted)`: the
///   same carry where it says so.
/// * `counted_totals(rules, totals)`: what of a finished game counts for the evening.
/// * `closing(rules, carry)`: what is still to be paid when the players stop now.
template <typename G>
concept Seated = requires(const typename G::Rules& rules, const typename G::Carry& carry,
                          typename G::Carry& changed, const typename G::Deal& deal) {
  { start(rules, 4) } -> std::same_as<typename G::Carry>;
  { accounts(carry) } -> std::same_as<Accounts>;
  { totals(carry) } -> std::same_as<Totals>;
  set_totals(changed, Totals{});
  { sides(rules, carry) } -> std::same_as<Sides>;
  { seats_ruled(rules) } -> std::same_as<int>;
  { seats_told(deal) } -> std::same_as<int>;
  { seat_letters(rules) } -> std::same_as<std::string_view>;
  { who_is_out(carry) } -> std::same_as<SeatSet>;
  change_chairs(rules, changed, Chairs{});
  sit_down(rules, changed, Seat{}, carry, Seat{});
  { who_is_absent(carry, deal) } -> std::same_as<SeatSet>;
  { personal(rules, carry) } -> std::same_as<Totals>;
  set_personal(rules, changed, Totals{});
  { counted_totals(rules, Totals{}) } -> std::same_as<Totals>;
  { closing(rules, carry) } -> std::same_as<ScoreSheet>;
  { carry.dealer } -> std::convertible_to<Seat>;
  { carry.games } -> std::convertible_to<std::span<const FinishedGame>>;
};

/// Games that were played on paper.
/// * `prove(rules, carry, totals)`: what their totals show by themselves.
/// * `check_round(rules, fresh, told)`: why what a table tells of a round at an event cannot be;
///   roem and pits as well, where they were told.
/// * `at_event(rules, round)`: the rules for so many deals and players; as they are, where the game
///   cannot be played so.
/// * `put_aside(rules, carry, totals, absent)`: the carry after such a game.
/// * `may_miss_games(rules)`: whether somebody can be absent from a game and be credited for it.
template <typename G>
concept OnPaper = requires(const typename G::Rules& rules, const typename G::Carry& carry) {
  { prove(rules, carry, Totals{}) } -> std::same_as<Proof>;
  { check_round(rules, carry, RoundTold{}) } -> std::same_as<Findings>;
  { at_event(rules, RoundPlayed{}) } -> std::same_as<typename G::Rules>;
  { put_aside(rules, carry, Totals{}, SeatSet{}) } -> std::same_as<typename G::Carry>;
  { may_miss_games(rules) } -> std::same_as<bool>;
};

/// How cards are played.
/// * `kTrickWonBy`: the clause that says who wins a trick.
/// * `lineup(rules, carry, position)`: what of a deal matters for its play.
/// * `playable(rules, lineup, trick, hand)`: what may be played, and the clause that says so;
///   `demand(…, trick)`: what tells this trick from others with as many cards; `winning_place(…,
///   trick)`, `worth(…, trick)`: who wins it, and what it is worth.
/// * `card_meant(rules, card)`: the card of the pack that a card on the table stands for.
/// * `contract(deal)`: what was bid, as a moment of the play knows it.
/// * `summarise(rules, carry, play, replay, deal)`: fills in what the cards show of a deal;
///   `shown_besides(…)`: the deal with what they show beyond what the score needs.
/// * `whereabouts(rules, carry, play, deal)`: what a deal tells about cards besides
/// (games/unseen.h).
template <typename G>
concept HasPlay = requires(const typename G::Rules& rules, const typename G::Carry& carry,
                           const typename G::Deal& deal, typename G::Deal& told, const Lineup& all,
                           const CardPlay& play, const Replay& replay) {
  { G::kSuitsMatter } -> std::convertible_to<bool>;
  { G::kHasTrumps } -> std::convertible_to<bool>;
  { G::kTrickWonBy } -> std::convertible_to<RuleId>;
  { lineup(rules, carry, Position{}) } -> std::same_as<Lineup>;
  { playable(rules, all, Trick{}, CardSet{}) } -> std::same_as<Playable>;
  { demand(rules, all, Trick{}) } -> std::same_as<std::uint32_t>;
  { winning_place(rules, all, Trick{}) } -> std::same_as<std::size_t>;
  { worth(rules, all, Trick{}) } -> std::same_as<Worth>;
  { card_meant(rules, Card{}) } -> std::same_as<Card>;
  { contract(deal) } -> std::same_as<Position>;
  { summarise(rules, carry, play, replay, told) } -> std::same_as<Findings>;
  { shown_besides(rules, carry, play, replay, deal) } -> std::same_as<typename G::Deal>;
  { whereabouts(rules, carry, play, deal) } -> std::same_as<Whereabouts>;
};

/// What chapter 8 of the rulebook settles.
/// * `validate(rules, carry, incident)`: every reason why an irregularity cannot be told so.
/// * `rule_on(rules, carry, incident)`: what the rules say about it. REQUIRES: no error of the
/// same.
/// * `rule_together(rules, carry, incidents)`: what at least two in one deal come to that the rules
///   settle as one, whoever told which first; the words are about the last. Nothing: each by
///   itself.
/// * `clause_of(what)`: the clause that settles it; its title says what it is.
/// * `revokes_found(rules, carry, deal, revokes)`: the irregularities that proved revokes come to.
/// * `answers_in(rules, carry, deal, incident)`: what of its form the deal on the sheet answers.
/// * `answers_of_book(rules, carry, earlier, incident)`: what of it follows from what was ruled
///   before in the same game; the latest comes last.
/// * `ruled_accounts(rules, carry)`: what a ruling on a deal may move.
/// * `faults(rules, carry, incident)`: what statistics count of it where its ruling costs
/// something.
template <typename G>
concept HasIncidents = requires(const typename G::Rules& rules, const typename G::Carry& carry,
                                const typename G::Deal& deal, const typename G::Incident& incident,
                                std::span<const typename G::Incident> incidents,
                                std::span<const Earlier<typename G::Incident>> earlier,
                                std::span<const ProvedRevoke> revokes) {
  {
    G::incidents()
    } -> std::same_as<
        std::span<const Question<typename G::Rules, typename G::Carry, typename G::Incident>>>;
  { validate(rules, carry, incident) } -> std::same_as<Findings>;
  { rule_on(rules, carry, incident) } -> std::same_as<Decision>;
  { rule_together(rules, carry, incidents) } -> std::same_as<std::optional<Decision>>;
  { clause_of(*incident.what) } -> std::same_as<RuleId>;
  { revokes_found(rules, carry, deal, revokes) } -> std::same_as<std::vector<typename G::Incident>>;
  { answers_in(rules, carry, deal, incident) } -> std::same_as<std::vector<Known>>;
  { answers_of_book(rules, carry, earlier, incident) } -> std::same_as<std::vector<Known>>;
  { ruled_accounts(rules, carry) } -> std::same_as<Accounts>;
  { faults(rules, carry, incident) } -> std::same_as<Facts>;
};

/// A part for tags with `kHasAuction`: `kCalls`, what can be said;
/// * `auction(rules, carry, bidding)`: where it stands; `settled(deal, called)`: a deal with what
///   the calls settled.
/// * `turned_up_from(rules)`: the cards of which one is turned up for it; none: nothing is.
/// * `before_calls(rules, bidding)`: what somebody may do before the first call; `sequels(rules,
///   carry, bidding, deal)`: what follows from the end.
template <typename G>
concept HasAuction = requires(const typename G::Rules& rules, const typename G::Carry& carry,
                              const typename G::Deal& deal) {
  requires !G::kCalls.empty();
  { auction(rules, carry, Bidding{}) } -> std::same_as<Auction<typename G::Deal>>;
  { settled(deal, deal) } -> std::same_as<typename G::Deal>;
  { turned_up_from(rules) } -> std::same_as<CardSet>;
  { before_calls(rules, Bidding{}) } -> std::same_as<Sequels>;
  { sequels(rules, carry, Bidding{}, deal) } -> std::same_as<Sequels>;
};

/// A part for tags with `kCallsCards`: the holder of a called card is the partner.
/// * `callable(rules, trump, hand)`: the cards that may be called; `calls_for_a_card(deal, play)`:
///   whether one has still to be named.
template <typename G>
concept CallsCards = requires(const typename G::Rules& rules, const typename G::Deal& deal) {
  { callable(rules, Suit{}, CardSet{}) } -> std::same_as<Playable>;
  { calls_for_a_card(deal, CardPlay{}) } -> std::same_as<bool>;
};

/// A part for tags with `kHasLoners`: somebody can play without his partner.
/// * `loners()`: what is asked about it;   `check_loners(loners)`: what is wrong with the answers.
template <typename G>
concept HasLoners = requires {
  { G::loners() } -> std::same_as<std::span<const Field<Position>>>;
  { G::check_loners(Loners{}) } -> std::same_as<Findings>;
};

/// A part for tags with `kHasMelds`: combinations of cards count.
/// * `melds()`: what is said of them;   `melds_by(rules, trick)`: the clause that counts those in
///   it; nothing where none does.
/// * `claims_melds(rules)`: whether somebody has to claim them for them to count.
/// * `answers_of_marks(rules, chalked, incident)`: what of the form of an incident follows from
/// what
///   each party has claimed so far in the deal in play.
template <typename G>
concept HasMelds = requires(const typename G::Rules& rules, std::span<const int> chalked,
                            const typename G::Incident& incident) {
  { G::melds() } -> std::same_as<const Melds&>;
  { melds_by(rules, CardSet{}) } -> std::same_as<RuleId>;
  { claims_melds(rules) } -> std::same_as<bool>;
  { answers_of_marks(rules, chalked, incident) } -> std::same_as<std::vector<Known>>;
};

/// A part for tags with `kHasChoices`: somebody has to decide something between two tricks.
/// * `decided()`: what, and which choices there are;   `ends_play(choice)`: no trick follows.
/// * `choice_in_play(rules, play, replay, deal)`: whose turn that is, and the clause; nothing where
///   nothing is to be decided.
template <typename G>
concept HasChoices = requires(const typename G::Rules& rules, const typename G::Deal& deal,
                              const CardPlay& play, const Replay& replay) {
  { G::decided() } -> std::same_as<const Member&>;
  { G::ends_play(Choice{}) } -> std::same_as<bool>;
  { choice_in_play(rules, play, replay, deal) } -> std::same_as<std::optional<Sequel>>;
};

/// A game, with each of the parts that its tag names and none besides.
template <typename G>
concept Game = Described<G> && HasScore<G> && Seated<G> && OnPaper<G> && HasPlay<G> &&
               HasIncidents<G> &&(HasAuction<G> == G::kHasAuction) &&
               (CallsCards<G> == G::kCallsCards) && (HasLoners<G> == G::kHasLoners) &&
               (HasMelds<G> == G::kHasMelds) && (HasChoices<G> == G::kHasChoices);

}  // namespace spadille

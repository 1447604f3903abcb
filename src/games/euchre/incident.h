#pragma once

#include <vector>

#include "games/euchre/deal.h"

namespace spadille::euchre {

/// Something irregular that has happened at the table, as people report it.
struct Incident {
  /// In the order of chapter 8.
  enum class What : std::uint8_t {
    misdeal,
    faced_card,
    wrong_pack,
    card_shown_dealing,
    deal_out_of_turn,
    call_out_of_turn,
    call_after_pass,
    turned_down_named,
    turned_down_early,
    alone_late,
    auction_talk,
    discard_changed,
    wrong_number,
    revoke,
    revoke_claim,
    wrong_claim,
    several_revokes,
    lead_out_of_turn,
    play_out_of_turn,
    exposed_card,
    sitting_out_shows,
    thrown_in,
    claim_rest,
    table_talk,
    card_taken_back,
    score_error,
    trick_looked_at,
    not_cut,
    no_natural_trump,
    stuck_dealer_passes,
    wrong_exchange,
    none_left,
    wrong_taker,
    winner_disputed,
    onlooker,
    other
  };
  /// How far the deal had come when it was noticed.
  enum class Stage : std::uint8_t { before_turn_up, before_first_lead, first_trick, later, over };
  /// When a revoke was noticed (EU-8.15 to EU-8.17).
  enum class Noticed : std::uint8_t { in_time, established, after_mixing, after_cut };
  /// How a claim stands that the accused side denies (EU-8.17).
  enum class Claim : std::uint8_t { pending, proved, not_proved, mixed_by_accused };
  /// How a card came to be seen or known (EU-8.24).
  enum class How : std::uint8_t { shown, two_at_once, on_the_floor, named };
  /// What the opponents choose after a lead out of turn (EU-8.21).
  enum class Choice : std::uint8_t { exposed, suit };
  /// How far the play had come when it was seen who had gathered a trick (EU-8.39).
  enum class Gathered : std::uint8_t { not_led_on, led_on, played_on, mixed };
  /// What somebody said who does not play (EU-8.41).
  enum class Said : std::uint8_t { fault, cards, advice };

  std::optional<What> what{};
  std::optional<Stage> stage{};
  std::optional<Noticed> noticed{};
  std::optional<Claim> claim{};
  std::optional<How> how{};
  bool second_card = false;      ///< of the suit not followed was seen before the claim (EU-8.19)
  bool all_played = false;       ///< to the lead out of turn
  bool partner_skipped = false;  ///< by a play out of turn
  bool next_turned_up = false;   ///< the turn-up of the next deal
  bool agreed = false;           ///< by all: to a claim of the rest; by both sides: an error
  bool both = false;             ///< both sides are at fault
  std::optional<Seat> who{};     ///< whose fault it is; whoever is accused of a revoke
  std::optional<int> times{};    ///< which time it is: of this side in the game, or of this dealer
  std::optional<int> revokes{};  ///< of the side of `who`
  std::optional<int> revokes_against{};  ///< of the other side
  bool lone = false;                     ///< somebody of either side played alone
  bool offender_alone = false;           ///< `who` plays alone
  bool no_trick = false;                 ///< the makers are the side at fault, and have none so far
  bool defence = false;                  ///< the lone player is a defender
  std::optional<int> tricks{};           ///< of the makers' side, 0…5
  bool picked_up = false;                ///< the dealer took the turn-up and has not discarded
  bool offender_scores = false;          ///< the side of `who` would score in this deal
  bool touched = false;                  ///< a hand of the side that did not show the card
  bool called = false;                   ///< the auction was over
  bool let_go = false;                   ///< of the discard
  bool partner_played = false;           ///< to the first lead, although he should sit out
  bool breaks_suit = false;              ///< the card played out of turn does not follow suit
  bool hand_thrown_in = false;           ///< instead of a claim
  bool against_loner = false;            ///< `who` defends against a maker who plays alone
  bool led = false;                      ///< the first card, before a defender said "alone"
  bool knocked = false;                  ///< on the pack, instead of cutting it
  bool new_deal = false;                 ///< is what the innocent side asks for
  bool let_stand = false;                ///< the opponents let it stand
  bool deduct = false;                   ///< the opponents would rather take points away
  bool play_on = false;                  ///< the lone maker has the rest played out
  std::optional<Choice> choice{};
  std::optional<Gathered> gathered{};
  std::optional<Said> said{};
  bool not_turned = false;    ///< the trick that somebody looked at
  bool for_proof = false;     ///< somebody looked, because a revoke was claimed
  bool held = false;          ///< a card of the suit that `who` was asked about
  bool played_on = false;     ///< his side; or the trick was turned after he said that he had none
  bool mixed = false;         ///< the hands can no longer be restored
  bool found = false;         ///< the cards of the trick in dispute
  bool redeal_asked = false;  ///< by somebody, before the first lead

  friend bool operator==(const Incident&, const Incident&) = default;
};

using IncidentRow = Question<Rules, Carry, Incident>;
/// What a guided entry asks, in this order: at most six questions for any irregularity.
[[nodiscard]] std::span<const IncidentRow> incident_form();

/// The clause of the rulebook that an irregularity is settled by: its title says what it is.
[[nodiscard]] RuleId clause_of(Incident::What what);

/// Every reason why this cannot be told so, each with its place in the incident.
[[nodiscard]] Findings validate(const Rules& rules, const Carry& carry, const Incident& incident);

/// What a deal that was scored answers about an incident in it, told as far as `who`. REQUIRES: a
/// deal without errors.
[[nodiscard]] std::vector<Known> answers_in(const Rules& rules, const Carry& carry,
                                            const Deal& deal, const Incident& incident);

}  // namespace spadille::euchre

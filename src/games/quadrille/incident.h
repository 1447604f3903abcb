#pragma once

#include "games/quadrille/deal.h"

namespace spadille::quadrille {

/// Something irregular that has happened at the table, as people report it.
struct Incident {
  /// One for each kind of irregularity in chapter 8, in the order of the clauses.
  enum class What : std::uint8_t {
    faced_card,
    wrong_count,
    played_with_eleven,
    other_packets,
    wrong_dealer,
    bad_pack,
    ante_forgotten,
    bid_out_of_turn,
    bid_not_allowed,
    trumps_without_bid,
    two_trumps,
    wrong_call,
    silent_spadille,
    revoke,
    matador_kept,
    out_of_turn,
    shown_by_card,
    card_seen,
    hand_shown,
    urging_on,
    holding_back,
    remark,
    looking_at_tricks,
    giving_up,
    beast_forgotten,
    miscounted,
    matadors_claim,
    stopped_wrongly,
    false_accusation,
    none_left,
    wrong_taker,
    winner_disputed,
    onlooker,
    other
  };
  /// How far the evening had come when it was noticed.
  enum class Noticed : std::uint8_t {
    before_bid,   ///< before the first bid or pass
    in_auction,   ///< trumps not yet named
    before_lead,  ///< trumps named, nothing led
    in_trick,     ///< the trick not yet turned face down
    in_play,      ///< turned, and cards still to be played
    after_play,   ///< until the next dealer has finished dealing
    next_deal,    ///< in the next deal
    later         ///< when that one has been played
  };
  /// What the player at fault is in this deal, as far as the table knows.
  enum class Role : std::uint8_t { alone, ombres_side, opponent, unknown };
  /// What the other side asks for after a card out of turn (QU-8.19).
  enum class Choice : std::uint8_t { call_card, name_suit, waive };
  /// How far the play had come when it was seen who had gathered a trick (QU-8.35).
  enum class Gathered : std::uint8_t { not_led_on, led_on, played_on, mixed };
  /// What somebody said who does not play (QU-8.37).
  enum class Said : std::uint8_t { fault, cards, advice };

  std::optional<What> what{};
  std::optional<Seat> who{};         ///< the player at fault
  bool last_card = false;            ///< faced: only the last of the pack
  bool spoken_since = false;         ///< another player has bid or passed after it
  bool had_passed = false;           ///< he had passed before he bid
  bool spoke_last = false;           ///< the three others had passed
  bool own_king = false;             ///< called, and the rules let him
  bool might_keep = false;           ///< the matador was free, or was played all the same
  bool told_wrong = false;           ///< not the payment: the deal itself
  bool not_dealt = false;            ///< the matadors were not dealt to that side
  std::optional<Noticed> noticed{};  ///< when
  bool replay = false;               ///< the revoke does harm, and that side wants play to go back
  bool several = false;              ///< revokes, and the table plays again from the first
  bool trick_won = false;            ///< by the revoke, for his side
  bool let_stand = false;            ///< the other side wants no new deal
  std::optional<Choice> choice{};    ///< of the other side
  std::optional<Role> role{};        ///< of the player at fault
  bool six_won = false;              ///< his side has its six tricks
  bool vole = false;                 ///< one was in force already
  bool doubtful = false;             ///< a game in doubt was won by it
  bool answered = false;             ///< he was asked whether they go on
  bool harm = false;                 ///< keeping the card could do harm, or tell something
  bool his_turn = false;             ///< to play
  bool to_lead = false;              ///< he was to lead
  bool agreed = false;               ///< by all four
  bool mixed = false;                ///< the hands can no longer be restored
  bool proved = false;               ///< the fault of an earlier deal
  bool already_beasted = false;      ///< for another fault of the same deal
  std::optional<Gathered> gathered{};
  std::optional<Said> said{};
  bool held = false;    ///< a card of the suit that `who` was asked about
  bool denied = false;  ///< that he held one, and the trick was turned; or a card was led since
  bool found = false;   ///< the cards of the trick in dispute
  bool redeal_asked = false;  ///< by somebody, before the first lead
  bool for_proof = false;     ///< a revoke was claimed, and the trick is named

  friend bool operator==(const Incident&, const Incident&) = default;
};

using IncidentRow = Question<Rules, Carry, Incident>;

/// What a guided entry asks, in this order.
[[nodiscard]] std::span<const IncidentRow> incident_form();

/// The clause of the rulebook that an irregularity is settled by: its title names it in every
/// language.
[[nodiscard]] RuleId clause_of(Incident::What what);

/// Every reason why this cannot be told so, each with its place in the incident. An answer to a
/// question that was not asked does no harm.
[[nodiscard]] Findings validate(const Rules& rules, const Carry& carry, const Incident& incident);

/// What a deal that was scored answers about an incident in it. REQUIRES: a deal without errors.
[[nodiscard]] std::vector<Known> answers_in(const Rules& rules, const Carry& carry,
                                            const Deal& deal, const Incident& incident);

// What follows from an incident, told as far as these need it.

/// Noticed when the next dealer has finished dealing, or after that (QU-8.1).
[[nodiscard]] bool too_late(const Incident& incident);

/// A revoke, or a matador kept back that had to be played (QU-8.15, QU-8.18).
[[nodiscard]] bool is_revoke(const Incident& incident);

/// Whether the player at fault is beasted, unless he is already (QU-8.1).
[[nodiscard]] bool costs_beast(const Incident& incident);

/// Whether his side loses the right to a vole, if it is the ombre's (QU-8.20, QU-8.23, QU-8.24).
[[nodiscard]] bool may_cost_vole(const Incident& incident);

/// Whether a card that was seen has to be played (QU-8.22).
[[nodiscard]] bool must_be_played(const Rules& rules, const Incident& incident);

}  // namespace spadille::quadrille

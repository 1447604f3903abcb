#pragma once

#include <vector>

#include "games/kyuuri/deal.h"

namespace spadille::kyuuri {

/// Something irregular that has happened at the table, as people report it.
struct Incident {
  /// In the order of chapter 8.
  enum class What : std::uint8_t {
    misdeal,
    wrong_number,
    lead_out_of_turn,
    play_out_of_turn,
    two_cards,
    exposed_card,
    illegal_card,
    claim,
    hand_doubted,
    tricks_seen,
    score_error,
    wrong_taker,
    winner_disputed,
    onlooker,
    other
  };
  /// How far the deal had come when it was noticed.
  enum class Stage : std::uint8_t { before_first_lead, later, next_deal };
  /// When a card that was not allowed was noticed (KY-8.8, KY-8.9, KY-8.1).
  enum class Noticed : std::uint8_t { in_time, established, too_late };
  /// How a claim stands (KY-8.10).
  enum class Claim : std::uint8_t { pending, proved, not_proved };
  /// What somebody said who does not play (KY-8.16).
  enum class Said : std::uint8_t { fault, cards, advice };

  std::optional<What> what{};
  std::optional<Stage> stage{};
  std::optional<Noticed> noticed{};
  std::optional<Claim> claim{};
  std::optional<Said> said{};
  bool not_turned = false;     ///< the trick that somebody looked at
  bool for_proof = false;      ///< somebody looked, because a fault was claimed
  bool last_trick = false;     ///< of the deal
  bool found = false;          ///< the cards of the trick in dispute
  bool redeal_asked = false;   ///< by somebody, before the first lead
  bool on_the_floor = false;   ///< lies the card that is missing
  bool wrong_number = false;   ///< of cards, or a hand for somebody who is out
  bool followed = false;       ///< somebody has played after it
  bool complete = false;       ///< all have played to the trick
  std::optional<Seat> who{};   ///< who played the card that was not allowed
  SeatSet also{};              ///< who else did so in this deal
  bool played_out = false;     ///< the deal was played to its end
  std::optional<Rank> rank{};  ///< that took the last trick
  bool let_stand = false;      ///< somebody else still in has the deal counted as it is played
  bool neutral = false;        ///< somebody who does not play can look
  bool game_over = false;
  bool taken_for_out = false;  ///< somebody counted as out, or as still in, by mistake

  friend bool operator==(const Incident&, const Incident&) = default;
};

using IncidentRow = Question<Rules, Carry, Incident>;
/// What a guided entry asks, in this order: at most six questions for any irregularity.
[[nodiscard]] std::span<const IncidentRow> incident_form();

/// The clause of the rulebook that an irregularity is settled by: its title says what it is.
[[nodiscard]] RuleId clause_of(Incident::What what);

/// Every reason why this cannot be told so, each with its place in the incident.
[[nodiscard]] Findings validate(const Rules& rules, const Carry& carry, const Incident& incident);

/// What a deal that was scored answers about an incident in it: how it ended. REQUIRES: a deal
/// without errors.
[[nodiscard]] std::vector<Known> answers_in(const Rules& rules, const Carry& carry,
                                            const Deal& deal, const Incident& incident);

}  // namespace spadille::kyuuri

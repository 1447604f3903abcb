#pragma once

#include <optional>
#include <span>

#include "games/klaverjas/deal.h"

namespace spadille::klaverjas {

/// Something irregular that has happened at the table, as people report it (chapter 8).
struct Incident {
  enum class What : std::uint8_t {
    wrong_packets,
    faced_card,
    wrong_number,
    wrong_dealer,
    call_out_of_turn,
    wrong_suit,
    suit_not_held,
    lead_out_of_turn,
    card_out_of_turn,
    exposed_card,
    two_cards,
    revoke,
    dealt_again,
    wrong_accusation,
    false_roem,
    wrong_points,
    slip,
    trick_looked_at,
    talk,
    hand_laid_down,
    talon,
    must_name_passes,
    none_left,
    wrong_taker,
    winner_disputed,
    onlooker,
    other
  };
  /// The stages of KJ-8.1, seen from the trick with the fault; `turned` of the last trick lasts
  /// until the points are counted. After `entered` only the sheet can be mended.
  enum class Noticed : std::uint8_t {
    dealing,
    choosing,
    on_the_table,
    turned,
    led_on,
    counting,
    entered
  };
  enum class Wish : std::uint8_t { another_suit, pass };
  /// What has happened since the wrong suit was named.
  enum class Since : std::uint8_t { at_once, a_while, somebody_spoke, card_led };
  enum class Proof : std::uint8_t {
    proved,
    both_sides,  ///< of three players: more than one of them
    not_proved,
    mixed_by_accused,
    mixed_by_accusers
  };
  enum class Claimed : std::uint8_t { too_much, too_little, by_losers, impossible };
  /// `first`: the first trick of the deal, and the second is not complete.
  enum class Trick : std::uint8_t { first, last, older, for_proof };
  enum class Says : std::uint8_t { rest_is_mine, makers_nat, others_nat };
  enum class Talon : std::uint8_t { changed, wrong_number, looked_at };
  /// Of those who may ask for a remedy, if it is theirs to choose.
  enum class Choice : std::uint8_t { claim, let_stand };
  /// How far the play had come when it was seen who had gathered a trick (KJ-8.31).
  enum class Gathered : std::uint8_t { not_led_on, led_on, played_on, mixed };
  /// What somebody said who does not play (KJ-8.33).
  enum class Said : std::uint8_t { fault, cards, advice };

  std::optional<What> what{};
  std::optional<Seat> who{};  ///< the offender; who dealt, spoke, led or played when he should not
  std::optional<Noticed> noticed{};
  std::optional<Wish> wish{};
  std::optional<Since> since{};
  bool played_on = false;  ///< the next player, or the one passed over, has played
  bool in_turn = false;    ///< the card was laid on the table by the player whose turn it was
  std::optional<Proof> proof{};
  std::optional<int> turned_since{};  ///< tricks turned after the one with the revoke
  std::optional<Claimed> claimed{};
  bool last_trick = false;       ///< the trick is the last of the deal
  bool mixed = false;            ///< the cards are mixed, and the sides do not agree
  bool by_one = false;           ///< one side alone mixed them
  bool counted_wrongly = false;  ///< wrong before it was written down
  bool table_went_on = false;    ///< the next game has begun, or the table has broken up
  std::optional<Trick> trick{};
  bool defends = false;  ///< who laid his hand down: the others made trumps
  std::optional<Says> says{};
  std::optional<int> all_roem{};  ///< claimed so far by whichever side
  bool agreed = false;            ///< nobody objects
  std::optional<Talon> talon{};
  std::optional<Choice> choice{};
  std::optional<int> times{};  ///< revokes of the side in this game, this one included
  std::optional<int> dealt{};  ///< how many times this deal was dealt, this one included
  std::optional<Gathered> gathered{};
  std::optional<Said> said{};
  bool held = false;      ///< a card that `who` had to play, when he was asked about it
  bool denied = false;    ///< that he held one, and the trick was turned; or a card was led since
  bool found = false;     ///< the cards of the trick in dispute
  bool lopsided = false;  ///< the makers are nat in it, or a side took every trick
  /// Claimed so far by the innocent side, of three players by each, from the offender's left; and
  /// then by the side at fault, where that has some. A pit of the innocent side is among its roem.
  InlineVec<int, 3> roem{};

  friend bool operator==(const Incident&, const Incident&) = default;
};

using IncidentRow = Question<Rules, Carry, Incident>;
/// The rows of an incident in the order in which they are asked, `what` first.
[[nodiscard]] std::span<const IncidentRow> incident_form();

/// The clause of the rulebook that an irregularity is settled by: its title is the choice's title
/// in every language.
[[nodiscard]] RuleId clause_of(Incident::What what);

/// What a deal that was scored answers about an incident in it, told as far as `who`. REQUIRES: a
/// deal without errors.
[[nodiscard]] std::vector<spadille::Known> answers_in(const Rules& rules, const Carry& carry,
                                                      const Deal& deal, const Incident& incident);

/// The same of the deal in play, by the roem that each side, or each of three players, has chalked
/// up so far.
[[nodiscard]] std::vector<spadille::Known> answers_of_marks(const Rules& rules,
                                                            std::span<const int> chalked,
                                                            const Incident& incident);

/// Every reason why this cannot be told so, each with its place in the incident.
[[nodiscard]] Findings validate(const Rules& rules, const Carry& carry, const Incident& incident);

// What a revoke depends on; the form asks by it, and the ruling decides by it.

/// Whether somebody has to name a suit where nobody wants to (KJ-8.29).
[[nodiscard]] bool somebody_must_name(const Rules& rules);
/// Whether a revoke can still be mended (KJ-8.14).
[[nodiscard]] bool in_time(const Rules& rules, const Incident& incident);
/// Whether it is too late for that, the points are not entered, and it is proved (KJ-8.20).
[[nodiscard]] bool punishable(const Rules& rules, const Incident& incident);
/// Whether more than one trick was turned since: then nothing can be taken back (KJ-8.19).
[[nodiscard]] bool far_back(const Incident& incident);

}  // namespace spadille::klaverjas

#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/ruling.h"
#include "games/position.h"
#include "games/questions.h"

// What the functions over the play of any game answer with.
namespace spadille {

/// A question with the cards that are meant. With findings its cards are not to be looked at.
struct Meant {
  Asked asked{};
  Findings findings{};
};

/// Whether a card may be played, as far as the hand is known.
struct Verdict {
  /// `depends`: it may unless the hand holds one of the cards of `unless`.
  enum class Play : std::uint8_t { lawful, unlawful, depends };
  Play play = Play::lawful;
  RuleId why{};        ///< the clause that decides
  CardSet playable{};  ///< what may be played of the cards that are known
  CardSet unless{};    ///< of the cards that are nowhere to be seen
  friend bool operator==(const Verdict&, const Verdict&) = default;
};

/// One trick with what follows from it.
struct Replayed {
  InlineVec<Seat, kMaxSeats> seats{};  ///< who played, card by card
  std::optional<Seat> winner{};        ///< nobody where it is not whole, or a card is unknown
  Worth worth{};
  friend bool operator==(const Replayed&, const Replayed&) = default;
};

/// A card that somebody played in a trick.
struct Play {
  std::size_t trick = 0;
  std::size_t place = 0;  ///< in the trick
  Seat who{};
  Card card{};
};

/// The tricks of a deal from its first lead on: who played what, and who won.
struct Replay {
  std::vector<Replayed> tricks{};
  std::array<CardSet, kMaxSeats> played{};  ///< by each seat, as far as known
  std::optional<Seat> to_play{};            ///< whose turn it is; nobody at the end, or unknown
  Findings findings{};                      ///< places in the played document
};

/// Whether it is known who won each of a number of tricks.
[[nodiscard]] inline bool is_whole(const Replay& replay, int tricks) {
  return static_cast<int>(replay.tricks.size()) >= tricks &&
         std::all_of(replay.tricks.begin(), replay.tricks.begin() + tricks,
                     [](const Replayed& trick) { return trick.winner.has_value(); });
}

/// A warning: the cards that were told do not show it.
[[nodiscard]] inline Finding not_told(std::string_view place, RuleId rule) {
  return {.place = std::string(place),
          .message = {"finding.played.not_told"},
          .rule = rule,
          .severity = Finding::Severity::warning};
}

/// What a deal tells about cards besides the hands and the tricks.
struct Whereabouts {
  std::array<CardSet, kMaxSeats> held{};      ///< by each player
  std::array<CardSet, kMaxSeats> not_held{};  ///< by each player: in another hand, or in none
  CardSet nowhere{};                          ///< in no hand
  friend bool operator==(const Whereabouts&, const Whereabouts&) = default;
};

/// A card that its player could not lawfully play, because of another that he held. The card
/// itself may be unknown.
struct Revoke {
  Seat who{};
  std::size_t trick = 0;  ///< from 0
  Card card{};
  Card instead{};            ///< a card that he held and should have played, or one like it;
                             ///< unknown where it is not certain which he held
  std::size_t shown_in = 0;  ///< the trick where he played that one; after the last: it was left
  RuleId rule{};
  CardSet one_of{};  ///< where `instead` is unknown: he held one of these, whichever
  int shown = 0;     ///< cards like `instead` that he has shown since
  friend bool operator==(const Revoke&, const Revoke&) = default;
};

/// A card that was lawful or not, as the cards lay that nobody has seen.
struct OpenPlay {
  Seat who{};
  std::size_t trick = 0;
  Card card{};
  CardSet unless{};  ///< cards that he may have held, and that forbid it; nothing for a card unseen
  RuleId rule{};
  SeatSet unseen{};  ///< whose unseen cards in this trick decide, his own with them
  friend bool operator==(const OpenPlay&, const OpenPlay&) = default;
};

/// What the cards alone prove.
struct RevokeReport {
  std::vector<Revoke> revokes{};  ///< in the order in which they were proved
  std::vector<OpenPlay> open{};   ///< nothing where every card has been seen
};

/// What was ruled before in the same game, and how near to the deal in question.
template <typename Incident>
struct Earlier {
  enum class Of : std::uint8_t {
    game,          ///< another deal
    void_dealing,  ///< this one, before it was dealt again
    dealing        ///< this one
  };
  Incident incident{};
  Ruling ruling{};
  Of of = Of::game;
  friend bool operator==(const Earlier&, const Earlier&) = default;
};

/// A deal told card by card, and whatever else is said about it.
template <typename Deal>
struct Played {
  Deal said{};
  CardPlay play{};
  friend bool operator==(const Played&, const Played&) = default;
};

/// The deal that a person would report, with what its cards show.
template <typename Deal>
struct Reckoned {
  Deal deal{};
  Lineup lineup{};
  Replay replay{};
  RevokeReport revokes{};
  Findings findings{};  ///< places in the played document; warnings: what cannot be known
};

}  // namespace spadille

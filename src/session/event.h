#pragma once

#include <span>
#include <string>
#include <vector>

#include "games/card_play.h"
#include "session/event_kind.h"
#include "session/session.h"

namespace spadille {

/// When somebody who waits takes the place of somebody who plays.
enum class InTurn : std::uint8_t { never, deal, game };

/// What an event says besides words, players, rules and deals: the same members in every game.
struct Said {
  Seq of = 0;    ///< the event that this one is about
  Seq from = 0;  ///< the deal that it begins to count with; 0: the first
  std::optional<Seat> dealer{};
  Totals totals{};                 ///< announced when the deal was recorded
  InTurn in_turn = InTurn::never;  ///< who waits comes in after each deal, or game
  bool own_totals = false;         ///< who comes in plays for himself, not for him who left
  Ruling::Effect effect = Ruling::Effect::advice;
  bool in_play = false;  ///< of a ruling: about the deal that is being played
  Totals with{};         ///< of a ruling: the events of earlier ones that it settles too, as one
  Seq anew = 0;          ///< of a ruling: the one of those whose irregularity it tells anew
  bool waits = false;    ///< of a ruling on a recorded deal: its lines are of the deal in its place
  std::optional<Seat> then{};  ///< of a ruling: who deals after `dealer`
  friend bool operator==(const Said&, const Said&) = default;
};

/// The members of an event's payload, in the order they are written.
[[nodiscard]] std::span<const Field<Said>> event_fields();

/// The name of what a ruling does: never change it.
[[nodiscard]] std::string_view name(Ruling::Effect effect);

/// The members of a ruling in a document, besides its lines.
[[nodiscard]] std::span<const Field<Ruling>> ruling_fields();

/// One thing that happened to a session of one game.
struct Event {
  EventKind kind = EventKind::note;
  Said said{};
  About about{};  ///< of an opening; players by id
  std::optional<AnyRules> rules{};
  std::optional<AnyCarry> before{};
  std::optional<AnyDeal> deal{};
  std::optional<CardPlay> play{};         ///< the cards of that deal, where they were told
  std::vector<std::string> waiting{};     ///< ids of those who sit out, the next to come in first
  std::string by{};                       ///< who agrees, by id
  std::vector<Line> lines{};              ///< of a ruling
  std::optional<AnyIncident> incident{};  ///< that it is about
  std::string text{};                     ///< a note, a reason, how a dispute was settled
  friend bool operator==(const Event&, const Event&) = default;
};

/// What a ruling says, as it was told. REQUIRES: `ruling_given`.
[[nodiscard]] inline Ruling ruling_in(const Event& event) {
  const Said& said = event.said;
  return {said.effect, event.lines, said.dealer, said.waits, said.then};
}

/// Whether a ruling is what a table decided by itself: it tells an irregularity, and gives a reason
/// of its own. Its lines are never worked out anew.
[[nodiscard]] inline bool decided_by_table(const Event& ruling) {
  return ruling.incident.has_value() && !ruling.text.empty();
}

}  // namespace spadille

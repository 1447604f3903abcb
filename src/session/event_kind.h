#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace spadille {

/// The place of an event in its session, from 1.
using Seq = int;

/// What can happen to a session. The names are in every book: never change them.
enum class EventKind : std::uint8_t {
  opened,             ///< rules by value, players, seats, first dealer, how it began on paper
  opening_corrected,  ///< another opening, from the beginning or from a given deal on
  deal_recorded,
  deal_corrected,
  ruling_given,
  voided,  ///< undo; voiding a void is redo
  disputed,
  settled,  ///< a dispute
  note,
  seats_changed,  ///< a player replaced, or sitting out in turn
  closed,
  reopened,
  discarded,  ///< thrown away; voiding this gets it back
  lost,       ///< could not be read any more when a damaged book was recovered
  agreed,     ///< somebody of the table says that a deal is right as it stands
  // Of a tournament only (tournament/event.h).
  roster_changed,  ///< who plays, or does not, from a round on
  wished,          ///< who are partners, do not meet, sit at one table
  round_drawn,     ///< who sits where in a round
  result_told,     ///< what a table's round came to
  awarded,         ///< points by the director
  table_begun,     ///< the session in which a table keeps its round deal by deal
  result_agreed,   ///< somebody of the table says that its result is right
  clock_set,       ///< how long a round has, from when on
  referee_called,  ///< by a table
  call_answered    ///< what the referee of the room ruled, with a penalty where there is one
};

inline constexpr std::array<std::string_view, 25> kEventNames{"opened",        "opening_corrected",
                                                              "deal_recorded", "deal_corrected",
                                                              "ruling_given",  "voided",
                                                              "disputed",      "settled",
                                                              "note",          "seats_changed",
                                                              "closed",        "reopened",
                                                              "discarded",     "lost",
                                                              "agreed",        "roster_changed",
                                                              "wished",        "round_drawn",
                                                              "result_told",   "awarded",
                                                              "table_begun",   "result_agreed",
                                                              "clock_set",     "referee_called",
                                                              "call_answered"};

[[nodiscard]] constexpr std::string_view name(EventKind kind) {
  return kEventNames[static_cast<std::size_t>(kind)];
}
[[nodiscard]] std::optional<EventKind> event_kind(std::string_view name);

/// Whether it can happen to a session of a game; otherwise only to a tournament.
[[nodiscard]] constexpr bool is_of_session(EventKind kind) { return kind <= EventKind::agreed; }

inline constexpr std::span<const std::string_view> kSessionEventNames{
    kEventNames.data(), static_cast<std::size_t>(EventKind::agreed) + 1};

/// Whether it can happen to a tournament.
[[nodiscard]] constexpr bool is_of_tournament(EventKind kind) {
  using enum EventKind;
  return !is_of_session(kind) || kind == opened || kind == opening_corrected || kind == voided ||
         kind == note || kind == closed || kind == reopened || kind == discarded || kind == lost;
}

/// Whether it may change what stands on the sheet.
[[nodiscard]] constexpr bool moves_figures(EventKind kind) {
  using enum EventKind;
  return kind != note && kind != disputed && kind != settled && kind != closed &&
         kind != reopened && kind != lost && kind != agreed;
}

}  // namespace spadille

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spadille::tests {

/// What somebody does with the program.
enum class Verb : std::uint8_t {
  begin,
  again,
  turn_to,
  deal,
  insert,
  correct,
  strike,
  undo,
  redo,
  note,
  dispute,
  settle,
  opening,
  seats,
  ruling,
  close,
  reopen,
  discard,
  back,
  purge,
  merge,
  split,
  rename,
  hide,
  forget,
  rules,
  exchange,
  back_up,
  restore,
  restart,
  language,
  stale,
  rulings,
  adopt,
  keep,
  agree,
  event_begin,
  event_turn,
  event_plan,
  event_roster,
  event_wish,
  event_pairs,
  event_draw,
  event_swap,
  event_credit,
  event_undo,
  event_redo,
  event_close,
  event_reopen,
  event_result,
  event_file,
  event_settle,
  event_play,
  event_session,
  event_clock,
  event_call,
  event_answer,
  event_agree,
  event_exchange
};

/// Where he does it.
enum class Door : std::uint8_t { command, app, phone };

/// One step of a walk. The dice decide the rest from where the walk stands, so that a step means
/// something after any other: walks can be shortened.
struct Step {
  Door door = Door::command;
  Verb verb = Verb::deal;
  std::uint32_t dice = 0;
  friend bool operator==(const Step&, const Step&) = default;
};

using Walk = std::vector<Step>;

/// "command deal 4711".
[[nodiscard]] std::string line(const Step& step);
/// The step of a line; nothing where it is none.
[[nodiscard]] std::optional<Step> step_of(std::string_view line);

/// The walk of a seed: 5 to 30 steps, the first of which begins a session.
[[nodiscard]] Walk random_walk(std::uint32_t seed);
/// The same of an evening with many disputes: deals, rulings on them, and what is put right since.
[[nodiscard]] Walk walk_of_rulings(std::uint32_t seed);
/// The same of a club: the first step begins an event, and its tables play sessions.
[[nodiscard]] Walk walk_of_events(std::uint32_t seed);

/// Whether it is done to an event.
[[nodiscard]] constexpr bool is_of_event(Verb verb) { return verb >= Verb::event_begin; }

}  // namespace spadille::tests

#include "tests/walker/step.h"

#include <algorithm>
#include <array>
#include <sstream>

#include "tests/walker/dice.h"

namespace spadille::tests {
namespace {

/// How often it happens on any evening, on one with many disputes, and on one of a club; whether
/// the app has a button for it (of an event: whether a use-case does it), and phones.
struct VerbRow {
  Verb verb;
  std::string_view name;
  int weight;
  int disputed;
  int club;
  bool in_app;
  bool on_phone = false;
};

constexpr auto kVerbs =
    std::to_array<VerbRow>({{Verb::begin, "begin", 4, 1, 1, true},
                            {Verb::again, "again", 2, 0, 0, true, true},
                            {Verb::turn_to, "turn_to", 3, 1, 1, false},
                            {Verb::deal, "deal", 40, 24, 10, true, true},
                            {Verb::insert, "insert", 4, 2, 0, false},
                            {Verb::correct, "correct", 8, 12, 3, true, true},
                            {Verb::strike, "strike", 3, 2, 1, true, true},
                            {Verb::undo, "undo", 6, 8, 2, true, true},
                            {Verb::redo, "redo", 4, 5, 1, true},
                            {Verb::note, "note", 2, 0, 0, true, true},
                            {Verb::dispute, "dispute", 3, 2, 0, true, true},
                            {Verb::settle, "settle", 1, 0, 0, false, true},
                            {Verb::opening, "opening", 4, 6, 0, false, true},
                            {Verb::seats, "seats", 5, 1, 1, false, true},
                            {Verb::ruling, "ruling", 8, 24, 2, true, true},
                            {Verb::close, "close", 1, 0, 2, true, true},
                            {Verb::reopen, "reopen", 1, 0, 1, true, true},
                            {Verb::discard, "discard", 1, 0, 2, true},
                            {Verb::back, "back", 1, 0, 1, false},
                            {Verb::purge, "purge", 1, 0, 1, false},
                            {Verb::merge, "merge", 1, 0, 2, false},
                            {Verb::split, "split", 1, 0, 1, false},
                            {Verb::rename, "rename", 1, 0, 1, false},
                            {Verb::hide, "hide", 1, 0, 1, false},
                            {Verb::forget, "forget", 1, 0, 1, false},
                            {Verb::rules, "rules", 1, 0, 0, false},
                            {Verb::exchange, "exchange", 1, 2, 1, false},
                            {Verb::back_up, "back_up", 1, 0, 1, false},
                            {Verb::restore, "restore", 1, 0, 1, false},
                            {Verb::restart, "restart", 1, 1, 0, false},
                            {Verb::language, "language", 1, 0, 0, false},
                            {Verb::stale, "stale", 4, 2, 0, false, true},
                            {Verb::rulings, "rulings", 2, 6, 0, false},
                            {Verb::adopt, "adopt", 1, 6, 0, true},
                            {Verb::keep, "keep", 1, 4, 0, true},
                            {Verb::agree, "agree", 3, 2, 0, false, true},
                            {Verb::event_begin, "event_begin", 0, 0, 2, false},
                            {Verb::event_turn, "event_turn", 0, 0, 1, false},
                            {Verb::event_plan, "event_plan", 0, 0, 4, false},
                            {Verb::event_roster, "event_roster", 0, 0, 10, true},
                            {Verb::event_wish, "event_wish", 0, 0, 3, false},
                            {Verb::event_pairs, "event_pairs", 0, 0, 4, false},
                            {Verb::event_draw, "event_draw", 0, 0, 16, true},
                            {Verb::event_swap, "event_swap", 0, 0, 4, false},
                            {Verb::event_credit, "event_credit", 0, 0, 5, false},
                            {Verb::event_undo, "event_undo", 0, 0, 9, true},
                            {Verb::event_redo, "event_redo", 0, 0, 6, true},
                            {Verb::event_close, "event_close", 0, 0, 2, false},
                            {Verb::event_reopen, "event_reopen", 0, 0, 3, false},
                            {Verb::event_result, "event_result", 0, 0, 16, true},
                            {Verb::event_file, "event_file", 0, 0, 8, false},
                            {Verb::event_settle, "event_settle", 0, 0, 6, false},
                            {Verb::event_play, "event_play", 0, 0, 12, true},
                            {Verb::event_session, "event_session", 0, 0, 8, true},
                            {Verb::event_clock, "event_clock", 0, 0, 2, false},
                            {Verb::event_call, "event_call", 0, 0, 3, false},
                            {Verb::event_answer, "event_answer", 0, 0, 3, false},
                            {Verb::event_agree, "event_agree", 0, 0, 3, false},
                            {Verb::event_exchange, "event_exchange", 0, 0, 2, false}});

const VerbRow& any_verb(Dice& dice, int VerbRow::*weight) {
  int all = 0;
  for (const VerbRow& row : kVerbs) all += row.*weight;
  int at = dice.below(all);
  const auto* row = kVerbs.begin();
  for (; at >= row->*weight; ++row) at -= row->*weight;
  return *row;
}

constexpr std::array<std::string_view, 3> kDoors{"command", "app", "phone"};

std::string_view name(Door door) { return kDoors[static_cast<std::size_t>(door)]; }

Door any_door(const VerbRow& row, Dice& dice) {
  if (row.in_app && dice.one_in(3)) return Door::app;
  return row.on_phone && dice.one_in(3) ? Door::phone : Door::command;
}

Step any_step(Dice& dice, int VerbRow::*weight) {
  const VerbRow& row = any_verb(dice, weight);
  const Door door = any_door(row, dice);
  return {door, row.verb, dice.number()};
}

Walk walk_of(std::uint32_t seed, int VerbRow::*weight, Verb first = Verb::begin) {
  Dice dice(seed);
  Walk walk{{dice.one_in(4) ? Door::app : Door::command, first, dice.number()}};
  const int steps = 5 + dice.below(first == Verb::begin ? 26 : 46);
  while (static_cast<int>(walk.size()) < steps) walk.push_back(any_step(dice, weight));
  return walk;
}

}  // namespace

std::string line(const Step& step) {
  const auto* row = std::find_if(kVerbs.begin(), kVerbs.end(),
                                 [&](const VerbRow& each) { return each.verb == step.verb; });
  return std::string(name(step.door)) + ' ' + std::string(row->name) + ' ' +
         std::to_string(step.dice);
}

std::optional<Step> step_of(std::string_view line) {
  std::istringstream words{std::string(line)};
  std::string door;
  std::string verb;
  Step step;
  if (!(words >> door >> verb >> step.dice)) return std::nullopt;
  const auto* row = std::find_if(kVerbs.begin(), kVerbs.end(),
                                 [&](const VerbRow& each) { return each.name == verb; });
  const auto* by = std::find(kDoors.begin(), kDoors.end(), door);
  if (row == kVerbs.end() || by == kDoors.end()) return std::nullopt;
  step.verb = row->verb;
  step.door = static_cast<Door>(by - kDoors.begin());
  return step;
}

Walk random_walk(std::uint32_t seed) { return walk_of(seed, &VerbRow::weight); }
Walk walk_of_rulings(std::uint32_t seed) { return walk_of(seed, &VerbRow::disputed); }
Walk walk_of_events(std::uint32_t seed) { return walk_of(seed, &VerbRow::club, Verb::event_begin); }

}  // namespace spadille::tests

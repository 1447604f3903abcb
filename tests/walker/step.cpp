#include "tests/walker/step.h"

#include <algorithm>
#include <array>
#include <sstream>

#include "tests/walker/dice.h"

namespace spadille::tests {
namespace {

/// How often it happens on any evening, and on one with many disputes; whether the app has a button
/// for it.
struct VerbRow {
  Verb verb;
  std::string_view name;
  int weight;
  int disputed;
  bool in_app;
};

constexpr auto kVerbs = std::to_array<VerbRow>(
    {{Verb::begin, "begin", 4, 1, true},        {Verb::again, "again", 2, 0, true},
     {Verb::turn_to, "turn_to", 3, 1, false},   {Verb::deal, "deal", 40, 24, true},
     {Verb::insert, "insert", 4, 2, false},     {Verb::correct, "correct", 8, 12, true},
     {Verb::strike, "strike", 3, 2, true},      {Verb::undo, "undo", 6, 8, true},
     {Verb::redo, "redo", 4, 5, true},          {Verb::note, "note", 2, 0, true},
     {Verb::dispute, "dispute", 2, 0, true},    {Verb::settle, "settle", 1, 0, false},
     {Verb::opening, "opening", 4, 6, false},   {Verb::seats, "seats", 5, 1, false},
     {Verb::ruling, "ruling", 8, 24, true},     {Verb::close, "close", 1, 0, true},
     {Verb::reopen, "reopen", 1, 0, true},      {Verb::discard, "discard", 1, 0, true},
     {Verb::back, "back", 1, 0, false},         {Verb::purge, "purge", 1, 0, false},
     {Verb::merge, "merge", 1, 0, false},       {Verb::split, "split", 1, 0, false},
     {Verb::rename, "rename", 1, 0, false},     {Verb::hide, "hide", 1, 0, false},
     {Verb::forget, "forget", 1, 0, false},     {Verb::rules, "rules", 1, 0, false},
     {Verb::exchange, "exchange", 1, 2, false}, {Verb::back_up, "back_up", 1, 0, false},
     {Verb::restore, "restore", 1, 0, false},   {Verb::restart, "restart", 1, 1, false},
     {Verb::language, "language", 1, 0, false}, {Verb::stale, "stale", 2, 1, false},
     {Verb::rulings, "rulings", 2, 6, false},   {Verb::adopt, "adopt", 1, 6, true},
     {Verb::keep, "keep", 1, 4, true}});

const VerbRow& any_verb(Dice& dice, int VerbRow::*weight) {
  int all = 0;
  for (const VerbRow& row : kVerbs) all += row.*weight;
  int at = dice.below(all);
  const auto* row = kVerbs.begin();
  for (; at >= row->*weight; ++row) at -= row->*weight;
  return *row;
}

Step any_step(Dice& dice, int VerbRow::*weight) {
  const VerbRow& row = any_verb(dice, weight);
  const Door door = row.in_app && dice.one_in(3) ? Door::app : Door::command;
  return {door, row.verb, dice.number()};
}

Walk walk_of(std::uint32_t seed, int VerbRow::*weight) {
  Dice dice(seed);
  Walk walk{{dice.one_in(4) ? Door::app : Door::command, Verb::begin, dice.number()}};
  const int steps = 5 + dice.below(26);
  while (static_cast<int>(walk.size()) < steps) walk.push_back(any_step(dice, weight));
  return walk;
}

}  // namespace

std::string line(const Step& step) {
  const auto* row = std::find_if(kVerbs.begin(), kVerbs.end(),
                                 [&](const VerbRow& each) { return each.verb == step.verb; });
  return std::string(step.door == Door::app ? "app " : "command ") + std::string(row->name) + ' ' +
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
  if (row == kVerbs.end() || (door != "app" && door != "command")) return std::nullopt;
  step.verb = row->verb;
  step.door = door == "app" ? Door::app : Door::command;
  return step;
}

Walk random_walk(std::uint32_t seed) { return walk_of(seed, &VerbRow::weight); }
Walk walk_of_rulings(std::uint32_t seed) { return walk_of(seed, &VerbRow::disputed); }

}  // namespace spadille::tests

// People: two entries of one person, other names, who is not listed.
#include "tests/walker/steps.h"

namespace spadille::tests {
namespace {

std::vector<std::string> listed(Club& club) {
  std::vector<std::string> names;
  const Json people = club.world.json({"players", "--all"});
  for (const Json& person : people.at("players"))
    if (!person.contains("forgotten")) names.push_back(person.at("name"));
  return names;
}

Json renamed(Json names, const std::string& from, const std::string& to) {
  for (Json& name : names)
    if (name == from) name = to;
  return names;
}

/// Whoever was called `from` is called `to` wherever he sat, and nobody else is.
void expect_renamed(Club& club, const std::string& from, const std::string& to) {
  const auto before = club.sessions;
  club.forget_past();
  for (const auto& [number, session] : club.sessions) {
    const Json& was = before.at(number).now.sheet;
    const Json& is = session.now.sheet;
    for (std::size_t i = 0; i <= was.at("deals").size(); ++i)
      expect_same("names", from + " is " + to, players_of(is, i),
                  renamed(players_of(was, i), from, to));
    if (was.contains("standing"))
      expect_same("names", "the standing", is.at("standing"), was.at("standing"));
  }
}

/// Returns whether it was done; refused, nothing has changed.
bool change_people(Club& club, std::vector<std::string> words) {
  words.insert(words.begin(), "players");
  club.world.tell(command_text(words));
  if (club.world.ask(words).done()) return true;
  for (const auto& [number, session] : club.sessions)
    expect_same("refused", command_text(words), club.read(number).sheet, session.now.sheet);
  return false;
}

}  // namespace

void take_merge(Club& club, Dice& dice, Door /*door*/) {
  const std::vector<std::string> names = dice.shuffled(listed(club));
  if (names.size() < 2) return;
  if (change_people(club, {"merge", names[0], names[1]})) expect_renamed(club, names[0], names[1]);
}

void take_split(Club& club, Dice& dice, Door /*door*/) {
  std::vector<std::string> merged;
  const Json people = club.world.json({"players", "--all"});
  for (const Json& person : people.at("players"))
    for (const Json& name : person.value("merged", Json::array())) merged.push_back(name);
  if (merged.empty()) return;
  const std::string name = dice.of(merged);
  expect("names", change_people(club, {"split", name}), "what was merged can be split: " + name);
  club.forget_past();
}

void take_rename(Club& club, Dice& dice, Door /*door*/) {
  const std::vector<std::string> names = listed(club);
  if (names.empty()) return;
  const std::string from = dice.of(names);
  const std::string to = "Known as x" + std::to_string(dice.below(1000));
  if (change_people(club, {"rename", from, to})) expect_renamed(club, from, to);
}

/// Wherever he sat stands nobody's name; the rest is as it was.
void take_forget(Club& club, Dice& dice, Door /*door*/) {
  const std::vector<std::string> names = listed(club);
  if (names.empty()) return;
  const std::string name = dice.of(names);
  if (!change_people(club, {"forget", name, "--yes"})) return;
  expect_renamed(club, name, std::string(kForgotten));
  for (const std::string& still : listed(club))
    expect("names", still != name, name + " is forgotten");
}

void take_hide(Club& club, Dice& dice, Door /*door*/) {
  const std::vector<std::string> names = listed(club);
  if (names.empty()) return;
  change_people(club, {dice.one_in(2) ? "hide" : "show", dice.of(names)});
}

}  // namespace spadille::tests

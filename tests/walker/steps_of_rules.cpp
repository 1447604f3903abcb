// Rules of the house: named, replaced, removed. Sessions keep those they were begun with.
#include "tests/walker/steps.h"

namespace spadille::tests {
namespace {

constexpr std::string_view kHouse = "house rules of this book";

std::vector<std::string> house_rules(Club& club) {
  std::vector<std::string> names;
  const Json all = club.world.json({"rules", "list", "--db", club.world.path()});
  for (const Json& each : all.at("rules"))
    if (each.at("label") == kHouse) names.push_back(each.at("id"));
  return names;
}

}  // namespace

std::string keep_rules(Club& club, const std::string& preset,
                       const std::vector<std::string>& options, const Json& all, Dice& dice) {
  std::string name = "House " + std::to_string(1 + dice.below(3));
  std::vector<std::string> words{"rules", "save", name, preset};
  for (const std::string& option : options) words.insert(words.end(), {"--set", option});
  club.world.tell(command_text(words));
  const Said said = club.world.ask(words);
  expect("rules", said.done(), said.err);
  expect_same("rules", name, club.world.json({"rules", "show", name}).at("rules"), all);
  return name;
}

/// Nobody's session is by other rules than before.
void take_rules(Club& club, Dice& dice, Door /*door*/) {
  const std::vector<std::string> names = house_rules(club);
  if (names.empty()) return;
  const std::string name = dice.of(names);
  const std::vector<std::string> words =
      dice.one_in(2) ? std::vector<std::string>{"rules", "remove", name}
                     : std::vector<std::string>{"rules", "save", name, "euchre/seed"};
  club.world.tell(command_text(words));
  const Said said = club.world.ask(words);
  expect("rules", said.done(), said.err);
  expect_same("rules", "those of the book", house_rules(club).size(),
              names.size() - (words[1] == "remove" ? 1 : 0));
  for (const auto& [number, session] : club.sessions)
    expect_same("rules", "session " + std::to_string(number), club.read(number).sheet,
                session.now.sheet);
}

}  // namespace spadille::tests

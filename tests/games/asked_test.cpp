// What a guided ruling asks once it is known what happened, and what each "yes" adds: as
// tests/games/asked.txt has it, for the first preset of every game. SPADILLE_UPDATE=1 writes it
// anew.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "games/any_game.h"

namespace spadille {
namespace {

std::vector<std::string_view> asked(const AnyRules& rules, const AnyIncident& incident) {
  std::vector<std::string_view> keys;
  const AnyCarry carry = rules.game().carry();
  for (const auto& row : rules.game().incidents().subspan(1))
    if (row.asked(rules, carry, incident)) keys.push_back(row.key);
  return keys;
}

void write_game(const AnyGame& game, std::ostream& out) {
  const AnyRules& rules = game.presets()[0].rules;
  const auto& what = game.incidents()[0];
  for (int n = 0; n < static_cast<int>(what.choices.size()); ++n) {
    AnyIncident told = game.incident();
    what.set(told, {n});
    const auto first = asked(rules, told);
    out << game.id() << ' ' << what.choices[static_cast<std::size_t>(n)] << ':';
    for (const auto key : first) out << ' ' << key;
    out << '\n';
    for (const auto& row : game.incidents()) {
      if (row.kind != Kind::flag || std::count(first.begin(), first.end(), row.key) == 0) continue;
      AnyIncident more = told;
      row.set(more, {1});
      out << "  " << row.key << ':';
      for (const auto key : asked(rules, more))
        if (std::count(first.begin(), first.end(), key) == 0) out << ' ' << key;
      out << '\n';
    }
  }
}

TEST(Asked, is_what_each_irregularity_leaves_open) {
  std::ostringstream now;
  for (const AnyGame* game : all_games()) write_game(*game, now);
  const std::string path = SPADILLE_SOURCE "/tests/games/asked.txt";
  if (std::getenv("SPADILLE_UPDATE") != nullptr) std::ofstream(path) << now.str();
  std::ostringstream before;
  before << std::ifstream(path).rdbuf();
  EXPECT_EQ(now.str(), before.str());
}

}  // namespace
}  // namespace spadille

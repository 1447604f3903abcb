// What a guided ruling asks once it is known what happened, and what each "yes" adds: as
// tests/games/asked.txt has it, for the first preset of every game. SPADILLE_UPDATE=1 writes it
// anew.
#include <cstdlib>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "games/games.h"

namespace spadille {
namespace {

template <Game G>
std::vector<std::string_view> asked(const typename G::Rules& rules,
                                    const typename G::Incident& incident) {
  std::vector<std::string_view> keys;
  const typename G::Carry carry{};
  for (const auto& row : G::incidents().subspan(1))
    if (row.asked(rules, carry, incident)) keys.push_back(row.key);
  return keys;
}

template <Game G>
void write_game(std::ostream& out) {
  const auto rules = G::presets()[0].rules;
  const auto& what = G::incidents()[0];
  for (int n = 0; n < static_cast<int>(what.choices.size()); ++n) {
    typename G::Incident told;
    what.set(told, {n});
    const auto first = asked<G>(rules, told);
    out << G::kId << ' ' << what.choices[static_cast<std::size_t>(n)] << ':';
    for (const auto key : first) out << ' ' << key;
    out << '\n';
    for (const auto& row : G::incidents()) {
      if (row.kind != Kind::flag || std::count(first.begin(), first.end(), row.key) == 0) continue;
      typename G::Incident more = told;
      row.set(more, {1});
      out << "  " << row.key << ':';
      for (const auto key : asked<G>(rules, more))
        if (std::count(first.begin(), first.end(), key) == 0) out << ' ' << key;
      out << '\n';
    }
  }
}

template <typename G>
struct Writer {
  static void write(std::ostream& out) { write_game<G>(out); }
};
template <typename... W>
struct Writers {
  static void write(std::ostream& out) { (W::write(out), ...); }
};

TEST(Asked, is_what_each_irregularity_leaves_open) {
  std::ostringstream now;
  Games::Of<Writer, Writers>::write(now);
  const std::string path = SPADILLE_SOURCE "/tests/games/asked.txt";
  if (std::getenv("SPADILLE_UPDATE") != nullptr) std::ofstream(path) << now.str();
  std::ostringstream before;
  before << std::ifstream(path).rdbuf();
  EXPECT_EQ(now.str(), before.str());
}

}  // namespace
}  // namespace spadille

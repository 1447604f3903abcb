// Questions as players word them, and every term of the seed documents: does the search find their
// clause? tests/search holds them.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

#include <gtest/gtest.h>

#include "app/rulebook/rule_search.h"
#include "tests/support/print.h"
#include "text/words.h"

namespace spadille {
namespace {

using Cells = std::vector<std::string>;

/// The rows of a table of tests/search, at its tabs.
std::vector<Cells> rows(const std::string& name) {
  std::ifstream file(std::string(SPADILLE_SOURCE) + "/tests/search/" + name + ".txt");
  std::vector<Cells> all;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    Cells& cells = all.emplace_back();
    std::istringstream row(line);
    for (std::string cell; std::getline(row, cell, '\t');) cells.push_back(cell);
  }
  return all;
}

/// How many were asked, and for how many a right clause stood first, and among the first three.
struct Found {
  int asked = 0, first = 0, among_three = 0;

  [[nodiscard]] double share(int n) const {
    return asked == 0 ? 0 : static_cast<double>(n) / asked;
  }
};

void ask(RuleSearch& search, const std::string& game, const std::string& right,
         const std::string& words, Found& found) {
  const std::vector<RuleId> best = search.find(words, 3, game);
  const auto is_right = [&](RuleId id) {
    return (' ' + right + ' ').find(' ' + to_string(id) + ' ') != std::string::npos;
  };
  ++found.asked;
  found.first += !best.empty() && is_right(best[0]) ? 1 : 0;
  found.among_three += std::any_of(best.begin(), best.end(), is_right) ? 1 : 0;
  if (best.empty() || !is_right(best[0]))
    std::cout << game << ' ' << right << ": " << words << " -> "
              << (best.empty() ? "nothing" : to_string(best[0])) << '\n';
}

void told(std::string_view what, const Found& found) {
  std::cout << what << ": " << found.first << " of " << found.asked << " first, "
            << found.among_three << " among three\n";
}

/// The even rows were looked at when the figures of the search were chosen, the odd ones never.
TEST(SearchSet, questions_of_players_find_their_clause) {
  RuleSearch search;
  Found seen;
  Found unseen;
  for (const Language language : kLanguages) {
    const auto questions = rows(std::string(code(language)));
    ASSERT_EQ(questions.size(), 50U);
    for (std::size_t i = 0; i < questions.size(); ++i)
      ask(search, questions[i][0], questions[i][1], questions[i][2], i % 2 == 0 ? seen : unseen);
  }
  told("looked at", seen);
  told("never looked at", unseen);
  EXPECT_GE(seen.share(seen.first), 0.91);
  EXPECT_GE(unseen.share(unseen.first), 0.90);
  EXPECT_GE(seen.share(seen.among_three), 0.98);
  EXPECT_GE(unseen.share(unseen.among_three), 0.96);
  EXPECT_GE(seen.share(seen.among_three) + unseen.share(unseen.among_three), 2 * 0.97);
}

TEST(SearchSet, terms_of_the_seed_documents_find_their_clause) {
  RuleSearch search;
  std::map<std::size_t, Found> found;
  for (const Cells& term : rows("seeds"))
    for (std::size_t language = 2; language < term.size(); ++language)
      ask(search, term[0], term[1], term[language], found[language]);
  for (const auto& [language, of] : found) told(std::to_string(language), of);
  for (const auto& [language, of] : found) {
    EXPECT_GT(of.asked, 250);
    EXPECT_EQ(of.first, of.asked);
  }
}

}  // namespace
}  // namespace spadille

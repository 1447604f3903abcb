// What happened, in the words of players: which irregularity is found.
#include "app/referee/kind_search.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>

#include <gtest/gtest.h>

#include "app/referee/asked_table.h"
#include "app/referee/asking.h"
#include "app/referee/inquiry.h"
#include "app/rulebook/rules.h"

namespace spadille::tests {
namespace {

using How = KindsMeant::How;

Evening table_of(const std::string& game) {
  return table_by(*preset_rules(game + "/seed"), {"Ann", "Bob", "Chris", "Dora"});
}

std::vector<std::string> names(const KindsMeant& meant) {
  std::vector<std::string> all;
  for (const Irregularity& kind : meant.kinds) all.emplace_back(kind.name);
  return all;
}

KindsMeant meant(const std::string& game, const std::string& words) {
  static std::map<std::string, KindSearch> searches;
  return searches.try_emplace(game, game).first->second.meant(table_of(game), words);
}

/// A line of phrasings.txt.
struct Worded {
  std::string game{}, language{}, words{};
  std::vector<std::string> kinds{};
  bool set_aside = false;
};

std::vector<Worded> phrasings() {
  std::vector<Worded> all;
  std::ifstream file(std::string(SPADILLE_SOURCE) + "/tests/app/referee/phrasings.txt");
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    const bool set_aside = line[0] == '*';
    if (set_aside) line = line.substr(2);
    const auto colon = line.find(": ");
    std::istringstream head(line.substr(0, colon));
    Worded worded{.words = line.substr(colon + 2), .set_aside = set_aside};
    head >> worded.game >> worded.language;
    for (std::string kind; head >> kind;) worded.kinds.push_back(kind);
    all.push_back(worded);
  }
  return all;
}

/// Of how many phrasings the kind was found: first, and among three.
struct Found {
  int asked = 0, first = 0, among_three = 0;

  void count(const Worded& worded, const std::vector<std::string>& found) {
    const auto is_meant = [&](std::size_t n) {
      return n < found.size() && std::count(worded.kinds.begin(), worded.kinds.end(), found[n]) > 0;
    };
    ++asked;
    first += is_meant(0) ? 1 : 0;
    among_three += is_meant(0) || is_meant(1) || is_meant(2) ? 1 : 0;
  }
  [[nodiscard]] int percent(int n) const { return asked == 0 ? 0 : 100 * n / asked; }
};

TEST(KindSearch, finds_what_players_say) {
  std::map<std::string, Found> of;
  for (const Worded& worded : phrasings()) {
    const KindsMeant found = meant(worded.game, worded.words);
    of[worded.language].count(worded, names(found));
    of[worded.set_aside ? "set aside" : "tuned"].count(worded, names(found));
    if (found.how != How::one || worded.set_aside) continue;
    EXPECT_TRUE(std::count(worded.kinds.begin(), worded.kinds.end(), names(found)[0]) > 0)
        << worded.words << ": " << names(found)[0];
  }
  for (const auto& [which, found] : of) {
    RecordProperty(which, std::to_string(found.percent(found.first)) + " " +
                              std::to_string(found.percent(found.among_three)));
    EXPECT_GE(found.asked, 25) << which;
    EXPECT_GE(found.percent(found.first), 85) << which;
    EXPECT_GE(found.percent(found.among_three), 95) << which;
  }
}

TEST(KindSearch, one_that_is_meant_goes_straight_on) {
  EXPECT_EQ(names(meant("euchre", "he took it back")), std::vector<std::string>{"card_taken_back"});
  EXPECT_EQ(names(meant("klaverjas", "verzaakt")), std::vector<std::string>{"revoke"});
  EXPECT_EQ(names(meant("euchre", "la carte est tomb\u00E9e")),
            std::vector<std::string>{"exposed_card"});
  EXPECT_EQ(names(meant("kyuuri", "\u898B\u305B\u3066\u3057\u307E\u3063\u305F")),
            std::vector<std::string>{"exposed_card"});
}

TEST(KindSearch, capitals_accents_and_the_language_do_not_matter) {
  EXPECT_EQ(names(meant("euchre", "LA CARTE EST TOMBEE")),
            std::vector<std::string>{"exposed_card"});
  EXPECT_EQ(meant("quadrille", "revoked").kinds.front().name, "revoke");
  EXPECT_EQ(meant("quadrille", "verzaakte").kinds.front().name, "revoke");
}

TEST(KindSearch, other_words_find_what_comes_nearest_or_nothing) {
  const KindsMeant other = meant("euchre", "bonjour");
  EXPECT_EQ(other.how, How::nearest);
  EXPECT_LE(other.kinds.size(), 3U);
  EXPECT_EQ(meant("euchre", "").how, How::nearest);
  EXPECT_TRUE(meant("euchre", "\u2014").kinds.empty());
  EXPECT_EQ(meant("euchre", std::string(5000, 'x')).how, How::nearest);
}

TEST(KindSearch, offers_nothing_that_cannot_happen_at_the_table) {
  const auto found = names(meant("klaverjas", "a fault with the talon"));
  EXPECT_EQ(std::count(found.begin(), found.end(), "talon"), 0);
}

TEST(KindSearch, every_kind_is_found_by_its_own_name_in_every_language) {
  for (const AnyGame* game : all_games()) {
    const KindSearch search(game->id());
    const Evening table = table_of(std::string(game->id()));
    for (const Irregularity& kind : irregularities(table))
      for (const Language language : kLanguages) {
        const std::string title = title_of(game->id(), kind, Words(language));
        EXPECT_FALSE(search.meant(table, title).kinds.empty()) << title;
        EXPECT_EQ(search.meant(table, title).kinds.front(), kind) << title;
      }
  }
}

TEST(KindSearch, a_question_in_words_takes_them) {
  const Document told =
      in_words(table_of("euchre"), Format::incident, {.members = {{"what", "he took it back"}}});
  EXPECT_TRUE(told.findings.empty());
  EXPECT_EQ(kind_of(told.incident)->name, "card_taken_back");
  const Document unclear =
      in_words(table_of("euchre"), Format::incident, {.members = {{"what", "bonjour"}}});
  ASSERT_EQ(unclear.findings.size(), 1U);
  EXPECT_EQ(unclear.findings[0].place, "/incident/what");
  EXPECT_EQ(unclear.findings[0].message.key, "finding.no_such_kind");
}

TEST(KindSearch, so_does_a_question_of_an_interview) {
  Inquiry inquiry(in_words(table_of("euchre"), Format::incident, {}), {});
  EXPECT_EQ(inquiry.answer("bonjour")[0].message.key, "finding.no_such_kind");
  EXPECT_EQ(inquiry.answer("la carte est tomb\u00E9e"), Findings());
  EXPECT_EQ(kind_of(inquiry.told().incident)->name, "exposed_card");
}

}  // namespace
}  // namespace spadille::tests

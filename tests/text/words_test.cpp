#include "text/words.h"

#include <array>
#include <cstdlib>
#include <fstream>
#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "text/accounts.h"
#include "text/messages.h"
#include "text/names.h"

namespace spadille {
namespace {

const SeatNames kNames{{"Ann", "ボブ", "Chris", "Dan"}};

TEST(Words, english_and_japanese_stand_side_by_side) {
  const Words english(Language::en);
  const Words japanese(Language::ja);
  EXPECT_EQ(english.say("kyuuri.name"), "Kyuuri");
  EXPECT_EQ(japanese.say("kyuuri.name"), "きゅうり");
}

TEST(Words, arguments_are_said_as_the_table_says_them) {
  const Words words(Language::en);
  EXPECT_EQ(words.say({"kyuuri.line.takes", {seat(1), Rank::ten, 10}}, kNames),
            "ボブ takes the last trick with 10 and loses 10");
  EXPECT_EQ(words.say({"euchre.line.wins_rubber", {Side{0}}}, kNames),
            "Ann & Chris win the rubber");
}

TEST(Words, a_count_chooses_the_plural) {
  const Words words(Language::en);
  const auto euchred = [&](int tricks) {
    return words.say({"euchre.line.euchred", {seat(0), Arg::count(tricks), Side{1}}}, kNames);
  };
  EXPECT_EQ(euchred(0), "Ann is euchred with 0 tricks by ボブ & Dan");
  EXPECT_EQ(euchred(1), "Ann is euchred with 1 trick by ボブ & Dan");
  EXPECT_EQ(euchred(2), "Ann is euchred with 2 tricks by ボブ & Dan");
}

TEST(Words, every_sentence_with_a_count_has_its_plurals_in_every_language) {
  for (const auto& table : all_messages())
    for (const Phrase& phrase : table) {
      if (std::string_view(phrase.english).find("%n") == std::string_view::npos) continue;
      for (const Language language : kLanguages)
        for (const int count : {1, 2}) {
          const std::string said = Words(language).say({phrase.key, {Arg::count(count)}});
          EXPECT_EQ(said.find("(s)"), std::string::npos) << phrase.key << ": " << said;
        }
    }
}

TEST(Words, japanese_may_change_the_order_of_the_arguments) {
  const Words words(Language::ja);
  const std::string said = words.say({"kyuuri.line.takes", {seat(0), Rank::king, 13}}, kNames);
  EXPECT_NE(said.find("Ann"), std::string::npos);
  EXPECT_NE(said.find("13"), std::string::npos);
  EXPECT_EQ(said.find('%'), std::string::npos);
}

TEST(Words, a_name_with_a_percent_sign_stays_as_it_is) {
  const Words words(Language::en);
  EXPECT_EQ(words.say({"kyuuri.line.no_bonus", {seat(0)}}, SeatNames{{"100 %1"}}),
            "100 %1 played the same rank; these rules give no bonus");
}

TEST(Words, a_percent_sign_at_the_end_of_a_sentence_is_said) {
  EXPECT_EQ(Words(Language::en).say({"review.share", {3, 8, 38}}), "3 of 8 · 38 %");
  EXPECT_EQ(Words(Language::ja).say({"review.share", {3, 8, 38}}), "8回中3回・38%");
}

TEST(Words, a_name_from_right_to_left_is_shut_off_from_the_sentence) {
  const SeatNames names{{"Ann", "נועה", "Chris", "ليلى"}};
  const Words words(Language::en);
  EXPECT_EQ(words.say({"kyuuri.line.takes", {seat(1), Rank::ten, 10}}, names),
            "\u2068נועה\u2069 takes the last trick with 10 and loses 10");
  EXPECT_EQ(words.say({"euchre.line.wins_rubber", {Side{1}}}, names),
            "\u2068נועה\u2069 & \u2068ليلى\u2069 win the rubber");
  EXPECT_EQ(words.say({"euchre.line.wins_rubber", {Side{0}}}, names), "Ann & Chris win the rubber");
  EXPECT_EQ(in_words(Side{1}, names, words), "\u2068נועה\u2069 & \u2068ليلى\u2069");
  EXPECT_EQ(listed(names.seats, Language::en), "Ann, \u2068נועה\u2069, Chris, \u2068ليلى\u2069");
  EXPECT_EQ(isolated(isolated(names.seats[1])), "\u2068נועה\u2069");
}

TEST(Words, where_nobody_is_named_seats_have_the_letters_of_the_language) {
  const SeatNames nobody{{"N", "E", "S", "W"}};
  const auto side = [&](Language language) { return in_words(Side{1}, nobody, Words(language)); };
  EXPECT_EQ(side(Language::en), "E & W");
  EXPECT_EQ(side(Language::nl), "O & W");
  EXPECT_EQ(side(Language::fr), "E & O");
  EXPECT_EQ(side(Language::ja), "東 & 西");
  EXPECT_EQ(seat_said(nobody, seat(2), Language::nl), "Z");
  EXPECT_EQ(seat_said({{"N", "E", "Sam", "W"}}, seat(1), Language::nl), "E");
}

TEST(Words, an_unknown_key_is_said_as_it_is) {
  EXPECT_EQ(Words(Language::en).say("no.such.key"), "no.such.key");
}

TEST(Words, a_seat_that_nobody_has_is_said_by_number) {
  EXPECT_EQ(Words(Language::en).say({"kyuuri.line.no_bonus", {seat(6)}}, kNames),
            "7 played the same rank; these rules give no bonus");
}

TEST(Words, every_key_is_said_once) {
  std::set<std::string_view> all;
  std::vector<std::string_view> twice;
  for (const auto& table : all_messages())
    for (const Phrase& phrase : table)
      if (!all.insert(phrase.key).second) twice.push_back(phrase.key);
  EXPECT_EQ(twice, std::vector<std::string_view>{});
}

using Sources = std::map<std::string, std::string>;

Sources sources() {
  Sources all;
  for (const auto& table : all_messages())
    for (const Phrase& phrase : table) all.emplace(phrase.key, phrase.english);
  return all;
}

/// What each key said when somebody last looked: "key = words", a line each. SPADILLE_UPDATE=1
/// writes it anew.
Sources sources_read() {
  const std::string path = SPADILLE_SOURCE "/tests/text/messages.txt";
  const auto one_line = [](std::string text) {
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2)
      text.replace(at, 1, "\\n");
    return text;
  };
  if (std::getenv("SPADILLE_UPDATE") != nullptr) {
    std::ofstream file(path);
    for (const auto& [key, source] : sources()) file << key << " = " << one_line(source) << '\n';
  }
  Sources all;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    const std::size_t middle = line.find(" = ");
    std::string text = line.substr(middle + 3);
    for (std::size_t at = 0; (at = text.find("\\n", at)) != std::string::npos; ++at)
      text.replace(at, 2, "\n");
    all[line.substr(0, middle)] = text;
  }
  return all;
}

// Words may change; but what a key says now is not what another said, as when two are swapped.
TEST(Words, no_key_says_what_another_said) {
  const Sources before = sources_read();
  ASSERT_GT(before.size(), 1000U);
  std::multimap<std::string, std::string> keys;
  for (const auto& [key, source] : before) keys.emplace(source, key);
  for (const auto& [key, source] : sources()) {
    const auto known = before.find(key);
    if (known == before.end() || known->second == source) continue;
    if (const auto other = keys.find(source); other != keys.end())
      ADD_FAILURE() << key << " says what " << other->second << " said";
  }
}

TEST(Words, every_message_has_its_own_japanese) {
  const Words english(Language::en);
  const Words japanese(Language::ja);
  for (const auto table : all_messages())
    for (const Phrase& phrase : table)
      EXPECT_NE(english.say(phrase.key), japanese.say(phrase.key)) << phrase.key;
}

/// Dutch and French share some words with English, never a sentence: those have an argument, or an
/// end.
TEST(Words, every_sentence_has_its_own_dutch_and_french) {
  const Words english(Language::en);
  for (const Language language : {Language::nl, Language::fr}) {
    const Words words(language);
    for (const auto table : all_messages())
      for (const Phrase& phrase : table)
        if (const std::string said = english.say(phrase.key);
            said.find(". ") != std::string::npos) {
          EXPECT_NE(said, words.say(phrase.key)) << code(language) << ' ' << phrase.key;
        }
  }
}

TEST(Words, a_count_in_a_sentence_without_plural_is_said_in_every_language) {
  EXPECT_EQ(Words(Language::nl).say({"euchre.line.made", {seat(0), Arg::count(3)}}, kNames),
            "Ann haalt het met 3 slagen");
}

TEST(Language, is_read_from_locales) {
  struct Row {
    const char* locale;
    std::optional<Language> language;
  };
  const std::array<Row, 10> rows{{{"nl_NL.UTF-8", Language::nl},
                                  {"fr_BE", Language::fr},
                                  {"ja_JP.UTF-8", Language::ja},
                                  {"ja", Language::ja},
                                  {"en_GB", Language::en},
                                  {"en-US", Language::en},
                                  {"C", std::nullopt},
                                  {"C.UTF-8", std::nullopt},
                                  {"jam", std::nullopt},
                                  {"", std::nullopt}}};
  for (const Row& row : rows) EXPECT_EQ(language_of(row.locale), row.language) << row.locale;
}

}  // namespace
}  // namespace spadille

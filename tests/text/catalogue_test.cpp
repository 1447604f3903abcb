#include "text/catalogue.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "text/messages.h"
#include "text/words.h"

namespace spadille {
namespace {

using Sentence = std::pair<std::string_view, std::string_view>;

std::vector<Sentence> sentences() {
  const catalogue::Texts all = catalogue::sources();
  std::vector<Sentence> pairs;
  for (std::size_t i = 0; i + 1 < all.size(); i += 2) pairs.emplace_back(all[i], all[i + 1]);
  return pairs;
}

TEST(Catalogue, has_every_sentence_once_in_one_order) {
  const auto all = sentences();
  EXPECT_TRUE(std::is_sorted(all.begin(), all.end()));
  EXPECT_EQ(std::adjacent_find(all.begin(), all.end()), all.end());
}

TEST(Catalogue, has_a_place_for_it_in_every_language) {
  for (const Language language : kLanguages)
    EXPECT_EQ(catalogue::words(code(language)).size(), catalogue::sources().size());
  EXPECT_EQ(catalogue::words("tlh").size(), 0U);
}

TEST(Catalogue, is_of_what_the_program_says) {
  const auto all = sentences();
  for (const auto& table : all_messages())
    for (const Phrase& phrase : table) {
      const Sentence said{phrase.key.substr(0, phrase.key.find('.')), phrase.english};
      EXPECT_TRUE(std::binary_search(all.begin(), all.end(), said)) << phrase.key;
    }
  EXPECT_NE(catalogue::fingerprint(), 0U);
}

TEST(Catalogue, a_number_chooses_the_form_as_its_language_does) {
  const auto said = [](Language language, int n) {
    return Words(language).say({"table.games_won", {Arg::count(n)}});
  };
  EXPECT_EQ(said(Language::en, 0), "0 games won");
  EXPECT_EQ(said(Language::en, 1), "1 game won");
  EXPECT_EQ(said(Language::nl, 0), said(Language::nl, 2).replace(0, 1, "0"));
  EXPECT_NE(said(Language::nl, 1), said(Language::nl, 2).replace(0, 1, "1"));
  EXPECT_EQ(said(Language::fr, 0), said(Language::fr, 1).replace(0, 1, "0"));
  EXPECT_NE(said(Language::fr, 1), said(Language::fr, 2).replace(0, 1, "1"));
  EXPECT_EQ(said(Language::ja, 1).size(), said(Language::ja, 2).size());
}

}  // namespace
}  // namespace spadille

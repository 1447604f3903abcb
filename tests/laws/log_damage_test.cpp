// Random sessions of every game go out and come back as they were; damaged, they are refused.
#include <gtest/gtest.h>

#include "app/exchange/exporting.h"
#include "app/exchange/importing.h"
#include "app/people/names.h"
#include "tests/support/each_game.h"
#include "tests/support/random_session.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

/// Puts a session into a book as an import of its document would.
Outcome<Imported> imported(Book& book, const std::string& text) {
  std::optional<Refusal> refused;
  Imported result;
  const auto done = book.store.all_or_nothing([&]() -> Expected<void> {
    auto importer = Importer::begin(book);
    if (!importer) return tl::unexpected(importer.error());
    if (auto added = importer->add_document(text, {}); !added) {
      refused = added.error();
      return tl::unexpected(Error{});
    }
    result = importer->imported();
    return {};
  });
  if (refused) return tl::unexpected(*refused);
  if (!done) return tl::unexpected(Refusal(done.error()));
  return result;
}

std::string exported(Book& book, SessionId session) {
  const auto names = names_in(book);
  if (!names) return "no names";
  return session_as_log(book, *names, session).value_or("refused");
}

class LogLaws : public OfEachGame {
 protected:
  /// The document of a random session, as a book writes it.
  std::string document(int events) {
    RandomSession random(game(), seed_++);
    table_ = random.table(events);
    const std::string text = write_log(random.stored(table_), random.people());
    TemporaryBook here;
    EXPECT_TRUE(imported(here.book, text));
    return exported(here.book, 1);
  }

  std::uint32_t seed_ = random_seed();
  Table table_{};
};

INSTANTIATE_TEST_SUITE_P(Every, LogLaws, each_game(), name_of_game);

TEST_P(LogLaws, random_sessions_come_back_as_they_went_out) {
  for (int i = 0; i < rounds(8); ++i) {
    const std::string text = document(25);
    TemporaryBook there;
    const auto done = imported(there.book, text);
    ASSERT_TRUE(done) << "seed " << seed_ - 1;
    EXPECT_EQ(exported(there.book, 1), text) << "seed " << seed_ - 1;
    const auto desk = open_session(there.book, 1);
    ASSERT_TRUE(desk);
    EXPECT_TRUE(desk->table == table_) << "seed " << seed_ - 1;
  }
}

TEST_P(LogLaws, every_prefix_is_refused) {
  const std::string text = document(5);
  for (std::size_t size = 0; size < text.size(); ++size) {
    const auto read = read_log(std::string_view(text).substr(0, size));
    ASSERT_TRUE(read) << size;
    ASSERT_TRUE(has_error(read->findings)) << size;
  }
}

TEST_P(LogLaws, a_flipped_bit_is_refused_or_changes_no_event) {
  const std::string text = document(12);
  const auto whole = read_log(text);
  ASSERT_TRUE(whole);
  RandomEvening random(game(), seed_);
  for (int i = 0; i < rounds(40); ++i) {
    std::string damaged = text;
    const auto at = static_cast<std::size_t>(random.below(static_cast<int>(text.size())));
    damaged[at] = static_cast<char>(damaged[at] ^ (1 << random.below(8)));
    TemporaryBook there;
    if (!imported(there.book, damaged)) {
      EXPECT_FALSE(there.store->find(1)->has_value()) << "byte " << at;
      EXPECT_EQ(there.store->players()->size(), 0U) << "byte " << at;
      continue;
    }
    EXPECT_EQ(there.store->read(1)->events, whole->session.events) << "byte " << at;
  }
}

TEST_P(LogLaws, evening_in_force_scores_as_the_book_does_where_nothing_is_lost) {
  int compared = 0;
  for (int i = 0; i < rounds(40); ++i) {
    const std::string text = document(5);
    TemporaryBook here;
    ASSERT_TRUE(imported(here.book, text));
    const auto desk = open_session(here.book, 1);
    ASSERT_TRUE(desk);
    const Exported evening = session_as_evening(*desk, *names_in(here.book));
    const auto read = read_document(evening.text);
    ASSERT_TRUE(read);
    EXPECT_FALSE(has_error(read->findings)) << "seed " << seed_ - 1;
    if (!evening.lost.empty()) continue;
    ++compared;
    EXPECT_TRUE(fold(read->evening) == table_.scored.session) << "seed " << seed_ - 1;
  }
  EXPECT_GT(compared, 0);
}

}  // namespace
}  // namespace spadille::tests

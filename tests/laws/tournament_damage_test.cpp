// Random tournaments go out and come back as they were; damaged, they are refused, or saved as far
// as they can be read.
#include <gtest/gtest.h>

#include "app/exchange/exporting.h"
#include "app/exchange/importing.h"
#include "app/keep/recover.h"
#include "app/keep/verify.h"
#include "app/people/names.h"
#include "tests/support/random.h"
#include "tests/support/random_tournament.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests::club {
namespace {

bool imported(Book& book, const std::string& text) {
  const auto done = book.store.all_or_nothing([&]() -> Expected<void> {
    auto importer = Importer::begin(book);
    if (!importer) return tl::unexpected(importer.error());
    if (!importer->add_document(text, {})) return tl::unexpected(Error{});
    return {};
  });
  return done.has_value();
}

class TournamentLaws : public testing::Test {
 protected:
  /// The document of a random tournament, as a book writes it.
  std::string document(int events) {
    RandomTournament random(seed_++);
    log_ = random.log(events);
    TemporaryBook here;
    EXPECT_TRUE(imported(here.book, write_log(random.stored(log_), RandomTournament::people())));
    return exported(here.book);
  }
  static std::string exported(Book& book) {
    return session_as_log(book, names_in(book).value(), 1).value_or("refused");
  }

  std::uint32_t seed_ = random_seed();
  TournamentLog log_{};
};

TEST_F(TournamentLaws, random_ones_come_back_as_they_went_out) {
  for (int i = 0; i < rounds(20); ++i) {
    const std::string text = document(40);
    TemporaryBook there;
    ASSERT_TRUE(imported(there.book, text)) << "seed " << seed_ - 1;
    EXPECT_EQ(exported(there.book), text) << "seed " << seed_ - 1;
    const auto desk = open_tournament(there.book, 1);
    ASSERT_TRUE(desk);
    EXPECT_EQ(desk->log, log_) << "seed " << seed_ - 1;
    EXPECT_EQ(verify(there.book)->doubts, std::vector<Doubt>{}) << "seed " << seed_ - 1;
  }
}

TEST_F(TournamentLaws, every_prefix_is_refused) {
  const std::string text = document(6);
  for (std::size_t size = 0; size < text.size(); ++size) {
    const auto read = read_tournament(std::string_view(text).substr(0, size));
    ASSERT_TRUE(read) << size;
    ASSERT_TRUE(has_error(read->findings)) << size;
  }
}

TEST_F(TournamentLaws, a_flipped_bit_is_refused_or_changes_no_event) {
  const std::string text = document(25);
  const auto whole = read_tournament(text);
  ASSERT_TRUE(whole);
  RandomTournament random(seed_);
  for (int i = 0; i < rounds(60); ++i) {
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

/// Whatever is gone: the rest keeps its numbers, what is kept is as it was, and the new book is
/// right.
TEST_F(TournamentLaws, with_any_events_gone_the_rest_makes_a_book_that_is_right) {
  for (int i = 0; i < rounds(30); ++i) {
    RandomTournament random(seed_++);
    const StoredSession stored = random.stored(random.log(30));
    SalvagedSession left{.number = 1, .uuid = stored.uuid, .game = stored.game, .most = 31};
    for (Seq seq = 1; seq <= left.most; ++seq)
      if (random.below(6) > 0)
        left.events[seq] = {.event = stored.events[static_cast<std::size_t>(seq) - 1]};
    const Wreck wreck{.sessions = {1},
                      .players = RandomTournament::people(),
                      .read = [&](SessionId) { return left; }};
    TemporaryBook into;
    ASSERT_TRUE(recover(wreck, into.book)) << "seed " << seed_ - 1;
    EXPECT_EQ(verify(into.book)->doubts, std::vector<Doubt>{}) << "seed " << seed_ - 1;
    const auto saved = into.store->read(1);
    if (!saved) continue;  // nothing was left
    ASSERT_EQ(saved->events.size(), 31U);
    for (std::size_t at = 1; at < saved->events.size(); ++at) {
      if (saved->events[at].kind == EventKind::lost) continue;
      EXPECT_EQ(saved->events[at], stored.events[at]) << "seed " << seed_ - 1;
    }
  }
}

}  // namespace
}  // namespace spadille::tests::club

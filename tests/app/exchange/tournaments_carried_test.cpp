// Tournaments go from one book to another: once, whole, and never over what is there.
#include <gtest/gtest.h>

#include "app/exchange/exporting.h"
#include "app/exchange/importing.h"
#include "app/people/names.h"
#include "tests/support/club_evening.h"
#include "tests/support/table_talk.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests::club {
namespace {

struct Result {
  Imported imported{};
  Findings findings{};  ///< warnings, or why it was refused
  std::optional<Error> error{};
};

Result import_into(TemporaryBook& to, const std::string& text) {
  Result result;
  const auto done = to.store->all_or_nothing([&]() -> Expected<void> {
    auto importer = Importer::begin(to.book);
    if (!importer) return tl::unexpected(importer.error());
    auto added = importer->add_document(text, {});
    if (!added) {
      result.findings = added.error().findings;
      result.error = added.error().error;
      return tl::unexpected(Error{});
    }
    result.findings = *added;
    result.imported = importer->imported();
    return {};
  });
  EXPECT_EQ(done.has_value(), !result.error && !has_error(result.findings));
  return result;
}

class TournamentsCarried : public testing::Test {
 protected:
  void SetUp() override { desk_ = club_evening(here_.book); }

  static std::string exported(TemporaryBook& from, SessionId number = 1) {
    return session_as_log(from.book, names_in(from.book).value(), number).value();
  }
  static std::string without_hash(std::string text) {
    const auto at = text.find("\"hash\":");
    return text.erase(at, text.find("\"players\"") - at);
  }

  TemporaryBook here_{};
  TemporaryBook there_{};
  TournamentDesk desk_{};
};

TEST_F(TournamentsCarried, comes_with_its_ids_chain_people_and_list) {
  const std::string text = exported(here_);
  EXPECT_TRUE(is_tournament_document(text));
  EXPECT_EQ(import_into(there_, text).imported,
            (Imported{.added = 1, .tournaments = 1, .events = 5}));
  EXPECT_EQ(exported(there_), text);
  EXPECT_EQ(there_.store->find(1).value(), here_.store->find(1).value());
  EXPECT_EQ(open_tournament(there_.book, 1)->now, desk_.now);
  EXPECT_EQ(there_.store->players()->size(), 8U);
}

TEST_F(TournamentsCarried, that_the_book_has_adds_nothing) {
  ASSERT_EQ(import_into(there_, exported(here_)).imported.added, 1);
  EXPECT_EQ(import_into(there_, exported(here_)).imported, Imported{.known = 1});
}

TEST_F(TournamentsCarried, longer_one_adds_what_is_new_and_a_shorter_one_nothing) {
  const std::string shorter = exported(here_);
  ASSERT_EQ(import_into(there_, shorter).imported.added, 1);
  write(here_.book, desk_, {.kind = EventKind::closed});
  EXPECT_EQ(import_into(there_, exported(here_)).imported, (Imported{.continued = 1, .events = 1}));
  EXPECT_EQ(exported(there_), exported(here_));
  EXPECT_EQ(there_.store->find(1).value()->summary.state, Summary::State::closed);
  EXPECT_EQ(import_into(there_, shorter).imported, Imported{.known = 1});
}

TEST_F(TournamentsCarried, continued_in_both_places_is_refused) {
  ASSERT_EQ(import_into(there_, exported(here_)).imported.added, 1);
  auto other = open_tournament(there_.book, 1).value();
  write(here_.book, desk_, result(1, 1, 2100, 1400));
  write(there_.book, other, result(1, 1, 1900, 1600));
  const std::string before = exported(there_);
  const Result refused = import_into(there_, exported(here_));
  ASSERT_TRUE(refused.error);
  EXPECT_EQ(refused.error->code, Error::Code::conflict);
  EXPECT_EQ(refused.error->message, (Message{"exchange.parted", {1, 6}}));
  EXPECT_EQ(exported(there_), before);
}

TEST_F(TournamentsCarried, whose_hash_is_another_is_damaged) {
  std::string changed = exported(here_);
  changed.replace(changed.find("[2000,1500]"), 11, "[2001,1500]");
  const Result refused = import_into(there_, changed);
  ASSERT_TRUE(refused.error);
  EXPECT_EQ(refused.error->code, Error::Code::damaged);
  EXPECT_EQ(there_.store->find(1).value(), std::nullopt);
}

TEST_F(TournamentsCarried, without_a_hash_is_taken_as_unproven) {
  const Result taken = import_into(there_, without_hash(exported(here_)));
  EXPECT_EQ(taken.imported, (Imported{.added = 1, .tournaments = 1, .events = 5, .unproven = 1}));
  ASSERT_EQ(taken.findings.size(), 1U);
  EXPECT_EQ(taken.findings[0].place, "/hash");
  EXPECT_EQ(taken.findings[0].severity, Finding::Severity::warning);
}

TEST_F(TournamentsCarried, that_cannot_be_is_refused_with_its_place) {
  std::string changed = without_hash(exported(here_));
  changed.replace(changed.find("[2000,1500]"), 11, "[2000]");
  const Result refused = import_into(there_, changed);
  ASSERT_EQ(refused.findings.size(), 1U);
  EXPECT_EQ(refused.findings[0].place, "/events/3/payload/points");
  EXPECT_EQ(there_.store->players()->size(), 0U);
}

TEST_F(TournamentsCarried, name_that_cannot_be_shown_is_refused) {
  std::string changed = exported(here_);
  changed.replace(changed.find("\"M1\""), 4, "\"\\u0007M1\"");
  const Result refused = import_into(there_, changed);
  ASSERT_EQ(refused.findings.size(), 1U);
  EXPECT_EQ(refused.findings[0].place, "/players/0/name");
}

TEST_F(TournamentsCarried, whoever_was_forgotten_goes_without_a_name) {
  ASSERT_TRUE(here_.store->put(Player{.id = member(3), .name = ""}));
  const auto read = read_tournament(exported(here_));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->players[2], Player{.id = member(3)});
}

TEST_F(TournamentsCarried, is_among_all_logs_and_not_among_all_sessions) {
  euchre_evening(here_.book);
  EXPECT_EQ(all_sessions(here_.book).value(), std::vector<SessionId>{2});
  EXPECT_EQ(all_logs(here_.book).value(), (std::vector<SessionId>{1, 2}));
}

TEST_F(TournamentsCarried, is_no_session_to_whoever_opens_one) {
  const auto refused = open_session(here_.book, 1);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().error->message.key, "event.error.is_event");
  EXPECT_EQ(latest_session(here_.book).value(), std::nullopt);
}

}  // namespace
}  // namespace spadille::tests::club

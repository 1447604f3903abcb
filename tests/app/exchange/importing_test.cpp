// What comes into a book: once, whole, and never over what is there.
#include "app/exchange/importing.h"

#include <filesystem>

#include <gtest/gtest.h>

#include "app/exchange/exporting.h"
#include "app/people/names.h"
#include "app/record/events.h"
#include "app/record/opening.h"
#include "app/rulebook/rules.h"
#include "db/sqlite_store.h"
#include "tests/support/any.h"
#include "tests/support/print_game.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

constexpr const char* kEvening = R"({"format":"spadille/session","version":1,"game":"kyuuri",
  "title":"Friday","date":"2026-11-13","players":["Ann","Ben","Cem"],
  "before":{"balances":[4,0,9],"dealer":2},"deals":["Ann 7","Ben 9 match Cem"]})";

/// What an import brought, or why it brought nothing.
struct Result {
  Imported imported{};
  Findings findings{};  ///< warnings, or why it was refused
  std::optional<Error> error{};
};

class Importing : public testing::Test {
 protected:
  /// All of them, as one command would.
  static Result import_all_into(TemporaryBook& to, const std::vector<std::string>& texts,
                                const Opening& said = {}) {
    Result result;
    const auto done = to.store->all_or_nothing([&]() -> Expected<void> {
      auto importer = Importer::begin(to.book);
      if (!importer) return tl::unexpected(importer.error());
      for (const std::string& text : texts) {
        const bool document = text.front() == '{';
        auto added =
            document ? importer->add_document(text, said) : importer->add_table(text, said);
        if (added) {
          append(result.findings, *added);
          continue;
        }
        result.findings = added.error().findings;
        result.error = added.error().error;
        return tl::unexpected(Error{});
      }
      result.imported = importer->imported();
      return {};
    });
    return result;
  }
  static Result import_into(TemporaryBook& to, const std::string& text, const Opening& said = {}) {
    return import_all_into(to, {text}, said);
  }

  static std::string log_of(TemporaryBook& from, SessionId session = 1) {
    return session_as_log(from.book, names_in(from.book).value(), session).value();
  }

  static Desk open(TemporaryBook& book, SessionId session = 1) {
    return open_session(book.book, session).value();
  }

  static void record(TemporaryBook& book, std::string_view text) {
    Desk desk = open(book);
    const auto told = deal_told(place_of_next(desk, names_in(book.book).value()), text);
    ASSERT_TRUE(told);
    ASSERT_TRUE(record_deal(book.book, desk, *told));
  }

  static std::vector<std::string> names(TemporaryBook& book) {
    std::vector<std::string> all;
    const auto players = book.store->players();
    for (const Player& player : *players) all.push_back(player.name);
    return all;
  }

  TemporaryBook here_{};
  TemporaryBook there_{};
};

TEST_F(Importing, evening_becomes_a_session_with_an_event_a_deal) {
  const Result result = import_into(here_, kEvening);
  EXPECT_EQ(result.imported, (Imported{.added = 1, .events = 3}));
  const Desk desk = open(here_);
  const Table& table = desk.table;
  ASSERT_EQ(table.log.events.size(), 3U);
  EXPECT_EQ(table.history.opening.about.title, "Friday");
  EXPECT_EQ(table.history.opening.about.date, "2026-11-13");
  EXPECT_EQ(table.log.events[1].said.totals, (Totals{11, 0, 9}));
  EXPECT_EQ(totals(table.scored.session.carry), (Totals{11, 9, 0}));
  EXPECT_EQ(names(here_), (std::vector<std::string>{"Ann", "Ben", "Cem"}));
  const auto listed = here_.store->find(1).value().value();
  EXPECT_EQ(listed.summary.deals, 2);
  EXPECT_EQ(listed.summary.date, "2026-11-13");
}

TEST_F(Importing, evening_that_was_imported_adds_nothing) {
  ASSERT_EQ(import_into(here_, kEvening).imported.added, 1);
  EXPECT_EQ(import_into(here_, kEvening).imported, Imported{.known = 1});
  record(here_, "Cem 5");
  EXPECT_EQ(import_into(here_, kEvening).imported, Imported{.known = 1});
}

TEST_F(Importing, log_of_another_book_is_not_the_session_that_was_written_in_last) {
  ASSERT_EQ(import_into(there_, kEvening).imported.added, 1);
  const auto event = opening_event(here_.book, {.rules = *preset_rules("euchre/seed"),
                                                .players = {"Ann", "Bob", "Chris", "Dora"}});
  const auto own = begin_session(here_.book, event.value());
  ASSERT_TRUE(own);
  ASSERT_EQ(import_into(here_, log_of(there_)).imported.added, 1);
  EXPECT_EQ(latest_session(here_.book).value(), own->id);
}

TEST_F(Importing, evening_knows_people_by_their_names) {
  ASSERT_TRUE(here_.store->put(Player{.id = here_.book.new_id(), .name = "Ben"}));
  ASSERT_EQ(import_into(here_, kEvening).imported.same_names, std::vector<std::string>{});
  EXPECT_EQ(names(here_), (std::vector<std::string>{"Ben", "Ann", "Cem"}));
}

TEST_F(Importing, evening_without_a_date_takes_the_one_said_or_today) {
  std::string undated = kEvening;
  undated.erase(undated.find("\"date\":\"2026-11-13\","), 20);
  Opening said;
  said.date = "2026-11-06";
  ASSERT_EQ(import_into(here_, undated, said).imported.added, 1);
  ASSERT_EQ(import_into(there_, undated).imported.added, 1);
  EXPECT_EQ(here_.store->find(1).value()->summary.date, "2026-11-06");
  EXPECT_EQ(there_.store->find(1).value()->summary.date, "2026-11-20");
}

TEST_F(Importing, evening_with_a_wrong_deal_is_refused_with_its_place) {
  std::string wrong = kEvening;
  wrong.replace(wrong.find("match Cem"), 9, "match Ben");
  const Result result = import_into(here_, wrong);
  ASSERT_EQ(result.findings.size(), 1U);
  EXPECT_EQ(result.findings[0].place, "/deals/1/matched");
  EXPECT_EQ(here_.store->find(1).value(), std::nullopt);
  EXPECT_EQ(names(here_), std::vector<std::string>{});
}

TEST_F(Importing, evening_of_nobody_needs_to_be_told_who_played) {
  std::string unnamed =
      R"({"format":"spadille/session","version":1,"game":"euchre","deals":["N 3"]})";
  const Result refused = import_into(here_, unnamed);
  ASSERT_EQ(refused.findings.size(), 1U);
  EXPECT_EQ(refused.findings[0].place, "/players");
  Opening said;
  said.players = {"Ann", "Ben", "Cem", "Dora"};
  EXPECT_EQ(import_into(here_, unnamed, said).imported.added, 1);
}

TEST_F(Importing, one_wrong_document_undoes_those_before_it) {
  const Result result = import_all_into(here_, {kEvening, "{\"format\":\"spadille/session\"}"});
  EXPECT_TRUE(has_error(result.findings));
  EXPECT_EQ(here_.store->list({}).value(), std::vector<Listed>{});
  EXPECT_EQ(names(here_), std::vector<std::string>{});
}

TEST_F(Importing, other_documents_are_refused) {
  for (const char* format : {"spadille/rules", "spadille/deal", "spadille/sheet"}) {
    const Result result = import_into(here_, R"({"format":")" + std::string(format) +
                                                 R"(","version":1,"game":"euchre","deal":"N 3"})");
    ASSERT_FALSE(result.findings.empty()) << format;
  }
}

TEST_F(Importing, log_brings_the_same_session_with_the_same_chain) {
  ASSERT_EQ(import_into(here_, kEvening).imported.added, 1);
  EXPECT_EQ(import_into(there_, log_of(here_)).imported, (Imported{.added = 1, .events = 3}));
  EXPECT_EQ(log_of(there_), log_of(here_));
  EXPECT_EQ(there_.store->facts(1).value(), here_.store->facts(1).value());
  EXPECT_EQ(there_.store->find(1).value(), here_.store->find(1).value());
}

TEST_F(Importing, log_that_the_book_has_adds_nothing) {
  ASSERT_EQ(import_into(here_, kEvening).imported.added, 1);
  EXPECT_EQ(import_all_into(here_, {log_of(here_), log_of(here_)}).imported, Imported{.known = 2});
}

TEST_F(Importing, longer_log_adds_what_is_new_and_a_shorter_one_nothing) {
  ASSERT_EQ(import_into(here_, kEvening).imported.added, 1);
  const std::string shorter = log_of(here_);
  ASSERT_EQ(import_into(there_, shorter).imported.added, 1);
  record(here_, "Cem 5");
  record(here_, "Ann 6");
  EXPECT_EQ(import_into(there_, log_of(here_)).imported, (Imported{.continued = 1, .events = 2}));
  EXPECT_EQ(log_of(there_), log_of(here_));
  EXPECT_EQ(there_.store->facts(1).value(), here_.store->facts(1).value());
  EXPECT_EQ(import_into(there_, shorter).imported, Imported{.known = 1});
}

TEST_F(Importing, session_continued_in_both_places_is_refused) {
  ASSERT_EQ(import_into(here_, kEvening).imported.added, 1);
  ASSERT_EQ(import_into(there_, log_of(here_)).imported.added, 1);
  record(here_, "Cem 5");
  record(there_, "Cem 6");
  const std::string before = log_of(there_);
  const Result result = import_into(there_, log_of(here_));
  ASSERT_TRUE(result.error);
  EXPECT_EQ(result.error->code, Error::Code::conflict);
  EXPECT_EQ(result.error->message, (Message{"exchange.parted", {1, 4}}));
  EXPECT_EQ(log_of(there_), before);
}

TEST_F(Importing, log_whose_hash_is_another_is_damaged) {
  ASSERT_EQ(import_into(here_, kEvening).imported.added, 1);
  std::string changed = log_of(here_);
  changed.replace(changed.find("\"rank\":\"7\""), 10, "\"rank\":\"8\"");
  const Result result = import_into(there_, changed);
  ASSERT_TRUE(result.error);
  EXPECT_EQ(result.error->code, Error::Code::damaged);
  EXPECT_EQ(there_.store->find(1).value(), std::nullopt);
}

/// "warning /hash exchange.no_hash"
std::vector<std::string> told(const Findings& findings) {
  std::vector<std::string> all;
  for (const Finding& f : findings)
    all.push_back(std::string(f.severity == Finding::Severity::warning ? "warning " : "error ") +
                  f.place + ' ' + std::string(f.message.key));
  return all;
}

std::string without_hash(std::string log) {
  const auto at = log.find("\"hash\":");
  return log.erase(at, log.find("\"players\"") - at);
}

TEST_F(Importing, log_without_a_hash_is_taken_as_unproven) {
  ASSERT_EQ(import_into(here_, kEvening).imported.added, 1);
  const std::string bare = without_hash(log_of(here_));
  const Result result = import_into(there_, bare);
  EXPECT_EQ(result.imported, (Imported{.added = 1, .events = 3, .unproven = 1}));
  EXPECT_EQ(told(result.findings), std::vector<std::string>{"warning /hash exchange.no_hash"});
  EXPECT_EQ(import_into(there_, bare).imported, Imported{.known = 1});
}

TEST_F(Importing, log_whose_beginning_cannot_be_is_refused) {
  ASSERT_EQ(import_into(here_, kEvening).imported.added, 1);
  std::string changed = without_hash(log_of(here_));
  const std::string balances = "[4,0,9]";
  changed.replace(changed.find(balances), balances.size(), "[4,0,30]");
  EXPECT_TRUE(has_error(import_into(there_, changed).findings));
  EXPECT_EQ(there_.store->find(1).value(), std::nullopt);
}

/// A book may have one from before that was refused.
TEST_F(Importing, session_whose_beginning_cannot_be_has_no_deals_to_speak_of) {
  ASSERT_EQ(import_into(there_, kEvening).imported.added, 1);
  StoredSession session = there_.store->read(1).value();
  std::string& opening = session.events.front().payload;
  const std::string balances = "[4,0,9]";
  opening.replace(opening.find(balances), balances.size(), "[4,0,30]");
  session.head.clear();
  ASSERT_TRUE(here_.store->create(session, {}));
  Desk desk = open(here_);
  EXPECT_EQ(seq_of_deal(desk, 1), 0);
  EXPECT_EQ(seat_names_at(desk.table, names_in(here_.book).value(), 2).seats.size(), 3U);
  const AnyDeal deal = any(kyuuri::Deal{.taker = Seat{0}, .rank = Rank::seven});
  EXPECT_FALSE(record_deal(here_.book, desk, deal));
  EXPECT_EQ(here_.store->read(1).value().events.size(), 3U);
}

TEST_F(Importing, totals_that_the_scores_contradict_are_named_at_their_places) {
  ASSERT_EQ(import_into(here_, kEvening).imported.added, 1);
  std::string changed = without_hash(log_of(here_));
  const std::string totals = "\"totals\":[11,0,9]";
  changed.replace(changed.find(totals), totals.size(), "\"totals\":[1,0,9]");
  const Result result = import_into(there_, changed);
  EXPECT_EQ(result.imported.unproven, 1);
  EXPECT_EQ(told(result.findings),
            (std::vector<std::string>{"warning /hash exchange.no_hash",
                                      "warning /events/1/payload/totals exchange.totals_differ"}));
  EXPECT_EQ(result.findings.back().given, "1:0:9");
  EXPECT_EQ(result.findings.back().expected, "11:0:9");
}

TEST_F(Importing, person_of_a_known_name_but_another_id_is_not_taken_for_him) {
  ASSERT_EQ(import_into(here_, kEvening).imported.added, 1);
  // Counted ids would be the same in both books.
  ASSERT_TRUE(
      there_.store->put(Player{.id = "00000000-0000-4000-9000-000000000099", .name = "Ann"}));
  const Result result = import_into(there_, log_of(here_));
  EXPECT_EQ(result.imported.same_names, std::vector<std::string>{"Ann"});
  EXPECT_EQ(names(there_), (std::vector<std::string>{"Ann", "Ann", "Ben", "Cem"}));
}

TEST_F(Importing, people_whom_the_book_knows_stay_as_they_are_there) {
  ASSERT_EQ(import_into(here_, kEvening).imported.added, 1);
  ASSERT_EQ(import_into(there_, log_of(here_)).imported.added, 1);
  Player ann = there_.store->players().value().front();
  ann.name = "";
  ASSERT_TRUE(there_.store->put(ann));
  record(here_, "Cem 5");
  ASSERT_EQ(import_into(there_, log_of(here_)).imported.continued, 1);
  EXPECT_EQ(names(there_), (std::vector<std::string>{"", "Ben", "Cem"}));
}

TEST_F(Importing, name_that_cannot_be_shown_is_refused) {
  ASSERT_EQ(import_into(here_, kEvening).imported.added, 1);
  std::string changed = log_of(here_);
  changed.replace(changed.find("\"Ann\""), 5, "\"\\u0007Ann\"");
  const Result result = import_into(there_, changed);
  ASSERT_EQ(result.findings.size(), 1U);
  EXPECT_EQ(result.findings[0].place, "/players/0/name");
}

TEST_F(Importing, newer_payload_is_told_from_a_wrong_one) {
  ASSERT_EQ(import_into(here_, kEvening).imported.added, 1);
  std::string newer = log_of(here_);
  newer.replace(newer.find("\"format\":1,"), 11, "\"format\":2,");
  const Result result = import_into(there_, newer);
  ASSERT_TRUE(result.error);
  EXPECT_EQ(result.error->code, Error::Code::newer_format);
}

class Tables : public Importing {
 protected:
  void SetUp() override {
    said_.rules = *preset_rules("euchre/seed");
    said_.players = {"Ann", "Ben", "Cem", "Dora"};
    said_.date = "2026-11-13";
    said_.dealer = "Dora";
    said_.totals = Totals{2, 3};
  }
  Opening said_{};
};

TEST_F(Tables, table_becomes_a_session_under_its_rules) {
  const Result result = import_into(here_, "maker;alone;tricks\nAnn;;3\nBen;yes;5\n", said_);
  EXPECT_EQ(result.imported, (Imported{.added = 1, .events = 3}));
  const Desk desk = open(here_);
  const Session& session = desk.table.scored.session;
  EXPECT_EQ(session.deals[0].dealer, seat(3));
  EXPECT_EQ(totals(session.carry), (Totals{3, 7}));
}

TEST_F(Tables, table_that_was_imported_adds_nothing) {
  const std::string table = "maker,tricks\r\nAnn,3\r\n";
  ASSERT_EQ(import_into(here_, table, said_).imported.added, 1);
  EXPECT_EQ(import_into(here_, table, said_).imported, Imported{.known = 1});
}

TEST_F(Tables, what_a_session_was_exported_as_comes_back_with_its_figures) {
  ASSERT_EQ(import_into(here_, "maker;alone;tricks\nAnn;;3\nBen;yes;5\n", said_).imported.added, 1);
  const Desk desk = open(here_);
  const Exported table = session_as_table(desk, names_in(here_.book).value(), {});
  const Result result = import_into(there_, table.text, said_);
  EXPECT_EQ(result.imported.added, 1);
  EXPECT_EQ(result.findings, Findings{});
  const Desk again = open(there_);
  EXPECT_EQ(again.table.scored.session, desk.table.scored.session);
}

TEST_F(Tables, wrong_cell_is_named_and_nobody_is_entered) {
  const Result result = import_into(here_, "maker,tricks\nAnn,3\nBen,6\n", said_);
  ASSERT_EQ(result.findings.size(), 1U);
  EXPECT_EQ(result.findings[0].place, "B3");
  EXPECT_EQ(names(here_), std::vector<std::string>{});
}

TEST_F(Importing, backup_inside_an_import_is_of_the_book_before) {
  ASSERT_EQ(import_into(here_, kEvening).imported.added, 1);
  const auto folder = std::filesystem::path(here_.path).parent_path() / "backups";
  std::filesystem::remove_all(folder);
  const auto done = here_.store->all_or_nothing([&]() -> Expected<void> {
    if (auto put = here_.store->put(Player{.id = here_.book.new_id(), .name = "Eve"}); !put)
      return put;
    return here_.store->back_up();
  });
  ASSERT_TRUE(done);
  ASSERT_TRUE(std::filesystem::exists(folder / "2026-11-20T193000Z.book.db"));
  const auto before =
      db::open_store({.path = (folder / "2026-11-20T193000Z.book.db").string(), .read_only = true});
  ASSERT_TRUE(before);
  EXPECT_EQ((*before)->players().value().size(), 3U);
  EXPECT_EQ(here_.store->players().value().size(), 4U);
}

TEST_F(Importing, book_without_a_session_needs_no_backup) {
  ASSERT_TRUE(here_.store->back_up());
  EXPECT_FALSE(
      std::filesystem::exists(std::filesystem::path(here_.path).parent_path() / "backups"));
}

}  // namespace
}  // namespace spadille::tests

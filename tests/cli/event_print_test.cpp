// Papers of an event, which the table app draws: what it is asked, and what comes of it.
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "db/sqlite_store.h"
#include "tests/support/club_evening.h"
#include "tests/support/temporary_book.h"
#include "ui/cli/run.h"

namespace spadille::tests {
namespace {

struct Printed {
  cli::Exit end = cli::Exit::done;
  std::string out{};
  std::string err{};
};

/// A club's evening in a book, and a table app that remembers what it was asked.
class EventPrint : public testing::Test {
 protected:
  EventPrint() { club_evening(here_.book); }

  Printed print(std::vector<std::string> words) {
    const cli::Machine machine{
        .open =
            [](const std::string& file, bool create) {
              return db::open_store(
                  {.path = file, .now = [] { return kFixedTime; }, .create = create});
            },
        .now = [] { return kFixedTime; },
        .today = [] { return "2026-11-20"; },
        .new_id = counted_ids(),
        .table_app = app_};
    words.insert(words.begin(), {"event", "print"});
    words.insert(words.end(), {"--db", here_.path});
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    const cli::Exit end = cli::run(words, {in, out, err, &machine}, {}, 100);
    return {end, out.str(), err.str()};
  }
  [[nodiscard]] std::string file() const {
    return (std::filesystem::path(here_.path).parent_path() / "paper.pdf").string();
  }

  TemporaryBook here_{};
  std::vector<std::string> asked_{};
  std::function<Expected<void>(const std::vector<std::string>&)> app_ =
      [this](const std::vector<std::string>& words) -> Expected<void> {
    asked_ = words;
    return {};
  };
};

TEST_F(EventPrint, table_app_is_told_book_language_event_paper_and_file) {
  const Printed done = print({"slips", file(), "--round", "1", "--lang", "nl"});
  EXPECT_EQ(done.end, cli::Exit::done) << done.err;
  EXPECT_EQ(asked_,
            (std::vector<std::string>{"--db", here_.path, "--lang", "nl", "--event", "1", "--paper",
                                      "slips", "--round", "1", "--pdf", file()}));
}

TEST_F(EventPrint, says_where_it_was_saved) {
  EXPECT_EQ(print({"ranking", file()}).out, "Saved as: " + file() + "\n");
}

TEST_F(EventPrint, an_address_stands_in_the_codes_of_table_cards) {
  static_cast<void>(print({"table-cards", file(), "--address", "http://10.0.0.1:8317/#t=00"}));
  EXPECT_NE(std::find(asked_.begin(), asked_.end(), "http://10.0.0.1:8317/#t=00"), asked_.end());
}

TEST_F(EventPrint, a_file_that_is_there_stays_as_it_is) {
  std::ofstream(file()) << "mine";
  const Printed done = print({"slips", file()});
  EXPECT_EQ(done.end, cli::Exit::file);
  EXPECT_TRUE(asked_.empty());
  std::string kept;
  std::ifstream(file()) >> kept;
  EXPECT_EQ(kept, "mine");
}

TEST_F(EventPrint, a_paper_that_there_is_not_is_refused_with_those_that_there_are) {
  const Printed done = print({"names", file()});
  EXPECT_EQ(done.end, cli::Exit::findings);
  EXPECT_NE(done.err.find("by-name | by-table"), std::string::npos) << done.err;
  EXPECT_TRUE(asked_.empty());
}

TEST_F(EventPrint, a_round_that_is_not_drawn_is_refused) {
  const Printed done = print({"by-table", file(), "--round", "2"});
  EXPECT_EQ(done.end, cli::Exit::findings);
  EXPECT_NE(done.err.find("Round 2 is not drawn."), std::string::npos) << done.err;
}

TEST_F(EventPrint, a_machine_without_the_table_app_says_which_package_has_it) {
  app_ = nullptr;
  const Printed done = print({"slips", file()});
  EXPECT_EQ(done.end, cli::Exit::usage);
  EXPECT_NE(done.err.find("package spadille"), std::string::npos) << done.err;
  EXPECT_FALSE(std::filesystem::exists(file()));
}

TEST_F(EventPrint, what_the_table_app_says_is_passed_on) {
  app_ = [](const auto&) -> Expected<void> {
    return tl::unexpected(Error{Error::Code::file, {"event.error.not_drawn"}, "no room"});
  };
  const Printed done = print({"slips", file()});
  EXPECT_EQ(done.end, cli::Exit::file);
  EXPECT_NE(done.err.find("no room"), std::string::npos) << done.err;
}

}  // namespace
}  // namespace spadille::tests

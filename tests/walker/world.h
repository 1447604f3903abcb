#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "nlohmann/json.hpp"

#include "app/book.h"
#include "ui/cli/run.h"

namespace spadille::table {
class House;
struct Machine;
}  // namespace spadille::table

namespace spadille::tests {

using Json = nlohmann::json;

/// Something that should hold and does not: thrown where it is seen.
struct Complaint {
  std::string law{};   ///< its name, as the list of known findings has it
  std::string what{};  ///< what was seen, for people
};

/// What a command answered.
struct Said {
  cli::Exit end = cli::Exit::done;
  std::string out{};
  std::string err{};
  [[nodiscard]] bool done() const { return end == cli::Exit::done; }
};

/// A machine with a book in memory, both faces of the program, a clock that ticks once a command,
/// and ids that count.
class World {
 public:
  /// `program`: the command line as people install it; without one it runs in this process.
  explicit World(std::string program = {});
  World(const World&) = delete;
  World& operator=(const World&) = delete;
  World(World&&) = delete;
  World& operator=(World&&) = delete;
  ~World();

  /// What the command line says over the book, or over that of `--db` where the words name one.
  /// Where it is a program, several threads may ask at once.
  Said ask(std::vector<std::string> words, const std::string& input = {});
  /// What the program of the table app says over the book.
  Said ask_table(std::vector<std::string> words);
  /// Its document. A complaint where there is none.
  Json json(std::vector<std::string> words, const std::string& input = {});
  /// The table app over the same book; begins where it does not run.
  table::House& house();
  /// Waits until the app has answered; what it refused since this was last asked.
  std::string settle();
  /// The app ends.
  void close_house();

  /// Calls `use(book)` with the book open.
  template <typename Use>
  auto with_book(Use&& use) {
    const std::unique_ptr<Store> store = opened();
    Book book{*store, [this] { return now(); }, [] { return kToday; }, [this] { return new_id(); }};
    return use(book);
  }

  /// Whether programs of their own write in the book.
  [[nodiscard]] bool has_program() const { return !program_.empty(); }
  [[nodiscard]] const std::string& folder() const { return folder_; }
  [[nodiscard]] std::string path() const { return folder_ + "/book.db"; }
  [[nodiscard]] bool has_book() const;
  /// The clock goes on.
  void tick() { ++seconds_; }
  /// Every command and tap that may have written, as people would type it.
  [[nodiscard]] const std::vector<std::string>& told() const { return told_; }
  void tell(std::string line) { told_.push_back(std::move(line)); }

 private:
  static constexpr const char* kToday = "2026-11-20";

  std::string now();
  std::string new_id();
  Expected<std::unique_ptr<Store>> open_lists(const std::string& club);
  Said run_here(const std::vector<std::string>& words, const std::string& input);
  Said run_program(const std::string& program, const std::vector<std::string>& words,
                   const std::string& input);
  std::unique_ptr<Store> opened();
  cli::Machine cli_machine();
  table::Machine table_machine();

  std::string program_;
  std::string folder_;
  std::atomic<int> runs_ = 0;
  std::atomic<int> seconds_ = 0;
  std::atomic<int> ids_ = 0;
  std::map<Language, cli::Parser> parsers_{};  ///< the command line, where it runs here
  std::unique_ptr<table::House> house_{};
  std::string refused_{};
  std::vector<std::string> told_{};
};

/// As a shell takes it.
[[nodiscard]] std::string command_text(const std::vector<std::string>& words);

}  // namespace spadille::tests

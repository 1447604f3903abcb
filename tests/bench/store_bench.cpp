// How long the book takes, beside a bare SQLite program that does the same commit in the same run.
// `spadille-store-bench FOLDER [SESSIONS]`: FOLDER on the disk that is to be measured.
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

#include <sqlite3.h>

#include "app/record/desk.h"
#include "app/record/digest.h"
#include "db/sqlite_store.h"
#include "tests/support/random_evening.h"

namespace spadille {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

double microseconds_since(Clock::time_point begin) {
  return std::chrono::duration<double, std::micro>(Clock::now() - begin).count();
}

double median(std::vector<double> all) {
  std::sort(all.begin(), all.end());
  return all.empty() ? 0 : all[all.size() / 2];
}

template <typename T>
double median_time(int rounds, T&& run) {
  std::vector<double> all;
  for (int i = 0; i < rounds; ++i) {
    const auto begin = Clock::now();
    run();
    all.push_back(microseconds_since(begin));
  }
  return median(std::move(all));
}

std::string counted_uuid(std::uint64_t n) {
  std::string digits = std::to_string(n);
  return "00000000-0000-4000-8000-" + std::string(12 - digits.size(), '0') + digits;
}

struct Bench {
  std::unique_ptr<Store> store;
  std::uint64_t ids = 0;
  Book book;

  explicit Bench(const std::string& path)
      : store(std::move(
            *db::open_store({.path = path, .now = [] { return "2026-11-20T19:30:00Z"; }}))),
        book{*store, [] { return "2026-11-20T19:30:00Z"; }, [] { return "2026-11-20"; },
             [this] { return counted_uuid(++ids); }} {}
};

Event opening_of(const Evening& evening, Bench& bench) {
  Event event{.kind = EventKind::opened};
  event.rules = evening.rules;
  event.before = evening.before;
  event.about.date = "2026-11-20";
  for (std::size_t i = 0; i < evening.about.players.size(); ++i) {
    Player player{.id = bench.book.new_id(), .name = "Player " + std::to_string(i)};
    static_cast<void>(bench.store->put(player));
    event.about.players.push_back(player.id);
  }
  return event;
}

/// A bare program: one row a transaction, as durable.
class Bare {
 public:
  explicit Bare(const std::string& path) {
    sqlite3_open(path.c_str(), &db_);
    for (const char* sql :
         {"PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL",
          "CREATE TABLE event (session INTEGER, seq INTEGER, id TEXT, kind TEXT, payload TEXT, at "
          "TEXT, device TEXT, hash BLOB, PRIMARY KEY (session, seq)) WITHOUT ROWID"})
      sqlite3_exec(db_, sql, nullptr, nullptr, nullptr);
    sqlite3_prepare_v2(db_, "INSERT INTO event VALUES (1, ?, ?, 'deal_recorded', ?, ?, ?, ?)", -1,
                       &insert_, nullptr);
  }
  Bare(const Bare&) = delete;
  Bare& operator=(const Bare&) = delete;
  Bare(Bare&&) = delete;
  Bare& operator=(Bare&&) = delete;
  ~Bare() {
    sqlite3_finalize(insert_);
    sqlite3_close(db_);
  }

  void commit(const std::string& payload) {
    const std::string id = counted_uuid(static_cast<std::uint64_t>(++seq_));
    sqlite3_exec(db_, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr);
    sqlite3_reset(insert_);
    sqlite3_bind_int(insert_, 1, seq_);
    for (const int column : {2, 5}) bind(column, id);
    bind(3, payload);
    bind(4, "2026-11-20T19:30:00Z");
    bind(6, std::string(32, 'h'));
    sqlite3_step(insert_);
    sqlite3_exec(db_, "COMMIT", nullptr, nullptr, nullptr);
  }

 private:
  void bind(int column, const std::string& text) {
    sqlite3_bind_text(insert_, column, text.c_str(), static_cast<int>(text.size()),
                      SQLITE_TRANSIENT);
  }
  sqlite3* db_ = nullptr;
  sqlite3_stmt* insert_ = nullptr;
  int seq_ = 0;
};

/// One deal recorded and one bare row, in turn.
void commits(const AnyGame& game, const fs::path& folder, int deals) {
  Bench bench((folder / (std::string(game.id()) + ".db")).string());
  Bare bare((folder / (std::string(game.id()) + "-bare.db")).string());
  tests::RandomEvening random(game, 7);
  Evening fresh{.rules = game.rules()};
  const int ruled = seats_ruled(fresh.rules);
  const int seats = ruled != 0 ? ruled : 5;
  fresh.before = start(fresh.rules, seats);
  fresh.about.players.resize(static_cast<std::size_t>(seats), "P");
  const Evening evening = random.evening(deals, fresh);
  auto desk = begin_session(bench.book, opening_of(evening, bench));
  std::vector<double> ours;
  std::vector<double> theirs;
  std::vector<double> ratios;
  for (const auto& deal : evening.deals) {
    Event event{.kind = EventKind::deal_recorded};
    event.deal = deal;
    const std::string text = payload(event);
    const auto record = [&] {
      if (!record_deal(bench.book, *desk, deal)) throw std::runtime_error("not recorded");
    };
    const bool we_begin = ours.size() % 2 == 0;  // whoever comes second finds the disk warm
    if (we_begin) ours.push_back(median_time(1, record));
    theirs.push_back(median_time(1, [&] { bare.commit(text); }));
    if (!we_begin) ours.push_back(median_time(1, record));
    ratios.push_back(ours.back() / theirs.back());
  }
  const double open = median_time(21, [&] {
    if (!open_session(bench.book, desk->id)) throw std::runtime_error("not opened");
  });
  std::cout << std::setprecision(0) << game.id() << ": record a deal " << median(ours)
            << " us, bare commit " << median(theirs) << " us, median ratio " << std::setprecision(2)
            << median(ratios) << "; open " << deals << " deals " << open / 1000 << " ms\n";
}

std::string two_digits(int n) { return (n < 10 ? "0" : "") + std::to_string(n); }

/// Many a day over thirty years.
std::string date_of(int i) {
  return std::to_string(2000 + i / 3000 % 30) + '-' + two_digits(1 + i / 250 % 12) + '-' +
         two_digits(1 + i % 28);
}

/// A book of so many sessions of 20 deals of Euchre among 200 people.
void fill(Bench& bench, int sessions, std::vector<std::string>& people) {
  const AnyGame& euchre = *game_called("euchre");
  tests::RandomEvening random(euchre, 11);
  std::vector<Evening> evenings;
  Evening fresh{.rules = euchre.rules()};
  fresh.before = start(fresh.rules, 4);
  fresh.about.players.resize(4, "P");
  for (int i = 0; i < 50; ++i) evenings.push_back(random.evening(20, fresh));
  for (int i = 0; i < 200; ++i) {
    people.push_back(bench.book.new_id());
    static_cast<void>(
        bench.store->put(Player{.id = people.back(), .name = "P" + std::to_string(i)}));
  }
  static_cast<void>(bench.store->all_or_nothing([&]() -> Expected<void> {
    for (int i = 0; i < sessions; ++i) {
      const auto& evening = evenings[static_cast<std::size_t>(i) % evenings.size()];
      Event opening{.kind = EventKind::opened};
      opening.rules = evening.rules;
      opening.before = evening.before;
      opening.about.date = date_of(i);
      for (int p = 0; p < 4; ++p)
        opening.about.players.push_back(people[static_cast<std::size_t>((i * 7 + p * 31) % 200)]);
      Log log{&euchre, {opening}};
      StoredSession stored{bench.book.new_id(), "euchre", {}};
      const auto add = [&](const Event& event) {
        stored.events.push_back({bench.book.new_id(), event.kind, 1, payload(event),
                                 "2026-11-20T19:30:00Z", bench.store->device()});
      };
      add(opening);
      for (const auto& deal : evening.deals) {
        Event event{.kind = EventKind::deal_recorded};
        event.deal = deal;
        add(event);
        log.events.push_back(std::move(event));
      }
      const auto id = bench.store->create(stored, digest(table_of(std::move(log))));
      if (!id) return tl::unexpected(id.error());
    }
    return {};
  }));
}

void growth(const fs::path& folder, int sessions) {
  const fs::path file = folder / ("book-" + std::to_string(sessions) + ".db");
  Bench bench(file.string());
  std::vector<std::string> people;
  const auto begin = Clock::now();
  fill(bench, sessions, people);
  const double seconds = microseconds_since(begin) / 1e6;
  const double list = median_time(11, [&] { static_cast<void>(bench.store->list({})); });
  Filter filter;
  filter.player = people[17];
  const double of_player = median_time(11, [&] { static_cast<void>(bench.store->list(filter)); });
  const double open =
      median_time(11, [&] { static_cast<void>(open_session(bench.book, sessions / 2 + 1)); });
  const double facts =
      median_time(11, [&] { static_cast<void>(bench.store->facts({people[17]}, {})); });
  std::cout << std::setprecision(2) << sessions * 20 << " deals: first page " << list / 1000
            << " ms, of a player " << of_player / 1000 << " ms, open one " << open / 1000
            << " ms, statistics " << facts / 1000 << " ms; written at " << std::setprecision(0)
            << sessions * 20 / seconds << " deals/s, "
            << static_cast<double>(fs::file_size(file)) / 1e6 << " MB\n";
}

}  // namespace
}  // namespace spadille

int main(int argc, char** argv) {
  using namespace spadille;
  std::cout << std::fixed;
  const fs::path folder = fs::path(argc > 1 ? argv[1] : ".") / "store-bench";
  fs::remove_all(folder);
  fs::create_directories(folder);
  for (const AnyGame* game : all_games()) commits(*game, folder, 1000);
  const int most = argc > 2 ? std::stoi(argv[2]) : 50'000;
  for (int sessions = 50; sessions <= most; sessions *= 10) growth(folder, sessions);
  fs::remove_all(folder);
}

// Durable commits a second into the collector of a club, by clients that keep their connections.
// `spadille-club-bench ADDRESS CLIENTS SECONDS FOLDER`: first parcels of one deal each, alone; then
// whole syncs of one deal each, of books in FOLDER, which is not to be on the disk that is
// measured.
#include <atomic>
#include <chrono>
#include <iostream>
#include <memory>
#include <random>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "app/exchange/syncing.h"
#include "app/record/desk.h"
#include "db/club/club.h"
#include "db/sqlite_store.h"
#include "tests/support/random_evening.h"

namespace spadille {
namespace {

constexpr int kDeals = 20;  ///< of an evening

std::string random_uuid() {
  thread_local std::random_device random;
  std::string digits;
  for (int i = 0; i < 12; ++i) digits += "0123456789abcdef"[random() % 16];
  return "00000000-0000-4000-8000-" + digits;
}

/// A table: a book of its own, and its line to the club.
class Client {
 public:
  Client(const std::string& address, const std::string& path)
      : store_(*db::open_store({.path = path, .now = [] { return "2026-11-20T19:30:00Z"; }})),
        book_{*store_, [] { return "2026-11-20T19:30:00Z"; }, [] { return "2026-11-20"; },
              random_uuid},
        club_(*db::open_club(address)),
        sender_(random_uuid()) {
    const AnyGame& euchre = *game_called("euchre");
    Evening fresh{.rules = euchre.rules()};
    fresh.before = start(fresh.rules, 4);
    fresh.about.players.resize(4, "P");
    evening_ = tests::RandomEvening(euchre, 7).evening(kDeals, fresh);
    for (int i = 0; i < 4; ++i) {
      players_.push_back(random_uuid());
      require(store_->put(Player{.id = players_.back(), .name = "Player " + std::to_string(i)}));
    }
    for (int i = 0; i < kDeals; ++i) record();
    log_ = *store_->read(desk_->id);
    require(sync(book_, club_));
  }

  /// One parcel with the next deal of an evening.
  void send() {
    if (sent_ == kDeals) log_.uuid = random_uuid();
    sent_ = sent_ % kDeals + 1;
    ClubParcel parcel{.sender = sender_, .name = {++number_, random_uuid()}};
    parcel.logs.push_back({log_, sent_, sent_ + 1});
    require(club_.send(parcel));
  }

  void record_and_sync() {
    record();
    require(sync(book_, club_));
  }

 private:
  template <typename T>
  static void require(const T& done) {
    if (!done) throw std::runtime_error("the club or a book refuses");
  }

  void record() {
    if (recorded_ % kDeals == 0) {
      Event opening{.kind = EventKind::opened};
      opening.rules = evening_.rules;
      opening.before = evening_.before;
      opening.about.players = players_;
      opening.about.date = "2026-11-20";
      desk_ = std::make_unique<Desk>(*begin_session(book_, opening));
    }
    require(
        record_deal(book_, *desk_, evening_.deals[static_cast<std::size_t>(recorded_++ % kDeals)]));
  }

  std::unique_ptr<Store> store_;
  Book book_;
  Collector club_;
  std::string sender_;
  Evening evening_{};
  std::vector<std::string> players_{};
  std::unique_ptr<Desk> desk_{};
  StoredSession log_{};
  int recorded_ = 0;
  int sent_ = 0;
  std::int64_t number_ = 0;
};

/// How often a second all of them together do it.
template <typename Act>
double rate(std::vector<std::unique_ptr<Client>>& clients, double seconds, Act&& act) {
  using Clock = std::chrono::steady_clock;
  const auto begin = Clock::now();
  const auto took = [&] { return std::chrono::duration<double>(Clock::now() - begin).count(); };
  std::atomic<int> count = 0;
  std::vector<std::thread> running;
  for (auto& client : clients)
    running.emplace_back([&] {
      for (; took() < seconds; ++count) act(*client);
    });
  for (auto& thread : running) thread.join();
  return count / took();
}

int run(const std::vector<std::string>& words) {
  std::vector<std::unique_ptr<Client>> clients;
  for (int i = 0; i < std::stoi(words.at(3)); ++i) {
    std::string address = words.at(2);
    address.replace(address.find('%'), 1, std::to_string(i));
    clients.push_back(
        std::make_unique<Client>(address, words.at(5) + '/' + std::to_string(i) + ".db"));
  }
  const bool whole = words.at(1) == "syncs";
  std::cout << rate(clients, std::stod(words.at(4)), [&](Client& client) {
    whole ? client.record_and_sync() : client.send();
  }) << '\n';
  return 0;
}

}  // namespace
}  // namespace spadille

int main(int count, char** words) {
  try {
    return spadille::run({words, words + count});
  } catch (const std::exception& trouble) {
    std::cerr << "spadille-club-bench: " << trouble.what() << '\n';
    return 1;
  }
}

// What the collector of a club says is what the book says. Only where there is a server for tests
// (tests/club/suites.py).
#include <algorithm>
#include <map>
#include <set>

#include "tests/support/club_server.h"
#include "tests/walker/laws.h"

namespace spadille::tests {
namespace {

using Words = std::vector<std::string>;
using Identities = std::map<int, std::string>;  ///< by the number that a log has where it is read

/// Numbers of logs are a book's own, and a club's: instead of them who they are.
Json without_numbers(Json document, const Identities& logs) {
  for (auto& [key, value] : document.items()) {
    const bool is_log = key == "session" || key == "event";
    if (is_log && value.is_number() && logs.contains(value.get<int>()))
      value = logs.at(value);
    else if (is_log && value.is_object())
      value.erase("number");
    if (value.is_structured()) value = without_numbers(std::move(value), logs);
  }
  return document;
}

/// A book, or a club that is read as one.
class Sight {
 public:
  Sight(World& world, std::string book) : world_(world), book_(std::move(book)) {
    for (const char* state : {"--limit", "--discarded"}) {
      Words words{"sessions", "--limit", "100000"};
      if (state == std::string("--discarded")) words.emplace_back(state);
      for (const Json& session : said(words).at("sessions"))
        logs_[session.at("session")] = session.at("id");
    }
    for (const Json& event : said({"event"}).at("events")) {
      logs_[event.at("event")] = event.at("id");
      events_.insert(event.at("event").get<int>());
    }
  }

  /// What is said of each log, by who it is.
  std::map<std::string, Json> each() {
    std::map<std::string, Json> all;
    for (const auto& [number, uuid] : logs_) {
      const std::string n = std::to_string(number);
      if (events_.contains(number)) {
        all[uuid] = named({"event", "show", "--event", n});
        all[uuid + " ranking"] = named({"event", "ranking", "--event", n});
      } else {
        all[uuid] = named({"sheet", "--session", n});
      }
    }
    return all;
  }

  /// What all of them come to, but for how evenings of one date follow each other.
  Json sums() {
    Json all = {{"stats", named({"stats"})}, {"verify", said({"verify"})}};
    for (const char* game : {"euchre", "klaverjas", "kyuuri", "quadrille"}) {
      Json& totals = all[game] = Json::object();
      for (const Json& place : said({"ranking", "--game", game}).at("places"))
        totals[place.at("name")] = {place.at("place"), place.at("total")};
    }
    return all;
  }

 private:
  Json said(Words words) {
    if (!book_.empty()) words.insert(words.end(), {"--db", book_});
    return world_.json(std::move(words));
  }
  Json named(Words words) { return without_numbers(said(std::move(words)), logs_); }

  World& world_;
  std::string book_;
  Identities logs_{};
  std::set<int> events_{};
};

/// Who is hidden is a book's own.
bool hides_somebody(Club& club) {
  return club.world.with_book([](Book& book) {
    const auto players = book.store.players().value();
    return std::any_of(players.begin(), players.end(), [](const Player& p) { return p.hidden; });
  });
}

}  // namespace

void law_of_collector(Club& club) {
  const std::string address = fresh_club();
  if (address.empty()) return;
  club.world.json({"sync", address});
  Sight book(club.world, {});
  Sight there(club.world, address);
  const auto here = book.each();
  const auto read = there.each();
  for (const auto& [uuid, document] : here)
    expect_same("collector", uuid, read.contains(uuid) ? read.at(uuid) : Json(), document);
  expect_same("collector", "how many logs", read.size(), here.size());
  if (!hides_somebody(club)) expect_same("collector", "sums", there.sums(), book.sums());
}

}  // namespace spadille::tests

// The book as a whole: out and in again, copied and put back, the program begun anew.
#include <filesystem>
#include <fstream>
#include <map>
#include <set>

#include "tests/walker/at_the_app.h"
#include "tests/walker/at_the_event.h"
#include "tests/walker/steps.h"
#include "ui/table/house.h"

namespace spadille::tests {
namespace {

namespace fs = std::filesystem;

Json sheet_in(Club& club, const std::string& book, int session) {
  Json sheet = club.world.json({"sheet", "--db", book, "--session", std::to_string(session)});
  sheet["session"].erase("number");
  return sheet;
}

std::vector<std::string> at_book(std::vector<std::string> words, const std::string& book) {
  if (!book.empty()) words.insert(words.end(), {"--db", book});
  return words;
}

/// Everything that was written down about an event, with what its chain of hashes comes to.
std::string log_of_event(Club& club, const std::string& book, int event) {
  const Said said = club.world.ask(at_book({"export", "--session", std::to_string(event)}, book));
  expect("exchange", said.done(), "event " + std::to_string(event) + ": " + said.err);
  return said.out;
}

/// As it is shown and ranked, without its number.
ShownEvent event_in(Club& club, const std::string& book, int event) {
  const std::string number = std::to_string(event);
  ShownEvent shown{as_written(club.world.json(at_book({"event", "show", "--event", number}, book))),
                   club.world.json(at_book({"event", "ranking", "--event", number}, book))};
  shown.room.erase("event");
  shown.ranking.erase("event");
  return shown;
}

void expect_same_event(Club& club, const std::string& law, int event, const std::string& book,
                       int there) {
  const std::string what = "event " + std::to_string(event) + " in " + book;
  expect_same(law, what, Json::parse(log_of_event(club, book, there)),
              Json::parse(log_of_event(club, "", event)));
  const ShownEvent is = event_in(club, book, there);
  const ShownEvent should = event_in(club, "", event);
  expect_same(law, what, is.room, should.room);
  expect_same(law, what, is.ranking, should.ranking);
}

/// The numbers of the events of a book, by what is the same of an event in every book.
std::map<std::string, int> events_by_id(Club& club, const std::string& book) {
  std::map<std::string, int> numbers;
  const Json list = club.world.json(at_book({"event"}, book));
  for (const Json& event : list.at("events"))
    numbers[Json::parse(log_of_event(club, book, event.at("event"))).at("event")] =
        event.at("event");
  return numbers;
}

void expect_same_events(Club& club, const std::string& law, const std::string& book) {
  const auto numbers = events_by_id(club, "");
  const auto there = events_by_id(club, book);
  expect_same(law, "events in " + book, there.size(), club.events.size());
  for (const auto& [id, number] : numbers) {
    expect(law, there.contains(id), "event " + std::to_string(number) + " is there");
    expect_same_event(club, law, number, book, there.at(id));
  }
}

/// Another book holds the same sessions and events.
void expect_same_book(Club& club, const std::string& law, const std::string& book) {
  std::map<std::string, int> numbers;
  for (const char* discarded : {"", "--discarded"}) {
    std::vector<std::string> words{"sessions", "--db", book, "--limit", "1000"};
    if (*discarded != '\0') words.emplace_back(discarded);
    const Json list = club.world.json(words);
    for (const Json& session : list.at("sessions"))
      numbers[session.at("id")] = session.at("session");
  }
  expect_same(law, "sessions in " + book, numbers.size(), club.sessions.size());
  for (const auto& [number, session] : club.sessions) {
    Json sheet = session.now.sheet;
    sheet["session"].erase("number");
    const std::string id = sheet["session"]["id"];
    expect(law, numbers.contains(id), "session " + std::to_string(number) + " is there");
    expect_same(law, "session " + std::to_string(number), sheet_in(club, book, numbers.at(id)),
                sheet);
  }
  if (!club.events.empty()) expect_same_events(club, law, book);
  const Said verified = club.world.ask({"verify", "--db", book});
  expect(law, verified.done(), verified.out + verified.err);
}

/// By name. The clock of a program is not that of the app.
std::set<std::string> backups_of(Club& club, table::Keeper& keeper) {
  keeper.refresh();
  club.world.settle();
  std::set<std::string> names;
  for (const QVariant& each : keeper.backups())
    names.insert(each.toMap()["name"].toString().toStdString());
  return names;
}

}  // namespace

void take_exchange(Club& club, Dice& dice, Door /*door*/) {
  const std::string file = club.world.folder() + "/out-" + std::to_string(dice.number()) + ".jsonl";
  const std::string other = club.world.folder() + "/other.db";
  const Said out = club.world.ask({"export", "--all", file});
  expect("exchange", out.done(), out.err);
  const Said in = club.world.ask({"import", file, "--db", other});
  expect("exchange", in.done(), in.err);
  expect_same_book(club, "exchange", other);
  const Said again = club.world.ask({"import", file, "--db", other});
  expect("exchange", again.done(), "taken in twice: " + again.err);
  expect_same_book(club, "exchange", other);
  for (const auto& entry : fs::directory_iterator(club.world.folder()))
    if (entry.path().filename().string().rfind("other.db", 0) == 0) fs::remove_all(entry.path());
  fs::remove(file);
}

/// An event goes out, is gone on with in another book, and comes in again.
void take_event_exchange(Club& club, Dice& dice, Door /*door*/) {
  const std::string file = club.world.folder() + "/out-" + std::to_string(dice.number()) + ".jsonl";
  const std::string other = club.world.folder() + "/other.db";
  const auto carry = [&](const std::string& log, const std::string& book) {
    std::ofstream(file) << log;
    const Said in = club.world.ask(at_book({"import", file}, book));
    expect("event exchange", in.done(), in.out + in.err);
  };
  carry(log_of_event(club, "", club.event), other);
  const int there = events_by_id(club, other).begin()->second;
  expect_same_event(club, "event exchange", club.event, other, there);
  const bool open = club.events.at(club.event).now.room.at("state") == "open";
  const char* goes_on = open ? "close" : "reopen";
  club.world.tell("the event is carried to another book and back: " + std::string(goes_on));
  expect("event exchange", club.world.ask({"event", goes_on, "--db", other}).done(), goes_on);
  carry(log_of_event(club, other, there), "");
  remember_event(club);
  expect_same_event(club, "event exchange", club.event, other, there);
  for (const auto& entry : fs::directory_iterator(club.world.folder()))
    if (entry.path().filename().string().rfind("other.db", 0) == 0) fs::remove_all(entry.path());
  fs::remove(file);
}

void take_back_up(Club& club, Dice& dice, Door door) {
  if (door == Door::command && dice.one_in(2)) {
    const std::string file = club.world.folder() + "/copy-" + std::to_string(dice.number()) + ".db";
    const Said said = club.world.ask({"backup", file});
    expect("backup", said.done(), said.err);
    return expect_same_book(club, "backup", file);
  }
  table::Keeper& keeper = *club.world.house().keeper();
  const std::set<std::string> before = backups_of(club, keeper);
  club.world.tell("app: backs up");
  keeper.backUp();
  club.world.settle();
  expect("backup", !keeper.refused(), keeper.said().toStdString());
  for (const std::string& name : backups_of(club, keeper))
    if (!before.contains(name))
      club.kept = Kept{name, club.sessions, club.current, club.events, club.event};
}

/// The book is as it was when the backup was made.
void take_restore(Club& club, Dice& /*dice*/, Door door) {
  if (!club.kept) return;
  const Kept kept = *club.kept;
  if (door == Door::app) {
    club.world.tell("app: puts back " + kept.name);
    table::Keeper& keeper = *club.world.house().keeper();
    keeper.restore(QString::fromStdString(kept.name));
    club.world.settle();
    expect("restore", !keeper.refused(), keeper.said().toStdString());
  } else {
    club.world.close_house();
    const std::string date = kept.name.substr(0, kept.name.find('.'));
    club.world.tell("spadille restore " + date);
    const Said said = club.world.ask({"restore", date});
    expect("restore", said.done(), said.err);
  }
  club.sessions = kept.sessions;
  club.current = kept.current;
  club.events = kept.events;
  club.event = kept.event;
  for (const auto& [number, session] : club.sessions)
    expect_same("restore", "session " + std::to_string(number), club.read(number).sheet,
                session.now.sheet);
  for (const auto& [number, event] : club.events)
    expect_same("restore", "event " + std::to_string(number), read_event(club, number).room,
                event.now.room);
}

/// The program ends and begins again: the same lies on the table.
void take_restart(Club& club, Dice& /*dice*/, Door /*door*/) {
  club.world.close_house();
  expect_same_at_app(club);
}

void take_language(Club& club, Dice& dice, Door /*door*/) {
  const std::vector<std::string> languages{"en", "ja", "nl", "fr"};
  table::House& house = at_app(club);
  house.settings()->setLanguage(QString::fromStdString(dice.of(languages)));
  club.world.settle();
}

}  // namespace spadille::tests

// The book as a whole: out and in again, copied and put back, the program begun anew.
#include <filesystem>
#include <set>

#include "tests/walker/at_the_app.h"
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

/// Another book holds the same sessions.
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
    if (!before.contains(name)) club.kept = Kept{name, club.sessions, club.current};
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
  for (const auto& [number, session] : club.sessions)
    expect_same("restore", "session " + std::to_string(number), club.read(number).sheet,
                session.now.sheet);
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

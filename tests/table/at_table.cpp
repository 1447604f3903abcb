#include "tests/table/at_table.h"

#include "tests/table/machine.h"

namespace spadille::tests {

std::unique_ptr<table::House> house_at(table::Machine machine, const QString& settings) {
  auto house = std::make_unique<table::House>(std::move(machine), settings);
  house->settings()->setLanguage("en");
  house->clerk()->finish();
  return house;
}

AtTable::AtTable() : house_(house_at(machine(book()), file("settings.ini"))) { listen(); }

void AtTable::listen() {
  const auto note = [this](const QString& why) { refused_ << why; };
  QObject::connect(house().evening(), &table::LaidSession::refused, note);
  QObject::connect(house().newSession(), &table::NewSession::refused, note);
  QObject::connect(house().ruling(), &table::RulingTalk::refused, note);
  QObject::connect(house().cards(), &table::CardLog::refused, note);
}

void AtTable::restart_program() {
  house_.reset();
  house_ = house_at(machine(book()), file("settings.ini"));
  listen();
}

void AtTable::restart() {
  const int session = house().evening()->number();
  restart_program();
  house().evening()->open(session);
  settle();
}

void AtTable::begin(const QString& preset, const QStringList& players, const QString& place) {
  table::NewSession& session = *house().newSession();
  session.prepare();
  settle();
  session.setGame(preset.section('/', 0, 0));
  session.setPreset(preset);
  const QStringList before = session.players();
  for (const QString& name : before) session.choose(name);
  for (const QString& name : players)
    if (session.others().contains(name))
      session.choose(name);
    else
      session.addNewcomer(name);
  session.setProperty("place", place);
  session.begin();
  settle();
}

void AtTable::open_sample(const char* name) {
  house().intake()->takeIn({QString(SPADILLE_SOURCE "/samples/sessions/") + name + ".json"});
  settle();
  house().history()->refresh();
  settle();
  house().evening()->open(house().history()->sessions().value(0).toMap()["number"].toInt());
  settle();
}

void AtTable::say(const std::vector<std::pair<const char*, int>>& members) {
  for (const auto& [key, value] : members) house().entry()->set(key, value);
}

void AtTable::record(const std::vector<std::pair<const char*, int>>& members) {
  say(members);
  house().entry()->save();
  settle();
}

}  // namespace spadille::tests

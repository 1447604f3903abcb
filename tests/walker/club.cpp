#include "tests/walker/club.h"

#include <algorithm>

#include "app/exchange/exporting.h"
#include "app/people/names.h"
#include "app/record/session_view.h"
#include "app/score/answer.h"
#include "tests/walker/at_the_event.h"

namespace spadille::tests {
namespace {

std::vector<std::string> at_session(std::vector<std::string> words, int session) {
  words.insert(words.end(), {"--session", std::to_string(session)});
  return words;
}

/// The first place where two documents differ, and both values.
std::string difference(const Json& is, const Json& should_be) {
  const Json patch = Json::diff(should_be, is);
  if (patch.empty()) return {};
  const std::string path = patch[0].at("path");
  const Json::json_pointer place(path);
  const auto value = [&](const Json& of) {
    return of.contains(place) ? of.at(place).dump() : std::string("nothing");
  };
  return path + ": " + value(is) + ", should be " + value(should_be);
}

}  // namespace

void expect(const std::string& law, bool holds, const std::string& what) {
  if (!holds) throw Complaint{law, what};
}

void expect_same(const std::string& law, const std::string& what, const Json& is,
                 const Json& should_be) {
  if (is != should_be) throw Complaint{law, what + ": " + difference(is, should_be)};
}

Shown Club::read(int session) { return world.has_program() ? asked(session) : opened(session); }

Shown Club::opened(int session) {
  static const Words words(Language::en);
  return world.with_book([&](Book& book) {
    const auto desk = open_session(book, session);
    const auto names = names_in(book);
    if (!desk || !names) throw Complaint{"opens", "session " + std::to_string(session)};
    return Shown{Json::parse(answer(view(*desk, *names), words)),
                 Json::parse(session_as_evening(*desk, *names).text)};
  });
}

Shown Club::asked(int session) {
  Shown shown;
  shown.sheet = world.json(at_session({"sheet"}, session));
  shown.evening = world.json(at_session({"export", "--as", "session"}, session));
  return shown;
}

void Club::reread(int session) { sessions[session].now = read(session); }

void Club::take_up(int session, const std::string& date) {
  current = session;
  sessions[session] = {};
  known().date = date;
  reread(session);
}

namespace {

/// One thing more to take back for each event; how it was between two of them nobody saw.
void remember(Known& session, Shown after) {
  const int events = after.sheet["session"].at("head").get<int>() -
                     session.now.sheet["session"].at("head").get<int>();
  session.future.clear();
  session.own_is_last = false;
  session.past.emplace_back(std::exchange(session.now, std::move(after)));
  for (int i = 1; i < events; ++i) session.past.emplace_back(std::nullopt);
}

}  // namespace

bool Club::write(std::vector<std::string> words, const std::string& input) {
  words = at_session(std::move(words), current);
  world.tell(command_text(words));
  const Said said = world.ask(words, input);
  Known& session = known();
  Shown after = read(current);
  if (!said.done()) {
    expect_same("refused", command_text(words) + "\n" + said.err, after.sheet, session.now.sheet);
    return false;
  }
  remember(session, std::move(after));
  remember_events(*this);  // the session of a table tells them
  return true;
}

bool Club::wrote(const std::string& refused) {
  Known& session = known();
  Shown after = read(current);
  if (!refused.empty()) {
    expect_same("refused", "it said: " + refused, after.sheet, session.now.sheet);
    return false;
  }
  if (after == session.now) return false;
  remember(session, std::move(after));
  remember_events(*this);  // the session of a table tells them
  return true;
}

bool Club::agreed(const std::string& refused) {
  Known& session = known();
  Shown after = read(current);
  if (!refused.empty()) expect_same("refused", refused, after.sheet, session.now.sheet);
  expect_same("agree", "the sheet", bare(after.sheet), bare(session.now.sheet));
  const bool more = after.sheet != session.now.sheet;
  session.now = std::move(after);
  return more;
}

std::map<std::string, std::string> Club::habits() {
  std::map<std::string, std::string> all;
  if (!world.has_book()) return all;
  const Json people = world.json({"players", "--all"}).at("players");
  for (const Json& person : people)
    for (const Json& name : person.value("merged", Json::array())) all[name] = person.at("name");
  for (const Json& person : people) all.erase(person.at("name").get<std::string>());
  return all;
}

void Club::forget_past() {
  for (auto& [number, session] : sessions) {
    for (auto& shown : session.past) shown.reset();
    for (auto& shown : session.future) shown.reset();
    session.now = read(number);
  }
  for (auto& [number, each] : events) {
    for (auto& shown : each.past) shown.reset();
    for (auto& shown : each.future) shown.reset();
    each.now = read_event(*this, number);
  }
  kept.reset();
}

Desk Club::open() {
  return world.with_book([this](Book& book) {
    auto desk = open_session(book, current);
    if (!desk) throw Complaint{"opens", "session " + std::to_string(current)};
    return std::move(*desk);
  });
}

Json bare(Json sheet) {
  sheet["session"].erase("head");
  if (sheet.contains("deals"))
    for (Json& deal : sheet["deals"]) deal.erase("agreed");
  return sheet;
}

Shown bare(Shown shown) { return {bare(std::move(shown.sheet)), std::move(shown.evening)}; }

std::string next_date(Club& club) {
  const int n = club.begun++;
  return "2026-" + std::to_string(100 + 1 + n / 28 % 12).substr(1) + '-' +
         std::to_string(100 + 1 + n % 28).substr(1);
}

std::vector<std::string> players_of(const Json& sheet, std::size_t deal) {
  const Json& deals = sheet.at("deals");
  if (deal < deals.size() && deals[deal].contains("players")) return deals[deal].at("players");
  return sheet.at("players");
}

bool has_forgotten(const std::vector<std::string>& names) {
  return std::find(names.begin(), names.end(), kForgotten) != names.end();
}

std::vector<std::string> called(std::vector<std::string> names,
                                const std::map<std::string, std::string>& habits) {
  for (std::string& name : names)
    if (const auto found = habits.find(name); found != habits.end()) name = found->second;
  return names;
}

std::vector<std::size_t> counted(const Json& sheet) {
  std::vector<std::size_t> all;
  for (std::size_t i = 0; i < sheet.at("deals").size(); ++i)
    if (sheet["deals"][i].at("number") != 0) all.push_back(i);
  return all;
}

}  // namespace spadille::tests

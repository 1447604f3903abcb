// Sessions: begun, gone on with, put right, ended, thrown away.
#include <algorithm>
#include <map>
#include <set>
#include <sstream>

#include "app/record/opening.h"
#include "app/rulebook/rules.h"
#include "tests/support/random_evening.h"
#include "tests/walker/at_the_app.h"
#include "tests/walker/at_the_phone.h"
#include "tests/walker/laws.h"
#include "tests/walker/steps.h"
#include "ui/table/house.h"

namespace spadille::tests {
namespace {

/// Names that are hard to tell apart, to write and to lay out.
const std::vector<std::string>& everybody() {
  static const std::vector<std::string> names{"Ann",   "Bob",  "Chris",        "Dora",  "Eve",
                                              "Ann B", "Zoë",  "花子",         "Wim",   "O'Neil",
                                              "Hugo",  "Ines", "Jan de Vries", "Bobby", "7up"};
  return names;
}

std::string joined(const std::vector<std::string>& names, char sign) {
  std::string all;
  for (const std::string& name : names) all += (all.empty() ? "" : std::string(1, sign)) + name;
  return all;
}

using Habits = std::map<std::string, std::string>;

/// A session that somebody wants to begin.
struct Beginner {
  std::string rules{};                 ///< a preset
  std::vector<std::string> options{};  ///< "target=11": what differs from it
  Json all_rules{};                    ///< every option, as documents write it
  std::vector<std::string> players{};
  std::vector<std::string> waiting{};
  std::string date{};
};

Json rules_json(const AnyRules& rules) {
  const Evening evening{{}, rules, start(rules, rules.game().traits.min_seats), {}};
  return Json::parse(write_document(Format::rules, evening)).at("rules");
}

/// So many can play by these rules.
int any_number(const AnyRules& rules, Dice& dice) {
  const GameTraits& traits = rules.game().traits;
  const int ruled = seats_ruled(rules);
  while (ruled == 0) {
    const int seats = traits.min_seats + dice.below(traits.max_seats - traits.min_seats + 1);
    if (!has_error(check(rules, start(rules, seats)))) return seats;
  }
  return ruled;
}

/// A preset as it is, or every option as likely changed as not.
Beginner beginner(const AnyGame& game, Dice& dice, const Habits& habits) {
  RandomEvening random(game, dice.number());
  const auto presets = game.presets();
  const auto& preset =
      presets[static_cast<std::size_t>(dice.below(static_cast<int>(presets.size())))];
  Beginner wanted;
  wanted.rules = preset.id;
  const AnyRules rules = dice.one_in(2) ? preset.rules : random.rules();
  const int seats = any_number(rules, dice);
  for (const Difference& differs : differences(rules_view(rules), rules_view(preset.rules)))
    wanted.options.push_back(std::string(differs.a.member->key) + '=' + differs.a.value());
  wanted.all_rules = rules_json(rules);
  wanted.players = all_but_doubles(habits, dice);
  wanted.players.resize(static_cast<std::size_t>(seats) + (dice.one_in(3) ? 1U : 0U));
  wanted.waiting.assign(wanted.players.begin() + seats, wanted.players.end());
  wanted.players.resize(static_cast<std::size_t>(seats));
  return wanted;
}

Beginner any_beginner(Dice& dice, const Habits& habits) {
  const auto all = all_games();
  const auto which = static_cast<std::size_t>(dice.below(static_cast<int>(all.size())));
  return beginner(*all[which], dice, habits);
}

std::vector<std::string> words_of(const Beginner& wanted, Dice& dice) {
  std::vector<std::string> words{"new", wanted.rules};
  words.insert(words.end(), wanted.players.begin(), wanted.players.end());
  words.insert(words.end(), {"--date", wanted.date});
  for (const std::string& option : wanted.options) words.insert(words.end(), {"--set", option});
  if (!wanted.waiting.empty()) words.insert(words.end(), {"--wait", joined(wanted.waiting, ',')});
  if (!wanted.waiting.empty() && dice.one_in(2))
    words.insert(words.end(), {"--in-turn", dice.one_in(2) ? "deal" : "game"});
  if (dice.one_in(3)) words.insert(words.end(), {"--dealer", dice.of(wanted.players)});
  if (dice.one_in(4)) words.insert(words.end(), {"--title", "Friday, \"at\" home"});
  return words;
}

void begin_by_command(Club& club, Beginner wanted, Dice& dice) {
  if (dice.one_in(6)) {
    wanted.rules = keep_rules(club, wanted.rules, wanted.options, wanted.all_rules, dice);
    wanted.options.clear();
  }
  std::vector<std::string> words = words_of(wanted, dice);
  club.world.tell(command_text(words));
  words.emplace_back("--json");
  const Said said = club.world.ask(words);
  expect("begin", said.done(), command_text(words) + "\n" + said.err);
  club.take_up(Json::parse(said.out).at("session").at("number"), wanted.date);
  expect_same("begin", "the rules", club.known().now.evening.at("rules"), wanted.all_rules);
}

void begin_in_app(Club& club, Beginner& wanted) {
  table::NewSession& page = *club.world.house().newSession();
  page.prepare();
  page.setGame(QString::fromStdString(wanted.rules).section('/', 0, 0));
  page.setPreset(QString::fromStdString(wanted.rules));
  if (static_cast<int>(wanted.players.size()) < page.most())
    wanted.waiting.clear();  // who is chosen takes a place where there is one
  const QStringList before = page.players() + page.waiting();
  for (const QString& name : before) page.choose(name);
  for (const auto* names : {&wanted.players, &wanted.waiting})
    for (const std::string& each : *names) {
      const QString name = QString::fromStdString(each);
      if (page.others().contains(name))
        page.choose(name);
      else
        page.addNewcomer(name);
    }
  club.world.tell("app: begins " + wanted.rules + ' ' + joined(wanted.players, ' '));
  page.begin();
  const std::string refused = club.world.settle();
  expect("begin", refused.empty(), "the app: " + refused);
  club.take_up(club.world.house().evening()->number(), "2026-11-20");
}

bool done_in_app(Club& club, void (table::LaidSession::*tap)(), const char* told) {
  table::House& house = at_app(club);
  club.world.tell(std::string("app: ") + told);
  (house.evening()->*tap)();
  return club.wrote(club.world.settle());
}

/// In the app, by a director's phone, or by a command.
bool change_state(Club& club, Door door, void (table::LaidSession::*tap)(), const char* command) {
  switch (door) {
    case Door::app: return done_in_app(club, tap, command);
    case Door::phone:
      return write_by_phone(club, a_director(), "close", {{"does", command}}).done();
    case Door::command: break;
  }
  return club.write({command});
}

/// The same people again, which only goes behind the session that the table plays.
bool go_on_by_phone(Club& club) {
  const Json before = club.known().now.sheet;
  const int last = club.events.empty() ? 0 : club.events.rbegin()->first;
  const int next = club.world.json({"sessions"}).at("sessions").empty()
                       ? 0
                       : std::max(last, club.sessions.rbegin()->first) + 1;
  const Sent sent = send_phone(club, a_director(), "opening", {{"does", "begin"}});
  if (sent.done())
    club.take_up(next, "2026-11-20");
  else
    expect_same("refused", sent.refused(), club.read(club.current).sheet, before);
  return sent.done();
}

Json state_of(Club& club) { return club.known().now.sheet["session"]["state"]; }

void expect_state(Club& club, bool done, const char* state) {
  if (done) expect_same("state", "the session", state_of(club), state);
}

}  // namespace

std::vector<std::string> all_but_doubles(const std::map<std::string, std::string>& habits,
                                         Dice& dice) {
  std::vector<std::string> names = dice.shuffled(everybody());
  std::set<std::string> seen;
  std::erase_if(names, [&](const std::string& name) {
    return !seen.insert(called({name}, habits).front()).second;
  });
  return names;
}

void take_begin(Club& club, Dice& dice, Door door) {
  const Habits habits = club.habits();
  Beginner wanted = any_beginner(dice, habits);
  wanted.date = next_date(club);
  if (door == Door::command || !wanted.options.empty())  // the page takes a preset as it is
    begin_by_command(club, wanted, dice);
  else
    begin_in_app(club, wanted);
  const Json& sheet = club.known().now.sheet;
  expect_same("begin", "who sits there", sheet.at("players"), called(wanted.players, habits));
  expect_same("begin", "who waits", sheet["session"].value("waiting", Json::array()),
              called(wanted.waiting, habits));
  expect_same("begin", "deals", sheet.at("deals"), Json::array());
}

/// The same people and rules; who would have dealt deals first.
void take_again(Club& club, Dice& /*dice*/, Door door) {
  const Json before = club.known().now.sheet;
  const std::string date = next_date(club);
  if (door == Door::app) {
    at_app(club).evening()->sameAgain();
    club.world.tell("app: the same again");
    expect("again", club.world.settle().empty(), "the app refuses");
    club.take_up(club.world.house().evening()->number(), "2026-11-20");
  } else if (door == Door::phone) {
    if (!go_on_by_phone(club)) return;
  } else {
    std::vector<std::string> words{"new",    "--again", "--session", std::to_string(club.current),
                                   "--date", date};
    club.world.tell(command_text(words));
    club.take_up(club.world.json(words).at("session").at("number"), date);
  }
  const Json& after = club.known().now.sheet;
  for (const char* same : {"game", "players"})
    expect_same("again", same, after.at(same), before.at(same));
  if (!before["session"].contains("changes"))  // those in force last
    expect_same("again", "rules", after.value("rules", Json()), before.value("rules", Json()));
  expect_same("again", "who deals", after["standing"]["dealer"], before["standing"]["dealer"]);
}

void take_turn_to(Club& club, Dice& dice, Door /*door*/) {
  std::vector<int> numbers;
  for (const auto& [number, session] : club.sessions) numbers.push_back(number);
  club.current = dice.of(numbers);
}

/// A total for each account: small ones.
std::string any_totals(const Json& sheet, Dice& dice) {
  std::vector<std::string> totals;
  for (std::size_t i = 0; i < sheet.at("accounts").size(); ++i)
    totals.push_back(std::to_string(dice.below(8)));
  return joined(totals, ':');
}

/// The opening as it should have been: what alone can be said from a later deal on comes first.
std::vector<std::string> words_of_opening(const Json& sheet, int from, const Habits& habits,
                                          std::vector<std::string>& players, Dice& dice) {
  std::vector<std::string> words{"opening", "--yes", "--why", "it was wrong"};
  if (from > 0) words.insert(words.end(), {"--from", std::to_string(from)});
  const std::vector<std::string> sat = players_of(sheet, 0);
  if (dice.one_in(3) && !has_forgotten(sat)) words.insert(words.end(), {"--dealer", dice.of(sat)});
  if (dice.one_in(2)) {
    const Beginner other = beginner(*game_called(sheet.at("game").get<std::string>()), dice, {});
    if (!other.options.empty()) words.insert(words.end(), {"--set", dice.of(other.options)});
  }
  if (dice.one_in(4)) {
    players = all_but_doubles(habits, dice);
    players.resize(sat.size());
    words.insert(words.end(), {"--players", joined(players, ',')});
  }
  if (dice.one_in(2)) words.insert(words.end(), {"--title", "Another title"});
  if (dice.one_in(3)) words.insert(words.end(), {"--place", "At home"});
  if (dice.one_in(4)) words.insert(words.end(), {"--totals", any_totals(sheet, dice)});
  return words;
}

/// The totals with which the first deal begins, or the next one where there is none.
Json first_totals(const Json& sheet) {
  const std::vector<std::size_t> deals = counted(sheet);
  return deals.empty() ? sheet.at("standing").at("totals")
                       : sheet["deals"][deals.front()].at("before");
}

/// "3:5" as documents write it.
Json totals_told(const std::vector<std::string>& words) {
  const auto option = std::find(words.begin(), words.end(), "--totals");
  if (option == words.end()) return {};
  Json totals = Json::array();
  std::istringstream told(*(option + 1));
  for (std::string total; std::getline(told, total, ':');) totals.push_back(std::stoi(total));
  return totals;
}

/// Right before a deal of this number.
bool others_sat_down(const Json& sheet, std::size_t number) {
  const Json changes = sheet["session"].value("changes", Json::array());
  return std::any_of(changes.begin(), changes.end(), [number](const Json& change) {
    return change.at("before") == number && change.contains("players");
  });
}

/// What follows an option of a command; nothing where it has none.
std::optional<std::string> told_by(const std::vector<std::string>& words, const char* option) {
  const auto at = std::find(words.begin(), words.end(), option);
  return at == words.end() ? std::nullopt : std::optional(*(at + 1));
}

/// The words of the command as a director's phone says them: what its form calls ready is done.
bool open_on_phone(Club& club, const std::vector<std::string>& words, bool from_now,
                   const std::vector<std::string>& players) {
  Json told{{"does", from_now ? "mend_from_now" : "mend"}};
  for (const auto& [key, option] : {std::pair{"dealer", "--dealer"}, std::pair{"title", "--title"},
                                    std::pair{"place", "--place"}})
    if (const auto said = told_by(words, option)) told[key] = *said;
  if (const auto option = told_by(words, "--set")) told["set"] = Json::array({*option});
  if (!players.empty()) told["players"] = players;
  if (const Json totals = totals_told(words); !totals.is_null()) told["totals"] = totals;
  Json query = told;
  query["asks"] = "beginning";
  const Answered form = ask_phone(club, a_director(), query);
  const bool ready =
      form.as == Answered::As::done && Json::parse(form.document).at("ready") == true;
  const Sent sent = write_by_phone(club, a_director(), "opening", told);
  expect("phone beginning", ready == sent.done(), form.document + ", and then " + sent.refused());
  return sent.done();
}

/// Only what was wrong is said; the deals stay what they were.
void take_opening(Club& club, Dice& dice, Door door) {
  const Shown before = club.known().now;
  const Habits habits = club.habits();
  const std::vector<std::size_t> deals = counted(before.sheet);
  const int from = dice.one_in(2) ? dice.below(static_cast<int>(deals.size()) + 1) + 1 : 0;
  std::vector<std::string> players;
  const auto words = words_of_opening(before.sheet, from, habits, players, dice);
  const bool from_now = from > 1 && from == static_cast<int>(deals.size()) + 1;
  const bool by_phone = door == Door::phone && (from < 2 || from_now);
  if (!(by_phone ? open_on_phone(club, words, from_now, players) : club.write(words))) return;
  const Json& sheet = club.known().now.sheet;
  expect_same("opening", "deals as they were told", club.known().now.evening.at("deals"),
              before.evening.at("deals"));
  const auto at = static_cast<std::size_t>(std::max(from, 1));
  if (!players.empty() && at <= deals.size() && !others_sat_down(before.sheet, at))
    expect_same("opening", "who sat there from deal " + std::to_string(at),
                players_of(sheet, deals[at - 1]), called(players, habits));
  const Json totals = totals_told(words);
  if (totals.is_null() || others_sat_down(sheet, 1)) return;
  if (!deals.empty() && players_of(sheet, 0) != players_of(sheet, deals.front())) return;
  if (with_posted(sheet, 1, totals) == totals)
    expect_same("opening", "the totals at the beginning", first_totals(sheet), totals);
}

/// The same as a director's phone says it.
bool sit_by_phone(Club& club, const std::vector<std::string>& words,
                  const std::vector<std::string>& players) {
  Json told{{"players", players}};
  if (const auto waits = told_by(words, "--wait")) told["waiting"] = Json::array({*waits});
  if (words.back() == "--own-totals") told["totals"] = "own";
  return write_by_phone(club, a_director(), "seats", told).done();
}

/// Others sit down, or the same elsewhere: what was played stays with those who played it.
void take_seats(Club& club, Dice& dice, Door door) {
  const Json before = club.known().now.sheet;
  const std::vector<std::string> now = before.at("players");
  if (has_forgotten(now)) return;
  const Habits habits = club.habits();
  std::vector<std::string> sit =
      dice.one_in(2) ? dice.shuffled(now) : all_but_doubles(habits, dice);
  if (sit.size() < now.size()) return;
  std::vector<std::string> words{"seats"};
  words.insert(words.end(), sit.begin(), sit.begin() + static_cast<std::ptrdiff_t>(now.size()));
  if (sit.size() > now.size() && dice.one_in(2))
    words.insert(words.end(), {"--wait", sit[now.size()]});
  if (dice.one_in(2)) words.emplace_back("--own-totals");
  sit.resize(now.size());
  if (!(door == Door::phone ? sit_by_phone(club, words, sit) : club.write(words))) return;
  const Json& after = club.known().now.sheet;
  expect_same("seats", "who sits there", after.at("players"), called(sit, habits));
  for (std::size_t i = 0; i < before.at("deals").size(); ++i)
    expect_same("seats", "who sat there in deal " + std::to_string(i + 1), players_of(after, i),
                players_of(before, i));
}

void take_close(Club& club, Dice& /*dice*/, Door door) {
  expect_state(club, change_state(club, door, &table::LaidSession::close, "close"), "closed");
}

void take_reopen(Club& club, Dice& dice, Door door) {
  if (state_of(club) == "discarded") return take_back(club, dice, door);
  expect_state(club, change_state(club, door, &table::LaidSession::reopen, "reopen"), "open");
}

void take_discard(Club& club, Dice& /*dice*/, Door door) {
  expect_state(club, change_state(club, door, &table::LaidSession::throwAway, "discard"),
               "discarded");
}

void take_back(Club& club, Dice& /*dice*/, Door door) {
  const bool done = door == Door::app ? done_in_app(club, &table::LaidSession::reopen, "back")
                                      : club.write({"discard", "--back"});
  expect("state", !done || state_of(club) != "discarded", "what was got back is there again");
}

/// What was thrown away is gone, and nothing else.
void take_purge(Club& club, Dice& /*dice*/, Door /*door*/) {
  club.world.tell("spadille purge --yes");
  const Said said = club.world.ask({"purge", "--yes"});
  expect("purge", said.done(), said.err);
  std::erase_if(club.sessions, [](const auto& each) {
    return each.second.now.sheet["session"]["state"] == "discarded";
  });
  club.kept.reset();
  if (!club.sessions.contains(club.current))
    club.current = club.sessions.empty() ? 0 : club.sessions.begin()->first;
  if (club.current != 0) club.reread(club.current);
}

}  // namespace spadille::tests

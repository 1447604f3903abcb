// What many sessions say together: lists, settlements, rankings, statistics.
#include <map>
#include <set>

#include "tests/walker/at_the_app.h"
#include "tests/walker/laws.h"
#include "ui/table/house.h"

namespace spadille::tests {
namespace {

bool is_discarded(const Json& sheet) { return sheet["session"]["state"] == "discarded"; }

/// No other session of this game has its date.
bool alone_on_its_day(const Club& club) {
  const Known& here = club.sessions.at(club.current);
  for (const auto& [number, other] : club.sessions)
    if (number != club.current && other.date == here.date &&
        other.now.sheet["game"] == here.now.sheet["game"])
      return false;
  return !is_discarded(here.now.sheet);
}

using Amounts = std::map<std::string, std::int64_t>;

/// What everybody has to receive, by name.
Amounts due_of(const Json& settlement) {
  const std::vector<std::string> players = settlement.at("players");
  Amounts due;
  std::int64_t all = 0;
  for (const auto& [account, amount] : settlement.at("due").items()) {
    all += amount.get<std::int64_t>();
    if (account.rfind("seat", 0) == 0)
      due[players[static_cast<std::size_t>(std::stoi(account.substr(4)))]] = amount;
  }
  expect("settle", all == 0, "adds up to nothing: " + settlement.dump());
  return due;
}

/// The payments, summed up, are what is due.
void expect_paid(const Json& settlement) {
  std::map<std::string, std::int64_t> paid;
  for (const Json& transfer : settlement.at("transfers")) {
    expect("settle", transfer.at("amount") > 0, settlement.dump());
    paid[transfer.at("from")] -= transfer["amount"].get<std::int64_t>();
    paid[transfer.at("to")] += transfer["amount"].get<std::int64_t>();
  }
  for (const auto& [account, amount] : settlement.at("due").items())
    expect_same("settle", "paid to " + account, paid[account], amount);
}

/// How much more than the other somebody has to receive for each point that he is ahead.
std::int64_t weight(const Json& sheet, std::size_t players) {
  if (sheet.at("game") == "quadrille") return 1;
  const bool pairs = sheet.at("accounts").size() == 2 && !sheet["standing"].contains("personal");
  return pairs ? 2 : static_cast<std::int64_t>(players);
}

/// Who is ranked has a part in what is settled, and who settles anything is ranked.
void expect_same_people(Club& club, const Json& ranking, const Json& settlement,
                        const Amounts& due) {
  std::set<std::string> ranked;
  for (const Json& place : ranking.at("places")) {
    const std::string name = place.at("name");
    ranked.insert(name);
    expect("ranking", due.contains(name), name + " settles: " + settlement.dump());
  }
  const Json shown = club.world.json({"players"});  // who is not hidden
  for (const Json& person : shown.at("players")) {
    const auto found = due.find(person.at("name"));
    if (found != due.end() && found->second != 0)
      expect("ranking", ranked.contains(found->first), found->first + " in " + ranking.dump());
  }
}

/// Partners settle with one opponent for each deal, so a result does not tell what they settle
/// where others sat down.
bool by_the_deal(const Json& sheet) {
  return sheet["session"].contains("own_totals") && sheet.at("accounts").size() == 2 &&
         !sheet["standing"].contains("personal");
}

/// A ranking over this session alone: what it says of people is what they settle.
void expect_ranked(Club& club, const Json& settlement, const Amounts& due) {
  const Json& sheet = club.known().now.sheet;
  const std::string date = club.known().date;
  const Json ranking = club.world.json(
      {"ranking", "--game", sheet.at("game").get<std::string>(), "--from", date, "--to", date});
  if (!counted(sheet).empty()) expect_same_people(club, ranking, settlement, due);
  if (by_the_deal(sheet)) return;
  const std::int64_t each = weight(sheet, settlement.at("players").size());
  const int sign = ranking.at("fewer_is_better") ? -1 : 1;
  const Json& places = ranking.at("places");
  for (std::size_t i = 1; i < places.size(); ++i) {
    const std::string a = places[0].at("name");
    const std::string b = places[i].at("name");
    if (!due.contains(a) || !due.contains(b)) continue;
    const std::int64_t ahead =
        places[0].at("total").get<std::int64_t>() - places[i].at("total").get<std::int64_t>();
    expect_same("ranking", a + " and " + b + " in " + ranking.dump() + settlement.dump(),
                due.at(a) - due.at(b), sign * each * ahead);
  }
}

/// Figures of statistics that are sums of facts: of each game the name of the figure, and of the
/// fact.
const std::map<std::string, std::map<std::string, std::string>>& facts_by_figure() {
  static const std::map<std::string, std::map<std::string, std::string>> table{
      {"euchre",
       {{"deals", "deals"},
        {"games_won", "games_won"},
        {"euchred", "euchred"},
        {"made", "made"},
        {"marches", "march"},
        {"tricks", "tricks_as_maker"},
        {"lone_hands", "lone_hands"},
        {"lone_marches", "lone_march"},
        {"lone_defences", "lone_defences"},
        {"passed_out", "passed_out"}}},
      {"klaverjas",
       {{"deals", "deals"},
        {"games_won", "games_won"},
        {"made", "made"},
        {"nat", "nat"},
        {"conceded", "conceded"},
        {"pits", "pit"},
        {"pits_unknown", "pit_untold"},
        {"tegenpits", "tegenpit"},
        {"roem_a_deal", "roem"},
        {"card_points_a_deal", "card_points"},
        {"passed_out", "passed_out"}}},
      {"kyuuri",
       {{"deals", "deals"},
        {"survivals", "games_won"},
        {"losses", "points_lost"},
        {"last_tricks", "last_trick"},
        {"bonuses", "bonus"},
        {"recovered", "points_recovered"},
        {"out", "out"},
        {"returned", "returned"}}},
      {"quadrille",
       {{"deals", "deals"},
        {"counters_won", "counters_won"},
        {"counters_lost", "counters_lost"},
        {"ombre", "ombre"},
        {"won", "won"},
        {"codille", "codille"},
        {"remise", "remise"},
        {"partner", "partner"},
        {"solos", "solo"},
        {"voles", "vole_made"},
        {"beasts", "beast"}}}};
  return table;
}

/// By person and game: what the sheets say.
using Facts = std::map<std::pair<std::string, std::string>, Amounts>;

void add_facts(const Json& sheet, Facts& all) {
  for (const std::size_t i : counted(sheet)) {
    const std::vector<std::string> players = players_of(sheet, i);
    const Json& deal = sheet["deals"][i];
    for (const Json& fact : deal.at("facts"))
      for (const std::size_t seat : seats_of(fact.at("who"), deal))
        if (!is_absent(deal, seat))
          all[{players.at(seat), sheet.at("game")}][fact.at("key")] +=
              fact.at("n").get<std::int64_t>();
  }
}

Json listed(Club& club, bool discarded) {
  std::vector<std::string> words{"sessions", "--limit", "1000"};
  if (discarded) words.emplace_back("--discarded");
  return club.world.json(words).at("sessions");
}

void expect_deals(Club& club, const std::string& where, const QVariantList& rows) {
  for (const QVariant& each : rows) {
    const Json& sheet = club.sessions.at(each.toMap()["number"].toInt()).now.sheet;
    expect_same("lists", "deals " + where, each.toMap()["deals"].toInt(), counted(sheet).size());
  }
}

void expect_listed(Club& club, std::size_t sessions) {
  table::Home& home = *club.world.house().home();
  table::History& history = *club.world.house().history();
  home.refresh();
  history.refresh();
  club.world.settle();
  expect_same("lists", "sessions of the history",
              static_cast<std::size_t>(history.sessions().size()),
              std::min<std::size_t>(sessions, 30));
  expect_deals(club, "in the history", history.sessions());
  expect_deals(club, "on the home page", home.latest());
}

}  // namespace

void law_of_settling(Club& club) {
  const Json& sheet = club.known().now.sheet;
  if (!sheet.contains("standing")) return;
  const Json settlement = club.world.json({"settle", "--session", std::to_string(club.current)});
  if (!settlement.contains("due")) return;  // a stake that is too large for whole numbers
  const Amounts due = due_of(settlement);
  expect_paid(settlement);
  if (has_forgotten(settlement.at("players"))) return;  // whose is what, nobody can say
  if (!counted(sheet).empty() && alone_on_its_day(club)) expect_ranked(club, settlement, due);
}

void law_of_lists(Club& club) {
  std::size_t there = 0;
  for (const bool discarded : {false, true})
    for (const Json& session : listed(club, discarded)) {
      const int number = session.at("session");
      expect("lists", club.sessions.contains(number),
             "a session that nobody made: " + session.dump());
      const Json& sheet = club.sessions.at(number).now.sheet;
      expect_same("lists", "deals of " + std::to_string(number), session.at("deals"),
                  counted(sheet).size());
      expect_same("lists", "events", session.at("events"), sheet["session"]["head"]);
      expect_same("lists", "state", session.at("state"), sheet["session"]["state"]);
      expect_same("lists", "which list", discarded, is_discarded(sheet));
      ++there;
    }
  expect_same("lists", "sessions", there, club.sessions.size());
  expect_listed(club, listed(club, false).size());
}

void law_of_statistics(Club& club) {
  Facts facts;
  for (const auto& [number, session] : club.sessions)
    if (!is_discarded(session.now.sheet) && session.now.sheet.contains("standing"))
      add_facts(session.now.sheet, facts);
  const Json statistics = club.world.json({"stats"});
  for (const Json& person : statistics.at("people")) {
    if (has_forgotten({person.at("name")})) continue;  // of these there may be several
    const Amounts& should = facts[{person.at("name"), person.at("game")}];
    for (const auto& [figure, key] : facts_by_figure().at(person.at("game"))) {
      expect("statistics", person.at("figures").contains(figure), figure + " is shown");
      const auto found = should.find(key);
      expect_same("statistics", person.at("name").get<std::string>() + ' ' + figure,
                  person["figures"][figure].at("n"), found == should.end() ? 0 : found->second);
    }
  }
}

void law_of_verify(Club& club) {
  const Said said = club.world.ask({"verify"});
  expect("verify", said.done(), said.out + said.err);
}

}  // namespace spadille::tests

// The ranking of an event, reckoned from what its room shows.
#include <algorithm>
#include <map>
#include <set>

#include "tests/walker/at_the_event.h"
#include "tests/walker/laws.h"

namespace spadille::tests {
namespace {

/// What counts of a table; nothing where it waits or was told differently.
std::optional<Json> counting(const Json& table) {
  const std::string state = table.at("state");
  if (state == "waiting" || state == "told_differently") return std::nullopt;
  for (const Json& told : table.at("told"))
    if (told.at("by") == "director") return told;
  return table.at("told").front();
}

/// Where somebody sits in a round.
struct Sitting {
  const Json* table = nullptr;
  std::size_t place = 0;  ///< of the figures of the table
};

std::optional<Sitting> sitting(const Json& drawn, const std::string& name, bool partners) {
  for (const Json& table : drawn.at("tables")) {
    const Json& players = table.at("players");
    const auto found = std::find(players.begin(), players.end(), Json(name));
    if (found == players.end()) continue;
    const auto seat = static_cast<std::size_t>(found - players.begin());
    return Sitting{&table, partners && players.size() == 4 ? seat % 2 : seat};
  }
  return std::nullopt;
}

/// An event with its ranking, as it is looked at.
struct Ranked {
  const Json& room;
  const Json& places;
  TournamentDesk desk;
  Names names;

  [[nodiscard]] const Plan& plan() const { return desk.now.plan; }
  [[nodiscard]] std::int64_t given(const std::string& name, int round) const {
    std::int64_t points = 0;
    for (const Award& award : desk.now.awards)
      if (award.round == round && names.of(id_of(desk.now, award.who)) == name)
        points += award.points;
    return points;
  }
};

bool is_played(const Json& score) {
  return score.at("from") == "play" || score.at("from") == "missing";
}
bool brings(const Json& score) {
  return score.at("from") != "nothing" && score.at("from") != "missing";
}

/// Whether it is better, in the sense of the game.
bool beats(const Plan& plan, std::int64_t one, std::int64_t other) {
  return plan.ranking.fewer_is_better ? one < other : one > other;
}

/// What the round brought is what the table told of him, with what the director gave. Returns
/// whether he has won it.
bool expect_score(const Ranked& event, const std::string& name, const Json& drawn,
                  const Json& score) {
  const int round = drawn.at("round");
  const std::string what = name + " in round " + std::to_string(round);
  const auto sits = sitting(drawn, name, event.plan().partners);
  const std::int64_t given = event.given(name, round);
  const auto told = sits ? counting(*sits->table) : std::nullopt;
  if (!sits || !told) {
    const char* open = round <= rounds_begun(event.desk.now) ? "missing" : "nothing";
    if (sits) expect_same("ranking", what, score.at("from"), open);
    expect("ranking", sits || !is_played(score), what + " did not play: " + score.dump());
    if (!brings(score)) expect_same("ranking", what, score.at("points"), given);
    return false;
  }
  const std::int64_t made = told->at("points").at(sits->place);
  expect_same("ranking", what, score.at("from"), "play");
  expect_same("ranking", what, score.at("points"), made + given);
  bool won = true;
  for (std::size_t i = 0; i < told->at("points").size(); ++i)
    won = won && (i == sits->place ||
                  beats(event.plan(), made, told->at("points").at(i).get<std::int64_t>()));
  return won;
}

/// Everything in a line follows from its scores.
void expect_line(const Ranked& event, const Json& line) {
  std::int64_t total = 0;
  int rounds = 0;
  int brought = 0;
  int played = 0;
  for (const Json& score : line.at("scores")) {
    const bool counts = score.at("counts");
    if (counts || !brings(score)) total += score.at("points").get<std::int64_t>();
    rounds += counts ? 1 : 0;
    brought += brings(score) ? 1 : 0;
    played += is_played(score) ? 1 : 0;
    expect("ranking", !counts || brings(score), "what brings nothing counts: " + line.dump());
  }
  const int best = event.plan().ranking.best;
  expect_same("ranking", "the total of " + line.at("players").dump(), line.at("total"), total);
  expect_same("ranking", "rounds", line.at("rounds"), rounds);
  expect_same("ranking", "played", line.at("played"), played);
  expect_same("ranking", "the best rounds", rounds, best == 0 ? brought : std::min(best, brought));
  const bool placed = played >= std::max(event.plan().ranking.least, 1);
  expect("ranking", (line.at("place") != 0) == placed, "who has a place: " + line.dump());
}

void expect_scores(const Ranked& event, const Json& line) {
  const std::vector<std::string> who = line.at("players");
  if (who.size() != 1 || has_forgotten(who)) return;
  int wins = 0;
  for (std::size_t i = 0; i < event.room.at("drawn").size(); ++i)
    wins +=
        expect_score(event, who.front(), event.room["drawn"][i], line.at("scores").at(i)) ? 1 : 0;
  expect_same("ranking", "rounds won by " + who.front(), line.at("wins"), wins);
}

/// What a place goes by: the sum, or an average as a fraction. Nothing: no round counts.
std::optional<std::pair<std::int64_t, std::int64_t>> measured(const Plan& plan, const Json& line) {
  if (line.at("rounds") == 0) return std::nullopt;
  const std::int64_t total = line.at("total");
  switch (plan.ranking.measure) {
    case Measure::sum: return std::pair(total, 1);
    case Measure::per_deal: return std::pair(total, line.at("deals").get<std::int64_t>());
    case Measure::per_round: return std::pair(total, line.at("rounds").get<std::int64_t>());
  }
  return std::nullopt;
}

/// Less than 0: the first stands before the other by what a place goes by.
int order(const Plan& plan, const Json& one, const Json& other) {
  const auto a = measured(plan, one);
  const auto b = measured(plan, other);
  if (!a || !b) return static_cast<int>(b.has_value()) - static_cast<int>(a.has_value());
  const std::int64_t left = a->first * b->second;
  const std::int64_t right = b->first * a->second;
  if (left == right) return 0;
  return beats(plan, left, right) ? -1 : 1;
}

/// The first rung that tells two apart, of those that ask about each by himself and stand at the
/// head of the ladder; nothing where none does.
std::optional<std::string> plain_rung(const Plan& plan, const Json& one, const Json& other) {
  static const std::map<TieBreak, std::string> kPlain{
      {TieBreak::roem, "roem"}, {TieBreak::pits, "pits"}, {TieBreak::wins, "wins"}};
  for (const TieBreak rung : plan.ranking.ladder) {
    const auto found = kPlain.find(rung);
    if (found == kPlain.end()) return std::nullopt;
    const std::int64_t a = one.at(found->second);
    const std::int64_t b = other.at(found->second);
    expect("ladder", a >= b, found->second + ": " + one.dump() + " before " + other.dump());
    if (a != b) return found->second;
  }
  return "shared";
}

void expect_behind(const Ranked& event, const Json& line, const Json& before, int number) {
  const std::string rung = line.at("decided_by");
  if (line.at("place") == 0) return expect_same("ladder", "no place", rung, "no_place");
  const int by_measure = order(event.plan(), before, line);
  expect("ladder", by_measure <= 0, before.dump() + " stands before " + line.dump());
  expect("ladder", (by_measure < 0) == (rung == "measure"), "by " + rung + ": " + line.dump());
  const Json place = rung == "shared" ? before.at("place") : Json(number);
  expect_same("ladder", "the place", line.at("place"), place);
  if (by_measure < 0) return;
  if (const auto plain = plain_rung(event.plan(), before, line))
    expect_same("ladder", "what decided", rung, *plain);
}

/// All that there is to win is won, once.
void expect_prizes(const Ranked& event) {
  std::int64_t won = 0;
  std::int64_t pits = 0;
  int placed = 0;
  for (const Json& line : event.places) {
    won += line.value("prize", std::int64_t{0});
    if (line.at("place") == 0) continue;
    ++placed;
    pits = std::max(pits, line.at("pits").get<std::int64_t>());
  }
  std::int64_t all = 0;
  for (const Prize& prize : event.plan().prizes) {
    const bool is_won = prize.what == Prize::For::place  ? prize.place <= placed
                        : prize.what == Prize::For::last ? placed > 0
                                                         : pits > 0;
    all += is_won ? prize.amount : 0;
  }
  expect_same("prizes", "all together", won, all);
}

/// Everybody of the roster has one line, alone or with his partner.
void expect_everybody(const Ranked& event) {
  std::multiset<std::string> ranked;
  std::multiset<std::string> roster;
  for (const Json& line : event.places)
    for (const Json& name : line.at("players")) ranked.insert(name.get<std::string>());
  for (const Json& line : event.room.at("roster")) roster.insert(line.at("name"));
  expect_same("ranking", "everybody once", Json(ranked), Json(roster));
}

/// The first place of everybody, by name.
using Places = std::map<std::string, const Json*>;

bool is_alone_on_its_day(const Club& club) {
  const KnownEvent& here = club.events.at(club.event);
  return std::none_of(club.events.begin(), club.events.end(), [&](const auto& other) {
    return other.first != club.event && other.second.date == here.date;
  });
}

}  // namespace

void law_of_event_ranking(Club& club) {
  const ShownEvent& now = club.events.at(club.event).now;
  const Ranked event{now.room, now.ranking.at("places"), open_event(club), names_of(club)};
  expect_everybody(event);
  int number = 0;
  const Json* before = nullptr;
  for (const Json& line : event.places) {
    ++number;
    expect_line(event, line);
    expect_scores(event, line);
    if (before != nullptr) expect_behind(event, line, *before, number);
    before = &line;
  }
  expect_prizes(event);
}

/// A season over this event alone is its ranking.
void law_of_event_season(Club& club) {
  if (!is_alone_on_its_day(club)) return;
  const KnownEvent& known = club.events.at(club.event);
  Places places;
  for (const Json& line : known.now.ranking.at("places"))
    for (const Json& name : line.at("players")) places[name] = &line;
  const Json season =
      club.world.json({"event", "season", "--from", known.date, "--to", known.date});
  expect_same("season", "events", season.at("events").size(), 1);
  for (const Json& line : season.at("places")) {
    const std::string name = line.at("name");
    if (name == kForgotten) continue;
    expect("season", places.contains(name), name + " was there");
    const Json& there = *places.at(name);
    const bool placed = there.at("place") != 0;
    expect_same("season", "the total of " + name, line.at("total"),
                placed ? there.at("total") : Json(0));
    expect_same("season", "the place there", line.at("scores").at(0).at("place"),
                there.at("place"));
  }
}

}  // namespace spadille::tests

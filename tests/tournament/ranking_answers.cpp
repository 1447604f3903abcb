// Random tournaments and their rankings, for second_ranking.py: ranking_answers COUNT SEED.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <random>
#include <sstream>

#include "tournament/ranking.h"

namespace spadille {
namespace {

using Random = std::mt19937_64;

int upto(Random& random, int most) {
  return static_cast<int>(random() % (static_cast<std::uint64_t>(most) + 1));
}
bool one_in(Random& random, int n) { return upto(random, n - 1) == 0; }

Credit a_credit(Random& random) {
  return {static_cast<Credit::Kind>(upto(random, 3)), upto(random, 12) - 2, one_in(random, 3)};
}

RankingRules some_rules(Random& random, int rounds) {
  RankingRules rules{.measure = static_cast<Measure>(upto(random, 2))};
  rules.fewer_is_better = one_in(random, 3);
  rules.best = one_in(random, 2) ? 0 : upto(random, rounds + 1);
  rules.least = one_in(random, 3) ? upto(random, rounds) : 0;
  std::array rungs{TieBreak::roem,   TieBreak::pits,       TieBreak::wins,
                   TieBreak::direct, TieBreak::last_round, TieBreak::lot};
  std::shuffle(rungs.begin(), rungs.end(), random);
  rules.ladder.assign(rungs.begin(), rungs.begin() + upto(random, 6));
  return rules;
}

Plan a_plan(Random& random) {
  Plan plan{.method = static_cast<Method>(upto(random, 6)), .rounds = 1 + upto(random, 5)};
  plan.deals = one_in(random, 6) ? 0 : 1 + upto(random, 3);
  plan.seats = one_in(random, 5) ? 3 : 4;
  plan.partners = of_pairs(plan.method) || !one_in(random, 4);
  plan.short_tables = one_in(random, 3);
  plan.seed = random();
  plan.ranking = some_rules(random, plan.rounds);
  plan.credits = {a_credit(random), a_credit(random), a_credit(random), a_credit(random)};
  for (int i = upto(random, 5); i > 0; --i)
    plan.prizes.push_back(
        {static_cast<Prize::For>(upto(random, 2)), 1 + upto(random, 5), upto(random, 100)});
  return plan;
}

RosterLine an_entry(Random& random, int i, int rounds) {
  RosterLine entry;
  if (!one_in(random, 8)) entry.id = "p" + std::to_string(i);
  if (!one_in(random, 20)) entry.presences.push_back({1 + upto(random, 2) / 2, Absence::none});
  for (int told = upto(random, 5) - 3; told > 0; --told)
    entry.presences.push_back(
        {1 + upto(random, rounds - 1), static_cast<Absence>(upto(random, 3))});
  return entry;
}

/// Partners sit across; now and then somebody has changed seats by hand.
std::vector<Entrant> seated_order(Random& random, const Tournament& tournament,
                                  std::vector<Entrant> present) {
  std::shuffle(present.begin(), present.end(), random);
  if (!of_pairs(tournament.plan.method) || one_in(random, 6)) return present;
  std::vector<Entrant> order;
  for (const auto& [a, b] : tournament.wishes.together)
    if (std::count(present.begin(), present.end(), a) +
            std::count(present.begin(), present.end(), b) ==
        2) {
      order.push_back(a);
      order.push_back(b);
    }
  for (std::size_t i = 0; i + 3 < order.size(); i += 4) std::swap(order[i + 1], order[i + 2]);
  for (const Entrant who : present)
    if (std::count(order.begin(), order.end(), who) == 0) order.push_back(who);
  return order;
}

DrawnRound a_round(Random& random, const Tournament& tournament, int number) {
  std::vector<Entrant> order = seated_order(random, tournament, present(tournament, number));
  if (!order.empty() && one_in(random, 10)) order.pop_back();  // came after the draw
  const auto seats = static_cast<std::size_t>(tournament.plan.seats);
  DrawnRound round;
  std::size_t begin = 0;
  while (order.size() - begin >= 3) {
    const std::size_t left = order.size() - begin;
    const std::size_t size =
        left >= seats && !(tournament.plan.short_tables && left % 4 == 3) ? seats : 3;
    if (size < seats && !tournament.plan.short_tables) break;
    DrawnTable& table = round.tables.emplace_back();
    table.table = static_cast<int>(round.tables.size()) * (number % 2 + 1);
    for (const std::size_t end = begin + size; begin < end; ++begin)
      table.seats.push_back(order[begin]);
  }
  round.out.assign(order.begin() + static_cast<std::ptrdiff_t>(begin), order.end());
  std::sort(round.out.begin(), round.out.end());
  return round;
}

/// Small numbers, so that many are equal.
Figures some_figures(Random& random, const Plan& plan, const DrawnTable& table) {
  int places = 0;
  for (int seat = 0; seat < static_cast<int>(table.seats.size()); ++seat)
    places = std::max(places, place_of(plan, table, seat) + 1);
  Figures figures;
  const bool roem = !one_in(random, 4);
  const bool pits = !one_in(random, 4);
  for (int i = 0; i < places; ++i) {
    figures.points.push_back(upto(random, 6) - 1);
    if (roem) figures.roem.push_back(upto(random, 2));
    if (pits) figures.pits.push_back(one_in(random, 4) ? 1 : 0);
  }
  if (one_in(random, 4)) figures.deals = 1 + upto(random, 3);
  return figures;
}

void tell(Random& random, Tournament& tournament, int round, const DrawnTable& table) {
  TableResult result{.round = round, .table = table.table};
  const Figures figures = some_figures(random, tournament.plan, table);
  const auto source = [&] { return static_cast<ToldBy>(upto(random, 3)); };
  if (!one_in(random, 12)) result.told.push_back({source(), figures, 1});
  if (one_in(random, 5)) result.told.push_back({source(), figures, 2});
  if (one_in(random, 8))
    result.told.push_back({source(), some_figures(random, tournament.plan, table), 3});
  for (int i = upto(random, 11) - 9; i > 0; --i)
    result.told.push_back({ToldBy::director, some_figures(random, tournament.plan, table), 4});
  if (one_in(random, 20)) result.told.push_back({source(), figures, 5});
  if (!one_in(random, 20)) tournament.results.push_back(result);
}

Tournament a_tournament(Random& random) {
  Tournament tournament{.plan = a_plan(random)};
  const int people = 4 + upto(random, 16);
  for (int i = 0; i < people; ++i)
    tournament.roster.push_back(an_entry(random, i, tournament.plan.rounds));
  std::vector<Entrant> order;
  for (int i = 0; i < people; ++i) order.push_back(i);
  std::shuffle(order.begin(), order.end(), random);
  for (std::size_t i = 0; i + 1 < order.size() && !one_in(random, 30); i += 2)
    tournament.wishes.together.emplace_back(order[i], order[i + 1]);
  const int drawn =
      one_in(random, 4) ? upto(random, tournament.plan.rounds) : tournament.plan.rounds;
  for (int number = 1; number <= drawn; ++number)
    tournament.rounds.push_back(a_round(random, tournament, number));
  const int begun = one_in(random, 4) ? upto(random, drawn) : drawn;
  for (int number = 1; number <= begun; ++number)
    for (const DrawnTable& table : tournament.rounds[static_cast<std::size_t>(number - 1)].tables)
      tell(random, tournament, number, table);
  for (int i = upto(random, 5) - 2; i > 0; --i)
    tournament.awards.push_back({1 + upto(random, tournament.plan.rounds), upto(random, people - 1),
                                 upto(random, 6) - 4, "why"});
  return tournament;
}

constexpr std::array kMethods{"individual",  "pairs",       "moving",   "progressive",
                              "round_robin", "by_standing", "own_table"};
constexpr std::array kMeasures{"sum", "per_deal", "per_round"};
constexpr std::array kRungs{"roem", "pits", "wins", "direct", "last_round", "lot"};
constexpr std::array kDecided{"first",  "measure",    "roem", "pits",   "wins",
                              "direct", "last_round", "lot",  "shared", "no_place"};
constexpr std::array kAbsences{"none", "choice", "late", "gone"};
constexpr std::array kKinds{"nothing", "points", "club_average", "own_average"};
constexpr std::array kSources{"paper", "session", "phone", "file", "director"};
constexpr std::array kPrizes{"place", "last", "pits"};
constexpr std::array kFroms{"nothing", "play", "missing", "forced", "choice", "late", "gone"};

template <typename E, std::size_t N>
std::string word(const std::array<const char*, N>& words, E one) {
  return std::string("\"") + words.at(static_cast<std::size_t>(one)) + '"';
}

std::string truth(bool is) { return is ? "true" : "false"; }

template <typename All, typename Print>
std::string list(const All& all, Print print) {
  std::string text = "[";
  for (const auto& one : all) text += (text.size() > 1 ? "," : "") + print(one);
  return text + "]";
}

template <typename Numbers>
std::string numbers(const Numbers& all) {
  return list(all, [](auto one) { return std::to_string(one); });
}

std::string text_of(const Credit& credit) {
  return "{\"kind\":" + word(kKinds, credit.kind) + ",\"points\":" + std::to_string(credit.points) +
         ",\"once\":" + truth(credit.once) + "}";
}

std::string text_of(const Prize& prize) {
  return "{\"for\":" + word(kPrizes, prize.what) + ",\"place\":" + std::to_string(prize.place) +
         ",\"amount\":" + std::to_string(prize.amount) + "}";
}

std::string text_of(const Plan& plan) {
  const RankingRules& rules = plan.ranking;
  const Credits& credits = plan.credits;
  std::ostringstream out;
  out << "\"method\":" << word(kMethods, plan.method) << ",\"deals\":" << plan.deals
      << ",\"partners\":" << truth(plan.partners) << ",\"seed\":" << plan.seed
      << ",\"measure\":" << word(kMeasures, rules.measure)
      << ",\"fewer_is_better\":" << truth(rules.fewer_is_better) << ",\"best\":" << rules.best
      << ",\"least\":" << rules.least
      << ",\"ladder\":" << list(rules.ladder, [](TieBreak by) { return word(kRungs, by); })
      << ",\"credits\":{\"forced\":" << text_of(credits.forced)
      << ",\"choice\":" << text_of(credits.choice) << ",\"late\":" << text_of(credits.late)
      << ",\"gone\":" << text_of(credits.gone)
      << "},\"prizes\":" << list(plan.prizes, [](const Prize& prize) { return text_of(prize); });
  return out.str();
}

std::string text_of(const RosterLine& entry, int rounds) {
  std::vector<Absence> all;
  for (int round = 1; round <= rounds; ++round) all.push_back(reason_away(entry, round));
  return "{\"id\":\"" + entry.id +
         "\",\"absence\":" + list(all, [](Absence one) { return word(kAbsences, one); }) + "}";
}

std::string text_of(const DrawnRound& round) {
  return "{\"tables\":" +
         list(round.tables,
              [](const DrawnTable& table) {
                return "{\"table\":" + std::to_string(table.table) +
                       ",\"seats\":" + numbers(table.seats) + "}";
              }) +
         ",\"out\":" + numbers(round.out) + "}";
}

std::string text_of(const ToldResult& told) {
  const Figures& figures = told.figures;
  return "{\"source\":" + word(kSources, told.source) +
         ",\"figures\":{\"points\":" + numbers(figures.points) +
         ",\"roem\":" + numbers(figures.roem) + ",\"pits\":" + numbers(figures.pits) +
         ",\"deals\":" + std::to_string(figures.deals) + "}}";
}

std::string text_of(const TableResult& result) {
  return "{\"round\":" + std::to_string(result.round) +
         ",\"table\":" + std::to_string(result.table) +
         ",\"told\":" + list(result.told, [](const ToldResult& told) { return text_of(told); }) +
         "}";
}

std::string text_of(const Award& award) {
  return "{\"round\":" + std::to_string(award.round) + ",\"who\":" + std::to_string(award.who) +
         ",\"points\":" + std::to_string(award.points) + "}";
}

std::string text_of(const Tournament& tournament) {
  const int rounds = static_cast<int>(tournament.rounds.size());
  const auto text = [](const auto& one) { return text_of(one); };
  return "{" + text_of(tournament.plan) + ",\"roster\":" +
         list(tournament.roster, [rounds](const RosterLine& one) { return text_of(one, rounds); }) +
         ",\"together\":" +
         list(tournament.wishes.together,
              [](const auto& pair) {
                return numbers(std::array{pair.first, pair.second});
              }) +
         ",\"rounds\":" + list(tournament.rounds, text) +
         ",\"results\":" + list(tournament.results, text) +
         ",\"awards\":" + list(tournament.awards, text) + "}";
}

std::string text_of(const RoundScore& score) {
  return "[" + word(kFroms, score.from) + "," + std::to_string(score.points) + "," +
         std::to_string(score.against) + "," + std::to_string(score.roem) + "," +
         std::to_string(score.pits) + "," + std::to_string(score.deals) + "," + truth(score.won) +
         "," + truth(score.counts) + "]";
}

std::string text_of(const RankedLine& line) {
  std::ostringstream out;
  out << "{\"place\":" << line.place << ",\"who\":" << numbers(line.who)
      << ",\"total\":" << line.total << ",\"deals\":" << line.deals << ",\"rounds\":" << line.rounds
      << ",\"played\":" << line.played << ",\"roem\":" << line.roem << ",\"pits\":" << line.pits
      << ",\"wins\":" << line.wins << ",\"rung\":" << word(kDecided, line.rung)
      << ",\"prize\":" << line.prize
      << ",\"scores\":" << list(line.scores, [](const RoundScore& score) { return text_of(score); })
      << "}";
  return out.str();
}

}  // namespace
}  // namespace spadille

int main(int count, char** words) {
  if (count != 3) return 2;
  spadille::Random random(std::strtoull(words[2], nullptr, 10));
  for (long i = std::strtol(words[1], nullptr, 10); i > 0; --i) {
    const spadille::Tournament tournament = spadille::a_tournament(random);
    std::cout << spadille::text_of(tournament) << '\n'
              << spadille::list(spadille::ranking(tournament),
                                [](const auto& line) { return spadille::text_of(line); })
              << '\n';
  }
}

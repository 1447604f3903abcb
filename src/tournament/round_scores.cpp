#include "tournament/round_scores.h"

#include <algorithm>
#include <map>

#include "tournament/ties.h"

namespace spadille {
namespace {

using From = RoundScore::From;

/// One round, by entrant. Of who does not play only why is said.
struct PlayedRound {
  std::vector<RoundScore> scores{};
  std::vector<RoundSeat> seats{};
  std::int64_t points = 0;  ///< of all who played
  int players = 0;
};

std::size_t at(int i) { return static_cast<std::size_t>(i); }

/// What counts, by round and table.
using Results = std::map<std::pair<int, int>, Figures>;

Results results_of(const Tournament& tournament) {
  Results all;
  for (const TableResult& result : tournament.results)
    if (auto figures = settled(result))
      all.try_emplace({result.round, result.table}, std::move(*figures));
  return all;
}

std::int64_t figure(const std::vector<std::int64_t>& figures, int place) {
  return at(place) < figures.size() ? figures[at(place)] : 0;
}

/// Of every place but one.
std::int64_t best_of_others(const Plan& plan, const std::vector<std::int64_t>& points, int place) {
  std::vector<std::int64_t> others = points;
  others.erase(others.begin() + place);
  if (others.empty()) return points[at(place)];
  return plan.ranking.fewer_is_better ? *std::min_element(others.begin(), others.end())
                                      : *std::max_element(others.begin(), others.end());
}

int deals_of(const Plan& plan, const Figures& figures) {
  const int deals = figures.deals > 0 ? figures.deals : plan.deals;
  return plan.ranking.measure == Measure::per_deal ? std::max(deals, 1) : deals;
}

RoundScore play(const Plan& plan, const Figures& figures, int place) {
  RoundScore score{.from = From::play, .points = figures.points[at(place)]};
  score.against = best_of_others(plan, figures.points, place);
  score.roem = figure(figures.roem, place);
  score.pits = figure(figures.pits, place);
  score.deals = deals_of(plan, figures);
  score.won =
      plan.ranking.fewer_is_better ? score.points < score.against : score.points > score.against;
  return score;
}

/// Places at a table: sides where partners play, otherwise seats.
int places(const Plan& plan, const DrawnTable& table) {
  int all = 0;
  for (int seat = 0; seat < static_cast<int>(table.seats.size()); ++seat)
    all = std::max(all, place_of(plan, table, seat) + 1);
  return all;
}

void sit(PlayedRound& round, const Plan& plan, const DrawnTable& table, int number,
         const Figures* figures) {
  const bool told = figures != nullptr && figures->points.size() == at(places(plan, table));
  for (int seat = 0; seat < static_cast<int>(table.seats.size()); ++seat) {
    const std::size_t who = at(table.seats[at(seat)]);
    round.scores[who] = {.from = From::missing};
    if (!told) continue;
    const int place = place_of(plan, table, seat);
    round.scores[who] = play(plan, *figures, place);
    round.seats[who] = {number, place};
    round.points += round.scores[who].points;
    ++round.players;
  }
}

From reason(Absence absence) {
  switch (absence) {
    case Absence::none: return From::nothing;
    case Absence::choice: return From::choice;
    case Absence::late: return From::late;
    case Absence::gone: return From::gone;
  }
  return From::nothing;
}

PlayedRound round_of(const Tournament& tournament, const Results& results, int number) {
  const DrawnRound& drawn = tournament.rounds[at(number - 1)];
  PlayedRound round;
  round.seats.resize(tournament.roster.size());
  for (const RosterLine& entry : tournament.roster)
    round.scores.push_back({.from = reason(reason_away(entry, number))});
  for (const Entrant who : drawn.out) round.scores[at(who)].from = From::forced;
  for (std::size_t i = 0; i < drawn.tables.size(); ++i) {
    const auto told = results.find({number, drawn.tables[i].table});
    sit(round, tournament.plan, drawn.tables[i], static_cast<int>(i) + 1,
        told == results.end() ? nullptr : &told->second);
  }
  return round;
}

/// Those that have begun.
std::vector<PlayedRound> rounds_of(const Tournament& tournament) {
  const Results results = results_of(tournament);
  const int last = std::min(rounds_begun(tournament), static_cast<int>(tournament.rounds.size()));
  std::vector<PlayedRound> rounds;
  for (int number = 1; number <= last; ++number)
    rounds.push_back(round_of(tournament, results, number));
  return rounds;
}

std::vector<Sheet> empty_sheets(const Tournament& tournament) {
  std::vector<Entrant> partner(tournament.roster.size(), -1);
  if (of_pairs(tournament.plan.method))
    for (const auto& [a, b] : tournament.wishes.together)
      if (a != b && partner[at(a)] < 0 && partner[at(b)] < 0)
        partner[at(a)] = b, partner[at(b)] = a;
  std::vector<Sheet> sheets;
  for (Entrant who = 0; who < static_cast<int>(partner.size()); ++who) {
    const Entrant other = partner[at(who)];
    if (other >= 0 && other < who) continue;
    sheets.emplace_back().line.who = other < 0 ? std::vector{who} : std::vector{who, other};
  }
  return sheets;
}

/// Of a pair the one whose round it is: who plays before who sits out, and he before who is away;
/// of two alike the first.
Entrant whose(const std::vector<Entrant>& who, const PlayedRound& round) {
  const auto weight = [&round](Entrant one) {
    const From from = round.scores[at(one)].from;
    if (from == From::play || from == From::missing) return 3;
    if (from == From::forced) return 2;
    return from == From::nothing ? 0 : 1;
  };
  return *std::max_element(who.begin(), who.end(),
                           [&](Entrant a, Entrant b) { return weight(a) < weight(b); });
}

const Credit* credit_for(const Credits& credits, From from) {
  switch (from) {
    case From::forced: return &credits.forced;
    case From::choice: return &credits.choice;
    case From::late: return &credits.late;
    case From::gone: return &credits.gone;
    case From::nothing:
    case From::play:
    case From::missing: return nullptr;
  }
  return nullptr;
}

std::optional<std::int64_t> average(std::int64_t sum, int count) {
  if (count == 0) return std::nullopt;
  return rounded({sum, count});
}

std::optional<std::int64_t> own_average(const std::vector<RoundScore>& scores) {
  std::int64_t sum = 0;
  int count = 0;
  for (const RoundScore& score : scores)
    if (score.from == From::play) sum += score.points, ++count;
  return average(sum, count);
}

std::optional<std::int64_t> worth(const Credit& credit, const PlayedRound& round,
                                  std::optional<std::int64_t> own) {
  switch (credit.kind) {
    case Credit::Kind::nothing: return std::nullopt;
    case Credit::Kind::points: return credit.points;
    case Credit::Kind::club_average: return average(round.points, round.players);
    case Credit::Kind::own_average: return own;
  }
  return std::nullopt;
}

/// EV-4.1. By the average of a deal they bring nothing (EV-5.1).
void add_credits(std::vector<RoundScore>& scores, const std::vector<PlayedRound>& rounds,
                 const Plan& plan) {
  const auto own = own_average(scores);
  std::vector<From> had;
  for (std::size_t i = 0; i < rounds.size(); ++i) {
    const From from = scores[i].from;
    const Credit* credit = credit_for(plan.credits, from);
    if (credit == nullptr) continue;
    const bool again = std::find(had.begin(), had.end(), from) != had.end();
    had.push_back(from);
    const auto points = worth(*credit, rounds[i], own);
    const bool brings =
        points && !(credit->once && again) && plan.ranking.measure != Measure::per_deal;
    scores[i] = brings ? RoundScore{.from = from, .points = *points} : RoundScore{};
  }
}

/// EV-4.2.
void add_awards(std::vector<Sheet>& sheets, const Tournament& tournament) {
  std::vector<std::size_t> sheet_of(tournament.roster.size());
  for (std::size_t i = 0; i < sheets.size(); ++i)
    for (const Entrant who : sheets[i].line.who) sheet_of[at(who)] = i;
  for (const Award& award : tournament.awards) {
    if (award.round < 1 || at(award.round) > tournament.rounds.size()) continue;
    sheets[sheet_of[at(award.who)]].line.scores[at(award.round - 1)].points += award.points;
  }
}

}  // namespace

std::vector<Sheet> score_sheets(const Tournament& tournament) {
  const std::vector<PlayedRound> rounds = rounds_of(tournament);
  std::vector<Sheet> sheets = empty_sheets(tournament);
  for (Sheet& sheet : sheets) {
    for (const PlayedRound& round : rounds) {
      const Entrant who = whose(sheet.line.who, round);
      sheet.line.scores.push_back(round.scores[at(who)]);
      sheet.seats.push_back(round.seats[at(who)]);
    }
    add_credits(sheet.line.scores, rounds, tournament.plan);
    sheet.line.scores.resize(tournament.rounds.size());
    sheet.seats.resize(tournament.rounds.size());
  }
  add_awards(sheets, tournament);
  return sheets;
}

}  // namespace spadille

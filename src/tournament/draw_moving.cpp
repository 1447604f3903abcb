#include "tournament/draw_moving.h"

#include <algorithm>
#include <tuple>

#include "tournament/draw_couples.h"

namespace spadille::drawing {
namespace {

/// The pairs that sit, by table, and those that are to meet them, one more where one sits out.
struct Line {
  std::vector<int> sitting{};
  std::vector<int> moving{};
};

bool holds(const std::vector<int>& some, int pair) {
  return std::find(some.begin(), some.end(), pair) != some.end();
}

/// Pairs that never shall meet both sit or both move; a pair for whom a table is wished sits there.
int trouble(const Line& line, const CouplesMet& met) {
  int sum = 0;
  for (const int sits : line.sitting)
    for (const int moves : line.moving) sum += met(sits, moves) / CouplesMet::kNever;
  return sum;
}

Line first_line(std::vector<int> pairs, const std::vector<int>& wish, const CouplesMet& met,
                Dice& dice) {
  constexpr int kTries = 64;
  Line best;
  for (int i = 0; i < kTries && (i == 0 || trouble(best, met) > 0); ++i) {
    dice.shuffle(pairs);
    std::stable_partition(pairs.begin(), pairs.end(),
                          [&](int pair) { return wish[nth(pair)] != 0; });
    const auto half = pairs.begin() + many(pairs.size() / 2);
    Line line{{pairs.begin(), half}, {half, pairs.end()}};
    for (int t = 0; t < many(line.sitting.size()); ++t)
      for (int& other : line.sitting)
        if (wish[nth(other)] == t + 1) std::swap(other, line.sitting[nth(t)]);
    if (i == 0 || trouble(line, met) < trouble(best, met)) best = std::move(line);
  }
  return best;
}

/// Who sat still sits, and who moves is one table further; the pair that sat out comes in.
Line moved_on(const DrawnRound& last, const Couples& couples) {
  Line line;
  for (const DrawnTable& table : last.tables) {
    line.sitting.push_back(couples.of(table.seats[0]));
    if (table.seats.size() > 1) line.moving.push_back(couples.of(table.seats[1]));
  }
  const std::vector<int> out = couples.both(last.out);
  line.moving.insert(line.moving.end(), out.begin(), out.end());
  if (!line.moving.empty())
    std::rotate(line.moving.begin(), line.moving.begin() + 1, line.moving.end());
  return line;
}

/// Those who are not there go; the last pair that sits takes the table of one that has gone.
void keep(Line& line, const std::vector<int>& there) {
  for (std::size_t i = 0; i < line.sitting.size();) {
    if (holds(there, line.sitting[i])) {
      ++i;
      continue;
    }
    line.sitting[i] = line.sitting.back();
    line.sitting.pop_back();
  }
  std::erase_if(line.moving,
                [&](int pair) { return !holds(there, pair) || holds(line.sitting, pair); });
}

/// Who comes anew moves, or sits where too few sit.
void fill(Line& line, const std::vector<int>& there) {
  for (const int pair : there)
    if (!holds(line.sitting, pair) && !holds(line.moving, pair)) line.moving.push_back(pair);
  while (line.sitting.size() > line.moving.size()) {
    line.moving.push_back(line.sitting.back());
    line.sitting.pop_back();
  }
  while (line.moving.size() > line.sitting.size() + 1) {
    line.sitting.push_back(line.moving.back());
    line.moving.pop_back();
  }
}

/// Where people have come or gone, moves on until nobody sits out before his turn and few meet
/// again.
void turn(Line& line, const CouplesMet& met, const Turns& turns, const Couples& couples) {
  using Fault = std::tuple<int, int>;
  const auto fault = [&](const std::vector<int>& moving) {
    Fault all{0, 0};
    for (std::size_t i = 0; i < line.sitting.size(); ++i)
      std::get<1>(all) += met(line.sitting[i], moving[i]);
    if (moving.size() > line.sitting.size()) {
      const auto& [one, other] = couples[moving.back()];
      std::get<0>(all) = std::max(turns.out(one), turns.out(other));
    }
    return all;
  };
  std::vector<int> next = line.moving;
  for (std::size_t i = 1; i < line.moving.size(); ++i) {
    std::rotate(next.begin(), next.begin() + 1, next.end());
    if (fault(next) < fault(line.moving)) line.moving = next;
  }
}

/// Whether these were there in the round as well, and nobody else.
bool were_there(const DrawnRound& round, std::vector<Entrant> these) {
  std::vector<Entrant> those = round.out;
  for (const DrawnTable& table : round.tables)
    those.insert(those.end(), table.seats.begin(), table.seats.end());
  std::sort(those.begin(), those.end());
  std::sort(these.begin(), these.end());
  return those == these;
}

DrawnRound seated(const Line& line, const std::vector<Entrant>& there, const Couples& couples) {
  DrawnRound round;
  std::vector<Entrant> plays;
  for (std::size_t i = 0; i < line.sitting.size(); ++i) {
    round.tables.push_back(couples.table(line.sitting[i], line.moving[i]));
    const std::vector<Entrant>& seats = round.tables.back().seats;
    plays.insert(plays.end(), seats.begin(), seats.end());
  }
  for (const Entrant who : there)
    if (!holds(plays, who)) round.out.push_back(who);
  put_in_order(round);
  return round;
}

}  // namespace

std::vector<DrawnRound> draw_moving(const DrawTask& task) {
  Dice dice = dice_of(task);
  const Couples couples(task);
  CouplesMet met(task, couples);
  Turns turns(task);
  const std::vector<int> table = wished_tables(task);
  std::vector<int> wish;
  wish.reserve(nth(couples.size()));
  for (int pair = 0; pair < couples.size(); ++pair) wish.push_back(table[nth(couples[pair].first)]);
  std::vector<DrawnRound> all = task.before;
  for (const std::vector<Entrant>& there : task.present) {
    const std::vector<int> pairs = couples.both(there);
    Line line = all.empty() ? first_line(pairs, wish, met, dice) : moved_on(all.back(), couples);
    keep(line, pairs);
    fill(line, pairs);
    turns.come(there);
    if (all.empty() || !were_there(all.back(), there)) turn(line, met, turns, couples);
    all.push_back(seated(line, there, couples));
    met.note(all.back());
    turns.note(all.back().out, {});
  }
  all.erase(all.begin(), all.begin() + many(task.before.size()));
  return all;
}

}  // namespace spadille::drawing

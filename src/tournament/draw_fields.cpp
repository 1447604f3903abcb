#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

#include "tournament/draw_people.h"
#include "tournament/draw_seating.h"
#include "tournament/draw_sizes.h"

namespace spadille::drawing {
namespace {

/// How many of some have no mate among them.
int without_mate(const std::vector<Entrant>& some, const std::vector<Entrant>& mates) {
  const std::vector<char> here = among(some, many(mates.size()));
  return static_cast<int>(std::count_if(some.begin(), some.end(), [&](Entrant who) {
    return mates[nth(who)] == kNobody || here[nth(mates[nth(who)])] == 0;
  }));
}

/// How much somebody is to sit at a table of four: below 0, who wants to be at one of three; from
/// kNot on, who needs a table of four.
class AtFour {
 public:
  static constexpr int kNot = 10'000;

  AtFour(const DrawTask& task, const Field& field, const std::vector<Entrant>& playing,
         const Turns& turns)
      : sizes_(field.sizes),
        turns_(turns),
        mates_(mates(task)),
        wished_(wished_tables(task, playing)),
        here_(among(playing, task.entrants)) {}

  [[nodiscard]] int operator()(Entrant who) const {
    const Entrant mate = mates_[nth(who)];
    if (mate != kNobody && here_[nth(mate)] != 0) return 2 * kNot;
    const int table = wished_[nth(who)];
    if (table >= 1 && table <= many(sizes_.size()))
      return sizes_[nth(table - 1)] == 3 ? -kNot : kNot;
    return turns_.three(who);
  }
  [[nodiscard]] bool is_free(Entrant who) const { return (*this)(who) >= 0 && (*this)(who) < kNot; }

 private:
  const std::vector<int>& sizes_;
  const Turns& turns_;
  std::vector<Entrant> mates_;
  std::vector<int> wished_;
  std::vector<char> here_;
};

/// How many want to be apart who are at the only table of its size.
int clashes(const DrawTask& task, const Field& field) {
  int sum = 0;
  for (const int size : {3, 4}) {
    if (std::count(field.sizes.begin(), field.sizes.end(), size) != 1) continue;
    const std::vector<char> here = among(size == 3 ? field.three : field.four, task.entrants);
    for (const auto& [one, other] : task.wishes.apart)
      sum += here[nth(one)] != 0 && here[nth(other)] != 0 ? 1 : 0;
  }
  return sum;
}

void keep_apart(const DrawTask& task, Field& field, const AtFour& at_four) {
  for (Entrant& one : field.three)
    for (Entrant& other : field.four) {
      const int now = clashes(task, field);
      if (now == 0) return;
      if (!at_four.is_free(one) || !at_four.is_free(other)) continue;
      std::swap(one, other);
      if (clashes(task, field) >= now) std::swap(one, other);
    }
}

/// Divides those who play among tables of four and of three, as it is their turn.
void divide(Field& field, std::vector<Entrant> playing, const DrawTask& task, const Turns& turns,
            Dice& dice) {
  const AtFour at_four(task, field, playing, turns);
  dice.shuffle(playing);
  std::stable_sort(playing.begin(), playing.end(),
                   [&](Entrant a, Entrant b) { return at_four(a) < at_four(b); });
  const auto threes = 3 * std::count(field.sizes.begin(), field.sizes.end(), 3);
  field.three.assign(playing.begin(), playing.begin() + threes);
  field.four.assign(playing.begin() + threes, playing.end());
  keep_apart(task, field, at_four);
}

/// Of how many each table is; in another order where a round is drawn again.
Field empty_tables(const DrawTask& task, const std::vector<Entrant>& there, const Urged& urged,
                   Dice& dice) {
  const std::vector<int> sizes =
      table_sizes(task, many(there.size()), without_mate(there, mates(task)));
  std::vector<int> order = unwished_first(task, there, many(sizes.size()));
  const bool again = std::count(urged.begin(), urged.end(), 0) != many(urged.size());
  if (again) dice.shuffle(order);
  return {.sizes = numbered(task, there, sizes, std::move(order)), .again = again};
}

}  // namespace

std::vector<Field> fields(const DrawTask& task, const std::vector<Urged>& urged, Dice& dice) {
  const std::vector<Entrant> mate = mates(task);
  Turns turns(task);
  std::vector<Field> all;
  for (std::size_t r = 0; r < task.present.size(); ++r) {
    const std::vector<Entrant>& there = task.present[r];
    Field field = empty_tables(task, there, urged[r], dice);
    const int seats = std::accumulate(field.sizes.begin(), field.sizes.end(), 0);
    turns.come(there);
    field.out = sit_out(turns, there, mate, many(there.size()) - seats, urged[r], dice);
    std::vector<Entrant> playing;
    std::set_difference(there.begin(), there.end(), field.out.begin(), field.out.end(),
                        std::back_inserter(playing));
    divide(field, std::move(playing), task, turns, dice);
    turns.note(field.out, field.three);
    all.push_back(std::move(field));
  }
  return all;
}

}  // namespace spadille::drawing

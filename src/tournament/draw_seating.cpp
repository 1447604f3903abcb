#include "tournament/draw_seating.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace spadille::drawing {

Seating::Seating(const DrawTask& task, const std::vector<Field>& fields, Dice& dice)
    : task_(task), dice_(dice), mates_(mates(task)), met_(task) {
  for (const Field& field : fields) {
    const int round = many(there_.size());
    std::vector<Entrant> plays = field.four;
    plays.insert(plays.end(), field.three.begin(), field.three.end());
    there_.push_back(among(plays, task.entrants));
    wished_.push_back(wished_tables(task, plays));
    out_.push_back(field.out);
    tables_.push_back(many(field.sizes.size()));
    add_tables(field, round, 4);
    add_tables(field, round, 3);
  }
  count_cost();
}

void Seating::add_tables(const Field& field, int round, int size) {
  const int first = many(chairs_.size());
  for (std::size_t t = 0; t < field.sizes.size(); ++t)
    if (field.sizes[t] == size) add_table(round, many(t) + 1, size);
  for (int i = first; i < many(chairs_.size()); ++i) {
    chairs_[nth(i)].first = first;
    chairs_[nth(i)].count = many(chairs_.size()) - first;
  }
  seat(size == 4 ? field.four : field.three, wished_[nth(round)], first);
}

void Seating::add_table(int round, int table, int size) {
  constexpr std::array<std::array<int, 3>, 4> kOfFour{{{2, 1, 3}, {3, 0, 2}, {0, 1, 3}, {1, 0, 2}}};
  constexpr std::array<std::array<int, 3>, 3> kOfThree{{{1, 2, 0}, {0, 2, 0}, {0, 1, 0}}};
  const int first = many(chairs_.size());
  for (int i = 0; i < size; ++i) {
    Chair chair{.others = size - 1,
                .partners = size == 4 && task_.partners,
                .round = round,
                .table = table};
    for (std::size_t k = 0; k < nth(size - 1); ++k)
      chair.with[k] = first + (size == 4 ? kOfFour[nth(i)][k] : kOfThree[nth(i)][k]);
    chair.side = size == 4 || i < 2 ? chair.with[0] : -1;
    chairs_.push_back(chair);
  }
}

/// First those whose table is wished, then everybody; mates before others. There are as many chairs
/// as people, so that everybody finds one: mates two that are no side where there is none.
void Seating::seat(const std::vector<Entrant>& people, const std::vector<int>& wished, int first) {
  const std::vector<char> here = among(people, task_.entrants);
  const auto bound_here = [&](Entrant who) {
    return mates_[nth(who)] != kNobody && here[nth(mates_[nth(who)])] != 0;
  };
  const auto rank = [&](Entrant who) {
    return (wished[nth(who)] != 0 ? 0 : 2) + (bound_here(who) ? 0 : 1);
  };
  std::vector<Entrant> order = people;
  dice_.shuffle(order);
  std::stable_sort(order.begin(), order.end(),
                   [&](Entrant a, Entrant b) { return rank(a) < rank(b); });
  std::vector<char> seated(nth(task_.entrants), 0);
  for (const Entrant who : order) {
    if (std::exchange(seated[nth(who)], 1) != 0) continue;
    const int side = bound_here(who) ? open_side(first, wished[nth(who)]) : -1;
    const int chair = side >= 0 ? side : open_chair(first, wished[nth(who)]);
    assert(chair >= 0);
    chairs_[nth(chair)].who = who;
    if (side < 0) continue;
    chairs_[nth(chairs_[nth(side)].side)].who = mates_[nth(who)];
    seated[nth(mates_[nth(who)])] = 1;
  }
}

/// The chair that costs least of those from one on; -1: there is none. Less than 0: it is not open.
template <typename Cost>
int Seating::cheapest_chair(int first, Cost cost) const {
  int found = -1;
  for (int i = first; i < many(chairs_.size()); ++i) {
    const int his = chairs_[nth(i)].who == kNobody ? cost(chairs_[nth(i)]) : -1;
    if (his >= 0 && (found < 0 || his < cost(chairs_[nth(found)]))) found = i;
  }
  return found;
}

/// A side that nobody sits at, at a table if there is one, otherwise anywhere; -1: there is none.
int Seating::open_side(int first, int table) const {
  return cheapest_chair(first, [&](const Chair& chair) {
    if (!is_side_open(chair)) return -1;
    return chair.table == table ? 0 : 1;
  });
}

/// A chair at a table, one that mates cannot use if there is one; otherwise anywhere.
int Seating::open_chair(int first, int table) const {
  return cheapest_chair(first, [&](const Chair& chair) {
    if (chair.table != table) return 2;
    return is_side_open(chair) ? 1 : 0;
  });
}

/// Of a chair that is open.
bool Seating::is_side_open(const Chair& chair) const {
  return chair.side >= 0 && chairs_[nth(chair.side)].who == kNobody;
}

void Seating::count_cost() {
  for (int i = 0; i < many(chairs_.size()); ++i) {
    const Chair& chair = chairs_[nth(i)];
    for (int k = 0; k < chair.others; ++k) {
      const Chair& other = chairs_[nth(chair.with[nth(k)])];
      if (chair.with[nth(k)] < i) continue;
      const bool partners = chair.partners && k == 0;
      if (!(partners && mates_[nth(chair.who)] == other.who))
        cost_ += met_.price(partners, chair.who, other.who);
      met_.note(partners, chair.who, other.who);
    }
  }
}

std::vector<DrawnRound> Seating::rounds() const {
  std::vector<DrawnRound> all(out_.size());
  for (std::size_t r = 0; r < all.size(); ++r) {
    all[r].out = out_[r];
    all[r].tables.resize(nth(tables_[r]));
  }
  for (const Chair& chair : chairs_)
    all[nth(chair.round)].tables[nth(chair.table - 1)].seats.push_back(chair.who);
  for (DrawnRound& round : all) put_in_order(round);
  return all;
}

}  // namespace spadille::drawing

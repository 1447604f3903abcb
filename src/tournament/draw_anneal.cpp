#include <algorithm>
#include <bit>

#include "tournament/draw_seating.h"

// The part of Seating that runs: changes of places and what they cost.
namespace spadille::drawing {

bool Seating::bound(int round, Entrant who) const {
  const Entrant mate = mates_[nth(who)];
  return mate != kNobody && there_[nth(round)][nth(mate)] != 0;
}

bool Seating::fixed(const Chair& chair) const {
  return wished_[nth(chair.round)][nth(chair.who)] != 0;
}

/// Somebody for whom a table is wished changes places only there.
bool Seating::may_change(const Chair& one, const Chair& other) const {
  return one.table == other.table || (!fixed(one) && !fixed(other));
}

/// What it costs that one meets again who sits there.
int Seating::again(const Chair& chair) const {
  int sum = 0;
  for (int k = 0; k < chair.others; ++k) {
    const bool partners = chair.partners && k == 0;
    const Entrant other = chairs_[nth(chair.with[nth(k)])].who;
    if (partners && mates_[nth(chair.who)] == other) continue;
    sum += met_.price(partners, chair.who, other) - Meetings::step(partners);
  }
  return sum;
}

/// How much dearer a table becomes with somebody else there.
int Seating::dearer(const Chair& chair, Entrant instead) const {
  int sum = 0;
  for (int k = 0; k < chair.others; ++k) {
    const bool partners = chair.partners && k == 0;
    const Entrant other = chairs_[nth(chair.with[nth(k)])].who;
    sum += met_.price(partners, instead, other) - met_.price(partners, chair.who, other) +
           Meetings::step(partners);
  }
  return sum;
}

int Seating::across(const Chair& one, const Chair& other) const {
  return dearer(one, other.who) + dearer(other, one.who);
}

/// Two opponents of a table change: each becomes the partner of him who was his opponent.
int Seating::within(const Chair& one, const Chair& other) const {
  if (!one.partners || chairs_[nth(one.side)].who == other.who) return 0;
  const Entrant his = chairs_[nth(one.side)].who;
  const Entrant others = chairs_[nth(other.side)].who;
  const auto parted = [&](Entrant a, Entrant b) {
    return met_(a, b).opponents - met_(a, b).partners + Meetings::kPartners;
  };
  const auto joined = [&](Entrant a, Entrant b) {
    return met_(a, b).partners - met_(a, b).opponents + Meetings::kOpponents;
  };
  return parted(one.who, his) + parted(other.who, others) + joined(one.who, others) +
         joined(other.who, his);
}

/// The side of one chair and that of another table change.
int Seating::side_dearer(const Chair& one, const Chair& other) const {
  int sum = 0;
  for (const auto& [chair, from] : {std::pair(&one, &other), std::pair(&other, &one)})
    for (int k = 1; k < chair->others; ++k) {
      const Entrant stays = chairs_[nth(chair->with[nth(k)])].who;
      for (const Chair* goes : {chair, &chairs_[nth(chair->side)]})
        sum += Meetings::step(false) - met_.price(false, stays, goes->who);
      for (const Chair* comes : {from, &chairs_[nth(from->side)]})
        sum += met_.price(false, stays, comes->who);
    }
  return sum;
}

/// Whether a change is made though it makes things dearer: half as often for each `heat` (of 16).
bool Seating::bold(int dearer, int heat) {
  if (dearer <= 0) return true;
  if (heat == 0) return false;
  const std::uint64_t bits = dice_.bits();
  const int halves = 16 * std::countr_one(bits) + static_cast<int>(bits >> 60U);
  return 256 * dearer <= heat * halves;
}

void Seating::note_table(const Chair& chair, int times) {
  for (int k = 0; k < chair.others; ++k)
    met_.note(chair.partners && k == 0, chair.who, chairs_[nth(chair.with[nth(k)])].who, times);
}

/// Two of a table that change are noted as opponents twice, and forgotten twice.
void Seating::change(Chair& one, Chair& other, int dearer) {
  for (const Chair* chair : {&one, &other}) note_table(*chair, -1);
  std::swap(one.who, other.who);
  for (const Chair* chair : {&one, &other}) note_table(*chair, 1);
  cost_ += dearer;
}

void Seating::try_change(Chair& one, int heat) {
  Chair& other = chairs_[nth(one.first + dice_.below(one.count))];
  if (!may_change(one, other)) return;
  if (!bound(one.round, one.who) && !bound(one.round, other.who)) {
    const int dearer = one.table == other.table ? within(one, other) : across(one, other);
    if (bold(dearer, heat)) change(one, other, dearer);
    return;
  }
  if (one.table == other.table || one.side < 0 || other.side < 0) return;
  Chair& his = chairs_[nth(one.side)];
  Chair& others = chairs_[nth(other.side)];
  if (!may_change(his, others)) return;
  const int dearer = side_dearer(one, other);
  if (!bold(dearer, heat)) return;
  change(one, other, dearer);
  change(his, others, 0);
}

void Seating::anneal(int sweeps) {
  constexpr int kHottest = 16 * 12;
  constexpr int kCold = 10;  // of a hundred sweeps: at the end, without heat
  for (int sweep = 0; sweep < sweeps && cost_ != 0; ++sweep) {
    const int left = std::max(0, sweeps - sweep - sweeps * kCold / 100);
    const int heat = static_cast<int>(std::int64_t{kHottest} * left * left / sweeps / sweeps);
    for (Chair& chair : chairs_)
      if (again(chair) != 0) try_change(chair, heat);
  }
}

}  // namespace spadille::drawing

#include "app/record/chalked.h"

#include <numeric>

#include "app/record/entry_form.h"

namespace spadille {
namespace {

/// The member that tells the marks of a party; null where nobody is named first.
const Member* told_by(const DealEntry& entry, int party) {
  const Family* family = family_of(entry, Kind::marks);
  const auto first = entry.first_party();
  if (family == nullptr || !first) return nullptr;
  const int all = entry.parties();
  return entry.member(family->members[static_cast<std::size_t>((party - *first + all) % all)]);
}

}  // namespace

bool Chalked::add(const DealEntry& entry, int party, int points) {
  const Family* family = family_of(entry, Kind::marks);
  if (family == nullptr || party < 0 || party >= entry.parties()) return false;
  if (!entry.member(family->members[0])->accepts(points)) return false;
  Marks& marks = marks_[static_cast<std::size_t>(party)];
  if (marks.size() == Marks::capacity()) return false;
  marks.push_back(points);
  return true;
}

void Chalked::wipe(int party) {
  if (party < 0 || party >= static_cast<int>(marks_.size())) return;
  Marks& marks = marks_[static_cast<std::size_t>(party)];
  Marks rest;
  for (std::size_t i = 0; i + 1 < marks.size(); ++i) rest.push_back(marks[i]);
  marks = rest;
}

void Chalked::place(DealEntry& entry) const {
  for (int party = 0; party < entry.parties(); ++party)
    if (const Member* member = told_by(entry, party)) {
      Value value;
      for (const int mark : of(party)) value.push_back(mark);
      entry.set(member->key, value);
    }
}

void Chalked::read(const DealEntry& entry) {
  clear();
  for (int party = 0; party < entry.parties(); ++party)
    if (const Member* member = told_by(entry, party))
      for (const int mark : entry.get(member->key)) add(entry, party, mark);
}

int Chalked::sum(int party) const {
  const Marks& marks = of(party);
  return std::accumulate(marks.begin(), marks.end(), 0);
}

}  // namespace spadille

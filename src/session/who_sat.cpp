#include "session/who_sat.h"

namespace spadille {
namespace {

using Ids = std::vector<std::string>;

Ids everybody(const Seating& there) {
  Ids all = there.players;
  all.insert(all.end(), there.waiting.begin(), there.waiting.end());
  return all;
}

/// Where these are other numbers of people, those sat there whose turn it was.
void rename_who_sat(Seating& sat, const Ids& was, const Ids& is) {
  if (was.size() != is.size()) sat = {};
  for (auto* people : {&sat.players, &sat.waiting})
    for (std::string& person : *people)
      if (const auto found = std::find(was.begin(), was.end(), person); found != was.end())
        person = is[static_cast<std::size_t>(found - was.begin())];
}

/// At rulings given before a deal. False: others sat down there.
bool rename_between(History& history, Seq before, const Ids& was, const Ids& is) {
  for (Change& change : history.changes) {
    if (change.before != before) continue;
    if (!change.players.empty()) return false;
    rename_who_sat(change.sat, was, is);
  }
  return true;
}

/// Who was taken for somebody else from a deal on was so until it was said anew who sits there.
void rename_until_others_sit(History& history, EntryPlace first, const Ids& was, const Ids& is) {
  for (auto entry = first; entry != history.entries.end(); ++entry) {
    if (!rename_between(history, entry->seq, was, is)) return;
    rename_who_sat(entry->sat, was, is);
  }
  rename_between(history, 0, was, is);
}

}  // namespace

void others_sat_from(History& history, EntryPlace from, const Seating& others) {
  if (from->sat.players.empty()) return;
  const Ids was = everybody(from->sat);
  const Ids is = everybody(others);
  rename_who_sat(from->sat, was, is);
  rename_until_others_sit(history, std::next(from), was, is);
}

void others_sat_first(History& history, const Seating& was, const Seating& others) {
  rename_until_others_sit(history, history.entries.begin(), everybody(was), everybody(others));
}

}  // namespace spadille

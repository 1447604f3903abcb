#include <algorithm>
#include <cstdlib>
#include <utility>

#include "tournament/draw_tables.h"

namespace spadille::drawing {
namespace {

/// One, or two who stay together, and from which table they come.
struct Party {
  People people{};
  int from = 0;
  int wish = 0;  ///< the number of a table; 0: any
};

/// What it costs to sit at a table: wishes that are not kept, then how far it is.
using Away = std::pair<int, int>;

/// Puts everybody to tables anew, mates and those who want a table before others.
class Reseating {
 public:
  Reseating(const DrawTask& task, const std::vector<People>& tables)
      : task_(task), at_(nth(task.entrants), -1), tables_(tables.size()) {
    for (const People& people : tables) sizes_.push_back(many(people.size()));
    find_parties(tables);
  }

  [[nodiscard]] std::vector<People> done() {
    for (const bool wishes : {true, false})
      for (const std::size_t size : {2U, 1U})
        for (const bool stay : {true, false}) sit_all(wishes, size, stay);
    for (const Party& party : parties_)
      for (const Entrant who : party.people)
        static_cast<void>(sit({{who}, party.from, party.wish}, false));
    return std::move(tables_);
  }

 private:
  void find_parties(const std::vector<People>& tables) {
    const std::vector<Entrant> mate = mates(task_);
    const std::vector<int> wished = wished_tables(task_, task_.present[0]);
    std::vector<char> alone(nth(task_.entrants), 0);
    for (const People& people : tables)
      for (const Entrant who : people) alone[nth(who)] = 1;
    for (int t = 0; t < many(tables.size()); ++t)
      for (const Entrant who : tables[nth(t)]) {
        if (std::exchange(alone[nth(who)], 0) == 0) continue;
        Party party{{who}, t, wished[nth(who)]};
        const Entrant his = mate[nth(who)];
        if (his != kNobody && std::exchange(alone[nth(his)], 0) != 0) party.people.push_back(his);
        parties_.push_back(std::move(party));
      }
  }

  void sit_all(bool wishes, std::size_t size, bool stay) {
    std::vector<Party> left;
    for (Party& party : parties_)
      if ((party.wish != 0) != wishes || party.people.size() != size || !sit(party, stay))
        left.push_back(std::move(party));
    parties_ = std::move(left);
  }

  /// `stay`: only where nothing needs to be given up.
  bool sit(const Party& party, bool stay) {
    int best = -1;
    for (int t = 0; t < many(tables_.size()); ++t)
      if (has_room(t, party) && (best < 0 || away(party, t) < away(party, best))) best = t;
    if (best < 0 || (stay && away(party, best) != Away{0, 0})) return false;
    for (const Entrant who : party.people) {
      tables_[nth(best)].push_back(who);
      at_[nth(who)] = best;
    }
    return true;
  }

  [[nodiscard]] bool has_room(int table, const Party& party) const {
    return tables_[nth(table)].size() + party.people.size() <= nth(sizes_[nth(table)]);
  }

  [[nodiscard]] Away away(const Party& party, int table) const {
    const bool no_side = party.people.size() == 2 && sizes_[nth(table)] < task_.seats;
    int broken = (no_side ? 2 : 0) + (party.wish != 0 && party.wish != table + 1 ? 1 : 0);
    for (const auto& [one, other] : task_.wishes.apart)
      for (const Entrant who : party.people)
        if ((who == one && at_[nth(other)] == table) || (who == other && at_[nth(one)] == table))
          ++broken;
    return {broken, std::abs(table - party.from)};
  }

  const DrawTask& task_;
  std::vector<int> at_;  ///< the table of everybody who sits; -1: none
  std::vector<People> tables_;
  std::vector<int> sizes_{};
  std::vector<Party> parties_{};
};

}  // namespace

std::vector<People> reseated(const DrawTask& task, const std::vector<People>& tables) {
  return Reseating(task, tables).done();
}

}  // namespace spadille::drawing

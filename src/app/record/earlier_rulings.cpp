#include "app/record/earlier_rulings.h"

#include <map>

namespace spadille {
namespace {

using Past = Earlier<AnyIncident>;

/// By event: what waits for a deal in the place of a void one was marked there already.
class Gathered {
 public:
  Gathered(const Table& table, std::optional<Seq> until) : table_(table), until_(until) {}

  std::vector<Past> up_to(int deal) {
    const std::vector<LoggedDeal>& entries = table_.history.entries;
    int number = 0;
    for (const LoggedDeal& entry : entries) {
      if (entry.struck) continue;
      const bool asked = ++number == deal;
      add(entry.seq, entry.told.rulings, asked);
      if (asked) return in_order();
      if (table_.scored.session.deals[static_cast<std::size_t>(number) - 1].finished) all_.clear();
    }
    add(0, table_.history.awaiting, true);
    return in_order();
  }

 private:
  [[nodiscard]] bool counts(Seq seq, bool asked) const {
    return !asked || seq < until_.value_or(seq + 1);
  }

  void add(Seq deal, const std::vector<PostedRuling>& rulings, bool asked) {
    const auto near = [asked](bool is_void) {
      if (!asked) return Past::Of::game;
      return is_void ? Past::Of::void_dealing : Past::Of::dealing;
    };
    for (const PostedRuling& posted : rulings)
      if (!posted.is_part && counts(posted.seq, asked)) tell(posted, near(posted.of_former));
    Seq last_void = 0;
    for (const Change& change : table_.history.changes)
      if (change.before == deal && change.dealt_again) last_void = change.seq;
    for (const Change& change : table_.history.changes) {
      if (change.before != deal || change.incidents.empty() || !counts(change.seq, asked)) continue;
      Ruling ruling{.lines = change.lines, .dealer = change.dealer};
      if (change.dealt_again) ruling.effect = Ruling::Effect::redeal;
      all_.erase(change.seq);
      for (const AnyIncident& incident : change.incidents)
        all_[change.seq].push_back({incident, ruling, near(change.seq <= last_void)});
    }
  }

  void tell(const PostedRuling& posted, Past::Of near) {
    for (const AnyIncident& incident : posted.incidents)
      all_[posted.seq].push_back({incident, posted.ruling, near});
  }

  [[nodiscard]] std::vector<Past> in_order() const {
    std::vector<Past> all;
    for (const auto& [seq, told] : all_) all.insert(all.end(), told.begin(), told.end());
    return all;
  }

  const Table& table_;
  std::optional<Seq> until_{};
  std::map<Seq, std::vector<Past>> all_{};
};

}  // namespace

std::vector<Earlier<AnyIncident>> earlier_rulings(const Table& table, int deal,
                                                  std::optional<Seq> until) {
  return Gathered(table, until).up_to(deal);
}

}  // namespace spadille

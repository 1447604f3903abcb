#include "app/exchange/rulings_told.h"

#include <algorithm>

namespace spadille {
namespace {

/// Goes through a sheet, deal by deal.
class Teller {
 public:
  explicit Teller(const Table& table) : table_(table) {}

  RulingsOfDeals tell() {
    for (const LoggedDeal& entry : table_.history.entries) {
      if (entry.struck) continue;
      tell_before(entry.seq);
      all_.on.push_back(on_deal(entry.told.rulings));
      if (entry.told.ended) put_advice_last(all_.on.back());
    }
    tell_before(0);
    for (ToldRuling& waiting : on_deal(table_.history.awaiting))
      all_.between.push_back({all_.on.size(), std::move(waiting)});
    return std::move(all_);
  }

 private:
  /// What has left a mark is told there, such as what a void deal costs.
  [[nodiscard]] std::vector<ToldRuling> on_deal(const std::vector<PostedRuling>& rulings) const {
    std::vector<ToldRuling> told;
    for (const PostedRuling& posted : rulings)
      if (!posted.is_part && !is_marked(posted.seq))
        told.push_back({posted.ruling, posted.incidents});
    return told;
  }

  /// What stands before the ruling that ends a deal was told of it in play, and advice was not.
  static void put_advice_last(std::vector<ToldRuling>& told) {
    std::stable_partition(told.begin(), told.end(), [](const ToldRuling& each) {
      return each.ruling.effect != Ruling::Effect::advice;
    });
  }

  [[nodiscard]] bool is_marked(Seq seq) const {
    const std::vector<Change>& changes = table_.history.changes;
    return std::any_of(changes.begin(), changes.end(),
                       [seq](const Change& change) { return change.seq == seq; });
  }

  void tell_before(Seq deal) {
    for (const Change& change : table_.history.changes) {
      const bool ruled = !change.incidents.empty() || !change.lines.empty() || change.dealt_again;
      if (change.before == deal && ruled) all_.between.push_back({all_.on.size(), told(change)});
    }
  }

  /// A mark has no lines: those wait elsewhere.
  [[nodiscard]] ToldRuling told(const Change& change) const {
    const Event& event = event_of(table_.log, change.seq);
    ToldRuling told{
        .ruling = {.lines = change.lines, .dealer = event.said.dealer, .then = event.said.then},
        .incidents = change.incidents};
    if (change.dealt_again) {
      told.ruling.effect = Ruling::Effect::redeal;
      told.ruling.lines = event.lines;
    } else if (!event.said.in_play) {
      told.between = true;
      told.ruling.effect = Ruling::Effect::lines;
    }
    return told;
  }

  const Table& table_;
  RulingsOfDeals all_{};
};

}  // namespace

RulingsOfDeals rulings_told(const Table& table) { return Teller(table).tell(); }

}  // namespace spadille

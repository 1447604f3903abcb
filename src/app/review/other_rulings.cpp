#include "app/review/other_rulings.h"

#include <algorithm>

#include "app/record/asked_again.h"
#include "app/record/place.h"
#include "app/referee/stale_words.h"
#include "text/accounts.h"
#include "text/joints.h"
#include "text/rulebook.h"

namespace spadille {
namespace {

bool decides(const Ruling& ruling) {
  return ruling.effect != Ruling::Effect::advice || ruling.dealer || !ruling.lines.empty();
}

class Comparison {
 public:
  Comparison(const Table& table, const ByOthers& by_others, const Names& names)
      : table_(table), by_others_(by_others), names_(names), other_(by_others(table)) {}

  std::vector<OtherRuling> all() {
    for (const PlacedRuling& each : rulings_in_force(table_)) compare(table_, other_, each, false);
    for (const Change& change : table_.history.changes)
      if (change.dealt_again && !change.incidents.empty()) compare_void(change);
    std::stable_sort(all_.begin(), all_.end(), [](const OtherRuling& a, const OtherRuling& b) {
      return place_of(a.ruling) < place_of(b.ruling);
    });
    return std::move(all_);
  }

 private:
  /// What is about the deal in play comes last.
  static std::pair<bool, int> place_of(const StaleView& ruling) {
    return {ruling.deal == 0, ruling.deal};
  }

  /// As the question was put when the deal was still being played, or stood there as ended.
  void compare_void(const Change& mark) {
    const Event& event = event_of(table_.log, mark.seq);
    Table before = table_at(table_.log, mark.seq, false);
    before.log = table_.log;
    const Ruling was = ruling_in(event);
    const int deal = event.said.in_play ? 0 : number_of(before, event.said.of);
    const std::size_t known = all_.size();
    compare(before, by_others_(before), {deal, {was, mark.incidents, mark.seq}}, true);
    if (all_.size() == known) return;
    all_.back().ruling.deal = number_of(table_, mark.before);
    all_.back().ruling.names = seat_names_at(table_, names_, mark.seq);
  }

  /// 0 where no deal is counted there.
  static int number_of(const Table& table, Seq seq) {
    int number = 0;
    for (const LoggedDeal& entry : table.history.entries) {
      if (!entry.struck) ++number;
      if (entry.seq == seq) return number;
    }
    return 0;
  }

  void compare(const Table& table, const Table& other, const PlacedRuling& placed, bool is_void) {
    const AskedAgain ours(table, placed);
    const AskedAgain theirs(other, placed);
    const auto by_ours = ours.answer(ours.as_known());
    const auto by_theirs = theirs.answer(theirs.as_known());
    const Ruling& was = placed.posted.ruling;
    const bool own = decides(was) && !(by_ours && say_the_same(by_ours->decision.ruling, was));
    if (!own && say_the_same(by_ours, by_theirs)) return;
    OtherRuling& found = all_.emplace_back();
    found.ruling = {placed.posted.seq, placed.deal, clause_of(placed.posted.incidents.back()), was};
    if (by_theirs) found.ruling.now = by_theirs->decision.ruling;
    found.ruling.names = names_at(placed.deal);
    found.own = own;
    found.of_void_deal = is_void;
    if (!is_void && placed.deal > 0) found.counted = was.lines;
  }

  [[nodiscard]] SeatNames names_at(int deal) const {
    int number = 0;
    for (const LoggedDeal& entry : table_.history.entries)
      if (!entry.struck && ++number == deal) return seat_names_at(table_, names_, entry.seq);
    return seat_names_at(table_, names_, 0);
  }

  const Table& table_;
  const ByOthers& by_others_;
  const Names& names_;
  Table other_;
  std::vector<OtherRuling> all_{};
};

/// What of a ruling the totals have.
std::string counted(const OtherRuling& ruling, const Words& words) {
  if (ruling.of_void_deal)
    return words.say(ruling.ruling.was.lines.empty() ? "review.ruled.void"
                                                     : "review.ruled.void_costs");
  const std::string moves = moved(ruling.counted, ruling.ruling.names, words);
  return moves.empty() ? words.say("review.ruled.nothing")
                       : labelled(words.say("review.ruled.counted"), moves, words);
}

}  // namespace

std::vector<OtherRuling> other_rulings(const Table& table, const ByOthers& by_others,
                                       const Names& names) {
  return Comparison(table, by_others, names).all();
}

std::string in_words(std::string_view game, const OtherRuling& ruling, const Words& words) {
  const int deal = ruling.ruling.deal;
  const std::string where =
      deal == 0 ? words.say("table.ruling.in_play") : words.say(Message{"book.deal", {deal}});
  if (ruling.own)
    return where + " · " + titled(game, ruling.ruling.ruled, words.language()) + " — " +
           words.say("review.ruled.own") + " · " + counted(ruling, words);
  return where + " · " +
         compared(game, ruling.ruling, "review.ruled.by_others", "review.ruled.untold", words) +
         " · " + counted(ruling, words);
}

}  // namespace spadille

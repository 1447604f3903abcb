#include "app/keep/announced.h"

#include <algorithm>
#include <utility>

namespace spadille {
namespace {

/// Keys of what is said about somebody's total, about the pool and about the vole pool.
struct Keys {
  std::string_view players, pool, vole_pool;
};
constexpr Keys kOtherwise{"safety.counts_otherwise", "safety.pool_otherwise",
                          "safety.vole_pool_otherwise"};
constexpr Keys kAfterLoss{"safety.after_loss", "safety.pool_after_loss",
                          "safety.vole_pool_after_loss"};

Message differs(const Keys& keys, Account account, int deal, int announced, int now) {
  switch (account.kind) {
    case Account::Kind::seat: return {keys.players, {deal, Seat{account.index}, announced, now}};
    case Account::Kind::side: return {keys.players, {deal, Side{account.index}, announced, now}};
    case Account::Kind::pool:
    case Account::Kind::table: break;
  }
  return {account.index == 0 ? keys.pool : keys.vole_pool, {deal, announced, now}};
}

/// Goes through a log once more as it came about, event by event.
class Recount {
 public:
  Recount(const Desk& desk, const Names& names)
      : session_(desk.id),
        table_(desk.table),
        names_(names),
        numbers_(table_.log.events.size() + 1) {
    int number = 0;
    for (const LoggedDeal& entry : table_.history.entries) {
      if (entry.struck) continue;
      ++number;
      if (entry.former.empty()) numbers_[static_cast<std::size_t>(entry.seq)] = number;
    }
  }

  std::vector<Doubt> run() {
    if (has_error(table_.scored.findings)) {
      doubt(Doubt::Kind::refused, 0, {"safety.beginning_refused"}, {});
      return std::move(doubts_);
    }
    for (const Event& event : table_.log.events) {
      so_far_.events.push_back(event);
      if (event.kind == EventKind::deal_recorded)
        look_at(event, static_cast<Seq>(so_far_.events.size()));
      else
        stale_ = stale_ || moves_figures(event.kind);
      lost_ = lost_ || event.kind == EventKind::lost;
    }
    return std::move(doubts_);
  }

 private:
  void look_at(const Event& event, Seq seq) {
    const Recorded deal = counted(event, seq);
    const int number = numbers_[static_cast<std::size_t>(seq)];
    const SeatNames names = SeatNames::of(names_.of(players_), static_cast<int>(players_.size()),
                                          seat_letters(now_.rules));
    if (!has_error(deal.findings))
      compare(deal, event.said.totals, number, {names.seats, deal.sides});
    else if (number > 0)
      doubt(Doubt::Kind::refused, number, {"safety.deal_refused", {number}}, names);
  }

  /// The deal as it comes out after the events before it. Quick as long as deals follow each other
  /// and nothing that was ruled waits for the next one, such as who deals after it.
  Recorded counted(const Event& event, Seq seq) {
    if (!stale_ && event.said.from == 0) {
      now_.deals.clear();
      record(now_, Told{*event.deal, event.said.dealer, {}});
      return now_.deals.front();
    }
    const Table table = table_of(so_far_);
    now_ = table.scored.session;
    stale_ = event.said.from != 0 || !table.scored.seatings.back().waiting.empty() ||
             !now_.awaiting.empty();
    std::size_t at = 0;
    for (const LoggedDeal& entry : table.history.entries) {
      if (entry.seq == seq) break;
      if (!entry.struck) ++at;
    }
    if (at >= now_.deals.size()) return {};
    players_ = table.scored.seatings[table.scored.seated[at]].players;
    return now_.deals[at];
  }

  /// What one deal has put off is off until the game ends: it is told once.
  void compare(const Recorded& deal, const Totals& announced, int number, const SeatNames& names) {
    const Accounts counted = accounts(now_.carry);
    off_.resize(counted.size());
    for (std::size_t i = 0; i < announced.size() && i < counted.size(); ++i) {
      const int now = i < deal.after.size() ? deal.after[i] : 0;
      const int off = now - announced[i];
      const bool told = std::exchange(off_[i], off) == off;
      if (off != 0 && !told && number > 0)
        doubt(Doubt::Kind::announced, number,
              differs(lost_ ? kAfterLoss : kOtherwise, counted[i], number, announced[i], now),
              names, announced, deal.after);
    }
  }

  void doubt(Doubt::Kind kind, int deal, Message message, SeatNames names,
             const Totals& announced = {}, const Totals& counted = {}) {
    doubts_.push_back({.kind = kind,
                       .session = session_,
                       .deal = deal,
                       .event = static_cast<Seq>(so_far_.events.size()),
                       .message = message,
                       .names = std::move(names),
                       .announced = announced,
                       .counted = counted});
  }

  SessionId session_;
  const Table& table_;
  const Names& names_;
  std::vector<int> numbers_;  ///< by event, on the sheet; 0: void, struck out or corrected
  Log so_far_{.game = table_.log.game};
  Session now_{};
  std::vector<std::string> players_{};  ///< who sits there, by id
  std::vector<int> off_{};              ///< from what was announced, an account each
  bool lost_ = false;
  bool stale_ = true;  ///< whether `now_` is not where the log is
  std::vector<Doubt> doubts_{};
};

}  // namespace

std::vector<Doubt> recounted(const Desk& desk, const Names& names) {
  return Recount(desk, names).run();
}

}  // namespace spadille

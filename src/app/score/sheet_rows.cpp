#include "app/score/sheet_rows.h"

#include <algorithm>
#include <utility>

namespace spadille {
namespace {

class SheetRows {
 public:
  explicit SheetRows(const EveningView& evening) : evening_(evening) { begin_game(); }

  std::vector<SheetRow> run() {
    int next = 1;
    for (const DealView& deal : evening_.deals) {
      if (deal.number == 0) {
        rows_.push_back({SheetRow::Kind::struck, &deal, nullptr, evening_.names_in(deal)});
        continue;
      }
      changes_before(deal.number);
      add(deal);
      next = deal.number + 1;
    }
    changes_before(next);
    return std::move(rows_);
  }

 private:
  void begin_game() { running_ = Totals(evening_.accounts.size(), 0); }

  void changes_before(int deal) {
    if (!evening_.session) return;
    for (const ChangeView& change : evening_.session->changes)
      if (change.before == deal && !change.says_nothing()) add(change);
  }

  void add(const ChangeView& change) {
    SheetRow row{SheetRow::Kind::change, nullptr, &change, change.names};
    if (!change.lines.empty()) {
      row.moved = moved_by(change.lines);
      for (std::size_t i = 0; i < running_.size(); ++i) running_[i] += row.moved[i];
      row.totals = running_;
    }
    rows_.push_back(std::move(row));
  }

  void add(const DealView& deal) {
    const SeatNames names = evening_.names_in(deal);
    if (!deal.before.empty() && deal.before != running_)
      rows_.push_back({SheetRow::Kind::brought_forward, &deal, nullptr, names, {}, deal.before});
    rows_.push_back(
        {SheetRow::Kind::deal, &deal, nullptr, names, moved_by(deal.sheet.lines), deal.after});
    if (!deal.after.empty()) running_ = deal.after;
    if (!deal.finished) return;
    rows_.push_back({SheetRow::Kind::game_over, &deal, nullptr, names, {}, deal.finished->totals});
    begin_game();
  }

  [[nodiscard]] Totals moved_by(const std::vector<Line>& lines) const {
    Totals moved(evening_.accounts.size(), 0);
    for (const Line& line : lines)
      for (std::size_t i = 0; i < moved.size(); ++i) moved[i] += total(line, evening_.accounts[i]);
    return moved;
  }

  const EveningView& evening_;
  Totals running_{};  ///< in the game in progress
  std::vector<SheetRow> rows_{};
};

}  // namespace

std::string_view name(SheetRow::Kind kind) {
  switch (kind) {
    case SheetRow::Kind::change: return "change";
    case SheetRow::Kind::brought_forward: return "before";
    case SheetRow::Kind::deal: return "deal";
    case SheetRow::Kind::struck: return "struck";
    case SheetRow::Kind::game_over: break;
  }
  return "over";
}

std::vector<SheetRow> sheet_rows(const EveningView& evening) { return SheetRows(evening).run(); }

const SheetRow* final_score(const std::vector<SheetRow>& rows) {
  const auto last = std::find_if(rows.rbegin(), rows.rend(),
                                 [](const SheetRow& row) { return !row.totals.empty(); });
  return last != rows.rend() && last->kind == SheetRow::Kind::game_over ? &*last : nullptr;
}

}  // namespace spadille

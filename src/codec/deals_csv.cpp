#include "codec/deals_csv.h"

#include <cstdint>
#include <utility>

#include "codec/deal_cells.h"
#include "codec/deal_sheet.h"

namespace spadille {
namespace {

DealForm form_of(const AnyGame& game) {
  DealForm form;
  for (const Member& row : game.form()) form.push_back(&row);
  return form;
}

/// Reads one table, row by row.
class Reader {
 public:
  Reader(Evening evening, const std::vector<std::string>& accounts, const Limits& limits)
      : game_(evening.rules.game()),
        evening_(std::move(evening)),
        session_(fold(evening_)),
        sheet_(form_of(game_), deals_csv::names_of(evening_), accounts, limits) {}

  DealsRead read(std::string_view text) {
    CsvReader rows(text, sheet_.csv_limits());
    if (const auto heads = rows.next()) sheet_.read_heads(*heads);
    while (!sheet_.full())
      if (const auto row = rows.next())
        add(*row, rows.row());
      else
        break;
    DealsRead result{std::nullopt, sheet_.finish(rows.error())};
    if (!has_error(result.findings)) result.evening = std::move(evening_);
    return result;
  }

 private:
  void add(const CsvRow& row, std::size_t number) {
    if (is_blank(row)) return;
    sheet_.begin_row(row, number);
    AnyDeal deal = game_.deal();
    Findings found;
    const AnyGame::Form form = game_.form();
    for (std::size_t i = 0; i < form.size(); ++i)
      if (const Value value = sheet_.value(i, found); !value.empty()) form[i].set(deal, value);
    if (!sheet_.has_heads()) return sheet_.add(std::move(found));  // else all would be missing
    session_.deals.clear();  // only what follows from them is needed
    record(session_, deal, std::move(found));
    const Recorded& entry = session_.deals.back();
    sheet_.add(entry.findings);
    sheet_.compare(entry.dealer, entry.after);
    evening_.deals.push_back(std::move(deal));
  }

  const AnyGame& game_;
  Evening evening_;
  Session session_;
  DealSheet sheet_;
};

}  // namespace

SeatNames deals_csv::names_of(const Evening& evening) {
  const int seats = seats_at(evening.rules, accounts(evening.before));
  return SeatNames::of(evening.about.players, seats, seat_letters(evening.rules));
}

std::string write_deals_csv(const Session& session, const SeatNames& names,
                            const std::vector<std::string>& accounts_named, CsvStyle style) {
  const AnyGame& game = session.rules.game();
  CsvText text(style);
  for (const std::string& head : deal_heads(form_of(game), accounts_named)) text.text(head);
  text.end_row();
  const Accounts counted = accounts(session.carry);
  for (std::size_t i = 0; i < session.deals.size(); ++i) {
    const Recorded& entry = session.deals[i];
    text.number(static_cast<std::int64_t>(i) + 1).text(names.of(entry.dealer));
    for (const auto& row : game.form())
      write_cell(text, row, names, entry.ended ? Value{} : row.get(entry.deal));
    for (std::size_t a = 0; a < counted.size(); ++a) {
      if (has_error(entry.findings))
        text.text("");
      else
        text.number(total(entry.sheet, counted[a]));
      text.number(entry.after[a]);
    }
    text.end_row();
  }
  return std::move(text).take();
}

DealsRead read_deals_csv(std::string_view text, Evening evening,
                         const std::vector<std::string>& accounts, const Limits& limits) {
  return Reader(std::move(evening), accounts, limits).read(text);
}

}  // namespace spadille

#include "codec/deals_csv.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "codec/deal_cells.h"
#include "codec/deal_sheet.h"
#include "codec/ruled_log.h"

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
    DealsRead result{std::nullopt, {}, sheet_.finish(rows.error())};
    if (has_error(result.findings)) return result;
    result.evening = std::move(evening_);
    result.events = log_.events();
    return result;
  }

 private:
  void add(const CsvRow& row, std::size_t number) {
    if (is_blank(row)) return;
    sheet_.begin_row(row, number);
    AnyDeal deal = game_.deal();
    Findings found;
    bool told = false;
    const AnyGame::Form form = game_.form();
    for (std::size_t i = 0; i < form.size(); ++i)
      if (const Value value = sheet_.value(i, found); !value.empty())
        form[i].set(deal, value), told = true;
    if (!sheet_.has_heads()) return sheet_.add(std::move(found));  // else all would be missing
    const std::vector<ToldRuling> rulings = rulings_told();
    if (told || !found.empty() || rulings.empty()) return add_deal(deal, std::move(found), rulings);
    log_.begin(evening_.deals);
    if (log_.add_row(session_, rulings)) compare();
  }

  std::vector<ToldRuling> rulings_told() {
    const std::string cell = sheet_.rulings();
    if (cell.empty()) return {};
    Findings found;
    std::vector<ToldRuling> rulings =
        read_rulings(game_, deals_csv::names_of(evening_), cell, found);
    sheet_.add_of_rulings(std::move(found));
    return rulings;
  }

  void add_deal(const AnyDeal& deal, Findings found, const std::vector<ToldRuling>& rulings) {
    if (!rulings.empty()) log_.begin(evening_.deals);
    log_.add_deal(session_, deal, rulings, std::move(found));
    compare();
    evening_.deals.push_back(deal);
  }

  void compare() {
    const Recorded& entry = session_.deals.back();
    sheet_.add(entry.findings);
    sheet_.compare(entry.dealer, entry.after);
  }

  const AnyGame& game_;
  Evening evening_;
  Session session_;
  DealSheet sheet_;
  RuledLog log_{};
};

}  // namespace

SeatNames deals_csv::names_of(const Evening& evening) {
  const int seats = seats_at(evening.rules, accounts(evening.before));
  return SeatNames::of(evening.about.players, seats, seat_letters(evening.rules));
}

bool RulingsOfDeals::any() const {
  return !between.empty() ||
         std::any_of(on.begin(), on.end(), [](const auto& of_deal) { return !of_deal.empty(); });
}

namespace {

/// Writes one table, row by row.
class Writer {
 public:
  Writer(const Session& session, const SeatNames& names, const RulingsOfDeals& rulings,
         CsvStyle style)
      : session_(session), names_(names), rulings_(rulings), text_(style) {}

  std::string write(const std::vector<std::string>& accounts_named) {
    for (const std::string& head : deal_heads(form_of(game_), accounts_named, rulings_.any()))
      text_.text(head);
    text_.end_row();
    auto between = rulings_.between.begin();
    for (std::size_t i = 0; i <= session_.deals.size(); ++i) {
      for (; between != rulings_.between.end() && between->before == i; ++between)
        write_between(between->told);
      if (i < session_.deals.size()) write_deal(i);
    }
    return std::move(text_).take();
  }

 private:
  void write_deal(std::size_t i) {
    const Recorded& entry = session_.deals[i];
    text_.number(static_cast<std::int64_t>(i) + 1).text(names_.of(entry.dealer));
    for (const auto& row : game_.form())
      write_cell(text_, row, names_, entry.ended ? Value{} : row.get(entry.deal));
    if (rulings_.any())
      text_.text(i < rulings_.on.size() ? write_rulings(rulings_.on[i], names_) : "");
    for (std::size_t a = 0; a < counted_.size(); ++a) {
      if (has_error(entry.findings))
        text_.text("");
      else
        text_.number(total(entry.sheet, counted_[a]));
      text_.number(entry.after[a]);
    }
    text_.end_row();
  }

  /// It takes no number and, of now, moves nothing that a deal counts.
  void write_between(const ToldRuling& told) {
    text_.text("").text("");
    for (std::size_t i = 0; i < game_.form().size(); ++i) text_.text("");
    text_.text(write_rulings({told}, names_));
    for (std::size_t a = 0; a < counted_.size(); ++a) text_.text("").text("");
    text_.end_row();
  }

  const Session& session_;
  const SeatNames& names_;
  const RulingsOfDeals& rulings_;
  const AnyGame& game_ = session_.rules.game();
  const Accounts counted_ = accounts(session_.carry);
  CsvText text_;
};

}  // namespace

std::string write_deals_csv(const Session& session, const SeatNames& names,
                            const std::vector<std::string>& accounts_named, CsvStyle style,
                            const RulingsOfDeals& rulings) {
  return Writer(session, names, rulings, style).write(accounts_named);
}

DealsRead read_deals_csv(std::string_view text, Evening evening,
                         const std::vector<std::string>& accounts, const Limits& limits) {
  return Reader(std::move(evening), accounts, limits).read(text);
}

}  // namespace spadille

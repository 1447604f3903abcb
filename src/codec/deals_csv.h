#pragma once

// The deals of an evening as a table, a row a deal, for spreadsheets and out of them. The heads of
// the columns are the keys of the game's form; described in codec/deal_cells.h.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codec/csv.h"
#include "codec/deal_cells.h"
#include "codec/deal_sheet.h"
#include "codec/document.h"

namespace spadille {

/// Columns: `deal` (its number), `dealer`, those of the form, then for each account what the deal
/// moved ("Ann moved") and what was there after it ("Ann total"). A deal that was not scored has
/// no figures of what it moved. `accounts`: what to call each account, in the order of the game's.
/// REQUIRES: a name of its own for each.
template <Game G>
[[nodiscard]] std::string write_deals_csv(const Session<G>& session, const SeatNames& names,
                                          const std::vector<std::string>& accounts,
                                          CsvStyle style = {});

/// What a table of deals gave.
template <Game G>
struct DealsRead {
  std::optional<Evening<G>> evening{};  ///< nothing where there is an error in `findings`
  /// Everything that is wrong, up to Limits::findings. Places are cells, "C7"; "7/tricks" where the
  /// table has no such column; "7" for a row as a whole.
  Findings findings{};
};

/// Adds the deals of a table to an evening that says rules, players and how it began; all of them
/// or none. Heads stand in any order and any case, and only those that somebody used; rows without
/// a word in them are passed over. Columns that write_deals_csv() adds need not be there; where one
/// of totals or of dealers is there for every deal, a warning names the first cell that says other
/// than what follows from the deals. Every deal is validated as in record().
/// `accounts`: as it was written with. REQUIRES: rules and beginning passed check().
template <Game G>
[[nodiscard]] DealsRead<G> read_deals_csv(std::string_view text, Evening<G> evening,
                                          const std::vector<std::string>& accounts,
                                          const Limits& limits = {});

// How.

namespace deals_csv {

template <Game G>
[[nodiscard]] std::vector<const Member*> form_of() {
  std::vector<const Member*> form;
  for (const auto& row : G::form()) form.push_back(&row);
  return form;
}

/// The names of everybody at the table, as the short form takes them.
template <Game G>
[[nodiscard]] SeatNames names_of(const Evening<G>& evening) {
  const int ruled = seats_ruled(evening.rules);
  const int seats = ruled != 0 ? ruled : static_cast<int>(accounts(evening.before).size());
  return SeatNames::of(evening.about.players, seats, seat_letters(evening.rules));
}

/// Reads one table, row by row.
template <Game G>
class Reader {
 public:
  Reader(Evening<G> evening, const std::vector<std::string>& accounts, const Limits& limits)
      : evening_(std::move(evening)),
        session_(fold(evening_)),
        sheet_(form_of<G>(), names_of(evening_), accounts, limits) {}

  DealsRead<G> read(std::string_view text) {
    CsvReader rows(text, sheet_.csv_limits());
    if (const auto heads = rows.next()) sheet_.read_heads(*heads);
    while (!sheet_.full())
      if (const auto row = rows.next())
        add(*row, rows.row());
      else
        break;
    DealsRead<G> result{std::nullopt, sheet_.finish(rows.error())};
    if (!has_error(result.findings)) result.evening = std::move(evening_);
    return result;
  }

 private:
  void add(const CsvRow& row, std::size_t number) {
    if (is_blank(row)) return;
    sheet_.begin_row(row, number);
    typename G::Deal deal{};
    Findings found;
    const auto form = G::form();
    for (std::size_t i = 0; i < form.size(); ++i)
      if (const Value value = sheet_.value(i, found); !value.empty()) form[i].set(deal, value);
    if (!sheet_.has_heads()) return sheet_.add(std::move(found));  // else all would be missing
    session_.deals.clear();  // only what follows from them is needed
    record(session_, deal, std::move(found));
    const Recorded<G>& entry = session_.deals.back();
    sheet_.add(entry.findings);
    sheet_.compare(entry.dealer, entry.after);
    evening_.deals.push_back(std::move(deal));
  }

  Evening<G> evening_;
  Session<G> session_;
  DealSheet sheet_;
};

}  // namespace deals_csv

template <Game G>
std::string write_deals_csv(const Session<G>& session, const SeatNames& names,
                            const std::vector<std::string>& accounts_named, CsvStyle style) {
  CsvText text(style);
  for (const std::string& head : deal_heads(deals_csv::form_of<G>(), accounts_named))
    text.text(head);
  text.end_row();
  const Accounts counted = accounts(session.carry);
  for (std::size_t i = 0; i < session.deals.size(); ++i) {
    const Recorded<G>& entry = session.deals[i];
    text.number(static_cast<std::int64_t>(i) + 1).text(names.of(entry.dealer));
    for (const auto& row : G::form()) write_cell(text, row, names, row.get(entry.deal));
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

template <Game G>
DealsRead<G> read_deals_csv(std::string_view text, Evening<G> evening,
                            const std::vector<std::string>& accounts, const Limits& limits) {
  return deals_csv::Reader<G>(std::move(evening), accounts, limits).read(text);
}

}  // namespace spadille

#pragma once

// The deals of an evening as a table, a row a deal, for spreadsheets and out of them. The heads of
// the columns are the keys of the game's form; described in codec/deal_cells.h.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/csv.h"
#include "codec/format.h"
#include "codec/ruling_cells.h"
#include "core/seat_names.h"
#include "session/event.h"

namespace spadille {

/// What was ruled between two deals, in their order: a deal that was dealt again, what waits, what
/// moved nothing.
struct RulingBetween {
  std::size_t before =
      0;  ///< the deal that it comes before, from 0; as many as there are: the next
  ToldRuling told{};
};

/// What was ruled in an evening.
struct RulingsOfDeals {
  std::vector<std::vector<ToldRuling>> on{};  ///< one a deal
  std::vector<RulingBetween> between{};
  [[nodiscard]] bool any() const;
};

/// Columns: `deal` (its number), `dealer`, those of the form, `rulings` where there are any, then
/// for each account what the deal moved ("Ann moved") and what was there after it ("Ann total"). A
/// deal that was not scored has no figures of what it moved; one that a ruling ended has its ruling
/// and figures. What was ruled between two deals has a row without a number. `accounts`: what
/// to call each account, in the order of the game's. REQUIRES: a name of its own for each.
[[nodiscard]] std::string write_deals_csv(const Session& session, const SeatNames& names,
                                          const std::vector<std::string>& accounts,
                                          CsvStyle style = {}, const RulingsOfDeals& rulings = {});

/// What a table of deals gave.
struct DealsRead {
  std::optional<Evening> evening{};  ///< nothing where there is an error in `findings`
  /// Where something was ruled: what follows the opening in the log, those deals and the rulings.
  std::vector<Event> events{};
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
[[nodiscard]] DealsRead read_deals_csv(std::string_view text, Evening evening,
                                       const std::vector<std::string>& accounts,
                                       const Limits& limits = {});

namespace deals_csv {

/// The names of everybody at the table, as the short form takes them.
[[nodiscard]] SeatNames names_of(const Evening& evening);

}  // namespace deals_csv

}  // namespace spadille

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/csv.h"
#include "codec/deal_cells.h"
#include "codec/document.h"
#include "core/seat_names.h"
#include "core/standing.h"

namespace spadille {

/// The first row: "deal", "dealer", the keys of the form, "rulings" where there are any, two heads
/// for each account.
[[nodiscard]] std::vector<std::string> deal_heads(const DealForm& form,
                                                  const std::vector<std::string>& accounts,
                                                  bool with_rulings);

/// A table of deals while it is read: which column says what, and what was found where.
class DealSheet {
 public:
  DealSheet(DealForm form, SeatNames names, std::vector<std::string> accounts,
            const Limits& limits);

  [[nodiscard]] CsvLimits csv_limits() const;
  void read_heads(const CsvRow& heads);
  /// Whether the heads are known, each once.
  [[nodiscard]] bool has_heads() const { return has_heads_; }
  /// Whether there are so many errors that reading stops.
  [[nodiscard]] bool full() const { return errors_ >= limits_.findings; }

  /// REQUIRES: `row` outlives what is asked of it.
  void begin_row(const CsvRow& row, std::size_t number);
  /// What the row says of a member of the form, by its place there.
  [[nodiscard]] Value value(std::size_t member, Findings& findings) const;
  /// What the row says was ruled, as one text; findings about it have no place.
  [[nodiscard]] std::string rulings() const;
  void add_of_rulings(Findings findings);
  /// Findings of the row; their places, pointers below the deal, become cells.
  void add(Findings findings);
  /// Holds what the row states about dealer and totals against what follows from the deals.
  void compare(Seat dealer, const Totals& after);
  /// All that was found; `broken`: why the text ended early.
  [[nodiscard]] Findings finish(const std::optional<Finding>& broken);

 private:
  struct Column {
    enum class Holds : std::uint8_t {
      nothing,
      unknown,
      number,
      dealer,
      member,
      rulings,
      moved,
      total
    };
    Holds holds = Holds::unknown;
    std::size_t index = 0;  ///< of the member, or of the account
    bool complete = true;   ///< something stands in every row
    std::optional<Finding> differs{};
    [[nodiscard]] bool same(const Column& other) const {
      return holds == other.holds && index == other.index;
    }
  };

  [[nodiscard]] Column column_of(std::string_view head) const;
  [[nodiscard]] std::optional<std::size_t> column_with(std::size_t member) const;
  [[nodiscard]] std::optional<std::size_t> column_of_rulings() const;
  [[nodiscard]] std::string_view cell(std::size_t column) const;
  [[nodiscard]] Finding at_cell(std::size_t column, std::string_view key,
                                std::string expected = {}) const;
  [[nodiscard]] Finding placed(Finding finding) const;
  [[nodiscard]] bool states(const Column& column, std::string_view cell, Seat dealer,
                            const Totals& after) const;
  void report(Finding finding);

  DealForm form_;
  SeatNames names_;
  std::vector<std::string> accounts_;
  Limits limits_;
  std::vector<Column> columns_{};
  bool has_heads_ = false;
  const CsvRow* row_ = nullptr;
  std::size_t number_ = 0;  ///< of the row, from 1
  Findings findings_{};
  std::size_t errors_ = 0;  ///< among them
};

}  // namespace spadille

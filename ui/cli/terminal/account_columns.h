#pragma once

#include <string>
#include <vector>

#include "app/views.h"
#include "ui/cli/terminal/print.h"

namespace spadille::cli {

/// One column of figures for each account that counts, as wide as the names need and the page has.
class AccountColumns {
 public:
  AccountColumns(const EveningView& evening, const Voice& voice);

  [[nodiscard]] std::size_t count() const { return evening_.accounts.size(); }
  [[nodiscard]] std::size_t figure() const { return figure_; }         ///< columns of one
  [[nodiscard]] std::size_t all() const { return figure_ * count(); }  ///< of them together
  /// The heads of the columns, for partners as they sit then.
  [[nodiscard]] std::vector<std::string> heads(const SeatNames& names) const;

 private:
  [[nodiscard]] std::string head(Account account, const SeatNames& names) const;

  const EveningView& evening_;
  const Words& words_;
  std::size_t figure_;
};

}  // namespace spadille::cli

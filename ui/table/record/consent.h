#pragma once

#include <QVariant>

#include "ui/table/show/accounts.h"

namespace spadille::table {

/// Where the table wants it, everybody whom a deal touches has to say that it is right before it is
/// saved. Of partners one speaks for both.
class Consent {
 public:
  void setWanted(bool wanted) { wanted_ = wanted; }

  /// Whether the deal has to wait: they are asked now, or are asked already and not all agree.
  [[nodiscard]] bool holdsBack(const Accounts& touched);
  /// One of those asked agrees, or does not any more.
  void agree(int who);
  /// Whether all who were asked agree.
  [[nodiscard]] bool given() const;
  /// The deal is another, or saved: nobody is asked.
  void forget() { asked_.clear(); }
  /// Those asked: name, agreed; empty where nobody is.
  [[nodiscard]] QVariantList shown(const SeatNames& names, const Speaker& speaker) const;

 private:
  struct Asked {
    Account account{};
    bool agreed = false;
  };
  bool wanted_ = false;
  std::vector<Asked> asked_{};
};

/// Sides always, seats where the deal moves something for them.
[[nodiscard]] Accounts touched_by(const ScoreSheet& sheet, const Accounts& accounts);

}  // namespace spadille::table

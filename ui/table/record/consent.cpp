#include "ui/table/record/consent.h"

#include <algorithm>

namespace spadille::table {

bool Consent::holdsBack(const Accounts& touched) {
  if (!wanted_ || given()) return false;
  if (asked_.empty())
    for (const Account account : touched) asked_.push_back({account});
  return !asked_.empty();
}

void Consent::agree(int who) {
  if (who < 0 || who >= static_cast<int>(asked_.size())) return;
  bool& agreed = asked_[static_cast<std::size_t>(who)].agreed;
  agreed = !agreed;
}

bool Consent::given() const {
  return !asked_.empty() &&
         std::all_of(asked_.begin(), asked_.end(), [](const Asked& each) { return each.agreed; });
}

QVariantList Consent::shown(const SeatNames& names, const Speaker& speaker) const {
  QVariantList all;
  for (const Asked& each : asked_)
    all << QVariantMap{{"name", account_name(each.account, names, speaker)},
                       {"agreed", each.agreed}};
  return all;
}

Accounts touched_by(const ScoreSheet& sheet, const Accounts& accounts) {
  Accounts all;
  for (const Account account : accounts)
    if (account.kind == Account::Kind::side ||
        (account.kind == Account::Kind::seat && total(sheet, account) != 0))
      all.push_back(account);
  return all;
}

}  // namespace spadille::table

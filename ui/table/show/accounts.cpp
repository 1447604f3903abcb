#include "ui/table/show/accounts.h"

#include "text/accounts.h"
#include "text/names.h"

namespace spadille::table {

QString moved(int amount) { return text(spadille::moved(amount)); }

QString account_name(Account account, const SeatNames& names, const Speaker& speaker) {
  return text(in_words(account, names, speaker.words()));
}

QString moved_by(const ScoreSheet& sheet, const Accounts& accounts, const SeatNames& names,
                 const Speaker& speaker) {
  QStringList all;
  for (const Account account : accounts) {
    const int amount = total(sheet, account);
    if (amount != 0) all << account_name(account, names, speaker) + " " + moved(amount);
  }
  return all.isEmpty() ? QStringLiteral("—") : all.join(QStringLiteral(" · "));
}

int won_by(const ScoreSheet& sheet, const Accounts& counted, const Sides& sides, Seat who) {
  int all = 0;
  for (const Account account : counted)
    if (seats_of(account, sides).contains(who)) all += total(sheet, account);
  return all;
}

QStringList places_of(const Totals& personal, const SeatNames& names) {
  QStringList all;
  for (const Ranked& ranked : ranking_of(personal))
    all << QString::number(ranked.place) + ' ' + text(isolated(names.of(ranked.who))) + ' ' +
               Speaker::figure(ranked.total);
  return all;
}

int total_of(Seat who, const Accounts& counted, const Totals& totals, const Sides& sides) {
  for (std::size_t i = 0; i < counted.size() && i < totals.size(); ++i)
    if (seats_of(counted[i], sides).contains(who)) return totals[i];
  return 0;
}

}  // namespace spadille::table

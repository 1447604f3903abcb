#include "ui/table/show/accounts.h"

#include "app/score/board_words.h"
#include "text/accounts.h"

namespace spadille::table {

QString moved(int amount) { return text(spadille::moved(amount)); }

QString account_name(Account account, const SeatNames& names, const Speaker& speaker) {
  return text(in_words(account, names, speaker.words()));
}

QString moved_by(const ScoreSheet& sheet, const Accounts& accounts, const SeatNames& names,
                 const Speaker& speaker) {
  return text(spadille::moved_by(sheet, accounts, names, speaker.words()));
}

int won_by(const ScoreSheet& sheet, const Accounts& counted, const Sides& sides, Seat who) {
  int all = 0;
  for (const Account account : counted)
    if (seats_of(account, sides).contains(who)) all += total(sheet, account);
  return all;
}

int total_of(Seat who, const Accounts& counted, const Totals& totals, const Sides& sides) {
  for (std::size_t i = 0; i < counted.size() && i < totals.size(); ++i)
    if (seats_of(counted[i], sides).contains(who)) return totals[i];
  return 0;
}

}  // namespace spadille::table

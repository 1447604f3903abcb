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

}  // namespace spadille::table

#include "text/accounts.h"

namespace spadille {

std::string in_words(Account account, const SeatNames& names, const Words& words) {
  switch (account.kind) {
    case Account::Kind::seat: return names.of(Seat{account.index});
    case Account::Kind::side: return names.of(Side{account.index});
    case Account::Kind::pool: return words.say(account.index == 0 ? "cli.pool" : "cli.vole_pool");
    case Account::Kind::table: break;
  }
  return {};
}

}  // namespace spadille

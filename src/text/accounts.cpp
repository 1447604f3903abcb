#include "text/accounts.h"

#include "text/names.h"

namespace spadille {

std::string in_words(Account account, const SeatNames& names, const Words& words) {
  switch (account.kind) {
    case Account::Kind::seat:
      return isolated(seat_said(names, Seat{account.index}, words.language()));
    case Account::Kind::side:
      return isolated(seats_said(names, words.language())).of(Side{account.index});
    case Account::Kind::pool: return words.say(account.index == 0 ? "cli.pool" : "cli.vole_pool");
    case Account::Kind::table: break;
  }
  return {};
}

std::string moved(int amount) {
  return amount > 0 ? "+" + std::to_string(amount) : written(amount);
}

std::string written(int total) {
  return total < 0 ? std::string(kMinus) + std::to_string(-total) : std::to_string(total);
}

std::string moved(const std::vector<Line>& lines, const SeatNames& names, const Words& words) {
  std::string all;
  for (const Line& line : lines)
    for (const Posting& posting : line.postings)
      if (posting.account.kind != Account::Kind::table)
        all += (all.empty() ? "" : " · ") + in_words(posting.account, names, words) + ' ' +
               moved(posting.amount);
  return all;
}

}  // namespace spadille

#include "core/ledger.h"

#include <utility>

namespace spadille {
namespace {

void post(Line& line, Account account, int amount) {
  for (std::size_t i = 0; i < line.postings.size(); ++i) {
    Posting& posting = line.postings[i];
    if (posting.account != account) continue;
    posting.amount += amount;
    if (posting.amount == 0) line.postings.erase(i);
    return;
  }
  line.postings.push_back({account, amount});
}

}  // namespace

std::string to_string(Account account) {
  const std::string index = std::to_string(account.index);
  switch (account.kind) {
    case Account::Kind::seat: return "seat" + index;
    case Account::Kind::side: return "side" + index;
    case Account::Kind::pool: return account.index == 0 ? "pool" : "pool" + index;
    case Account::Kind::table: break;
  }
  return "table";
}

Line& Line::move(int amount, Account from, Account to) {
  if (amount == 0) return *this;
  post(*this, to, amount);
  post(*this, from, -amount);
  return *this;
}

Line& ScoreSheet::add(RuleId rule, Message message) {
  if (lines.capacity() == 0) lines.reserve(8);
  return lines.emplace_back(Line{rule, message, {}});
}

Line& ScoreSheet::follow(RuleId rule, Message message) {
  Line& line = add(rule, message);
  line.follows = true;
  return line;
}

int total(const Line& line, Account account) {
  int sum = 0;
  for (const Posting& posting : line.postings)
    if (posting.account == account) sum += posting.amount;
  return sum;
}

bool are_of_the_same_rules(const std::vector<Line>& a, const std::vector<Line>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const Line& one, const Line& other) { return one.rule == other.rule; });
}

bool comes_before(const Line& a, const Line& b) {
  const auto numbers = [](const Line& line) {
    std::vector<int> all;
    for (const Posting& posting : line.postings) {
      all.push_back(static_cast<int>(posting.account.kind));
      all.insert(all.end(), {posting.account.index, posting.amount});
    }
    for (const Arg& arg : line.message.args)
      all.insert(all.end(), {static_cast<int>(arg.kind), arg.value});
    return all;
  };
  return std::pair(a.rule, numbers(a)) < std::pair(b.rule, numbers(b));
}

int total(const ScoreSheet& sheet, Account account) {
  int sum = 0;
  for (const Line& line : sheet.lines) sum += total(line, account);
  return sum;
}

int ruled_total(const ScoreSheet& sheet, Account account) {
  int sum = 0;
  for (const Line& line : sheet.lines)
    if (line.ruled) sum += total(line, account);
  return sum;
}

std::int64_t grand_total(const Totals& totals) {
  std::int64_t all = 0;
  for (const int total : totals) all += total;
  return all;
}

Accounts seat_accounts(std::size_t seats) {
  Accounts accounts;
  for (const Seat s : SeatSet::first(seats)) accounts.push_back(s);
  return accounts;
}

Accounts side_accounts() { return {Side{0}, Side{1}}; }

Totals after(Totals totals, const Accounts& accounts, const ScoreSheet& sheet) {
  for (const Line& line : sheet.lines)
    for (const Posting& posting : line.postings)
      for (std::size_t i = 0; i < accounts.size(); ++i)
        if (accounts[i] == posting.account) totals[i] += posting.amount;
  return totals;
}

}  // namespace spadille

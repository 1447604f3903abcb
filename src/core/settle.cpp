#include "core/settle.h"

#include <algorithm>

namespace spadille {
namespace {

/// With more accounts the search for groups would take long.
constexpr std::size_t kMostInGroups = 12;

/// Accounts that can settle among themselves need one transfer less than they are. So the more such
/// groups, the fewer transfers: `groups[mask]` is the most groups that a set of accounts falls
/// into.
struct Groups {
  std::vector<int> sum;
  std::vector<int> groups;

  explicit Groups(std::span<const Posting> due)
      : sum(std::size_t{1} << due.size()), groups(sum.size()) {
    for (std::size_t mask = 1; mask < sum.size(); ++mask) {
      const auto lowest = static_cast<std::size_t>(std::countr_zero(mask));
      sum[mask] = sum[mask & (mask - 1)] + due[lowest].amount;
      for (std::size_t i = 0; i < due.size(); ++i)
        if ((mask >> i & 1U) != 0)
          groups[mask] = std::max(groups[mask], groups[mask ^ (std::size_t{1} << i)]);
      groups[mask] += sum[mask] == 0 ? 1 : 0;
    }
  }

  /// An account to take away without losing a group.
  [[nodiscard]] std::size_t next(std::size_t mask) const {
    const int left = groups[mask] - (sum[mask] == 0 ? 1 : 0);
    std::size_t i = 0;
    while ((mask >> i & 1U) == 0 || groups[mask ^ (std::size_t{1} << i)] != left) ++i;
    return i;
  }
};

/// The one who has most to pay pays the one who has most to receive, until all is even.
void settle_group(std::vector<Posting> due, std::vector<Transfer>& transfers) {
  const auto less = [](const Posting& a, const Posting& b) { return a.amount < b.amount; };
  while (true) {
    const auto [payer, receiver] = std::minmax_element(due.begin(), due.end(), less);
    const int amount = std::min(-payer->amount, receiver->amount);
    if (amount <= 0) return;
    transfers.push_back({payer->account, receiver->account, amount});
    payer->amount += amount;
    receiver->amount -= amount;
  }
}

}  // namespace

std::vector<Transfer> fewest_transfers(std::span<const Posting> due) {
  std::vector<Transfer> transfers;
  if (due.size() > kMostInGroups) {
    settle_group({due.begin(), due.end()}, transfers);
    return transfers;
  }
  const Groups groups(due);
  std::vector<Posting> group;
  for (std::size_t mask = groups.sum.size() - 1; mask != 0;) {
    const std::size_t i = groups.next(mask);
    group.push_back(due[i]);
    mask ^= std::size_t{1} << i;
    if (groups.sum[mask] == 0) settle_group(std::move(group), transfers), group.clear();
  }
  return transfers;
}

std::vector<Transfer> hand_overs(const ScoreSheet& sheet) {
  Line all;
  for (const Line& line : sheet.lines)
    for (const Posting& posting : line.postings) {
      const bool counters = posting.account.kind == Account::Kind::seat ||
                            posting.account.kind == Account::Kind::pool;
      if (!counters) return {};
      all.move(posting.amount, Account::table(), posting.account);
    }
  std::vector<Posting> due;
  for (const Posting& posting : all.postings)
    if (posting.amount != 0) due.push_back(posting);
  return fewest_transfers(due);
}

}  // namespace spadille

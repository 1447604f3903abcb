#include "app/score/name_over.h"

#include <algorithm>

#include "text/accounts.h"

namespace spadille {
namespace {

/// Each name that an account has, in the order of the deals; the one now only without deals.
std::vector<std::string> names_of(const EveningView& evening, Account account, const Words& words) {
  std::vector<std::string> all;
  for (const DealView& deal : evening.deals) {
    if (deal.number == 0) continue;
    std::string name = in_words(account, evening.names_in(deal), words);
    if (std::find(all.begin(), all.end(), name) == all.end()) all.push_back(std::move(name));
  }
  if (all.empty()) all.push_back(in_words(account, evening.names, words));
  return all;
}

}  // namespace

std::string name_over(const EveningView& evening, Account account, const Words& words) {
  std::string text;
  for (const std::string& name : names_of(evening, account, words))
    text += (text.empty() ? "" : " → ") + name;
  return text;
}

bool names_change(const EveningView& evening, const Words& words) {
  return std::any_of(evening.accounts.begin(), evening.accounts.end(), [&](Account account) {
    const auto names = names_of(evening, account, words);
    return names.size() > 1 || names.front() != in_words(account, evening.names, words);
  });
}

}  // namespace spadille

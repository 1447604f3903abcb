#include "app/score/brought_forward.h"

namespace spadille {
namespace {

/// Where the deal before it ended; nothing where a game begins.
Totals ended_before(const EveningView& evening, std::size_t deal) {
  while (deal-- > 0) {
    const DealView& earlier = evening.deals[deal];
    if (earlier.number == 0) continue;
    if (earlier.finished) break;
    return earlier.after;
  }
  const Totals nothing(evening.accounts.size(), 0);
  return nothing;
}

}  // namespace

Totals posted_before(const EveningView& evening, int before) {
  Totals posted(evening.accounts.size(), 0);
  if (!evening.session) return posted;
  for (const ChangeView& change : evening.session->changes) {
    if (change.before != before) continue;
    for (const Line& line : change.lines)
      for (std::size_t i = 0; i < posted.size(); ++i) posted[i] += total(line, evening.accounts[i]);
  }
  return posted;
}

bool is_brought_forward(const EveningView& evening, std::size_t deal) {
  const DealView& shown = evening.deals[deal];
  Totals above = ended_before(evening, deal);
  const Totals posted = posted_before(evening, shown.number);
  if (above.size() != posted.size()) return false;
  for (std::size_t i = 0; i < above.size(); ++i) above[i] += posted[i];
  return shown.before != above;
}

}  // namespace spadille

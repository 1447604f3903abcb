// What the pages see of everybody at the deal that is being entered.
#include "app/record/entry_outcome.h"
#include "ui/table/record/entry.h"

namespace spadille::table {
/// Which rank puts whom out, worked out once a deal: nothing of what is told changes it.
const std::vector<std::optional<int>>& Entry::risks() const {
  const std::size_t players = entry_.names().seats.size();
  if (risks_.size() != players) {
    risks_.clear();
    for (std::size_t i = 0; i < players; ++i)
      risks_.push_back(least_out(entry_, seat(static_cast<int>(i))));
  }
  return risks_;
}

QVariantList Entry::seats() const {
  QVariantList all;
  if (!of_) return all;
  const Standing before = entry_.before();
  const int target = entry_.prospect().target.value_or(0);
  for (std::size_t i = 0; i < entry_.names().seats.size(); ++i) {
    const Seat s = seat(static_cast<int>(i));
    const int total = total_of(s, preview().accounts, before.totals, preview().names.sides);
    const int gone = entry_.counts_losses() ? total : target - total;
    const auto risk = risks()[i];
    const bool out = before.out.contains(s);
    QString note =
        out ? speaker_.said("table.out") : speaker_.said(Message{"table.to_go", {target - gone}});
    if (risk) note += " · " + speaker_.said(Message{"table.out_from", {static_cast<Rank>(*risk)}});
    all << QVariantMap{{"name", text(entry_.names().of(s))},
                       {"total", total},
                       {"target", target},
                       {"gone", gone},
                       {"risk", risk.has_value()},
                       {"note", target > 0 ? note : QString()},
                       {"out", out}};
  }
  return all;
}

}  // namespace spadille::table

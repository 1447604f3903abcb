#include "app/record/digest.h"

namespace spadille {
namespace {

/// A session that was thrown away counts for nothing.
template <Game G>
Digest digest_of(const Table<G>& table) {
  const Scored<G>& scored = table.scored;
  const int deals = static_cast<int>(scored.session.deals.size());
  Digest digest{detail::summary_of(table, deals), {}, false};
  if (digest.summary.state == Summary::State::discarded) return digest;
  detail::FactSums<G> sums;
  for (std::size_t i = 0; i < scored.session.deals.size(); ++i)
    sums.add(scored.session.deals[i], accounts(scored.session.carry),
             scored.seatings[scored.seated[i]].players);
  if (deals > 0) sums.add_results(results(scored), {});
  digest.facts = std::move(sums).rows();
  std::erase_if(digest.facts, [](const FactRow& row) { return row.n == 0; });
  std::sort(digest.facts.begin(), digest.facts.end());
  return digest;
}

}  // namespace

Digest digest(const AnyTable& table) {
  return std::visit([](const auto& of_game) { return digest_of(of_game); }, table);
}

}  // namespace spadille

#include "app/referee/ruled_amounts.h"

#include <algorithm>

#include "app/referee/posting.h"

namespace spadille {

bool moves_something(const std::vector<Line>& lines) {
  return std::any_of(lines.begin(), lines.end(),
                     [](const Line& line) { return !line.postings.empty(); });
}

namespace {

using Effect = Ruling::Effect;

/// What is posted, or else what a deal brings that is entered as it was ruled.
const std::vector<Line>& lines_of(const Decision& decision) {
  return moves_something(decision.ruling.lines) ? decision.ruling.lines : decision.brings;
}

/// On which accounts there is something to tell: of two sides on both, else where something moves.
std::vector<Account> told_of(const std::vector<Line>& lines, const Accounts& counted) {
  std::vector<Account> all;
  const bool of_sides = counted.size() == 2;
  for (const Account account : counted)
    if (of_sides || total(ScoreSheet{lines}, account) != 0) all.push_back(account);
  for (const Line& line : lines)
    for (const Posting& posting : line.postings)
      if (posting.account.kind != Account::Kind::table &&
          std::find(counted.begin(), counted.end(), posting.account) == counted.end() &&
          std::find(all.begin(), all.end(), posting.account) == all.end())
        all.push_back(posting.account);
  return all;
}

/// Whether anybody knows how much is on the accounts: a session does, and a document that tells it.
bool knows_totals(const Evening& evening) {
  if (evening.earlier) return true;
  const AnyCarry fresh = start(evening.rules, static_cast<int>(accounts(evening.before).size()));
  return totals(evening.before) != totals(fresh);
}

/// How much is on each account afterwards: as the last row of the sheet has it, and with what is
/// moved where that waits.
Totals totals_after(const Evening& evening, const RuledDeal& deal, const RulingOutcome& outcome,
                    const std::optional<Table>& posted) {
  const Accounts counted = accounts(evening.before);
  const bool in_rows =
      posted && !posted->scored.session.deals.empty() && (deal.number > 0 || !outcome.waits);
  if (in_rows && !outcome.waits) return posted->scored.session.deals.back().after;
  Totals now = totals(evening.before);
  if (deal.desk != nullptr) now = totals(deal.desk->table.scored.session.carry);
  if (in_rows) now = totals(posted->scored.session.carry);
  return after(now, counted, ScoreSheet{lines_of(outcome.decision)});
}

std::optional<Seat> who_deals(const Evening& evening, const Ruling& ruling,
                              const std::optional<Table>& posted, bool in_play) {
  if (ruling.effect == Effect::redeal) return ruling.dealer.value_or(dealer(evening.before));
  if (ruling.dealer) return ruling.dealer;
  if (ruling.effect == Effect::replaces_score && in_play && posted)
    return dealer(posted->scored.session.carry);
  return std::nullopt;
}

/// The session with the ruling in it, where it can be posted there.
std::optional<Table> table_with(const RuledDeal& deal, const AnyIncident& incident) {
  if (deal.desk == nullptr) return std::nullopt;
  auto posted = propose(*deal.desk, posting(*deal.desk, deal.number, incident));
  return posted ? std::optional(std::move(*posted)) : std::nullopt;
}

}  // namespace

RulingOutcome outcome_of(const Evening& evening, const RuledDeal& deal,
                         const AnyIncident& incident) {
  RulingOutcome outcome{.decision = deal.desk == nullptr
                                        ? rule_on(evening.rules, evening.before, incident)
                                        : ruled_at(*deal.desk, deal.number, incident).decision};
  const Ruling& ruling = outcome.decision.ruling;
  const bool in_play = deal.number == 0;
  outcome.waits =
      ruling.effect == Effect::redeal || (in_play && ruling.effect != Effect::replaces_score);
  const auto posted = table_with(deal, incident);
  outcome.deals = who_deals(evening, ruling, posted, in_play);
  const std::vector<Line>& lines = lines_of(outcome.decision);
  if (!moves_something(lines) && ruling.effect != Effect::replaces_score) return outcome;
  const Accounts counted = accounts(evening.before);
  const bool known = knows_totals(evening);
  const Totals then = known ? totals_after(evening, deal, outcome, posted) : Totals();
  for (const Account account : told_of(lines, counted)) {
    RuledAmount amount{account, total(ScoreSheet{lines}, account), {}};
    const auto at = std::find(counted.begin(), counted.end(), account);
    if (known && at != counted.end())
      amount.total = then[static_cast<std::size_t>(at - counted.begin())];
    outcome.amounts.push_back(amount);
  }
  return outcome;
}

}  // namespace spadille

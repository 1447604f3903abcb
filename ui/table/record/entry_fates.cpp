// What the pages see of everybody at the deal that is being entered, and of what it would make of
// them.
#include <algorithm>

#include "ui/table/record/entry.h"
#include "ui/table/show/accounts.h"

namespace spadille::table {
namespace {

/// Whom an answer is about: who is told of first, else whose place begins a deal.
std::optional<Seat> told_of(const DealEntry& entry) {
  for (const std::string_view key : {entry.table().from, entry.table().opens})
    if (const Value who = entry.get(key); !key.empty() && !who.empty()) return seat(who[0]);
  return std::nullopt;
}

/// Who would be out after a deal and was not before it; those who lose a game with its last deal
/// too.
SeatSet put_out(const DealEntry& entry, const Preview& preview) {
  if (!preview.deal.finished) return preview.deal.out - entry.before().out;
  const auto who = told_of(entry);
  return who && !preview.deal.finished->winners.contains(*who) ? SeatSet{*who} : SeatSet{};
}

/// The least rank by which a deal puts out who is said to have made it; nothing where none does, or
/// the game has no such question.
std::optional<int> least_out(const DealEntry& entry, Seat who) {
  const auto members = entry.members();
  const auto rank = std::find_if(members.begin(), members.end(),
                                 [](const Member* member) { return member->kind == Kind::rank; });
  if (rank == members.end() || entry.before().out.contains(who)) return std::nullopt;
  DealEntry trial = entry;
  trial.clear();
  trial.set(entry.table().opens, {who.index});
  for (int n = (*rank)->min; n <= (*rank)->max; ++n) {
    trial.set((*rank)->key, {n});
    if (trial.ready() && put_out(trial, trial.preview()).contains(who)) return n;
  }
  return std::nullopt;
}

}  // namespace

/// What a deal would do, in a few words: effect, and whether that is good or bad for whom it is
/// about. A loss is never good; it is bad where it puts somebody out.
QVariantMap Entry::outcome(const DealEntry& trial) const {
  const Preview preview = trial.preview();
  const auto who = told_of(trial);
  const SeatSet out = put_out(trial, preview);
  QString effect = moved_by(preview.deal.sheet, preview.accounts, preview.names, speaker_);
  const int won = who ? won_by(preview.deal.sheet, preview.accounts, preview.names.sides, *who) : 1;
  const bool good = trial.counts_losses() ? won < 0 : won > 0;
  if (preview.deal.finished && trial.table().from.empty())
    for (const Seat winner : preview.deal.finished->winners)
      effect += '\n' + speaker_.said(Message{"table.this_one_wins", {winner}}, preview.names);
  else if (preview.deal.finished)
    effect += '\n' + speaker_.said("table.wins_the_game");
  else
    for (const Seat s : out)
      effect += '\n' + speaker_.said(Message{"table.goes_out", {s}}, preview.names);
  return {
      {"effect", effect}, {"good", good}, {"bad", trial.counts_losses() ? !out.empty() : !good}};
}

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

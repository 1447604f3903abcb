#include "app/record/entry_outcome.h"

#include <algorithm>

#include "app/score/board_words.h"

namespace spadille {
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

/// A line each, below what it moves.
std::string ends_in_words(const DealEntry& entry, const Preview& preview, SeatSet out,
                          const Words& words) {
  std::string said;
  const auto add = [&](const Message& message) {
    said += '\n' + words.say(message, preview.names);
  };
  const auto& finished = preview.deal.finished;
  if (finished && entry.table().from.empty())
    for (const Seat winner : finished->winners) add({"table.this_one_wins", {winner}});
  else if (finished)
    add({"table.wins_the_game"});
  else
    for (const Seat s : out) add({"table.goes_out", {s}});
  return said;
}

}  // namespace

EntryOutcome outcome_of(const DealEntry& entry, const Words& words) {
  const Preview preview = entry.preview();
  const auto who = told_of(entry);
  const SeatSet out = put_out(entry, preview);
  const int won = who ? won_by(preview.deal.sheet, preview.accounts, preview.names.sides, *who) : 1;
  const bool good = entry.counts_losses() ? won < 0 : won > 0;
  return {moved_by(preview.deal.sheet, preview.accounts, preview.names, words) +
              ends_in_words(entry, preview, out, words),
          good, entry.counts_losses() ? !out.empty() : !good};
}

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

}  // namespace spadille

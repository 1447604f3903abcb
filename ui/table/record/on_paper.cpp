#include "ui/table/record/on_paper.h"

#include <algorithm>

#include "app/record/deal_entry.h"
#include "ui/table/show/accounts.h"

namespace spadille::table {
namespace {

using Row = AnyField<AnyCarry>;

/// Told elsewhere on the page: who deals, and what is counted from deal to deal.
bool has_own_place(const AnyCarry& before, const Row& row) {
  AnyCarry other = before;
  Totals changed = totals(before);
  for (int& total : changed) ++total;
  set_totals(other, changed);
  set_dealer(other, seat(dealer(before).index == 0 ? 1 : 0));
  return row.get(other) != row.get(before);
}

/// Whether the rules have such a thing at all: of people, somebody can be among them; of numbers a
/// player, there are some in a fresh game.
bool is_meant(const AnyRules& rules, const AnyCarry& before, const Row& row) {
  if (has_own_place(before, row)) return false;
  if (row.kind == Kind::integers) return !row.get(before).empty();
  if (row.kind != Kind::seats) return row.kind == Kind::integer;
  AnyCarry trial = before;
  row.set(trial, {});
  if (wrong_at(check(rules, trial), row.key)) return true;
  for (int i = 0; row.accepts(i); ++i) {
    row.set(trial, {i});
    if (!wrong_at(check(rules, trial), row.key)) return true;
  }
  return false;
}

QVariantList people(const Value& chosen, const SeatNames& names) {
  QVariantList all;
  for (int i = 0; i < static_cast<int>(names.seats.size()); ++i)
    all << QVariantMap{{"name", text(names.of(seat(i)))},
                       {"chosen", std::find(chosen.begin(), chosen.end(), i) != chosen.end()}};
  return all;
}

QVariantList numbers(const Row& row, const Value& values, const SeatNames& names) {
  QVariantList all;
  for (std::size_t i = 0; i < values.size(); ++i)
    all << QVariantMap{
        {"name", row.kind == Kind::integer ? QString() : text(names.of(seat(static_cast<int>(i))))},
        {"value", values[i]}};
  return all;
}

QString kind_of(const Row& row) {
  if (row.kind == Kind::seats) return "people";
  return row.kind == Kind::integer ? "number" : "numbers";
}

}  // namespace

QVariantList before_shown(const AnyRules& rules, const AnyCarry& before, const SeatNames& names,
                          const Speaker& speaker) {
  QVariantList all;
  for (const Row& row : before.game().carried()) {
    if (!is_meant(rules, before, row)) continue;
    const Value value = row.get(before);
    all << QVariantMap{
        {"key", text(row.key)},
        {"label", speaker.said(row.label)},
        {"kind", kind_of(row)},
        {"items", row.kind == Kind::seats ? people(value, names) : numbers(row, value, names)}};
  }
  return all;
}

void put_number(AnyCarry& before, std::string_view key, std::size_t item, int number) {
  const Row* row = row_called(before.game().carried(), key);
  if (row == nullptr || !row->accepts(number)) return;
  Value value = row->get(before);
  if (item >= value.size()) return;
  value[item] = number;
  row->set(before, value);
}

void toggle_person(AnyCarry& before, std::string_view key, int who) {
  const Row* row = row_called(before.game().carried(), key);
  if (row == nullptr || !row->accepts(who)) return;
  Value rest;
  for (const int each : row->get(before))
    if (each != who) rest.push_back(each);
  if (rest.size() == row->get(before).size()) rest.push_back(who);
  row->set(before, rest);
}

QVariantList games_shown(const AnyCarry& before, const SeatNames& names, const Speaker& speaker) {
  QVariantList all;
  for (const FinishedGame& game : finished_games(before)) {
    QVariantList totals;
    for (std::size_t i = 0; i < game.totals.size(); ++i)
      totals << QVariantMap{{"name", account_name(accounts(before)[i], names, speaker)},
                            {"total", game.totals[i]}};
    Value winners;
    for (const Seat winner : game.winners) winners.push_back(winner.index);
    all << QVariantMap{{"totals", totals}, {"people", people(winners, names)}};
  }
  return all;
}

void put_total(AnyCarry& before, std::size_t game, std::size_t account, int total) {
  std::vector<FinishedGame> games = finished_games(before);
  if (game >= games.size() || account >= games[game].totals.size()) return;
  games[game].totals[account] = total;
  set_finished_games(before, std::move(games));
}

void toggle_winner(AnyCarry& before, std::size_t game, Seat who) {
  std::vector<FinishedGame> games = finished_games(before);
  if (game >= games.size()) return;
  SeatSet& winners = games[game].winners;
  if (winners.contains(who))
    winners.erase(who);
  else
    winners.insert(who);
  set_finished_games(before, std::move(games));
}

void add_game(AnyCarry& before) {
  std::vector<FinishedGame> games = finished_games(before);
  games.push_back({.totals = totals(before)});
  set_finished_games(before, std::move(games));
}

void drop_game(AnyCarry& before) {
  std::vector<FinishedGame> games = finished_games(before);
  if (!games.empty()) games.pop_back();
  set_finished_games(before, std::move(games));
}

}  // namespace spadille::table

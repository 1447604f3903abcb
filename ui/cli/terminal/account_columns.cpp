#include "ui/cli/terminal/account_columns.h"

#include <algorithm>

#include "app/people/names.h"
#include "text/accounts.h"
#include "ui/cli/terminal/columns.h"

namespace spadille::cli {
namespace {

constexpr std::size_t kNarrowest = 5;  ///< of a column of figures, where there is no room
constexpr std::size_t kUsual = 6;
constexpr std::size_t kWidest = 28;

}  // namespace

AccountColumns::AccountColumns(const EveningView& evening, const Voice& voice)
    : evening_(evening), words_(voice.words), figure_(kUsual) {
  const auto fit = [&](const SeatNames& names) {
    for (const Account account : evening.accounts)
      figure_ = std::max(figure_, width(in_words(account, names, words_)) + 2);
  };
  std::size_t number = 0;
  const auto fit_totals = [&](const Totals& totals) {
    for (const int total : totals) number = std::max(number, width(written(total)) + 1);
  };
  fit_totals(evening.standing.totals);
  fit(evening.names);
  for (const DealView& deal : evening.deals) fit_totals(deal.before), fit_totals(deal.after);
  for (const DealView& deal : evening.deals)
    if (deal.sides != evening.names.sides || !deal.players.empty()) fit(evening.names_in(deal));
  const std::size_t room =
      count() == 0 ? kWidest : (voice.page() - std::max(voice.page() / 3, kLeastText)) / count();
  figure_ = std::clamp(figure_, kNarrowest, std::clamp(room, kNarrowest, kWidest));
  figure_ = std::max(figure_, number);  // a figure is never cut
}

/// A name that fits its column; partners keep both their names, however short.
std::string AccountColumns::head(Account account, const SeatNames& names) const {
  const std::string whole = in_words(account, names, words_);
  const std::size_t room = figure_ - 1;
  if (account.kind != Account::Kind::side || width(whole) <= room) return fitted(whole, room);
  std::string both;
  for (const Seat partner : names.sides[account.index])
    both += (both.empty() ? "" : "&") + fitted(names.of(partner), (room - 1) / 2);
  return both;
}

/// Names that were cut to the same letters are told apart by their places, counted from 1.
std::vector<std::string> AccountColumns::heads(const SeatNames& names) const {
  std::vector<std::string> heads;
  for (const Account account : evening_.accounts) heads.push_back(head(account, names));
  const std::vector<std::string> cut = heads;
  for (std::size_t i = 0; i < heads.size(); ++i)
    if (std::count(cut.begin(), cut.end(), cut[i]) > 1)
      heads[i] = fitted(std::to_string(i + 1) + ' ' + in_words(evening_.accounts[i], names, words_),
                        figure_ - 1);
  return heads;
}

}  // namespace spadille::cli

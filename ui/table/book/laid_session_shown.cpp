// What the pages see of the session that lies open; laid_session.cpp writes in it.
#include <algorithm>

#include "app/score/change_words.h"
#include "ui/table/book/laid_session.h"
#include "ui/table/show/accounts.h"
#include "ui/table/show/rules_title.h"
#include "ui/table/show/told.h"

namespace spadille::table {
namespace {

/// What somebody has over all games, where partners change; empty where they do not.
QString own_total(const Standing& standing, Seat who) {
  return standing.personal.empty() ? QString() : Speaker::figure(standing.personal[who.index]);
}

}  // namespace

QString LaidSession::game() const { return view() ? text(view()->rules.game) : QString(); }

QString LaidSession::heading() const {
  if (view() == nullptr) return {};
  return rules_title(view()->rules, speaker_);
}

int LaidSession::dealNumber() const {
  int number = 1;
  if (view() != nullptr)
    for (const DealView& deal : view()->deals) number = std::max(number, deal.number + 1);
  return number;
}

QString LaidSession::progress() const {
  if (view() == nullptr) return {};
  const Outlook& outlook = view()->outlook;
  if (outlook.deals == 0) return speaker_.said(Message{"table.deal", {dealNumber()}});
  return speaker_.said(Message{"table.deal_of", {outlook.deal, outlook.deals}});
}

QString LaidSession::turn() const {
  if (view() == nullptr) return {};
  return speaker_.said(Message{"table.turn", {view()->standing.dealer, view()->outlook.leader}},
                       view()->names);
}

/// What stands on the board: the score of a game that is over stays until the next one has begun.
LaidSession::Score LaidSession::score() const {
  const auto rows = sheet_rows(*view());
  if (const SheetRow* over = final_score(rows)) return {over->totals, over->names};
  return {view()->standing.totals, view()->names};
}

QVariantList LaidSession::seats() const {
  if (view() == nullptr) return {};
  QVariantList all;
  const Standing& now = view()->standing;
  const Score board = score();
  for (std::size_t i = 0; i < view()->names.seats.size(); ++i) {
    const Seat s = seat(static_cast<int>(i));
    all << QVariantMap{{"name", text(view()->names.of(s))},
                       {"total", total_of(s, view()->accounts, board.totals, board.names.sides)},
                       {"own", own_total(now, s)},
                       {"deals", now.dealer == s},
                       {"leads", view()->outlook.leader == s && !now.out.contains(s)},
                       {"out", now.out.contains(s)}};
  }
  return all;
}

QVariantList LaidSession::totals() const {
  if (view() == nullptr) return {};
  QVariantList all;
  const Score board = score();
  for (std::size_t i = 0; i < view()->accounts.size(); ++i) {
    if (view()->accounts[i].kind == Account::Kind::pool) continue;
    const Totals& won = view()->standing.games_won;
    QVariantList seats;
    bool out = true;
    QStringList own;
    for (const Seat s : seats_of(view()->accounts[i], board.names.sides)) {
      seats << s.index;
      out = out && view()->standing.out.contains(s);
      if (const QString total = own_total(view()->standing, s); !total.isEmpty())
        own << text(view()->names.of(s)) + ' ' + total;
    }
    all << QVariantMap{
        {"name", account_name(view()->accounts[i], board.names, speaker_)},
        {"total", view()->scored ? board.totals[i] : 0},
        {"games", i < won.size() ? won[i] : -1},
        {"seats", seats},
        {"own", own.join(QStringLiteral(" · "))},
        {"out", out},
    };
  }
  return all;
}

QString LaidSession::moves(const DealView& deal) const {
  return moved_by(deal.sheet, view()->accounts, view()->names_in(deal), speaker_);
}

QString LaidSession::lastDeal() const {
  if (view() == nullptr) return {};
  const auto& deals = view()->deals;
  const auto last = std::find_if(deals.rbegin(), deals.rend(),
                                 [](const DealView& deal) { return deal.number > 0; });
  return last == deals.rend() ? QString() : told(*last);
}

QString LaidSession::told(const DealView& deal) const {
  const SeatNames names = view()->names_in(deal);
  const QString said = table::told(deal, names, speaker_);
  if (deal.number == 0) return speaker_.labelled(speaker_.said("table.struck_out"), said);
  const QString number = speaker_.said(Message{"table.deal", {deal.number}});
  const QString former =
      deal.former.empty()
          ? QString()
          : " " + speaker_.say("table.was", table::told(deal.former.back(), names, speaker_));
  return speaker_.labelled(number, said + former + " · " + moves(deal));
}

QString LaidSession::written() const {
  if (!deed_.isEmpty()) return deed_;
  if (view() != nullptr)
    for (const DealView& deal : view()->deals)
      if (deal.seq == told_) return told(deal);
  return lastDeal();
}

bool LaidSession::canUndo() const { return view() && view()->session && view()->session->undo > 0; }
bool LaidSession::canRedo() const { return view() && view()->session && view()->session->redo > 0; }
bool LaidSession::closed() const {
  return view() && view()->session && view()->session->state != Summary::State::open;
}

QString LaidSession::awaiting() const {
  if (view() == nullptr) return {};
  QStringList all;
  for (const std::string& sentence : awaiting_in_words(*view(), speaker_.words()))
    all << text(sentence);
  if (!all.isEmpty()) all.prepend(speaker_.said("book.awaiting"));
  return all.join('\n');
}

QString LaidSession::waiting() const {
  if (view() == nullptr || !view()->session) return {};
  QStringList all;
  for (const std::string& name : view()->session->waiting)
    all << text(name) + " " + speaker_.said(all.isEmpty() ? "table.waits_first" : "table.waits");
  return all.join(QStringLiteral(" · "));
}

QString LaidSession::gameOver() const {
  if (view() == nullptr) return {};
  const auto rows = sheet_rows(*view());
  const SheetRow* over = final_score(rows);
  if (over == nullptr) return {};
  QStringList said{game_won(*over, speaker_)};
  const SeatSet winners = view()->standing.evening_won;
  for (const Seat s : winners)
    said << speaker_.said(Message{"cli.sheet.evening_won", {s}}, view()->names);
  QString sentences = said.join(' ');
  if (winners.empty()) return sentences;
  return sentences + '\n' +
         places_of(view()->standing.personal, view()->names).join(QStringLiteral(" · "));
}

}  // namespace spadille::table

// What the pages see of the session that lies open; laid_session.cpp writes in it.
#include <algorithm>

#include "app/score/board_words.h"
#include "app/score/change_words.h"
#include "ui/table/book/laid_session.h"
#include "ui/table/show/accounts.h"
#include "ui/table/show/rules_title.h"

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

int LaidSession::dealNumber() const { return view() ? next_deal(*view()) : 1; }

QString LaidSession::progress() const {
  return view() ? text(progress_in_words(*view(), speaker_.words())) : QString();
}

QString LaidSession::turn() const {
  return view() ? text(turn_in_words(*view(), speaker_.words())) : QString();
}

QVariantList LaidSession::seats() const {
  if (view() == nullptr) return {};
  QVariantList all;
  const Standing& now = view()->standing;
  const BoardScore board = board_score(*view());
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
  for (const BoardTotal& each : board_totals(*view(), speaker_.words())) {
    QVariantList seats;
    for (const Seat s : each.seats) seats << s.index;
    all << QVariantMap{{"name", text(each.name)}, {"total", each.total},
                       {"games", each.games_won}, {"seats", seats},
                       {"own", text(each.own)},   {"out", each.out}};
  }
  return all;
}

QString LaidSession::lastDeal() const {
  if (view() == nullptr) return {};
  const auto& deals = view()->deals;
  const auto last = std::find_if(deals.rbegin(), deals.rend(),
                                 [](const DealView& deal) { return deal.number > 0; });
  return last == deals.rend() ? QString() : told(*last);
}

QString LaidSession::told(const DealView& deal) const {
  return text(in_words(*view(), deal, speaker_.words(), speaker_.letters()));
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
  return view() ? text(waiting_in_words(*view(), speaker_.words())) : QString();
}

QString LaidSession::gameOver() const {
  return view() ? text(game_over_in_words(*view(), speaker_.words())) : QString();
}

}  // namespace spadille::table

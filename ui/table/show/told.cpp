#include "ui/table/show/told.h"

#include <algorithm>
#include <numeric>

#include "app/games.h"
#include "app/record/deal_entry.h"
#include "app/score/change_words.h"
#include "text/cards.h"
#include "text/names.h"
#include "text/spoken.h"

namespace spadille::table {
namespace {

Arg argument(Kind kind, int value) {
  if (kind == Kind::seat || kind == Kind::seats) return seat(value);
  if (kind == Kind::suit) return static_cast<Suit>(value);
  return Arg::count(value);
}

/// Of cards it is said how many, of marks what they make together, of the rest each.
std::vector<Message> messages_of(std::string_view game, const Member& member, const Value& value) {
  const bool choice = member.kind == Kind::choice;
  const auto word = choice ? member.choices[static_cast<std::size_t>(value[0])] : member.key;
  const std::string_view key = spoken(game, SpokenAs::told, word);
  if (key.empty()) return {};
  if (choice || member.kind == Kind::flag) return {{key}};
  if (member.kind == Kind::cards) return {{key, {Arg::count(static_cast<int>(value.size()))}}};
  if (member.kind == Kind::marks) return {{key, {std::accumulate(value.begin(), value.end(), 0)}}};
  std::vector<Message> all;
  for (const int each : value) all.push_back({key, {argument(member.kind, each)}});
  return all;
}

/// Who it is about, and ranks, need no words around them.
QStringList said(std::string_view game, const ToldMember& told, const SeatNames& names,
                 const Speaker& speaker) {
  const Member& member = *told.member;
  const Value& value = told.value;
  QStringList all;
  if (member.kind == Kind::seat && member.word.empty())
    all << text(isolated(names.of(seat(value[0]))));
  else if (member.kind == Kind::rank || member.kind == Kind::ranks)
    for (const int rank : value) all << text(in_words(static_cast<Rank>(rank), speaker.letters()));
  else
    for (const Message& message : messages_of(game, member, value))
      all << speaker.said(message, names);
  return all;
}

bool says(const ToldMember& told, const Answer& answer) {
  return told.member->key == answer.key && told.value == answer.value;
}

/// The button that a member shows to have been meant, however the deal was told; nothing: none.
const QuickAnswer* shown_by(const ToldDeal& deal, const ToldMember& member, int seats) {
  for (const QuickAnswer& quick : game_called(deal.game)->entry().quick)
    if (quick.fits(seats) && says(member, quick.shown_by)) return &quick;
  return nullptr;
}

/// Whether the word for another member says it already.
bool goes_without_saying(const ToldDeal& deal, const ToldMember& member, int seats) {
  return std::any_of(deal.members.begin(), deal.members.end(), [&](const ToldMember& other) {
    const QuickAnswer* quick = &other == &member ? nullptr : shown_by(deal, other, seats);
    return quick != nullptr &&
           std::any_of(quick->says.begin(), quick->says.end(),
                       [&](const Answer& answer) { return says(member, answer); });
  });
}

}  // namespace

QString told(const ToldDeal& deal, const SeatNames& names, const Speaker& speaker) {
  QStringList all;
  const auto seats = static_cast<int>(names.seats.size());
  for (const ToldMember& member : deal.members) {
    if (const QuickAnswer* quick = shown_by(deal, member, seats))
      all << speaker.said(quick->label);
    else if (!goes_without_saying(deal, member, seats))
      all << said(deal.game, member, names, speaker);
  }
  if (all.size() > 1) {
    const QString who = all.takeFirst();
    all.front().prepend(who + ' ');
  }
  return speaker.listed(all);
}

QString told(const DealView& deal, const SeatNames& names, const Speaker& speaker) {
  return deal.ended ? speaker.said("book.ended") : told(deal.deal, names, speaker);
}

QString told(const FormerView& former, const SeatNames& names, const Speaker& speaker) {
  return former.ended ? speaker.said("book.ended") : told(former.deal, names, speaker);
}

QStringList told(std::string_view game, const ChangeView& change, const Speaker& speaker) {
  QStringList all;
  for (const std::string& sentence : in_words(game, change, speaker.words())) all << text(sentence);
  for (const Line& line : change.lines)
    all << text(to_string(line.rule)) + "  " + speaker.said(line.message, change.names);
  return all;
}

QString game_won(const SheetRow& row, const Speaker& speaker) {
  QStringList winners;
  for (const Seat s : row.deal->finished->winners) winners << text(isolated(row.names.of(s)));
  return winners.isEmpty() ? speaker.said("table.nobody_won")
                           : speaker.say("table.won", winners.join(" & "));
}

}  // namespace spadille::table

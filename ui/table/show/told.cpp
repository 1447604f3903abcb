#include "ui/table/show/told.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "games/games.h"
#include "text/cards.h"

namespace spadille::table {
namespace {

/// What is said of a member with its value, or of a choice.
struct Named {
  std::string_view key;
  std::string_view message;
};

constexpr std::array kSaid{
    Named{"absent", "table.told.absent"},
    Named{"alliance", "table.told.alliance"},
    Named{"alone", "table.told.alone"},
    Named{"beasted", "table.told.beasted"},
    Named{"called_card_unseen", "table.told.called_card_unseen"},
    Named{"cards", "table.told.cards"},
    Named{"conceded", "table.told.conceded"},
    Named{"double_matadors", "table.told.double_matadors"},
    Named{"forced", "table.told.forced"},
    Named{"gives_point", "table.told.gives_point"},
    Named{"king_from", "table.told.king_from"},
    Named{"last_trick", "table.told.last_trick"},
    Named{"leader", "table.told.leader"},
    Named{"lone_defender", "table.told.lone_defender"},
    Named{"matadors", "table.told.matadors"},
    Named{"matched", "table.told.matched"},
    Named{"ombre_tricks", "table.told.ombre_tricks"},
    Named{"other_cards", "table.told.other_cards"},
    Named{"other_points", "table.told.other_points"},
    Named{"other_roem", "table.told.other_roem"},
    Named{"own_king", "table.told.own_king"},
    Named{"partner", "table.told.partner"},
    Named{"passed_out", "table.told.passed_out"},
    Named{"pays_with_ombre", "table.told.pays_with_ombre"},
    Named{"points", "table.told.points"},
    Named{"premiers", "table.told.premiers"},
    Named{"rest_to", "table.told.rest_to"},
    Named{"roem", "table.told.roem"},
    Named{"solo", "table.told.solo"},
    Named{"third_points", "table.told.third_points"},
    Named{"third_roem", "table.told.third_roem"},
    Named{"tricks", "table.told.tricks"},
    Named{"trump", "table.told.trump"},
    Named{"vole", "table.told.vole"},
    Named{"went_on", "table.told.went_on"},
};

Arg argument(Kind kind, int value) {
  if (kind == Kind::seat || kind == Kind::seats) return seat(value);
  if (kind == Kind::suit) return static_cast<Suit>(value);
  return Arg::count(value);
}

/// Of cards it is said how many, of marks what they make together, of the rest each.
std::vector<Message> messages_of(const Member& member, const Value& value) {
  const bool choice = member.kind == Kind::choice;
  const auto key = choice ? member.choices[static_cast<std::size_t>(value[0])] : member.key;
  const auto* named =
      std::find_if(kSaid.begin(), kSaid.end(), [&](const Named& each) { return each.key == key; });
  if (named == kSaid.end()) return {};
  if (choice || member.kind == Kind::flag) return {{named->message}};
  if (member.kind == Kind::cards)
    return {{named->message, {Arg::count(static_cast<int>(value.size()))}}};
  if (member.kind == Kind::marks)
    return {{named->message, {std::accumulate(value.begin(), value.end(), 0)}}};
  std::vector<Message> all;
  for (const int each : value) all.push_back({named->message, {argument(member.kind, each)}});
  return all;
}

/// Who it is about, and ranks, need no words around them.
QStringList spoken(const Member& member, const Value& value, const SeatNames& names,
                   const Speaker& speaker) {
  QStringList all;
  if (value.empty()) return all;
  if (member.kind == Kind::seat && member.word.empty())
    all << text(names.of(seat(value[0])));
  else if (member.kind == Kind::rank || member.kind == Kind::ranks)
    for (const int rank : value) all << text(in_words(static_cast<Rank>(rank), speaker.letters()));
  else
    for (const Message& message : messages_of(member, value)) all << speaker.said(message, names);
  return all;
}

}  // namespace

QString told(const AnyDeal& deal, const SeatNames& names, const Speaker& speaker) {
  QStringList all;
  Games::for_each([&](auto game) {
    using G = decltype(game);
    if (const auto* of = std::get_if<typename G::Deal>(&deal))
      for (const auto& row : G::form()) all << spoken(row, row.get(*of), names, speaker);
  });
  if (all.size() > 1) {
    const QString who = all.takeFirst();
    all.front().prepend(who + ' ');
  }
  return all.join(speaker.said("table.told.comma"));
}

}  // namespace spadille::table

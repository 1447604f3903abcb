#include "app/score/deal_words.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "app/games.h"
#include "codec/plain_text.h"
#include "text/cards.h"
#include "text/joints.h"
#include "text/names.h"
#include "text/spoken.h"

namespace spadille {
namespace {

Arg argument(Kind kind, int value) {
  if (is_seat(kind)) return seat(value);
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

/// Of which deal something is told, and how.
struct Teller {
  const ToldDeal& deal;
  const SeatNames& names;
  const Words& words;
  Language letters;

  [[nodiscard]] int seats() const { return static_cast<int>(names.seats.size()); }
};

/// Who it is about, and ranks, need no words around them.
std::vector<std::string> said(const ToldMember& told, const Teller& to) {
  const Member& member = *told.member;
  const Value& value = told.value;
  std::vector<std::string> all;
  if (member.kind == Kind::seat && member.word.empty())
    all.push_back(isolated(to.names.of(seat(value[0]))));
  else if (member.kind == Kind::rank || member.kind == Kind::ranks)
    for (const int rank : value) all.push_back(in_words(static_cast<Rank>(rank), to.letters));
  else
    for (const Message& message : messages_of(to.deal.game, member, value))
      all.push_back(to.words.say(message, to.names));
  return all;
}

bool says(const ToldMember& told, const Answer& answer) {
  return told.member->key == answer.key && told.value == answer.value;
}

/// The button that a member shows to have been meant, however the deal was told; nothing: none.
const QuickAnswer* shown_by(const ToldMember& member, const Teller& to) {
  for (const QuickAnswer& quick : game_called(to.deal.game)->entry().quick)
    if (quick.fits(to.seats()) && says(member, quick.shown_by)) return &quick;
  return nullptr;
}

/// Whether the word for another member says it already.
bool goes_without_saying(const ToldMember& member, const Teller& to) {
  return std::any_of(to.deal.members.begin(), to.deal.members.end(), [&](const ToldMember& other) {
    const QuickAnswer* quick = &other == &member ? nullptr : shown_by(other, to);
    return quick != nullptr &&
           std::any_of(quick->says.begin(), quick->says.end(),
                       [&](const Answer& answer) { return says(member, answer); });
  });
}

}  // namespace

std::string as_said(const ToldDeal& deal, const SeatNames& names, const Words& words,
                    Language letters) {
  const Teller to{deal, names, words, letters};
  std::vector<std::string> all;
  for (const ToldMember& member : deal.members) {
    if (const QuickAnswer* quick = shown_by(member, to))
      all.push_back(words.say(quick->label));
    else if (!goes_without_saying(member, to))
      for (std::string& each : said(member, to)) all.push_back(std::move(each));
  }
  std::erase(all, "");
  if (all.size() > 1) {
    all[1].insert(0, all[0] + ' ');
    all.erase(all.begin());
  }
  return joined(all, joints(words.language()).comma);
}

std::string as_said(const DealView& deal, const SeatNames& names, const Words& words,
                    Language letters) {
  return deal.ended ? words.say("book.ended") : as_said(deal.deal, names, words, letters);
}

std::string as_said(const FormerView& former, const SeatNames& names, const Words& words,
                    Language letters) {
  return former.ended ? words.say("book.ended") : as_said(former.deal, names, words, letters);
}

std::string agreed_in_words(const DealView& deal, const Words& words) {
  if (deal.agreed.empty()) return {};
  return labelled(words.say("book.agreed"), listed(deal.agreed, words.language()), words);
}

}  // namespace spadille

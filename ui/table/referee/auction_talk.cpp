#include "ui/table/referee/auction_talk.h"

#include "app/referee/asking.h"
#include "app/referee/calls_typed.h"
#include "text/cards.h"
#include "text/spoken.h"
#include "ui/table/show/cards.h"

namespace spadille::table {

AuctionTalk::AuctionTalk(Referee& referee, LaidSession& evening, const Speaker& speaker,
                         QObject* parent)
    : QObject(parent), referee_(referee), evening_(evening), speaker_(speaker) {
  connect(&speaker, &Speaker::languageChanged, this, &AuctionTalk::changed);
  connect(&referee, &Referee::moved, this, &AuctionTalk::arrive);
  connect(&evening, &LaidSession::changed, this, &AuctionTalk::changed);
}

void AuctionTalk::arrive() {
  bidding_ = {};
  judge();
}

AuctionView AuctionTalk::look(const Bidding& bidding) const {
  Document question = in_words(referee_.table(), Format::auction, {});
  question.asked.auction = bidding;
  return judge_auction(question).value_or(AuctionView{});
}

void AuctionTalk::judge() {
  view_ = look(bidding_);
  emit changed();
}

bool AuctionTalk::needsTurnUp() const {
  return !referee_.traits().turned_up_from.empty() && !bidding_.turn_up;
}

QVariantMap AuctionTalk::turnUp() const {
  return bidding_.turn_up ? card_map(*bidding_.turn_up, speaker_) : QVariantMap();
}

QVariantList AuctionTalk::pad() const {
  return pad_of(referee_.traits().turned_up_from, {}, speaker_);
}

QVariantMap AuctionTalk::shown(Call call) const {
  const std::string_view said = name(view_.calls, call);
  const auto suit = suit_in(said);
  QString label = speaker_.said(spoken_or_word(view_.game, SpokenAs::call, said));
  if (suit) label = said.size() > 1 ? speaker_.said("table.alone") : QString();
  return {{"value", static_cast<int>(call)},
          {"label", label},
          {"name", suit ? (text(in_words(*suit)) + " " + label).trimmed() : label},
          {"suit", suit ? static_cast<int>(*suit) : -1},
          {"held", view_.if_held.contains(call)}};
}

QVariantList AuctionTalk::calls() const {
  QVariantList all;
  Bidding before = bidding_;
  before.calls = {};
  for (const Call call : bidding_.calls) {
    QVariantMap map = shown(call);
    const auto who = look(before).to_call;
    map.insert("who", who ? text(referee_.traits().names.of(*who)) : QString());
    all << map;
    before.calls.push_back(call);
  }
  return all;
}

QString AuctionTalk::toCall() const {
  return view_.to_call ? text(referee_.traits().names.of(*view_.to_call)) : QString();
}

QVariantList AuctionTalk::may() const {
  QVariantList all;
  if (!view_.to_call || needsTurnUp()) return all;
  for (const Call call : view_.may) all << shown(call);
  return all;
}

QString AuctionTalk::clause() const {
  return view_.why.named() ? text(to_string(view_.why)) : QString();
}

QStringList AuctionTalk::settled() const {
  QStringList all;
  if (needsTurnUp() || has_error(view_.findings)) return all;
  if (!view_.settled.empty()) all << text(settled_typed(view_, speaker_.words()));
  for (const Sequel& sequel : view_.sequels) all << speaker_.said(sequel.message, view_.names);
  return all;
}

bool AuctionTalk::begins() const {
  return !settled().empty() && view_.deal.has_game() && referee_.atTable() && !evening_.closed();
}

void AuctionTalk::enter() {
  if (begins()) emit begun(view_.deal);
}

void AuctionTalk::turn(int card) {
  if (!is_card(card) || !referee_.traits().turned_up_from.contains(Card::of_code(card))) return;
  bidding_.turn_up = Card::of_code(card);
  judge();
}

void AuctionTalk::call(int call) {
  if (!view_.to_call || bidding_.calls.size() == Calls::capacity()) return;
  if (call < 0 || call >= static_cast<int>(view_.calls.size())) return;
  if (!view_.may.contains(call_of(call))) return;
  bidding_.calls.push_back(call_of(call));
  judge();
}

void AuctionTalk::back() {
  if (bidding_.calls.empty()) bidding_.turn_up.reset();
  Calls rest;
  for (std::size_t i = 0; i + 1 < bidding_.calls.size(); ++i) rest.push_back(bidding_.calls[i]);
  bidding_.calls = rest;
  judge();
}

}  // namespace spadille::table

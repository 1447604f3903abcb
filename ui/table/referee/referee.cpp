#include "ui/table/referee/referee.h"

#include <algorithm>
#include <functional>

#include "app/games.h"
#include "app/referee/asking.h"
#include "app/referee/statements.h"
#include "app/rulebook/rules.h"
#include "text/cards.h"
#include "ui/table/show/cards.h"

namespace spadille::table {
namespace {

/// A game by itself, by the rules that stand first.
Evening table_of(const QString& game) {
  const auto known = presets(game.toStdString());
  return table_by(*preset_rules(known.front().id), {});
}

}  // namespace

Referee::Referee(LaidSession& evening, const Home& home, const Speaker& speaker, QObject* parent)
    : QObject(parent), evening_(evening), home_(home), speaker_(speaker) {
  connect(&speaker, &Speaker::languageChanged, this, &Referee::judge);
  connect(&home, &Home::changed, this, &Referee::changed);
  sitAt(table_of(text(all_games().front()->id())));
}

void Referee::sitAt(Evening table) {
  table_ = std::move(table);
  turn_ = {};
  held_.clear();
  verdict_.clear();
  winner_.reset();
  target_ = Target::trick;
  traits_ = traits_of(table_);
  turn_.leader = traits_.players[0];
  emit moved();
  emit changed();
}

void Referee::arrive() {
  const LaidPtr laid = evening_.laid();
  if (laid && laid != of_) sitAt(table_by(laid->desk, laid->names));
  if (!laid && of_) sitAt(table_of(game()));
  of_ = laid;
  rules_called_.clear();
  judged_ = false;
  next();
}

void Referee::follow() {
  if (evening_.laid() != of_) arrive();
}

void Referee::setGame(const QString& game) {
  if (atTable() || game == this->game() || presets(game.toStdString()).empty()) return;
  rules_called_.clear();
  sitAt(table_of(game));
}

QString Referee::said(const Message& message) const {
  return speaker_.said(message, traits_.names);
}

bool Referee::empty() const { return turn_.trick.empty() && !turn_.card && held_.empty(); }

QString Referee::target() const {
  switch (target_) {
    case Target::trick: return "trick";
    case Target::card: return "card";
    case Target::hand: break;
  }
  return "hand";
}

void Referee::setTarget(const QString& target) {
  target_ = target == "hand" ? Target::hand : target == "card" ? Target::card : Target::trick;
  emit changed();
}

void Referee::setQuestion(const QString& question) {
  judged_ = question == "turn";
  next();
}

void Referee::setWhole(bool whole) {
  whole_ = whole;
  judge();
}

std::vector<Card> Referee::told() const {
  std::vector<Card> all(turn_.trick.begin(), turn_.trick.end());
  all.insert(all.end(), held_.begin(), held_.end());
  if (turn_.card) all.push_back(*turn_.card);
  return all;
}

Card Referee::shown(Card card) const { return as_shown(card, traits_.suits); }

QVariantList Referee::pad() const {
  const bool anew = !verdict_.isEmpty() && target_ == Target::trick;
  return pad_of(traits_.pack, anew ? std::vector<Card>() : told(), speaker_, traits_.suits);
}

QVariantList Referee::hand() const {
  CardSet cards;
  if (traits_.suits) {
    for (const Card card : held_) cards.insert(card);
    return card_list(cards, speaker_);
  }
  std::vector<Card> all = held_;
  std::sort(all.begin(), all.end(), std::greater<>());
  return card_list(all, speaker_);
}

QString Referee::lonersAsked() const {
  return traits_.loners.empty() ? QString() : speaker_.said(traits_.loners);
}

QVariantList Referee::loners() const {
  QVariantList all;
  if (traits_.loners.empty()) return all;
  for (std::size_t i = 0; i < traits_.names.seats.size(); ++i) {
    const Seat who = seat(static_cast<int>(i));
    all << QVariantMap{{"seat", static_cast<int>(i)},
                       {"name", text(traits_.names.of(who))},
                       {"alone", turn_.loners.maker == who}};
  }
  return all;
}

TurnView Referee::look(bool judged) const {
  Document question = in_words(table_, Format::turn, {});
  Position& turn = question.asked.turn = turn_;
  if (!judged) {
    turn.card.reset();
  } else if (turn.card && !held_.empty()) {
    putHand(turn);
  }
  return (judged ? judge_turn(question) : judge_trick(question)).value_or(TurnView{});
}

void Referee::putHand(Position& turn) const {
  for (const Card card : held_)
    if (card.has_suit())
      (whole_ ? turn.hand : turn.seen).insert(card);
    else
      (whole_ ? turn.more_of_hand : turn.more_seen).push_back(card.rank());
  hold_card(turn);
}

QVariantList Referee::places() const {
  QVariantList all;
  const Lineup order{.players = traits_.players};
  const TurnView view = look(false);
  const bool judged = !turn_.trick.empty() && !has_error(view.findings);
  for (std::size_t i = 0; i < traits_.players.size(); ++i) {
    const Seat who = in_turn(order, *turn_.leader, i);
    const bool lies = i < turn_.trick.size();
    const bool asked = turn_.card && i == turn_.trick.size();
    QVariantMap place{{"seat", int{who.index}},
                      {"name", text(traits_.names.of(who))},
                      {"leads", i == 0},
                      {"winning", judged && lies && view.winning == i},
                      {"asked", asked}};
    if (lies) place.insert("card", card_map(turn_.trick[i], speaker_));
    if (asked) place.insert("card", card_map(*turn_.card, speaker_));
    all << place;
  }
  return all;
}

void Referee::judge() {
  verdict_.clear();
  const bool ready = judged_
                         ? turn_.card.has_value()
                         : !traits_.players.empty() && turn_.trick.size() == traits_.players.size();
  if (ready && (!traits_.trumps || turn_.trump)) {
    const TurnView view = look(judged_);
    if (has_error(view.findings))
      verdict_ = {
          {"kind", "bad"}, {"title", said(view.findings.front().message)}, {"clause", QString()}};
    else
      verdict_ = judged_ ? turnVerdict(view) : trickVerdict(view);
    if (!judged_) winner_ = view.winner;
  }
  emit changed();
}

QVariantMap Referee::trickVerdict(const TurnView& view) const {
  const Card card = shown(view.turn.trick[view.winning]);
  QStringList sentences;
  if (view.winner) sentences << said({"referee.wins", {*view.winner, card}});
  if (view.worth.cards > 0) sentences << said({"referee.worth", {view.worth.cards}});
  if (const auto melds = melds_told(view)) sentences << said(melds->message);
  return {{"kind", "wins"},
          {"title", view.winner
                        ? speaker_.say("table.referee.wins", text(traits_.names.of(*view.winner)))
                        : said({"referee.card_wins", {static_cast<int>(view.winning) + 1, card}})},
          {"card", card_map(card, speaker_)},
          {"sentences", sentences},
          {"points", view.worth.cards + view.worth.melds},
          {"clause", text(to_string(view.won_by))}};
}

QVariantMap Referee::turnVerdict(const TurnView& view) const {
  const Verdict& verdict = view.verdict;
  const Card card = shown(*view.turn.card);
  QStringList sentences;
  QVariantMap answer{{"card", card_map(card, speaker_)},
                     {"title", speaker_.said(title_of(verdict.play))}};
  CardSet cards;
  switch (verdict.play) {
    case Verdict::Play::lawful:
      answer.insert("kind", "good");
      sentences << said({"referee.lawful", {card}});
      break;
    case Verdict::Play::unlawful:
      answer.insert("kind", "bad");
      sentences << said({"referee.unlawful", {card}});
      cards = verdict.playable;
      answer.insert("about", speaker_.said("table.referee.could_have"));
      break;
    case Verdict::Play::depends:
      answer.insert("kind", "depends");
      cards = verdict.unless;
      answer.insert("about", said({"referee.depends", {card}}));
      break;
  }
  if (view.winner && !view.turn.trick.empty())
    sentences << said({"referee.winning", {*view.winner, shown(view.turn.trick[view.winning])}});
  answer.insert("sentences", sentences);
  answer.insert("cards", card_list(cards, speaker_, traits_.suits));
  answer.insert("clause", text(to_string(verdict.why)));
  return answer;
}

void Referee::chooseTrump(int suit) {
  if (suit < 0 || suit > 3) return;
  turn_.trump = static_cast<Suit>(suit);
  judge();
}

bool Referee::sits(int who) const {
  return who >= 0 && who < static_cast<int>(traits_.names.seats.size());
}

void Referee::chooseLeader(int who) {
  if (!sits(who) || !takes_part({.players = traits_.players}, seat(who))) return;
  turn_.leader = seat(who);
  judge();
}

void Referee::chooseAlone(int who) {
  if (!sits(who) || traits_.loners.empty()) return;
  if (turn_.loners.maker == seat(who))
    turn_.loners.maker.reset();
  else
    turn_.loners.maker = seat(who);
  traits_ = traits_of(table_, turn_);
  const Lineup order{.players = traits_.players};
  if (!takes_part(order, *turn_.leader)) turn_.leader = traits_.players[0];
  while (turn_.trick.size() > traits_.players.size()) turn_.trick = {};
  judge();
}

void Referee::tap(int code) {
  if (!is_card(code) && !is_rank_alone(code)) return;
  const Card card = shown(Card::of_code(code));
  if (traits_.suits && !(card.has_suit() && traits_.pack.contains(card))) return;
  const bool into_hand = judged_ && target_ == Target::hand;
  if (!verdict_.isEmpty() && target_ == Target::trick) next();
  const auto held = std::find(held_.begin(), held_.end(), card);
  if (into_hand && traits_.suits && held != held_.end()) {
    held_.erase(held);
  } else if (!is_left(card, traits_.pack, told()) && turn_.card != card) {
    return;
  } else if (into_hand) {
    held_.push_back(card);
  } else if (judged_ && target_ == Target::card) {
    turn_.card = card;
    target_ = Target::trick;
  } else if (turn_.trick.size() + (judged_ ? 1 : 0) < traits_.players.size()) {
    turn_.trick.push_back(card);
  }
  judge();
}

void Referee::takeBack() {
  if (turn_.card) {
    turn_.card.reset();
    if (judged_) target_ = Target::card;
  } else if (!turn_.trick.empty()) {
    Trick rest;
    for (std::size_t i = 0; i + 1 < turn_.trick.size(); ++i) rest.push_back(turn_.trick[i]);
    turn_.trick = rest;
  } else if (!traits_.suits && !held_.empty()) {
    held_.pop_back();
  } else {
    held_.clear();
  }
  judge();
}

void Referee::next() {
  if (!judged_ && !verdict_.isEmpty() && winner_) turn_.leader = winner_;
  winner_.reset();
  turn_.trick = {};
  turn_.card.reset();
  held_.clear();
  whole_ = false;
  target_ = Target::trick;
  verdict_.clear();
  emit changed();
}

}  // namespace spadille::table

// What the page sees of a deal card by card; card_log.cpp changes it.
#include <algorithm>

#include "app/deal_view.h"
#include "app/record/previewed.h"
#include "app/referee/ruling_words.h"
#include "text/accounts.h"
#include "text/cards.h"
#include "text/spoken.h"
#include "ui/table/record/card_log.h"
#include "ui/table/show/accounts.h"
#include "ui/table/show/cards.h"
#include "ui/table/show/told.h"

namespace spadille::table {

using Ask = PlayInterview::Ask;

QString CardLog::said(const Message& message) const {
  return speaker_.said(message, referee_.traits().names);
}

QString CardLog::stated(const Statement& statement) const {
  QString all = said(statement.message);
  const QString list = text(listed(statement, referee_.traits().names, speaker_.letters()));
  if (!list.isEmpty()) all += " " + list;
  if (statement.rule.named()) all += " " + text(to_string(statement.rule));
  return all;
}

QVariantMap CardLog::choice(const Member& member, int value) const {
  QString label;
  if (is_seat(member.kind))
    label = text(referee_.traits().names.of(seat(value)));
  else if (member.kind == Kind::flag)
    label = speaker_.said("entry.yes");
  else if (member.kind == Kind::choice)
    label = speaker_.said(spoken_or_word(bid_.game(), SpokenAs::choice,
                                         member.choices[static_cast<std::size_t>(value)]));
  else
    label = text(in_words(static_cast<Suit>(value)));
  const Value now = bid_.get(member.key);
  return {{"value", value},
          {"label", label},
          {"suit", member.kind == Kind::suit ? value : -1},
          {"chosen", std::find(now.begin(), now.end(), value) != now.end()},
          {"possible", bid_.possible(member.key, value)}};
}

QVariantList CardLog::contract() const {
  QVariantList all;
  if (talk_) return all;
  for (const Member* member : asksFirst()) {
    int last = 0;
    if (member->kind == Kind::suit) last = 3;
    if (member->kind == Kind::choice) last = static_cast<int>(member->choices.size()) - 1;
    if (member->kind == Kind::seat) last = static_cast<int>(bid_.names().seats.size()) - 1;
    QVariantList choices;
    const bool flag = member->kind == Kind::flag;
    for (int value = flag ? 1 : 0; value <= (flag ? 1 : last); ++value)
      choices << choice(*member, value);
    all << QVariantMap{{"key", text(member->key)},
                       {"label", speaker_.said(member->kind == Kind::suit ? "referee.field.trump"
                                                                          : member->label)},
                       {"choices", choices}};
  }
  return all;
}

QString CardLog::stage() const {
  if (!talk_) return "contract";
  switch (talk_->next()) {
    case Ask::contract: return "contract";
    case Ask::trump: return "trump";
    case Ask::turn_up:
    case Ask::called:
    case Ask::card: return "card";
    case Ask::melds: return "melds";
    case Ask::decision: return "decision";
    case Ask::nothing: break;
  }
  return "end";
}

QString CardLog::asked() const {
  if (!talk_) return speaker_.said("table.cards.contract");
  switch (talk_->next()) {
    case Ask::contract: return speaker_.said("table.cards.contract");
    case Ask::trump: return speaker_.said("referee.field.trump");
    case Ask::turn_up: return speaker_.said("referee.field.turn_up");
    case Ask::called: return speaker_.said("referee.field.called");
    case Ask::card: {
      const Seat who = talk_->who().value_or(Seat{});
      return said({"referee.play.card", {talk_->trick(), who}});
    }
    case Ask::melds: return said({talk_->game().questions.own.melds->asked, {talk_->melds()}});
    case Ask::decision: return speaker_.said(talk_->game().questions.own.decided->label);
    case Ask::nothing: break;
  }
  return talk_->view().score ? speaker_.said("referee.comes_to")
                             : speaker_.said("table.cards.not_whole");
}

QVariantList CardLog::answers() const {
  QVariantList all;
  const auto add = [&](std::string_view value, std::string_view message) {
    all << QVariantMap{{"value", text(value)}, {"label", speaker_.said(message)}};
  };
  if (stage() == "melds") {
    add("y", "entry.yes");
    add("n", "entry.no");
  }
  if (stage() == "decision")
    for (const std::string_view value : talk_->game().questions.own.decided->choices)
      add(value, spoken_or_word(bid_.game(), SpokenAs::choice, value));
  return all;
}

QVariantList CardLog::pad() const {
  std::vector<Card> told;
  if (talk_ && talk_->next() == Ask::card)
    for (const CardSet& played : talk_->view().replay.played)
      for (const Card card : played) told.push_back(card);
  return pad_of(referee_.traits().pack, told, speaker_, referee_.traits().suits);
}

QVariantList CardLog::places() const {
  QVariantList all;
  if (!talk_) return all;
  const PlayedView& view = talk_->view();
  const auto& players = view.lineup.players;
  if (players.empty()) return all;
  const auto& tricks = view.replay.tricks;
  const Seat leader = tricks.empty() || tricks.back().seats.empty()
                          ? view.replay.to_play.value_or(players[0])
                          : tricks.back().seats[0];
  for (std::size_t i = 0; i < players.size(); ++i) {
    const Seat who = in_turn(view.lineup, leader, i);
    const bool lies = !tricks.empty() && i < tricks.back().seats.size();
    QVariantMap place{{"seat", int{who.index}},
                      {"name", text(view.names.of(who))},
                      {"leads", i == 0},
                      {"asked", false},
                      {"winning", !tricks.empty() && tricks.back().winner == who}};
    if (lies)
      place.insert(
          "card",
          card_map(as_shown(view.play.tricks[tricks.size() - 1].cards[i], view.suits), speaker_));
    all << place;
  }
  return all;
}

int CardLog::trump() const {
  if (!talk_ || !talk_->view().lineup.trump) return -1;
  return static_cast<int>(*talk_->view().lineup.trump);
}

QStringList CardLog::seen() const {
  QStringList all;
  if (talk_)
    for (const Message& message : talk_->seen()) all << said(message);
  return all;
}

QStringList CardLog::revokes() const {
  QStringList all;
  if (!talk_) return all;
  const PlayedView& view = talk_->view();
  for (const Statement& statement : revokes_told(view)) all << stated(statement);
  for (const RulingView& ruling : view.rulings) {
    if (ruling.question == nullptr)
      all << text(in_short(ruling.outcome, ruling.names, speaker_.words()));
    if (ruling.question != nullptr)
      all << speaker_.said("referee.still_asked") + speaker_.gap() +
                 speaker_.said(ruling.question->label);
  }
  return all;
}

QStringList CardLog::open() const {
  QStringList all;
  if (!talk_ || !talk_->view().revokes.revokes.empty()) return all;
  for (const Statement& statement : open_told(talk_->view())) all << stated(statement);
  return all;
}

std::optional<DealView> CardLog::score() const {
  const PlayedView& view = talk_->view();
  if (!view.score || !of_) return view.score;
  return previewed(before_next(of_->desk.table.scored.session), deal_of(view.score->deal),
                   view.names)
      .deal;
}

QVariantMap CardLog::result() const {
  if (!talk_ || talk_->next() != Ask::nothing) return {};
  const PlayedView& view = talk_->view();
  const std::optional<DealView> score = this->score();
  QStringList findings;
  for (const Finding& finding : view.findings) findings << said(finding.message);
  QVariantList lines;
  if (score)
    for (const Line& line : score->sheet.lines)
      lines << QVariantMap{{"rule", text(to_string(line.rule))},
                           {"words", speaker_.said(line.message, view.names)}};
  const QString said = score ? told(score->deal, view.names, speaker_) : text(view.said);
  return {
      {"said", said},
      {"moves", score ? moved_by(score->sheet, view.accounts, view.names, speaker_) : QString()},
      {"findings", findings},
      {"lines", lines}};
}

QVariantList CardLog::agreement() const {
  return talk_ ? consent_.shown(talk_->view().names, speaker_) : QVariantList();
}

}  // namespace spadille::table

#include "ui/table/card_log.h"

#include <algorithm>

#include "app/events.h"
#include "app/told_play.h"
#include "text/accounts.h"
#include "text/cards.h"
#include "ui/table/accounts.h"
#include "ui/table/cards.h"
#include "ui/table/choices.h"

namespace spadille::table {
namespace {

using Ask = PlayInterview::Ask;

/// What a contract is made of, in the order people say it.
constexpr std::array<std::string_view, 6> kOfContract{"contract", "ombre",         "maker",
                                                      "alone",    "lone_defender", "trump"};
/// Without these there is none.
constexpr std::array<std::string_view, 4> kNeeded{"contract", "ombre", "maker", "trump"};

/// Under which the draft keeps it.
const QString kPart = QStringLiteral("cards");
/// Between what was bid and the answers: in none of them.
constexpr QLatin1Char kBar('|');

bool is_needed(std::string_view key) {
  return std::find(kNeeded.begin(), kNeeded.end(), key) != kNeeded.end();
}

AnySession session_at(const AnyEvening& table) {
  return std::visit(
      []<Game G>(const spadille::Evening<G>& evening) -> AnySession {
        return Session<G>{evening.rules, evening.before, {}};
      },
      table);
}

/// The table, with what was bid as the deal that is told.
AnyEvening with_contract(AnyEvening table, const AnyDeal& deal) {
  std::visit(
      [&]<Game G>(spadille::Evening<G>& evening) {
        evening.deals = {std::get<typename G::Deal>(deal)};
      },
      table);
  return table;
}

}  // namespace

CardLog::CardLog(Referee& referee, Evening& evening, Draft& draft, const Speaker& speaker,
                 QObject* parent)
    : QObject(parent), referee_(referee), evening_(evening), draft_(draft), speaker_(speaker) {
  connect(&speaker, &Speaker::languageChanged, this, &CardLog::changed);
  connect(&evening, &Evening::recorded, this, [this] {
    postNext();
    emit saved();
  });
  connect(&evening, &Evening::changed, this, [this] {
    if (posting_) postNext();
    saving_ = false;
    // Somebody else was faster: the same cards at the table as it stands now.
    if (std::exchange(overtaken_, false) && of_ != evening_.laid()) sitAgain();
  });
  connect(&evening, &Evening::refused, this, [this] {
    if (std::exchange(saving_, false)) overtaken_ = true;
    giveUp();
  });
  connect(&draft, &Draft::read, this, [this] {
    if (here_ && (of_ != evening_.laid() || written().isEmpty())) sitAgain();
  });
}

void CardLog::sitAgain() {
  referee_.arrive();
  arrive();
}

void CardLog::giveUp() {
  to_post_.clear();
  posting_ = false;
}

void CardLog::arrive() {
  here_ = true;
  talk_.reset();
  answers_.clear();
  of_ = evening_.laid();
  bid_ = {session_at(referee_.table()), referee_.traits().names};
  if (asksFirst().empty()) talk_.emplace(referee_.table());
  if (of_) readDraft();
  emit changed();
}

/// "what was bid", and once the cards are told "|answer|answer".
QString CardLog::written() const {
  QString all = text(bid_.written());
  if (talk_ && !asksFirst().empty() && answers_.isEmpty()) all += kBar;
  for (const QString& answer : answers_) all += kBar + answer;
  return all;
}

void CardLog::readDraft() {
  QStringList parts = draft_.part(kPart).split(kBar);
  bid_.read(parts.takeFirst().toStdString());
  if (!talk_ && !parts.isEmpty() && contractReady())
    talk_.emplace(with_contract(referee_.table(), bid_.deal()));
  for (const QString& answer : parts)
    if (talk_ && !answer.isEmpty() && talk_->answer(answer.toStdString()).empty())
      answers_ << answer;
}

void CardLog::edited() {
  if (of_ && of_ == evening_.laid()) draft_.keep(kPart, written());
  emit changed();
}

QString CardLog::said(const Message& message) const {
  return speaker_.said(message, referee_.traits().names);
}

std::vector<const Member*> CardLog::asksFirst() const {
  std::vector<const Member*> all;
  if (!referee_.traits().trumps) return all;
  for (const std::string_view key : kOfContract) {
    const Member* member = bid_.member(key);
    const bool open = member != nullptr && (is_needed(key) || bid_.asks(key));
    if (open) all.push_back(member);
  }
  return all;
}

QVariantMap CardLog::choice(const Member& member, int value) const {
  QString label;
  const bool is_seat = member.kind == Kind::seat || member.kind == Kind::seats;
  if (is_seat)
    label = text(referee_.traits().names.of(seat(value)));
  else if (member.kind == Kind::flag)
    label = speaker_.said("entry.yes");
  else if (member.kind == Kind::choice)
    label = speaker_.said(message_of_choice(member.choices[static_cast<std::size_t>(value)]));
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

bool CardLog::contractReady() const {
  const auto all = asksFirst();
  return std::all_of(all.begin(), all.end(), [&](const Member* member) {
    return !is_needed(member->key) || !bid_.get(member->key).empty();
  });
}

void CardLog::choose(const QString& key, int value) {
  const std::string name = key.toStdString();
  const Value now = bid_.get(name);
  const bool again = std::find(now.begin(), now.end(), value) != now.end();
  if (talk_) return;
  bid_.set(name, again ? Value{} : Value{value});
  edited();
}

void CardLog::start() {
  if (talk_ || !contractReady()) return;
  talk_.emplace(with_contract(referee_.table(), bid_.deal()));
  edited();
}

QString CardLog::stage() const {
  if (!talk_) return "contract";
  switch (talk_->next()) {
    case Ask::contract: return "contract";
    case Ask::trump: return "trump";
    case Ask::turn_up:
    case Ask::called:
    case Ask::card: return "card";
    case Ask::roem: return "roem";
    case Ask::after_six: return "after_six";
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
    case Ask::roem: return said({"referee.play.roem", {talk_->roem()}});
    case Ask::after_six: return speaker_.said("referee.field.after_six");
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
  if (stage() == "roem") {
    add("y", "entry.yes");
    add("n", "entry.no");
  }
  if (stage() == "after_six")
    for (const std::string_view value : {"stop", "go_on", "ask_yes", "ask_no"})
      add(value, message_of_choice(value));
  return all;
}

QVariantList CardLog::pad() const {
  CardSet used;
  if (talk_ && talk_->next() == Ask::card)
    for (const CardSet& played : talk_->view().replay.played) used = used | played;
  return pad_of(referee_.traits().pack, used, speaker_);
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
      place.insert("card", card_map(view.play.tricks[tricks.size() - 1].cards[i], speaker_));
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
  for (const auto& [message, rule] : revokes_told(view))
    all << said(message) + (rule.named() ? " " + text(to_string(rule)) : QString());
  for (const RulingView& ruling : view.rulings) {
    for (const Message& sentence : ruling.decision.words)
      if (ruling.question == nullptr) all << speaker_.said(sentence, ruling.names);
    if (ruling.question != nullptr)
      all << speaker_.said("referee.still_asked") + " " + speaker_.said(ruling.question->label);
  }
  return all;
}

QVariantMap CardLog::result() const {
  if (!talk_ || talk_->next() != Ask::nothing) return {};
  const PlayedView& view = talk_->view();
  QStringList findings;
  for (const Finding& finding : view.findings) findings << said(finding.message);
  QVariantList lines;
  if (view.score)
    for (const Line& line : view.score->sheet.lines)
      lines << QVariantMap{{"rule", text(to_string(line.rule))},
                           {"words", speaker_.said(line.message, view.names)}};
  return {{"said", text(view.said)},
          {"moves", view.score ? moved_by(view.score->sheet, view.accounts, view.names, speaker_)
                               : QString()},
          {"findings", findings},
          {"lines", lines}};
}

bool CardLog::canSave() const {
  return talk_ && talk_->next() == Ask::nothing && talk_->view().score && of_ &&
         of_ == evening_.laid();
}

void CardLog::take(const std::string& value) {
  const Findings wrong = talk_->answer(value);
  if (wrong.empty())
    answers_ << text(value);
  else
    emit refused(said(wrong.front().message));
  edited();
}

void CardLog::tap(int code) {
  if (!talk_ || !is_card(code) || stage() != "card") return;
  take(to_string(Card::of_code(code)));
}

void CardLog::answer(const QString& value) {
  if (talk_) take(value.toStdString());
}

void CardLog::back() {
  if (!talk_) return;
  if (!answers_.isEmpty()) answers_.removeLast();
  if (!talk_->back() && !asksFirst().empty()) talk_.reset();
  edited();
}

void CardLog::save() {
  if (!canSave() || saving_) return;
  const auto told = told_play(talk_->document());
  if (!told) {
    giveUp();
    emit refused(reason(told.error(), referee_.traits().names, speaker_));
    return;
  }
  saving_ = true;
  overtaken_ = false;
  evening_.record(told->deal, told->play);
}

bool CardLog::canAward() const {
  if (!canSave()) return false;
  const auto& all = talk_->view().rulings;
  return !all.empty() && std::all_of(all.begin(), all.end(), [](const RulingView& ruling) {
    return ruling.question == nullptr && !has_error(ruling.findings) &&
           ruling.decision.ruling.effect != Ruling::Effect::advice;
  });
}

void CardLog::saveWithRuling() {
  if (!canAward() || saving_) return;
  to_post_ = talk_->view().rulings;
  save();
}

/// One ruling after the other, each on the last deal as it stands then.
void CardLog::postNext() {
  posting_ = !to_post_.empty();
  if (!posting_) return;
  const RulingView ruling = to_post_.front();
  to_post_.erase(to_post_.begin());
  evening_.write([ruling](const Desk& desk) -> std::optional<AnyEvent> {
    return ruling_event(desk, seq_of_deal(desk, last_deal(desk)), ruling.incident,
                        ruling.decision.ruling);
  });
}

}  // namespace spadille::table

#include "ui/table/entry.h"

#include <algorithm>

#include "app/events.h"
#include "text/cards.h"
#include "ui/table/accounts.h"

namespace spadille::table {
namespace {

constexpr int kMostChoices = 16;
constexpr int kDraftDelay = 200;  ///< milliseconds

bool is_seat(const Member& member) {
  return member.kind == Kind::seat || member.kind == Kind::seats;
}

/// Each number that one item can be, where there are few.
std::vector<int> few(const Member& member, std::size_t seats) {
  std::vector<int> all;
  switch (member.kind) {
    case Kind::flag: return {1};
    case Kind::suit: return {0, 1, 2, 3};
    case Kind::choice:
      for (int i = 0; i < static_cast<int>(member.choices.size()); ++i) all.push_back(i);
      return all;
    case Kind::seat:
    case Kind::seats:
      for (int i = 0; i < static_cast<int>(seats); ++i) all.push_back(i);
      return all;
    case Kind::integer:
    case Kind::rank:
    case Kind::ranks:
      if ((member.max - member.min) / member.step >= kMostChoices) return {};
      for (int n = member.min; n <= member.max; n += member.step) all.push_back(n);
      return all;
    case Kind::integers:
    case Kind::marks:
    case Kind::cards:
    case Kind::card:
    case Kind::trick:
    case Kind::calls: break;
  }
  return {};
}

/// The words for a choice; its name where there are none.
std::string_view message_of(std::string_view choice) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kChoices{
      {{"alliance", "table.quadrille.alliance"},
       {"solo", "table.quadrille.solo"},
       {"vole", "table.quadrille.vole"},
       {"forced", "table.quadrille.forced"}}};
  for (const auto& [name, message] : kChoices)
    if (name == choice) return message;
  return choice;
}

bool contains(const Value& value, int n) {
  return std::find(value.begin(), value.end(), n) != value.end();
}

Value without(const Value& value, int n) {
  Value rest;
  for (const int item : value)
    if (item != n) rest.push_back(item);
  return rest;
}

/// The value with one more, or without it where it was there.
Value toggled(const Member& member, const Value& value, int n) {
  if (contains(value, n)) return without(value, n);
  if (!is_list(member.kind)) return {n};
  Value more = value;
  if (more.size() < Value::capacity()) more.push_back(n);
  if (is_set(member.kind)) std::sort(more.begin(), more.end());
  return more;
}

template <typename List>
List without_last(const List& list) {
  List rest;
  for (std::size_t i = 0; i + 1 < list.size(); ++i) rest.push_back(list[i]);
  return rest;
}

int sum(const Marks& marks) {
  int all = 0;
  for (const int mark : marks) all += mark;
  return all;
}

}  // namespace

Entry::Entry(Evening& evening, Clerk& clerk, const Speaker& speaker, QObject* parent)
    : QObject(parent), evening_(evening), clerk_(clerk), speaker_(speaker) {
  draft_.setSingleShot(true);
  draft_.setInterval(kDraftDelay);
  connect(&draft_, &QTimer::timeout, this, &Entry::keepDraft);
  connect(&evening, &Evening::changed, this, &Entry::begin);
  connect(&evening, &Evening::recorded, this, &Entry::saved);
}

void Entry::begin() {
  if (of_ == evening_.laid()) {  // only the words are others
    emit changed();
    return;
  }
  of_ = evening_.laid();
  entry_ = evening_.nextDeal();
  chalked_ = {};
  corrects_ = 0;
  draft_.stop();
  emit changed();
  if (!of_) return;
  clerk_.ask(
      [id = of_->desk.id](Book& book) -> Outcome<std::string> {
        auto draft = book.store.draft(id);
        if (!draft) return tl::unexpected(Refusal(draft.error()));
        return *draft;
      },
      [this, of = of_](Outcome<std::string> draft) {
        if (draft && of == of_ && entry_.empty()) readDraft(text(*draft));
      });
}

void Entry::edited() {
  placeRoem();
  emit changed();
  if (corrects_ == 0) draft_.start();
}

void Entry::keepDraft() {
  if (!of_ || corrects_ != 0) return;
  std::string draft = entry_.written();
  for (std::size_t i = 0; i < chalked_.size(); ++i) {
    if (chalked_[i].empty()) continue;
    draft += "chalk" + std::to_string(i) + "=";
    for (const int mark : chalked_[i]) draft += std::to_string(mark) + ",";
    draft += ";";
  }
  clerk_.ask(
      [id = of_->desk.id, draft](Book& book) -> Outcome<void> {
        if (auto kept = book.store.put_draft(id, draft); !kept)
          return tl::unexpected(Refusal(kept.error()));
        return {};
      },
      [](const Outcome<void>&) {});  // the deal will tell
}

void Entry::readDraft(const QString& text) {
  entry_.read(text.toStdString());
  const QStringList parts = text.split(';', Qt::SkipEmptyParts);
  for (const QString& part : parts) {
    if (!part.startsWith("chalk") || part.size() < 7) continue;
    const int party = part.at(5).digitValue();
    if (party < 0 || party > 2) continue;
    const QStringList marks = part.mid(7).split(',', Qt::SkipEmptyParts);
    for (const QString& mark : marks)
      if (mark.toInt() > 0 && chalked_[static_cast<std::size_t>(party)].size() < Marks::capacity())
        chalked_[static_cast<std::size_t>(party)].push_back(mark.toInt());
  }
  emit changed();
}

bool Entry::ready() const { return of_ && entry_.ready(); }

QVariantMap Entry::fields() const {
  QVariantMap all;
  if (!of_) return all;
  for (const Member* member : entry_.members()) all.insert(text(member->key), field(*member));
  return all;
}

QVariantMap Entry::field(const Member& member) const {
  QVariantList values;
  QStringList labels;
  for (const int n : entry_.get(member.key)) {
    values << n;
    labels << label(member, n);
  }
  return {{"shown", labels},
          {"label", speaker_.said(member.label)},
          {"asked", entry_.asks(member.key)},
          {"values", values},
          {"value", values.isEmpty() ? QVariant(-1) : values.first()},
          {"choices", choices(member)}};
}

QVariantList Entry::choices(const Member& member) const {
  QVariantList all;
  for (const int n : few(member, entry_.names().seats.size())) all << choice(member, n);
  return all;
}

QVariantMap Entry::choice(const Member& member, int value) const {
  DealEntry trial = entry_;
  const bool chosen = contains(entry_.get(member.key), value);
  if (!chosen) trial.set(member.key, toggled(member, entry_.get(member.key), value));
  QString effect;
  bool good = true;
  if (!chosen && trial.ready() && entry_.asks(member.key)) {
    const Preview preview = trial.preview();
    effect = moved_by(preview.deal.sheet, preview.accounts, preview.names, speaker_);
    if (const auto maker = trial.get("maker"); !maker.empty())
      good = total(preview.deal.sheet, side_of(seat(maker[0]))) > 0;
    if (preview.deal.finished) effect += '\n' + speaker_.said("table.wins_the_game");
  }
  return {{"value", value},   {"label", label(member, value)},
          {"chosen", chosen}, {"possible", entry_.possible(member.key, value)},
          {"effect", effect}, {"good", good}};
}

QString Entry::label(const Member& member, int value) const {
  if (is_seat(member)) return text(entry_.names().of(seat(value)));
  if (member.kind == Kind::rank || member.kind == Kind::ranks)
    return text(in_words(static_cast<Rank>(value), speaker_.words().language()));
  if (member.kind == Kind::suit) return text(in_words(static_cast<Suit>(value)));
  if (member.kind == Kind::choice)
    return speaker_.said(message_of(member.choices[static_cast<std::size_t>(value)]));
  return QString::number(value);
}

QString Entry::effect() const {
  if (!ready()) return {};
  const Preview preview = entry_.preview();
  return moved_by(preview.deal.sheet, preview.accounts, preview.names, speaker_);
}

QVariantList Entry::lines() const {
  QVariantList all;
  if (!ready()) return all;
  const Preview preview = entry_.preview();
  for (const Line& line : preview.deal.sheet.lines)
    all << QVariantMap{
        {"rule", text(to_string(line.rule))},
        {"words", speaker_.said(line.message, preview.names)},
        {"moves", moved_by(ScoreSheet{{line}}, preview.accounts, preview.names, speaker_)}};
  return all;
}

QVariantList Entry::transfers() const {
  QVariantList all;
  if (!ready()) return all;
  const auto place = [](Account account) {
    return account.kind == Account::Kind::seat ? int{account.index} : -1;
  };
  for (const Transfer& transfer : entry_.preview().deal.hand_overs)
    all << QVariantMap{
        {"from", place(transfer.from)}, {"to", place(transfer.to)}, {"amount", transfer.amount}};
  return all;
}

QVariantList Entry::balances() const {
  QVariantList all;
  if (!of_) return all;
  const Preview preview = entry_.preview();
  const bool whole = entry_.ready();
  for (std::size_t i = 0; i < preview.accounts.size(); ++i) {
    const Account account = preview.accounts[i];
    const int before = i < preview.deal.before.size() ? preview.deal.before[i] : 0;
    const int after = whole && i < preview.deal.after.size() ? preview.deal.after[i] : before;
    all << QVariantMap{
        {"name", account_name(account, preview.names, speaker_)},
        {"seat", account.kind == Account::Kind::seat ? int{account.index} : -1},
        {"pool", account.kind == Account::Kind::pool},
        {"before", before},
        {"after", after},
        {"moved", whole ? moved(total(preview.deal.sheet, account)) : QString()},
    };
  }
  return all;
}

QStringList Entry::findings() const {
  QStringList all;
  if (!of_ || entry_.empty()) return all;
  const Preview preview = entry_.preview();
  for (const Finding& finding : preview.deal.findings) {
    if (finding.message.key == "finding.missing") continue;  // the page asks for it
    QString said = speaker_.said(finding.message, preview.names);
    if (finding.rule.named()) said += " " + text(to_string(finding.rule));
    all << said;
  }
  return all;
}

QStringList Entry::cardPoints() const {
  const Value maker = entry_.get("maker");
  if (maker.empty() || !ready()) return {"", "", ""};
  const bool three = entry_.names().seats.size() == 3;
  const int own = three ? maker[0] : side_of_seat(entry_.names().sides, seat(maker[0]));
  const int parties = three ? 3 : 2;
  std::array<int, 3> points{};
  for (const Fact& fact : entry_.preview().deal.facts)
    if (fact.key == "card_points") {
      const auto place = static_cast<std::size_t>(fact.who.index + parties - own) %
                         static_cast<std::size_t>(parties);
      points[place] = fact.n;
    }
  QStringList all;
  for (const int each : points) all << QString::number(each);
  return all;
}

QVariantList Entry::roem() const {
  QVariantList all;
  if (!of_ || entry_.member("roem") == nullptr) return all;
  const std::size_t parties = entry_.names().seats.size() == 3 ? 3 : 2;
  for (std::size_t i = 0; i < parties; ++i) {
    QVariantList marks;
    for (const int mark : chalked_[i]) marks << mark;
    const Account account = parties == 3 ? Account(seat(static_cast<int>(i)))
                                         : Account(Side{static_cast<std::uint8_t>(i)});
    all << QVariantMap{{"name", account_name(account, entry_.names(), speaker_)},
                       {"marks", marks},
                       {"sum", sum(chalked_[i])}};
  }
  return all;
}

QStringList Entry::outlook() const {
  QStringList all;
  if (!of_) return all;
  for (const Message& need : entry_.prospect().needs) all << speaker_.said(need, entry_.names());
  return all;
}

void Entry::choose(const QString& key, int value) {
  const std::string name = key.toStdString();
  const Member* member = entry_.member(name);
  if (member == nullptr) return;
  if (entry_.set(name, toggled(*member, entry_.get(name), value))) edited();
}

void Entry::set(const QString& key, int value) {
  if (entry_.set(key.toStdString(), {value})) edited();
}

void Entry::take(const QString& key) {
  if (entry_.set(key.toStdString(), {})) edited();
}

void Entry::chooseAndSave(const QString& key, int value) {
  set(key, value);
  if (ready()) finish();
}

void Entry::digit(const QString& key, int digit) {
  const std::string name = key.toStdString();
  const Value now = entry_.get(name);
  const int number = (now.empty() ? 0 : now[0]) * 10 + digit;
  if (entry_.set(name, {number})) edited();
}

void Entry::erase(const QString& key) {
  const std::string name = key.toStdString();
  const Value now = entry_.get(name);
  if (now.empty()) return;
  if (entry_.set(name, now[0] < 10 ? Value{} : Value{now[0] / 10})) edited();
}

void Entry::append(const QString& key, int value) {
  const std::string name = key.toStdString();
  Value more = entry_.get(name);
  if (more.size() == Value::capacity()) return;
  more.push_back(value);
  if (entry_.set(name, more)) edited();
  if (ready()) finish();
}

void Entry::removeLast(const QString& key) {
  const std::string name = key.toStdString();
  if (entry_.set(name, without_last(entry_.get(name)))) edited();
}

void Entry::chalk(int party, int points) {
  if (party < 0 || party > 2 || points <= 0) return;
  Marks& marks = chalked_[static_cast<std::size_t>(party)];
  if (marks.size() < Marks::capacity()) marks.push_back(points);
  edited();
}

void Entry::wipe(int party) {
  if (party < 0 || party > 2) return;
  Marks& marks = chalked_[static_cast<std::size_t>(party)];
  marks = without_last(marks);
  edited();
}

/// Chalked marks belong to sides; the deal tells them from the maker's.
void Entry::placeRoem() {
  const Value maker = entry_.get("maker");
  if (entry_.member("roem") == nullptr || maker.empty()) return;
  const bool three = entry_.names().seats.size() == 3;
  constexpr std::array<std::string_view, 3> kKeys{"roem", "other_roem", "third_roem"};
  const int own = three ? maker[0] : side_of_seat(entry_.names().sides, seat(maker[0]));
  const int parties = three ? 3 : 2;
  for (int i = 0; i < parties; ++i) {
    Value value;
    for (const int mark : chalked_[static_cast<std::size_t>((own + i) % parties)])
      value.push_back(mark);
    entry_.set(kKeys[static_cast<std::size_t>(i)], value);
  }
}

void Entry::pit() {
  const Member* tricks = entry_.member("tricks");
  if (tricks == nullptr) return;
  constexpr int kEvery = 8;
  const Value now = entry_.get("tricks");
  const bool was = !now.empty() && now[0] == kEvery;
  for (const char* key : {"points", "other_points", "tricks"}) entry_.set(key, {});
  if (!was) {
    entry_.set("other_points", {0});
    entry_.set("tricks", {kEvery});
  }
  edited();
}

void Entry::leave() {
  if (corrects_ == 0) return;
  of_.reset();
  begin();
}

void Entry::clear() {
  entry_.clear();
  chalked_ = {};
  edited();
}

void Entry::finish() {
  if (corrects_ != 0)
    saveCorrection({});
  else
    save();
}

void Entry::save() {
  if (!ready() || corrects_ != 0) return;
  draft_.stop();
  evening_.record(entry_.deal());
}

void Entry::correct(int deal, int seq) {
  if (!evening_.laid()) return;
  const Laid& laid = *evening_.laid();
  entry_ = {session_before(laid.desk, deal), laid.view.names};
  entry_.take(deal_as_it_is(laid.desk, deal));
  corrects_ = seq;
  emit changed();
}

void Entry::saveCorrection(const QString& why) {
  if (!ready() || corrects_ == 0) return;
  evening_.correct(corrects_, entry_.deal(), why);
  emit saved();
}

}  // namespace spadille::table

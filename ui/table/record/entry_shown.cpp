// What the pages see of the deal that is being entered; entry.cpp changes it.
#include <QFile>
#include <algorithm>

#include "text/cards.h"
#include "text/spoken.h"
#include "ui/table/record/entry.h"
#include "ui/table/record/entry_values.h"
#include "ui/table/show/accounts.h"
#include "ui/table/show/cards.h"

namespace spadille::table {
namespace {

constexpr int kMostChoices = 16;

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

/// How a page asks for it.
QString kind_of(const Member& member) {
  switch (member.kind) {
    case Kind::flag: return "flag";
    case Kind::marks: return "marks";
    case Kind::ranks:
    case Kind::trick:
    case Kind::integers:
    case Kind::calls: return "list";
    case Kind::cards:
    case Kind::card: return "cards";
    case Kind::suit: return "suit";
    case Kind::integer: return few(member, 0).empty() ? "number" : "figure";
    case Kind::rank: return "figure";
    case Kind::choice:
    case Kind::seat:
    case Kind::seats: break;
  }
  return "choice";
}

int sum(const Marks& marks) {
  int all = 0;
  for (const int mark : marks) all += mark;
  return all;
}

}  // namespace

QUrl Entry::page() const {
  const QString game = text(entry_.game());
  const QString own =
      QString("/Spadille/games/%1/%2Entry.qml").arg(game, game.left(1).toUpper() + game.mid(1));
  const bool shown = !plain_ && QFile::exists(':' + own);
  return "qrc:" + (shown ? own : QStringLiteral("/Spadille/qml/parts/EntryForm.qml"));
}

QString Entry::opens() const { return of_ ? text(entry_.table().opens) : QString(); }

/// What the deal would do as it stands: worked out once a tap, whatever pages ask of it.
const Preview& Entry::preview() const {
  if (!preview_) preview_ = entry_.preview();
  return *preview_;
}

bool Entry::ready() const { return of_ && !has_error(preview().deal.findings); }

QStringList Entry::members() const {
  QStringList all;
  if (of_)
    for (const Member* member : entry_.members()) all << text(member->key);
  return all;
}

QVariantMap Entry::fields() const {
  if (of_ && ever_.empty()) ever_ = entry_.ever_asked();
  if (of_ && fields_.isEmpty())
    for (const Member* member : entry_.members()) fields_.insert(text(member->key), field(*member));
  return fields_;
}

QVariantMap Entry::field(const Member& member) const {
  const bool asked = entry_.asks(member.key);
  QVariantList values;
  QStringList labels;
  for (const int n : entry_.get(member.key)) {
    values << n;
    labels << label(member, n);
  }
  return {{"shown", labels},
          {"kind", kind_of(member)},
          {"label", speaker_.said(member.label)},
          {"asked", asked},
          {"ever", asked || std::find(ever_.begin(), ever_.end(), member.key) != ever_.end()},
          {"values", values},
          {"value", values.isEmpty() ? QVariant(-1) : values.first()},
          {"choices", choices(member)}};
}

QVariantList Entry::choices(const Member& member) const {
  QVariantList all;
  for (const int n : few(member, entry_.names().seats.size()))
    if (member.kind != Kind::integer || entry_.possible_alone(member.key, n))
      all << choice(member, n);
  return all;
}

QVariantMap Entry::choice(const Member& member, int value) const {
  DealEntry trial = entry_;
  const bool chosen = contains(entry_.get(member.key), value);
  if (!chosen) trial.set(member.key, toggled(member, entry_.get(member.key), value));
  QVariantMap shown{{"value", value},      {"label", label(member, value)},
                    {"chosen", chosen},    {"possible", entry_.possible(member.key, value)},
                    {"effect", QString()}, {"good", true},
                    {"bad", false}};
  if (!chosen && trial.ready() && entry_.asks(member.key)) shown.insert(outcome(trial));
  return shown;
}

QString Entry::label(const Member& member, int value) const {
  if (is_seat(member)) return text(entry_.names().of(seat(value)));
  if (member.kind == Kind::rank || member.kind == Kind::ranks)
    return text(in_words(static_cast<Rank>(value), speaker_.letters()));
  if (member.kind == Kind::suit) return text(in_words(static_cast<Suit>(value)));
  if (member.kind == Kind::choice)
    return speaker_.said(spoken_or_word(entry_.game(), SpokenAs::choice,
                                        member.choices[static_cast<std::size_t>(value)]));
  return QString::number(value);
}

QString Entry::effect() const {
  if (!ready()) return {};
  return moved_by(preview().deal.sheet, preview().accounts, preview().names, speaker_);
}

QVariantList Entry::lines() const {
  QVariantList all;
  if (!ready()) return all;
  for (const Line& line : preview().deal.sheet.lines)
    all << QVariantMap{
        {"rule", text(to_string(line.rule))},
        {"words", speaker_.said(line.message, preview().names)},
        {"moves", moved_by(ScoreSheet{{line}}, preview().accounts, preview().names, speaker_)}};
  return all;
}

QVariantList Entry::transfers() const {
  QVariantList all;
  if (!ready()) return all;
  const auto place = [](Account account) {
    return account.kind == Account::Kind::seat ? int{account.index} : -1;
  };
  for (const Transfer& transfer : preview().deal.hand_overs)
    all << QVariantMap{
        {"from", place(transfer.from)}, {"to", place(transfer.to)}, {"amount", transfer.amount}};
  return all;
}

QVariantList Entry::balances() const {
  QVariantList all;
  if (!of_) return all;
  const Preview& shown = preview();
  const bool whole = ready();
  for (std::size_t i = 0; i < shown.accounts.size(); ++i) {
    const Account account = shown.accounts[i];
    const int before = i < shown.deal.before.size() ? shown.deal.before[i] : 0;
    const int after = whole && i < shown.deal.after.size() ? shown.deal.after[i] : before;
    all << QVariantMap{
        {"name", account_name(account, shown.names, speaker_)},
        {"seat", account.kind == Account::Kind::seat ? int{account.index} : -1},
        {"pool", account.kind == Account::Kind::pool},
        {"before", before},
        {"after", after},
        {"moved", whole ? moved(total(shown.deal.sheet, account)) : QString()},
    };
  }
  return all;
}

QStringList Entry::findings() const {
  QStringList all;
  if (!of_ || entry_.empty()) return all;
  for (const Finding& finding : preview().deal.findings) {
    if (finding.cause == Finding::Cause::missing) continue;  // the page asks for it
    QString said = speaker_.said(finding.message, preview().names);
    if (!finding.expected.empty())
      said += speaker_.bracketed(
          speaker_.labelled(speaker_.said("cli.finding.valid"), text(finding.expected)));
    if (finding.rule.named()) said += " " + text(to_string(finding.rule));
    all << said;
  }
  return all;
}

QStringList Entry::comesTo() const {
  const int all = entry_.parties();
  QStringList figures(all, QString());
  const auto first = entry_.first_party();
  const Family* family = family_with(entry_, [](const Family& each) { return !each.fact.empty(); });
  if (family == nullptr || !first || !ready()) return figures;
  figures.fill(QStringLiteral("0"));
  for (const Fact& fact : preview().deal.facts)
    if (fact.key == family->fact)
      figures[(fact.who.index + all - *first) % all] = QString::number(fact.n);
  return figures;
}

QStringList Entry::parties() const {
  QStringList all;
  const auto first = of_ ? entry_.first_party() : std::nullopt;
  for (int i = 0; first && i < entry_.parties(); ++i) {
    const auto party = static_cast<std::size_t>((*first + i) % entry_.parties());
    all << account_name(preview().accounts[party], entry_.names(), speaker_);
  }
  return all;
}

QVariantList Entry::marks() const {
  QVariantList all;
  if (!of_ || family_of(entry_, Kind::marks) == nullptr) return all;
  for (int i = 0; i < entry_.parties(); ++i) {
    const Marks& chalked = chalked_[static_cast<std::size_t>(i)];
    QVariantList marks;
    for (const int mark : chalked) marks << mark;
    const Account account = preview().accounts[static_cast<std::size_t>(i)];
    all << QVariantMap{{"name", account_name(account, entry_.names(), speaker_)},
                       {"marks", marks},
                       {"sum", sum(chalked)}};
  }
  return all;
}

QVariantList Entry::amounts() const {
  QVariantList all;
  if (const Family* family = of_ ? family_of(entry_, Kind::marks) : nullptr)
    for (const int amount : family->usual) all << amount;
  return all;
}

QVariantList Entry::piles() const {
  QVariantList rows;
  const Family* family = of_ ? family_of(entry_, Kind::cards) : nullptr;
  if (family == nullptr) return rows;
  const Value own = entry_.get(family->members[0]);
  const Value others = entry_.get(family->members[1]);
  for (const QVariant& row : pad_of(entry_.pack(), {}, speaker_)) {
    QVariantList suit;
    for (const QVariant& shown : row.toList()) {
      QVariantMap card = shown.toMap();
      const int code = card["card"].toInt();
      card["pile"] = contains(own, code) ? 0 : contains(others, code) ? 1 : -1;
      suit << card;
    }
    rows << QVariant(suit);
  }
  return rows;
}

QStringList Entry::ways() const {
  QStringList all;
  if (of_)
    for (const Way& way : entry_.table().ways) all << speaker_.said(way.label);
  return all;
}

QVariantList Entry::quick() const {
  QVariantList all;
  if (!of_) return all;
  const auto players = static_cast<int>(entry_.names().seats.size());
  for (const QuickAnswer& quick : entry_.table().quick)
    if (quick.fits(players))
      all << QVariantMap{{"key", text(quick.key)},
                         {"label", speaker_.said(quick.label)},
                         {"chosen", entry_.says(quick)}};
  return all;
}

QVariantList Entry::agreement() const { return consent_.shown(entry_.names(), speaker_); }

QStringList Entry::outlook() const {
  QStringList all;
  if (!of_) return all;
  for (const Message& need : entry_.prospect().needs) all << speaker_.said(need, entry_.names());
  return all;
}

}  // namespace spadille::table

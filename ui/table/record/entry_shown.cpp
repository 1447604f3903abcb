// What the pages see of the deal that is being entered; entry.cpp changes it.
#include <algorithm>

#include "games/klaverjas/values.h"
#include "text/cards.h"
#include "ui/table/record/entry.h"
#include "ui/table/record/entry_values.h"
#include "ui/table/show/accounts.h"
#include "ui/table/show/cards.h"
#include "ui/table/show/choices.h"

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

int sum(const Marks& marks) {
  int all = 0;
  for (const int mark : marks) all += mark;
  return all;
}

}  // namespace

bool Entry::ready() const { return of_ && entry_.ready(); }

QVariantMap Entry::fields() const {
  if (of_ && fields_.isEmpty())
    for (const Member* member : entry_.members()) fields_.insert(text(member->key), field(*member));
  return fields_;
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
      good = won_by(preview.deal.sheet, preview.accounts, preview.names.sides, seat(maker[0])) > 0;
    if (preview.deal.finished) effect += '\n' + speaker_.said("table.wins_the_game");
  }
  return {{"value", value},   {"label", label(member, value)},
          {"chosen", chosen}, {"possible", entry_.possible(member.key, value)},
          {"effect", effect}, {"good", good}};
}

QString Entry::label(const Member& member, int value) const {
  if (is_seat(member)) return text(entry_.names().of(seat(value)));
  if (member.kind == Kind::rank || member.kind == Kind::ranks)
    return text(in_words(static_cast<Rank>(value), speaker_.letters()));
  if (member.kind == Kind::suit) return text(in_words(static_cast<Suit>(value)));
  if (member.kind == Kind::choice)
    return speaker_.said(message_of_choice(member.choices[static_cast<std::size_t>(value)]));
  return QString::number(value);
}

QVariantList Entry::seats() const {
  QVariantList all;
  if (!of_) return all;
  const Standing before = entry_.before();
  const Preview preview = entry_.preview();
  const int target = entry_.prospect().target.value_or(0);
  for (std::size_t i = 0; i < entry_.names().seats.size(); ++i) {
    const Seat s = seat(static_cast<int>(i));
    all << QVariantMap{{"name", text(entry_.names().of(s))},
                       {"total", total_of(s, preview.accounts, before.totals, preview.names.sides)},
                       {"target", target},
                       {"out", before.out.contains(s)}};
  }
  return all;
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

QVariantList Entry::piles() const {
  QVariantList rows;
  if (!of_ || entry_.member("cards") == nullptr) return rows;
  const Value own = entry_.get("cards");
  const Value others = entry_.get("other_cards");
  for (const QVariant& row : pad_of(klaverjas::pack(), {}, speaker_)) {
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

QVariantList Entry::agreement() const { return consent_.shown(entry_.names(), speaker_); }

QStringList Entry::outlook() const {
  QStringList all;
  if (!of_) return all;
  for (const Message& need : entry_.prospect().needs) all << speaker_.said(need, entry_.names());
  return all;
}

}  // namespace spadille::table

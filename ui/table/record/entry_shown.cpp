// What the pages see of the deal that is being entered; entry.cpp changes it.
#include <QFile>
#include <algorithm>

#include "app/record/entry_form.h"
#include "app/record/entry_outcome.h"
#include "ui/table/record/entry.h"
#include "ui/table/show/accounts.h"
#include "ui/table/show/cards.h"

namespace spadille::table {

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
  const bool asked = is_asked(entry_, member, way_);
  QVariantList values;
  QStringList labels;
  for (const int n : entry_.get(member.key)) {
    values << n;
    labels << label(member, n);
  }
  return {{"shown", labels},
          {"kind", text(asked_as(member))},
          {"label", speaker_.said(member.label)},
          {"asked", asked},
          {"ever", asked || std::find(ever_.begin(), ever_.end(), member.key) != ever_.end()},
          {"values", values},
          {"value", values.isEmpty() ? QVariant(-1) : values.first()},
          {"choices", choices(member)}};
}

QVariantList Entry::choices(const Member& member) const {
  QVariantList all;
  for (const int n : offered(entry_, member)) all << choice(member, n);
  return all;
}

QVariantMap Entry::choice(const Member& member, int value) const {
  DealEntry trial = entry_;
  const bool chosen = is_chosen(member, entry_.get(member.key), value);
  if (!chosen) trial.set(member.key, toggled(member, entry_.get(member.key), value));
  chalked_.place(trial);
  EntryOutcome outcome;
  if (!chosen && trial.ready() && is_asked(entry_, member, way_))
    outcome = outcome_of(trial, speaker_.words());
  return {{"value", value},
          {"label", label(member, value)},
          {"chosen", chosen},
          {"possible", entry_.possible(member.key, value)},
          {"effect", text(outcome.effect)},
          {"good", outcome.good},
          {"bad", outcome.bad}};
}

QString Entry::label(const Member& member, int value) const {
  return text(on_button(entry_, member, value, speaker_.words(), speaker_.letters()));
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
  if (!of_ || entry_.empty()) return {};
  return texts(wrong_in_words(preview(), speaker_.words()));
}

QStringList Entry::comesTo() const { return texts(comes_to(entry_, preview())); }

QStringList Entry::parties() const {
  return of_ ? texts(spadille::parties(entry_, preview(), speaker_.words())) : QStringList();
}

QVariantList Entry::marks() const {
  QVariantList all;
  if (!of_ || family_of(entry_, Kind::marks) == nullptr) return all;
  for (int i = 0; i < entry_.parties(); ++i) {
    QVariantList marks;
    for (const int mark : chalked_.of(i)) marks << mark;
    const Account account = preview().accounts[static_cast<std::size_t>(i)];
    all << QVariantMap{{"name", account_name(account, entry_.names(), speaker_)},
                       {"marks", marks},
                       {"sum", chalked_.sum(i)}};
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

#include "ui/table/review/rescoring.h"

#include <algorithm>

#include "app/rulebook/rules.h"
#include "app/score/name_over.h"
#include "ui/table/show/accounts.h"
#include "ui/table/show/told.h"

namespace spadille::table {
namespace {

/// "7", "7…107" where nobody knows, "?" where not even that is known.
QString range(const Bounds& all, std::size_t i) {
  if (!all.known) return "?";
  const QString least = Speaker::figure(all.least[i]);
  return all.most[i] == all.least[i] ? least : least + "…" + Speaker::figure(all.most[i]);
}

/// "5", or "5 → 7" where it differs.
QStringList changes(const Totals& before, const Bounds& after) {
  QStringList all;
  for (std::size_t i = 0; i < before.size(); ++i) {
    QString figure = Speaker::figure(before[i]);
    if (i < after.least.size())
      if (const QString now = range(after, i); now != figure) figure += " → " + now;
    all << figure;
  }
  return all;
}

/// "Aiko 480 → 500", a seat each.
QStringList named(QStringList figures, const SeatNames& names) {
  for (qsizetype i = 0; i < figures.size(); ++i)
    figures[i].prepend(text(names.of(Seat{static_cast<std::uint8_t>(i)})) + ' ');
  return figures;
}

const DealView* deal_of(const EveningView& evening, Seq seq) {
  const auto found =
      std::find_if(evening.deals.begin(), evening.deals.end(),
                   [seq](const DealView& deal) { return deal.seq == seq && deal.number > 0; });
  return found == evening.deals.end() ? nullptr : &*found;
}

}  // namespace

Rescoring::Rescoring(const Home& home, const LaidSession& evening, Clerk& clerk,
                     const Speaker& speaker, QObject* parent)
    : QObject(parent), home_(home), evening_(evening), speaker_(speaker), work_(clerk) {
  connect(&speaker, &Speaker::languageChanged, this, &Rescoring::changed);
  connect(&home, &Home::changed, this, &Rescoring::changed);
}

QVariantList Rescoring::choices() const { return home_.ruleSets(evening_.game()); }

void Rescoring::prepare() {
  work_.cancel();
  rules_.clear();
  rescored_.reset();
  problem_.clear();
  emit changed();
}

void Rescoring::choose(const QString& id) {
  const LaidPtr laid = evening_.laid();
  const auto rules = home_.rulesCalled(id);
  if (laid == nullptr || !rules) return;
  prepare();
  rules_ = id;
  work_.begin(
      [laid, rules](Book&, const Pace& pace) {
        return rescore(laid->desk, laid->names, *rules, {pace, pace.stop()});
      },
      [this, laid](Outcome<Rescored> done) {
        problem_ = done ? QString() : reason(done.error(), laid->view.names, speaker_);
        const bool stopped = done && done->stopped;
        if (stopped) rules_.clear();
        if (done && !stopped) rescored_ = std::move(*done);
        emit changed();
      });
  emit changed();
}

QStringList Rescoring::columns() const {
  QStringList all;
  if (rescored_)
    for (const Account account : rescored_->before.accounts)
      all << text(name_over(rescored_->before, account, speaker_.words()));
  return all;
}

QVariantList Rescoring::rows() const {
  QVariantList all;
  if (!rescored_) return all;
  for (const DealView& before : rescored_->before.deals) {
    const DealView* after = deal_of(rescored_->after, before.seq);
    if (before.number == 0 || after == nullptr) continue;
    QStringList findings;
    for (const Finding& finding : after->findings)
      findings << speaker_.said(finding.message, rescored_->after.names_in(*after));
    all << QVariantMap{{"number", before.number},
                       {"said", told(before, rescored_->before.names_in(before), speaker_)},
                       {"figures", changes(before.after, bounds(*rescored_, *after))},
                       {"findings", findings}};
  }
  return all;
}

QVariantList Rescoring::sums() const {
  QVariantList all;
  if (!rescored_) return all;
  const Standing& before = rescored_->before.standing;
  const auto ending = [&](Totals Standing::*part) {
    return changes(before.*part, bounds(*rescored_, part));
  };
  all << QVariantMap{{"label", speaker_.said("table.total")},
                     {"figures", ending(&Standing::totals)}};
  if (!before.games_won.empty())
    all << QVariantMap{{"label", speaker_.said("review.games_won")},
                       {"figures", ending(&Standing::games_won)}};
  if (const QStringList own = ending(&Standing::personal); !own.isEmpty())
    all << QVariantMap{{"label", speaker_.labelled(speaker_.said("cli.sheet.personal"),
                                                   named(own, rescored_->after.names).join(" · "))},
                       {"figures", QStringList()}};
  return all;
}

bool Rescoring::same() const {
  if (!rescored_) return false;
  const EveningView& before = rescored_->before;
  const EveningView& after = rescored_->after;
  const auto alike = [](const DealView& a, const DealView& b) {
    return a.after == b.after && a.findings == b.findings;
  };
  return rescored_->open.empty() && rescored_->rulings.empty() &&
         before.standing.totals == after.standing.totals &&
         before.standing.games_won == after.standing.games_won &&
         before.standing.personal == after.standing.personal &&
         std::equal(before.deals.begin(), before.deals.end(), after.deals.begin(),
                    after.deals.end(), alike);
}

QStringList Rescoring::untold() const {
  QStringList all;
  if (!rescored_) return all;
  for (const int deal : rescored_->open) all << speaker_.said(Message{"review.untold", {deal}});
  if (!all.isEmpty() && !bounds(*rescored_, &Standing::totals).known)
    all << speaker_.said("review.other_games");
  return all;
}

QStringList Rescoring::playOnly() const {
  QStringList all;
  if (rescored_)
    for (const OptionView& option : rescored_->play_only)
      all << speaker_.labelled(speaker_.said(option.member->label),
                               text(value_in_words(option, speaker_.words())));
  return all;
}

QStringList Rescoring::forbidden() const {
  QStringList all;
  if (rescored_)
    for (const ForbiddenPlay& play : rescored_->forbidden) {
      const Statement told = forbidden_told(play);
      all << speaker_.said(told.message, play.names) + " " +
                 text(listed(told, play.names, speaker_.letters())) + "  " +
                 text(to_string(told.rule));
    }
  return all;
}

QStringList Rescoring::rulings() const {
  QStringList all;
  if (rescored_)
    for (const OtherRuling& ruling : rescored_->rulings)
      all << text(in_words(rescored_->before.rules.game, ruling, speaker_.words()));
  return all;
}

}  // namespace spadille::table

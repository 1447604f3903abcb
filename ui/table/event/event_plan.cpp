#include "ui/table/event/event_plan.h"

#include <QLocale>
#include <algorithm>

#include "app/kept_text.h"
#include "app/rulebook/rules.h"
#include "app/tournament/plan_of_rules.h"
#include "codec/plain_text.h"
#include "tournament/plan_words.h"
#include "ui/table/event/event_words.h"

namespace spadille::table {
namespace {

constexpr int kMostDeals = 100;
constexpr int kMinutesAtOnce = 5;
constexpr std::array<std::string_view, 4> kCreditKinds{"nothing", "points", "club_average",
                                                       "own_average"};

/// "12,50", "12.5" or "12" as so much of the smallest unit; nothing where it is no amount.
std::optional<std::int64_t> amount_in(const QString& typed) {
  bool is_amount = false;
  const double amount = QString(typed).trimmed().replace(',', '.').toDouble(&is_amount);
  constexpr double kMost = 1'000'000;
  if (!is_amount || amount <= 0 || amount > kMost) return std::nullopt;
  return qRound64(amount * 100);
}

QString amount_shown(std::int64_t amount, const Speaker& speaker) {
  const bool whole = amount % 100 == 0;
  const QLocale locale(speaker.language() == "en" ? QStringLiteral("en_GB") : speaker.language());
  return locale.toString(static_cast<double>(amount) / 100, 'f', whole ? 0 : 2);
}

/// That of a reason by its key; nothing where there is none of that name.
Credit* credit_of(Credits& credits, const QString& key) {
  if (key == "forced") return &credits.forced;
  if (key == "choice") return &credits.choice;
  if (key == "late") return &credits.late;
  return key == "gone" ? &credits.gone : nullptr;
}

}  // namespace

/// A number of the plan, and between what it goes.
struct EventPlan::Step {
  const char* key;
  int* value;
  int least;
  int most;
  int by;
};

EventPlan::EventPlan(LaidEvent& event, NewSession& form, Clerk& clerk, const Speaker& speaker,
                     QObject* parent)
    : QObject(parent), event_(event), form_(form), clerk_(clerk), speaker_(speaker) {
  connect(&speaker, &Speaker::languageChanged, this, &EventPlan::changed);
  connect(&form, &NewSession::changed, this, &EventPlan::follow);
}

/// Another game may have no partners.
void EventPlan::follow() {
  if (form_.rules().game.empty()) return;
  const AnyRules rules = rules_of(form_.rules());
  fit(plan_, rules);
  rules_ = rules_kept(rules);
  if (of_pairs(plan_.method) && !plan_.partners) plan_.method = Method::individual;
  emit changed();
}

void EventPlan::prepare() {
  fresh_ = true;
  unread_.clear();
  plan_ = usual_plan(clerk_.machine().today());
  form_.prepare();
  event_.forgetRefusal();
  follow();
}

void EventPlan::takeFromEvent() {
  if (!event_.desk()) return;
  fresh_ = false;
  unread_.clear();
  plan_ = event_.desk()->now.plan;
  event_.forgetRefusal();
  if (event_.desk()->rules) {
    NewSession::Form form;
    form.rules = rules_view(*event_.desk()->rules);
    form_.fill(form);
  }
  emit changed();
}

bool EventPlan::ready() const {
  return !plan_.title.empty() && !plan_.game.empty() && unread_.empty();
}

QString EventPlan::wrong() const {
  if (unread_.empty()) return {};
  const std::string key =
      unread_.begin()->first == "date" ? "event.day" : "event.credit.for_" + unread_.begin()->first;
  return speaker_.labelled(speaker_.said(key), unread_.begin()->second) + " – " +
         speaker_.said("finding.value");
}

void EventPlan::read(const std::string& key, const QString& typed, bool can_be) {
  if (can_be)
    unread_.erase(key);
  else
    unread_[key] = typed;
}

void EventPlan::say(const QString& key, const QString& words) {
  const std::string clean = clean_name(words.trimmed().toStdString());
  if (key == "title") plan_.title = clean;
  if (key == "place") plan_.place = clean;
  if (key == "date") {
    const bool can_be = clean.empty() || is_date(clean);
    if (can_be) plan_.date = clean;
    read("date", words, can_be);
  }
  emit changed();
}

std::vector<EventPlan::Step> EventPlan::stepsOf(Plan& plan) {
  return {{"rounds", &plan.rounds, 1, kMostRounds, 1},
          {"deals", &plan.deals, 0, kMostDeals, 1},
          {"minutes", &plan.minutes, 0, kMostMinutes, kMinutesAtOnce},
          {"last_call", &plan.last_call, 0, plan.minutes, 1},
          {"best", &plan.ranking.best, 0, plan.rounds, 1},
          {"least", &plan.ranking.least, 0, plan.rounds, 1}};
}

QVariantList EventPlan::steps() const {
  QVariantList all;
  Plan plan = plan_;
  for (const Step& step : stepsOf(plan)) {
    const std::string key = std::string("event.plan.") + step.key;
    // Nothing is said of a last call where there is no clock.
    if (step.key == std::string_view("last_call") && plan_.minutes == 0) continue;
    const bool none =
        *step.value == 0 && step.least == 0 && step.key != std::string_view("last_call");
    all << QVariantMap{
        {"key", step.key},
        {"label", speaker_.said(key)},
        {"value", none ? speaker_.said(key + ".none") : QString::number(*step.value)},
        {"canLess", *step.value > step.least},
        {"canMore", *step.value < step.most}};
  }
  return all;
}

void EventPlan::step(const QString& key, int by) {
  for (const Step& step : stepsOf(plan_))
    if (key == step.key)
      *step.value = std::clamp(*step.value + by * step.by, step.least, step.most);
  plan_.last_call = std::min(plan_.last_call, std::max(plan_.minutes, kUsualLastCall));
  plan_.ranking.best = std::min(plan_.ranking.best, plan_.rounds);
  plan_.ranking.least = std::min(plan_.ranking.least, plan_.rounds);
  emit changed();
}

QVariantList EventPlan::choices() const {
  QVariantList methods;
  for (std::size_t i = 0; i < kMethodNames.size(); ++i)
    if (plan_.partners || !of_pairs(static_cast<Method>(i)))
      methods << QVariant(QVariantList{
          text(kMethodNames[i]), speaker_.said("event.method." + std::string(kMethodNames[i]))});
  QVariantList measures;
  for (const std::string_view name : kMeasureNames)
    measures << QVariant(
        QVariantList{text(name), speaker_.said("event.measure." + std::string(name))});
  return {QVariantMap{{"key", "method"},
                      {"label", speaker_.said("event.plan.method")},
                      {"value", text(name_in(kMethodNames, plan_.method))},
                      {"options", methods}},
          QVariantMap{{"key", "measure"},
                      {"label", speaker_.said("event.plan.measure")},
                      {"value", text(name_in(kMeasureNames, plan_.ranking.measure))},
                      {"options", measures}}};
}

void EventPlan::choose(const QString& key, const QString& value) {
  if (key == "method")
    if (const auto method = called<Method>(kMethodNames, value.toStdString()))
      plan_.method = *method;
  if (key == "measure")
    if (const auto measure = called<Measure>(kMeasureNames, value.toStdString()))
      plan_.ranking.measure = *measure;
  emit changed();
}

void EventPlan::toggleShortTables() {
  plan_.short_tables = !plan_.short_tables;
  emit changed();
}

QVariantList EventPlan::credits() const {
  QVariantList all;
  Credits credits = plan_.credits;
  for (const char* key : {"forced", "choice", "late", "gone"}) {
    const Credit& credit = *credit_of(credits, key);
    QVariantList options;
    for (const std::string_view kind : kCreditKinds)
      options << QVariant(
          QVariantList{text(kind), speaker_.said("event.credit." + std::string(kind))});
    all << QVariantMap{{"key", key},
                       {"label", speaker_.said(std::string("event.credit.for_") + key)},
                       {"value", text(kCreditKinds[static_cast<std::size_t>(credit.kind)])},
                       {"options", options},
                       {"points", credit.points == 0 ? QString() : QString::number(credit.points)},
                       {"asksPoints", credit.kind == Credit::Kind::points},
                       {"once", credit.once}};
  }
  return all;
}

void EventPlan::setCredit(const QString& key, const QString& kind) {
  const auto found = std::find(kCreditKinds.begin(), kCreditKinds.end(), kind.toStdString());
  Credit* of = credit_of(plan_.credits, key);
  if (of == nullptr || found == kCreditKinds.end()) return;
  of->kind = static_cast<Credit::Kind>(found - kCreditKinds.begin());
  unread_.erase(key.toStdString());
  if (of->kind != Credit::Kind::points) of->points = 0;
  if (of->kind == Credit::Kind::nothing) of->once = false;
  emit changed();
}

void EventPlan::setCreditPoints(const QString& key, const QString& points) {
  Credit* of = credit_of(plan_.credits, key);
  if (of == nullptr || of->kind != Credit::Kind::points) return;
  const auto number =
      points.trimmed().isEmpty() ? std::optional<std::int64_t>(0) : number_in(points);
  of->points = number.value_or(0);
  read(key.toStdString(), points, number.has_value());
  emit changed();
}

void EventPlan::toggleOnce(const QString& key) {
  Credit* of = credit_of(plan_.credits, key);
  if (of == nullptr || of->kind == Credit::Kind::nothing) return;
  of->once = !of->once;
  emit changed();
}

QVariantList EventPlan::ties() const {
  QVariantList all;
  const auto& ladder = plan_.ranking.ladder;
  for (std::size_t i = 0; i < kTieBreakNames.size(); ++i) {
    const auto at = std::find(ladder.begin(), ladder.end(), static_cast<TieBreak>(i));
    all << QVariantMap{
        {"key", text(kTieBreakNames[i])},
        {"label", speaker_.said("event.tie." + std::string(kTieBreakNames[i]))},
        {"place", at == ladder.end() ? 0 : static_cast<int>(at - ladder.begin()) + 1}};
  }
  return all;
}

void EventPlan::toggleTie(const QString& key) {
  const auto tie = called<TieBreak>(kTieBreakNames, key.toStdString());
  if (!tie) return;
  auto& ladder = plan_.ranking.ladder;
  if (std::erase(ladder, *tie) == 0) ladder.push_back(*tie);
  emit changed();
}

QString EventPlan::shown(const Prize& prize) const {
  const QString what = prize.what == Prize::For::place
                           ? speaker_.said(Message{"event.prize.place", {prize.place}})
                       : prize.what == Prize::For::last ? speaker_.said("event.prize.last")
                                                        : speaker_.said("event.prize.pits");
  return speaker_.labelled(what, amount_shown(prize.amount, speaker_));
}

QStringList EventPlan::prizes() const {
  QStringList all;
  for (const Prize& prize : plan_.prizes) all << shown(prize);
  return all;
}

bool EventPlan::addPrize(const QString& what, const QString& amount) {
  const auto much = amount_in(amount);
  if (!much) return false;
  Prize prize{.amount = *much};
  if (what == "last") prize.what = Prize::For::last;
  if (what == "pits") prize.what = Prize::For::pits;
  if (prize.what == Prize::For::place)
    prize.place = 1 + static_cast<int>(std::count_if(
                          plan_.prizes.begin(), plan_.prizes.end(),
                          [](const Prize& each) { return each.what == Prize::For::place; }));
  plan_.prizes.push_back(prize);
  emit changed();
  return true;
}

/// Prizes of places behind it move up.
void EventPlan::dropPrize(int index) {
  if (index < 0 || index >= static_cast<int>(plan_.prizes.size())) return;
  plan_.prizes.erase(plan_.prizes.begin() + index);
  int place = 0;
  for (Prize& prize : plan_.prizes)
    if (prize.what == Prize::For::place) prize.place = ++place;
  emit changed();
}

void EventPlan::save() {
  TournamentEvent event{.kind = fresh_ ? EventKind::opened : EventKind::opening_corrected,
                        .plan = plan_,
                        .rules = rules_};
  event.plan.last_call = std::min(plan_.last_call, std::max(plan_.minutes, kUsualLastCall));
  const auto done = [this](bool stands) {
    if (stands) emit saved();
  };
  const bool as_it_is = !fresh_ && event_.desk() && event.plan == event_.desk()->now.plan &&
                        event.rules == rules_of(event_.desk()->log);
  if (as_it_is) return done(true);
  if (fresh_)
    event_.begin(std::move(event), done);
  else
    event_.write({event}, done);
}

}  // namespace spadille::table

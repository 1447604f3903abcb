#include "ui/table/ranking.h"

#include <algorithm>

#include "ui/table/spans.h"

namespace spadille::table {
namespace {

/// "12", "(12)" where it does not count, "12*" where it is a credit.
QString cell(const SeasonResult& result) {
  const QString points = Speaker::figure(result.points) + (result.absent ? "*" : "");
  return result.counts ? points : "(" + points + ")";
}

}  // namespace

Ranking::Ranking(const Home& home, Clerk& clerk, const Speaker& speaker, QObject* parent)
    : QObject(parent), home_(home), clerk_(clerk), speaker_(speaker) {
  connect(&speaker, &Speaker::languageChanged, this, &Ranking::changed);
}

void Ranking::prepare() {
  if (game_.isEmpty()) game_ = home_.usualGame();
  refresh();
}

void Ranking::refresh() {
  const Span span = span_for(span_, game_, clerk_.machine().today());
  clerk_.ask(
      [span, rules = rules_](Book& book) -> Outcome<Season> {
        const auto names = names_in(book);
        if (!names) return tl::unexpected(Refusal(names.error()));
        auto ranked = season(book, *names, span, rules);
        if (!ranked) return tl::unexpected(Refusal(ranked.error()));
        return std::move(*ranked);
      },
      [this](Outcome<Season> ranked) {
        season_ = ranked ? std::move(*ranked) : Season{};
        emit changed();
      });
}

void Ranking::setGame(const QString& game) {
  game_ = game;
  refresh();
}

void Ranking::setSpan(const QString& span) {
  span_ = span;
  refresh();
}

void Ranking::countMore(int sessions) {
  const int all = std::max(static_cast<int>(season_.sessions.size()), rules_.best);
  rules_.best += std::clamp(sessions, -rules_.best, all - rules_.best);
  refresh();
}

void Ranking::typeAbsent(const QString& figures) {
  rules_.absent = QString(figures).replace(QChar(0x2212), '-').toInt();
  refresh();
}

QVariantList Ranking::places() const {
  QVariantList all;
  for (const SeasonPlace& player : season_.places) {
    QStringList results;
    for (const SeasonResult& result : player.results) results << cell(result);
    all << QVariantMap{{"place", player.place},
                       {"name", text(player.name)},
                       {"total", Speaker::figure(player.total)},
                       {"results", results}};
  }
  return all;
}

QString Ranking::heading() const {
  if (season_.sessions.empty()) return {};
  const QString first = speaker_.day(season_.sessions.front().date);
  const QString last = speaker_.day(season_.sessions.back().date);
  const int sessions = static_cast<int>(season_.sessions.size());
  QString line = first == last ? first : first + " – " + last;
  line += " · " + speaker_.count("review.season.sessions", sessions);
  if (rules_.best > 0 && rules_.best < sessions)
    line += " · " + speaker_.count("review.season.best", rules_.best);
  return line;
}

bool Ranking::any(bool (*is)(const SeasonResult&)) const {
  return std::any_of(season_.places.begin(), season_.places.end(), [is](const SeasonPlace& player) {
    return std::any_of(player.results.begin(), player.results.end(), is);
  });
}

QStringList Ranking::notes() const {
  QStringList all;
  if (any([](const SeasonResult& result) { return !result.counts; }))
    all << speaker_.said("review.season.dropped");
  if (any([](const SeasonResult& result) { return result.absent; }))
    all << speaker_.said("review.season.absent");
  if (season_.fewer_is_better && !season_.places.empty())
    all << speaker_.said("review.season.fewer");
  return all;
}

}  // namespace spadille::table

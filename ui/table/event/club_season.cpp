#include "ui/table/event/club_season.h"

#include <QRegularExpression>
#include <algorithm>

#include "app/tournament/ranking_told.h"
#include "ui/table/review/spans.h"

namespace spadille::table {

ClubSeason::ClubSeason(const LaidEvent& event, const Home& home, Clerk& clerk,
                       const Speaker& speaker, QObject* parent)
    : QObject(parent), event_(event), home_(home), clerk_(clerk), speaker_(speaker) {
  connect(&speaker, &Speaker::languageChanged, this, &ClubSeason::changed);
}

void ClubSeason::prepare() {
  if (event_.desk())
    game_ = text(event_.desk()->now.plan.game);
  else if (game_.isEmpty())
    game_ = home_.usualGame();
  refresh();
}

void ClubSeason::refresh() {
  const Span span = span_for(span_, game_, clerk_.machine().today());
  clerk_.ask(
      [span, rules = rules_](Book& book) -> Outcome<Ranked> {
        auto names = names_in(book);
        if (!names) return tl::unexpected(Refusal(names.error()));
        auto season = season_of_events(book, {span.from, span.to, span.game}, rules);
        if (!season) return tl::unexpected(std::move(season.error()));
        return Ranked{std::move(*season), std::move(*names)};
      },
      [this](Outcome<Ranked> ranked) {
        ranked_ = ranked ? std::move(*ranked) : Ranked{};
        layPlaces();
        emit changed();
      });
}

void ClubSeason::layPlaces() {
  places_.clear();
  for (const TournamentSeasonLine& line : ranked_.season.ranking.lines) {
    QStringList results;
    for (const EventScore& score : line.scores) results << text(score_told(score));
    places_ << QVariantMap{{"place", text(place_told(line.place))},
                           {"name", text(ranked_.names.of(line.id))},
                           {"total", Speaker::figure(line.total)},
                           {"results", results}};
  }
}

void ClubSeason::setGame(const QString& game) {
  game_ = game;
  refresh();
}

void ClubSeason::setSpan(const QString& span) {
  span_ = span;
  refresh();
}

void ClubSeason::setBy(const QString& by) {
  using By = TournamentSeasonRules::By;
  rules_.by = by == QStringLiteral("places") ? By::places : By::points;
  refresh();
}

QString ClubSeason::by() const {
  return rules_.by == TournamentSeasonRules::By::places ? QStringLiteral("places")
                                                        : QStringLiteral("points");
}

void ClubSeason::typePerPlace(const QString& figures) {
  static const QRegularExpression kNumber(QStringLiteral("\\d{1,6}"));
  rules_.per_place.clear();
  for (auto found = kNumber.globalMatch(figures); found.hasNext();)
    rules_.per_place.push_back(found.next().captured().toInt());
  refresh();
}

QString ClubSeason::perPlace() const {
  QStringList all;
  for (const std::int64_t points : rules_.per_place) all << Speaker::figure(points);
  return speaker_.listed(all);
}

void ClubSeason::countMore(int events) {
  const int all = std::max(static_cast<int>(ranked_.season.events.size()), rules_.best);
  rules_.best = std::clamp(rules_.best + events, 0, all);
  refresh();
}

void ClubSeason::askAttendance(int events) {
  const int all = std::max(static_cast<int>(ranked_.season.events.size()), rules_.least);
  rules_.least = std::clamp(rules_.least + events, 0, all);
  refresh();
}

void ClubSeason::typeMissed(const QString& figures) {
  bool number = false;
  const int points = QString(figures).replace(QChar(0x2212), '-').toInt(&number);
  rules_.missed = number ? std::optional<std::int64_t>(points) : std::nullopt;
  refresh();
}

QString ClubSeason::missed() const {
  return rules_.missed ? Speaker::figure(*rules_.missed) : QStringLiteral("–");
}

QString ClubSeason::heading() const {
  const std::vector<Listed>& events = ranked_.season.events;
  if (events.empty()) return {};
  const QString first = speaker_.day(events.front().summary.date);
  const QString last = speaker_.day(events.back().summary.date);
  const int count = static_cast<int>(events.size());
  QStringList all{first == last ? first : first + " – " + last,
                  speaker_.count("event.season.events", count)};
  if (rules_.best > 0 && rules_.best < count)
    all << speaker_.count("review.season.best", rules_.best);
  return all.join(QStringLiteral(" · "));
}

QStringList ClubSeason::notes() const {
  bool dropped = false;
  bool absent = false;
  bool missed = false;
  bool seldom = false;
  for (const TournamentSeasonLine& line : ranked_.season.ranking.lines) {
    seldom = seldom || line.place == 0;
    for (const EventScore& score : line.scores) {
      dropped = dropped || (score.points && !score.counts);
      absent = absent || (score.points && score.place == 0);
      missed = missed || !score.points;
    }
  }
  QStringList all;
  if (dropped) all << speaker_.said("review.season.dropped");
  if (absent) all << speaker_.said("review.season.absent");
  if (missed) all << speaker_.said("review.season.not_counted");
  if (seldom) all << speaker_.said("review.season.too_seldom");
  return all;
}

}  // namespace spadille::table

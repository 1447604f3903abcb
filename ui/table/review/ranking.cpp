#include "ui/table/review/ranking.h"

#include <algorithm>

#include "app/people/names.h"
#include "ui/table/review/spans.h"

namespace spadille::table {
namespace {

/// "12", "(12)" where it does not count, "12*" where it is a credit; a dash for nothing.
QString cell(const SeasonResult& result) {
  if (!result.points) return "–";
  const QString points = Speaker::figure(*result.points) + (result.absent ? "*" : "");
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

void Ranking::countMore(int evenings) {
  const int all = std::max(static_cast<int>(season_.evenings.size()), rules_.best);
  rules_.best += std::clamp(evenings, -rules_.best, all - rules_.best);
  refresh();
}

void Ranking::askAttendance(int evenings) {
  const int all = std::max(static_cast<int>(season_.evenings.size()), rules_.least);
  rules_.least += std::clamp(evenings, -rules_.least, all - rules_.least);
  refresh();
}

void Ranking::typeAbsent(const QString& figures) {
  bool number = false;
  const int credit = QString(figures).replace(QChar(0x2212), '-').toInt(&number);
  rules_.absent = number ? std::optional(credit) : std::nullopt;
  refresh();
}

QString Ranking::absent() const {
  if (season_.by_average) return "–";
  return Speaker::figure(rules_.absent.value_or(0));
}

QString Ranking::average(const SeasonPlace& player) const {
  if (!season_.by_average) return {};
  return speaker_.said("review.season.average") + " " +
         text(quotient(player.total, player.counted));
}

QVariantList Ranking::places() const {
  QVariantList all;
  for (const SeasonPlace& player : season_.places) {
    QStringList results;
    for (const SeasonResult& result : player.results) results << cell(result);
    all << QVariantMap{{"place", player.place == 0 ? QString("–") : QString::number(player.place)},
                       {"name", text(player.name)},
                       {"total", Speaker::figure(player.total)},
                       {"average", average(player)},
                       {"results", results}};
  }
  return all;
}

QString Ranking::heading() const {
  if (season_.evenings.empty()) return {};
  const QString first = speaker_.day(season_.evenings.front().date);
  const QString last = speaker_.day(season_.evenings.back().date);
  const int evenings = static_cast<int>(season_.evenings.size());
  QString line = first == last ? first : first + " – " + last;
  line += " · " + speaker_.count("review.season.evenings", evenings);
  if (rules_.best > 0 && rules_.best < evenings)
    line += " · " + speaker_.count("review.season.best", rules_.best);
  if (rules_.least > 0) line += " · " + speaker_.count("review.season.least", rules_.least);
  return line;
}

QStringList Ranking::notes() const {
  QStringList all;
  for (const std::string_view note : spadille::notes(season_)) all << speaker_.said(note);
  return all;
}

}  // namespace spadille::table

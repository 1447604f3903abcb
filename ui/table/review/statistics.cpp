#include "ui/table/review/statistics.h"

#include "app/keep/people.h"
#include "app/people/names.h"
#include "app/review/highlight_words.h"
#include "text/names.h"
#include "ui/table/book/laid_session.h"
#include "ui/table/review/spans.h"

namespace spadille::table {
namespace {

QVariantMap row(const QString& label, std::int64_t a, std::int64_t b) {
  return {{"label", label}, {"a", Speaker::figure(a)}, {"b", Speaker::figure(b)}};
}

void add_shares(QVariantList& rows, std::string_view heading, const std::array<Share, 2>& shares,
                std::string_view result, const Speaker& speaker) {
  if (shares[0].deals == 0 && shares[1].deals == 0) return;
  rows << QVariantMap{{"label", speaker.said(heading)}, {"a", ""}, {"b", ""}};
  const auto add = [&](std::string_view label, auto member) {
    rows << row(speaker.said(label), shares[0].*member, shares[1].*member);
  };
  add("review.deals", &Share::deals);
  add("review.games", &Share::games);
  add("review.games_won", &Share::games_won);
  add(result, &Share::result);
}

}  // namespace

Statistics::Statistics(Clerk& clerk, const Speaker& speaker, QObject* parent)
    : QObject(parent), clerk_(clerk), speaker_(speaker) {
  connect(&speaker, &Speaker::languageChanged, this, &Statistics::changed);
}

Outcome<Statistics::Found> Statistics::look(Book& book, const Asked& asked) {
  const auto names = names_in(book);
  if (!names) return tl::unexpected(Refusal(names.error()));
  Found found;
  std::string id;
  if (!asked.person.empty()) {
    const auto meant = person_meant(*names, asked.person);
    if (!meant) return tl::unexpected(meant.error());
    id = *meant;
  }
  if (asked.other.empty()) {
    auto all = spadille::statistics(book, *names, id, asked.span);
    if (!all) return tl::unexpected(Refusal(all.error()));
    found.figures = std::move(*all);
    return found;
  }
  const auto other = person_meant(*names, asked.other);
  if (!other) return tl::unexpected(other.error());
  auto all = head_to_head(book, *names, id, *other, asked.span);
  if (!all) return tl::unexpected(Refusal(all.error()));
  found.encounters = std::move(*all);
  return found;
}

void Statistics::refresh() {
  const Asked asked{person_.toStdString(), other_.toStdString(),
                    span_for(span_, game_, clerk_.machine().today())};
  clerk_.ask([asked](Book& book) { return look(book, asked); },
             [this](Outcome<Found> found) {
               problem_ = found ? QString() : reason(found.error(), {}, speaker_);
               found_ = found ? std::move(*found) : Found{};
               emit changed();
             });
}

void Statistics::setGame(const QString& game) {
  game_ = game;
  refresh();
}

void Statistics::setSpan(const QString& span) {
  span_ = span;
  refresh();
}

void Statistics::setPerson(const QString& name) {
  person_ = name;
  if (name.isEmpty() || name == other_) other_.clear();
  refresh();
}

void Statistics::setOther(const QString& name) {
  other_ = person_.isEmpty() || name == person_ ? QString() : name;
  refresh();
}

QVariantList Statistics::shownFigures(const std::vector<FigureValue>& figures, bool brief) const {
  QVariantList all;
  for (const FigureValue& value : figures) {
    if (brief && !value.figure->brief) continue;
    QString figure = text(shown(value, speaker_.words().language()));
    if (!brief && value.figure->kind == Figure::Kind::percent && value.of != 0)
      figure = speaker_.said(
          Message{"review.share",
                  {clamped(value.n), clamped(value.of), clamped(hundredths(value.n, value.of))}});
    all << QVariantMap{{"label", speaker_.said(value.figure->label)}, {"value", figure}};
  }
  return all;
}

/// Of everybody who has the best of each, game by game; of one person what he has.
QVariantList Statistics::askedFirst() const {
  const Day day = [this](const std::string& date) { return speaker_.day(date).toStdString(); };
  const std::span<const PersonFigures> found(found_.figures);
  const bool everybody = person_.isEmpty();
  QVariantList all;
  for (std::size_t begin = 0, end = 0; begin < found.size(); begin = end) {
    const PersonFigures& first = found[begin];
    for (end = begin + 1; end < found.size() && found[end].game == first.game;) ++end;
    QVariantList figures;
    for (const ToldFigure& figure :
         everybody ? told_of_all(found.subspan(begin, end - begin), speaker_.words(), day)
                   : told(first, speaker_.words(), day))
      figures << QVariantMap{{"label", text(figure.label)}, {"value", text(figure.value)}};
    if (!figures.isEmpty())
      all << QVariantMap{{"game", speaker_.said(first.game + ".name")},
                         {"name", everybody ? QString() : text(isolated(first.name))},
                         {"figures", figures}};
  }
  return all;
}

QVariantList Statistics::sheets() const {
  QVariantList all;
  for (const PersonFigures& person : found_.figures) {
    QVariantList partners;
    for (const FigureRow& partner : person_.isEmpty() ? std::vector<FigureRow>() : person.partners)
      partners << QVariantMap{{"name", text(isolated(partner.name))},
                              {"figures", shownFigures(partner.figures, true)}};
    all << QVariantMap{{"game", speaker_.said(person.game + ".name")},
                       {"name", text(isolated(person.name))},
                       {"figures", shownFigures(person.figures, person_.isEmpty())},
                       {"partners", partners}};
  }
  return all;
}

QVariantList Statistics::encounters() const {
  QVariantList all;
  for (const Encounter& met : found_.encounters) {
    const std::string_view result = figure_table(met.game).result_label;
    QVariantList rows{row(speaker_.said("review.evenings_together"), met.sessions, met.sessions),
                      row(speaker_.said("review.evenings_ahead"), met.ahead[0], met.ahead[1])};
    add_shares(rows, "review.as_partners", {met.partners, met.partners}, result, speaker_);
    add_shares(rows, "review.as_opponents", met.opponents, result, speaker_);
    all << QVariantMap{{"game", speaker_.said(met.game + ".name")}, {"rows", rows}};
  }
  return all;
}

bool Statistics::nothing() const { return found_.figures.empty() && found_.encounters.empty(); }

}  // namespace spadille::table

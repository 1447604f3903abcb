#include "ui/table/event/event_ranking.h"

#include <algorithm>
#include <numeric>

#include "app/tournament/ranking_told.h"
#include "text/search_terms.h"
#include "ui/table/event/ranking_reasons.h"

namespace spadille::table {
namespace {

using From = RoundScore::From;

constexpr QChar kThinSpace(0x202f);

/// "3 388" of "3388": thousands of a whole number stand apart.
QString grouped(QString figure) {
  constexpr qsizetype kThousand = 3;
  if (figure.contains('.')) return figure;
  const qsizetype sign = !figure.isEmpty() && !figure.front().isDigit() ? 1 : 0;
  for (qsizetype at = figure.size() - kThousand; at > sign; at -= kThousand)
    figure.insert(at, kThinSpace);
  return figure;
}

template <typename Is>
bool any_score(const std::vector<RankedLine>& lines, Is is) {
  return std::any_of(lines.begin(), lines.end(), [&is](const RankedLine& line) {
    return std::any_of(line.scores.begin(), line.scores.end(), is);
  });
}

bool is_credit(const RoundScore& score) {
  return score.from != From::nothing && score.from != From::play && score.from != From::missing;
}

bool is_missing(const RoundScore& score) { return score.from == From::missing; }

bool is_dropped(const RoundScore& score) {
  return !score.counts && (score.from == From::play || is_credit(score));
}

}  // namespace

EventRanking::EventRanking(const LaidEvent& event, const Speaker& speaker, QObject* parent)
    : QAbstractListModel(parent), event_(event), speaker_(speaker) {
  connect(&event, &LaidEvent::changed, this, &EventRanking::renew);
}

void EventRanking::renew() {
  std::vector<RankedLine> lines;
  if (event_.desk()) lines = ranking(event_.desk()->now);
  std::vector<std::size_t> rows = sifted(lines);
  show(std::move(rows), std::move(lines));
}

void EventRanking::setWord(const QString& word) {
  word_ = word;
  show(sifted(lines_), lines_);
}

std::vector<std::size_t> EventRanking::sifted(const std::vector<RankedLine>& lines) const {
  std::vector<std::size_t> rows(lines.size());
  std::iota(rows.begin(), rows.end(), std::size_t{0});
  const std::string word = folded(word_.trimmed().toStdString());
  if (!word.empty())
    std::erase_if(rows, [&](std::size_t row) {
      return folded(name(lines[row]).toStdString()).find(word) == std::string::npos;
    });
  return rows;
}

/// As many rows as there are go on: whoever looks at one keeps his place.
void EventRanking::show(std::vector<std::size_t> rows, std::vector<RankedLine> lines) {
  const int before = rowCount();
  const int after = static_cast<int>(rows.size());
  if (after > before) beginInsertRows({}, before, after - 1);
  if (after < before) beginRemoveRows({}, after, before - 1);
  rows_ = std::move(rows);
  lines_ = std::move(lines);
  if (after > before) endInsertRows();
  if (after < before) endRemoveRows();
  if (const int same = std::min(before, after); same > 0)
    emit dataChanged(index(0), index(same - 1));
  emit changed();
}

int EventRanking::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QHash<int, QByteArray> EventRanking::roleNames() const {
  return {{who_role, "who"},     {place_role, "place"},   {name_role, "name"},
          {total_role, "total"}, {scores_role, "scores"}, {decided_role, "decided"},
          {more_role, "more"},   {prize_role, "prize"}};
}

QVariant EventRanking::data(const QModelIndex& index, int role) const {
  const auto row = static_cast<std::size_t>(index.row());
  if (!index.isValid() || row >= rows_.size()) return {};
  const RankedLine& line = lines_[rows_[row]];
  switch (role) {
    case who_role: return line.who.front();
    case place_role: return text(place_told(line.place));
    case name_role: return name(line);
    case total_role: return total(line);
    case decided_role: {
      const std::string_view key = decided_by(line.rung);
      return key.empty() ? QString() : speaker_.said(key);
    }
    case more_role: return more(line);
    case prize_role: return text(money_told(line.prize));
    case scores_role: {
      QStringList scores;
      for (const RoundScore& score : line.scores) scores << text(score_told(score));
      return scores;
    }
    default: return {};
  }
}

QString EventRanking::name(const RankedLine& line) const {
  QStringList names;
  for (const Entrant who : line.who) names << event_.name(who);
  return names.join(QStringLiteral(" & "));
}

QString EventRanking::total(const RankedLine& line) const {
  return grouped(text(total_told(line, event_.desk()->now.plan.ranking.measure)));
}

QString EventRanking::more(const RankedLine& line) const {
  QStringList all;
  if (line.roem != 0) all << speaker_.said("event.tie.roem") + ' ' + Speaker::figure(line.roem);
  if (line.pits != 0) all << speaker_.said("event.tie.pits") + ' ' + Speaker::figure(line.pits);
  return all.join(QStringLiteral(" · "));
}

int EventRanking::rounds() const {
  return lines_.empty() ? 0 : static_cast<int>(lines_.front().scores.size());
}

bool EventRanking::prizes() const {
  return std::any_of(lines_.begin(), lines_.end(),
                     [](const RankedLine& line) { return line.prize != 0; });
}

bool EventRanking::decided() const {
  return std::any_of(lines_.begin(), lines_.end(),
                     [](const RankedLine& line) { return !decided_by(line.rung).empty(); });
}

QStringList EventRanking::notes() const {
  QStringList all;
  if (any_score(lines_, is_credit)) all << speaker_.said("event.note.credit");
  if (any_score(lines_, is_dropped)) all << speaker_.said("review.season.dropped");
  if (any_score(lines_, is_missing)) all << speaker_.said("event.note.missing");
  if (std::any_of(lines_.begin(), lines_.end(),
                  [](const RankedLine& line) { return line.place == 0; }))
    all << speaker_.said("event.note.no_place");
  if (event_.desk() && event_.desk()->now.plan.ranking.fewer_is_better)
    all << speaker_.said("review.season.fewer");
  return all;
}

QVariantList EventRanking::explained(int who) const {
  for (std::size_t line = 0; line < lines_.size(); ++line)
    if (lines_[line].who.front() == who) return ranking_reasons(*this, event_, line, speaker_);
  return {};
}

}  // namespace spadille::table

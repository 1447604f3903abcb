#include "ui/table/book/listed_rows.h"

#include <algorithm>

#include "app/record/session_view.h"

namespace spadille::table {
namespace {

/// "ahead", "won"; nothing where nobody is.
QString word_of(const EveningScore& score, const Speaker& speaker) {
  for (const EveningScore::Line& line : score.lines)
    if (line.ahead) return speaker.said(score.over ? "table.has_won" : "table.ahead");
  return {};
}

QString figure_of(const EveningScore& score, const EveningScore::Line& line,
                  const Speaker& speaker) {
  switch (score.of) {
    case EveningScore::Of::games_won: return speaker.count("table.games_won", line.total);
    case EveningScore::Of::rubbers_won: return speaker.count("table.rubbers_won", line.total);
    case EveningScore::Of::points: break;
  }
  return Speaker::figure(line.total);
}

QVariantMap shown(const EveningScore& score, const Speaker& speaker) {
  QVariantList lines;
  for (const EveningScore::Line& line : score.lines)
    lines << QVariantMap{{"name", text(line.name)},
                         {"total", figure_of(score, line, speaker)},
                         {"ahead", line.ahead}};
  return {{"lines", lines}, {"word", word_of(score, speaker)}};
}

QString told(const EveningScore& score, const Speaker& speaker) {
  QStringList all;
  for (const EveningScore::Line& line : score.lines)
    all << text(line.name) + ' ' + figure_of(score, line, speaker) +
               (line.ahead ? ' ' + word_of(score, speaker) : QString());
  return speaker.listed(all);
}

}  // namespace

void ListedRows::score(const Desk& desk) { scores[desk.id] = evening_score(view(desk, names)); }

void ListedRows::lookAt(Book& book, const std::vector<Listed>& sessions, std::size_t most) {
  for (std::size_t i = 0; i < std::min(most, sessions.size()); ++i)
    if (!scores.contains(sessions[i].id))
      if (const auto desk = open_session(book, sessions[i].id)) score(*desk);
}

QVariantMap ListedRows::row(const Listed& session, const Speaker& speaker) const {
  const auto found = scores.find(session.id);
  const EveningScore score = found == scores.end() ? EveningScore{} : found->second;
  return {{"number", static_cast<int>(session.id)},
          {"title", text(session.summary.title)},
          {"game", text(session.game)},
          {"gameName", speaker.said(session.game + ".name")},
          {"players", speaker.together(texts(names.everybody(session.summary.players)))},
          {"date", speaker.day(session.summary.date)},
          {"place", text(session.summary.place)},
          {"deals", session.summary.deals},
          {"score", shown(score, speaker)},
          {"told", told(score, speaker)},
          {"open", session.summary.state == Summary::State::open}};
}

}  // namespace spadille::table

#include "ui/table/event/event_words.h"

namespace spadille::table {
namespace {

QString of_people(const TournamentEvent& written, const LaidEvent& event, const Speaker& speaker) {
  constexpr std::size_t kNamed = 3;  ///< more would fill the page
  if (written.people.size() > kNamed)
    return speaker.count("event.people", static_cast<int>(written.people.size()));
  return speaker.listed(texts(event.names().of(written.people)));
}

QString at_table(const TournamentEvent& written, const Speaker& speaker) {
  return speaker.said(Message{"event.room.table", {written.round, written.table}});
}

}  // namespace

QString figures_shown(const std::vector<std::int64_t>& figures) {
  QStringList all;
  for (const std::int64_t figure : figures) all << Speaker::figure(figure);
  return all.join(QStringLiteral(" : "));
}

QStringList sides_of(const DrawnTable& table, const LaidEvent& event) {
  QStringList all;
  for (const std::vector<Entrant>& side : sides_at(event.desk()->now.plan, table)) {
    QStringList names;
    for (const Entrant who : side) names << event.name(who);
    all << names.join(QStringLiteral(" & "));
  }
  return all;
}

std::optional<std::int64_t> number_in(const QString& typed) {
  constexpr qsizetype kLongest = 10;  ///< with its sign: fewer than the log refuses
  QString plain = typed.trimmed();
  plain.replace(QChar(0x2212), '-');
  bool is_number = false;
  const qlonglong number = plain.toLongLong(&is_number);
  if (!is_number || plain.size() > kLongest) return std::nullopt;
  return number;
}

QString deed(const TournamentEvent& written, const LaidEvent& event, const Speaker& speaker) {
  using enum EventKind;
  const auto about = [&](std::string_view key, const QString& words) {
    return speaker.labelled(speaker.said(key), words);
  };
  const EventKind kind = written.kind;
  if (kind == roster_changed) return about("event.deed.roster", of_people(written, event, speaker));
  if (kind == wished) return about("event.deed.wish", of_people(written, event, speaker));
  if (kind == round_drawn) return speaker.said(Message{"event.deed.draw", {written.round}});
  if (kind == result_told)
    return about("event.deed.result",
                 at_table(written, speaker) + " · " + figures_shown(written.figures.points));
  if (kind == awarded) return about("event.deed.award", of_people(written, event, speaker));
  if (kind == table_begun) return about("event.deed.kept", at_table(written, speaker));
  if (kind == clock_set) return speaker.said(Message{"event.deed.clock", {written.round}});
  if (kind == call_answered) return about("event.deed.ruling", at_table(written, speaker));
  if (kind == closed) return speaker.said("event.deed.closed");
  if (kind == discarded) return speaker.said("event.deed.discarded");
  if (kind == reopened) return speaker.said("event.deed.reopened");
  return speaker.said(kind == opening_corrected ? "event.deed.plan" : "event.deed.other");
}

}  // namespace spadille::table

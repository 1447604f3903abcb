#pragma once

#include <QVariant>
#include <map>

#include "app/people/names.h"
#include "app/record/desk.h"
#include "app/review/evening_score.h"
#include "ui/table/show/speaker.h"

namespace spadille::table {

/// What rows of sessions are told from, beside the list itself.
struct ListedRows {
  Names names{};
  std::map<SessionId, EveningScore> scores{};

  void score(const Desk& desk);
  /// Looks at the first so many of these sessions that have no score yet, each from its beginning;
  /// one that cannot be read gets none.
  void lookAt(Book& book, const std::vector<Listed>& sessions, std::size_t most);
  /// number, title, game, gameName, players, date, place, deals, open, score (lines: name, total,
  /// ahead; word: of who is ahead), told (the score in a line).
  [[nodiscard]] QVariantMap row(const Listed& session, const Speaker& speaker) const;
};

}  // namespace spadille::table

#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "app/book.h"
#include "app/people/names.h"
#include "app/phones/acts.h"
#include "app/phones/board_answer.h"
#include "app/phones/running_event.h"
#include "app/rulebook/rule_search.h"
#include "codec/query.h"
#include "text/words.h"

namespace spadille {

/// What everybody who looks on may ask of a book: a document comes in, a document goes out. Knows
/// nothing of how they travel. Described in docs/format/door.md.
class Engine {
 public:
  explicit Engine(Book book) : book_(std::move(book)) {}

  /// Who is called so on the roster of the event that runs, or at the open session that was written
  /// in last: an id; nothing: nobody.
  [[nodiscard]] Outcome<std::optional<std::string>> sitting(const std::string& name);
  /// What everybody is called now.
  [[nodiscard]] Expected<Names> names() { return names_in(book_); }
  /// Does what somebody wants: a `spadille/dispute`, `agree`, `record`, `undo`, `rule`, `seats`,
  /// `opening`, `remark`, `close`, `result` or `room-call`. What was done already is not done
  /// again.
  [[nodiscard]] Answered act(std::string_view document, const Asker& by);

  /// Answers a `spadille/query`.
  [[nodiscard]] Answered answer(const Reading<Query>& query, const Asker& by);

  /// A board as it stands now, and where in the history of this book that is: "…device….7.11" for
  /// the session and how many events it has.
  struct Now {
    std::string place{};
    std::string board{};
    bool open = true;  ///< that session is, or there is none
  };
  /// `session`: 0 follows the open one that was written in last; kNoSession: none.
  [[nodiscard]] Outcome<Now> now(SessionId session, Language language);

  static constexpr SessionId kNoSession = -1;
  /// Which session somebody looks at who has chosen none: at the event that runs that of his table,
  /// or kNoSession where it keeps none; elsewhere 0. `player`: an id.
  [[nodiscard]] Outcome<SessionId> followed(const std::string& player);
  /// The same of many at once, for a whole room looks on.
  [[nodiscard]] Outcome<std::map<std::string, SessionId>> followed(
      const std::set<std::string>& players);

 private:
  [[nodiscard]] Outcome<std::string> event(const Asker& by, const Words& words);
  [[nodiscard]] bool is_event(SessionId number);
  [[nodiscard]] Outcome<std::vector<std::string>> elsewhere(const RunningEvent& event);
  [[nodiscard]] Outcome<bool> is_at_other_table(const Act& act, const Asker& by);
  void tell_event(const Act& act);
  [[nodiscard]] SeatNames seats_of(SessionId session);
  [[nodiscard]] Outcome<SessionId> meant(SessionId session);
  [[nodiscard]] Outcome<Now> as_it_stands(SessionId session, Rows rows, const Words& words);
  [[nodiscard]] Outcome<Now> board(SessionId session, Rows rows, const Words& words);
  [[nodiscard]] Outcome<std::string> sessions(int skip);
  [[nodiscard]] Outcome<std::string> search(const Query& query, const Words& words);
  [[nodiscard]] Outcome<std::string> entry(const Query& query, const Words& words);
  template <typename Tell>
  [[nodiscard]] Outcome<std::string> told_of(SessionId meant_session, const Tell& tell);
  [[nodiscard]] Outcome<std::string> turn(const Query& query, const Words& words);
  [[nodiscard]] Outcome<std::string> seating(const Query& query, const Words& words);
  [[nodiscard]] Outcome<std::string> beginning(const Query& query, const Words& words);
  [[nodiscard]] Outcome<std::string> irregular(const Query& query, const Words& words);
  [[nodiscard]] Outcome<std::string> settlement(const Query& query, const Words& words);
  [[nodiscard]] Outcome<std::string> document(const Query& query, const Asker& by,
                                              const Words& words);

  Book book_;
  RuleSearch rules_{};
  EventThatRuns runs_{};
};

}  // namespace spadille

#pragma once

#include "app/tournament/tournament_desk.h"

namespace spadille {

/// Whether roem, or pits, decide between equals or win a prize: what a slip is asked for beside the
/// points.
[[nodiscard]] bool counts_roem(const Plan& plan);
[[nodiscard]] bool counts_pits(const Plan& plan);

/// Who plays for each figure that a table tells, in the order of their seats.
[[nodiscard]] std::vector<std::vector<Entrant>> sides_at(const Plan& plan, const DrawnTable& table);

/// How a table's round stands.
enum class TableState : std::uint8_t {
  waiting,           ///< it has told nothing
  told,              ///< a result that counts
  told_differently,  ///< two tell it differently (EV-3.2)
  impossible         ///< the figures cannot be, by the arithmetic of the game
};

/// What waits for the director: named until it is settled.
struct RoomMatter {
  enum class Kind : std::uint8_t {
    call,     ///< for the referee of the room
    dispute,  ///< of a deal, in the session of a table
    missing,
    told_differently,
    impossible,
    stale_draw,  ///< it seats others than are there
    other_plan   ///< it was drawn by another one
  };

  Kind kind = Kind::missing;
  int round = 1;
  int table = 0;  ///< 0: the round as a whole
  int entry = 0;  ///< of the log: of a call
  int deal = 0;   ///< of a dispute
  Message message{};
  RuleId rule{};
  friend bool operator==(const RoomMatter&, const RoomMatter&) = default;
};

/// The rules by which a table plays a round of so many deals; 0: as planned. Nothing where the game
/// is not built in, or so many cannot play it.
[[nodiscard]] std::optional<AnyRules> rules_of_round(const TournamentDesk& desk,
                                                     const DrawnTable& table, int deals = 0);

/// The round that is played now: the first that has begun and waits for a result, else the next
/// one.
[[nodiscard]] int current_round(const TournamentDesk& desk);

[[nodiscard]] TableState state_of(const TournamentDesk& desk, int round, const DrawnTable& table);

/// Why figures of a table's round cannot be, by the rules that are played; nothing where they can.
[[nodiscard]] std::optional<Finding> impossible(const TournamentDesk& desk, const DrawnTable& table,
                                                const Figures& figures);

/// The same of the result that counts at a table; nothing where none does.
[[nodiscard]] std::optional<Finding> impossible(const TournamentDesk& desk, int round,
                                                const DrawnTable& table);

/// That a draw by which nobody has played does not stand any more: others are there than it seats,
/// or by now the plan puts people to tables in another way. Nothing where it does stand. REQUIRES:
/// the round is drawn.
[[nodiscard]] std::optional<RoomMatter> stale_draw(const TournamentDesk& desk, int round);

/// Everything that waits: calls for the referee first, then round by round results that are missing
/// (of a round in which others have told, and of each round before another one that has begun),
/// told differently or impossible, and draws that do not stand any more.
[[nodiscard]] std::vector<RoomMatter> matters(const TournamentDesk& desk);

}  // namespace spadille

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/ruling.h"
#include "games/any_functions.h"
#include "games/card_play.h"
#include "session/event_kind.h"

namespace spadille {

/// When, where and with whom: what a score needs for its heading.
struct About {
  std::string title{};
  std::string date{};  ///< "2026-11-20"
  std::string place{};
  std::vector<std::string> players{};  ///< one a seat, or nobody
  friend bool operator==(const About&, const About&) = default;
};

/// An evening as it was written down: not yet checked against any rule.
struct Evening {
  About about{};
  AnyRules rules{};
  AnyCarry before{};  ///< how it began; fresh, or as a paper sheet left it
  std::vector<AnyDeal> deals{};
  /// What was ruled before in the game in progress; nothing where no book lies open.
  std::optional<std::vector<Earlier<AnyIncident>>> earlier{};
  /// What is asked about is the deal that is still being played.
  bool in_play = false;
  /// Marks added up for each party, which are chalked up in the deal in play; nothing where none
  /// are.
  std::vector<int> chalked{};
  friend bool operator==(const Evening&, const Evening&) = default;
};

/// What a table decided, and on what.
struct PostedRuling {
  Ruling ruling{};
  /// Those that it settles as one, in the order in which they were told; none where nobody told.
  std::vector<AnyIncident> incidents{};
  Seq seq = 0;             ///< of the event
  bool of_former = false;  ///< about an earlier deal: what it says of this one has waited for it
  bool by_table = false;   ///< decided by the table itself: never worked out anew
  bool is_part = false;    ///< of a ruling that stands at the deal before, where it is told
  friend bool operator==(const PostedRuling&, const PostedRuling&) = default;
};

/// A deal as it was told, with what the table decided about it.
struct Told {
  AnyDeal deal{};
  std::optional<Seat> dealer{};  ///< who dealt, where it was not his turn
  std::vector<PostedRuling> rulings{};
  std::optional<CardPlay> play{};  ///< the cards, where they were told
  bool ended = false;              ///< by a ruling, while it was played: `deal` says nothing
  friend bool operator==(const Told&, const Told&) = default;
};

/// A deal in the book. One that does not fit keeps its findings, and changes nothing.
struct Recorded {
  AnyDeal deal{};
  Findings findings{};
  ScoreSheet sheet{};
  Facts facts{};
  Seat dealer{};
  Totals before{};
  Totals after{};    ///< also when the deal ended the game
  SeatSet out{};     ///< who takes no further part in this game
  SeatSet absent{};  ///< in whose place a guest played: what the deal brought there is nobody's
  Sides sides{};     ///< who were partners
  std::optional<FinishedGame> finished{};
  bool ended = false;    ///< by a ruling: nothing is told of how it was played
  bool is_void = false;  ///< by a ruling that came once it was recorded: it is dealt again
  friend bool operator==(const Recorded&, const Recorded&) = default;
};

/// An evening with everything that follows from it. Always the fold of its deals.
struct Session {
  AnyRules rules{};
  AnyCarry carry{};  ///< of the next deal
  std::vector<Recorded> deals{};
  std::vector<PostedRuling> awaiting{};  ///< the next deal: they count once it is told
  friend bool operator==(const Session&, const Session&) = default;
};

/// The evening as its next deal finds it, without the deals before.
[[nodiscard]] inline Session before_next(const Session& session) {
  return {session.rules, session.carry, {}, session.awaiting};
}

/// Whether somebody sits there who takes part in the game in progress.
[[nodiscard]] bool can_deal(const Session& session, Seat who);

/// The seats that an account stands for.
[[nodiscard]] SeatSet seats_of(Account account, const Sides& sides);
/// What a sheet moves to a player or to his side, whichever is counted.
[[nodiscard]] int won_by(const ScoreSheet& sheet, const Accounts& counted, const Sides& sides,
                         Seat who);
/// The total that a seat has part in.
[[nodiscard]] int total_of(Seat who, const Accounts& counted, const Totals& totals,
                           const Sides& sides);

/// Whether lines move nothing but what is counted here.
[[nodiscard]] bool fit(const std::vector<Line>& lines, const Accounts& accounts);

/// A ruling whose lines say why, as long as the rules say the same about what it is about.
[[nodiscard]] Ruling worded(const Session& session, Ruling ruling,
                            const std::vector<AnyIncident>& incidents);

/// The one path that scores: validate, score, advance. A deal with an error is kept, not scored;
/// `found` is what was wrong with it before it came here.
/// REQUIRES: the rules and the carry passed check().
void record(Session& session, Told told, Findings found = {});

/// REQUIRES: as above.
void record(Session& session, AnyDeal deal, Findings found = {});

/// REQUIRES: as record().
[[nodiscard]] Session fold(const Evening& evening);

}  // namespace spadille

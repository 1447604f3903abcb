#pragma once

#include <optional>
#include <string>
#include <vector>

#include "codec/format.h"
#include "core/seat_names.h"
#include "core/settle.h"
#include "core/standing.h"
#include "games/tables.h"
#include "session/event_kind.h"
#include "session/settlement.h"
#include "session/store.h"

namespace spadille {

/// As documents write it.
[[nodiscard]] constexpr std::string_view name(Summary::State state) {
  switch (state) {
    case Summary::State::open: return "open";
    case Summary::State::closed: return "closed";
    case Summary::State::discarded: break;
  }
  return "discarded";
}

/// One option as a face shows it.
struct OptionView {
  const Member* member = nullptr;  ///< its row in the table of the game
  int number = 0;
  int usual_number = 0;  ///< the default

  [[nodiscard]] std::string value() const { return shown(*member, number); }
  [[nodiscard]] bool changed() const { return number != usual_number; }
  friend bool operator==(const OptionView&, const OptionView&) = default;
};

/// The options by which two sets of rules of one game differ.
struct Difference {
  OptionView a{};
  OptionView b{};
};

/// A set of rules: which game, under which name if it has one, and every option.
struct RulesView {
  std::string_view game{};
  std::string preset{};  ///< the id of the preset with the same rules, may be empty
  std::vector<OptionView> options{};
  friend bool operator==(const RulesView&, const RulesView&) = default;
};

/// A note, a dispute or how it was settled.
struct RemarkView {
  Seq seq = 0;
  EventKind kind = EventKind::note;
  std::string text{};
  bool settled = false;  ///< of a dispute
};

/// A member of a deal with what is told by it.
struct ToldMember {
  const Member* member = nullptr;
  Value value{};  ///< not empty
};

/// A deal as it was told, member by member in the order of its form.
struct ToldDeal {
  std::string_view game{};
  std::vector<ToldMember> members{};
};

/// What was written before a correction, in the short form, and why it was corrected.
struct FormerView {
  Seq seq = 0;  ///< of the correction
  ToldDeal deal{};
  std::string said{};
  std::string why{};
  bool ended = false;  ///< by a ruling: nothing was told of how it was played
};

/// One deal with everything that follows from it.
struct DealView {
  int number = 1;  ///< in the evening, from 1; 0: struck out
  Seq seq = 0;     ///< of the event that recorded it; 0 outside a book
  ToldDeal deal{};
  std::string said{};  ///< in the short form
  Findings findings{};
  ScoreSheet sheet{};
  Facts facts{};
  Seat dealer{};
  Totals before{};
  Totals after{};
  SeatSet out{};
  SeatSet absent{};  ///< in whose place a guest played: the figures of the deal there are nobody's
  Sides sides = kOpposite;             ///< who were partners
  std::vector<Transfer> hand_overs{};  ///< who hands whom how many counters
  std::optional<FinishedGame> finished{};
  std::vector<std::string> players{};  ///< who sat there, where that changes in the evening
  bool ended = false;                  ///< by a ruling: nothing is told of how it was played
  bool is_void = false;                ///< by a later ruling: it is dealt again
  bool out_of_turn = false;            ///< somebody dealt whose turn it was not
  Totals announced{};                  ///< when it was recorded; empty where nobody was told
  std::vector<FormerView> former{};
  std::vector<RemarkView> remarks{};
  std::vector<std::string> agreed{};  ///< who says that it is right as it stands
};

/// What changed in the middle of an evening, before a deal.
struct ChangeView {
  int before = 0;  ///< the number of the deal; one more than there are: after all
  std::vector<Difference> rules{};
  std::vector<std::string> players{};  ///< who sits there from now on
  std::vector<std::string> waiting{};
  std::optional<Seat> dealer{};
  std::optional<Seat> deals_again{};  ///< as it was ruled: the deal that was being played is void
  std::vector<Line> lines{};
  RuleId ruled{};     ///< the clause of what was ruled on; unnamed: nothing was, or it was not told
  SeatNames names{};  ///< of those who sit there once it counts, and who are partners

  /// A ruling that moved nothing, and of which nothing else is told.
  [[nodiscard]] bool says_nothing() const {
    return rules.empty() && players.empty() && waiting.empty() && !dealer && !deals_again &&
           lines.empty() && !ruled.named();
  }
};

/// What was ruled about the deal in play, and counts with it.
struct AwaitingView {
  std::vector<Line> lines{};
  bool of_void_deal = false;     ///< worked out when the deal in its place is settled
  std::optional<Seat> dealer{};  ///< of the deal after it
  std::optional<Seat> then{};    ///< of the one after that
  RuleId ruled{};                ///< the clause; unnamed where it was not told
};

/// A ruling that the rules would decide otherwise by what has been corrected since.
struct StaleView {
  Seq seq = 0;
  int deal = 0;    ///< its number; 0: the one in play
  RuleId ruled{};  ///< the clause
  Ruling was{};
  std::optional<Ruling> now{};  ///< nothing: it can no longer be told so
  SeatNames names{};            ///< of those who sat there
};

/// What one player has from all deals that he played, whoever sat where.
struct PersonView {
  std::string name{};
  int total = 0;
  int games_won = 0;
  bool has_part = true;  ///< in the result of the evening: he played, and nobody has taken over
  std::string id{};
};

/// How a session lies in the book.
struct SessionView {
  SessionId id = 0;
  std::string uuid{};
  int head = 0;  ///< events
  Summary::State state = Summary::State::open;
  std::string begun_at{};  ///< UTC
  std::vector<std::string> waiting{};
  std::vector<RemarkView> remarks{};
  std::vector<ChangeView> changes{};
  std::vector<AwaitingView> awaiting{};
  std::vector<StaleView> stale{};
  std::vector<PersonView> people{};  ///< only where seats changed
  std::vector<PersonView> own{};     ///< the same, also where nobody changed
  Seq undo = 0;                      ///< 0: there is nothing to undo
  Seq redo = 0;
  int lost = 0;  ///< events that a damaged book no longer has
};

/// A scored evening of any game.
struct EveningView {
  Format format = Format::deal;
  About about{};
  RulesView rules{};
  SeatNames names{};    ///< and who are partners now
  Accounts accounts{};  ///< what totals are counted for
  Findings findings{};  ///< of the document as a whole; those of a deal stand with the deal
  std::vector<DealView> deals{};
  Standing standing{};
  Outlook outlook{};                       ///< of the next deal
  std::optional<Settlement> settlement{};  ///< if the players stop here; only where it is asked for
  std::optional<SessionView> session{};    ///< of an evening in the book
  /// False where the beginning or the rules are wrong: then nothing was scored.
  bool scored = false;

  [[nodiscard]] bool has_errors() const;  ///< anywhere
  [[nodiscard]] SeatNames names_in(const DealView& deal) const;
};

}  // namespace spadille

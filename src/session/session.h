#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/card_play.h"
#include "core/ruling.h"
#include "games/game.h"

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
template <Game G>
struct Evening {
  using Of = G;
  About about{};
  typename G::Rules rules{};
  typename G::Carry before{};  ///< how it began; fresh, or as a paper sheet left it
  std::vector<typename G::Deal> deals{};
  friend bool operator==(const Evening&, const Evening&) = default;
};

/// A deal as it was told, with what the table decided about it.
template <Game G>
struct Told {
  typename G::Deal deal{};
  std::optional<Seat> dealer{};  ///< who dealt, where it was not his turn
  std::vector<Ruling> rulings{};
  std::optional<CardPlay> play{};  ///< the cards, where they were told
  /// What each of them is about, where that was told.
  std::vector<std::optional<typename G::Incident>> incidents{};
  friend bool operator==(const Told&, const Told&) = default;
};

/// A deal in the book. One that does not fit keeps its findings, and changes nothing.
template <Game G>
struct Recorded {
  typename G::Deal deal{};
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
  friend bool operator==(const Recorded&, const Recorded&) = default;
};

/// An evening with everything that follows from it. Always the fold of its deals.
template <Game G>
struct Session {
  typename G::Rules rules{};
  typename G::Carry carry{};  ///< of the next deal
  std::vector<Recorded<G>> deals{};
  friend bool operator==(const Session&, const Session&) = default;
};

/// Whether somebody sits there who takes part in the game in progress.
template <Game G>
[[nodiscard]] bool can_deal(const Session<G>& session, Seat who) {
  const int ruled = seats_ruled(session.rules);
  const int seats = ruled != 0 ? ruled : static_cast<int>(accounts(session.carry).size());
  return who.index < seats && !who_is_out(session.carry).contains(who);
}

/// The seats that an account stands for.
[[nodiscard]] inline SeatSet seats_of(Account account, const Sides& sides) {
  if (account.kind == Account::Kind::seat) return {Seat{account.index}};
  if (account.kind == Account::Kind::side) return sides[account.index];
  return {};
}

/// Whether lines move nothing but what is counted here.
[[nodiscard]] inline bool fit(const std::vector<Line>& lines, const Accounts& accounts) {
  return std::all_of(lines.begin(), lines.end(), [&](const Line& line) {
    return std::all_of(line.postings.begin(), line.postings.end(), [&](const Posting& posting) {
      return posting.account == Account::table() ||
             std::find(accounts.begin(), accounts.end(), posting.account) != accounts.end();
    });
  });
}

/// The one path that scores: validate, score, advance. A deal with an error is kept, not scored;
/// `found` is what was wrong with it before it came here.
/// REQUIRES: the rules and the carry passed check().
template <Game G>
void record(Session<G>& session, Told<G> told, Findings found = {});

/// REQUIRES: as above.
template <Game G>
void record(Session<G>& session, typename G::Deal deal, Findings found = {}) {
  record(session, Told<G>{.deal = std::move(deal)}, std::move(found));
}

/// REQUIRES: as record().
template <Game G>
[[nodiscard]] Session<G> fold(const Evening<G>& evening) {
  Session<G> session{evening.rules, evening.before, {}};
  session.deals.reserve(evening.deals.size());
  for (const auto& deal : evening.deals) record(session, deal);
  return session;
}

}  // namespace spadille

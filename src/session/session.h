#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

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
  About about{};
  typename G::Rules rules{};
  typename G::Carry before{};  ///< how it began; fresh, or as a paper sheet left it
  std::vector<typename G::Deal> deals{};
  friend bool operator==(const Evening&, const Evening&) = default;
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
  Totals after{};  ///< also when the deal ended the game
  SeatSet out{};   ///< who takes no further part in this game
  Sides sides{};   ///< who were partners
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

/// The one path that scores: validate, score, advance. A deal with an error is kept, not scored;
/// `found` is what was wrong with it before it came here.
/// REQUIRES: the rules and the carry passed check().
template <Game G>
void record(Session<G>& session, typename G::Deal deal, Findings found = {}) {
  Recorded<G>& entry = session.deals.emplace_back();
  entry.dealer = session.carry.dealer;
  entry.before = entry.after = totals(session.carry);
  entry.sides = sides(session.rules, session.carry);
  entry.out = who_is_out(session.carry);
  entry.findings = std::move(found);
  append_new(entry.findings, validate(session.rules, session.carry, deal));
  entry.deal = std::move(deal);
  if (has_error(entry.findings)) return;
  entry.sheet = score(session.rules, session.carry, entry.deal);
  entry.after = after(entry.before, accounts(session.carry), entry.sheet);
  entry.facts = facts(session.rules, session.carry, entry.deal, entry.sheet);
  entry.finished = concluded(session.rules, session.carry, entry.deal, entry.sheet);
  session.carry = advance(session.rules, std::move(session.carry), entry.deal, entry.sheet);
  if (!entry.finished) entry.out = who_is_out(session.carry);
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

#pragma once

#include <string>

#include "games/answers.h"
#include "games/game.h"
#include "games/revoke.h"
#include "games/told_twice.h"

namespace spadille {

namespace detail {

/// Follows the calls, where they are told: they settle what was bid.
template <Game G>
void follow_calls(const typename G::Rules& rules, const typename G::Carry& carry,
                  const CardPlay& play, Reckoned<typename G::Deal>& reckoned) {
  if constexpr (G::kHasAuction) {
    if (play.calls.empty()) return;
    const auto told = auction(
        rules, carry,
        {.turn_up = play.turn_up, .next_card = play.next_card, .hand = {}, .calls = play.calls});
    if (told.refused)
      reckoned.findings.push_back(
          {.place = "/played/calls/" + std::to_string(told.refused->index),
           .given = std::string(name(G::kCalls, play.calls[told.refused->index])),
           .message = {told.refused->seat ? "finding.played.call" : "finding.played.calls_over"},
           .rule = told.refused->rule});
    else if (!told.settled)
      reckoned.findings.push_back({.place = "/played/calls",
                                   .message = {"finding.played.calls_open", {*told.to_call}},
                                   .rule = told.why});
    else
      reckoned.deal = settled(std::move(reckoned.deal), told.deal);
  }
}

/// What a deal comes to, whatever else was said of it.
template <Game G>
[[nodiscard]] Reckoned<typename G::Deal> followed(const typename G::Rules& rules,
                                                  const typename G::Carry& carry,
                                                  const Played<typename G::Deal>& played) {
  Reckoned<typename G::Deal> reckoned{.deal = played.said};
  follow_calls<G>(rules, carry, played.play, reckoned);
  if (has_error(reckoned.findings)) return reckoned;
  const Position settled = contract(reckoned.deal);
  reckoned.lineup = lineup(rules, carry, settled);
  if (G::kHasTrumps && !settled.trump) {
    if (!played.play.tricks.empty())
      reckoned.findings.push_back({.place = "/deal/trump", .message = {"finding.played.no_trump"}});
    return reckoned;
  }
  reckoned.replay = replay(rules, reckoned.lineup, played.play);
  append(reckoned.findings, reckoned.replay.findings);
  if (has_error(reckoned.findings)) return reckoned;
  append(reckoned.findings, summarise(rules, carry, played.play, reckoned.replay, reckoned.deal));
  reckoned.revokes = find_revokes(rules, reckoned.lineup, played.play, reckoned.replay,
                                  whereabouts(rules, carry, played.play, reckoned.deal));
  return reckoned;
}

/// The deal with all that its cards show, also what no score needs.
template <Game G>
[[nodiscard]] typename G::Deal shown_whole(const typename G::Rules& rules,
                                           const typename G::Carry& carry, const CardPlay& play,
                                           const Reckoned<typename G::Deal>& reckoned) {
  return shown_besides(rules, carry, play, reckoned.replay, reckoned.deal);
}

/// Members that were told and cannot be; what is still missing is no fault of them.
template <Game G>
[[nodiscard]] Findings wrongly_said(const typename G::Rules& rules, const typename G::Carry& carry,
                                    const typename G::Deal& said, const typename G::Deal& deal) {
  Findings wrong = validate(rules, carry, deal);
  std::erase_if(wrong, [&](const Finding& finding) {
    const bool of_said = std::any_of(G::form().begin(), G::form().end(), [&](const auto& row) {
      return !row.get(said).empty() && lies_in(finding.place, "/" + std::string(row.key));
    });
    return !of_said || finding.cause == Finding::Cause::missing;
  });
  return wrong;
}

}  // namespace detail

/// Reduces a deal told card by card to the one that is scored. What was told of it besides has to
/// agree with its calls and cards, and with the rules.
template <Game G>
[[nodiscard]] Reckoned<typename G::Deal> reckon(const typename G::Rules& rules,
                                                const typename G::Carry& carry,
                                                const Played<typename G::Deal>& played) {
  Reckoned<typename G::Deal> reckoned = detail::followed<G>(rules, carry, played);
  append_new(reckoned.findings,
             told_otherwise(G::form(), played.said,
                            detail::shown_whole<G>(rules, carry, played.play, reckoned)));
  append_new(reckoned.findings, detail::wrongly_said<G>(rules, carry, played.said, reckoned.deal),
             "/deal");
  return reckoned;
}

}  // namespace spadille

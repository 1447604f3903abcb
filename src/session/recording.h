#pragma once

// How a deal is recorded; compiled once for each game (of_game.cpp.in).
#include "session/session.h"

namespace spadille {

namespace detail {

/// What is wrong with what was said besides the deal itself.
template <Game G>
Findings misfits(const Session<G>& session, const Told<G>& told) {
  Findings found;
  if (told.dealer && !can_deal(session, *told.dealer))
    found.push_back({.place = "/dealer", .message = {"finding.no_such_seat"}});
  for (const Ruling& ruling : told.rulings)
    if (!fit(ruling.lines, ruled_accounts(session.rules, session.carry)))
      found.push_back({.place = "/lines", .message = {"finding.book.account"}});
  return found;
}

/// A ruling whose lines say why, as long as the rules say the same about what it is about.
template <Game G>
Ruling worded(const Session<G>& session, Ruling ruling,
              const std::optional<typename G::Incident>& incident) {
  const auto& [rules, carry, deals] = session;
  if (!incident || has_error(validate(rules, carry, *incident))) return ruling;
  const std::vector<Line> known = rule_on(rules, carry, *incident).ruling.lines;
  for (Line& line : ruling.lines)
    for (const Line& same : known)
      if (same.rule == line.rule && same.postings == line.postings) line.message = same.message;
  return ruling;
}

/// A ruling as the last word on what a deal moves: added to it, or in place of it.
template <Game G>
void apply(const Ruling& ruling, Recorded<G>& entry) {
  if (ruling.effect == Ruling::Effect::advice) return;
  if (ruling.effect != Ruling::Effect::lines) entry.sheet.lines.clear();
  entry.sheet.lines.insert(entry.sheet.lines.end(), ruling.lines.begin(), ruling.lines.end());
}

/// Goes on to the next deal; the same again where a ruling says so.
template <Game G>
void go_on(Session<G>& session, Recorded<G>& entry, const std::vector<Ruling>& rulings) {
  const bool again = std::any_of(rulings.begin(), rulings.end(), [](const Ruling& ruling) {
    return ruling.effect == Ruling::Effect::redeal;
  });
  if (!again)
    entry.sheet = with_outcome(session.rules, session.carry, entry.deal, std::move(entry.sheet));
  entry.after = after(entry.before, accounts(session.carry), entry.sheet);
  if (again) {
    set_totals(session.carry, entry.after);
  } else {
    entry.facts = facts(session.rules, session.carry, entry.deal, entry.sheet);
    entry.finished = concluded(session.rules, session.carry, entry.deal, entry.sheet);
    session.carry = advance(session.rules, std::move(session.carry), entry.deal, entry.sheet);
  }
  for (const Ruling& ruling : rulings)
    if (ruling.dealer && can_deal(session, *ruling.dealer)) session.carry.dealer = *ruling.dealer;
}

}  // namespace detail

template <Game G>
void record(Session<G>& session, Told<G> told, Findings found) {
  Recorded<G>& entry = session.deals.emplace_back();
  append(found, detail::misfits(session, told));
  if (told.dealer && can_deal(session, *told.dealer)) session.carry.dealer = *told.dealer;
  entry.dealer = session.carry.dealer;
  entry.before = entry.after = totals(session.carry);
  entry.sides = sides(session.rules, session.carry);
  entry.out = who_is_out(session.carry);
  entry.findings = std::move(found);
  append_new(entry.findings, validate(session.rules, session.carry, told.deal));
  entry.deal = std::move(told.deal);
  entry.absent = who_is_absent(session.carry, entry.deal);
  if (has_error(entry.findings)) return;
  entry.sheet = score_play(session.rules, session.carry, entry.deal);
  for (std::size_t i = 0; i < told.rulings.size(); ++i)
    detail::apply(i < told.incidents.size()
                      ? detail::worded(session, told.rulings[i], told.incidents[i])
                      : told.rulings[i],
                  entry);
  detail::go_on(session, entry, told.rulings);
  if (!entry.finished) entry.out = who_is_out(session.carry);
}

}  // namespace spadille

#include "session/session.h"

#include <algorithm>
#include <utility>

#include "games/possible_answers.h"
#include "session/passed_on.h"
#include "session/ruled_together.h"

namespace spadille {

namespace {

/// What is wrong with what was said besides the deal itself.
Findings misfits(const Session& session, const Told& told) {
  Findings found;
  if (told.dealer && !can_deal(session, *told.dealer))
    found.push_back({.place = "/dealer", .message = {"finding.no_such_seat"}});
  for (const PostedRuling& posted : told.rulings)
    if (!fit(posted.ruling.lines, ruled_accounts(session.rules, session.carry)))
      found.push_back({.place = "/lines", .message = {"finding.book.account"}});
  return found;
}

/// A ruling as the last word on what a deal moves: added to it, or in place of it.
void put(const Ruling& ruling, std::vector<Line>& lines) {
  if (ruling.effect == Ruling::Effect::advice) return;
  if (ruling.effect != Ruling::Effect::lines) lines.clear();
  for (const Line& line : ruling.lines) lines.emplace_back(line).ruled = true;
}

bool can_be_told(const Session& at, const std::vector<AnyIncident>& incidents) {
  return std::none_of(incidents.begin(), incidents.end(), [&at](const AnyIncident& incident) {
    return has_error(validate(at.rules, at.carry, incident));
  });
}

/// What a ruling on a deal that was dealt again moves, by what the deal in its place has left. What
/// it is paid for was decided then, perhaps by another sheet.
Ruling by_now(const Session& session, Ruling ruling, const std::vector<AnyIncident>& incidents,
              const AnyCarry& settled) {
  const Session at{session.rules, settled, {}, {}};
  if (incidents.empty() || !can_be_told(at, incidents)) return ruling;
  std::vector<Line> lines = rule_with(at, incidents).decision.ruling.lines;
  if (are_of_the_same_rules(lines, ruling.lines)) ruling.lines = std::move(lines);
  return ruling;
}

/// When a ruling is applied: what counts instead of the score comes before what counts besides it,
/// in whichever order it was told, and what a deal in another's place has left comes last.
int turn_of(const Ruling& ruling) {
  if (ruling.effect != Ruling::Effect::lines) return 0;
  return ruling.of_void_deal ? 2 : 1;
}

/// Of a recorded deal that is dealt again: that it moves nothing, and why.
Line why_void(const Session& session, const std::vector<PostedRuling>& on) {
  std::vector<AnyIncident> told;
  for (const PostedRuling& posted : on)
    if (!posted.of_former && posted.ruling.effect == Ruling::Effect::redeal)
      told.insert(told.end(), posted.incidents.begin(), posted.incidents.end());
  return {.rule = void_clause(session, told), .message = {"book.line.void"}, .ruled = true};
}

/// Faults as the deal itself tells them now, whatever stood there when they were told.
std::vector<AnyIncident> by_deal(const Session& session, const AnyDeal& deal,
                                 std::vector<AnyIncident> incidents) {
  for (AnyIncident& incident : incidents)
    for (const AnyQuestion<AnyIncident>& row : incident.game().incidents())
      for (const Known& known : answers_in(session.rules, session.carry, deal, incident))
        if (known.key == row.key && is_needed(session.rules, session.carry, incident, row))
          row.set(incident, known.value);
  return incidents;
}

/// With words for what was told, and for what the deal tells since it was corrected.
Ruling worded_at(const Session& session, const Recorded& entry, const PostedRuling& posted) {
  Ruling ruling = posted.ruling;
  if (!entry.ended)
    ruling = worded(session, std::move(ruling), by_deal(session, entry.deal, posted.incidents));
  return worded(session, std::move(ruling), posted.incidents);
}

/// All that was ruled about a deal. Those on void deals find the same, whoever else pays.
void apply_rulings(const Session& session, const Told& told, Recorded& entry) {
  if (told.rulings.empty()) return;
  std::vector<Line>& lines = entry.sheet.lines;
  if (costs_wait(told.rulings)) {
    lines = {why_void(session, told.rulings)};
    entry.is_void = true;
    return;
  }
  AnyCarry settled = session.carry;
  for (const int turn : {0, 1, 2}) {
    const auto before = static_cast<std::ptrdiff_t>(lines.size());
    set_totals(settled, after(entry.before, accounts(session.carry), entry.sheet));
    for (const PostedRuling& each : told.rulings)
      if (turn_of(each.ruling) == turn)
        put(turn == 2 && !each.by_table ? by_now(session, each.ruling, each.incidents, settled)
                                        : worded_at(session, entry, each),
            lines);
    if (turn > 0) std::stable_sort(lines.begin() + before, lines.end(), comes_before);
  }
}

/// Whether a ruling stands in the place of what was played.
bool is_replaced(const std::vector<PostedRuling>& rulings) {
  return std::any_of(rulings.begin(), rulings.end(), [](const PostedRuling& posted) {
    return posted.ruling.effect == Ruling::Effect::replaces_score;
  });
}

/// Whether a ruling has cost somebody something in this deal.
bool costs(const Ruling& ruling) {
  if (ruling.effect == Ruling::Effect::replaces_score) return true;
  return std::any_of(ruling.lines.begin(), ruling.lines.end(),
                     [](const Line& line) { return !line.postings.empty(); });
}

/// What statistics count of a deal; of one whose score a ruling replaces the same as where that
/// has ended it, since a table may tell it first or last.
Facts counted(const Session& session, const Recorded& entry,
              const std::vector<PostedRuling>& rulings) {
  const auto& [rules, carry, deals, awaiting] = session;
  Facts all = entry.ended || is_replaced(rulings) ? facts(rules, carry, entry.sheet)
                                                  : facts(rules, carry, entry.deal, entry.sheet);
  for (const PostedRuling& posted : rulings)
    for (const AnyIncident& incident : posted.incidents) {
      if (!costs(posted.ruling) || has_error(validate(rules, carry, incident))) continue;
      for (const Fact& fact : faults(rules, carry, incident)) all.push_back(fact);
    }
  return all;
}

/// Goes on to the next deal; the same again where a ruling says so.
void go_on(Session& session, Recorded& entry, const std::vector<PostedRuling>& rulings) {
  const bool again = std::any_of(rulings.begin(), rulings.end(), [](const PostedRuling& posted) {
    return posted.ruling.effect == Ruling::Effect::redeal;
  });
  if (!again)
    entry.sheet = with_outcome(session.rules, session.carry, entry.deal, std::move(entry.sheet));
  entry.after = after(entry.before, accounts(session.carry), entry.sheet);
  if (again) {
    set_totals(session.carry, entry.after);
  } else {
    entry.facts = counted(session, entry, rulings);
    entry.finished = concluded(session.rules, session.carry, entry.deal, entry.sheet);
    session.carry = advance(session.rules, std::move(session.carry), entry.deal, entry.sheet);
  }
  for (const PostedRuling& posted : rulings)
    if (const auto next = posted.ruling.dealer; next && can_deal(session, *next))
      set_dealer(session.carry, *next);
}

}  // namespace

bool can_deal(const Session& session, Seat who) {
  return who.index < seats_at(session.rules, accounts(session.carry)) &&
         !who_is_out(session.carry).contains(who);
}

SeatSet seats_of(Account account, const Sides& sides) {
  if (account.kind == Account::Kind::seat) return {Seat{account.index}};
  if (account.kind == Account::Kind::side) return sides[account.index];
  return {};
}

int won_by(const ScoreSheet& sheet, const Accounts& counted, const Sides& sides, Seat who) {
  int all = 0;
  for (const Account account : counted)
    if (seats_of(account, sides).contains(who)) all += total(sheet, account);
  return all;
}

int total_of(Seat who, const Accounts& counted, const Totals& totals, const Sides& sides) {
  for (std::size_t i = 0; i < counted.size() && i < totals.size(); ++i)
    if (seats_of(counted[i], sides).contains(who)) return totals[i];
  return 0;
}

bool fit(const std::vector<Line>& lines, const Accounts& accounts) {
  return std::all_of(lines.begin(), lines.end(), [&](const Line& line) {
    return std::all_of(line.postings.begin(), line.postings.end(), [&](const Posting& posting) {
      return posting.account == Account::table() ||
             std::find(accounts.begin(), accounts.end(), posting.account) != accounts.end();
    });
  });
}

Ruling worded(const Session& session, Ruling ruling, const std::vector<AnyIncident>& incidents) {
  const auto known = rule_on(session.rules, session.carry, incidents);
  if (!known) return ruling;
  std::vector<Line> left = known->ruling.lines;  // two may move the same, each in its own words
  for (Line& line : ruling.lines) {
    const auto same = std::find_if(left.begin(), left.end(), [&line](const Line& each) {
      return each.rule == line.rule && each.postings == line.postings;
    });
    if (same == left.end()) continue;
    line.message = same->message;
    left.erase(same);
  }
  return ruling;
}

void record(Session& session, Told told, Findings found) {
  Recorded& entry = session.deals.emplace_back();
  append(found, misfits(session, told));
  if (told.dealer && can_deal(session, *told.dealer)) set_dealer(session.carry, *told.dealer);
  entry.dealer = dealer(session.carry);
  entry.before = entry.after = totals(session.carry);
  entry.sides = sides(session.rules, session.carry);
  entry.out = who_is_out(session.carry);
  entry.findings = std::move(found);
  entry.ended = told.ended;
  if (!told.ended) append_new(entry.findings, validate(session.rules, session.carry, told.deal));
  entry.deal = std::move(told.deal);
  entry.absent = who_is_absent(session.carry, entry.deal);
  if (has_error(entry.findings)) return;
  if (!told.ended) entry.sheet = score_play(session.rules, session.carry, entry.deal);
  apply_rulings(session, told, entry);
  go_on(session, entry, told.rulings);
  if (!entry.finished) entry.out = who_is_out(session.carry);
}

void record(Session& session, AnyDeal deal, Findings found) {
  record(session, Told{.deal = std::move(deal)}, std::move(found));
}

Session fold(const Evening& evening) {
  Session session{evening.rules, evening.before, {}};
  session.deals.reserve(evening.deals.size());
  for (const AnyDeal& deal : evening.deals) record(session, deal);
  return session;
}

}  // namespace spadille

// Whatever a table decides: written down for others and read again it is the same, it names nobody,
// and it answers the question when it returns, wherever those concerned sit then.
#include <algorithm>

#include <gtest/gtest.h>

#include "app/referee/house_decision.h"
#include "session/roles.h"
#include "tests/support/each_game.h"
#include "tests/support/every_incident.h"
#include "tests/support/print.h"
#include "tests/support/random_incident.h"

namespace spadille::tests {
namespace {

/// What moves, in an order of its own.
Ruling in_order(Ruling ruling) {
  std::erase_if(ruling.lines, [](const Line& line) { return line.postings.empty(); });
  for (Line& line : ruling.lines) {
    line.message = {"book.line.ruling"};
    std::sort(line.postings.begin(), line.postings.end(),
              [](const Posting& a, const Posting& b) { return a.account < b.account; });
  }
  std::sort(ruling.lines.begin(), ruling.lines.end(), comes_before);
  ruling.of_void_deal = false;
  return ruling;
}

/// The same evening with everybody so many chairs on.
struct Moved {
  int by = 1;
  int seats = 4;

  [[nodiscard]] Seat seat_of(Seat from) const { return seat((from.index + by) % seats); }
  [[nodiscard]] Session session(Session from) const {
    Chairs chairs(static_cast<std::size_t>(seats), Seat{});
    for (int i = 0; i < seats; ++i) chairs[seat_of(seat(i)).index] = seat(i);
    const Seat deals = dealer(from.carry);
    change_chairs(from.rules, from.carry, chairs);
    set_dealer(from.carry, seat_of(deals));
    return from;
  }
  [[nodiscard]] AnyIncident incident(AnyIncident from) const {
    for (const auto& row : from.game().incidents()) {
      if (row.kind != Kind::seat && row.kind != Kind::seats) continue;
      Value named = row.get(from);
      for (int& who : named) who = seat_of(seat(who)).index;
      if (!named.empty()) row.set(from, named);
    }
    return from;
  }
};

int seats_of(const Session& session) { return seats_at(session.rules, accounts(session.carry)); }

Evening table_of(const Session& session) {
  return {.about = {.date = "2026-11-20", .place = "The Crown"},
          .rules = session.rules,
          .before = session.carry};
}

ToldPrecedent written_and_read(const ToldPrecedent& told) {
  const std::string text = write_precedent(told);
  const auto document = read_document(text, kPrecedentLimits);
  EXPECT_TRUE(document && document->findings.empty() && document->precedent) << text;
  if (!document || !document->precedent) return {};
  EXPECT_EQ(write_precedent(*document->precedent), text);
  return *document->precedent;
}

/// The rules' own decision as what the table decided, taken to another book and to other chairs.
void expect_answer(const Session& session, const AnyIncident& incident) {
  const Ruling ruling = rule_on(session.rules, session.carry, incident).ruling;
  const ToldPrecedent told =
      written_and_read(precedent_of({table_of(session), incident, ruling, "agreed"}));
  ASSERT_TRUE(told.incident.has_game());
  EXPECT_EQ(told.why, "agreed");
  for (int by = 0; by < seats_of(session); ++by) {
    const Moved moved{by, seats_of(session)};
    const Session other = moved.session(session);
    const AnyIncident same = moved.incident(incident);
    if (has_error(validate(other.rules, other.carry, same))) continue;
    SCOPED_TRACE(write_precedent(told) + " moved by " + std::to_string(by));
    ASSERT_TRUE(answers(told, table_of(other), same));
    const HouseDecision decision = decision_of(told, table_of(other), same);
    const Ruling expected = rule_on(other.rules, other.carry, same).ruling;
    ASSERT_EQ(in_order(decision.ruling).lines, in_order(expected).lines);
    ASSERT_EQ(decision.ruling.effect, expected.effect);
    ASSERT_EQ(decision.ruling.dealer, expected.dealer);
    ASSERT_TRUE(decision.rules.empty());
  }
}

class PrecedentLaws : public OfEachGame {};

TEST_P(PrecedentLaws, every_incident_by_the_usual_rules_answers_when_it_returns) {
  const AnyRules rules = game().presets().front().rules;
  const int ruled = seats_ruled(rules);
  const Session session{rules, start(rules, ruled != 0 ? ruled : 4), {}};
  int told = 0;
  EveryIncident(session, [&](const AnyIncident& incident) {
    if (!HasFatalFailure()) expect_answer(session, incident), ++told;
  }).tell();
  EXPECT_GT(told, 100);
  RecordProperty("incidents", told);
}

TEST_P(PrecedentLaws, any_incident_by_any_rules_answers_when_it_returns) {
  RandomEvening random(game(), 23);
  const auto kinds = static_cast<int>(game().incidents().front().choices.size());
  int told = 0;
  for (int i = 0; i < 40 && !HasFatalFailure(); ++i) {
    const Evening begun = random.begun();
    const Session session{begun.rules, begun.before, {}};
    for (int what = 0; what < kinds && !HasFatalFailure(); ++what)
      if (const auto incident = random_incident(session, what, random))
        expect_answer(session, *incident), ++told;
  }
  EXPECT_GT(told, 100);
}

INSTANTIATE_TEST_SUITE_P(Every, PrecedentLaws, each_game(), name_of_game);

}  // namespace
}  // namespace spadille::tests

// Revokes that the cards prove come to the same as those that somebody tells one by one.
#include <algorithm>
#include <tuple>

#include <gtest/gtest.h>

#include "session/ruled_together.h"
#include "tests/support/random_incident.h"

namespace spadille::tests {
namespace {

/// What only the table knows, told in the same way each time.
AnyIncident completed(const Session& at, AnyIncident incident) {
  for (const auto& row : at.rules.game().incidents()) {
    if (!row.get(incident).empty() || !row.asked(at.rules, at.carry, incident)) continue;
    const auto answers = possible_answers(at.rules, at.carry, incident, row);
    const bool optional = row.kind == Kind::flag || row.kind == Kind::seats;
    if (!optional && !answers.empty()) answer(at, row, answers.front(), incident);
  }
  return incident;
}

/// Posts them one after the other, as the book does.
void post(Session& at, const std::vector<AnyIncident>& told) {
  for (const AnyIncident& each : told) {
    const AnyIncident incident = completed(at, each);
    if (has_error(validate(at.rules, at.carry, incident))) continue;
    const Joint joint = rule_with(at, incident);
    PostedRuling posted{joint.decision.ruling, {}, static_cast<Seq>(at.awaiting.size()) + 1};
    for (PostedRuling& other : at.awaiting) {
      if (std::find(joint.with.begin(), joint.with.end(), other.seq) == joint.with.end()) continue;
      posted.incidents.insert(posted.incidents.end(), other.incidents.begin(),
                              other.incidents.end());
      other = PostedRuling{.seq = other.seq};
    }
    posted.incidents.push_back(incident);
    at.awaiting.push_back(posted);
  }
}

/// What all of them move, and whether the deal is still scored.
std::pair<std::vector<Line>, std::vector<Ruling::Effect>> moved(const Session& at) {
  std::vector<Line> lines;
  std::vector<Ruling::Effect> effects;
  for (const PostedRuling& posted : at.awaiting) {
    lines.insert(lines.end(), posted.ruling.lines.begin(), posted.ruling.lines.end());
    if (posted.ruling.effect >= Ruling::Effect::replaces_score)
      effects.push_back(posted.ruling.effect);
  }
  std::sort(lines.begin(), lines.end(), comes_before);
  return {lines, effects};
}

/// As play has gone on since: most since the earliest.
bool was_before(const ProvedRevoke& a, const ProvedRevoke& b) {
  return std::tuple(a.stage, a.turned_since, a.shown_since) >
         std::tuple(b.stage, b.turned_since, b.shown_since);
}

struct RevokeRoutes : testing::TestWithParam<const AnyGame*> {};

TEST_P(RevokeRoutes, from_the_cards_and_one_by_one_give_the_same) {
  RandomEvening random(*GetParam(), 5);
  int several = 0;
  for (int round = 0; round < 300; ++round) {
    const Evening begun = random.begun();
    const auto seats = static_cast<int>(begun.about.players.size());
    const AnyDeal deal = random.deal(begun.rules, begun.before);
    const bool over = random.below(2) == 0;
    std::vector<ProvedRevoke> revokes;
    for (int i = 0; i < 1 + random.below(4); ++i)
      revokes.push_back({.who = seat(random.below(seats)),
                         .stage = over ? ProvedRevoke::Stage::over
                                       : static_cast<ProvedRevoke::Stage>(random.below(3)),
                         .turned_since = random.below(4),
                         .shown_since = random.below(3)});
    std::sort(revokes.begin(), revokes.end(), was_before);
    Session at_once{begun.rules, begun.before, {}, {}};
    post(at_once, revokes_found(begun.rules, begun.before, deal, revokes));
    Session one_by_one{begun.rules, begun.before, {}, {}};
    for (const ProvedRevoke& revoke : revokes)
      post(one_by_one, revokes_found(begun.rules, begun.before, deal, {{revoke}}));
    if (one_by_one.awaiting.size() > 1) ++several;
    EXPECT_EQ(moved(at_once), moved(one_by_one)) << round;
  }
  EXPECT_GT(several, 50);
}

INSTANTIATE_TEST_SUITE_P(OfEveryGame, RevokeRoutes, testing::ValuesIn(all_games()),
                         [](const auto& param) { return std::string(param.param->id()); });

}  // namespace
}  // namespace spadille::tests

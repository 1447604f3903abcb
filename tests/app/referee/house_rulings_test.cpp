// House rulings: kept in a book, answering when the question returns, posted as what the table
// decided, and taken out again.
#include "app/referee/house_rulings.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "app/exchange/importing.h"
#include "app/keep/house_rules.h"
#include "app/keep/recover.h"
#include "app/keep/verify.h"
#include "app/record/stale_rulings.h"
#include "app/referee/asked_table.h"
#include "app/referee/given_rulings.h"
#include "app/referee/posting.h"
#include "app/referee/precedents.h"
#include "app/referee/told_decision.h"
#include "codec/line_text.h"
#include "db/recover.h"
#include "tests/support/any.h"
#include "tests/support/each_game.h"
#include "tests/support/one_evening.h"
#include "tests/support/random_incident.h"

namespace spadille::tests {
namespace {

using Euchre = euchre::Incident;
using Quadrille = quadrille::Incident;

AnyIncident revoke(int who) {
  return any(Euchre{
      .what = Euchre::What::revoke, .noticed = Euchre::Noticed::established, .who = seat(who)});
}

/// A table agreed on one point for a revoke, besides the score.
constexpr const char* kOnePoint = R"({"format": "spadille/precedent", "version": 1,
  "game": "euchre", "title": "One point", "date": "2025-04-01", "place": "The Crown",
  "rules": {"revoke": "two_points"}, "incident": {"what": "revoke", "noticed": "established",
  "who": 0}, "clause": "EU-8.16",
  "by_rules": {"effect": "replaces_score", "lines": ["EU-8.16 side1 +2 table -2"]},
  "decided": {"effect": "lines", "lines": ["EU-8.16 side1 +1 table -1"]},
  "why": "We play for fun."})";

struct HouseRulingsKept : OneEvening {
  HouseDecision answer(const AnyIncident& incident, int deal = 0) {
    const Evening table = deal == 0 ? table_by(desk, names()) : table_before(desk, names(), deal);
    const auto all = must(house_decisions(here.book, table, incident));
    return all.empty() ? HouseDecision{} : all.front();
  }
  void post_house(int deal, const AnyIncident& incident) {
    write(house_posting(desk, deal, incident, answer(incident, deal)));
  }
  [[nodiscard]] Totals totals() const { return spadille::totals(session_of(desk).carry); }
  void keep(const std::string& text) {
    static_cast<void>(must(keep_ruling(here.book, must(read_precedent(text)))));
  }
};

TEST_F(HouseRulingsKept, the_same_is_kept_once_and_names_count_on) {
  const ToldPrecedent told = must(read_precedent(kOnePoint));
  EXPECT_EQ(must(keep_ruling(here.book, told)).name, "euchre/revoke/1");
  const KeptRuling again = must(keep_ruling(here.book, told));
  EXPECT_EQ(again.name, "euchre/revoke/1");
  EXPECT_FALSE(again.is_new);
  ToldPrecedent other = told;
  other.why = "We play for money.";
  EXPECT_EQ(must(keep_ruling(here.book, other)).name, "euchre/revoke/2");
  EXPECT_EQ(must(house_rulings(here.book)).size(), 2U);
  EXPECT_TRUE(must(house_rulings(here.book, "kyuuri")).empty());
  must(remove_ruling(here.book, "euchre/revoke/1"));
  EXPECT_EQ(refusal(find_ruling(here.book, "euchre/revoke/1")), "precedent.error.none");
  EXPECT_EQ(refusal(remove_ruling(here.book, "euchre/revoke/1")), "precedent.error.none");
  EXPECT_EQ(must(find_ruling(here.book, "euchre/revoke/2")).told, other);
}

TEST_F(HouseRulingsKept, are_no_rules_with_a_name_and_nobody_saves_rules_over_them) {
  keep(kOnePoint);
  EXPECT_TRUE(must(house_rules(here.book)).empty());
  EXPECT_EQ(refusal(save_rules(here.book, "ruling:euchre/revoke/1", *preset_rules("euchre/seed"))),
            "review.error.rules_taken");
}

TEST_F(HouseRulingsKept, answer_the_same_fault_of_whoever_commits_it) {
  begin("euchre/seed", {"Ann 4"});
  keep(kOnePoint);
  for (int who = 0; who < 4; ++who) {
    const HouseDecision house = answer(revoke(who));
    EXPECT_EQ(house.name, "euchre/revoke/1");
    EXPECT_EQ(total(ScoreSheet{house.ruling.lines}, opponents(side_of(seat(who)))), 1);
    EXPECT_EQ(total(ScoreSheet{house.by_rules.lines}, opponents(side_of(seat(who)))), 2);
  }
}

TEST_F(HouseRulingsKept, do_not_answer_another_question) {
  begin("euchre/seed", {"Ann 4"});
  keep(kOnePoint);
  const AnyIncident in_time = any(
      Euchre{.what = Euchre::What::revoke, .noticed = Euchre::Noticed::in_time, .who = seat(1)});
  EXPECT_EQ(answer(in_time).name, "");
  const AnyIncident alone = any(Euchre{.what = Euchre::What::revoke,
                                       .noticed = Euchre::Noticed::established,
                                       .who = seat(1),
                                       .lone = true});
  EXPECT_EQ(answer(alone).name, "");
  const AnyIncident talk =
      any(Euchre{.what = Euchre::What::table_talk, .who = seat(1), .times = 1});
  EXPECT_EQ(answer(talk).name, "");
}

// What nobody asks about does not keep a house ruling from answering.
TEST_F(HouseRulingsKept, answer_whatever_is_told_besides) {
  begin("euchre/seed", {"Ann 4"});
  keep(kOnePoint);
  const AnyIncident told = any(Euchre{.what = Euchre::What::revoke,
                                      .noticed = Euchre::Noticed::established,
                                      .who = seat(2),
                                      .tricks = 3});
  EXPECT_EQ(answer(told).name, "euchre/revoke/1");
}

TEST_F(HouseRulingsKept, by_other_rules_say_which) {
  begin("euchre/seed", {"Ann 4"});
  AnyRules rules = session_of(desk).rules;
  for (const auto& option : rules.game().options())
    if (option.key == "revoke") option.set(rules, {1});
  correct_rules(rules);
  keep(kOnePoint);
  const HouseDecision house = answer(revoke(0));
  ASSERT_EQ(house.rules.size(), 1U);
  EXPECT_EQ(house.rules[0].a.member->key, "revoke");
}

TEST_F(HouseRulingsKept, the_latest_comes_first) {
  begin("euchre/seed", {"Ann 4"});
  keep(kOnePoint);
  ToldPrecedent later = must(read_precedent(kOnePoint));
  later.table.about.date = "2026-01-01";
  static_cast<void>(must(keep_ruling(here.book, later)));
  EXPECT_EQ(answer(revoke(0)).date, "2026-01-01");
}

TEST_F(HouseRulingsKept, what_is_posted_is_what_the_table_decided_and_why) {
  begin("euchre/seed", {"Ann 4"});
  keep(kOnePoint);
  const Totals before = totals();
  post_house(1, revoke(1));
  EXPECT_EQ(totals(), (Totals{before[0] + 1, before[1]}));
  const EveningView shown = view(desk, names());
  ASSERT_EQ(shown.deals[0].remarks.size(), 1U);
  EXPECT_EQ(shown.deals[0].remarks[0].text, "euchre/revoke/1 · 2025-04-01 · We play for fun.");
  EXPECT_EQ(must(open_session(here.book, desk.id)).table, desk.table);
  write(*undo_event(desk));
  EXPECT_EQ(totals(), before);
}

TEST_F(HouseRulingsKept, what_is_posted_on_the_deal_in_play_waits_for_it) {
  begin("euchre/seed");
  keep(kOnePoint);
  post_house(0, revoke(1));
  EXPECT_EQ(totals(), (Totals{0, 0}));
  record("Ann 4");
  EXPECT_EQ(totals(), (Totals{2, 0}));
}

// A beast of 4 by house ruling: the pool that the rules go by is corrected, and nothing is stale.
TEST_F(HouseRulingsKept, what_is_posted_is_never_worked_out_anew) {
  begin("quadrille/seed", {"Ann solo 5", "Bob solo 6"});
  const AnyIncident beast = any(Quadrille{
      .what = Quadrille::What::revoke, .who = seat(0), .noticed = Quadrille::Noticed::after_play});
  const Evening table = table_before(desk, names(), 2);
  Ruling agreed{.effect = Ruling::Effect::lines};
  agreed.lines.push_back({"QU-8.17"_rule, {}, {}});
  agreed.lines.back().move(4, seat(0), Account::pool());
  static_cast<void>(must(keep_ruling(here.book, precedent_of({table, beast, agreed, "Always 4"}))));
  post_house(2, beast);
  const Totals before = totals();
  write(correction(seq_of_deal(desk, 1), must(deal_told(place_of(desk, names(), 1), "Ann solo 6")),
                   ""));
  EXPECT_TRUE(stale_rulings(desk.table).empty());
  const Ruling stands = desk.table.history.entries[1].told.rulings[0].ruling;
  EXPECT_EQ(total(ScoreSheet{stands.lines}, seat(0)), -4);
  EXPECT_NE(totals(), before);  // the deals themselves came to something else
  // Another fault of the same player is settled by the rules, and leaves it alone.
  const AnyIncident kept = any(Quadrille{.what = Quadrille::What::matador_kept,
                                         .who = seat(0),
                                         .noticed = Quadrille::Noticed::after_play});
  write(posting(desk, 2, kept));
  const auto& rulings = desk.table.history.entries[1].told.rulings;
  ASSERT_EQ(rulings.size(), 2U);
  EXPECT_TRUE(rulings[0].by_table);
  EXPECT_EQ(total(ScoreSheet{rulings[0].ruling.lines}, seat(0)), -4);
}

// Decided the one way, and then the other: the last word counts.
TEST_F(HouseRulingsKept, take_the_place_of_what_the_rules_said_of_the_same_fault) {
  begin("euchre/seed", {"Ann 4"});
  keep(kOnePoint);
  const Totals before = totals();
  write(posting(desk, 1, revoke(1)));
  EXPECT_EQ(totals(), (Totals{2, 0}));
  EXPECT_TRUE(posted_already(desk, seq_of_deal(desk, 1), revoke(1)));
  post_house(1, revoke(1));
  EXPECT_EQ(totals(), (Totals{before[0] + 1, 0}));
  EXPECT_TRUE(posted_already(desk, seq_of_deal(desk, 1), revoke(1)));
  write(posting(desk, 1, revoke(1)));
  EXPECT_EQ(totals(), (Totals{2, 0}));
}

TEST_F(HouseRulingsKept, posted_or_kept_with_a_reason_they_go_to_other_tables) {
  begin("euchre/seed", {"Ann 4"});
  keep(kOnePoint);
  post_house(1, revoke(1));
  const auto given = rulings_given(desk, names(), 1);
  ASSERT_EQ(given.size(), 1U);
  EXPECT_EQ(given[0].why, "euchre/revoke/1 · 2025-04-01 · We play for fun.");
  const ToldPrecedent told = precedent_of(given[0]);
  EXPECT_EQ(told.table.about.date, "2026-01-05");
  EXPECT_EQ(told.decided, must(read_precedent(kOnePoint)).decided);
  EXPECT_EQ(told.by_rules, must(read_precedent(kOnePoint)).by_rules);
  EXPECT_EQ(write_precedent(told).find("Ann"), std::string::npos);
}

TEST_F(HouseRulingsKept, what_a_table_decided_is_told_in_words) {
  begin("euchre/seed");
  const Evening sides = table_by(desk, names());
  const auto told = [](const Evening& table, RuleId clause, const char* text) {
    const Ruling ruling = must(decision_told(table, clause, text));
    std::string all(name(ruling.effect));
    for (const Line& line : ruling.lines) all += " | " + codec::text_of(line);
    return all;
  };
  EXPECT_EQ(told(sides, "EU-8.30"_rule, "nothing"), "advice");
  EXPECT_EQ(told(sides, "EU-8.30"_rule, "redeal"), "redeal");
  EXPECT_EQ(told(sides, "EU-8.30"_rule, "Bob -1"), "lines | EU-8.30 side1 -1 table +1");
  EXPECT_EQ(told(sides, "EU-8.30"_rule, "instead Ann +2"),
            "replaces_score | EU-8.30 side0 +2 table -2");
  EXPECT_EQ(refusal(decision_told(sides, "EU-8.30"_rule, "Eve -1")), "precedent.finding.decided");
  EXPECT_EQ(refusal(decision_told(sides, "EU-8.30"_rule, "Ann")), "precedent.finding.decided");
  EXPECT_EQ(refusal(decision_told(sides, "EU-8.30"_rule, "")), "precedent.finding.decided");
  begin("quadrille/seed");
  const Evening pool = table_by(desk, names());
  EXPECT_EQ(told(pool, "QU-8.17"_rule, "Ann -4"), "lines | QU-8.17 seat0 -4 pool +4");
  EXPECT_EQ(told(pool, "QU-8.17"_rule, "Ann -4 Bob +3 pool +1"),
            "lines | QU-8.17 seat0 -4 pool +1 seat1 +3");
}

TEST_F(HouseRulingsKept, several_faults_settled_as_one_are_no_precedent) {
  begin("euchre/seed", {"Ann 4"});
  write(posting(desk, 1, revoke(0)));
  EXPECT_EQ(rulings_given(desk, names(), 1).size(), 1U);
  write(posting(desk, 1, revoke(1)));
  EXPECT_TRUE(rulings_given(desk, names(), 1).empty());
  EXPECT_TRUE(ruled_as_one(desk, 1));
  EXPECT_FALSE(ruled_as_one(desk, 0));
  write(*undo_event(desk));
  EXPECT_EQ(rulings_given(desk, names(), 1).size(), 1U);
}

/// A row of what is refused: what is written in place of what, and where it is blamed.
struct Bad {
  const char* from;
  const char* to;
  const char* place;
  const char* key;
};

TEST_F(HouseRulingsKept, that_cannot_be_read_are_refused_with_their_place) {
  const Bad all[] = {
      {R"("version": 1)", R"("version": "x")", "/version", "finding.value"},
      {R"("game": "euchre")", R"("game": "whist")", "/game", "finding.value"},
      {R"("what": "revoke")", R"("what": "sneeze")", "/incident/what", "finding.type"},
      {R"("who": 0)", R"("who": 4)", "/incident/who", "finding.range"},
      {R"("who": 0)", R"("whom": 0)", "/incident/whom", "finding.unknown"},
      {",\n  \"who\": 0", "", "/incident/who", "finding.missing"},
      {"side1 +1 table -1", "side1 +1 table -2", "/decided/lines/0", "finding.line"},
      {"side1 +1 table -1", "seat0 +1 table -1", "/decided/lines/0", "finding.book.account"},
      {R"("effect": "lines")", R"("effect": "advice")", "/decided/effect", "finding.value"},
      {R"("effect": "lines")", R"("effect": "lines", "next_dealer": 7)", "/decided/next_dealer",
       "finding.no_such_seat"},
      {R"("clause": "EU-8.16")", R"("clause": "QU-8.16")", "/clause", "finding.value"},
      {R"("revoke": "two_points")", R"("revoke": "gallows")", "/rules/revoke", "finding.type"},
      {R"("date": "2025-04-01")", R"("date": "yesterday")", "/date", "finding.value"},
      {R"("incident")", R"("seats": 5, "incident")", "/seats", "finding.range"},
      {R"("incident")", R"("players": ["Ann"], "incident")", "/players", "finding.unknown"},
      {"We play for fun.", "We play\\u001b[2J", "/why", "finding.unprintable"},
  };
  for (const Bad& bad : all) {
    SCOPED_TRACE(bad.to);
    std::string text = kOnePoint;
    const auto at = text.find(bad.from);
    ASSERT_NE(at, std::string::npos);
    text.replace(at, std::string(bad.from).size(), bad.to);
    const auto told = read_precedent(text);
    ASSERT_FALSE(told);
    ASSERT_FALSE(told.error().findings.empty());
    EXPECT_EQ(told.error().findings[0].place, bad.place);
    EXPECT_EQ(told.error().findings[0].message.key, bad.key);
  }
}

TEST_F(HouseRulingsKept, of_a_newer_program_too_large_or_too_deep_are_refused) {
  std::string newer = kOnePoint;
  newer.replace(newer.find("1,"), 1, "2");
  const auto told = read_precedent(newer);
  ASSERT_FALSE(told);
  EXPECT_EQ(told.error().error->code, Error::Code::newer_format);
  EXPECT_FALSE(read_precedent(std::string(kPrecedentLimits.bytes + 1, ' ') + kOnePoint));
  EXPECT_FALSE(read_precedent(std::string(10'000, '[')));
  std::string lines = "[";
  for (std::size_t i = 0; i <= kMostRulingLines; ++i)
    lines += std::string(i == 0 ? "" : ",") + R"("EU-8.16 side1 +1 table -1")";
  std::string many = kOnePoint;
  const std::string one = R"(["EU-8.16 side1 +1 table -1"])";
  many.replace(many.find(one), one.size(), lines + "]");
  EXPECT_FALSE(read_precedent(many));
}

TEST_F(HouseRulingsKept, come_in_all_or_none) {
  const auto import = [this](const std::vector<std::string>& texts) {
    Imported imported;
    const auto done = here.book.store.all_or_nothing([&]() -> Expected<void> {
      auto importer = must(Importer::begin(here.book));
      for (const std::string& text : texts)
        if (!importer.add_document(text, {})) return tl::unexpected(Error{});
      imported = importer.imported();
      return {};
    });
    return done ? imported : Imported{};
  };
  EXPECT_EQ(import({kOnePoint, R"({"format": "spadille/precedent"})"}), Imported{});
  EXPECT_TRUE(must(house_rulings(here.book)).empty());
  EXPECT_EQ(import({kOnePoint}).rulings, 1);
  EXPECT_EQ(import({kOnePoint}).known_rulings, 1);
}

TEST_F(HouseRulingsKept, are_looked_at_by_verify) {
  keep(kOnePoint);
  EXPECT_TRUE(must(verify(here.book, {})).right());
  must(here.book.store.put(HouseRules{"ruling:euchre/revoke/1", "{}"}));
  const Verification found = must(verify(here.book, {}));
  ASSERT_EQ(found.doubts.size(), 1U);
  EXPECT_EQ(found.doubts[0].message.key, "precedent.unreadable");
}

TEST_F(HouseRulingsKept, are_saved_from_a_damaged_book) {
  begin("euchre/seed", {"Ann 4"});
  keep(kOnePoint);
  must(here.book.store.put(HouseRules{"ruling:euchre/revoke/2", "{}"}));
  here.store.reset();
  const auto wreck = db::open_wreck(here.path, here.path + ".wreck");
  ASSERT_TRUE(wreck) << wreck.error().message.key << wreck.error().detail;
  TemporaryBook saved;
  const Recovery recovered = must(recover(*wreck, saved.book));
  ASSERT_EQ(recovered.losses.size(), 1U);
  EXPECT_EQ(recovered.losses[0].players, std::vector<std::string>{"ruling:euchre/revoke/2"});
  EXPECT_EQ(must(house_rulings(saved.book)).size(), 1U);
}

/// Clauses and what they move; the words are those of whoever ruled.
std::vector<std::string> in_text(const std::vector<Line>& lines) {
  std::vector<std::string> all;
  for (const Line& line : lines) all.push_back(codec::text_of(line));
  std::sort(all.begin(), all.end());
  return all;
}

/// What the rules said to one table goes to another book, and is posted there when the same happens
/// to those who sit elsewhere: it comes to what the rules say there.
class HouseRulingsOfEveryKind : public OfEachGame {};

TEST_P(HouseRulingsOfEveryKind, post_the_lines_of_the_table_that_decided) {
  TemporaryBook here;
  TemporaryBook there;
  RandomEvening random(game(), 5);
  const std::string preset(game().presets().front().id);
  const std::vector<std::string> four{"Ann", "Bob", "Chris", "Dora"};
  const Desk first = play(here.book, preset, "2026-01-05", four, {});
  const auto kinds = static_cast<int>(game().incidents().front().choices.size());
  int posted = 0;
  for (int what = 0; what < 3 * kinds; ++what) {
    const auto incident = random_incident(session_of(first), what % kinds, random);
    if (!incident) continue;
    const Evening table = table_by(first, must(names_in(here.book)));
    const Ruling ruling = rule_on(table.rules, table.before, *incident).ruling;
    const ToldPrecedent told = precedent_of({table, *incident, ruling, "agreed"});
    static_cast<void>(must(keep_ruling(there.book, must(read_precedent(write_precedent(told))))));
    Desk by_house = play(there.book, preset, "2026-02-05", four, {});
    Desk by_rules = by_house;
    const Evening same = table_by(by_house, must(names_in(there.book)));
    const auto all = must(house_decisions(there.book, same, *incident));
    ASSERT_FALSE(all.empty()) << write_precedent(told);
    const Event house = house_posting(by_house, 0, *incident, all.front());
    const Event rules = posting(by_rules, 0, *incident);
    EXPECT_EQ(in_text(house.lines), in_text(rules.lines)) << write_precedent(told);
    EXPECT_EQ(house.said.effect, rules.said.effect);
    EXPECT_EQ(house.said.dealer, rules.said.dealer);
    must(write_down(there.book, by_house, house));
    EXPECT_TRUE(stale_rulings(by_house.table).empty());
    EXPECT_EQ(must(open_session(there.book, by_house.id)).table, by_house.table);
    ++posted;
  }
  EXPECT_GE(posted, kinds);
}

INSTANTIATE_TEST_SUITE_P(Every, HouseRulingsOfEveryKind, each_game(), name_of_game);

}  // namespace
}  // namespace spadille::tests

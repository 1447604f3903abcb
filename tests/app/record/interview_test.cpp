// Guided entry of deals: what is asked, what answers mean, and that nothing is lost on the way.
#include "app/record/interview.h"

#include <gtest/gtest.h>

#include "app/record/heard.h"
#include "games/klaverjas/count.h"
#include "tests/support/each_game.h"
#include "tests/support/evening_of.h"
#include "tests/support/print_game.h"
#include "tests/support/random_evening.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

class EachInterview : public OfEachGame {};
INSTANTIATE_TEST_SUITE_P(Every, EachInterview, each_game(), name_of_game);

// What somebody would answer who has this deal in mind: said as it is asked for.

template <typename Rules, typename Carry, typename Deal>
Deal in_mind(const Rules&, const Carry&, Deal deal) {
  return deal;
}

kyuuri::Deal in_mind(const kyuuri::Rules& rules, const kyuuri::Carry&, kyuuri::Deal deal) {
  if (rules.tie == kyuuri::Rules::Tie::last_loses_no_bonus) deal.matched = {};
  return deal;
}

klaverjas::Deal in_mind(const klaverjas::Rules& rules, const klaverjas::Carry& carry,
                        klaverjas::Deal deal) {
  if (deal.passed_out || deal.conceded || klaverjas::told_by_cards(deal)) return deal;
  const bool of_three = klaverjas::three_handed(rules);
  const auto parties = klaverjas::count_deal(rules, carry, deal);
  if (of_three) deal.points = parties[0].points, deal.other_points = parties[1].points;
  return deal;
}

quadrille::Deal in_mind(const quadrille::Rules&, const quadrille::Carry&, quadrille::Deal deal) {
  deal.matadors = deal.matadors || deal.double_matadors;
  const bool bid = deal.contract == quadrille::Deal::Contract::vole;
  if (deal.premiers && !bid && deal.tricks > 6) deal.went_on = true;
  if (deal.went_on) deal.premiers = true;
  return deal;
}

AnyDeal in_mind(const AnyRules& rules, const AnyCarry& carry, AnyDeal deal) {
  Games::with(deal.game().id(), [&]<Game G>(G) {
    deal = any(in_mind(rules.as<typename G::Rules>(), carry.as<typename G::Carry>(),
                       deal.as<typename G::Deal>()));
  });
  return deal;
}

std::string words(const AnyQuestion<AnyDeal>& row, const AnyDeal& deal, const SeatNames& names) {
  const Value value = row.get(deal);
  if (row.kind == Kind::flag) return value.empty() ? "n" : "y";
  std::string text = value.empty() ? "-" : "";
  for (const int number : value) text += word_of(row, names, number) + ' ';
  return text;
}

/// A deal without what nobody is asked for because it only ever moves nothing.
AnyDeal without_idle_words(const AnyRules& rules, const AnyDeal& deal) {
  return deal.game().id() == kyuuri::Game::kId ? in_mind(rules, any(kyuuri::Carry{}), deal) : deal;
}

/// A deal in the mind of somebody who answers.
struct Mind {
  AnyDeal deal;
  SeatNames names;

  const AnyQuestion<AnyDeal>& row(const Member& member) const {
    const auto form = deal.game().form();
    return *std::find_if(form.begin(), form.end(),
                         [&](const auto& r) { return r.key == member.key; });
  }
  std::string answer(const Prompt& prompt) const {
    const auto& asked = row(*prompt.member);
    for (const Member* other : prompt.instead)
      if (asked.get(deal).empty() && !row(*other).get(deal).empty())
        return std::string(other->word);
    return words(asked, deal, names);
  }
  /// Members that nobody is asked for, but that change the score.
  std::vector<std::string> besides() const {
    std::vector<std::string> all;
    for (const auto& r : deal.game().form())
      for (const std::string_view key : {"sums", "cards", "other_cards", "beasted"})
        if (r.key == key && !r.get(deal).empty())
          all.push_back(std::string(r.word) +
                        (r.kind == Kind::flag ? "" : ' ' + words(r, deal, names)));
    return all;
  }
};

/// An evening with a right deal that could follow it.
struct Scene {
  Session session;
  SeatNames names;
  AnyDeal deal;

  static Scene random(RandomEvening& random) {
    const Evening evening = random.evening(random.below(3));
    const Session session = fold(evening);
    const AnyDeal deal = random.deal(session.rules, session.carry);
    const auto seats = static_cast<int>(evening.about.players.size());
    return {session, SeatNames::of(evening.about.players, seats, seat_letters(session.rules)),
            deal};
  }
  [[nodiscard]] Mind mind() const { return {in_mind(session.rules, session.carry, deal), names}; }
  [[nodiscard]] Interview interview() const { return {session, names}; }
};

/// Of one thing only that can be said, there is no range from it to itself.
bool is_well_offered(const std::vector<std::string>& valid) {
  const auto is_no_range = [](const std::string& word) {
    const auto dots = word.find("…");
    return dots == std::string::npos || word.substr(0, dots) != word.substr(dots + 3);
  };
  return !valid.empty() && std::all_of(valid.begin(), valid.end(), is_no_range);
}

Findings answer_all(Interview& interview, const Mind& mind) {
  for (const std::string& text : mind.besides())
    if (auto wrong = interview.answer(text); !wrong.empty()) return wrong;
  while (const auto prompt = interview.next()) {
    EXPECT_TRUE(is_well_offered(prompt->valid)) << testing::PrintToString(prompt->valid);
    if (auto wrong = interview.answer(mind.answer(*prompt)); !wrong.empty()) return wrong;
  }
  return {};
}

TEST_P(EachInterview, answers_give_back_a_deal_with_the_same_score) {
  RandomEvening random(game(), random_seed());
  for (int i = 0; i < rounds(100); ++i) {
    const auto scene = Scene::random(random);
    Interview interview = scene.interview();
    ASSERT_EQ(answer_all(interview, scene.mind()), Findings{})
        << testing::PrintToString(scene.session.rules) << '\n'
        << testing::PrintToString(scene.deal) << random_seed();
    const AnyDeal deal = interview.deal();
    ASSERT_EQ(validate(scene.session.rules, scene.session.carry, deal), Findings{});
    const auto scored = [&rules = scene.session.rules,
                         &carry = scene.session.carry](const AnyDeal& told) {
      return with_outcome(rules, carry, told, score_play(rules, carry, told));
    };
    EXPECT_EQ(scored(deal), scored(without_idle_words(scene.session.rules, scene.deal)))
        << testing::PrintToString(scene.session.rules) << '\n'
        << testing::PrintToString(scene.deal) << random_seed();
  }
}

TEST(Interview, own_king_is_asked_for_where_the_king_may_have_been_handed_over) {
  const quadrille::Rules rules{.call_own_king = true, .king_surrendered = true};
  const Session session{any(rules), any(quadrille::Carry{}), {}};
  Interview interview{session, {{"Ann", "Bob", "Cem", "Dot"}, {}}};
  for (const char* text : {"Ann", "alliance", "-", "7", "n", "n", "n", "Bob"})
    ASSERT_EQ(interview.answer(text), Findings{}) << text;
  const auto& deal = interview.deal().as<quadrille::Deal>();
  EXPECT_FALSE(deal.own_king);
  EXPECT_EQ(deal.king_from, seat(1));
}

TEST_P(EachInterview, going_back_to_the_beginning_and_agreeing_to_all_changes_nothing) {
  RandomEvening random(game(), random_seed());
  for (int i = 0; i < rounds(40); ++i) {
    const auto scene = Scene::random(random);
    if (!scene.mind().besides().empty()) continue;
    Interview interview = scene.interview();
    while (const auto prompt = interview.next()) {
      ASSERT_EQ(interview.answer(scene.mind().answer(*prompt)), Findings{});
      const AnyDeal before = interview.deal();
      const auto next = interview.next();
      ASSERT_TRUE(interview.back());
      EXPECT_EQ(interview.next()->member, prompt->member);
      ASSERT_EQ(interview.answer(""), Findings{});
      EXPECT_EQ(interview.deal(), before);
      EXPECT_EQ(interview.next(), next);
    }
  }
}

TEST_P(EachInterview, a_wrong_word_changes_nothing) {
  RandomEvening random(game(), random_seed());
  for (int i = 0; i < rounds(20); ++i) {
    const auto scene = Scene::random(random);
    Interview interview = scene.interview();
    while (const auto prompt = interview.next()) {
      for (const char* wrong :
           {"zzz", "-1", "99999999999", "y n", "\xE3\x81\x82", "beast", "P0 P0"}) {
        if (interview.understands(wrong)) continue;
        Interview tried = interview;
        EXPECT_NE(tried.answer(wrong), Findings{}) << prompt->member->key << ' ' << wrong;
        EXPECT_EQ(tried.deal(), interview.deal());
        EXPECT_EQ(tried.next(), prompt);
      }
      if (!interview.answer(scene.mind().answer(*prompt)).empty()) break;  // told by cards or sums
    }
  }
}

// Conversations: the keys of what was asked, and the deal that came of it.

struct Talk {
  std::string asked{};
  std::string said{};
  Findings wrong{};
};

template <Game G>
Interview interview_of(const typename G::Rules& rules, const std::vector<std::string>& players) {
  return {fresh_session<G>(rules, static_cast<int>(players.size())), SeatNames{players}};
}

/// Answers in order, "<" goes back; stops at the first that is refused.
Talk talk(Interview interview, const std::vector<std::string>& answers) {
  Talk talk;
  for (const std::string& answer : answers) {
    const auto prompt = interview.next();
    if (prompt) talk.asked += (talk.asked.empty() ? "" : " ") + std::string(prompt->member->key);
    if (answer == "<")
      static_cast<void>(interview.back());
    else
      talk.wrong = interview.answer(answer);
    if (!talk.wrong.empty()) return talk;
  }
  EXPECT_FALSE(interview.next().has_value()) << interview.next()->member->key;
  talk.said = interview.said();
  return talk;
}

const std::vector<std::string> kThree{"Ann", "Bob", "Chris"};

struct Case {
  const char* what;
  Interview interview;
  std::vector<std::string> answers;
  std::string asked;
  std::string said;
};

void expect_all(const std::vector<Case>& cases) {
  for (const Case& c : cases) {
    const Talk result = talk(c.interview, c.answers);
    EXPECT_EQ(result.wrong, Findings{}) << c.what;
    EXPECT_EQ(result.asked, c.asked) << c.what;
    EXPECT_EQ(result.said, c.said) << c.what;
  }
}

TEST(EuchreInterview, asks_what_the_rules_and_the_answers_leave_open) {
  using G = euchre::Game;
  const Interview usual = interview_of<G>({}, kFour);
  const Interview never =
      interview_of<G>({.lone_defence = euchre::Rules::LoneDefence::never}, kFour);
  const std::string all = "maker alone tricks lone_defender";
  expect_all({
      {"made", usual, {"ann", "", "3", ""}, all, "Ann 3"},
      {"by compass, number and full-width digit",
       usual,
       {"S", "y", "５", "4"},
       all,
       "Chris alone 5 defender Dora"},
      {"in Japanese", usual, {"２", "はい", "５", "なし"}, all, "Bob alone 5"},
      {"yes as in documents", usual, {"D", "true", "5", "-"}, all, "Dora alone 5"},
      {"no as in documents", usual, {"D", "false", "5", "-"}, all, "Dora 5"},
      {"a word of the form for its flag", usual, {"D", "alone", "5", "-"}, all, "Dora alone 5"},
      {"passed out", usual, {"pass"}, "maker", "pass"},
      {"no lone defence", never, {"B", "n", "0"}, "maker alone tricks", "Bob 0"},
      {"the trump suit is said unasked",
       usual,
       {"A", "trump ♡", "n", "3", ""},
       "maker alone alone tricks lone_defender",
       "Ann 3 trump H"},
      {"not passed out after all",
       usual,
       {"pass", "<", "A", "n", "3", ""},
       "maker maker alone tricks lone_defender",
       "Ann 3"},
  });
}

TEST(KyuuriInterview, asks_who_took_it_or_else_who_led_and_the_ranks) {
  using G = kyuuri::Game;
  const Interview usual = interview_of<G>({}, kThree);
  const Interview no_bonus =
      interview_of<G>({.tie = kyuuri::Rules::Tie::last_loses_no_bonus}, kThree);
  expect_all({
      {"taken", usual, {"C", "q", ""}, "taker rank matched", "Chris Q"},
      {"matched by two",
       usual,
       {"C", "10", "bob ann"},
       "taker rank matched",
       "Chris 10 match Ann Bob"},
      {"in full", usual, {"", "Ann", "6 K 10"}, "taker leader ranks", "lead Ann ranks 6 K 10"},
      {"no bonus: nobody else matters", no_bonus, {"C", "A"}, "taker rank", "Chris A"},
  });
}

TEST(KlaverjasInterview, asks_what_the_rules_and_the_answers_leave_open) {
  using G = klaverjas::Game;
  using Rules = klaverjas::Rules;
  const Interview usual = interview_of<G>({}, kFour);
  const Interview pit = interview_of<G>({.pit = 100}, kFour);
  const Interview forehand =
      interview_of<G>({.trump_choice = Rules::TrumpChoice::forehand_must}, kFour);
  const Interview three = interview_of<G>({.players = 3}, kThree);
  const Interview rotating = interview_of<G>({.partners = Rules::Partners::rotating}, kFour);
  const std::string numbers = "maker points roem other_roem";
  expect_all({
      {"points", usual, {"A", "100", "20 V", ""}, numbers, "Ann 100 roem 20 50"},
      {"the others' points",
       usual,
       {"A", "", "62", "", "II"},
       "maker points other_points roem other_roem",
       "Ann others 62 against 40"},
      {"nat conceded", usual, {"A", "nat", "", ""}, numbers, "Ann nat"},
      {"nat conceded one question later",
       usual,
       {"A", "", "nat", "", ""},
       "maker points other_points roem other_roem",
       "Ann nat"},
      {"all points, but no pit to be paid", usual, {"A", "162", "", ""}, numbers, "Ann 162"},
      {"all points: a pit?",
       pit,
       {"A", "162", "", "", "8"},
       numbers + " tricks",
       "Ann 162 tricks 8"},
      {"all points, but roem against: no pit",
       pit,
       {"A", "162", "", "20"},
       numbers,
       "Ann 162 against 20"},
      {"forehand has to make trumps",
       forehand,
       {"100", "", ""},
       "points roem other_roem",
       "Bob 100"},
      {"of three the third has the rest",
       three,
       {"A", "80", "50", "", "", ""},
       "maker points other_points roem other_roem third_roem",
       "Ann 80 others 50"},
      {"of three all pass", three, {"PASS"}, "maker", "pass"},
      {"who misses the game",
       rotating,
       {"A", "100", "", "", "Dora"},
       numbers + " absent",
       "Ann 100 absent Dora"},
      {"roem as a sum is said unasked",
       usual,
       {"A", "sums", "100", "90", ""},
       "maker points points roem other_roem",
       "Ann 100 roem 90 sums"},
      {"cards are said unasked",
       usual,
       {"A", "cards SJ ♠9 SA S10", "", "", "S", "1"},
       "maker points roem other_roem trump last_trick",
       "Ann trump S last Ann cards S9 ST SJ SA"},
  });
}

TEST(QuadrilleInterview, asks_what_the_rules_and_the_answers_leave_open) {
  using G = quadrille::Game;
  using Rules = quadrille::Rules;
  const Interview usual = interview_of<G>({}, kFour);
  const Interview own = interview_of<G>({.call_own_king = true}, kFour);
  const Interview under_3 =
      interview_of<G>({.loss_share = Rules::LossShare::half_unless_under_3}, kFour);
  const std::string alone = "ombre contract tricks matadors";
  const std::string called = "ombre contract partner tricks matadors";
  expect_all({
      {"ten tricks tell Premiers and vole", usual, {"A", "solo", "10", "n"}, alone, "Ann solo 10"},
      {"double matadors",
       usual,
       {"A", "s", "5", "y", "y"},
       alone + " double_matadors",
       "Ann solo 5 double"},
      {"not double after all",
       usual,
       {"A", "s", "5", "y", "y", "<", "n"},
       alone + " double_matadors double_matadors",
       "Ann solo 5 matadors"},
      {"Premiers and stop",
       usual,
       {"A", "al", "C", "6", "", "y", "n"},
       called + " premiers went_on",
       "Ann alliance with Chris 6 premiers"},
      {"eight tricks: did they go on?",
       usual,
       {"A", "al", "C", "8", "", "y"},
       called + " went_on",
       "Ann alliance with Chris 8 on"},
      {"a king of his own", own, {"A", "al", "own", "5", ""}, called, "Ann alliance 5 own"},
      {"too few tricks for matadors",
       usual,
       {"A", "solo", "0"},
       "ombre contract tricks",
       "Ann solo 0"},
      {"the ombre's own tricks",
       under_3,
       {"A", "al", "C", "4", "n", "3"},
       called + " ombre_tricks",
       "Ann alliance with Chris 4 himself 3"},
      {"of two tricks nobody has three",
       under_3,
       {"A", "al", "C", "2", "n"},
       called,
       "Ann alliance with Chris 2"},
      {"a beast is said unasked, at the end too",
       usual,
       {"A", "solo", "5", "n", "beast Bob"},
       alone,
       "Ann solo 5 beast Bob"},
  });
}

TEST(Interview, an_answer_that_no_longer_matters_disappears_with_its_question) {
  const Talk result = talk(interview_of<quadrille::Game>({}, kFour),
                           {"A", "alliance", "C", "6", "y", "n", "n", "<", "<", "<", "<", "<", "<",
                            "solo", "", "", "", ""});
  EXPECT_EQ(result.said, "Ann solo 6 matadors");
}

TEST(Interview, a_contradiction_is_refused_with_its_rule_and_in_names) {
  EXPECT_EQ(talk(interview_of<euchre::Game>({}, kFour), {"A", "n", "3", "Chris"}).wrong,
            (Findings{{.place = "/lone_defender",
                       .given = "Chris",
                       .message = {"euchre.finding.defends_own_side", {seat(2), seat(0)}},
                       .rule = "EU-3.6"_rule,
                       .expected = "Bob | Dora"}}));
  EXPECT_EQ(talk(interview_of<klaverjas::Game>({}, kFour), {"A", "100", "200 200"}).wrong,
            (Findings{{.place = "/roem",
                       .given = "200 200",
                       .message = {"klaverjas.finding.four_jacks_once"},
                       .rule = "KJ-5.3"_rule,
                       .expected = "0…1"}}));
}

TEST(Interview, an_answer_that_is_missing_or_out_of_range_is_refused_with_what_would_do) {
  const Interview usual = interview_of<euchre::Game>({}, kFour);
  const auto finding = [](const char* given, const char* key) {
    return Findings{{.place = "/tricks",
                     .given = given,
                     .message = {key},
                     .rule = "EU-5.1"_rule,
                     .expected = "0…5"}};
  };
  EXPECT_EQ(talk(usual, {"A", "n", ""}).wrong,
            Findings{missing_at("/tricks", "EU-5.1"_rule, "0…5")});
  EXPECT_EQ(talk(usual, {"A", "n", "6"}).wrong, finding("6", "finding.range"));
  EXPECT_EQ(talk(usual, {"A", "n", "-"}).wrong, finding("-", "finding.range"));
  EXPECT_EQ(talk(usual, {"A", "n", "three"}).wrong, finding("three", "finding.range"));
}

TEST(Interview, names_with_spaces_and_the_same_beginning_are_told_apart) {
  const std::vector<std::string> players{"Ann Lee", "Ann Ray", "Bob"};
  const Interview usual = interview_of<kyuuri::Game>({}, players);
  EXPECT_EQ(talk(usual, {"Ann"}).wrong,
            Findings{nobody_at("/taker", "Ann", "Ann Lee | Ann Ray | Bob", "KY-5.1"_rule)});
  EXPECT_EQ(talk(usual, {"Bob", "9", "Ann Ray ann lee"}).said, "Bob 9 match Ann Lee Ann Ray");
}

TEST(Interview, preview_gives_lines_totals_and_who_hands_what_to_whom) {
  Interview interview = interview_of<quadrille::Game>({.vole_stake = 0}, kFour);
  for (const char* text : {"A", "solo", "5", "n"}) EXPECT_EQ(interview.answer(text), Findings{});
  const Preview preview = interview.preview();
  EXPECT_EQ(preview.deal.findings, Findings{});
  EXPECT_EQ(preview.deal.said, "Ann solo 5");
  EXPECT_EQ(preview.deal.after, (Totals{-5, -1, -1, -1, 8}));
  EXPECT_EQ(preview.deal.hand_overs.size(), 4U);
  EXPECT_EQ(preview.standing.dealer, seat(3));
}

TEST(Interview, preview_of_an_unfinished_deal_has_findings_and_no_lines) {
  const Interview interview = interview_of<euchre::Game>({}, kFour);
  EXPECT_TRUE(has_error(interview.preview().deal.findings));
  EXPECT_EQ(interview.preview().deal.sheet, ScoreSheet{});
}

TEST(Interview, at_the_first_question_there_is_no_way_back) {
  Interview interview = interview_of<euchre::Game>({}, kFour);
  EXPECT_FALSE(interview.back());
  EXPECT_EQ(interview.next()->member->key, "maker");
}

TEST(Interview, a_name_is_heard_however_far_apart_its_words_stand) {
  Interview interview = interview_of<euchre::Game>({}, {"Ann Marie", "Ann Sophie", "Bob", "Dora"});
  EXPECT_EQ(interview.answer(" Ann   Sophie "), Findings{});
  EXPECT_NE(interview.next()->member->key, "maker");
}

TEST(Interview, a_name_with_a_comma_is_heard_as_it_is_written) {
  Interview interview = interview_of<euchre::Game>({}, {"Lee, Ann", "Lee, Bob", "Chris", "Dora"});
  EXPECT_EQ(interview.answer("Lee, Bob"), Findings{});
  EXPECT_NE(interview.next()->member->key, "maker");
}

TEST(Interview, prompt_offers_numbers_from_the_least_to_the_most) {
  Interview interview = interview_of<klaverjas::Game>({}, kFour);
  ASSERT_EQ(interview.answer("A"), Findings{});
  EXPECT_EQ(interview.next()->valid, std::vector<std::string>{"0…162"});
}

TEST(Interview, prompt_offers_only_who_and_what_can_be) {
  Interview interview = interview_of<quadrille::Game>({.call_own_king = true}, kFour);
  EXPECT_EQ(interview.next()->valid, kFour);
  EXPECT_EQ(interview.next()->usual, std::nullopt);
  ASSERT_EQ(interview.answer("B"), Findings{});
  EXPECT_EQ(interview.next()->valid,
            (std::vector<std::string>{"alliance", "solo", "vole", "forced"}));
  ASSERT_EQ(interview.answer("forced"), Findings{});
  EXPECT_EQ(interview.next()->valid, (std::vector<std::string>{"Ann", "Chris", "Dora"}));
  ASSERT_EQ(interview.next()->instead.size(), 1U);
  EXPECT_EQ(interview.next()->instead[0]->word, "own");
  ASSERT_EQ(interview.answer("own"), Findings{});
  EXPECT_EQ(interview.next()->valid, std::vector<std::string>{"1…9"});
  ASSERT_TRUE(interview.back());
  ASSERT_TRUE(interview.next()->usual.has_value());
  EXPECT_EQ(interview.next()->usual->member->key, "own_king");
}

}  // namespace
}  // namespace spadille::tests

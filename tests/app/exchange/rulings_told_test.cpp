// A table of deals carries what was ruled, and comes back with it.
#include "app/exchange/rulings_told.h"

#include <algorithm>

#include "app/exchange/exporting.h"
#include "app/exchange/importing.h"
#include "app/record/digest.h"
#include "app/record/known_answers.h"
#include "app/referee/asked_table.h"
#include "app/referee/posting.h"
#include "tests/support/any.h"
#include "tests/support/one_evening.h"
#include "tests/support/random_incident.h"

namespace spadille::tests {
namespace {

using Euchre = euchre::Incident;
using Quadrille = quadrille::Incident;

const std::vector<std::string> kHard{"Ann Lee", "=1|2", "Bo: b", "D+é"};

/// What becomes of an evening: totals and rows deal by deal, who deals, what waits and what counts.
struct Came {
  std::vector<Totals> after{};
  std::vector<bool> ended{};
  Totals totals{};
  Seat dealer{};
  std::size_t awaiting = 0;
  std::vector<std::pair<std::string, std::int64_t>> facts{};
  friend bool operator==(const Came&, const Came&) = default;
};

struct RulingsTold : OneEvening {
  void post(int deal, const AnyIncident& incident) { write(posting(desk, deal, incident)); }

  std::string table(const Desk& of) {
    const Exported exported = session_as_table(of, must(names_in(here.book)), {});
    EXPECT_EQ(exported.lost, std::vector<Message>{});
    return exported.text;
  }

  /// In a book of its own, by the same rules and people, from the same beginning.
  Outcome<Desk> read(const std::string& text, const Desk& like, TemporaryBook& there) {
    const Event& was = like.table.history.opening;
    Opening opening;
    opening.rules = rules_view(*was.rules);
    opening.players = must(names_in(here.book)).of(was.about.players);
    opening.date = was.about.date;
    Importer importer = must(Importer::begin(there.book));
    auto done = importer.add_table(text, opening);
    if (!done) return tl::unexpected(done.error());
    EXPECT_EQ(*done, Findings{}) << text;
    return open_session(there.book, 1);
  }

  static Came came(const Desk& desk) {
    const Session& session = desk.table.scored.session;
    Came all{.totals = totals(session.carry), .dealer = dealer(session.carry)};
    for (const Recorded& deal : session.deals) {
      all.after.push_back(deal.after);
      all.ended.push_back(deal.ended);
    }
    all.awaiting = session.awaiting.size();
    for (const FactRow& fact : digest(desk.table).facts) all.facts.emplace_back(fact.key, fact.n);
    std::sort(all.facts.begin(), all.facts.end());
    return all;
  }

  void expect_comes_back(const Desk& of) {
    TemporaryBook there;
    const std::string text = table(of);
    const auto back = read(text, of, there);
    ASSERT_TRUE(back) << text << refusal(back);
    EXPECT_EQ(came(*back), came(of)) << text;
    EXPECT_EQ(session_as_table(*back, must(names_in(there.book)), {}).text, text);
  }
};

AnyIncident revoke(int who) {
  return any(Euchre{
      .what = Euchre::What::revoke, .noticed = Euchre::Noticed::established, .who = seat(who)});
}

AnyIncident eleven(int who) {
  return any(Quadrille{.what = Quadrille::What::played_with_eleven,
                       .who = seat(who),
                       .noticed = Quadrille::Noticed::in_play});
}

TEST_F(RulingsTold, evening_without_rulings_has_no_column_of_them) {
  begin("euchre/seed", {"Ann 3"});
  EXPECT_EQ(table(desk).find("rulings"), std::string::npos);
}

TEST_F(RulingsTold, ruling_on_a_deal_stands_in_its_row) {
  begin("euchre/seed", {"Ann 3"});
  post(1, revoke(0));
  EXPECT_NE(table(desk).find("1,Ann,Ann,,3,,,,,\"revoke noticed=established who=Ann: "
                             "replaces_score, EU-8.16 side1 +2 table -2\",0,0,2,2\r\n"),
            std::string::npos)
      << table(desk);
  expect_comes_back(desk);
}

TEST_F(RulingsTold, deal_that_a_ruling_ended_has_its_number_and_no_word_of_its_play) {
  begin("euchre/seed", {"Ann 3"});
  post(0, revoke(0));
  record("Bob 3");
  EXPECT_NE(table(desk).find("2,Bob,,,,,,,,\"revoke"), std::string::npos) << table(desk);
  expect_comes_back(desk);
}

TEST_F(RulingsTold, deal_that_was_dealt_again_has_a_row_without_a_number_and_its_beast_follows) {
  begin("quadrille/seed", {"Ann solo 5"});
  post(0, eleven(1));
  record("Bob solo 6");
  expect_comes_back(desk);
  EXPECT_NE(table(desk).find("\r\n,,,"), std::string::npos) << table(desk);
}

TEST_F(RulingsTold, what_waits_for_the_deal_in_play_waits_again) {
  begin("quadrille/seed", {"Ann solo 5"});
  post(0, any(Quadrille{.what = Quadrille::What::revoke,
                        .who = seat(2),
                        .noticed = Quadrille::Noticed::in_play}));
  expect_comes_back(desk);
}

TEST_F(RulingsTold, names_of_several_words_are_understood) {
  desk = play(here.book, "euchre/seed", "2026-01-05", {"Ann Lee", "Ann Bo", "Ann: C", "=Ann"},
              {"1 3"});
  for (const int who : {0, 1, 2, 3})
    post(0, any(Euchre{.what = Euchre::What::table_talk, .who = seat(who), .times = 1}));
  expect_comes_back(desk);
}

TEST_F(RulingsTold, both_sides_revokes_are_one_ruling_of_two) {
  begin("euchre/seed", {"Ann 3"});
  post(1, revoke(0));
  post(1, revoke(1));
  EXPECT_NE(table(desk).find("who=Ann; revoke"), std::string::npos) << table(desk);
  expect_comes_back(desk);
}

TEST_F(RulingsTold, cell_that_tells_no_ruling_is_refused_with_its_place) {
  begin("euchre/seed", {"Ann 3"});
  for (const char* cell :
       {"revoke", "revoke who=Ann: sideways", "revoke who=Zoe: lines", "oops who=Ann: lines",
        "revoke who=Ann: lines, EU-8.16 side0 +2", "revoke who=Ann: lines dealer=Zoe",
        "revoke who: lines", "revoke lone=no: lines", "revoke colour=red: lines", ": lines", "|"}) {
    TemporaryBook there;
    const auto back =
        read("maker,tricks,rulings\nAnn,3,\"" + std::string(cell) + "\"\n", desk, there);
    ASSERT_FALSE(back) << cell;
    ASSERT_FALSE(back.error().findings.empty()) << cell;
    EXPECT_EQ(back.error().findings[0].place, "C2") << cell;
    EXPECT_EQ(back.error().findings[0].message.key, "csv.no_ruling") << cell;
  }
}

TEST_F(RulingsTold, line_that_moves_what_is_not_counted_is_refused) {
  begin("euchre/seed", {"Ann 3"});
  TemporaryBook there;
  const auto back =
      read("maker,tricks,rulings\nAnn,3,\"?: lines, EU-8.16 seat0 +2 table -2\"\n", desk, there);
  EXPECT_EQ(refusal(back), "finding.book.account");
}

struct EveryTable : RulingsTold, testing::WithParamInterface<const AnyGame*> {
  const AnyGame& game = *GetParam();
  RandomEvening random{game, 23};

  void add_deal() {
    const Session& session = desk.table.scored.session;
    Event event{.kind = EventKind::deal_recorded};
    event.deal = random.try_deal(session.rules, session.carry);
    auto next = propose(desk, event);
    if (next && !has_error(next->scored.session.deals.back().findings))
      must(record_deal(here.book, desk, *event.deal));
  }

  /// A ruling on an earlier deal can put somebody out who has played since.
  [[nodiscard]] bool all_fit() const {
    const auto& deals = desk.table.scored.session.deals;
    return std::none_of(deals.begin(), deals.end(),
                        [](const Recorded& deal) { return has_error(deal.findings); });
  }

  void add_ruling() {
    const int deal = random.below(last_deal(desk) + 1);
    const Session at = session_before(desk.table, deal);
    const auto kinds = static_cast<int>(game.incidents().front().choices.size());
    for (int tries = 0; tries < 20; ++tries) {
      const auto incident = random_incident(at, random.below(kinds), random);
      if (!incident) continue;
      if (random.below(4) != 0 &&
          rule_on(at.rules, at.carry, *incident).ruling.effect == Ruling::Effect::advice)
        continue;
      return void(write_down(here.book, desk, posting(desk, deal, *incident)));
    }
  }
};

TEST_P(EveryTable, comes_back_with_its_rulings) {
  for (int round = 0; round < rounds(15); ++round) {
    SCOPED_TRACE(round);
    desk = play(here.book, std::string(game.presets().front().id),
                "2026-01-" + std::to_string(10 + round % 20), kHard, {});
    for (int i = 0; i < 12; ++i) random.below(2) == 0 ? add_deal() : add_ruling();
    if (all_fit()) expect_comes_back(desk);
  }
}

INSTANTIATE_TEST_SUITE_P(Games, EveryTable, testing::ValuesIn(all_games()),
                         [](const auto& of) { return std::string(of.param->id()); });

}  // namespace
}  // namespace spadille::tests

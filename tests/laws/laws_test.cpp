// What holds in every game, over random rules and deals. A new game gets all of it by its place in
// the list of games.
#include <algorithm>

#include <gtest/gtest.h>

#include "app/score/scoring.h"
#include "codec/document.h"
#include "codec/short_form.h"
#include "games/games.h"
#include "tests/support/each_game.h"
#include "tests/support/print_game.h"
#include "tests/support/random_evening.h"

namespace spadille::tests {
namespace {

constexpr int kDeals = 25;

class Laws : public OfEachGame {
 protected:
  void SetUp() override { RecordProperty("seed", std::to_string(random_seed())); }

  /// Calls `law(random, evening)` for many evenings; stops at the first that breaks it.
  void for_evenings(int count, const auto& law) {
    for (int i = 0; i < rounds(count) && !HasFailure(); ++i) {
      const std::uint32_t seed = random_seed() + static_cast<std::uint32_t>(i);
      RandomEvening random(game(), seed);
      SCOPED_TRACE("SPADILLE_SEED=" + std::to_string(seed));
      law(random, random.evening(kDeals));
    }
  }
};

INSTANTIATE_TEST_SUITE_P(Every, Laws, each_game(), name_of_game);

int sum(const Line& line) {
  int all = 0;
  for (const Posting& posting : line.postings) all += posting.amount;
  return all;
}

TEST_P(Laws, every_line_balances) {
  for_evenings(50, [](RandomEvening&, const Evening& evening) {
    for (const auto& deal : fold(evening).deals)
      for (const Line& line : deal.sheet.lines) EXPECT_EQ(sum(line), 0) << to_string(line.rule);
  });
}

TEST_P(Laws, every_line_cites_a_rule_of_the_game) {
  for_evenings(50, [](RandomEvening&, const Evening& evening) {
    for (const auto& deal : fold(evening).deals) {
      EXPECT_FALSE(deal.sheet.lines.empty());
      for (const Line& line : deal.sheet.lines)
        EXPECT_EQ(std::string(line.rule.game.data(), 2), game().traits.prefix);
    }
  });
}

/// Whether somebody pays a beast for a fault in this deal.
bool has_beast(const AnyDeal& deal) {
  const auto form = deal.game().form();
  return std::any_of(form.begin(), form.end(), [&](const auto& row) {
    return row.key == "beasted" && !row.get(deal).empty();
  });
}

bool warns_of_pool(const Finding& finding) {
  return finding.severity == Finding::Severity::warning &&
         finding.message.key == "quadrille.finding.unusual_pool";
}

// A later game may begin with a pool that one has left. A beast leaves any pool, and of one that no
// chain of lost deals leaves the check warns (QU-5.10): then that is all that it says.
TEST_P(Laws, totals_of_a_first_game_pass_the_check_of_a_paper_sheet) {
  for_evenings(50, [](RandomEvening& random, const Evening& evening) {
    const int seats = seats_at(evening.rules, accounts(evening.before));
    const AnyCarry fresh = start(evening.rules, seats);
    Session session{evening.rules, fresh, {}};
    bool beasts = false;
    for (int i = 0; i < 4 * kDeals; ++i) {
      const AnyDeal deal = random.deal(session.rules, session.carry);
      beasts = beasts || has_beast(deal);
      record(session, deal);
      const auto& finished = session.deals.back().finished;
      if (!finished) continue;
      Findings findings = prove(evening.rules, fresh, finished->totals).findings;
      if (beasts) std::erase_if(findings, warns_of_pool);
      EXPECT_EQ(findings, Findings{});
      return;
    }
  });
}

/// What of a deal counts beside points, added to what each side or seat has.
void count(const Facts& facts, std::string_view key, const Accounts& of, const Sides& sides,
           Totals& to) {
  for (const Fact& fact : facts) {
    if (key.empty() || fact.key != key) continue;
    const bool by_side = of[0].kind == Account::Kind::side && fact.who.kind == Account::Kind::seat;
    to[by_side ? static_cast<std::size_t>(side_in(sides, Seat{fact.who.index})) : fact.who.index] +=
        fact.n;
  }
}

/// Totals without those of pools, which no table tells.
Totals without_pools(const Totals& totals, const Accounts& of) {
  Totals told;
  for (std::size_t i = 0; i < totals.size(); ++i)
    if (of[i].kind != Account::Kind::pool) told.push_back(totals[i]);
  return told;
}

/// The figures of a first game as a table would tell them; nothing where it goes on for too long.
std::optional<RoundTold> played_round(RandomEvening& random, const AnyRules& rules,
                                      const AnyCarry& fresh) {
  const FigureTable& counted = rules.game().figures();
  Session session{rules, fresh, {}};
  const Accounts of = accounts(fresh);
  RoundTold told{.points = without_pools(Totals(of.size(), 0), of)};
  told.roem = told.pits = told.points;
  for (int i = 0; i < 4 * kDeals; ++i) {
    const AnyCarry before = session.carry;
    const AnyDeal deal = random.deal(rules, before);
    record(session, deal);
    const Facts made = facts(rules, before, deal, session.deals.back().sheet);
    count(made, counted.roem, of, sides(rules, before), told.roem);
    count(made, counted.pits, of, sides(rules, before), told.pits);
    ++told.deals;
    if (const auto& finished = session.deals.back().finished) {
      told.points = without_pools(counted_totals(rules, finished->totals), of);
      return told;
    }
  }
  return std::nullopt;
}

/// The same as it is told where roem, or pits, or the number of deals is nobody's business.
std::vector<RoundTold> less_told(const RoundTold& all) {
  std::vector<RoundTold> told;
  for (const bool roem : {true, false})
    for (const bool pits : {true, false})
      for (const bool deals : {true, false}) {
        RoundTold& one = told.emplace_back(all);
        if (!roem) one.roem.clear();
        if (!pits) one.pits.clear();
        if (!deals) one.deals = 0;
      }
  return told;
}

// A beast leaves any pool at Quadrille, but no table tells of one.
TEST_P(Laws, figures_of_a_round_that_was_played_pass_its_check) {
  for_evenings(40, [](RandomEvening& random, const Evening& evening) {
    const AnyCarry fresh = start(evening.rules, seats_at(evening.rules, accounts(evening.before)));
    const auto played = played_round(random, evening.rules, fresh);
    if (!played) return;
    for (const RoundTold& told : less_told(*played))
      EXPECT_EQ(check_round(evening.rules, fresh, told), Findings{}) << told.deals;
  });
}

/// The same lines, each citing another clause than it does.
ScoreSheet with_other_citations(ScoreSheet sheet) {
  for (Line& line : sheet.lines) {
    line.rule.chapter = static_cast<std::uint8_t>(1 + line.rule.chapter % 9);
    line.rule.number = static_cast<std::uint8_t>(line.rule.number + 1);
  }
  return sheet;
}

ScoreSheet without_citations(ScoreSheet sheet) {
  for (Line& line : sheet.lines) line.rule = {};
  return sheet;
}

TEST_P(Laws, other_citations_change_no_figure) {
  for_evenings(50, [](RandomEvening&, const Evening& evening) {
    const auto& rules = evening.rules;
    auto carry = evening.before;
    for (const auto& deal : evening.deals) {
      const Totals before = totals(carry);
      const ScoreSheet play = score_play(rules, carry, deal);
      const ScoreSheet sheet = with_outcome(rules, carry, deal, play);
      const ScoreSheet other = with_other_citations(sheet);
      EXPECT_EQ(without_citations(with_outcome(rules, carry, deal, with_other_citations(play))),
                without_citations(sheet));
      EXPECT_EQ(after(before, accounts(carry), other), after(before, accounts(carry), sheet));
      EXPECT_EQ(facts(rules, carry, deal, other), facts(rules, carry, deal, sheet));
      EXPECT_EQ(concluded(rules, carry, deal, other), concluded(rules, carry, deal, sheet));
      auto next = advance(rules, carry, deal, sheet);
      EXPECT_EQ(advance(rules, carry, deal, other), next);
      carry = std::move(next);
    }
  });
}

TEST_P(Laws, a_deal_begins_where_the_last_one_ended) {
  for_evenings(50, [](RandomEvening&, const Evening& evening) {
    const auto session = fold(evening);
    for (std::size_t i = 0; i < session.deals.size(); ++i) {
      const auto& deal = session.deals[i];
      const bool last = i + 1 == session.deals.size();
      const Totals next = last ? totals(session.carry) : session.deals[i + 1].before;
      const Accounts counted = accounts(session.carry);
      ASSERT_EQ(counted.size(), deal.after.size());
      for (std::size_t u = 0; u < counted.size(); ++u)
        EXPECT_EQ(deal.after[u], deal.before[u] + total(deal.sheet, counted[u]));
      if (!deal.finished) {
        EXPECT_EQ(next, deal.after);
      }
    }
  });
}

TEST_P(Laws, the_dealer_takes_part) {
  for_evenings(50, [](RandomEvening&, const Evening& evening) {
    Session session{evening.rules, evening.before, {}};
    for (const auto& deal : evening.deals) {
      const Standing now = standing(session.rules, session.carry);
      EXPECT_FALSE(now.out.contains(now.dealer));
      EXPECT_FALSE(has_error(check(session.rules, session.carry)));
      record(session, deal);
      EXPECT_EQ(session.deals.back().dealer, now.dealer);
    }
  });
}

TEST_P(Laws, a_long_evening_can_be_written_down_and_go_on) {
  RandomEvening random(game(), random_seed());
  for (int i = 0; i < 20; ++i) {
    const auto session = fold(random.evening(120));
    const Evening later{{}, session.rules, session.carry, {}};
    const auto read = read_document(write_document(Format::session, later));
    ASSERT_TRUE(read.has_value());
    EXPECT_TRUE(read->findings.empty());
    EXPECT_EQ(read->evening, later);
  }
}

TEST_P(Laws, a_prefix_and_the_rest_make_the_whole) {
  for_evenings(20, [](RandomEvening& random, const Evening& evening) {
    auto prefix = evening;
    prefix.deals.resize(static_cast<std::size_t>(random.below(kDeals)));
    auto session = fold(prefix);
    for (std::size_t i = prefix.deals.size(); i < evening.deals.size(); ++i)
      record(session, evening.deals[i]);
    EXPECT_EQ(session, fold(evening));
  });
}

TEST_P(Laws, a_wrong_deal_is_kept_and_changes_nothing) {
  for_evenings(50, [](RandomEvening& random, const Evening& evening) {
    auto session = fold(evening);
    const auto before = session.carry;
    const auto deal = random.any_deal();
    record(session, deal);
    const auto& entry = session.deals.back();
    const bool wrong = has_error(validate(session.rules, before, deal));
    EXPECT_EQ(entry.sheet.lines.empty(), wrong);
    EXPECT_EQ(has_error(entry.findings), wrong);
    if (wrong) {
      EXPECT_EQ(session.carry, before);
    }
    EXPECT_EQ(entry.deal, deal);
  });
}

std::span<const std::string_view> fact_keys(const AnyGame& game) {
  std::span<const std::string_view> keys;
  Games::with(game.id(), [&]<Game G>(G) { keys = G::fact_keys(); });
  return keys;
}

TEST_P(Laws, facts_have_known_keys) {
  for_evenings(20, [](RandomEvening&, const Evening& evening) {
    const auto keys = fact_keys(game());
    for (const auto& deal : fold(evening).deals)
      for (const Fact& fact : deal.facts) {
        EXPECT_NE(std::find(keys.begin(), keys.end(), fact.key), keys.end()) << fact.key;
        EXPECT_GT(fact.n, 0);
      }
  });
}

TEST_P(Laws, a_document_reads_back_as_it_was) {
  for_evenings(20, [](RandomEvening&, const Evening& evening) {
    const std::string text = write_document(Format::session, evening);
    const auto read = read_document(text);
    ASSERT_TRUE(read.has_value());
    EXPECT_TRUE(read->findings.empty()) << text;
    ASSERT_EQ(&read->evening.rules.game(), &game());
    EXPECT_EQ(read->evening, evening) << text;
    EXPECT_EQ(write_document(Format::session, read->evening), text);
  });
}

TEST_P(Laws, an_evening_goes_on_from_its_own_carry) {
  for_evenings(20, [](RandomEvening& random, const Evening& evening) {
    const auto session = fold(evening);
    Evening later{evening.about, session.rules, session.carry, {}};
    later.deals.push_back(random.deal(session.rules, session.carry));
    const auto scored = score_document(write_document(Format::deal, later));
    ASSERT_TRUE(scored.has_value());
    EXPECT_FALSE(scored->has_errors());
    auto whole = session;
    record(whole, later.deals.back());
    EXPECT_EQ(scored->deals.back().sheet, whole.deals.back().sheet);
    EXPECT_EQ(scored->standing, standing(whole.rules, whole.carry));
  });
}

TEST_P(Laws, the_short_form_says_the_whole_deal) {
  for_evenings(20, [](RandomEvening&, const Evening& evening) {
    const int seats = static_cast<int>(evening.about.players.size());
    for (const auto& names : {SeatNames::of({}, seats, seat_letters(evening.rules)),
                              SeatNames::of(evening.about.players, seats, "")})
      for (const auto& deal : evening.deals) {
        Findings findings;
        const std::string text = write_short(deal, names);
        EXPECT_EQ(read_short(game(), text, names, findings), deal) << text;
        EXPECT_TRUE(findings.empty()) << text;
      }
  });
}

}  // namespace
}  // namespace spadille::tests

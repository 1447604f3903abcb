// Rulings on one deal are one set: in whichever order they are told, on the deal in play or on the
// sheet, they come to the same.
#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "app/exchange/rulings_told.h"
#include "app/record/deeds.h"
#include "app/record/events.h"
#include "app/record/known_answers.h"
#include "app/record/session_view.h"
#include "app/referee/asked_table.h"
#include "app/referee/posting.h"
#include "app/referee/ruling.h"
#include "tests/support/any.h"
#include "tests/support/played.h"
#include "tests/support/random_incident.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

struct RulingSet : testing::Test {
  TemporaryBook here{};
  [[nodiscard]] Names names() { return must(names_in(here.book)); }
  EveningView shown(const Desk& desk) { return view(desk, names()); }

  void post(Desk& desk, int deal, const AnyIncident& incident) {
    must(write_down(here.book, desk, posting(desk, deal, incident)));
  }
  void record(Desk& desk, const std::string& deal) {
    must(record_deal(here.book, desk, must(deal_told(place_of_next(desk, names()), deal))));
  }
};

using Euchre = euchre::Incident;
using Quadrille = quadrille::Incident;

AnyIncident revoke(int who) {
  return any(Euchre{
      .what = Euchre::What::revoke, .noticed = Euchre::Noticed::established, .who = seat(who)});
}

TEST_F(RulingSet, both_sides_revokes_cancel_and_undo_brings_the_first_back) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 4"});
  post(desk, 1, revoke(3));
  EXPECT_EQ(shown(desk).standing.totals, (Totals{2, 0}));
  post(desk, 1, revoke(0));
  EXPECT_EQ(shown(desk).standing.totals, (Totals{0, 0}));
  EXPECT_EQ(shown(desk).standing.dealer, seat(0));
  must(write_down(here.book, desk, *undo_event(desk)));
  EXPECT_EQ(shown(desk).standing.totals, (Totals{2, 0}));
}

TEST_F(RulingSet, revoke_of_the_other_side_makes_a_deal_void_that_one_had_ended) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 4"});
  post(desk, 0, revoke(3));
  EXPECT_EQ(shown(desk).deals.size(), 2U);
  post(desk, 2, revoke(0));
  const EveningView after = shown(desk);
  EXPECT_EQ(after.deals.size(), 1U);
  ASSERT_EQ(after.session->changes.size(), 1U);
  EXPECT_EQ(after.session->changes[0].deals_again, seat(1));
  EXPECT_EQ(after.session->changes[0].ruled, "EU-8.20"_rule);
  EXPECT_EQ(after.standing.totals, (Totals{1, 0}));
  EXPECT_EQ(must(open_session(here.book, desk.id)).table, desk.table);
  const Table back = must(propose(desk, *undo_event(desk)));
  EXPECT_EQ(what_is_taken_back(desk, back, names(), Words(Language::en)),
            "ruling on the deal in play · EU-8.16  A revoke and what it costs");
}

// A fault of an earlier clause that moves nothing is told about the same deal.
TEST_F(RulingSet, a_void_deal_names_what_made_it_void) {
  const AnyIncident late =
      any(Euchre{.what = Euchre::What::misdeal, .stage = Euchre::Stage::later, .who = seat(0)});
  const AnyIncident pack = any(Euchre{.what = Euchre::What::wrong_pack});
  for (const bool pack_first : {false, true}) {
    Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 3"});
    post(desk, 1, pack_first ? pack : late);
    post(desk, 1, pack_first ? late : pack);
    const EveningView after = shown(desk);
    ASSERT_EQ(after.deals[0].sheet.lines.size(), 1U);
    EXPECT_EQ(after.deals[0].sheet.lines[0].rule, "EU-8.4"_rule);
  }
}

// Both were told about one deal, whichever came last: the next misdeal is the second.
TEST_F(RulingSet, a_void_deal_is_remembered_with_all_that_was_told_about_it) {
  const AnyIncident misdealt = any(
      Euchre{.what = Euchre::What::misdeal, .stage = Euchre::Stage::before_first_lead, .times = 1});
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {});
  desk.table = must(propose(desk, posting(desk, 0, revoke(3))));
  desk.table = must(propose(desk, posting(desk, 1, misdealt)));
  ASSERT_EQ(desk.table.history.changes.size(), 1U);
  EXPECT_EQ(desk.table.history.changes[0].incidents.size(), 2U);
  EXPECT_EQ(rulings_told(desk.table).between[0].told.incidents.size(), 2U);
}

// Both move the same: the innocent side's own roem, and that of those who revoked.
TEST_F(RulingSet, lines_that_move_the_same_keep_words_of_their_own) {
  using Klaverjas = klaverjas::Incident;
  Desk desk = play(here.book, "klaverjas/seed", "2026-01-05", kFour, {"Ann 92 roem 20 against 20"});
  post(desk, 1,
       any(Klaverjas{.what = Klaverjas::What::revoke,
                     .who = seat(1),
                     .noticed = Klaverjas::Noticed::counting,
                     .proof = Klaverjas::Proof::proved,
                     .choice = Klaverjas::Choice::claim,
                     .roem = {20, 20}}));
  const EveningView after = shown(desk);
  std::set<std::string_view> words;
  for (const Line& line : after.deals[0].sheet.lines) words.insert(line.message.key);
  EXPECT_EQ(words.size(), 3U);
}

TEST_F(RulingSet, who_was_to_deal_the_next_is_not_once_the_deal_is_dealt_again) {
  const AnyIncident dealt = any(Euchre{
      .what = Euchre::What::deal_out_of_turn, .stage = Euchre::Stage::later, .who = seat(2)});
  const AnyIncident pack = any(Euchre{.what = Euchre::What::wrong_pack});
  for (const int deal : {0, 1})
    for (const bool pack_first : {false, true}) {
      if (deal == 0 && pack_first) continue;  // what comes after it is about the deal in its place
      Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {});
      if (deal == 1) record(desk, "Ann 3");
      post(desk, deal, pack_first ? pack : dealt);
      post(desk, deal, pack_first ? dealt : pack);
      EXPECT_EQ(shown(desk).standing.dealer, seat(0)) << deal;
      EXPECT_TRUE(shown(desk).session->awaiting.empty()) << deal;
      record(desk, "Ann 3");
      EXPECT_EQ(shown(desk).standing.dealer, seat(1)) << deal;
    }
}

TEST_F(RulingSet, who_revokes_twice_at_quadrille_pays_one_beast) {
  Desk desk = play(here.book, "quadrille/seed", "2026-01-05", kFour, {"Ann solo 6"});
  const Totals before = shown(desk).standing.totals;
  const auto beast = [](Quadrille::What what) {
    Quadrille incident{.what = what, .who = seat(1), .noticed = Quadrille::Noticed::after_play};
    return any(incident);
  };
  post(desk, 1, beast(Quadrille::What::revoke));
  const Totals once = shown(desk).standing.totals;
  EXPECT_LT(once[1], before[1]);
  post(desk, 1, beast(Quadrille::What::matador_kept));
  EXPECT_EQ(shown(desk).standing.totals, once);
}

/// What becomes of the evening: totals, who deals, rows, and deals that were dealt again.
struct Came {
  Totals totals{};
  Seat dealer{};
  std::vector<std::vector<Line>> rows{};
  std::vector<std::pair<int, std::optional<Seat>>> marks{};
  friend bool operator==(const Came&, const Came&) = default;
};

struct EverySet : RulingSet, testing::WithParamInterface<const AnyGame*> {
  const AnyGame& game = *GetParam();
  RandomEvening random{game, 11};

  Came came(const Desk& desk) {
    const EveningView evening = shown(desk);
    Came all{evening.standing.totals, evening.standing.dealer, {}, {}};
    for (const DealView& deal : evening.deals) all.rows.push_back(deal.sheet.lines);
    for (const ChangeView& change : evening.session->changes)
      if (change.deals_again) all.marks.emplace_back(change.before, change.deals_again);
    return all;
  }

  /// A session by other rules, without a deal.
  Desk begun() {
    Desk desk = play(here.book, std::string(game.presets().front().id), "2026-01-05", kFour, {});
    const Evening other = random.begun();
    if (other.about.players.size() != kFour.size()) return desk;
    Event event{.kind = EventKind::opening_corrected};
    event.about = desk.table.history.opening.about;
    event.rules = other.rules;
    event.before = other.before;
    desk.table = must(propose(desk, event));
    return desk;
  }

  /// Faults of one deal; most of them move something.
  std::vector<AnyIncident> faults(const Session& at) {
    const auto kinds = static_cast<int>(game.incidents().front().choices.size());
    std::vector<AnyIncident> told;
    for (int tries = 0; tries < 200 && told.size() < 3; ++tries) {
      const auto incident = random_incident(at, random.below(kinds), random);
      if (!incident) continue;
      const bool moves = effect(at, *incident) != Ruling::Effect::advice;
      if (moves || random.below(4) == 0) told.push_back(*incident);
    }
    return told;
  }

  static Ruling::Effect effect(const Session& at, const AnyIncident& incident) {
    return rule_on(at.rules, at.carry, incident).ruling.effect;
  }

  static Desk recorded(Desk desk, const AnyDeal& deal) {
    Event event{.kind = EventKind::deal_recorded};
    event.deal = deal;
    desk.table = must(propose(desk, event));
    return desk;
  }

  /// All told in this order, about the first deal.
  static Desk ruled(Desk desk, const std::vector<AnyIncident>& told) {
    for (const AnyIncident& incident : told)
      desk.table = must(propose(desk, posting(desk, last_deal(desk), incident)));
    return desk;
  }
};

/// The same faults in every order.
std::vector<std::vector<AnyIncident>> orders(const std::vector<AnyIncident>& told) {
  std::vector<std::size_t> order(told.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::vector<std::vector<AnyIncident>> all;
  do {
    auto& now = all.emplace_back();
    for (const std::size_t i : order) now.push_back(told[i]);
  } while (std::next_permutation(order.begin(), order.end()));
  return all;
}

std::string words(const std::vector<AnyIncident>& told) {
  std::string all;
  for (const AnyIncident& incident : told) all += std::string(kind_of(incident)->name) + ' ';
  return all;
}

TEST_P(EverySet, comes_to_the_same_in_any_order_and_before_or_after_the_deal_is_told) {
  int sets = 0;
  for (int round = 0; round < 60; ++round) {
    const Desk start = begun();
    const Session at = session_before(start.table, 0);
    const AnyDeal deal = random.deal(at.rules, at.carry);
    const std::vector<AnyIncident> told = faults(at);
    if (told.size() < 2) continue;
    ++sets;
    const bool is_void = std::any_of(told.begin(), told.end(), [&](const AnyIncident& incident) {
      return effect(at, incident) == Ruling::Effect::redeal;
    });
    std::optional<Came> sheet;
    std::optional<Came> play;
    for (const std::vector<AnyIncident>& now : orders(told)) {
      SCOPED_TRACE(words(now));
      const Came after = came(ruled(recorded(start, deal), now));
      if (!sheet) sheet = after;
      EXPECT_EQ(after.totals, sheet->totals);
      EXPECT_EQ(after.dealer, sheet->dealer);
      EXPECT_TRUE(after == *sheet);
      if (is_void) continue;  // what is told after it would be of the next deal
      Desk waiting = ruled(start, now);
      if (last_deal(waiting) == 0) waiting = recorded(waiting, deal);
      const Came before = came(waiting);
      if (told.size() > 2 && !before.marks.empty()) continue;  // the same
      if (!play) play = before;
      EXPECT_TRUE(before == *play);
      if (before.marks.empty() && before.rows.size() == 1) {
        EXPECT_EQ(before.totals, sheet->totals);
      }
    }
  }
  EXPECT_GT(sets, 30);
}

/// A desk with rulings, and how each fault was told.
struct Ruled {
  Desk desk{};
  std::vector<AnyIncident> told{};
};

/// Told with all that the sheet knows, one after the other; what cannot be told so is left out.
Ruled ruled_as_known(Desk desk, std::vector<AnyIncident> told, const Names& names) {
  for (AnyIncident& each : told) {
    const Evening table = table_before(desk, names, 1);
    each = with_known(table, std::move(each), {"what", "who"});
    if (!has_error(validate(table.rules, table.before, each)))
      desk.table = must(propose(desk, posting(desk, 1, each)));
  }
  return {std::move(desk), std::move(told)};
}

/// Several that one ruling settles anew are told as they were, and worded by their clause alone.
Came without_words(Came came) {
  for (std::vector<Line>& row : came.rows)
    for (Line& line : row) line.message = {};
  return came;
}

Desk adopted(Desk desk) {
  while (true) {
    const auto stale = stale_rulings(desk.table);
    const auto next = std::find_if(stale.begin(), stale.end(),
                                   [](const StaleRuling& each) { return each.now.has_value(); });
    if (next == stale.end()) return desk;
    desk.table = must(propose(desk, adopting(desk, *next)));
  }
}

TEST_P(EverySet, ruled_before_a_correction_and_anew_after_it_comes_to_what_is_ruled_after_it) {
  int told_again = 0;
  for (int round = 0; round < 100; ++round) {
    const Desk start = begun();
    const Session at = session_before(start.table, 0);
    const AnyDeal deal = random.deal(at.rules, at.carry);
    const AnyDeal other = random.deal(at.rules, at.carry);
    std::vector<AnyIncident> told = faults(at);
    if (told.size() > 1) told.resize(round % 2 == 0 ? 1 : 2);
    // What only the first deal answered stays as it was told.
    auto [before, as_told] = ruled_as_known(recorded(start, deal), told, names());
    before.table = must(propose(before, correction(seq_of_deal(before, 1), other, "")));
    const std::vector<StaleRuling> left = stale_rulings(before.table);
    if (std::any_of(left.begin(), left.end(), [](const StaleRuling& each) { return !each.now; }))
      continue;
    ++told_again;
    const Desk anew = adopted(before);
    EXPECT_TRUE(stale_rulings(anew.table).empty());
    const Desk after = ruled_as_known(recorded(start, other), as_told, names()).desk;
    SCOPED_TRACE(words(told) + std::to_string(round));
    EXPECT_EQ(came(anew).totals, came(after).totals);
    EXPECT_TRUE(without_words(came(anew)) == without_words(came(after)));
    if (told.size() == 1) {
      EXPECT_TRUE(came(anew) == came(after));
    }
  }
  EXPECT_GT(told_again, 30);
}

INSTANTIATE_TEST_SUITE_P(OfEveryGame, EverySet, testing::ValuesIn(all_games()),
                         [](const auto& param) { return std::string(param.param->id()); });

}  // namespace
}  // namespace spadille::tests

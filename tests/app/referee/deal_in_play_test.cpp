// What is ruled about the deal in play: it leaves every deal of the sheet alone, waits for its own,
// and comes to the same as what is ruled once that deal is there.
#include <algorithm>

#include <gtest/gtest.h>

#include "app/exchange/exporting.h"
#include "app/keep/announced.h"
#include "app/record/deal_entry.h"
#include "app/record/events.h"
#include "app/record/known_answers.h"
#include "app/record/session_view.h"
#include "app/record/stale_rulings.h"
#include "app/referee/asked_table.h"
#include "app/referee/precedents.h"
#include "app/referee/ruling.h"
#include "tests/support/any.h"
#include "tests/support/played.h"
#include "tests/support/random_incident.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

struct DealInPlay : testing::Test {
  TemporaryBook here{};
  [[nodiscard]] Names names() { return must(names_in(here.book)); }
  EveningView shown(const Desk& desk) { return view(desk, names()); }

  Decision ruled(const Desk& desk, const AnyIncident& incident) {
    const Session now = session_of(desk);
    EXPECT_FALSE(has_error(validate(now.rules, now.carry, incident)));
    return rule_on(now.rules, now.carry, incident);
  }
  void post(Desk& desk, Seq of, const AnyIncident& incident) {
    must(write_down(here.book, desk,
                    ruling_event(desk, of, incident, ruled(desk, incident).ruling)));
  }
  void record(Desk& desk, const std::string& deal) {
    must(record_deal(here.book, desk, must(deal_told(place_of_next(desk, names()), deal))));
  }
  void undo(Desk& desk) { must(write_down(here.book, desk, *undo_event(desk))); }
  Desk again(const Desk& desk) { return must(open_session(here.book, desk.id)); }
};

using Euchre = euchre::Incident;

const AnyIncident kMisdeal =
    any(Euchre{.what = Euchre::What::misdeal, .stage = Euchre::Stage::before_turn_up});
const AnyIncident kTalk = any(Euchre{.what = Euchre::What::table_talk, .who = seat(3), .times = 2});
const AnyIncident kRevoke = any(
    Euchre{.what = Euchre::What::revoke, .noticed = Euchre::Noticed::established, .who = seat(3)});

/// What can be noticed only once a deal stands on the sheet is offered there and not before.
TEST_F(DealInPlay, is_not_asked_what_can_be_only_afterwards) {
  int rows = 0;
  for (const AnyGame* game : all_games()) {
    Evening entered{.rules = game->rules()};
    entered.before = start(entered.rules, 4);
    Evening playing = entered;
    playing.in_play = true;
    const auto form = game->incidents();
    for (int kind = 0; kind < static_cast<int>(form.front().choices.size()); ++kind) {
      AnyIncident incident = game->incident();
      form.front().set(incident, {kind});
      for (const auto& row : form) {
        if (row.once_entered == 0) continue;
        const std::vector<int> now = answers_left(playing, incident, row);
        EXPECT_TRUE(
            std::all_of(now.begin(), now.end(), [&](int n) { return n < row.once_entered; }));
        if (answers_left(entered, incident, row).size() > now.size()) ++rows;
      }
    }
  }
  EXPECT_GT(rows, 3);
}

TEST_F(DealInPlay, dealt_again_leaves_a_mark_and_the_deal_before_alone) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 4"});
  const EveningView before = shown(desk);
  post(desk, 0, kMisdeal);
  const EveningView after = shown(desk);
  EXPECT_EQ(after.standing.totals, before.standing.totals);
  EXPECT_EQ(after.deals.size(), 1U);
  ASSERT_EQ(after.session->changes.size(), 1U);
  EXPECT_EQ(after.session->changes[0].deals_again, seat(1));
  EXPECT_EQ(after.session->changes[0].before, 2);
  record(desk, "Bob 3");
  EXPECT_EQ(shown(desk).deals[1].dealer, seat(1));
  EXPECT_EQ(seq_of_deal(desk, 2), desk.head());
}

TEST_F(DealInPlay, amounts_are_told_with_what_everybody_has_then) {
  const Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 4"});
  const auto ruled_on = [&](int deal, const AnyIncident& incident) {
    const Evening table = deal == 0 ? table_by(desk, names()) : table_before(desk, names(), deal);
    return decide(
               {.format = Format::incident, .evening = table, .incident = incident, .whole = true},
               {&desk, deal})
        ->outcome;
  };
  using Amounts = std::vector<RuledAmount>;
  const RulingOutcome on_the_sheet = ruled_on(1, kRevoke);  // in place of the point of Ann's
  EXPECT_EQ(on_the_sheet.amounts, (Amounts{{Side{0}, 2, 2}, {Side{1}, 0, 0}}));
  EXPECT_FALSE(on_the_sheet.waits);
  EXPECT_FALSE(on_the_sheet.deals);
  const RulingOutcome ended = ruled_on(0, kRevoke);
  EXPECT_EQ(ended.amounts, (Amounts{{Side{0}, 2, 3}, {Side{1}, 0, 0}}));
  EXPECT_FALSE(ended.waits);
  EXPECT_EQ(ended.deals, seat(2));
  EXPECT_TRUE(ruled_on(0, kTalk).waits);
  EXPECT_EQ(ruled_on(0, kMisdeal).deals, seat(1));
}

TEST_F(DealInPlay, what_it_is_to_bring_waits_for_it_through_undo_and_another_program) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 4"});
  post(desk, 0, kTalk);
  EXPECT_EQ(shown(desk).standing.totals, (Totals{1, 0}));
  ASSERT_EQ(shown(desk).session->awaiting.size(), 1U);
  EXPECT_EQ(again(desk).table, desk.table);

  record(desk, "Bob 3");
  EXPECT_EQ(shown(desk).deals[1].after, (Totals{3, 1}));
  EXPECT_TRUE(shown(desk).session->awaiting.empty());
  EXPECT_EQ(again(desk).table, desk.table);

  undo(desk);
  EXPECT_EQ(shown(desk).session->awaiting.size(), 1U);
  record(desk, "Dora 5");
  EXPECT_EQ(shown(desk).deals[1].after, (Totals{3, 2}));
  record(desk, "Ann 3");
  EXPECT_EQ(shown(desk).deals[2].after, (Totals{4, 2}));
}

TEST_F(DealInPlay, forgotten_deal_that_is_put_in_before_is_not_the_one_that_is_waited_for) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 4"});
  post(desk, 0, kTalk);
  must(write_down(
      here.book, desk,
      insertion(desk, 1, must(deal_told(place_before(desk, names(), 1), "Bob 3")), {}, {})));
  EXPECT_EQ(shown(desk).standing.totals, (Totals{1, 1}));
  EXPECT_EQ(shown(desk).session->awaiting.size(), 1U);
}

TEST_F(DealInPlay, is_shown_with_what_waits_for_it_before_it_is_saved) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {});
  post(desk, 0, kTalk);
  const Place place = place_of_next(desk, names());
  DealEntry entry(place.session, place.names);
  entry.take(any(euchre::Deal{.maker = seat(1), .tricks = 3}));
  EXPECT_EQ(entry.preview().deal.after, (Totals{2, 1}));
}

TEST_F(DealInPlay, ended_by_a_ruling_is_a_deal_of_the_sheet_and_passes_the_turn) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 4"});
  post(desk, 0, kTalk);
  post(desk, 0, kRevoke);
  const EveningView after = shown(desk);
  ASSERT_EQ(after.deals.size(), 2U);
  EXPECT_TRUE(after.deals[1].ended);
  EXPECT_EQ(after.deals[1].said, "");
  EXPECT_EQ(after.deals[1].after, (Totals{5, 0}));
  EXPECT_EQ(after.standing.dealer, seat(2));
  EXPECT_TRUE(after.session->awaiting.empty());
  EXPECT_EQ(again(desk).table, desk.table);
  record(desk, "Chris 3");
  EXPECT_EQ(shown(desk).deals[2].number, 3);
}

TEST_F(DealInPlay, points_besides_the_score_stay_where_another_ruling_counts_instead_of_it) {
  Desk one = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 4"});
  Desk other = play(here.book, "euchre/seed", "2026-01-06", kFour, {"Ann 4"});
  post(one, seq_of_deal(one, 1), kTalk);
  post(one, seq_of_deal(one, 1), kRevoke);
  post(other, seq_of_deal(other, 1), kRevoke);
  post(other, seq_of_deal(other, 1), kTalk);
  EXPECT_EQ(shown(one).standing.totals, (Totals{4, 0}));
  EXPECT_EQ(shown(one).deals[0].sheet, shown(other).deals[0].sheet);
}

TEST_F(DealInPlay, ended_by_a_ruling_can_be_told_later_as_it_was_played) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {});
  post(desk, 0, kRevoke);
  must(write_down(
      here.book, desk,
      correction(seq_of_deal(desk, 1), any(euchre::Deal{.maker = seat(1), .tricks = 3}), "")));
  const EveningView after = shown(desk);
  EXPECT_FALSE(after.deals[0].ended);
  EXPECT_EQ(after.deals[0].said, "Bob 3");
  EXPECT_EQ(after.deals[0].after, (Totals{2, 0}));
}

TEST_F(DealInPlay, ended_counts_as_a_deal_and_may_win_the_game) {
  Desk desk =
      play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 5", "Chris 5", "Ann 5", "Chris 5"});
  post(desk, 0, kRevoke);
  const DealView last = shown(desk).deals.back();
  ASSERT_TRUE(last.finished);
  EXPECT_EQ(last.finished->totals, (Totals{10, 0}));
  const auto counted = [&](std::string_view key) {
    return std::count_if(last.facts.begin(), last.facts.end(),
                         [&](const Fact& fact) { return fact.key == key; });
  };
  EXPECT_EQ(counted("deals"), 4);
  EXPECT_EQ(counted("games_won"), 2);
}

/// QU-8.4: "once the new deal is settled", by the pool of then.
TEST_F(DealInPlay, beast_of_a_void_deal_is_paid_when_the_new_one_is_settled) {
  Desk desk = play(here.book, "quadrille/seed", "2026-01-05", kFour, {});
  post(desk, 0,
       any(quadrille::Incident{.what = quadrille::Incident::What::played_with_eleven,
                               .who = seat(1),
                               .noticed = quadrille::Incident::Noticed::in_play}));
  ASSERT_EQ(shown(desk).session->awaiting.size(), 1U);
  EXPECT_TRUE(shown(desk).session->awaiting[0].of_void_deal);
  Desk won = desk;
  record(desk, "Ann solo 5");
  EXPECT_EQ(shown(desk).standing.totals, (Totals{-5, -13, -1, -1, 20}));
  undo(desk);
  record(desk, "Ann solo 6");
  const Totals paid = shown(desk).standing.totals;
  EXPECT_EQ(paid[1] - paid[2], -4);
  EXPECT_EQ(paid[4], 4);
}

/// The same, told once the deal had been written down: its row says that it is void.
TEST_F(DealInPlay, beast_of_a_recorded_deal_that_is_void_is_paid_with_the_one_in_its_place) {
  Desk desk = play(here.book, "quadrille/seed", "2026-01-05", kFour, {"Ann solo 6"});
  post(desk, seq_of_deal(desk, 1),
       any(quadrille::Incident{.what = quadrille::Incident::What::played_with_eleven,
                               .who = seat(1),
                               .noticed = quadrille::Incident::Noticed::in_play}));
  const EveningView waits = shown(desk);
  EXPECT_EQ(waits.standing.totals, (Totals{0, 0, 0, 0, 0}));
  EXPECT_TRUE(waits.deals[0].is_void);
  EXPECT_EQ(waits.deals[0].sheet.lines.size(), 1U);
  ASSERT_EQ(waits.session->awaiting.size(), 1U);
  EXPECT_TRUE(stale_rulings(desk.table).empty());
  record(desk, "Ann solo 5");
  EXPECT_EQ(shown(desk).standing.totals, (Totals{-5, -13, -1, -1, 20}));
  EXPECT_EQ(shown(again(desk)).standing.totals, (Totals{-5, -13, -1, -1, 20}));
  EXPECT_TRUE(shown(desk).session->awaiting.empty());
  undo(desk);
  EXPECT_EQ(shown(desk).session->awaiting.size(), 1U);
  undo(desk);
  EXPECT_TRUE(shown(desk).session->awaiting.empty());
  EXPECT_EQ(shown(desk).standing.totals, (Totals{3, -1, -1, -1, 0}));
}

/// KJ-8.5: Dora deals in Bob's place; Bob deals the next, and the turn goes on from Dora.
TEST_F(DealInPlay, who_dealt_in_somebodys_place_is_passed_over_later) {
  Desk desk = play(here.book, "klaverjas/seed", "2026-01-05", kFour, {"Ann 100"});
  const Seat bob = shown(desk).standing.dealer;
  const auto after = [bob](int steps) { return seat((bob.index + steps) % 4); };
  using Klaverjas = klaverjas::Incident;
  post(desk, 0,
       any(Klaverjas{.what = Klaverjas::What::wrong_dealer,
                     .who = after(1),
                     .noticed = Klaverjas::Noticed::turned}));
  EXPECT_EQ(shown(desk).session->awaiting.at(0).then, after(2));
  for (const Seat deals : {bob, bob, after(2), after(3)}) {
    EXPECT_EQ(shown(desk).standing.dealer, deals);
    EXPECT_EQ(shown(again(desk)).standing.dealer, deals);
    record(desk, "Ann 100");
  }
}

/// Where forehand has to make trumps, who deals the deal after the next says who may have made it.
TEST_F(DealInPlay, who_deals_after_the_next_is_known_to_the_check_of_the_book) {
  Desk desk = play(here.book, "klaverjas/utrecht", "2026-01-05", kFour, {});
  const Seat turn = shown(desk).standing.dealer;
  post(desk, 0,
       any(klaverjas::Incident{.what = klaverjas::Incident::What::wrong_dealer,
                               .who = seat((turn.index + 1) % 4),
                               .noticed = klaverjas::Incident::Noticed::turned}));
  for (int deal = 0; deal < 4; ++deal) {
    record(desk, kFour[(shown(desk).standing.dealer.index + 1) % 4] + " 100");
    EXPECT_TRUE(recounted(desk, names()).empty()) << deal;
  }
}

TEST_F(DealInPlay, beasts_of_void_deals_are_the_same_for_both_who_pay_them) {
  Desk desk = play(here.book, "quadrille/seed", "2026-01-05", kFour, {});
  for (const int who : {1, 2})
    post(desk, 0,
         any(quadrille::Incident{.what = quadrille::Incident::What::played_with_eleven,
                                 .who = seat(who),
                                 .noticed = quadrille::Incident::Noticed::in_play}));
  record(desk, "Ann solo 5");
  EXPECT_EQ(shown(desk).standing.totals, (Totals{-5, -13, -13, -1, 32}));
}

TEST_F(DealInPlay, nobody_changes_chairs_while_a_ruling_waits) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {});
  post(desk, 0, kTalk);
  Event swap{.kind = EventKind::seats_changed};
  const auto& sat = desk.table.scored.seatings.back().players;
  swap.about.players = {sat[1], sat[0], sat[2], sat[3]};
  EXPECT_EQ(refusal(propose(desk, swap)), "finding.book.ruling_waits");
  record(desk, "Bob 3");
  EXPECT_EQ(refusal(propose(desk, swap)), "");
}

TEST_F(DealInPlay, that_a_ruling_has_just_ended_is_not_ended_twice_by_mistake) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {});
  EXPECT_FALSE(posted_already(desk, 0, kRevoke));
  post(desk, 0, kRevoke);
  ASSERT_TRUE(posted_already(desk, 0, kRevoke));
  EXPECT_EQ(posted_already(desk, 0, kRevoke)->message.key, "finding.posted_on_deal");
  EXPECT_FALSE(posted_already(desk, 0, kTalk));
  record(desk, "Bob 3");
  EXPECT_FALSE(posted_already(desk, 0, kRevoke));
}

TEST_F(DealInPlay, ended_keeps_what_it_was_when_it_is_corrected) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {});
  post(desk, 0, kRevoke);
  const Seq of = seq_of_deal(desk, 1);
  must(write_down(here.book, desk,
                  correction(of, deal_as_it_is(desk, 1), "Dora had dealt", seat(3))));
  EXPECT_TRUE(shown(desk).deals[0].ended);
  EXPECT_EQ(shown(desk).deals[0].dealer, seat(3));
  must(write_down(here.book, desk, correction(of, std::nullopt, "it never was")));
  const DealView struck = shown(desk).deals[0];
  EXPECT_EQ(struck.number, 0);
  ASSERT_EQ(struck.former.size(), 2U);
  EXPECT_TRUE(struck.former[1].ended);
  EXPECT_EQ(struck.former[1].why, "it never was");
}

TEST_F(DealInPlay, who_deals_after_it_is_shown_while_it_waits) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {});
  post(desk, 0,
       any(Euchre{
           .what = Euchre::What::deal_out_of_turn, .stage = Euchre::Stage::later, .who = seat(3)}));
  ASSERT_EQ(shown(desk).session->awaiting.size(), 1U);
  EXPECT_TRUE(shown(desk).session->awaiting[0].dealer);
}

TEST_F(DealInPlay, that_an_export_cannot_tell_is_named) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 5"});
  post(desk, 0, kRevoke);
  post(desk, 0, kTalk);
  const auto keys = [](const Exported& exported) {
    std::vector<std::string> all;
    for (const Message& lost : exported.lost)
      all.push_back(std::string(lost.key) + ' ' + std::to_string(lost.args[0].value));
    return all;
  };
  const auto session = keys(session_as_evening(desk, names()));
  EXPECT_EQ(std::count(session.begin(), session.end(), "exchange.lost_ended 2"), 1);
  EXPECT_EQ(std::count(session.begin(), session.end(), "exchange.lost_ruling 3"), 1);
  EXPECT_EQ(keys(session_as_table(desk, names(), {})), std::vector<std::string>());
}

// Of every game and every kind, as anybody may answer.

TEST_F(DealInPlay, ended_at_klaverjas_counts_among_the_sixteen) {
  Desk desk = play(here.book, "klaverjas/seed", "2026-01-05", kFour, {});
  const AnyGame& game = *desk.table.log.game;
  RandomEvening random(game, 3);
  const auto kinds = static_cast<int>(game.incidents().front().choices.size());
  std::optional<AnyIncident> ending;
  for (int what = 0; !ending; what = (what + 1) % kinds) {
    const auto incident = random_incident(session_of(desk), what, random);
    const bool ends =
        incident && ruled(desk, *incident).ruling.effect == Ruling::Effect::replaces_score;
    if (ends) ending = incident;
  }
  post(desk, 0, *ending);
  EXPECT_EQ(session_of(desk).carry.as<klaverjas::Carry>().deals_played, 1);
  EXPECT_EQ(shown(desk).standing.dealer, seat(1));
}

struct EveryRuling : DealInPlay, testing::WithParamInterface<const AnyGame*> {};

TEST_P(EveryRuling, counts_with_its_deal_and_touches_no_other) {
  const AnyGame& game = *GetParam();
  const std::string preset = std::string(game.presets().front().id);
  RandomEvening random(game, 5);
  Desk begun = play(here.book, preset, "2026-01-05", kFour, {});
  const auto next = [&](const Desk& desk) {
    return random.deal(session_of(desk).rules, session_of(desk).carry);
  };
  must(record_deal(here.book, begun, next(begun)));
  const EveningView before = shown(begun);
  std::array<int, 4> effects{};
  const int kinds = static_cast<int>(game.incidents().front().choices.size());
  for (int round = 0; round < 6 * kinds; ++round) {
    const auto incident = random_incident(session_of(begun), round % kinds, random);
    if (!incident) continue;
    SCOPED_TRACE(kind_of(*incident)->name);
    const Ruling ruling = ruled(begun, *incident).ruling;
    ++effects[static_cast<std::size_t>(ruling.effect)];
    const auto told = [&](Seq of) { return ruling_event(begun, of, *incident, ruling); };
    const Table now = must(propose(begun, told(0)));
    Desk desk = begun;
    desk.table = now;
    const EveningView after = view(desk, now, names());
    EXPECT_EQ(after.deals[0].sheet, before.deals[0].sheet);
    if (ruling.effect == Ruling::Effect::replaces_score) {
      ASSERT_EQ(after.deals.size(), 2U);
      EXPECT_TRUE(after.deals[1].ended);
      continue;
    }
    EXPECT_EQ(after.deals.size(), 1U);
    EXPECT_EQ(after.standing.totals, before.standing.totals);
    EXPECT_EQ(after.standing.games_won, before.standing.games_won);
    const bool deals_other = ruling.effect == Ruling::Effect::redeal && ruling.dealer;
    EXPECT_EQ(after.standing.dealer, deals_other ? *ruling.dealer : before.standing.dealer);
    if (ruling.effect == Ruling::Effect::redeal) continue;
    // What is ruled before the deal is told, and what is ruled after.
    const AnyDeal deal = next(begun);
    Event recorded{.kind = EventKind::deal_recorded};
    recorded.deal = deal;
    Desk first = begun;
    first.table = must(propose(desk, recorded));
    Desk second = begun;
    second.table = must(propose(begun, recorded));
    const Seq of = static_cast<Seq>(second.table.log.events.size());
    second.table = must(propose(second, told(of)));
    EXPECT_EQ(view(first, names()).deals[1].sheet, view(second, names()).deals[1].sheet);
    EXPECT_EQ(view(first, names()).standing.totals, view(second, names()).standing.totals);
    EXPECT_EQ(view(first, names()).standing.dealer, view(second, names()).standing.dealer);
  }
  EXPECT_GT(effects[0], 0);
  EXPECT_GT(effects[3], 0);
}

INSTANTIATE_TEST_SUITE_P(OfEveryGame, EveryRuling, testing::ValuesIn(all_games()),
                         [](const auto& param) { return std::string(param.param->id()); });

}  // namespace
}  // namespace spadille::tests

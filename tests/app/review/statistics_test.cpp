// Statistics against a straightforward count over the sessions as they are scored.
#include "app/review/statistics.h"

#include <set>

#include <gtest/gtest.h>

#include "app/keep/people.h"
#include "app/people/names.h"
#include "tests/support/played.h"
#include "tests/support/random_evening.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

/// What somebody has with whom: person, partner or "", facts.
using Counted = std::map<std::pair<std::string, std::string>, FactTotals>;

/// Nobody, where a guest plays in his place.
std::string partner_of(const std::vector<std::string>& players, const Sides& sides, SeatSet absent,
                       std::size_t at) {
  for (const SeatSet side : sides)
    for (const Seat other : side - absent)
      if (side.contains(seat(static_cast<int>(at))) && other.index != at &&
          other.index < players.size())
        return players[other.index];
  return {};
}

bool is_about(Account account, std::size_t at, const Sides& sides) {
  const Seat sits = seat(static_cast<int>(at));
  return account == Account(sits) ||
         (account.kind == Account::Kind::side && sides[account.index].contains(sits));
}

/// Deal by deal, seat by seat.
void count(const Table& table, Counted& counted) {
  const auto& session = table.scored.session;
  const Accounts columns = accounts(session.carry);
  const bool pairs = columns[0].kind == Account::Kind::side;
  for (std::size_t i = 0; i < session.deals.size(); ++i) {
    const Recorded& deal = session.deals[i];
    const auto& players = table.scored.seatings[table.scored.seated[i]].players;
    for (std::size_t at = 0; at < players.size(); ++at) {
      if (deal.absent.contains(seat(static_cast<int>(at))))
        continue;  // what a guest plays is nobody's
      FactTotals facts;
      for (const Fact& fact : deal.facts)
        if (is_about(fact.who, at, deal.sides)) facts[std::string(fact.key)] += fact.n;
      for (std::size_t n = 0; n < columns.size(); ++n)
        if (is_about(columns[n], at, deal.sides)) facts["points"] += deal.after[n] - deal.before[n];
      if (deal.finished) ++facts["games"];
      const std::string partner = pairs ? partner_of(players, deal.sides, deal.absent, at) : "";
      for (const auto& [key, n] : facts) counted[{players[at], partner}][key] += n;
    }
  }
}

/// Evenings of one game by random people in a book.
class RandomBook {
 public:
  RandomBook(const AnyGame& game, std::uint32_t seed) : random_(game, seed) {
    for (int i = 0; i < 10; ++i) {
      Player player{.id = here_.book.new_id(), .name = "P" + std::to_string(i)};
      must(here_.store->put(player));
      people_.push_back(player.id);
    }
  }

  /// An evening at which somebody else sits down in the middle.
  void play(const std::string& date) {
    const Evening evening = random_.evening(8);
    const std::vector<std::string> players = some(evening.about.players.size());
    Event opening{.kind = EventKind::opened};
    opening.about.date = date;
    opening.about.players = players;
    opening.rules = evening.rules;
    opening.before = evening.before;
    Desk desk = must(begin_session(here_.book, opening));
    for (std::size_t i = 0; i < evening.deals.size(); ++i) {
      if (i == 4) replace_one(desk, players);
      must(record_deal(here_.book, desk, evening.deals[i]));
    }
    Counted tonight;
    count(desk.table, tonight);
    // Who came in for somebody that was out of the game, and stayed so, has not played; but whoever
    // has a part in the evening has, also where no deal of his counted.
    std::set<std::string> played;
    for (const auto& [id, part] : desk.table.scored.own) played.insert(id);
    for (const auto& [who, facts] : tonight)
      for (const auto& [key, n] : facts) {
        counted_[who][key] += n;
        if (n != 0) played.insert(who.first);
      }
    for (const std::string& id : played) ++sessions_[id];
  }

  Book& book() { return here_.book; }
  const std::vector<std::string>& people() const { return people_; }

  /// All facts of some entries, as one person.
  FactTotals all_of(const std::vector<std::string>& ids) const {
    FactTotals all;
    for (const auto& [who, facts] : counted_)
      if (std::find(ids.begin(), ids.end(), who.first) != ids.end())
        for (const auto& [key, n] : facts) all[key] += n;
    for (const std::string& id : ids)
      if (const auto found = sessions_.find(id); found != sessions_.end())
        all["sessions"] += found->second;
    return all;
  }
  const Counted& counted() const { return counted_; }

 private:
  std::vector<std::string> some(std::size_t seats) {
    std::vector<std::string> all = people_;
    std::rotate(all.begin(), all.begin() + random_.below(static_cast<int>(all.size())), all.end());
    all.resize(seats);
    return all;
  }

  void replace_one(Desk& desk, std::vector<std::string> players) {
    for (const std::string& id : people_)
      if (std::find(players.begin(), players.end(), id) == players.end()) {
        players[0] = id;
        break;
      }
    Event event{.kind = EventKind::seats_changed};
    event.about.players = players;
    must(write_down(here_.book, desk, event));
  }

  TemporaryBook here_{};
  RandomEvening random_;
  std::vector<std::string> people_{};
  Counted counted_{};
  std::map<std::string, std::int64_t> sessions_{};
};

using Numbers = std::vector<std::pair<std::int64_t, std::int64_t>>;

Numbers numbers(const std::vector<FigureValue>& values) {
  Numbers all;
  for (const FigureValue& value : values) all.emplace_back(value.n, value.of);
  return all;
}

TEST(Statistics, of_random_evenings_equal_a_count_deal_by_deal) {
  for (const AnyGame* game : all_games()) {
    RandomBook random(*game, random_seed());
    for (int i = 0; i < rounds(6); ++i) random.play("2026-01-0" + std::to_string(i % 9 + 1));
    const Names names = must(names_in(random.book()));
    const auto all = must(statistics(random.book(), names, "", {}));
    std::size_t played = 0;
    for (const std::string& person : random.people())
      played += random.all_of({person}).empty() ? 0U : 1U;
    EXPECT_EQ(all.size(), played);
    for (const PersonFigures& person : all)
      EXPECT_EQ(numbers(person.figures),
                numbers(figures(figure_table(game->id()), random.all_of({person.id}))))
          << game->id() << " seed " << random_seed();
  }
}

TEST(Statistics, with_each_partner_equal_a_count_deal_by_deal) {
  RandomBook random(*game_called("klaverjas"), random_seed() + 1);
  for (int i = 0; i < rounds(6); ++i) random.play("2026-02-01");
  const Names names = must(names_in(random.book()));
  const auto all = must(statistics(random.book(), names, "", {}));
  Counted found;
  for (const PersonFigures& person : all)
    for (const FigureRow& row : person.partners)
      for (const FigureValue& value : row.figures)
        if (value.figure->kind == Figure::Kind::count && value.n != 0)
          found[{person.name, row.name}][std::string(value.figure->plus[0])] = value.n;
  Counted expected;
  for (const auto& [who, facts] : random.counted())
    for (const auto& [key, n] : facts)
      if (!who.second.empty() && n != 0 &&
          (key == "deals" || key == "points" || key == "nat" || key == "pit" || key == "conceded" ||
           key == "tegenpit" || key == "pit_untold" || key == "tegenpit_untold" ||
           key == "passed_out"))
        expected[{names.of(who.first), names.of(who.second)}][key] = n;
  EXPECT_EQ(found, expected) << "seed " << random_seed();
}

TEST(Statistics, periods_add_up_to_the_whole) {
  RandomBook random(*game_called("quadrille"), random_seed() + 2);
  for (const char* date : {"2025-12-31", "2026-01-01", "2026-01-31", "2026-02-01"})
    random.play(date);
  const Names names = must(names_in(random.book()));
  for (const PersonFigures& person :
       must(statistics(random.book(), names, "", {}, Period::month))) {
    Numbers sum(person.figures.size());
    for (const FigureRow& period : person.periods)
      for (std::size_t i = 0; i < period.figures.size(); ++i) {
        sum[i].first += period.figures[i].n;
        sum[i].second += period.figures[i].of;
      }
    EXPECT_EQ(sum, numbers(person.figures));
  }
}

/// Ann and Chris against Bob and Dora; Anne is Ann by another entry.
struct Two : testing::Test {
  TemporaryBook here{};
  Two() {
    play(here.book, "euchre/seed", "2026-01-05", {"Ann", "Bob", "Chris", "Dora"},
         {"Ann 3", "Bob alone 5", "Chris 2"});
    play(here.book, "euchre/seed", "2027-02-05", {"Anne", "Chris", "Eve", "Bob"}, {"Eve 5"});
  }
  Names names() { return must(names_in(here.book)); }
  std::string id(std::string_view name) { return must(person_meant(names(), name)); }
  std::vector<PersonFigures> stats(const std::string& name, const Span& span = {},
                                   Period by = Period::whole) {
    return must(statistics(here.book, names(), name.empty() ? "" : id(name), span, by));
  }
  static std::map<std::string_view, std::int64_t> counts(const PersonFigures& person) {
    std::map<std::string_view, std::int64_t> all;
    for (const FigureValue& value : person.figures)
      if (value.n != 0) all[value.figure->name()] = value.n;
    return all;
  }
};

using Counts = std::map<std::string_view, std::int64_t>;

TEST_F(Two, what_one_player_did_is_told_by_the_figures_of_the_game) {
  const auto all = stats("Ann");
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(counts(all[0]), (Counts{{"sessions", 1},
                                    {"deals", 3},
                                    {"points", 1},
                                    {"points_a_deal", 1},
                                    {"called", 1},
                                    {"made", 1},
                                    {"tricks", 3}}));
  ASSERT_EQ(all[0].partners.size(), 1U);
  EXPECT_EQ(all[0].partners[0].name, "Chris");
}

TEST_F(Two, who_was_a_partner_most_often_comes_first) {
  const auto all = stats("Bob");
  ASSERT_EQ(all[0].partners.size(), 2U);
  EXPECT_EQ(all[0].partners[0].name, "Dora");
  EXPECT_EQ(all[0].partners[1].name, "Chris");
}

TEST_F(Two, merged_entries_are_one_person_also_as_partners) {
  must(merge_people(here.book, names(), id("Anne"), id("Ann")));
  const auto all = stats("Ann");
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(counts(all[0]), (Counts{{"sessions", 2},
                                    {"deals", 4},
                                    {"points", 3},
                                    {"points_a_deal", 3},
                                    {"called", 1},
                                    {"made", 1},
                                    {"tricks", 3}}));
  EXPECT_EQ(stats("Eve")[0].partners[0].name, "Ann");
}

TEST_F(Two, a_session_counts_once_for_a_person_who_sat_there_under_two_entries) {
  Desk desk =
      play(here.book, "euchre/seed", "2026-03-01", {"Flo", "Bob", "Chris", "Dora"}, {"Bob 3"});
  const auto seats =
      must(seats_event(here.book, desk, {"Florence", "Bob", "Chris", "Dora"}, {}, false));
  must(write_down(here.book, desk, seats));
  const auto deal = must(deal_told(place_of_next(desk, names()), "Bob 3"));
  must(record_deal(here.book, desk, deal));
  must(merge_people(here.book, names(), id("Florence"), id("Flo")));
  const auto all = stats("Flo", {}, Period::year);
  EXPECT_EQ(counts(all[0])["sessions"], 1);
  EXPECT_EQ(counts(all[0])["deals"], 2);
  ASSERT_EQ(all[0].periods.size(), 1U);
  EXPECT_EQ(all[0].periods[0].figures[0].n, 1);
}

TEST_F(Two, hidden_people_are_left_out_of_the_list_but_not_of_the_sums_of_others) {
  must(hide_person(here.book, names(), id("Chris"), true));
  std::vector<std::string> listed;
  for (const PersonFigures& person : stats("")) listed.push_back(person.name);
  EXPECT_EQ(listed, (std::vector<std::string>{"Ann", "Anne", "Bob", "Dora", "Eve"}));
  EXPECT_EQ(stats("Ann")[0].partners[0].name, "Chris");
  EXPECT_EQ(counts(stats("Chris")[0])["deals"], 4);
}

TEST_F(Two, dates_and_games_narrow_what_is_counted) {
  EXPECT_EQ(counts(stats("Bob", {"euchre", "2027-01-01", ""})[0])["deals"], 1);
  EXPECT_EQ(counts(stats("Bob", {"", "", "2026-12-31"})[0])["deals"], 3);
  EXPECT_TRUE(stats("Bob", {"kyuuri", "", ""}).empty());
  EXPECT_TRUE(stats("Bob", {"", "2030-01-01", ""}).empty());
}

TEST_F(Two, periods_come_in_their_order) {
  const auto all = stats("Bob", {}, Period::year);
  std::vector<std::string> periods;
  for (const FigureRow& row : all[0].periods) periods.push_back(row.name);
  EXPECT_EQ(periods, (std::vector<std::string>{"2026", "2027"}));
}

TEST_F(Two, a_session_that_was_thrown_away_counts_for_nothing) {
  Desk desk = must(open_session(here.book, 2));
  must(write_down(here.book, desk, simple_event(EventKind::discarded)));
  EXPECT_TRUE(stats("Eve").empty());
  EXPECT_EQ(counts(stats("Bob")[0])["sessions"], 1);
}

TEST_F(Two, what_a_guest_plays_counts_for_nobody_and_with_nobody) {
  play(here.book, "klaverjas/individual", "2027-03-05", {"Ann", "Bob", "Dirk", "Gus"},
       {"Ann 92 absent Gus", "Bob 100 roem 20"});
  EXPECT_EQ(counts(stats("Gus")[0]), (Counts{{"sessions", 1}}));
  const auto all = stats("Bob", {.game = "klaverjas"});
  EXPECT_EQ(counts(all[0])["deals"], 2);
  EXPECT_TRUE(all[0].partners.empty());
}

TEST_F(Two, head_to_head_tells_partners_and_opponents_apart) {
  must(merge_people(here.book, names(), id("Anne"), id("Ann")));
  play(here.book, "euchre/seed", "2027-03-05", {"Ann", "Bob", "Eve", "Chris"}, {"Ann 5", "Bob 4"});
  const auto all = must(head_to_head(here.book, names(), id("Chris"), id("Ann"), {}));
  ASSERT_EQ(all.size(), 1U);
  Encounter expected{.game = "euchre", .sessions = 3, .ahead = {0, 2}};
  expected.partners = {3, 0, 0, 1};
  expected.opponents = {Share{3, 0, 0, 1}, Share{3, 0, 0, 4}};
  EXPECT_EQ(all[0], expected);
}

TEST_F(Two, head_to_head_counts_the_games_that_each_has_won) {
  play(here.book, "euchre/seed", "2028-03-05", {"Ann", "Bob", "Chris", "Dora"},
       {"Ann alone 5", "Ann alone 5", "Ann alone 5"});
  const Span span{.from = "2028-01-01"};
  const auto partners = must(head_to_head(here.book, names(), id("Ann"), id("Chris"), span));
  EXPECT_EQ(partners.at(0).partners, (Share{3, 1, 1, 12}));
  const auto opponents = must(head_to_head(here.book, names(), id("Ann"), id("Bob"), span));
  EXPECT_EQ(opponents.at(0).opponents, (std::array{Share{3, 1, 1, 12}, Share{3, 1, 0, 0}}));
}

TEST_F(Two, head_to_head_of_two_who_never_met_is_empty) {
  EXPECT_TRUE(must(head_to_head(here.book, names(), id("Dora"), id("Eve"), {})).empty());
}

TEST_F(Two, fewer_losses_are_ahead) {
  play(here.book, "kyuuri/seed", "2026-05-01", {"Ann", "Bob"}, {"Ann 7", "Bob K"});
  const auto all = must(head_to_head(here.book, names(), id("Ann"), id("Bob"), {"kyuuri", "", ""}));
  ASSERT_EQ(all.size(), 1U);
  Encounter expected{.game = "kyuuri", .sessions = 1, .ahead = {1, 0}};
  expected.opponents = {Share{2, 0, 0, 7}, Share{2, 0, 0, 13}};
  EXPECT_EQ(all[0], expected);
}

}  // namespace
}  // namespace spadille::tests

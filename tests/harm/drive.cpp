#include "tests/harm/drive.h"

#include <algorithm>
#include <functional>

#include "app/keep/verify.h"
#include "app/people/names.h"
#include "app/tournament/room.h"
#include "app/tournament/table_session.h"
#include "app/tournament/tournament_answers.h"
#include "db/sqlite_store.h"
#include "tests/harm/folder.h"
#include "tests/support/club_evening.h"

namespace spadille::tests {
namespace {

constexpr int kPeople = 35;
constexpr int kTables = 8;
constexpr std::size_t kSeats = 32;
constexpr SessionId kDrive = 1;
constexpr SessionId kTableSession = 2;

/// The book and the drive in it, if it has begun.
struct Hall {
  Book& book;
  TournamentDesk desk{};
};
using DriveStep = std::function<Outcome<void>(Hall&)>;

Outcome<void> put_down(Hall& hall, const TournamentEvent& event) {
  return write_down(hall.book, hall.desk, {event});
}

/// New people and where they stand, or neither.
Outcome<void> enter(Hall& hall, int first, int last, int round) {
  Outcome<void> done;
  const auto all = hall.book.store.all_or_nothing([&]() -> Expected<void> {
    TournamentEvent roster = on_roster({});
    roster.round = round;
    for (int n = first; n <= last; ++n) {
      roster.people.push_back(member(n));
      auto put = hall.book.store.put(Player{.id = member(n), .name = "M" + std::to_string(n)});
      if (!put) return put;
    }
    done = put_down(hall, roster);
    return done || !done.error().error ? Expected<void>() : tl::unexpected(*done.error().error);
  });
  return all ? done : Outcome<void>(tl::unexpected(Refusal(all.error())));
}

/// Everybody who is there, from one of them on: eight tables, the others sit out.
TournamentEvent seats(const Tournament& now, int round) {
  std::vector<Entrant> there = present(now, round);
  std::rotate(there.begin(), there.begin() + (round == 1 ? 0 : 7), there.end());
  TournamentEvent event{.kind = EventKind::round_drawn, .round = round, .group = 1};
  for (std::size_t i = 0; i < there.size(); ++i) {
    const std::string& id = id_of(now, there[i]);
    if (i >= kSeats)
      event.people.push_back(id);
    else if (i % 4 == 0)
      event.tables.push_back({id});
    else
      event.tables.back().push_back(id);
  }
  return event;
}

Outcome<void> tell(Hall& hall, int round, int table, ToldBy source, std::int64_t points) {
  TournamentEvent told = result(round, table, points, 2592 - points);
  told.source = source;
  return put_down(hall, told);
}

Outcome<void> deal_at_table(Hall& hall) {
  auto desk = open_session(hall.book, kTableSession);
  if (!desk) return tl::unexpected(desk.error());
  std::mt19937 random(static_cast<std::uint32_t>(desk->head()));
  return record_deal(hall.book, *desk, some_deal(*desk, random));
}

Outcome<void> tell_session(Hall& hall) {
  const auto figures = figures_of_session(hall.book, hall.desk, kTableSession, 2, 1);
  if (!figures) return tl::unexpected(figures.error());
  TournamentEvent told{.kind = EventKind::result_told, .round = 2, .table = 1};
  told.source = ToldBy::session;
  told.figures = *figures;
  return put_down(hall, told);
}

TournamentEvent with_prizes(Plan plan) {
  plan.prizes = {{.place = 1, .amount = 5000}, {Prize::For::last, 1, 500}};
  plan.credits.forced = {Credit::Kind::points, 1300};
  return {.kind = EventKind::opening_corrected, .plan = std::move(plan)};
}

Outcome<void> take_back_last(Hall& hall, bool again) {
  std::vector<TournamentEvent> voids;
  for (const Seq of : again ? redone_next(hall.desk.log) : undone_next(hall.desk.log))
    voids.push_back({.kind = EventKind::voided, .of = of});
  return write_down(hall.book, hall.desk, voids);
}

TournamentEvent of_table(EventKind kind, Seq of, const char* text) {
  TournamentEvent event{.kind = kind, .of = of, .round = 2, .table = 4};
  event.text = text;
  return event;
}

Outcome<void> answer_call(Hall& hall) {
  TournamentEvent answer =
      of_table(EventKind::call_answered, hall.desk.now.calls.back().entry, "It counts.");
  answer.people = {id_of(hall.desk.now, table_of(hall.desk.now, 2, 4)->seats.front())};
  answer.points = -100;
  return put_down(hall, answer);
}

void add_beginning(std::vector<DriveStep>& all) {
  all.emplace_back([](Hall& hall) -> Outcome<void> {
    TournamentEvent plan = club_plan();
    plan.plan.rounds = 2;
    const auto begun = begin_tournament(hall.book, plan);
    return begun ? Outcome<void>() : tl::unexpected(begun.error());
  });
  all.emplace_back([](Hall& hall) { return enter(hall, 1, kPeople, 1); });
  all.emplace_back([](Hall& hall) {
    TournamentEvent wish{.kind = EventKind::wished, .wish = Wish::apart};
    wish.people = {member(1), member(9)};
    return put_down(hall, wish);
  });
  all.emplace_back([](Hall& hall) {
    return write_down(hall.book, hall.desk, {seats(hall.desk.now, 1), seats(hall.desk.now, 2)});
  });
}

void add_results(std::vector<DriveStep>& all, int round, int from) {
  for (int table = from; table <= kTables; ++table)
    all.emplace_back([round, table](Hall& hall) {
      return tell(hall, round, table, ToldBy::paper, 1200 + 17 * table + 40 * round);
    });
}

void add_second_round(std::vector<DriveStep>& all) {
  all.emplace_back([](Hall& hall) { return enter(hall, kPeople + 1, kPeople + 1, 2); });
  all.emplace_back([](Hall& hall) {
    TournamentEvent gone = on_roster({member(5)});
    gone.round = 2;
    gone.absence = Absence::gone;
    return put_down(hall, gone);
  });
  all.emplace_back([](Hall& hall) { return put_down(hall, seats(hall.desk.now, 2)); });
  all.emplace_back([](Hall& hall) -> Outcome<void> {
    const auto begun = play_at_table(hall.book, hall.desk, 2, 1);
    return begun ? Outcome<void>() : tl::unexpected(begun.error());
  });
  all.insert(all.end(), 2, deal_at_table);
  all.emplace_back(tell_session);
  add_results(all, 2, 2);
}

void add_disputes(std::vector<DriveStep>& all) {
  all.emplace_back([](Hall& hall) { return tell(hall, 2, 3, ToldBy::phone, 1000); });
  all.emplace_back([](Hall& hall) { return tell(hall, 2, 3, ToldBy::director, 1001); });
  all.emplace_back([](Hall& hall) { return tell(hall, 1, 2, ToldBy::paper, 1592); });
  all.emplace_back([](Hall& hall) {
    return put_down(hall, of_table(EventKind::referee_called, 0, "a revoke"));
  });
  all.emplace_back(answer_call);
}

void add_end(std::vector<DriveStep>& all) {
  all.emplace_back([](Hall& hall) { return put_down(hall, with_prizes(hall.desk.now.plan)); });
  all.emplace_back([](Hall& hall) { return take_back_last(hall, false); });
  all.emplace_back([](Hall& hall) { return take_back_last(hall, true); });
  all.emplace_back([](Hall& hall) { return put_down(hall, {.kind = EventKind::closed}); });
}

const std::vector<DriveStep>& drive() {
  static const std::vector<DriveStep> all = [] {
    std::vector<DriveStep> steps;
    add_beginning(steps);
    add_results(steps, 1, 1);
    add_second_round(steps);
    add_disputes(steps);
    add_end(steps);
    return steps;
  }();
  return all;
}

/// The book with ids that follow from the step alone.
Book book_of_step(OpenBook& opened, int number) {
  Book book = opened.book;
  book.new_id = [number, count = 0]() mutable {
    return "00000000-0000-4000-8000-" + std::to_string(100'000'000'000 + 1000L * number + ++count);
  };
  return book;
}

/// All steps in a book of their own.
WholeDrive driven() {
  const RealFolder folder;
  auto opened = open_book(book_at(folder.book()));
  WholeDrive whole{{content(*opened)}, {}, {}};
  for (int number = 0; number < steps_of_drive(); ++number) {
    const auto done = take_step(*opened, number);
    EXPECT_TRUE(done) << "step " << number << ": " << shown(done.error());
    whole.after.push_back(content(*opened));
  }
  const TournamentDesk desk = open_tournament(opened->book, kDrive).value();
  const Names names = names_in(opened->book).value();
  whole.room = room_answer(desk, names, 2, {}, Words(Language::en));
  whole.ranking = ranking_answer(desk, names, ranking(desk.now));
  return whole;
}

}  // namespace

int steps_of_drive() { return static_cast<int>(drive().size()); }

Outcome<void> take_step(OpenBook& opened, int number) {
  Book book = book_of_step(opened, number);
  Hall hall{book, {}};
  if (number > 0) {
    auto desk = open_tournament(book, kDrive);
    if (!desk) return tl::unexpected(desk.error());
    hall.desk = std::move(*desk);
  }
  return drive()[static_cast<std::size_t>(number)](hall);
}

std::string content(OpenBook& opened) {
  std::string all;
  const auto people = opened.store->players();
  for (const Player& player : people.value()) all += player.id + ' ' + player.name + '\n';
  const auto numbers = opened.store->sessions(0, 100);
  for (const SessionId number : numbers.value()) {
    const auto stored = opened.store->read(number);
    all += std::to_string(number) + ' ' + stored.value().uuid + '\n';
    for (const EventRecord& event : stored->events)
      all += std::string(name(event.kind)) + ' ' + event.payload + '\n';
  }
  return all;
}

const WholeDrive& whole_drive() {
  static const WholeDrive whole = driven();
  return whole;
}

int steps_in(OpenBook& opened) {
  const auto& after = whole_drive().after;
  const auto found = std::find(after.begin(), after.end(), content(opened));
  return found == after.end() ? -1 : static_cast<int>(found - after.begin());
}

int steps_in(const db::DatabaseOptions& options) {
  auto opened = open_book(options);
  EXPECT_TRUE(opened) << shown(opened.error());
  if (!opened) return -1;
  const auto checked = verify(opened->book);
  EXPECT_TRUE(checked && checked->doubts.empty()) << "the check of the book finds something";
  EXPECT_TRUE(opened->store->warnings().empty());
  return steps_in(*opened);
}

std::string complaint_when_ended(const db::DatabaseOptions& options) {
  auto opened = open_book(options);
  if (!opened) return "cannot be opened: " + shown(opened.error());
  for (int number = steps_in(*opened); number < steps_of_drive(); ++number) {
    if (number < 0) return "not what any number of steps leaves behind";
    if (const auto done = take_step(*opened, number); !done)
      return "step " + std::to_string(number) + ": " + shown(done.error());
  }
  const auto desk = open_tournament(opened->book, kDrive);
  const auto names = names_in(opened->book);
  if (!desk || !names) return "the drive cannot be read";
  if (room_answer(*desk, *names, 2, {}, Words(Language::en)) != whole_drive().room)
    return "another room";
  return ranking_answer(*desk, *names, ranking(desk->now)) == whole_drive().ranking
             ? ""
             : "another ranking";
}

}  // namespace spadille::tests

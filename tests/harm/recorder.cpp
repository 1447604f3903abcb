// Another program with the book open, for tests that need several, or one to kill:
//   recorder BOOK deals     records deals in the latest session, or in a new one, for ever
//   recorder BOOK drive K N  takes the steps of drive.h from K on; killed at its N-th operation on
//   files, unless N is 0
//   recorder BOOK own N     writes N notes into a session of its own
//   recorder BOOK shared N  writes N notes into the first session, again whenever somebody was
//   first
//   recorder BOOK awards N  gives N times points in the first event, again whenever somebody was
//   first
//   recorder BOOK read      lists and opens every session until it is told to end
// What is saved is said at once, a line each; of notes also how many microseconds it took.
#include <algorithm>
#include <atomic>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include <unistd.h>

#include "app/record/events.h"
#include "app/tournament/tournament_desk.h"
#include "tests/harm/drive.h"
#include "tests/harm/fault_vfs.h"
#include "tests/harm/scribe.h"

namespace spadille::tests {
namespace {

using Clock = std::chrono::steady_clock;
std::atomic<bool> told_to_end = false;  // a signal has no other place

bool say(std::string line) {
  line += '\n';
  return write(STDOUT_FILENO, line.data(), line.size()) == static_cast<ssize_t>(line.size());
}

int give_up(const Refusal& refusal) {
  say("failed " + shown(refusal));
  return 1;
}

Outcome<Desk> some_desk(OpenBook& opened) {
  const auto latest = latest_session(opened.book);
  if (!latest) return tl::unexpected(Refusal(latest.error()));
  return *latest ? open_session(opened.book, **latest) : begin(opened.book, "euchre");
}

/// "saved SESSION EVENTS"
int record_deals(OpenBook& opened) {
  std::mt19937 random(static_cast<std::uint32_t>(getpid()));
  auto desk = some_desk(opened);
  if (!desk) return give_up(desk.error());
  while (say("saved " + desk->uuid + ' ' + std::to_string(desk->head())))
    if (const auto done = record_deal(opened.book, *desk, some_deal(*desk, random)); !done)
      return give_up(done.error());
  return 1;
}

bool is_conflict(const Refusal& refusal) {
  return refusal.error && refusal.error->code == Error::Code::conflict;
}

struct Note {
  long microseconds = 0;  ///< the slowest append, told as saved or as too late
  int conflicts = 0;
};

/// Writes a note down however often somebody else is first.
Outcome<Note> note(OpenBook& opened, Desk& desk, const std::string& text) {
  for (Note note;; ++note.conflicts) {
    const Event event = simple_event(EventKind::note, {}, text);
    auto table = propose(desk, event);
    if (!table) return tl::unexpected(table.error());
    const auto begun = Clock::now();
    const auto done = commit(opened.book, desk, event, std::move(*table));
    const auto took = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - begun);
    note.microseconds = std::max(note.microseconds, static_cast<long>(took.count()));
    if (done) return note;
    if (!is_conflict(done.error())) return tl::unexpected(done.error());
    auto newer = open_session(opened.book, desk.id);
    if (!newer) return tl::unexpected(newer.error());
    desk = std::move(*newer);
  }
}

/// "saved TEXT MICROSECONDS CONFLICTS"
int write_notes(OpenBook& opened, Outcome<Desk> desk, int notes) {
  if (!desk) return give_up(desk.error());
  for (int i = 0; i < notes; ++i) {
    const std::string text = std::to_string(getpid()) + "-" + std::to_string(i);
    const auto saved = note(opened, *desk, text);
    if (!saved) return give_up(saved.error());
    say("saved " + text + ' ' + std::to_string(saved->microseconds) + ' ' +
        std::to_string(saved->conflicts));
  }
  return 0;
}

/// "step N": so many are in the book; at the end "operations N".
int take_steps(const std::string& book, int first, int deadly) {
  FaultVfs faults;
  faults.arm({.at = {static_cast<std::uint64_t>(deadly)}, .deadly = true});
  auto opened = open_book(book_at(book, faults.name()));
  if (!opened) return give_up(opened.error());
  for (int number = first; number < steps_of_drive(); ++number) {
    if (const auto done = take_step(*opened, number); !done) return give_up(done.error());
    say("step " + std::to_string(number + 1));
  }
  opened->store.reset();
  say("operations " + std::to_string(faults.operations()));
  return 0;
}

/// An award, however often somebody else is first; how often that was.
Outcome<int> award(OpenBook& opened, TournamentDesk& desk, const std::string& text) {
  for (int conflicts = 0;; ++conflicts) {
    TournamentEvent award{.kind = EventKind::awarded, .round = 1, .points = 1, .text = text};
    award.people = {id_of(desk.now, 0)};
    const auto done = write_down(opened.book, desk, {award});
    if (done) return conflicts;
    if (!is_conflict(done.error())) return tl::unexpected(done.error());
    auto newer = open_tournament(opened.book, desk.id);
    if (!newer) return tl::unexpected(newer.error());
    desk = std::move(*newer);
  }
}

/// "saved TEXT 0 CONFLICTS"
int give_awards(OpenBook& opened, int awards) {
  auto desk = open_tournament(opened.book, 1);
  if (!desk) return give_up(desk.error());
  for (int i = 0; i < awards; ++i) {
    const std::string text = std::to_string(getpid()) + "-" + std::to_string(i);
    const auto conflicts = award(opened, *desk, text);
    if (!conflicts) return give_up(conflicts.error());
    say("saved " + text + " 0 " + std::to_string(*conflicts));
  }
  return 0;
}

/// "read ROUNDS"
int read(OpenBook& opened) {
  int rounds = 0;
  for (; !told_to_end; ++rounds) {
    const auto listed = opened.store->list({.limit = 1000});
    if (!listed) return give_up(listed.error());
    for (const Listed& one : *listed)
      if (const auto desk = open_session(opened.book, one.id); !desk) return give_up(desk.error());
  }
  say("read " + std::to_string(rounds));
  return 0;
}

int number_in(const std::string& word) {
  int number = 0;
  std::from_chars(word.data(), word.data() + word.size(), number);
  return number;
}

int run(const std::vector<std::string>& words) {
  if (words.size() < 3) return 2;
  if (words[2] == "drive")
    return take_steps(words[1], number_in(words.at(3)), number_in(words.back()));
  auto opened = open_book(book_at(words[1]));
  if (!opened) return give_up(opened.error());
  say("open");
  if (words[2] == "deals") return record_deals(*opened);
  if (words[2] == "read") return read(*opened);
  const int notes = number_in(words.back());
  if (words[2] == "awards") return give_awards(*opened, notes);
  if (words[2] == "shared") return write_notes(*opened, open_session(opened->book, 1), notes);
  return write_notes(*opened, begin(opened->book, "kyuuri"), notes);
}

}  // namespace
}  // namespace spadille::tests

int main(int argc, char** argv) {
  std::signal(SIGTERM, [](int) { spadille::tests::told_to_end = true; });
  return spadille::tests::run(std::vector<std::string>(argv, argv + argc));
}

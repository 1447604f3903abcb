#include "app/phones/running_event.h"

#include <algorithm>

#include "app/tournament/room.h"
#include "tournament/clock.h"

namespace spadille {

namespace {

constexpr std::int64_t kFinalPlacesShown = 43'200;  // seconds: half a day

/// Whether it was closed so lately that people still look at their phones for their places.
bool is_just_over(const RunningEvent& event, Book& book) {
  const auto written = seconds_of(event.written);
  const auto now = seconds_of(book.now());
  return written && now && *now - *written < kFinalPlacesShown;
}

}  // namespace

Outcome<const RunningEvent*> EventThatRuns::in(Book& book) {
  auto last = running_tournament(book);
  if (last && !*last) last = written_last(book, Summary::State::closed);
  if (!last) return tl::unexpected(Refusal(last.error()));
  if (!*last) {
    known_.reset();
    return nullptr;
  }
  if (auto done = look_at(book, **last); !done) return tl::unexpected(std::move(done.error()));
  const bool is_shown = !known_->desk.now.closed || is_just_over(*known_, book);
  return is_shown ? &*known_ : nullptr;
}

Outcome<void> EventThatRuns::look_at(Book& book, const Listed& listed) {
  if (known_ && known_->desk.id == listed.id && known_->desk.head() == listed.events) return {};
  const auto stored = book.store.read(listed.id);
  if (!stored) return tl::unexpected(Refusal(stored.error()));
  auto desk = tournament_in(listed.id, *stored);
  if (!desk) return tl::unexpected(std::move(desk.error()));
  known_ = RunningEvent{std::move(*desk), {}, 1, stored->events.back().at};
  known_->ranking = ranking(known_->desk.now);
  known_->playing = current_round(known_->desk);
  return {};
}

Attendee::Attendee(const Tournament& now, const Names& names, const std::string& player)
    : now_(now), his_(now.roster.size()) {
  const std::string who = player.empty() ? player : names.current(player);
  for (std::size_t i = 0; i < his_.size(); ++i)
    his_[i] = !who.empty() && names.current(now.roster[i].id) == who;
}

bool Attendee::is_there() const { return std::find(his_.begin(), his_.end(), true) != his_.end(); }

const DrawnTable* Attendee::table_in(int round) const {
  for (const DrawnTable& table : round_of(now_, round).tables)
    if (seat_at(table) >= 0) return &table;
  return nullptr;
}

int Attendee::seat_at(const DrawnTable& table) const {
  const auto found =
      std::find_if(table.seats.begin(), table.seats.end(), [this](Entrant who) { return is(who); });
  return found == table.seats.end() ? -1 : static_cast<int>(found - table.seats.begin());
}

Absence Attendee::absence_in(int round) const {
  const auto him = std::find(his_.begin(), his_.end(), true);
  if (him == his_.end()) return Absence::late;
  return absence(now_, static_cast<Entrant>(him - his_.begin()), round);
}

bool Attendee::has_told(int round) const {
  const DrawnTable* table = table_in(round);
  return table != nullptr && result_of(now_, round, table->table) != nullptr;
}

int Attendee::round_shown(int playing) const {
  const int drawn = static_cast<int>(now_.rounds.size());
  int shown = 1;
  for (int round = 1; round <= drawn; ++round)
    if (has_told(round)) shown = round + 1;
  shown = std::min(shown, drawn);
  while (shown < std::min(drawn, playing) && table_in(shown) == nullptr) ++shown;
  return shown;
}

Expected<SessionId> session_of(Book& book, const RunningEvent& event, const Attendee& who) {
  const Tournament& now = event.desk.now;
  const int shown = who.round_shown(event.playing);
  const int first = shown > rounds_begun(now) ? shown - 1 : shown;
  for (int round = shown; round >= std::max(first, 1); --round) {
    const DrawnTable* table = who.table_in(round);
    const TableSession* kept = table == nullptr ? nullptr : session_at(now, round, table->table);
    if (kept == nullptr) continue;
    const auto number = book.store.find(kept->session);
    if (!number) return tl::unexpected(number.error());
    if (!*number) continue;
    const auto listed = book.store.find(**number);
    if (!listed) return tl::unexpected(listed.error());
    if (*listed && (*listed)->summary.state != Summary::State::discarded) return (*listed)->id;
  }
  return 0;
}

bool is_of_table(const TournamentDesk& desk, const std::string& session) {
  const auto& all = desk.now.sessions;
  return std::any_of(all.begin(), all.end(),
                     [&](const TableSession& each) { return each.session == session; });
}

}  // namespace spadille

// What the engine does at an event.
#include "app/phones/engine.h"
#include "app/phones/event_acts.h"
#include "app/phones/my_event_answer.h"
#include "app/record/desk.h"
#include "app/tournament/table_session.h"

namespace spadille {

/// Nothing but the envelope where none runs.
Outcome<std::string> Engine::event(const Asker& by, const Words& words) {
  const auto running = runs_.in(book_);
  if (!running) return tl::unexpected(running.error());
  const auto names = names_in(book_);
  if (!names) return tl::unexpected(Refusal(names.error()));
  return my_event_answer(*running, *names, by, book_.now(), words);
}

bool Engine::is_event(SessionId number) {
  const auto found = book_.store.find(number);
  return found && *found && (*found)->game == kTournament;
}

/// Who sits at the open session that was written in last, unless that is a table's of the event:
/// they play there.
Outcome<std::vector<std::string>> Engine::elsewhere(const RunningEvent& event) {
  const auto latest = latest_session(book_);
  if (!latest) return tl::unexpected(Refusal(latest.error()));
  if (!*latest) return std::vector<std::string>();
  const auto listed = book_.store.find(**latest);
  if (!listed) return tl::unexpected(Refusal(listed.error()));
  if (!*listed || is_of_table(event.desk, (*listed)->uuid)) return std::vector<std::string>();
  return (*listed)->summary.players;
}

Outcome<SessionId> Engine::followed(const std::string& player) {
  return followed(std::set{player}).map([&](const auto& all) { return all.at(player); });
}

Outcome<std::map<std::string, SessionId>> Engine::followed(const std::set<std::string>& players) {
  std::map<std::string, SessionId> all;
  for (const std::string& player : players) all[player] = 0;
  const auto running = runs_.in(book_);
  if (!running) return tl::unexpected(running.error());
  if (*running == nullptr || (*running)->desk.now.closed) return all;
  const auto names = names_in(book_);
  if (!names) return tl::unexpected(Refusal(names.error()));
  const auto others = elsewhere(**running);
  if (!others) return tl::unexpected(others.error());
  std::set<std::string> away;
  for (const std::string& id : *others) away.insert(names->current(id));
  for (auto& [player, session] : all) {
    const Attendee who((*running)->desk.now, *names, player);
    if (!who.is_there()) continue;
    const auto own = session_of(book_, **running, who);
    if (!own) return tl::unexpected(Refusal(own.error()));
    const bool is_away = away.contains(names->current(player));
    session = *own != 0 || is_away ? *own : kNoSession;
  }
  return all;
}

/// At an event whoever keeps the score does so at the table where he sits, and a director anywhere.
Outcome<bool> Engine::is_at_other_table(const Act& act, const Asker& by) {
  if (!needs_duty(act.does) || by.duty != Asker::Duty::scorer) return false;
  const auto running = runs_.in(book_);
  if (!running) return tl::unexpected(running.error());
  const auto found = book_.store.find(act.session);
  if (!found) return tl::unexpected(Refusal(found.error()));
  if (*running == nullptr || !*found || !is_of_table((*running)->desk, (*found)->uuid))
    return false;
  return followed(by.player).map([&](SessionId own) { return own != act.session; });
}

/// A session that has come to its end tells the result of its table. What fails here is told with
/// the next deal, or by the director.
void Engine::tell_event(const Act& act) {
  if (!needs_duty(act.does)) return;
  const auto found = book_.store.find(act.session);
  if (found && *found) static_cast<void>(tell_of_session(book_, (*found)->uuid));
}

}  // namespace spadille

#include "app/referee/precedents.h"

#include "app/record/place.h"

namespace spadille {
namespace {

constexpr int kMostSessions = 50;  ///< that are looked through: old rulings are not remembered

/// The number of the deal that an event recorded, as sheets count them; 0 where it counts no more.
int number_of(const History& history, Seq of) {
  int counted = 0;
  for (const LoggedDeal& entry : history.entries) {
    if (!entry.struck) ++counted;
    if (entry.seq == of) return entry.struck ? 0 : counted;
  }
  return 0;
}

/// What was answered to a question about something irregular; nothing where the game never asks it.
Value said(const AnyIncident& incident, std::string_view key) {
  const auto* row = row_called(incident.game().incidents(), key);
  return row == nullptr ? Value{} : row->get(incident);
}

Value what(const AnyIncident& incident) {
  return incident.game().incidents().front().get(incident);
}

/// REQUIRES: `like` is of the game of the event.
bool is_like(const Event& event, const AnyIncident& like) {
  return event.kind == EventKind::ruling_given && event.incident &&
         what(*event.incident) == what(like);
}

/// What a ruling is about: the deal, or itself where it stands between two deals.
Seq place_of_ruling(const History& history, const Event& event, Seq seq) {
  const bool on_deal =
      std::any_of(history.entries.begin(), history.entries.end(),
                  [&event](const LoggedDeal& entry) { return entry.seq == event.said.of; });
  return on_deal ? event.said.of : seq;
}

/// Those of one session, the latest first.
void add(const Desk& desk, const Names& names, const AnyIncident& like,
         std::vector<Precedent>& all) {
  const auto& [log, history, scored] = desk.table;
  if (history.state == History::State::discarded) return;
  const std::vector<bool> counts = in_force(log.events);
  for (std::size_t i = log.events.size(); i-- > 0;) {
    const Event& event = log.events[i];
    if (!counts[i] || !is_like(event, like)) continue;
    const Seq place = place_of_ruling(history, event, static_cast<Seq>(i) + 1);
    all.push_back({.session = desk.id,
                   .date = history.opening.about.date,
                   .deal = number_of(history, event.said.of),
                   .ruling = {event.said.effect, event.lines, event.said.dealer},
                   .names = seat_names_at(desk.table, names, place),
                   .accounts = ruled_accounts(scored.session.rules, scored.session.carry)});
  }
}

/// Whether a ruling that is to stand between two deals comes after this one.
bool ends_a_deal(const Event& event) {
  return event.kind == EventKind::deal_recorded && event.said.from == 0;
}

bool stands(const Table& table, Seq of, const AnyIncident& incident) {
  const Value who = said(incident, "who");
  const std::vector<bool> counts = in_force(table.log.events);
  for (std::size_t i = table.log.events.size(); i-- > 0;) {
    const Event& event = table.log.events[i];
    if (!counts[i]) continue;
    if (of == 0 && ends_a_deal(event)) return false;
    if (event.said.of == of && is_like(event, incident) && said(*event.incident, "who") == who)
      return true;
  }
  return false;
}

}  // namespace

Expected<std::vector<Precedent>> precedents(Book& book, const Names& names, const AnyIncident& like,
                                            std::size_t most) {
  if (!like.has_game()) return std::vector<Precedent>();
  const auto sessions = book.store.sessions_with(EventKind::ruling_given,
                                                 std::string(like.game().id()), kMostSessions);
  if (!sessions) return tl::unexpected(sessions.error());
  std::vector<Precedent> all;
  for (const SessionId session : *sessions) {
    if (all.size() >= most) break;
    if (const auto desk = open_session(book, session)) add(*desk, names, like, all);
  }
  if (all.size() > most) all.resize(most);
  return all;
}

std::optional<Finding> posted_already(const Desk& desk, Seq of, const AnyIncident& incident) {
  if (!incident.has_game() || !stands(desk.table, of, incident)) return std::nullopt;
  const int deal = number_of(desk.table.history, of);
  return Finding{.place = "/incident",
                 .given = std::string(kind_of(incident)->name),
                 .message = deal > 0 ? Message{"finding.posted_on_deal", {deal}}
                                     : Message{"finding.posted_since"},
                 .severity = Finding::Severity::warning};
}

std::optional<Finding> replaces_nothing(Seq of, const RulingView& view) {
  if (of != 0 || view.decision.ruling.effect != Ruling::Effect::replaces_score) return std::nullopt;
  return Finding{.place = "/incident",
                 .given = std::string(kind_of(view.incident)->name),
                 .message = {"finding.replaces_nothing"},
                 .severity = Finding::Severity::warning};
}

}  // namespace spadille

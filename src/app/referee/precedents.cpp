#include "app/referee/precedents.h"

#include <algorithm>

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

/// The deal that a ruling is about, by the event that recorded it; 0 where it is about none, or
/// about one that is not there yet.
Seq deal_of(const History& history, const Event& event, Seq seq) {
  if (!event.said.in_play) return event.said.of;
  for (const LoggedDeal& entry : history.entries)
    if (entry.seq >= seq && !entry.is_inserted) return entry.seq;
  return 0;
}

/// What a ruling is about: the deal, or itself where it stands between two deals.
Seq place_of_ruling(const History& history, Seq of, Seq seq) {
  const bool on_deal = std::any_of(history.entries.begin(), history.entries.end(),
                                   [of](const LoggedDeal& entry) { return entry.seq == of; });
  return on_deal ? of : seq;
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
    const Seq of = deal_of(history, event, static_cast<Seq>(i) + 1);
    const Seq place = place_of_ruling(history, of, static_cast<Seq>(i) + 1);
    all.push_back({.session = desk.id,
                   .date = history.opening.about.date,
                   .deal = number_of(history, of),
                   .ruling = ruling_in(event),
                   .names = seat_names_at(desk.table, names, place),
                   .accounts = ruled_accounts(scored.session.rules, scored.session.carry)});
  }
}

/// What stands on a deal, or waits for the one in play (0), or was ruled about it and moves
/// nothing.
std::vector<PostedRuling> ruled_on(const History& history, Seq of) {
  std::vector<PostedRuling> all;
  if (of == 0) all = history.awaiting;
  for (const Change& change : history.changes)
    if (of == 0 && change.before == 0 && !change.incidents.empty())
      all.push_back({{}, change.incidents});
  for (const LoggedDeal& entry : history.entries)
    if (of != 0 && entry.seq == of) all = entry.told.rulings;
  return all;
}

/// `deal`: its number; 0: the one in play.
Finding already_posted(int deal, const AnyIncident& incident) {
  return {.place = "/incident",
          .given = std::string(kind_of(incident)->name),
          .message = deal > 0 ? Message{"finding.posted_on_deal", {deal}}
                              : Message{"finding.posted_since"},
          .severity = Finding::Severity::warning};
}

}  // namespace

int deal_of_ruling(const History& history, const Event& ruling, Seq seq) {
  return number_of(history, deal_of(history, ruling, seq));
}

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
  if (!incident.has_game()) return std::nullopt;
  const History& history = desk.table.history;
  const auto& entries = history.entries;
  // Posted once more, the ruling that has just ended the deal would end the next.
  const bool ended = of == 0 && !entries.empty() && entries.back().told.ended;
  const auto is_same = [&incident](const AnyIncident& other) {
    return what(other) == what(incident) && said(other, "who") == said(incident, "who");
  };
  for (const Seq deal : {of, ended ? entries.back().seq : of})
    for (const PostedRuling& other : ruled_on(history, deal))
      if (std::any_of(other.incidents.begin(), other.incidents.end(), is_same))
        return already_posted(number_of(history, deal), incident);
  return std::nullopt;
}

}  // namespace spadille

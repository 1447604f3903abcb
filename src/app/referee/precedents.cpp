#include "app/referee/precedents.h"

#include "app/record/place.h"

namespace spadille {
namespace {

constexpr int kMostSessions = 50;  ///< that are looked through: old rulings are not remembered

/// The number of the deal that an event recorded, as sheets count them; 0 where it counts no more.
template <Game G>
int number_of(const History<G>& history, Seq of) {
  int counted = 0;
  for (const LoggedDeal<G>& entry : history.entries) {
    if (!entry.struck) ++counted;
    if (entry.seq == of) return entry.struck ? 0 : counted;
  }
  return 0;
}

template <Game G>
bool is_like(const Event<G>& event, const AnyIncident& like) {
  const auto* incident = std::get_if<typename G::Incident>(&like);
  return event.kind == EventKind::ruling_given && event.incident && incident != nullptr &&
         event.incident->what == incident->what;
}

/// What a ruling is about: the deal, or itself where it stands between two deals.
template <Game G>
Seq place_of_ruling(const History<G>& history, const Event<G>& event, Seq seq) {
  const bool on_deal =
      std::any_of(history.entries.begin(), history.entries.end(),
                  [&event](const LoggedDeal<G>& entry) { return entry.seq == event.said.of; });
  return on_deal ? event.said.of : seq;
}

/// Those of one session, the latest first.
void add(const Desk& desk, const Names& names, const AnyIncident& like,
         std::vector<Precedent>& all) {
  std::visit(
      [&]<Game G>(const Table<G>& table) {
        if (table.history.state == History<G>::State::discarded) return;
        const std::vector<bool> counts = in_force<G>(table.log.events);
        for (std::size_t i = table.log.events.size(); i-- > 0;) {
          const Event<G>& event = table.log.events[i];
          if (!counts[i] || !is_like(event, like)) continue;
          all.push_back(
              {.session = desk.id,
               .date = table.history.opening.about.date,
               .deal = number_of(table.history, event.said.of),
               .ruling = {event.said.effect, event.lines, event.said.dealer},
               .names =
                   seat_names_at(desk.table, names,
                                 place_of_ruling(table.history, event, static_cast<Seq>(i) + 1)),
               .accounts = ruled_accounts(table.scored.session.rules, table.scored.session.carry)});
        }
      },
      desk.table);
}

/// Whether a ruling that is to stand between two deals comes after this one.
template <Game G>
bool ends_a_deal(const Event<G>& event) {
  return event.kind == EventKind::deal_recorded && event.said.from == 0;
}

template <Game G>
bool stands(const Table<G>& table, Seq of, const AnyIncident& incident) {
  const auto who = std::get<typename G::Incident>(incident).who;
  const std::vector<bool> counts = in_force<G>(table.log.events);
  for (std::size_t i = table.log.events.size(); i-- > 0;) {
    const Event<G>& event = table.log.events[i];
    if (!counts[i]) continue;
    if (of == 0 && ends_a_deal(event)) return false;
    if (event.said.of == of && is_like(event, incident) && event.incident->who == who) return true;
  }
  return false;
}

std::string_view game_of(const AnyIncident& incident) {
  std::string_view game;
  Games::for_each([&](auto g) {
    if (std::holds_alternative<typename decltype(g)::Incident>(incident)) game = g.kId;
  });
  return game;
}

}  // namespace

Expected<std::vector<Precedent>> precedents(Book& book, const Names& names, const AnyIncident& like,
                                            std::size_t most) {
  const auto sessions =
      book.store.sessions_with(EventKind::ruling_given, std::string(game_of(like)), kMostSessions);
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
  return std::visit(
      [&]<Game G>(const Table<G>& table) -> std::optional<Finding> {
        if (!stands(table, of, incident)) return std::nullopt;
        const int deal = number_of(table.history, of);
        return Finding{.place = "/incident",
                       .given = std::string(kind_of(incident)->name),
                       .message = deal > 0 ? Message{"finding.posted_on_deal", {deal}}
                                           : Message{"finding.posted_since"},
                       .severity = Finding::Severity::warning};
      },
      desk.table);
}

std::optional<Finding> replaces_nothing(Seq of, const RulingView& view) {
  if (of != 0 || view.decision.ruling.effect != Ruling::Effect::replaces_score) return std::nullopt;
  return Finding{.place = "/incident",
                 .given = std::string(kind_of(view.incident)->name),
                 .message = {"finding.replaces_nothing"},
                 .severity = Finding::Severity::warning};
}

}  // namespace spadille

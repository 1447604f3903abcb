#include "app/phones/event_acts.h"

#include <algorithm>

#include "app/kept_text.h"
#include "app/people/names.h"
#include "app/phones/running_event.h"
#include "app/tournament/room.h"
#include "app/tournament/table_session.h"

namespace spadille {
namespace {

using As = Answered::As;

constexpr RuleId kTableTells{{'E', 'V'}, 3, 1};

std::vector<std::int64_t> wide(const std::vector<int>& figures) {
  return {figures.begin(), figures.end()};
}

/// The result that an entry has told; null where it stands no longer.
const TableResult* told_by(const Tournament& now, Seq entry) {
  const auto found =
      std::find_if(now.results.begin(), now.results.end(), [entry](const TableResult& result) {
        return std::any_of(result.told.begin(), result.told.end(),
                           [entry](const ToldResult& told) { return told.entry == entry; });
      });
  return found == now.results.end() ? nullptr : &*found;
}

const ToldResult& told_in(const TableResult& result, Seq entry) {
  return *std::find_if(result.told.begin(), result.told.end(),
                       [entry](const ToldResult& told) { return told.entry == entry; });
}

class AtEvent {
 public:
  AtEvent(Book& book, TournamentDesk& desk, const Names& names, const Act& act, const Asker& by)
      : signed_(book),
        desk_(desk),
        who_(desk.now, names, by.player),
        act_(act),
        directs_(by.duty == Asker::Duty::director) {
    signed_.new_id = [this] { return act_.id; };
  }

  Outcome<Carried> run() {
    if (act_.does == Act::Does::agree) return agree();
    if (act_.does == Act::Does::result) return tell();
    return act_.table.withdraws ? withdraw() : call();
  }

 private:
  static Outcome<Carried> done_already() { return Carried{}; }

  Outcome<Carried> write(const TournamentEvent& event) {
    return write_down(signed_, desk_, {event}).map([this] {
      return Carried{As::done, desk_.head()};
    });
  }

  /// Him, where he sits at a table; as the roster has him there.
  [[nodiscard]] std::optional<Entrant> seated_at(const DrawnTable* table) const {
    const int seat = table == nullptr ? -1 : who_.seat_at(*table);
    if (seat < 0) return std::nullopt;
    return table->seats[static_cast<std::size_t>(seat)];
  }

  [[nodiscard]] TournamentEvent said(EventKind kind, int round, int table,
                                     const std::optional<Entrant>& by) const {
    TournamentEvent event{.kind = kind, .round = round, .table = table};
    if (by) event.people = {id_of(desk_.now, *by)};
    return event;
  }

  /// As a phone of the table, or as the director where he does not sit there.
  Outcome<Carried> tell() {
    const AtTableOfEvent& told = act_.table;
    const DrawnTable* table = table_of(desk_.now, told.round, told.table);
    const auto by = seated_at(table);
    if (!by && !directs_) return Carried{As::not_his, 0};
    if (!directs_ && told.round > who_.round_shown(current_round(desk_)))
      return tl::unexpected(Refusal(Findings{found_at(
          "/round", told.round, {"phones.error.later_round", {told.round}}, kTableTells)}));
    const Figures figures{wide(told.points), wide(told.roem), wide(told.pits), 0};
    if (table != nullptr && !told.force)
      if (auto why = impossible(desk_, *table, figures))
        return tl::unexpected(Refusal(Findings{std::move(*why)}));
    return tell(told.round, told.table, figures, by);
  }

  Outcome<Carried> tell(int round, int table, const Figures& figures,
                        const std::optional<Entrant>& by) {
    const ToldBy source = by ? ToldBy::phone : ToldBy::director;
    if (has_told(round, table, figures, source, by.value_or(-1))) return done_already();
    TournamentEvent event = said(EventKind::result_told, round, table, by);
    event.source = source;
    event.figures = figures;
    return write(event);
  }

  [[nodiscard]] bool has_told(int round, int table, const Figures& figures, ToldBy source,
                              Entrant by) const {
    const TableResult* result = result_of(desk_.now, round, table);
    return result != nullptr &&
           std::any_of(result->told.begin(), result->told.end(), [&](const ToldResult& told) {
             return told.source == source && told.by == by && told.figures == figures;
           });
  }

  /// Whoever has told it otherwise himself tells it anew: both are alike then.
  Outcome<Carried> agree() {
    const TableResult* result = told_by(desk_.now, act_.event);
    if (result == nullptr) return Carried{As::overtaken, 0};
    const auto by = seated_at(table_of(desk_.now, result->round, result->table));
    if (!by) return Carried{As::not_his, 0};
    const ToldResult& told = told_in(*result, act_.event);
    if (told.by == *by) return done_already();
    const bool tells = std::any_of(result->told.begin(), result->told.end(),
                                   [&](const ToldResult& each) { return each.by == *by; });
    if (tells) return tell(result->round, result->table, told.figures, by);
    if (std::find(told.agreed.begin(), told.agreed.end(), *by) != told.agreed.end())
      return done_already();
    TournamentEvent event = said(EventKind::result_agreed, result->round, result->table, by);
    event.of = act_.event;
    return write(event);
  }

  /// The same words once, as long as nobody has answered.
  Outcome<Carried> call() {
    const auto by = seated_at(table_of(desk_.now, act_.table.round, act_.table.table));
    if (!by) return Carried{As::not_his, 0};
    TournamentEvent event = said(EventKind::referee_called, act_.table.round, act_.table.table, by);
    event.text = clean_remark(act_.text);
    const auto& calls = desk_.now.calls;
    const bool waits = std::any_of(calls.begin(), calls.end(), [&](const TableCall& call) {
      return call.round == event.round && call.table == event.table && call.answer == 0 &&
             (event.text.empty() || call.text == event.text);
    });
    return waits ? done_already() : write(event);
  }

  Outcome<Carried> withdraw() {
    const auto& calls = desk_.now.calls;
    const auto call = std::find_if(calls.begin(), calls.end(), [this](const TableCall& each) {
      return each.entry == act_.event && each.answer == 0;
    });
    if (call == calls.end()) return Carried{As::overtaken, 0};
    if (!seated_at(table_of(desk_.now, call->round, call->table))) return Carried{As::not_his, 0};
    return write({.kind = EventKind::voided, .of = act_.event});
  }

  Book signed_;  ///< what is written there has the id of the act
  TournamentDesk& desk_;
  Attendee who_;
  const Act& act_;
  bool directs_;
};

/// Whether an entry of this kind is what such an act writes.
bool is_written_by(const Act& act, EventKind kind) {
  using enum EventKind;
  if (act.does == Act::Does::agree) return kind == result_agreed || kind == result_told;
  if (act.does == Act::Does::result) return kind == result_told;
  return kind == (act.table.withdraws ? voided : referee_called);
}

}  // namespace

Outcome<Carried> carry_out_at_event(Book& book, const StoredSession& stored, const Act& act,
                                    const Asker& by) {
  using Does = Act::Does;
  if (act.does != Does::agree && act.does != Does::result && act.does != Does::room_call)
    return tl::unexpected(misused("store.no_session", {}));
  for (std::size_t i = 0; i < stored.events.size(); ++i) {
    if (stored.events[i].id != act.id) continue;
    if (!is_written_by(act, stored.events[i].kind))
      return tl::unexpected(refused("/id", "finding.value", act.id));
    return Carried{As::done, static_cast<Seq>(i) + 1};
  }
  auto desk = tournament_in(act.session, stored);
  if (!desk) return tl::unexpected(std::move(desk.error()));
  const auto names = names_in(book);
  if (!names) return tl::unexpected(Refusal(names.error()));
  return AtEvent(book, *desk, *names, act, by).run();
}

}  // namespace spadille

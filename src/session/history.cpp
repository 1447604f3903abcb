#include "session/history.h"

#include <algorithm>
#include <utility>

#include "session/history_parts.h"
#include "session/in_force.h"
#include "session/passed_on.h"
#include "session/ruled.h"
#include "session/void_ends.h"
#include "session/who_sat.h"

namespace spadille {

namespace {

/// Reads a log from its first event to its last.
class Historian {
 public:
  explicit Historian(const Log& log) : log_(log.events), counts_(in_force(log_)) {
    history_.game = log.game;
  }

  History read() {
    for (std::size_t i = 0; i < log_.size(); ++i) {
      if (log_[i].kind == EventKind::lost) ++history_.lost;
      if (counts_[i]) read(log_[i], static_cast<Seq>(i) + 1);
    }
    forget_void_ends(history_);
    pass_on(history_);
    history_.undo = last_to_undo();
    history_.redo = last_to_redo();
    return std::move(history_);
  }

 private:
  /// What was thrown away comes back as it was.
  void reopen() {
    const bool back = history_.state == History::State::discarded;
    history_.state = back ? before_thrown_away_ : History::State::open;
  }
  void throw_away() {
    if (history_.state != History::State::discarded) before_thrown_away_ = history_.state;
    history_.state = History::State::discarded;
  }

  void read(const Event& event, Seq seq) {
    switch (event.kind) {
      case EventKind::opened: history_.opening = event; break;
      case EventKind::opening_corrected: correct_opening(event, seq); break;
      case EventKind::deal_recorded: add_deal(event, seq); break;
      case EventKind::deal_corrected: correct_deal(event, seq); break;
      case EventKind::ruling_given: rule(history_, event, seq); break;
      case EventKind::seats_changed: change(event, seq); break;
      case EventKind::disputed:
      case EventKind::settled:
      case EventKind::note: remark(event, seq); break;
      case EventKind::agreed: agree(event); break;
      case EventKind::closed: history_.state = History::State::closed; break;
      case EventKind::reopened: reopen(); break;
      case EventKind::discarded: throw_away(); break;
      case EventKind::voided:
      case EventKind::lost:
      case EventKind::roster_changed:  // of a tournament
      case EventKind::wished:
      case EventKind::round_drawn:
      case EventKind::result_told:
      case EventKind::awarded:
      case EventKind::table_begun:
      case EventKind::result_agreed:
      case EventKind::clock_set:
      case EventKind::referee_called:
      case EventKind::call_answered: break;
    }
  }

  /// Behind all others; a forgotten one before the deal that came after it.
  void add_deal(const Event& event, Seq seq) {
    if (!event.deal) return;
    LoggedDeal added{seq,
                     {*event.deal, event.said.dealer, {}, event.play},
                     event.said.totals,
                     false,
                     {},
                     {event.about.players, event.waiting}};
    const auto place = entry_of(history_, event.said.from);
    if (place == history_.entries.end()) return add_last(history_, std::move(added));
    added.is_inserted = true;
    history_.entries.insert(place, std::move(added));
  }

  void correct_deal(const Event& event, Seq seq) {
    const auto entry = entry_of(history_, event.said.of);
    if (entry == history_.entries.end()) return;
    entry->former.push_back({seq, entry->told.deal, event.text, entry->told.ended});
    entry->struck = !event.deal;
    entry->told.ended = entry->told.ended && event.deal == entry->told.deal;  // another dealer
    if (event.deal) entry->told.deal = *event.deal;
    entry->told.play = event.play;
    if (event.said.dealer) entry->told.dealer = event.said.dealer;
    entry->agreed.clear();
  }

  void agree(const Event& event) {
    const auto entry = entry_of(history_, event.said.of);
    if (entry == history_.entries.end()) return;
    auto& agreed = entry->agreed;
    if (std::find(agreed.begin(), agreed.end(), event.by) == agreed.end())
      agreed.push_back(event.by);
  }

  void remark(const Event& event, Seq seq) {
    if (event.kind == EventKind::note && give_reason(event)) return;
    history_.remarks.push_back({seq, event.kind, event.said.of, event.text});
  }

  /// A note about a correction is the reason for it, told later.
  bool give_reason(const Event& event) {
    const Seq of = event.said.of;
    if (of < 1 || log_[static_cast<std::size_t>(of) - 1].kind != EventKind::deal_corrected)
      return false;
    const auto entry = entry_of(history_, log_[static_cast<std::size_t>(of) - 1].said.of);
    if (entry == history_.entries.end()) return false;
    for (Former& former : entry->former)
      if (former.seq == of) former.why = event.text;
    return true;
  }

  /// From the beginning: another opening. From a deal on: a change before that deal.
  void correct_opening(const Event& event, Seq seq) {
    const auto from = entry_of(history_, event.said.from);
    const bool behind = from == history_.entries.end();
    if (!event.text.empty())  // the reason
      history_.remarks.push_back({seq, EventKind::note, behind ? 0 : from->seq, event.text});
    if (event.said.from != 0) {
      if (!behind && !event.about.players.empty())
        others_sat_from(history_, from, {event.about.players, event.waiting});
      return change(event, seq);
    }
    Event& opening = history_.opening;
    others_sat_first(history_, {opening.about.players, opening.waiting},
                     {event.about.players, event.waiting});
    opening.about = event.about;
    opening.rules = event.rules;
    opening.before = event.before;
    opening.waiting = event.waiting;
    opening.said.in_turn = event.said.in_turn;
  }

  void change(const Event& event, Seq seq) {
    history_.changes.push_back({.seq = seq,
                                .before = place_of(history_, event.said.from),
                                .rules = event.rules,
                                .dealer = event.said.dealer,
                                .players = event.about.players,
                                .waiting = event.waiting,
                                .own_totals = event.said.own_totals});
  }

  /// Whoever agrees with a deal is not in the way of those who take it back.
  Seq last_to_undo() const {
    using enum EventKind;
    for (std::size_t i = log_.size(); i-- > 1;)
      if (const EventKind kind = log_[i].kind;
          counts_[i] && kind != voided && kind != lost && kind != agreed)
        return static_cast<Seq>(i) + 1;
    return 0;
  }

  /// Only as long as nothing new has happened since.
  Seq last_to_redo() const {
    for (std::size_t i = log_.size(); i-- > 1;) {
      if (log_[i].kind == EventKind::agreed) continue;
      if (log_[i].kind != EventKind::voided) return 0;
      if (counts_[i] &&
          log_[static_cast<std::size_t>(log_[i].said.of) - 1].kind != EventKind::voided)
        return static_cast<Seq>(i) + 1;
    }
    return 0;
  }

  std::span<const Event> log_;
  std::vector<bool> counts_;
  History history_{};
  History::State before_thrown_away_ = History::State::open;
};

}  // namespace

std::vector<bool> in_force(std::span<const Event> log) {
  return in_force(log, [](const Event& event) { return event.said.of; });
}

int deal_number(const History& history, Seq deal) {
  int counted = 1;
  for (const LoggedDeal& entry : history.entries) {
    if (entry.seq == deal) return counted;
    if (!entry.struck) ++counted;
  }
  return 0;
}

History history(const Log& log) { return Historian(log).read(); }

}  // namespace spadille

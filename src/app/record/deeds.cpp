#include "app/record/deeds.h"

#include <algorithm>
#include <vector>

#include "app/record/place.h"
#include "app/typed.h"
#include "text/accounts.h"
#include "text/joints.h"
#include "text/names.h"
#include "text/rulebook.h"

namespace spadille {
namespace {

/// Says what one event of a session did.
class Deed {
 public:
  Deed(const Table& table, const Names& names, const Words& words)
      : table_(table), names_(names), words_(words) {}

  std::string of(Seq seq) const {
    const Event& event = table_.log.events[static_cast<std::size_t>(seq) - 1];
    switch (event.kind) {
      case EventKind::deal_recorded: return deal(seq) + told(event, seq);
      case EventKind::deal_corrected:
        return label(event.deal ? "book.deed.corrected" : "book.deed.struck", event.said.of) +
               told(event, event.said.of);
      case EventKind::ruling_given: return ruled_about(event) + ruled(event, seq);
      case EventKind::disputed: return remark("book.disputed", event);
      case EventKind::settled: return remark("book.settled", event);
      case EventKind::note: return remark("book.note", event);
      case EventKind::agreed: return agreed(event);
      case EventKind::seats_changed:
        return labelled(words_.say("book.seats"), seated(event), words_);
      case EventKind::opening_corrected: return words_.say("book.deed.opening");
      case EventKind::closed: return words_.say("book.deed.closed");
      case EventKind::reopened:
        return words_.say(was_thrown_away(seq) ? "book.deed.got_back" : "book.deed.reopened");
      case EventKind::discarded: return words_.say("book.deed.discarded");
      case EventKind::opened:
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
    return {};
  }

 private:
  int number(Seq seq) const { return deal_number(table_.history, seq); }

  /// What was written down to get a session back is the same, wherever it was.
  bool was_thrown_away(Seq seq) const {
    const std::vector<Event>& all = table_.log.events;
    const Log before{table_.log.game, {all.begin(), all.begin() + seq - 1}};
    return history(before).state == History::State::discarded;
  }

  std::string label(std::string_view key, Seq deal) const {
    return words_.say(Message{key, {number(deal)}});
  }
  std::string deal(Seq seq) const { return label("book.deal", seq); }

  std::string told(const Event& event, Seq seq) const {
    if (!event.deal) return {};
    const std::string said = typed(*event.deal, seat_names_at(table_, names_, seq), words_);
    return said.empty() ? said : " · " + said;
  }

  std::string ruled_about(const Event& event) const {
    const bool gone = event.said.of != 0 && !is_deal(event.said.of);  // dealt again, by this ruling
    if (event.said.in_play || gone) return words_.say("book.deed.ruled_in_play");
    return event.said.of == 0 ? words_.say("book.deed.ruled_between")
                              : label("book.deed.ruled", event.said.of);
  }

  /// What was ruled on, and what that moves.
  std::string ruled(const Event& event, Seq seq) const {
    std::string text;
    if (event.incident)
      text += " · " + titled(table_.log.game->id(), clause_of(*event.incident), words_.language());
    const SeatNames names =
        seat_names_at(table_, names_, is_deal(event.said.of) ? event.said.of : seq);
    const std::string moves = moved(event.lines, names, words_);
    return moves.empty() ? text : text + " · " + moves;
  }

  bool is_deal(Seq seq) const {
    const auto& entries = table_.history.entries;
    return std::any_of(entries.begin(), entries.end(),
                       [seq](const LoggedDeal& entry) { return entry.seq == seq; });
  }

  std::string remark(std::string_view key, const Event& event) const {
    const std::string about = is_deal(event.said.of) ? deal(event.said.of) + " · " : "";
    return about + labelled(words_.say(key), event.text, words_);
  }

  std::string agreed(const Event& event) const {
    return deal(event.said.of) + " · " +
           labelled(words_.say("book.agreed"), names_.of(event.by), words_);
  }

  std::string seated(const Event& event) const {
    return listed(names_.of(event.about.players), words_.language());
  }

  const Table& table_;
  const Names& names_;
  const Words& words_;
};

/// What a void is about in the end: a void of a void does again what the first one took back.
Seq meant(const Log& log, Seq seq) {
  const auto event = [&log](Seq at) -> const Event& {
    return log.events[static_cast<std::size_t>(at) - 1];
  };
  while (event(seq).kind == EventKind::voided) seq = event(seq).said.of;
  return seq;
}

}  // namespace

std::string what_is_taken_back(const Desk& desk, const Table& after, const Names& names,
                               const Words& words) {
  const std::vector<Event>& events = after.log.events;
  const Seq of = events.back().said.of;
  const bool again = events[static_cast<std::size_t>(of) - 1].kind == EventKind::voided;
  // It is told as it stands where it counts: before it is taken back, after it is done again.
  return Deed(again ? after : desk.table, names, words).of(meant(after.log, of));
}

std::string what_was_written(const Desk& desk, const Names& names, const Words& words) {
  return Deed(desk.table, names, words).of(static_cast<Seq>(desk.table.log.events.size()));
}

}  // namespace spadille

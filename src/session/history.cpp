#include "session/history.h"

#include <algorithm>
#include <utility>

#include "session/in_force.h"
#include "session/passed_on.h"
#include "session/void_ends.h"

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
  using EntryPlace = std::vector<LoggedDeal>::iterator;

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
      case EventKind::ruling_given: rule(event, seq); break;
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
    const auto place = entry(event.said.from);
    if (place == history_.entries.end()) return add_last(std::move(added));
    added.is_inserted = true;
    history_.entries.insert(place, std::move(added));
  }

  /// The deal in play: what waited for it counts with it.
  void add_last(LoggedDeal added) {
    for (Change& change : history_.changes)
      if (change.before == 0) change.before = added.seq;
    added.told.rulings = std::exchange(history_.awaiting, {});
    history_.entries.push_back(std::move(added));
  }

  /// The entry of a deal; the end where that deal is void, or no deal.
  EntryPlace entry(Seq of) {
    auto& entries = history_.entries;
    if (of == 0) return entries.end();
    return std::find_if(entries.begin(), entries.end(),
                        [of](const LoggedDeal& entry) { return entry.seq == of; });
  }

  void correct_deal(const Event& event, Seq seq) {
    const auto entry = this->entry(event.said.of);
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
    const auto entry = this->entry(event.said.of);
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
    const auto entry = this->entry(log_[static_cast<std::size_t>(of) - 1].said.of);
    if (entry == history_.entries.end()) return false;
    for (Former& former : entry->former)
      if (former.seq == of) former.why = event.text;
    return true;
  }

  void rule(const Event& event, Seq seq) {
    if (!event.text.empty())
      history_.remarks.push_back({seq, EventKind::note, event.said.of, event.text});
    if (event.said.in_play) return rule_in_play(event, seq);
    const auto entry = this->entry(event.said.of);
    if (entry == history_.entries.end()) return rule_between(event, seq);
    entry->told.rulings.push_back(posted(entry->told.rulings, event, seq, ruling_in(event)));
    entry->agreed.clear();
  }

  /// A ruling in place of those that it settles too, and of marks that one of them has left.
  PostedRuling posted(std::vector<PostedRuling>& others, const Event& event, Seq seq,
                      Ruling ruling) {
    PostedRuling posted{std::move(ruling), {}, seq};
    const auto is_settled = [&event](const auto& other) {
      const Totals& with = event.said.with;
      return std::find(with.begin(), with.end(), other.seq) != with.end();
    };
    const auto take = [&posted, &event](const auto& other) {
      if (other.seq == event.said.anew) return;
      posted.incidents.insert(posted.incidents.end(), other.incidents.begin(),
                              other.incidents.end());
    };
    const auto waits_too = [&others](const Change& mark) {
      return std::any_of(others.begin(), others.end(),
                         [&mark](const PostedRuling& other) { return other.seq == mark.seq; });
    };
    for (const Change& mark : history_.changes)
      if (is_settled(mark) && !waits_too(mark)) take(mark);
    for (const PostedRuling& other : others)
      if (is_settled(other)) take(other);
    std::erase_if(history_.changes, is_settled);
    others.erase(std::remove_if(others.begin(), others.end(), is_settled), others.end());
    if (event.incident) posted.incidents.push_back(*event.incident);
    posted.by_table = decided_by_table(event);
    return posted;
  }

  /// What moves the figures of the deal in play waits for it. What does not leaves a mark; so does
  /// a deal that is dealt again, and what it costs waits for the one in its place.
  void rule_in_play(const Event& event, Seq seq) {
    using enum Ruling::Effect;
    Ruling ruling = ruling_in(event);
    PostedRuling posted = this->posted(history_.awaiting, event, seq, {});
    const bool again = ruling.effect == redeal;
    if (again) {
      mark(event, seq, posted);
      history_.changes.back().dealer = ruling.dealer;
      history_.changes.back().dealt_again = true;
      for (PostedRuling& other : history_.awaiting) other.of_former = true;
      posted.of_former = true;
      ruling = {lines, std::move(ruling.lines), {}, true};
    } else if (ruling.effect == advice) {
      mark(event, seq, posted);
    }
    const bool ends = ruling.effect == replaces_score;
    if (!ruling.lines.empty() || ruling.dealer || ends || (!again && posted.incidents.size() > 1)) {
      posted.ruling = std::move(ruling);
      history_.awaiting.push_back(std::move(posted));
    }
    if (ends) add_ended(event, seq);
  }

  /// That it was ruled so, and nothing else.
  void mark(const Event& event, Seq seq, const PostedRuling& posted) {
    rule_between(event, seq);
    Change& mark = history_.changes.back();
    mark.lines.clear();
    mark.dealer.reset();
    mark.incidents = posted.incidents;
  }

  /// A deal that a ruling has ended stands there at once.
  void add_ended(const Event& event, Seq seq) {
    LoggedDeal ended{.seq = seq, .sat = {event.about.players, event.waiting}};
    ended.told.deal = history_.game->deal();
    ended.told.ended = true;
    add_last(std::move(ended));
  }

  void rule_between(const Event& event, Seq seq) {
    history_.changes.push_back(
        {.seq = seq,
         .before = place_of(event.said.from),
         .dealer = event.said.dealer,
         .lines = event.lines,
         .incidents = event.incident ? std::vector{*event.incident} : std::vector<AnyIncident>(),
         .sat = {event.about.players, event.waiting}});
  }

  /// From the beginning: another opening. From a deal on: a change before that deal.
  void correct_opening(const Event& event, Seq seq) {
    const auto from = entry(event.said.from);
    const bool behind = from == history_.entries.end();
    if (!event.text.empty())  // the reason
      history_.remarks.push_back({seq, EventKind::note, behind ? 0 : from->seq, event.text});
    if (event.said.from != 0) {
      if (!behind && !event.about.players.empty()) others_sat_from(from, event);
      return change(event, seq);
    }
    Event& opening = history_.opening;
    rename_until_others_sit(history_.entries.begin(),
                            everybody(opening.about.players, opening.waiting),
                            everybody(event.about.players, event.waiting));
    opening.about = event.about;
    opening.rules = event.rules;
    opening.before = event.before;
    opening.waiting = event.waiting;
    opening.said.in_turn = event.said.in_turn;
  }

  static std::vector<std::string> everybody(std::vector<std::string> players,
                                            const std::vector<std::string>& waiting) {
    players.insert(players.end(), waiting.begin(), waiting.end());
    return players;
  }

  /// Others than it was said sat there from a deal on.
  void others_sat_from(EntryPlace first, const Event& event) {
    if (first->sat.players.empty()) return;
    const auto was = everybody(first->sat.players, first->sat.waiting);
    const auto is = everybody(event.about.players, event.waiting);
    rename_who_sat(first->sat, was, is);
    rename_until_others_sit(std::next(first), was, is);
  }

  /// Who was taken for somebody else from a deal on was so until it was said anew who sits there.
  void rename_until_others_sit(EntryPlace first, const std::vector<std::string>& was,
                               const std::vector<std::string>& is) {
    for (auto entry = first; entry != history_.entries.end(); ++entry) {
      if (!rename_between(entry->seq, was, is)) return;
      rename_who_sat(entry->sat, was, is);
    }
    rename_between(0, was, is);
  }

  /// At rulings given before a deal. False: others sat down there.
  bool rename_between(Seq before, const std::vector<std::string>& was,
                      const std::vector<std::string>& is) {
    for (Change& change : history_.changes) {
      if (change.before != before) continue;
      if (!change.players.empty()) return false;
      rename_who_sat(change.sat, was, is);
    }
    return true;
  }

  /// Where these are other numbers of people, those sat there whose turn it was.
  static void rename_who_sat(Seating& sat, const std::vector<std::string>& was,
                             const std::vector<std::string>& is) {
    if (was.size() != is.size()) sat = {};
    for (auto* people : {&sat.players, &sat.waiting})
      for (std::string& person : *people)
        if (const auto found = std::find(was.begin(), was.end(), person); found != was.end())
          person = is[static_cast<std::size_t>(found - was.begin())];
  }

  void change(const Event& event, Seq seq) {
    history_.changes.push_back({.seq = seq,
                                .before = place_of(event.said.from),
                                .rules = event.rules,
                                .dealer = event.said.dealer,
                                .players = event.about.players,
                                .waiting = event.waiting,
                                .own_totals = event.said.own_totals});
  }

  /// The deal that a change comes before; 0: it comes after all.
  Seq place_of(Seq from) { return entry(from) == history_.entries.end() ? 0 : from; }

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

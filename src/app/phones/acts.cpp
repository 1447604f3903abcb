#include "app/phones/acts.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "app/kept_text.h"
#include "app/people/names.h"
#include "app/phones/beginning.h"
#include "app/phones/event_acts.h"
#include "app/phones/ruling_answer.h"
#include "app/record/desk.h"
#include "app/record/events.h"
#include "app/record/opening.h"
#include "app/record/place.h"
#include "app/record/session_view.h"
#include "app/review/mending.h"

namespace spadille {
namespace {

using As = Answered::As;

constexpr int kAttempts = 5;  ///< where others write, too

/// Somebody else wrote in the session between reading and writing: it can be read again.
bool was_faster(const Outcome<Carried>& done) {
  return !done && done.error().error && done.error().error->code == Error::Code::conflict;
}

/// The event of that id; 0: there is none.
Seq event_called(const StoredSession& session, const std::string& id) {
  for (std::size_t i = 0; i < session.events.size(); ++i)
    if (session.events[i].id == id) return static_cast<Seq>(i) + 1;
  return 0;
}

/// Whether an event of this kind is what such an act writes.
bool is_done_by(Act::Does does, EventKind kind) {
  using enum EventKind;
  switch (does) {
    case Act::Does::dispute: return kind == disputed;
    case Act::Does::agree: return kind == agreed;
    case Act::Does::record: return kind == deal_recorded || kind == deal_corrected;
    case Act::Does::rule: return kind == ruling_given;
    case Act::Does::seats: return kind == seats_changed;
    case Act::Does::opening: return kind == opening_corrected || kind == seats_changed;
    case Act::Does::remark: return kind == note || kind == settled || kind == deal_corrected;
    case Act::Does::close: return kind == closed || kind == reopened;
    case Act::Does::result:
    case Act::Does::room_call: return false;  // of an event alone
    case Act::Does::undo: break;
  }
  return kind == voided;
}

/// Whether it begins a session, which has the id of the act.
bool begins(const Act& act) {
  return act.does == Act::Does::opening && act.beginning.does == BeginningSoFar::Does::begin;
}

const LoggedDeal* deal_of(const Desk& desk, Seq event) {
  const auto& deals = desk.table.history.entries;
  const auto deal = std::find_if(deals.begin(), deals.end(), [event](const LoggedDeal& each) {
    return each.seq == event && !each.struck;
  });
  return deal == deals.end() ? nullptr : &*deal;
}

/// Whether a deal is still what somebody saw: it counts, and was not corrected since.
bool is_as_seen(const Desk& desk, const Act& act) {
  const LoggedDeal* deal = deal_of(desk, act.event);
  if (deal == nullptr) return false;
  return act.head == 0 || deal->former.empty() || deal->former.back().seq <= act.head;
}

/// Whether the sheet is still what somebody saw.
bool is_same_sheet(const Desk& desk, int head) {
  const auto& events = desk.table.log.events;
  return std::none_of(events.begin() + std::min(head, desk.head()), events.end(),
                      [](const Event& event) { return moves_figures(event.kind); });
}

/// An act at the session as it was read.
class AtTable {
 public:
  AtTable(Book& book, Desk& desk, const Act& act, const Asker& by)
      : book_(book), signed_(book), desk_(desk), act_(act), by_(by) {
    signed_.new_id = [this] { return act_.id; };
  }

  Outcome<Carried> run() {
    switch (act_.does) {
      case Act::Does::dispute:
      case Act::Does::agree: return about_deal();
      case Act::Does::record: return act_.event == 0 ? record() : correct();
      case Act::Does::rule: return rule();
      case Act::Does::seats: return as_one([this] { return sit(); });
      case Act::Does::opening: return as_one([this] { return begin(); });
      case Act::Does::remark: return remark();
      case Act::Does::close: return close();
      case Act::Does::result:
      case Act::Does::room_call: return tl::unexpected(misused("event.error.no_event", {}));
      case Act::Does::undo: break;
    }
    return take_back();
  }

 private:
  static Outcome<Carried> not_done(As why) { return Carried{why, 0}; }

  Outcome<Carried> write(const Event& event) {
    return write_down(signed_, desk_, event).map([this] { return written(); });
  }
  [[nodiscard]] Carried written() const { return {As::done, desk_.head()}; }

  Outcome<Carried> about_deal() {
    const auto names = names_in(book_);
    if (!names) return tl::unexpected(Refusal(names.error()));
    const auto who = seated_as(desk_, *names, by_.player);
    if (!who) return not_done(As::not_his);
    if (!is_as_seen(desk_, act_)) return not_done(As::overtaken);
    if (act_.does == Act::Does::agree) return agree(*who);
    const std::string said = names->of(*who) + ": " + clean_remark(act_.text);
    return write(simple_event(EventKind::disputed, {.of = act_.event}, said));
  }

  Outcome<Carried> agree(const std::string& who) {
    const auto& agreed = deal_of(desk_, act_.event)->agreed;
    if (std::find(agreed.begin(), agreed.end(), who) != agreed.end()) return Carried{};
    return write(agreement(act_.event, who));
  }

  Outcome<Carried> record() {
    if (!may_enter(by_)) return not_done(As::not_his);
    if (!is_same_sheet(desk_, act_.head)) return not_done(As::overtaken);
    const auto names = names_in(book_);
    if (!names) return tl::unexpected(Refusal(names.error()));
    const auto deal = deal_told(place_of_next(desk_, *names), act_.deal);
    if (!deal) return tl::unexpected(deal.error());
    return record_deal(signed_, desk_, *deal).map([this] { return written(); });
  }

  /// Another's deal too: a director's, and no scorer's.
  Outcome<Carried> correct() {
    if (by_.duty != Asker::Duty::director) return not_done(As::not_his);
    if (!is_same_sheet(desk_, act_.head)) return not_done(As::overtaken);
    const int number = number_of_deal(desk_, act_.event);
    if (number == 0) return not_done(As::overtaken);
    const auto names = names_in(book_);
    if (!names) return tl::unexpected(Refusal(names.error()));
    const auto deal = deal_told(place_of(desk_, *names, number), act_.deal);
    if (!deal) return tl::unexpected(deal.error());
    return write(correction(act_.event, *deal, clean_remark(act_.text)));
  }

  Outcome<Carried> rule() {
    if (!may_enter(by_)) return not_done(As::not_his);
    if (!is_same_sheet(desk_, act_.head)) return not_done(As::overtaken);
    const auto names = names_in(book_);
    if (!names) return tl::unexpected(Refusal(names.error()));
    const auto ruling = told_ruling(desk_, *names, act_.ruling);
    if (!ruling) return tl::unexpected(ruling.error());
    return write(*ruling);
  }

  /// Whoever is new is in the book only where it is done.
  template <typename Does>
  Outcome<Carried> as_one(const Does& does) {
    std::optional<Outcome<Carried>> came;
    const auto is_done = [&came] { return *came && (*came)->as == As::done; };
    const auto kept = book_.store.all_or_nothing([&]() -> Expected<void> {
      came = does();
      return is_done() ? Expected<void>() : tl::unexpected(Error{});
    });
    if (came && (kept || !is_done())) return std::move(*came);
    return tl::unexpected(Refusal(kept.error()));
  }

  /// Whether a director wants it, and the sheet is what he saw.
  [[nodiscard]] std::optional<As> why_not() const {
    if (by_.duty != Asker::Duty::director) return As::not_his;
    if (!is_same_sheet(desk_, act_.head)) return As::overtaken;
    return std::nullopt;
  }

  Outcome<Carried> sit() {
    if (const auto why = why_not()) return not_done(*why);
    const auto event = seats_event(book_, desk_, act_.players, act_.waiting, act_.totals == "own");
    if (!event) return tl::unexpected(event.error());
    return write(*event);
  }

  Outcome<Carried> begin() {
    if (const auto why = why_not()) return not_done(*why);
    const auto names = names_in(book_);
    if (!names) return tl::unexpected(Refusal(names.error()));
    const auto beginning = told_beginning(book_, desk_, *names, act_.beginning);
    if (!beginning) return tl::unexpected(beginning.error());
    if (beginning->does == BeginningSoFar::Does::begin) return begin_next(*beginning);
    if (beginning->told == beginning->stands)
      return tl::unexpected(refused("", "table.nothing_differs"));
    OpeningCorrection correction =
        correction_between(beginning->stands, beginning->told, beginning->from);
    correction.why = clean_remark(act_.text);
    const auto event = mending_event(book_, desk_, correction);
    if (!event) return tl::unexpected(event.error());
    return write(*event);
  }

  /// Only behind the session that the table plays, or played last: another may have begun one.
  Outcome<Carried> begin_next(const ToldBeginning& beginning) {
    const auto now = session_of_table(book_);
    if (!now) return tl::unexpected(Refusal(now.error()));
    if (*now != desk_.id) return not_done(As::overtaken);
    const auto event = opening_event(book_, beginning.told);
    if (!event) return tl::unexpected(event.error());
    return begin_session(signed_, *event).map([](const Desk& next) {
      return Carried{As::done, next.head()};
    });
  }

  Outcome<Carried> remark() {
    if (by_.duty != Asker::Duty::director) return not_done(As::not_his);
    const std::string said = clean_remark(act_.text);
    if (act_.remark == Act::Remark::settle) return settle(said);
    if (act_.event != 0 && number_of_deal(desk_, act_.event) == 0) return not_done(As::overtaken);
    if (act_.remark == Act::Remark::note)
      return write(simple_event(EventKind::note, {.of = act_.event}, said));
    if (!is_same_sheet(desk_, act_.head)) return not_done(As::overtaken);
    return write(correction(act_.event, std::nullopt, said));
  }

  Outcome<Carried> settle(const std::string& how) {
    const auto names = names_in(book_);
    if (!names) return tl::unexpected(Refusal(names.error()));
    if (!is_open_dispute(view(desk_, *names), act_.event)) return not_done(As::overtaken);
    return write(simple_event(EventKind::settled, {.of = act_.event}, how));
  }

  Outcome<Carried> close() {
    if (const auto why = why_not()) return not_done(*why);
    return write(simple_event(act_.reopens ? EventKind::reopened : EventKind::closed));
  }

  /// What he has entered himself, which he alone can name; a director whatever was last.
  Outcome<Carried> take_back() {
    if (!may_enter(by_)) return not_done(As::not_his);
    if (act_.of.empty() && by_.duty != Asker::Duty::director) return not_done(As::not_his);
    const auto event = undo_event(desk_);
    if (!event) return not_done(As::overtaken);
    const bool seen = event->said.of <= act_.head && is_same_sheet(desk_, act_.head);
    if (act_.of.empty() ? !seen : !names_the(event->said.of)) return not_done(As::overtaken);
    return write(*event);
  }

  /// Whether that event is the one that he names.
  [[nodiscard]] bool names_the(Seq event) const {
    const auto stored = book_.store.read(desk_.id);
    return stored && event_called(*stored, act_.of) == event;
  }

  Book& book_;
  Book signed_;  ///< the same; what is written there has the id of the act
  Desk& desk_;
  const Act& act_;
  const Asker& by_;
};

/// Done also where the same was sent before: it stands already.
Outcome<Carried> carried_out(Book& book, const Act& act, const Asker& by) {
  if (begins(act)) {
    const auto begun = book.store.find(act.id);
    if (!begun) return tl::unexpected(Refusal(begun.error()));
    if (*begun) return Carried{As::done, 1};
  }
  const auto found = book.store.find(act.session);
  if (!found) return tl::unexpected(Refusal(found.error()));
  if (!*found || (*found)->summary.state == Summary::State::discarded)
    return tl::unexpected(misused("store.no_session", {}));
  const auto stored = book.store.read(act.session);
  if (!stored) return tl::unexpected(Refusal(stored.error()));
  if (stored->game == kTournament) return carry_out_at_event(book, *stored, act, by);
  if (const Seq event = event_called(*stored, act.id); event > 0) {
    if (!is_done_by(act.does, stored->events[static_cast<std::size_t>(event) - 1].kind))
      return tl::unexpected(refused("/id", "finding.value", act.id));
    return Carried{As::done, event};
  }
  auto desk = open_session(book, act.session);
  if (!desk) return tl::unexpected(desk.error());
  if (act.head > desk->head()) return Carried{As::overtaken, 0};  // of another book
  return AtTable(book, *desk, act, by).run();
}

}  // namespace

Outcome<Carried> carry_out(Book& book, const Act& act, const Asker& by) {
  auto done = with_memory([&] { return carried_out(book, act, by); });
  for (int tries = 1; tries < kAttempts && was_faster(done); ++tries)
    done = with_memory([&] { return carried_out(book, act, by); });
  return done;
}

}  // namespace spadille

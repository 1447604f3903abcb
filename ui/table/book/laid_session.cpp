#include "ui/table/book/laid_session.h"

#include <algorithm>

#include "app/kept_text.h"
#include "app/people/names.h"
#include "app/record/deeds.h"
#include "app/record/events.h"
#include "app/record/opening.h"
#include "app/record/session_view.h"
#include "app/referee/awarded_deal.h"
#include "app/referee/posting.h"
#include "app/tournament/table_session.h"

namespace spadille::table {
namespace {

Seq last_told(const Desk& desk) { return seq_of_deal(desk, last_deal(desk)); }

/// Somebody else wrote in the session first, or another book stands in the place of this one.
bool is_overtaken(const Refusal& refusal) {
  return refusal.error && (refusal.error->code == Error::Code::conflict ||
                           refusal.error->cause == Error::Cause::moved);
}

/// An event whose table keeps this session is told what it comes to now. What fails here is told
/// when somebody looks at the event.
void tell_event(Book& book, const Desk& desk) {
  static_cast<void>(tell_of_session(book, desk.uuid));
}

}  // namespace

Outcome<LaidPtr> laid_out(Book& book, Desk desk) {
  auto names = names_in(book);
  if (!names) return tl::unexpected(Refusal(names.error()));
  EveningView shown = view(desk, *names);
  return std::make_shared<const Laid>(Laid{std::move(desk), std::move(*names), std::move(shown)});
}

Expected<SessionId> number_now(Book& book, const std::string& uuid) {
  return book.store.find(uuid).map(
      [](const std::optional<SessionId>& number) { return number.value_or(0); });
}

QString reason(const Refusal& refusal, const SeatNames& names, const Speaker& speaker) {
  QStringList all;
  for (const Finding& finding : refusal.findings) {
    QString said = speaker.said(finding.message, names);
    if (finding.rule.named()) said += " " + text(to_string(finding.rule));
    all << said;
  }
  if (refusal.error) {
    QString said = speaker.said(refusal.error->message, names);
    // Of what somebody else wrote the detail counts events, which tells nobody anything.
    const bool tells =
        !refusal.error->detail.empty() && refusal.error->code != Error::Code::conflict;
    if (tells) said += speaker.bracketed(text(refusal.error->detail));
    all << said;
  }
  return all.join('\n');
}

LaidSession::LaidSession(Clerk& clerk, const Speaker& speaker, QObject* parent)
    : QObject(parent), clerk_(clerk), speaker_(speaker) {
  connect(&speaker, &Speaker::languageChanged, this, &LaidSession::changed);
}

const EveningView* LaidSession::view() const { return laid_ ? &laid_->view : nullptr; }

DealEntry LaidSession::nextDeal() const {
  if (!laid_) return {};
  return {session_of(laid_->desk), laid_->view.names};
}

LaidPtr LaidSession::Latest::of(const LaidPtr& shown) const {
  const bool ahead = laid && laid->desk.id == shown->desk.id &&
                     laid->desk.uuid == shown->desk.uuid && laid->desk.head() > shown->desk.head();
  return ahead ? laid : shown;
}

void LaidSession::lay(Outcome<LaidPtr> laid) { take(std::move(laid)); }

void LaidSession::take(Outcome<LaidPtr> laid) {
  if (!laid) {
    emit refused(reason(laid.error(), view() ? view()->names : SeatNames{}, speaker_));
    if (is_overtaken(laid.error())) reread();
    return;
  }
  laid_ = std::move(*laid);
  taken_back_.clear();
  emit changed();
}

/// Shows how it stands now, so that the next tap goes on from there.
void LaidSession::reread() {
  if (!laid_) return;
  clerk_.ask(
      [uuid = laid_->desk.uuid](Book& book) -> Outcome<LaidPtr> {
        const auto number = book.store.find(uuid);
        if (!number) return tl::unexpected(Refusal(number.error()));
        if (!*number) return LaidPtr();
        auto desk = open_session(book, **number);
        if (!desk) return tl::unexpected(desk.error());
        return laid_out(book, std::move(*desk));
      },
      [this, before = laid_](Outcome<LaidPtr> laid) {
        if (laid && laid_ == before) take(std::move(laid));
      });
}

void LaidSession::follow() {
  if (!laid_) return;
  struct Seen {
    bool more = false;
    SessionId number = 0;
  };
  clerk_.ask(
      [before = laid_, latest = latest_](Book& book) -> Outcome<Seen> {
        const LaidPtr now = latest->of(before);
        const auto number = number_now(book, now->desk.uuid);
        if (!number) return tl::unexpected(Refusal(number.error()));
        if (*number != now->desk.id) return Seen{false, *number};
        const auto listed = book.store.find(*number);
        if (!listed) return tl::unexpected(Refusal(listed.error()));
        const auto names = names_in(book);
        if (!names) return tl::unexpected(Refusal(names.error()));
        const bool more = *listed && ((*listed)->events != now->desk.head() ||
                                      names->players() != now->names.players());
        return Seen{more, *number};
      },
      [this, before = laid_](Outcome<Seen> seen) {
        if (!seen) return;
        if (seen->more) emit continued();
        if (seen->more) return reread();
        const bool other = laid_ && laid_->desk.uuid == before->desk.uuid &&
                           laid_->desk.id != seen->number && seen->number != 0;
        if (other) emit renumbered(static_cast<int>(seen->number));
      });
}

void LaidSession::open(int session) {
  clerk_.ask(
      [session](Book& book) -> Outcome<LaidPtr> {
        auto desk = open_session(book, session);
        if (!desk) return tl::unexpected(desk.error());
        return laid_out(book, std::move(*desk));
      },
      [this](Outcome<LaidPtr> laid) { take(std::move(laid)); });
}

void LaidSession::putAway() {
  laid_.reset();
  emit changed();
}

void LaidSession::sameAgain() {
  if (!laid_) return;
  clerk_.ask(
      [before = laid_](Book& book) -> Outcome<LaidPtr> {
        auto desk = begin_session(book, same_again(before->desk, book.today()));
        if (!desk) return tl::unexpected(desk.error());
        return laid_out(book, std::move(*desk));
      },
      [this](Outcome<LaidPtr> laid) {
        const bool begun = laid.has_value();
        take(std::move(laid));
        if (begun) emit wrote();
      });
}

/// A new deal on the desk that was shown, however quickly it is asked again: it is written down
/// once.
void LaidSession::tell(Seq deal, std::function<Outcome<void>(Book&, Desk&)> record) {
  if (!laid_) return;
  clerk_.ask(
      [before = laid_, latest = latest_, deal,
       record = std::move(record)](Book& book) -> Outcome<LaidPtr> {
        Desk desk = (deal == 0 ? before : latest->of(before))->desk;
        if (auto done = record(book, desk); !done) return tl::unexpected(done.error());
        tell_event(book, desk);
        auto laid = laid_out(book, std::move(desk));
        if (laid) latest->laid = *laid;
        return laid;
      },
      [this, deal](Outcome<LaidPtr> laid) {
        const bool done = laid.has_value();
        if (done) {
          told_ = deal != 0 ? deal : last_told((*laid)->desk);
          told_at_ = *laid;
          deed_.clear();
        }
        has_recorded_ = done && deal == 0;
        take(std::move(laid));
        has_recorded_ = false;
        if (done) emit recorded();
        if (done) emit wrote();
      });
}

void LaidSession::record(const AnyDeal& deal, const std::optional<CardPlay>& play,
                         const std::vector<RulingView>& rulings) {
  tell(0, [deal, play, rulings](Book& book, Desk& desk) {
    return record_awarded_deal(book, desk, deal, {}, play, rulings);
  });
}

/// What was written since in words; empty where nothing was, or something was taken back.
QString LaidSession::deedOf(const Laid& laid) const {
  if (laid_ && laid_->desk.head() == laid.desk.head()) return {};
  return text(what_was_written(laid.desk, laid.names, speaker_.words()));
}

void LaidSession::carryOut(std::function<Outcome<bool>(Book&, Desk&)> change,
                           std::function<void(bool)> done) {
  if (!laid_) return;
  clerk_.ask(
      [before = laid_, latest = latest_,
       change = std::move(change)](Book& book) -> Outcome<LaidPtr> {
        const LaidPtr now = latest->of(before);
        Desk desk = now->desk;
        const auto written = change(book, desk);
        if (!written) return tl::unexpected(written.error());
        if (!*written) return now;
        tell_event(book, desk);
        auto laid = laid_out(book, std::move(desk));
        if (laid) latest->laid = *laid;
        return laid;
      },
      [this, done = std::move(done)](Outcome<LaidPtr> laid) {
        const bool stands = laid.has_value();
        const QString deed = stands ? deedOf(**laid) : QString();
        if (!deed.isEmpty()) told_at_ = *laid;
        deed_ = deed;
        take(std::move(laid));
        if (!deed.isEmpty()) emit deedDone();
        if (stands) emit wrote();
        if (done) done(stands);
      });
}

void LaidSession::write(std::function<std::optional<Event>(const Desk&)> event,
                        std::function<void(bool)> done) {
  carryOut(
      [event = std::move(event)](Book& book, Desk& desk) -> Outcome<bool> {
        const auto said = event(desk);
        if (!said) return false;
        return write_down(book, desk, *said).map([] { return true; });
      },
      std::move(done));
}

void LaidSession::correct(Seq seq, const std::optional<AnyDeal>& deal, const QString& why) {
  tell(seq, [seq, deal, why = clean_remark(why.toStdString())](Book& book, Desk& desk) {
    return write_down(book, desk, correction(seq, deal, why));
  });
}

void LaidSession::strikeOut(int seq, const QString& why) { correct(seq, std::nullopt, why); }

/// Makes the last word void, or good again, and keeps what that was in words.
void LaidSession::takeBack(bool again) {
  if (!laid_) return;
  const auto before = std::make_shared<Desk>();
  write(
      [again, before](const Desk& desk) {
        *before = desk;
        return again ? redo_event(desk) : undo_event(desk);
      },
      [this, again, before](bool stands) {
        if (!stands || before->head() == laid_->desk.head()) return;
        taken_back_ = speaker_.labelled(
            speaker_.said(again ? "book.redo" : "book.undo"),
            text(what_is_taken_back(*before, laid_->desk.table, laid_->names, speaker_.words())));
        emit changed();
      });
}

void LaidSession::undo() { takeBack(false); }
void LaidSession::redo() { takeBack(true); }

namespace {

auto remark(EventKind kind, Seq of, const QString& words) {
  return [kind, of, words = clean_remark(words.toStdString())](const Desk&) {
    return std::optional(simple_event(kind, {.of = of}, words));
  };
}

}  // namespace

void LaidSession::note(int of, const QString& words) { write(remark(EventKind::note, of, words)); }
void LaidSession::dispute(int seq, const QString& words) {
  write(remark(EventKind::disputed, seq, words));
}
void LaidSession::settleDispute(int seq, const QString& words) {
  write(remark(EventKind::settled, seq, words));
}

void LaidSession::ruleAnew(int seq) {
  write([seq](const Desk& desk) -> std::optional<Event> {
    const auto stale = stale_ruling(desk.table, seq);
    if (!stale || !stale->now) return std::nullopt;
    return adopting(desk, *stale);
  });
}
void LaidSession::keepRuling(int seq, const QString& why) {
  write([seq, words = clean_remark(why.toStdString())](const Desk& desk) -> std::optional<Event> {
    const auto stale = stale_ruling(desk.table, seq);
    return stale ? std::optional(keeping(desk, *stale, words)) : std::nullopt;
  });
}

void LaidSession::close() { write(remark(EventKind::closed, 0, {})); }
void LaidSession::reopen() { write(remark(EventKind::reopened, 0, {})); }
void LaidSession::throwAway() { write(remark(EventKind::discarded, 0, {})); }

}  // namespace spadille::table

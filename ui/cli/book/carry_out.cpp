#include "ui/cli/book/carry_out.h"

#include <ostream>

#include "app/people/names.h"
#include "app/review/effect_words.h"
#include "app/score/answer.h"
#include "app/score/refusal_answer.h"
#include "app/tournament/table_session.h"
#include "ui/cli/terminal/print.h"
#include "ui/cli/terminal/prompter.h"

namespace spadille::cli {
namespace {

/// What is wrong with a deal, which is named as on the sheet.
std::string findings_of(const DealView& deal, const SeatNames& names, const Voice& voice) {
  Findings all = deal.findings;
  for (Finding& finding : all)
    if (finding.place.rfind("/deals/", 0) == 0)
      finding.place.erase(0, finding.place.find('/', std::string_view("/deals/").size()));
  return findings(all, deal_label(deal, voice.words), names, voice);
}

void say_saved(const Streams& streams, const Voice& voice) {
  streams.err << voice.words.say("book.saved") << '\n';
}

}  // namespace

void show(const EveningView& evening, const Streams& streams, const Voice& voice) {
  if (voice.json)
    streams.out << answer(evening, voice.words) << '\n';
  else
    streams.out << sheet(evening, voice);
  for (const DealView& deal : evening.deals)
    if (!voice.json) streams.err << findings_of(deal, evening.names_in(deal), voice);
}

void show_last_deal(const EveningView& evening, const Streams& streams, const Voice& voice) {
  if (voice.json) return show(evening, streams, voice);
  streams.out << last_deal(evening, voice);
  streams.err << findings_of(evening.deals.back(), evening.names_in(evening.deals.back()), voice);
  say_saved(streams, voice);
}

Exit carry_out(OpenedBook& book, Desk& desk, const Event& event, Write write,
               const Streams& streams, const Voice& voice) {
  auto next = propose(desk, event);
  if (!next) return refuse(next.error(), seat_names(desk, book.names), streams, voice);
  auto names = names_in(book.book);
  if (names) book.names = std::move(*names);
  const EveningView before = view(desk, book.names);
  const EveningView after = view(desk, *next, book.names);
  if (!voice.json) streams.out << effect(before, after, voice.words);
  for (const DealView& deal : after.deals)
    if (!voice.json) streams.err << findings_of(deal, after.names_in(deal), voice);
  if (write == Write::never && voice.json) show(after, streams, voice);
  if (write == Write::never) return Exit::done;
  if (write == Write::once_agreed && !confirmed(streams, voice))
    return fail({Error::Code::usage, {"error.needs_yes"}, {}}, streams, voice);
  const auto done = commit(book.book, desk, event, std::move(*next));
  if (!done && is_conflict(done.error())) return tell_newer(book, desk, streams, voice);
  if (!done) return refuse(done.error(), after.names, streams, voice);
  tell_event(book, desk);
  streams.saved();
  if (voice.json)
    show(view(desk, book.names), streams, voice);
  else
    say_saved(streams, voice);
  return Exit::done;
}

void tell_event(OpenedBook& book, const Desk& desk) {
  static_cast<void>(tell_of_session(book.book, desk.uuid));
}

bool is_conflict(const Refusal& refusal) {
  return refusal.error && refusal.error->code == Error::Code::conflict;
}

Exit tell_conflict(const EveningView& now, const Streams& streams, const Voice& voice) {
  if (voice.all_json) streams.out << conflict_answer(now, voice.words) << '\n';
  streams.err << "spadille: " << voice.words.say("store.conflict") << '\n';
  streams.err << last_deal(now, voice);
  return Exit::conflict;
}

Exit tell_newer(OpenedBook& book, const Desk& desk, const Streams& streams, const Voice& voice) {
  const auto now = open_session(book.book, desk.id);
  if (!now) return refuse(now.error(), {}, streams, voice);
  return tell_conflict(view(*now, book.names), streams, voice);
}

}  // namespace spadille::cli

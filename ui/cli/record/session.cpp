// What is said about a session, and about the list of them.
#include <ostream>

#include "app/record/digest.h"
#include "app/record/opening.h"
#include "codec/scalar.h"
#include "ui/cli/book/effect.h"
#include "ui/cli/book/list.h"
#include "ui/cli/commands/split.h"
#include "ui/cli/review/chart.h"

namespace spadille::cli {
namespace {

constexpr std::size_t kLongestText = 1000;  ///< bytes

std::string text_of(const Request& request) {
  std::string text;
  for (const std::string& word : request.words) text += (text.empty() ? "" : " ") + word;
  return visible_text(text, kLongestText);
}

/// Opens the session, makes one event of it, and carries that out.
template <typename T>
Exit with_desk(const Request& request, const Streams& streams, const Voice& voice, T&& make) {
  auto opened = open_desk(request, streams, voice);
  if (!opened) return opened.error();
  auto& [book, desk] = *opened;
  const Outcome<AnyEvent> event = make(book, desk);
  if (!event) return refuse(event.error(), seat_names(desk, book.names), streams, voice);
  return carry_out(book, desk, *event, request, streams, voice);
}

Refusal no_deal(int number) {
  return Error{Error::Code::usage, {"error.no_such_deal"}, std::to_string(number)};
}

/// Why a session is not got back in this way: it is open, or it was put away in another.
Refusal not_put_away(SessionId session, Summary::State state) {
  return state == Summary::State::open ? refused("", "finding.book.open")
                                       : put_away(session, state);
}

/// Who gets a session back without a number means the last one that is closed, or thrown away.
tl::expected<OpenedDesk, Exit> open_put_away(const Request& request, Summary::State state,
                                             const Streams& streams, const Voice& voice) {
  auto opened = open_desk(request, streams, voice, {.state = state});
  if (!opened) return opened;
  const Desk& desk = opened->desk;
  if (const auto now = digest(desk.table).summary.state; now != state)
    return tl::unexpected(refuse(not_put_away(desk.id, now), {}, streams, voice));
  return opened;
}

/// Written without a word about figures: none of them changes.
Exit write(const Request& request, const Streams& streams, const Voice& voice, EventKind kind,
           tl::expected<OpenedDesk, Exit> opened) {
  if (!opened) return opened.error();
  auto& [book, desk] = *opened;
  const auto done = write_down(book.book, desk, simple_event(desk, kind));
  if (!done) return refuse(done.error(), {}, streams, voice);
  streams.saved();
  show(view(desk, book.names), request, streams, voice);
  return Exit::done;
}

bool is_open_dispute(const EveningView& evening, Seq seq) {
  const auto open = [seq](const RemarkView& remark) {
    return remark.seq == seq && remark.kind == EventKind::disputed && !remark.settled;
  };
  for (const DealView& deal : evening.deals)
    if (std::any_of(deal.remarks.begin(), deal.remarks.end(), open)) return true;
  return std::any_of(evening.session->remarks.begin(), evening.session->remarks.end(), open);
}

OpeningCorrection correction_of(const Request& request) {
  OpeningCorrection correction;
  correction.from = request.from;
  if (!request.title.empty()) correction.title = request.title;
  if (!request.date.empty()) correction.date = request.date;
  if (!request.place.empty()) correction.place = request.place;
  if (!request.players.empty()) correction.players = parts(request.players, ',');
  if (!request.waiting.empty()) correction.waiting = parts(request.waiting, ',');
  correction.dealer = request.dealer;
  correction.before = request.before;
  correction.why = visible_text(request.why, kLongestText);
  return correction;
}

}  // namespace

Exit note(const Request& request, const Streams& streams, const Voice& voice) {
  return with_desk(request, streams, voice, [&](OpenedBook&, Desk& desk) -> Outcome<AnyEvent> {
    const Seq of = request.deal == 0 ? 0 : seq_of_deal(desk, request.deal);
    if (request.deal != 0 && of == 0) return tl::unexpected(no_deal(request.deal));
    return simple_event(desk, EventKind::note, {.of = of}, text_of(request));
  });
}

Exit dispute(const Request& request, const Streams& streams, const Voice& voice) {
  return with_desk(request, streams, voice, [&](OpenedBook& book, Desk& desk) -> Outcome<AnyEvent> {
    if (request.from > 0) {
      if (!is_open_dispute(view(desk, book.names), request.from))
        return tl::unexpected(Refusal(
            Error{Error::Code::usage, {"error.no_such_dispute"}, std::to_string(request.from)}));
      return simple_event(desk, EventKind::settled, {.of = request.from}, text_of(request));
    }
    const Seq of = request.deal == 0 ? 0 : seq_of_deal(desk, request.deal);
    if (request.deal != 0 && of == 0) return tl::unexpected(no_deal(request.deal));
    return simple_event(desk, EventKind::disputed, {.of = of}, text_of(request));
  });
}

Exit correct_opening(const Request& request, const Streams& streams, const Voice& voice) {
  auto opened = open_desk(request, streams, voice);
  if (!opened) return opened.error();
  auto& [book, desk] = *opened;
  OpeningCorrection correction = correction_of(request);
  auto rules = changed_rules(request, book, desk, streams, voice);
  if (!rules) return rules.error();
  correction.rules = std::move(*rules);
  if (!request.totals.empty()) {
    correction.totals = totals_in(request.totals);
    if (!correction.totals)
      return fail({Error::Code::usage, {"error.usage.value"}, visible(request.totals)}, streams,
                  voice);
  }
  const auto event = opening_correction(book.book, desk, correction);
  if (!event) return refuse(event.error(), seat_names(desk, book.names), streams, voice);
  warn_of_look_alikes(correction.players, book.names, streams, voice);
  warn_of_look_alikes(correction.waiting, book.names, streams, voice);
  return carry_out(book, desk, *event, request, streams, voice,
                   request.yes ? Confirm::given : Confirm::asked);
}

Exit change_seats(const Request& request, const Streams& streams, const Voice& voice) {
  return with_desk(request, streams, voice, [&](OpenedBook& book, Desk& desk) {
    std::vector<std::string> waiting;
    if (!request.waiting.empty()) waiting = parts(request.waiting, ',');
    auto event = seats_event(book.book, desk, request.words, waiting, request.own_totals);
    if (event) warn_of_look_alikes(request.words, book.names, streams, voice);
    if (event) warn_of_look_alikes(waiting, book.names, streams, voice);
    return event;
  });
}

Exit close_session(const Request& request, const Streams& streams, const Voice& voice) {
  return write(request, streams, voice, EventKind::closed, open_desk(request, streams, voice));
}

Exit reopen(const Request& request, const Streams& streams, const Voice& voice) {
  return write(request, streams, voice, EventKind::reopened,
               open_put_away(request, Summary::State::closed, streams, voice));
}

Exit discard(const Request& request, const Streams& streams, const Voice& voice) {
  if (!request.back)
    return write(request, streams, voice, EventKind::discarded, open_desk(request, streams, voice));
  return write(request, streams, voice, EventKind::reopened,
               open_put_away(request, Summary::State::discarded, streams, voice));
}

Exit purge(const Request& request, const Streams& streams, const Voice& voice) {
  auto opened = open_book(request, streams, voice);
  if (!opened) return opened.error();
  Filter filter;
  filter.state = Summary::State::discarded;
  filter.limit = 1'000'000;
  const auto thrown = opened->book.store.list(filter);
  if (!thrown) return fail(thrown.error(), streams, voice);
  if (!request.json) streams.out << session_list(*thrown, opened->names, voice);
  const std::string listed = request.json ? session_list_json(*thrown, opened->names) : "";
  if (thrown->empty() || request.dry_run) return streams.out << listed, Exit::done;
  if (!request.yes && !confirmed(streams, voice))
    return fail({Error::Code::usage, {"error.needs_yes"}, {}}, streams, voice);
  const auto done = opened->book.store.all_or_nothing([&]() -> Expected<void> {
    for (const Listed& session : *thrown)
      if (auto gone = opened->book.store.purge(session.id); !gone) return gone;
    return {};
  });
  if (!done) return fail(done.error(), streams, voice);
  streams.saved();
  streams.out << listed;
  return Exit::done;
}

Exit show_sheet(const Request& request, const Streams& streams, const Voice& voice) {
  auto opened = open_desk(request, streams, voice);
  if (!opened) return opened.error();
  EveningView evening = view(opened->desk, opened->opened.names);
  if (request.deal > 0) {
    std::erase_if(evening.deals, [&](const DealView& d) { return d.number != request.deal; });
    if (evening.deals.empty())
      return fail({Error::Code::usage, {"error.no_such_deal"}, std::to_string(request.deal)},
                  streams, voice);
  }
  show(evening, request, streams, voice);
  const Exit end = evening.has_errors() ? Exit::findings : Exit::done;
  if (!request.chart || request.json || !evening.scored) return end;
  std::erase_if(evening.deals, [](const DealView& d) { return d.number == 0; });
  streams.out << '\n' << chart(evening, voice);
  return end;
}

Exit sessions(const Request& request, const Streams& streams, const Voice& voice) {
  auto opened = open_book(request, streams, voice);
  if (!opened) return opened.error();
  const auto filter = filter_of(request, *opened, streams, voice);
  if (!filter) return filter.error();
  const auto listed = opened->book.store.list(*filter);
  if (!listed) return fail(listed.error(), streams, voice);
  streams.out << (request.json ? session_list_json(*listed, opened->names)
                               : session_list(*listed, opened->names, voice));
  return Exit::done;
}

}  // namespace spadille::cli

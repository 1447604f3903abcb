// Recording: a new session, deals, corrections, undo and redo.
#include <algorithm>
#include <ostream>

#include "app/people/names.h"
#include "app/record/deeds.h"
#include "app/record/events.h"
#include "app/record/opening.h"
#include "app/referee/awarded_deal.h"
#include "app/rulebook/rules.h"
#include "codec/scalar.h"
#include "ui/cli/book/effect.h"
#include "ui/cli/book/list.h"
#include "ui/cli/book/opened.h"
#include "ui/cli/commands/split.h"
#include "ui/cli/record/guided.h"
#include "ui/cli/record/played_deal.h"
#include "ui/cli/rulebook/review.h"
#include "ui/cli/terminal/files.h"

namespace spadille::cli {
namespace {

constexpr std::size_t kLongestDeal = 4000;  ///< bytes

Opening opening_of(const Request& request, RulesView rules) {
  Opening opening;
  opening.rules = std::move(rules);
  opening.title = request.title;
  opening.date = request.date;
  opening.place = request.place;
  opening.players = request.words;
  if (!request.waiting.empty()) opening.waiting = parts(request.waiting, ',');
  if (request.in_turn == "deal") opening.in_turn = InTurn::deal;
  if (request.in_turn == "game") opening.in_turn = InTurn::game;
  opening.dealer = request.dealer;
  opening.before = request.before;
  return opening;
}

Exit usage(std::string word, const Streams& streams, const Voice& voice) {
  return fail({Error::Code::usage, {"error.usage.value"}, visible(word)}, streams, voice);
}

Exit told_new(const Desk& desk, OpenedBook& opened, const Request& request, const Streams& streams,
              const Voice& voice) {
  streams.saved();
  auto names = names_in(opened.book);
  if (!names) return fail(names.error(), streams, voice);
  show(view(desk, *names), request, streams, voice);
  return Exit::done;
}

/// The same people, rules and turn to deal as in the session before.
Exit begin_again(OpenedBook& opened, const Request& request, const Streams& streams,
                 const Voice& voice) {
  const auto before = open_desk(opened, request, streams, voice, Filter());
  if (!before) return before.error();
  const std::string date = request.date.empty() ? opened.book.today() : request.date;
  const auto desk = begin_session(opened.book, same_again(*before, date));
  if (!desk) return refuse(desk.error(), {}, streams, voice);
  return told_new(*desk, opened, request, streams, voice);
}

/// The words of a deal, or what standard input tells.
std::string deal_text(const Request& request, const Streams& streams) {
  std::string text;
  for (const std::string& word : request.words) text += (text.empty() ? "" : " ") + word;
  if (!request.words.empty() && text != "-") return text;
  const auto read = read_file("-", streams.in, kLongestDeal);
  return read ? *read : std::string();
}

/// Whether the session is as far as the caller believes.
bool moved_on(const Request& request, const Desk& desk) {
  return request.head >= 0 && request.head != desk.head();
}

using MaybeSeat = Outcome<std::optional<Seat>>;

MaybeSeat dealer_of(const Request& request, const Place& place) {
  if (request.dealer.empty()) return std::optional<Seat>();
  const auto dealer = seat_told(place, request.dealer);
  if (!dealer) return tl::unexpected(dealer.error());
  return std::optional(*dealer);
}

using MaybeDeal = Outcome<std::optional<AnyDeal>>;

MaybeDeal some(Outcome<AnyDeal> deal) {
  if (!deal) return tl::unexpected(deal.error());
  return std::optional<AnyDeal>(*deal);
}

using MaybeTold = Outcome<std::optional<DealTold>>;

MaybeTold without_cards(const MaybeDeal& deal) {
  if (!deal) return tl::unexpected(deal.error());
  if (!*deal) return std::optional<DealTold>();
  return std::optional(DealTold{**deal, {}, {}, {}});
}

MaybeTold by_cards(const Request& request, const Place& place, const Streams& streams,
                   const Voice& voice) {
  auto told = deal_by_cards(request, place, streams, voice);
  if (!told) return tl::unexpected(told.error());
  if (!*told) return std::optional<DealTold>();
  return std::optional(DealTold{(*told)->deal,
                                {},
                                std::move((*told)->play),
                                rulings_to_post((*told)->rulings, request, streams, voice)});
}

/// One answer a line.
std::string draft_text(const std::vector<std::string>& answers) {
  std::string text;
  for (const std::string& answer : answers) text += answer + '\n';
  return text;
}

/// Asks for a deal. The next one from where somebody was when the program ended. Nothing: he ended
/// it himself.
MaybeDeal asked(OpenedBook& book, const Desk& desk, const Place& place, bool next,
                const Streams& streams, const Voice& voice) {
  if (!next) return guided_deal(place.session, place.names, streams, voice);
  Store& store = book.book.store;
  Draft draft;
  if (const auto text = store.draft(desk.id); text && !text->empty())
    draft.answers = parts(text->substr(0, text->size() - 1), '\n');
  draft.keep = [&](const std::vector<std::string>& answers) {
    static_cast<void>(store.put_draft(desk.id, draft_text(answers)));  // the deal will tell
  };
  const auto deal = guided_deal(place.session, place.names, streams, voice, std::move(draft));
  if (!deal) static_cast<void>(store.put_draft(desk.id, {}));
  return deal;
}

/// What a deal should have been: in words, by asking, or the same with another dealer.
MaybeDeal corrected(const Request& request, const Desk& desk, const Place& place,
                    const Streams& streams, const Voice& voice) {
  if (request.strike) return std::optional<AnyDeal>();
  if (!request.words.empty()) return some(deal_told(place, deal_text(request, streams)));
  if (!request.dealer.empty()) return std::optional(deal_as_it_is(desk, request.deal));
  if (!streams.machine->terminal) return some(deal_told(place, deal_text(request, streams)));
  return guided_deal(place.session, place.names, streams, voice);
}

/// Those who played last, the latest first.
std::vector<std::string> usual_players(OpenedBook& book) {
  std::vector<std::string> usual;
  const auto listed = book.book.store.list({});
  if (!listed) return usual;
  for (const Listed& session : *listed)
    for (const std::string& name : book.names.of(session.summary.players))
      if (std::find(usual.begin(), usual.end(), name) == usual.end()) usual.push_back(name);
  return usual;
}

/// A session that begins as somebody answers.
Exit ask_new(OpenedBook& opened, const Request& request, const Streams& streams,
             const Voice& voice) {
  const auto table = guided_table(usual_players(opened), streams.machine->draw, streams, voice);
  if (!table) return Exit::done;
  Opening opening;
  opening.rules = *preset_rules(table->rules);
  opening.players = table->players;
  opening.dealer = table->players[table->dealer.index];
  const auto event = opening_event(opened.book, opening);
  if (!event) return refuse(event.error(), {}, streams, voice);
  const auto desk = begin_session(opened.book, *event);
  if (!desk) return refuse(desk.error(), {}, streams, voice);
  return told_new(*desk, opened, request, streams, voice);
}

/// Without a session the one that was written in last, whatever became of it: what was done last
/// may have closed it.
Exit undone(const Request& request, const Streams& streams, const Voice& voice, bool again) {
  auto opened = open_desk(request, streams, voice, {.thrown_away_too = true});
  if (!opened) return opened.error();
  auto& [book, desk] = *opened;
  if (moved_on(request, desk)) return tell_conflict(view(desk, book.names), streams, voice);
  const auto event = again ? redo_event(desk) : undo_event(desk);
  if (!event)
    return fail(
        {Error::Code::usage, {again ? "error.nothing_to_redo" : "error.nothing_to_undo"}, {}},
        streams, voice);
  const auto next = propose(desk, *event);
  if (!next) return refuse(next.error(), {}, streams, voice);
  const std::string deed = what_is_taken_back(desk, *next, book.names, voice.words);
  if (!request.json)
    streams.out << voice.words.say(again ? "book.redo" : "book.undo") << ": " << deed << '\n';
  return carry_out(book, desk, *event, request, streams, voice);
}

/// Whether a deal is asked for question by question.
bool is_asked(const Request& request, const Streams& streams) {
  return request.words.empty() && streams.machine->terminal;
}

Outcome<void> record(Book& book, Desk& desk, const DealTold& told) {
  return record_awarded_deal(book, desk, told.deal, told.dealer, told.play, told.rulings);
}

/// A deal behind the others. Where somebody else wrote first, what he wrote is shown, and whoever
/// was asked for the deal is asked whether it still counts.
Exit record_next(OpenedDesk& opened, const DealTold& told, const SeatNames& seats,
                 const Request& request, const Streams& streams, const Voice& voice) {
  auto& [book, desk] = opened;
  auto done = record(book.book, desk, told);
  if (!done && is_conflict(done.error())) {
    const Exit newer = tell_newer(book, desk, streams, voice);
    if (!is_asked(request, streams) || !confirmed(streams, voice)) return newer;
    auto again = open_session(book.book, desk.id);
    if (!again) return refuse(again.error(), seats, streams, voice);
    desk = std::move(*again);
    if (place_of_next(desk, book.names).names.seats != seats.seats) return newer;  // told of others
    done = record(book.book, desk, told);
  }
  if (!done) return refuse(done.error(), seats, streams, voice);
  streams.saved();
  show_last_deal(view(desk, book.names), request, streams, voice);
  return Exit::done;
}

}  // namespace

Exit new_session(const Request& request, const Streams& streams, const Voice& voice) {
  auto opened = open_book(request, streams, voice, true);
  if (!opened) return opened.error();
  if (request.again) return begin_again(*opened, request, streams, voice);
  if (request.rules.empty() && streams.machine->terminal)
    return ask_new(*opened, request, streams, voice);
  if (request.rules.empty())
    return fail({Error::Code::usage, {"error.usage.missing"}, {}}, streams, voice);
  auto rules = book_rules(request.rules, *opened, streams, voice);
  if (rules) rules = with_options(std::move(*rules), request, streams, voice);
  if (!rules) return rules.error();
  Opening opening = opening_of(request, std::move(*rules));
  if (!request.totals.empty()) {
    opening.totals = totals_in(request.totals);
    if (!opening.totals) return usage(request.totals, streams, voice);
  }
  const auto event = opening_event(opened->book, opening);
  if (!event) return refuse(event.error(), {}, streams, voice);
  const auto desk = begin_session(opened->book, *event);
  if (!desk) return refuse(desk.error(), {}, streams, voice);
  warn_of_look_alikes(opening.players, opened->names, streams, voice);
  warn_of_look_alikes(opening.waiting, opened->names, streams, voice);
  return told_new(*desk, *opened, request, streams, voice);
}

Exit deal(const Request& request, const Streams& streams, const Voice& voice) {
  auto opened = open_desk(request, streams, voice);
  if (!opened) return opened.error();
  auto& [book, desk] = *opened;
  if (const auto why = takes_no_deal(desk)) return refuse(*why, {}, streams, voice);
  if (request.from > 0 && seq_of_deal(desk, request.from) == 0)
    return fail({Error::Code::usage, {"error.no_such_deal"}, std::to_string(request.from)}, streams,
                voice);
  const bool next = request.from == 0;
  const Place place =
      next ? place_of_next(desk, book.names) : place_before(desk, book.names, request.from);
  const SeatNames& seats = place.names;
  const auto dealer = dealer_of(request, place);
  if (!dealer) return refuse(dealer.error(), seats, streams, voice);
  if (moved_on(request, desk)) return tell_conflict(view(desk, book.names), streams, voice);
  auto told = request.play ? by_cards(request, place, streams, voice)
              : is_asked(request, streams)
                  ? without_cards(asked(book, desk, place, next, streams, voice))
                  : without_cards(some(deal_told(place, deal_text(request, streams))));
  if (!told) return refuse(told.error(), seats, streams, voice);
  if (!*told) return Exit::done;
  (*told)->dealer = *dealer;
  if (request.dry_run || !next) return insert_deal(book, desk, **told, request, streams, voice);
  return record_next(*opened, **told, seats, request, streams, voice);
}

Exit correct(const Request& request, const Streams& streams, const Voice& voice) {
  auto opened = open_desk(request, streams, voice);
  if (!opened) return opened.error();
  auto& [book, desk] = *opened;
  const Seq of = seq_of_deal(desk, request.deal);
  if (of == 0)
    return fail({Error::Code::usage, {"error.no_such_deal"}, std::to_string(request.deal)}, streams,
                voice);
  const Place place = place_of(desk, book.names, request.deal);
  const auto dealer = dealer_of(request, place);
  if (!dealer) return refuse(dealer.error(), place.names, streams, voice);
  if (moved_on(request, desk)) return tell_conflict(view(desk, book.names), streams, voice);
  const auto deal = corrected(request, desk, place, streams, voice);
  if (!deal) return refuse(deal.error(), place.names, streams, voice);
  if (!*deal && !request.strike) return Exit::done;
  return carry_out(book, desk, correction(desk, of, *deal, request.why, *dealer), request, streams,
                   voice);
}

Exit undo(const Request& request, const Streams& streams, const Voice& voice) {
  return undone(request, streams, voice, false);
}

Exit redo(const Request& request, const Streams& streams, const Voice& voice) {
  return undone(request, streams, voice, true);
}

}  // namespace spadille::cli

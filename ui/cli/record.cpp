// Recording: a new session, deals, corrections, undo and redo.
#include <ostream>

#include "app/events.h"
#include "app/opening.h"
#include "codec/scalar.h"
#include "ui/cli/effect.h"
#include "ui/cli/files.h"
#include "ui/cli/opened.h"
#include "ui/cli/split.h"

namespace spadille::cli {
namespace {

constexpr std::size_t kLongestDeal = 4000;  ///< bytes

/// The options that `key=value` words change; the word that cannot be understood.
tl::expected<void, std::string> set_options(RulesView& rules,
                                            const std::vector<std::string>& words) {
  for (const std::string& word : words)
    if (!set_option(rules, word)) return tl::unexpected(word);
  return {};
}

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
  auto names = names_in(opened.book);
  if (!names) return fail(names.error(), streams, voice);
  return show(view(desk, *names), request, streams, voice);
}

/// The same people, rules and turn to deal as in the session before.
Exit begin_again(OpenedBook& opened, const Request& request, const Streams& streams,
                 const Voice& voice) {
  const auto before = open_desk(opened, request, streams, voice);
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

/// Whether the session is as far as the caller believes; says so when it is not.
bool moved_on(const Request& request, const Desk& desk, const Names& names, const Streams& streams,
              const Voice& voice) {
  if (request.head < 0 || request.head == desk.head()) return false;
  tell_conflict(view(desk, names), streams, voice);
  return true;
}

std::optional<Seat> dealer_of(const Request& request, const SeatNames& names) {
  return request.dealer.empty() ? std::nullopt : seat_meant(names, request.dealer);
}

Exit undone(const Request& request, const Streams& streams, const Voice& voice, bool again) {
  auto opened = open_desk(request, streams, voice);
  if (!opened) return opened.error();
  auto& [book, desk] = *opened;
  if (moved_on(request, desk, book.names, streams, voice)) return Exit::file;
  const auto event = again ? redo_event(desk) : undo_event(desk);
  if (!event)
    return fail(
        {Error::Code::usage, {again ? "error.nothing_to_redo" : "error.nothing_to_undo"}, {}},
        streams, voice);
  return carry_out(book, desk, *event, request, streams, voice);
}

}  // namespace

Exit new_session(const Request& request, const Streams& streams, const Voice& voice) {
  auto opened = open_book(request, streams, voice, true);
  if (!opened) return opened.error();
  if (request.again) return begin_again(*opened, request, streams, voice);
  auto rules = book_rules(request.rules, *opened, streams, voice);
  if (!rules) return rules.error();
  if (const auto set = set_options(*rules, request.options); !set)
    return usage(set.error(), streams, voice);
  Opening opening = opening_of(request, std::move(*rules));
  if (!request.totals.empty()) {
    opening.totals = totals_in(request.totals);
    if (!opening.totals) return usage(request.totals, streams, voice);
  }
  const auto event = opening_event(opened->book, opening);
  if (!event) return refuse(event.error(), {}, streams, voice);
  const auto desk = begin_session(opened->book, *event);
  if (!desk) return refuse(desk.error(), {}, streams, voice);
  return told_new(*desk, *opened, request, streams, voice);
}

Exit deal(const Request& request, const Streams& streams, const Voice& voice) {
  auto opened = open_desk(request, streams, voice);
  if (!opened) return opened.error();
  auto& [book, desk] = *opened;
  const SeatNames seats = seat_names(desk, book.names);
  const auto told = deal_told(desk, seats, deal_text(request, streams));
  if (!told) return refuse(told.error(), seats, streams, voice);
  const auto dealer = dealer_of(request, seats);
  if (!request.dealer.empty() && !dealer) return usage(request.dealer, streams, voice);
  if (moved_on(request, desk, book.names, streams, voice)) return Exit::file;
  if (request.dry_run || request.from > 0)
    return insert_deal(book, desk, *told, dealer, request, streams, voice);
  const auto done = record_deal(book.book, desk, *told, dealer);
  if (!done && is_conflict(done.error())) return tell_newer(book, desk, streams, voice);
  if (!done) return refuse(done.error(), seats, streams, voice);
  return show_last_deal(view(desk, book.names), request, streams, voice);
}

Exit correct(const Request& request, const Streams& streams, const Voice& voice) {
  auto opened = open_desk(request, streams, voice);
  if (!opened) return opened.error();
  auto& [book, desk] = *opened;
  const Seq of = seq_of_deal(desk, request.deal);
  if (of == 0)
    return fail({Error::Code::usage, {"error.no_such_deal"}, std::to_string(request.deal)}, streams,
                voice);
  const SeatNames seats = seat_names(desk, book.names);
  const auto dealer = dealer_of(request, seats);
  if (!request.dealer.empty() && !dealer) return usage(request.dealer, streams, voice);
  if (moved_on(request, desk, book.names, streams, voice)) return Exit::file;
  std::optional<AnyDeal> deal;
  if (!request.strike) {
    auto told = request.words.empty() && dealer
                    ? Outcome<AnyDeal>(deal_as_it_is(desk, request.deal))
                    : deal_told(desk, seats, deal_text(request, streams));
    if (!told) return refuse(told.error(), seats, streams, voice);
    deal = std::move(*told);
  }
  return carry_out(book, desk, correction(desk, of, deal, request.why, dealer), request, streams,
                   voice);
}

Exit undo(const Request& request, const Streams& streams, const Voice& voice) {
  return undone(request, streams, voice, false);
}

Exit redo(const Request& request, const Streams& streams, const Voice& voice) {
  return undone(request, streams, voice, true);
}

}  // namespace spadille::cli

// A deal: in words, card by card, or by asking; behind the others or before one of them.
#include <ostream>

#include "app/record/events.h"
#include "app/record/place.h"
#include "app/referee/awarded_deal.h"
#include "ui/cli/commands/split.h"
#include "ui/cli/machine.h"
#include "ui/cli/record/commands.h"
#include "ui/cli/record/deal_words.h"
#include "ui/cli/record/guided.h"
#include "ui/cli/record/options.h"
#include "ui/cli/record/played_deal.h"
#include "ui/cli/referee/stale_rulings.h"
#include "ui/cli/referee/told.h"
#include "ui/cli/terminal/prompter.h"

namespace spadille::cli {
namespace {

struct DealOptions {
  SessionOptions at{};
  std::vector<std::string> words{};
  std::string dealer{};
  int before = 0;     ///< the deal that it was forgotten before
  bool play = false;  ///< it is told card by card
  bool post = false;  ///< rulings are written down with it
  std::string file{};
  ToldOptions told{};
  ChangeOptions change{};
};

Post post_of(const DealOptions& asked) {
  if (asked.before > 0) return Post::cannot;
  if (asked.change.dry_run) return Post::never;
  return asked.post ? Post::at_once : Post::once_agreed;
}

/// A deal with what was told besides: who dealt out of turn, and its cards.
struct DealTold {
  AnyDeal deal{};
  std::optional<Seat> dealer{};
  std::optional<CardPlay> play{};
  std::vector<RulingView> rulings{};  ///< that are posted with it
};

using MaybeTold = Outcome<std::optional<DealTold>>;

MaybeTold without_cards(const MaybeDeal& deal) {
  if (!deal) return tl::unexpected(deal.error());
  if (!*deal) return std::optional<DealTold>();
  return std::optional(DealTold{**deal, {}, {}, {}});
}

MaybeTold by_cards(const DealOptions& asked, const Place& place, const Streams& streams,
                   const Voice& voice) {
  const InWords words = words_of(asked.told, asked.words, asked.dealer, voice.words.language());
  auto told = deal_by_cards(words, asked.file, place, streams, voice);
  if (!told) return tl::unexpected(told.error());
  if (!*told) return std::optional<DealTold>();
  return std::optional(DealTold{(*told)->deal,
                                {},
                                std::move((*told)->play),
                                rulings_to_post((*told)->rulings, post_of(asked), streams, voice)});
}

/// One answer a line.
std::string draft_text(const std::vector<std::string>& answers) {
  std::string text;
  for (const std::string& answer : answers) text += answer + '\n';
  return text;
}

/// Asks for a deal. The next one from where somebody was when the program ended.
MaybeDeal by_asking(OpenedDesk& at, const Place& place, bool next, const Streams& streams,
                    const Voice& voice) {
  if (!next) return guided_deal(place.session, place.names, streams, voice);
  Store& store = at.opened.book.store;
  const SessionId session = at.desk.id;
  Draft draft;
  if (const auto text = store.draft(session); text && !text->empty())
    draft.answers = parts(text->substr(0, text->size() - 1), '\n');
  draft.keep = [&](const std::vector<std::string>& answers) {
    static_cast<void>(store.put_draft(session, draft_text(answers)));  // the deal will tell
  };
  const auto deal = guided_deal(place.session, place.names, streams, voice, std::move(draft));
  if (!deal) static_cast<void>(store.put_draft(session, {}));
  return deal;
}

/// Whether a deal is asked for question by question.
bool is_asked(const DealOptions& asked, const Streams& streams) {
  return asked.words.empty() && streams.machine->talks();
}

MaybeTold told_deal(const DealOptions& asked, OpenedDesk& at, const Place& place,
                    const Streams& streams, const Voice& voice) {
  if (asked.play) return by_cards(asked, place, streams, voice);
  if (is_asked(asked, streams))
    return without_cards(by_asking(at, place, asked.before == 0, streams, voice));
  return without_cards(some(deal_in_words(asked.words, place, streams, voice.words.language())));
}

/// A deal that was forgotten, put before another one; or only what one would change.
Exit insert(OpenedDesk& at, const DealTold& told, const DealOptions& asked, const Streams& streams,
            const Voice& voice) {
  auto& [book, desk] = at;
  return carry_out_asking(book, desk,
                          insertion(desk, asked.before, told.deal, told.dealer, told.play),
                          asked.change.write(), streams, voice);
}

Outcome<void> record(Book& book, Desk& desk, const DealTold& told) {
  return record_awarded_deal(book, desk, told.deal, told.dealer, told.play, told.rulings);
}

/// A deal behind the others. Where somebody else wrote first, what he wrote is shown, and whoever
/// was asked for the deal is asked whether it still counts.
Exit record_next(OpenedDesk& opened, const DealTold& told, const SeatNames& seats, bool is_asked,
                 const Streams& streams, const Voice& voice) {
  auto& [book, desk] = opened;
  auto done = record(book.book, desk, told);
  if (!done && is_conflict(done.error())) {
    const Exit newer = tell_newer(book, desk, streams, voice);
    if (!is_asked || !confirmed(streams, voice)) return newer;
    auto again = open_session(book.book, desk.id);
    if (!again) return refuse(again.error(), seats, streams, voice);
    desk = std::move(*again);
    if (place_of_next(desk, book.names).names.seats != seats.seats) return newer;  // told of others
    done = record(book.book, desk, told);
  }
  if (!done) return refuse(done.error(), seats, streams, voice);
  tell_event(book, desk);
  streams.saved();
  show_last_deal(view(desk, book.names), streams, voice);
  return Exit::done;
}

Exit deal(const DealOptions& asked, const Streams& streams, const Voice& voice) {
  auto opened = open_desk(asked.at, streams, voice);
  if (!opened) return opened.error();
  auto& [book, desk] = *opened;
  if (const auto why = takes_no_deal(desk)) return refuse(*why, {}, streams, voice);
  if (asked.before > 0 && seq_of_deal(desk, asked.before) == 0)
    return fail(no_such_deal(asked.before), streams, voice);
  const bool next = asked.before == 0;
  const Place place =
      next ? place_of_next(desk, book.names) : place_before(desk, book.names, asked.before);
  const SeatNames& seats = place.names;
  const auto dealer = dealer_meant(asked.dealer, place);
  if (!dealer) return refuse(dealer.error(), seats, streams, voice);
  if (asked.change.moved_on(desk)) return tell_conflict(view(desk, book.names), streams, voice);
  auto told = told_deal(asked, *opened, place, streams, voice);
  if (!told) return refuse(told.error(), seats, streams, voice);
  if (!*told) return Exit::done;
  (*told)->dealer = *dealer;
  if (asked.change.dry_run || !next) return insert(*opened, **told, asked, streams, voice);
  return record_next(*opened, **told, seats, is_asked(asked, streams), streams, voice);
}

}  // namespace

void add_deal(const Node& above) {
  const auto [command, asked] = above.add("deal", "cli.deal", deal);
  add_options(command, asked->at);
  command.arguments("DEAL", asked->words, "cli.deal.words");
  command.text("--dealer", asked->dealer, "NAME", "cli.deal.dealer");
  const Row before = command.number("--before", asked->before, "cli.deal.before");
  const Row play = command.flag("--play", asked->play, "cli.deal.play");
  Row post = command.flag("--post", asked->post, "cli.deal.post").needs(play).excludes(before);
  command.text("--file", asked->file, "FILE", "cli.deal.file");
  add_play(command, asked->told);
  post.excludes(add_options(command, asked->change));
}

}  // namespace spadille::cli

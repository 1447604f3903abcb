// A deal is put right: told anew, dealt by somebody else, or struck out.
#include "app/record/events.h"
#include "app/record/place.h"
#include "ui/cli/machine.h"
#include "ui/cli/record/commands.h"
#include "ui/cli/record/deal_words.h"
#include "ui/cli/record/guided.h"
#include "ui/cli/record/options.h"
#include "ui/cli/referee/stale_rulings.h"

namespace spadille::cli {
namespace {

struct CorrectOptions {
  SessionOptions at{};
  int deal = 0;  ///< its number on the sheet
  std::vector<std::string> words{};
  std::string why{};
  std::string dealer{};
  bool strike = false;
  ChangeOptions change{};
};

/// What the deal should have been: in words, by asking, or the same with another dealer.
MaybeDeal corrected(const CorrectOptions& asked, const Desk& desk, const Place& place,
                    const Streams& streams, const Voice& voice) {
  if (asked.strike) return std::optional<AnyDeal>();
  if (!asked.words.empty())
    return some(deal_in_words(asked.words, place, streams, voice.words.language()));
  if (!asked.dealer.empty()) return std::optional(deal_as_it_is(desk, asked.deal));
  if (!streams.machine->talks())
    return some(deal_in_words({}, place, streams, voice.words.language()));
  return guided_deal(place.session, place.names, streams, voice);
}

Exit correct(const CorrectOptions& asked, const Streams& streams, const Voice& voice) {
  auto opened = open_desk(asked.at, streams, voice);
  if (!opened) return opened.error();
  auto& [book, desk] = *opened;
  const Seq of = seq_of_deal(desk, asked.deal);
  if (of == 0) return fail(no_such_deal(asked.deal), streams, voice);
  const Place place = place_of(desk, book.names, asked.deal);
  const auto dealer = dealer_meant(asked.dealer, place);
  if (!dealer) return refuse(dealer.error(), place.names, streams, voice);
  if (asked.change.moved_on(desk)) return tell_conflict(view(desk, book.names), streams, voice);
  const auto deal = corrected(asked, desk, place, streams, voice);
  if (!deal) return refuse(deal.error(), place.names, streams, voice);
  if (!*deal && !asked.strike) return Exit::done;
  return carry_out_asking(book, desk, correction(of, *deal, asked.why, *dealer),
                          asked.change.write(), streams, voice);
}

}  // namespace

void add_correct(const Node& above) {
  const auto [command, asked] = above.add("correct", "cli.correct", correct);
  add_options(command, asked->at);
  command.argument("N", asked->deal, "cli.correct.deal").required();
  command.arguments("DEAL", asked->words, "cli.deal.words");
  command.text("--why", asked->why, "TEXT", "cli.correct.why");
  command.text("--dealer", asked->dealer, "NAME", "cli.deal.dealer");
  command.flag("--strike", asked->strike, "cli.correct.strike");
  add_options(command, asked->change);
}

}  // namespace spadille::cli

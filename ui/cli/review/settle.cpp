#include <ostream>

#include "app/review/effect_words.h"
#include "app/review/settling.h"
#include "app/score/change_words.h"
#include "app/score/refusal_answer.h"
#include "app/score/scoring.h"
#include "codec/plain_text.h"
#include "text/accounts.h"
#include "ui/cli/book/opened.h"
#include "ui/cli/review/commands.h"
#include "ui/cli/score/to_score.h"
#include "ui/cli/terminal/account_columns.h"
#include "ui/cli/terminal/columns.h"
#include "ui/cli/terminal/files.h"
#include "ui/cli/terminal/print.h"

namespace spadille::cli {
namespace {

void print(const EveningView& evening, const Settling& settling, const Streams& streams,
           const Voice& voice) {
  const auto name = [&](Account account) { return in_words(account, evening.names, voice.words); };
  const std::string title = evening.about.title.empty()
                                ? voice.words.say(std::string(evening.rules.game) + ".name")
                                : evening.about.title;
  streams.out << voice.style.strong(title) << '\n';
  const std::string_view how = stake_key(evening.settlement->kind);
  streams.out << voice.style.dim(voice.words.say(Message{how, {settling.stake}})) << '\n';
  streams.out << explained(evening.settlement->closing.lines, evening.names, voice);
  std::size_t figure = 8;
  for (const Posting& posting : settling.due)
    figure = std::max(figure, width(moved(posting.amount)) + 2);
  std::size_t widest = 0;
  for (const Posting& posting : settling.due)
    widest = std::max(widest, width(name(posting.account)));
  for (const Posting& posting : settling.due)
    streams.out << "  " << left(name(posting.account), widest)
                << right(moved(posting.amount), figure) << '\n';
  if (settling.transfers.empty()) streams.out << voice.words.say("cli.settle.even") << '\n';
  std::size_t longest = 0;
  for (const Transfer& transfer : settling.transfers)
    longest = std::max(longest, width(name(transfer.from) + name(transfer.to)));
  if (!settling.transfers.empty()) streams.out << voice.words.say("cli.sheet.hand_overs") << '\n';
  for (const Transfer& transfer : settling.transfers)
    streams.out << "  " << left(name(transfer.from) + " → " + name(transfer.to), longest + 3)
                << right(std::to_string(transfer.amount), figure) << '\n';
}

Exit settle_evening(const EveningView& evening, const std::string& name, int stake,
                    const Streams& streams, const Voice& voice,
                    const std::vector<std::string>& awaiting = {}) {
  streams.err << findings(evening.findings, name, evening.names, voice);
  for (const DealView& deal : evening.deals)
    streams.err << findings(deal.findings, name, evening.names_in(deal), voice);
  if (!evening.scored && voice.all_json)
    streams.out << refusal_answer(evening, name, voice.words) << '\n';
  if (!evening.scored) return Exit::findings;
  const auto settling = spadille::settle(evening, stake);
  if (!settling)
    return fail({Error::Code::usage, {"error.stake_too_large"}, std::to_string(stake)}, streams,
                voice);
  if (voice.json)
    streams.out << answer(evening, *settling, voice.words, awaiting) << '\n';
  else
    print(evening, *settling, streams, voice);
  return evening.has_errors() ? Exit::findings : Exit::done;
}

struct SettleOptions {
  SessionOptions at{};
  std::vector<std::string> files{};
  int stake = 1;
};

Exit settle(const SettleOptions& asked, const Streams& streams, const Voice& voice) {
  if (asked.files.empty()) {
    const auto opened = open_desk(asked.at, streams, voice);
    if (!opened) return opened.error();
    const auto& [book, desk] = *opened;
    const EveningView evening = settling_view(desk, book.names);
    const EveningView now = view(desk, book.names);
    if (!voice.json) streams.err << still_awaiting(now, voice.words);
    return settle_evening(evening, "spadille", asked.stake, streams, voice,
                          awaiting_in_words(now, voice.words));
  }
  Exit end = Exit::done;
  for (const std::string& name : asked.files) {
    const auto text = read_file(name, streams.in, Limits{}.bytes);
    if (!text) {
      end = worse(end, fail(text.error(), streams, voice));
      continue;
    }
    auto evening = to_score(settle_document(*text));
    if (!evening) evening.error().detail = visible(name);
    end = worse(end, evening ? settle_evening(*evening, visible(name), asked.stake, streams, voice)
                             : fail(evening.error(), streams, voice));
  }
  return end;
}

/// A number as people write one: no sign, no zeros before it.
std::string not_plain(const std::string& text) {
  const bool plain = text.find_first_not_of("0123456789") == std::string::npos;
  return plain && text[0] != '0' ? std::string() : text;
}

}  // namespace

void add_settle(const Node& above) {
  constexpr int kMostStake = 1000;
  const auto [command, asked] = above.add("settle", "cli.settle", settle);
  add_options(command, asked->at);
  command.arguments("FILE", asked->files, "cli.settle.file");
  command.number("--stake", asked->stake, "cli.settle.stake", kMostStake).refuses(not_plain);
}

}  // namespace spadille::cli

// Rulings that rest on what was corrected since: decided anew, or left as they are.
#include "ui/cli/referee/stale_rulings.h"

#include <ostream>

#include "app/referee/posting.h"
#include "app/referee/stale_words.h"
#include "ui/cli/machine.h"
#include "ui/cli/terminal/prompter.h"

namespace spadille::cli {
namespace {

Exit settle(OpenedBook& book, Desk& desk, const StaleRuling& stale, Stale how,
            const std::string& why, Write write, const Streams& streams, const Voice& voice) {
  if (how == Stale::adopt && !stale.now)
    return fail({Error::Code::usage, {"error.ruling_no_more"}, {}}, streams, voice);
  const Event event = how == Stale::adopt ? adopting(desk, stale) : keeping(desk, stale, why);
  return carry_out(book, desk, event, write, streams, voice);
}

/// "y" decides it anew, "n" keeps it and asks why; whoever ends the question leaves it marked.
class AboutStale {
 public:
  AboutStale(OpenedBook& book, Desk& desk, const Streams& streams, const Voice& voice)
      : book_(book),
        desk_(desk),
        streams_(streams),
        voice_(voice),
        prompter_(streams.in, streams.err, voice.words) {}

  /// Whether it goes on.
  bool ask(const StaleView& view) {
    prompter_.say(in_words(desk_.game(), view, voice_.words));
    const auto anew = prompter_.ask_yes_or_no("entry.stale", "entry.stale.help");
    if (!anew) return false;
    const auto stale = stale_ruling(desk_.table, view.seq);
    if (!stale) return true;
    const auto why = *anew ? std::optional<std::string>("") : reason();
    return why && settle(book_, desk_, *stale, *anew ? Stale::adopt : Stale::keep, *why,
                         Write::at_once, streams_, voice_) == Exit::done;
  }

 private:
  std::optional<std::string> reason() {
    const Reply reply = prompter_.ask({.text = voice_.words.say("entry.stale.why")});
    if (reply.kind != Reply::Kind::answer) return std::nullopt;
    return reply.text;
  }

  OpenedBook& book_;
  Desk& desk_;
  const Streams& streams_;
  const Voice& voice_;
  Prompter prompter_;
};

}  // namespace

Exit settle_stale(OpenedDesk& at, int deal, Stale how, const std::string& why, Write write,
                  const Streams& streams, const Voice& voice) {
  std::vector<StaleRuling> all = stale_rulings(at.desk.table);
  std::erase_if(all, [deal](const StaleRuling& each) { return each.deal != deal; });
  if (all.empty()) return fail({Error::Code::usage, {"error.nothing_stale"}, {}}, streams, voice);
  for (const StaleRuling& each : all)
    if (const Exit end = settle(at.opened, at.desk, each, how, why, write, streams, voice);
        end != Exit::done)
      return end;
  return Exit::done;
}

Exit carry_out_asking(OpenedBook& book, Desk& desk, const Event& event, Write write,
                      const Streams& streams, const Voice& voice) {
  const EveningView before = view(desk, book.names);
  const Exit end = carry_out(book, desk, event, write, streams, voice);
  const bool asks = streams.machine->terminal && !voice.json && write != Write::never;
  if (end != Exit::done || !asks) return end;
  streams.out << std::flush;  // the effect comes before the question
  AboutStale about(book, desk, streams, voice);
  for (const StaleView& each : newly_stale(before, view(desk, book.names)))
    if (!about.ask(each)) break;
  return end;
}

}  // namespace spadille::cli

// What tables decided about a question before, beside what the rules say.
#include "ui/cli/referee/house_rulings.h"

#include "app/referee/house_ruling_words.h"
#include "ui/cli/machine.h"
#include "ui/cli/terminal/columns.h"
#include "ui/cli/terminal/prompter.h"

namespace spadille::cli {

std::string house_rulings(const RulingView& view, const Voice& voice) {
  std::string text;
  for (const HouseDecision& house : view.house) {
    const auto lines = in_words(house, view.decision().ruling, view.names, voice.words);
    for (std::size_t i = 0; i < lines.size(); ++i)
      text += i == 0 ? voice.style.strong(wrapped(lines[i], voice.page(), 0))
                     : wrapped(lines[i], voice.page() - 2, 2);
    text += '\n';
  }
  return text;
}

tl::expected<const HouseDecision*, Exit> what_counts(const RulingView& view, const Counting& said,
                                                     const Streams& streams, const Voice& voice) {
  const HouseDecision* latest = view.house.empty() ? nullptr : &view.house.front();
  const auto refused = [&](std::string_view key) {
    return tl::unexpected(fail({Error::Code::usage, {key}, {}}, streams, voice));
  };
  if (said.house && latest == nullptr) return refused("precedent.error.no_house");
  if (said.house || latest == nullptr) return latest;
  if (said.by_rules) return nullptr;
  if (voice.json || !streams.machine->terminal) return refused("precedent.error.which");
  streams.out << std::flush;  // both answers stand above the question
  Prompter prompter(streams.in, streams.err, voice.words);
  const auto house = prompter.ask_yes_or_no("precedent.which", "precedent.which.help");
  if (!house) return tl::unexpected(Exit::done);
  return *house ? latest : nullptr;
}

}  // namespace spadille::cli

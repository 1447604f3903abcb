// An evening under other rules; nothing is written.
#include "app/review/rescore.h"

#include <ostream>

#include "app/review/effect_words.h"
#include "app/review/review_answers.h"
#include "text/names.h"
#include "ui/cli/book/opened.h"
#include "ui/cli/review/commands.h"
#include "ui/cli/rulebook/rules_meant.h"
#include "ui/cli/terminal/columns.h"
#include "ui/cli/terminal/print.h"

namespace spadille::cli {
namespace {

/// What a sheet cannot tell: options of play.
std::string unknown(const std::vector<OptionView>& options, const Voice& voice) {
  if (options.empty()) return {};
  std::string text = voice.words.say("review.play_only") + '\n';
  for (const OptionView& option : options)
    text += "  " + std::string(option.member->key) + " = " + option.value() + " · " +
            voice.words.say(option.member->label) + '\n';
  return text;
}

/// What cards that were told would have been.
std::string revokes(const std::vector<ForbiddenPlay>& forbidden, const Voice& voice) {
  std::string text;
  for (const ForbiddenPlay& play : forbidden) {
    const Statement told = forbidden_told(play);
    text += in_words(told, play.names, voice.words) + "  " + to_string(told.rule) + '\n';
  }
  return text;
}

/// What was ruled, and would be ruled otherwise.
std::string rulings(const Rescored& rescored, const Voice& voice) {
  if (rescored.rulings.empty()) return {};
  std::string text = voice.words.say("review.ruled") + '\n';
  for (const OtherRuling& ruling : rescored.rulings)
    text += "  " + in_words(rescored.before.rules.game, ruling, voice.words) + '\n';
  return text;
}

/// Deals that do not tell what these rules score.
std::string untold(const Rescored& rescored, const Voice& voice) {
  std::string text;
  for (const int deal : rescored.open)
    text += voice.words.say(Message{"review.untold", {deal}}) + '\n';
  if (!rescored.open.empty() && !bounds(rescored, &Standing::totals).known)
    text += voice.words.say("review.other_games") + '\n';
  return text;
}

void print(const Rescored& rescored, const Streams& streams, const Voice& voice) {
  const EveningView& before = rescored.before;
  const EveningView& after = rescored.after;
  streams.out << voice.style.strong("#" + std::to_string(before.session->id) + " · " +
                                    voice.words.say(std::string(before.rules.game) + ".name"))
              << '\n'
              << effect(rescored, voice.words);
  for (const DealView& deal : after.deals)
    streams.err << findings(deal.findings, "spadille", after.names_in(deal), voice);
  streams.out << untold(rescored, voice) << unknown(rescored.play_only, voice)
              << revokes(rescored.forbidden, voice) << rulings(rescored, voice);
  streams.err << voice.words.say("review.not_written") << '\n';
}

struct RescoreOptions {
  SessionOptions at{};
  RulesOptions by{};
};

Exit rescore_session(const RescoreOptions& asked, const Streams& streams, const Voice& voice) {
  auto opened = open_desk(asked.at, streams, voice);
  if (!opened) return opened.error();
  auto& [book, desk] = *opened;
  const auto rules = changed_rules(asked.by, book, desk, streams, voice);
  if (!rules) return rules.error();
  if (!*rules)
    return fail({Error::Code::usage, {"error.usage.missing"}, "--rules"}, streams, voice);
  const auto rescored = rescore(desk, book.names, **rules);
  if (!rescored) return refuse(rescored.error(), seat_names(desk, book.names), streams, voice);
  if (voice.json)
    streams.out << answer(*rescored, voice.words) << '\n';
  else
    print(*rescored, streams, voice);
  return rescored->after.has_errors() ? Exit::findings : Exit::done;
}

}  // namespace

void add_rescore(const Node& above) {
  const auto [command, asked] = above.add("rescore", "review.cli.rescore", rescore_session);
  add_options(command, asked->at);
  command.text("--rules", asked->by.rules, "RULES", "cli.new.rules");
  add_set(command, asked->by.set);
}

}  // namespace spadille::cli

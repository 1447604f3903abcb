#include "app/rulebook/rules.h"

#include <algorithm>
#include <ostream>

#include "codec/json_text.h"
#include "codec/plain_text.h"
#include "text/joints.h"
#include "ui/cli/rulebook/commands.h"
#include "ui/cli/rulebook/house_rules.h"
#include "ui/cli/rulebook/rules_meant.h"
#include "ui/cli/terminal/columns.h"

namespace spadille::cli {
namespace {

std::string name_of(const NamedRules& named, const Voice& voice) {
  const RulesView& rules = named.rules;
  if (!named.name.empty()) return visible(named.name);
  return rules.preset.empty() ? voice.words.say("cli.sheet.own_rules") : rules.preset;
}

std::string title(const NamedRules& named, const Voice& voice) {
  const std::string game = voice.words.say(std::string(named.rules.game) + ".name");
  return voice.style.strong(game) + " · " + name_of(named, voice);
}

constexpr std::size_t kKey = 24;
constexpr std::size_t kValue = 23;
constexpr std::size_t kRule = 9;

std::string describe(const OptionView& option, const Voice& voice) {
  constexpr std::size_t kIndent = 2 + kKey + kValue + kRule;
  const std::string value = left(option.value(), kValue);
  std::string about =
      voice.words.say(option.member->label) + bracketed(domain(*option.member), voice.words);
  if (option.member->play_only) about += " · " + voice.words.say("cli.rules.play_only");
  const std::size_t room = std::max(voice.columns, kIndent + 30) - kIndent;
  return "  " + left(option.member->key, kKey) +
         (option.changed() ? voice.style.strong(value) : value) +
         voice.style.brass(left(to_string(option.member->rule), kRule)) +
         wrapped(about, room, kIndent).substr(kIndent);
}

struct ListOptions {
  std::string game{};
};

Exit list(const BookOptions& in, const ListOptions& asked, const Streams& streams,
          const Voice& voice) {
  JsonText json;
  json.open('{').member("format", "spadille/rules-list").member("version", 1);
  json.key("rules").open('[');
  for (const PresetView& preset : presets(asked.game)) {
    const std::string label = voice.words.say(preset.label);
    if (!voice.json)
      streams.out << voice.style.strong(left(preset.id, 26)) << label << '\n'
                  << std::string(26, ' ') << voice.style.dim(preset.source) << '\n';
    json.open('{').member("id", preset.id).member("game", preset.game);
    json.member("label", label).member("source", preset.source).close('}');
  }
  for (const NamedRules& named : named_rules(in, streams, voice)) {
    if (!asked.game.empty() && named.rules.game != asked.game) continue;
    const std::string game = voice.words.say(std::string(named.rules.game) + ".name");
    const std::string label = voice.words.say("review.rules.of_this_book");
    if (!voice.json)
      streams.out << voice.style.strong(left(visible(named.name), 26)) << game << '\n'
                  << std::string(26, ' ') << voice.style.dim(label) << '\n';
    json.open('{').member("id", std::string_view(named.name)).member("game", named.rules.game);
    json.member("label", std::string_view(label)).member("source", "").close('}');
  }
  if (voice.json) streams.out << std::move(json.close(']').close('}')).take() << '\n';
  return Exit::done;
}

struct ShowOptions {
  std::string rules{};
};

Exit show(const BookOptions& in, const ShowOptions& asked, const Streams& streams,
          const Voice& voice) {
  const auto named = rules_meant(asked.rules, in, streams, voice);
  if (!named) return named.error();
  const RulesView& rules = named->rules;
  if (voice.json) {
    streams.out << rules_document(rules) << '\n';
    return Exit::done;
  }
  streams.out << title(*named, voice) << '\n';
  for (const PresetView& preset : presets(rules.game))
    if (preset.id == rules.preset)
      streams.out << voice.style.dim(
                         labelled(voice.words.say("cli.rules.source"), preset.source, voice.words))
                  << '\n';
  for (const OptionView& option : rules.options) streams.out << describe(option, voice);
  return Exit::done;
}

struct DiffOptions {
  std::string rules{};
  std::string other{};
};

Exit diff(const BookOptions& in, const DiffOptions& asked, const Streams& streams,
          const Voice& voice) {
  const auto a = rules_meant(asked.rules, in, streams, voice);
  if (!a) return a.error();
  const auto b = rules_meant(asked.other, in, streams, voice);
  if (!b) return b.error();
  if (a->rules.game != b->rules.game)
    return fail({Error::Code::usage, {"error.different_games"}, {}}, streams, voice);
  const auto all = differences(a->rules, b->rules);
  if (!all.empty() && !voice.json)
    streams.out << voice.style.dim("  " + left("", kKey) + left(name_of(*a, voice), kValue) +
                                   name_of(*b, voice))
                << '\n';
  JsonText json;
  json.open('{').member("format", "spadille/rules-diff").member("version", 1);
  json.member("game", a->rules.game).member("a", std::string_view(name_of(*a, voice)));
  json.member("b", std::string_view(name_of(*b, voice))).key("differences").open('[');
  for (const auto& [one, other] : all) {
    json.open('{')
        .member("key", one.member->key)
        .member("a", one.value())
        .member("b", other.value());
    json.member("rule", to_string(one.member->rule)).close('}');
    if (!voice.json)
      streams.out << "  " << left(one.member->key, kKey) << left(one.value(), kValue)
                  << voice.style.strong(left(other.value(), kValue))
                  << voice.style.brass(to_string(one.member->rule)) << '\n';
  }
  if (voice.json) streams.out << std::move(json.close(']').close('}')).take() << '\n';
  if (all.empty() && !voice.json) streams.out << voice.words.say("cli.rules.same") << '\n';
  return Exit::done;
}

}  // namespace

void add_rules(const Node& above) {
  const auto [rules, in] = above.add_group<BookOptions>("rules", "cli.rules");
  rules.takes_commands(1, 1);
  rules.text("--db", in->book, "FILE", "cli.option.db");
  const auto [listing, listed] = rules.add("list", "cli.rules.list", in, list);
  listing.game("GAME", listed->game, "", "cli.rules.list.game");
  const auto [showing, shown] = rules.add("show", "cli.rules.show", in, show);
  showing.argument("RULES", shown->rules, "cli.rules.which").required();
  const auto [comparing, compared] = rules.add("diff", "cli.rules.diff", in, diff);
  comparing.argument("RULES", compared->rules, "cli.rules.which").required();
  comparing.argument("OTHER", compared->other, "cli.rules.which").required();
  add_house_rules(rules, in);
}

}  // namespace spadille::cli

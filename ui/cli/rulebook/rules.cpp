#include "app/rulebook/rules.h"

#include <algorithm>
#include <ostream>

#include "app/score/scoring.h"
#include "codec/json_text.h"
#include "codec/scalar.h"
#include "ui/cli/commands.h"
#include "ui/cli/rulebook/review.h"
#include "ui/cli/terminal/columns.h"
#include "ui/cli/terminal/files.h"

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
  std::string about = voice.words.say(option.member->label) + " (" + domain(*option.member) + ')';
  if (option.member->play_only) about += " · " + voice.words.say("cli.rules.play_only");
  const std::size_t room = std::max(voice.columns, kIndent + 30) - kIndent;
  return "  " + left(option.member->key, kKey) +
         (option.changed() ? voice.style.strong(value) : value) +
         voice.style.brass(left(to_string(option.member->rule), kRule)) +
         wrapped(about, room, kIndent).substr(kIndent);
}

}  // namespace

tl::expected<RulesView, Exit> load_rules(const std::string& which, const Streams& streams,
                                         const Voice& voice) {
  if (auto preset = preset_rules(which)) return *preset;
  const auto text = read_file(which, streams.in, Limits{}.bytes);
  if (!text)
    return tl::unexpected(
        fail({Error::Code::file, {"error.no_such_rules"}, visible(which)}, streams, voice));
  auto evening = score_document(*text);
  if (!evening)
    return tl::unexpected(
        fail({evening.error().code, evening.error().message, visible(which)}, streams, voice));
  if (has_error(evening->findings))
    return tl::unexpected(fail(evening->findings, evening->names, visible(which), streams, voice));
  streams.err << findings(evening->findings, visible(which), evening->names, voice);
  return std::move(evening->rules);
}

Exit rules_list(const Request& request, const Streams& streams, const Voice& voice) {
  JsonText json;
  json.open('{').member("format", "spadille/rules-list").member("version", 1);
  json.key("rules").open('[');
  for (const PresetView& preset : presets(request.game)) {
    const std::string label = voice.words.say(preset.label);
    if (!request.json)
      streams.out << voice.style.strong(left(preset.id, 26)) << label << '\n'
                  << std::string(26, ' ') << voice.style.dim(preset.source) << '\n';
    json.open('{').member("id", preset.id).member("game", preset.game);
    json.member("label", label).member("source", preset.source).close('}');
  }
  for (const NamedRules& named : named_rules(request, streams, voice)) {
    if (!request.game.empty() && named.rules.game != request.game) continue;
    const std::string game = voice.words.say(std::string(named.rules.game) + ".name");
    const std::string label = voice.words.say("review.rules.of_this_book");
    if (!request.json)
      streams.out << voice.style.strong(left(visible(named.name), 26)) << game << '\n'
                  << std::string(26, ' ') << voice.style.dim(label) << '\n';
    json.open('{').member("id", std::string_view(named.name)).member("game", named.rules.game);
    json.member("label", std::string_view(label)).member("source", "").close('}');
  }
  if (request.json) streams.out << std::move(json.close(']').close('}')).take() << '\n';
  return Exit::done;
}

Exit rules_show(const Request& request, const Streams& streams, const Voice& voice) {
  const auto named = rules_meant(request.rules, request, streams, voice);
  if (!named) return named.error();
  const RulesView& rules = named->rules;
  if (request.json) {
    streams.out << rules_document(rules) << '\n';
    return Exit::done;
  }
  streams.out << title(*named, voice) << '\n';
  for (const PresetView& preset : presets(rules.game))
    if (preset.id == rules.preset)
      streams.out << voice.style.dim(voice.words.say("cli.rules.source") + ": " +
                                     std::string(preset.source))
                  << '\n';
  for (const OptionView& option : rules.options) streams.out << describe(option, voice);
  return Exit::done;
}

Exit rules_diff(const Request& request, const Streams& streams, const Voice& voice) {
  const auto a = rules_meant(request.rules, request, streams, voice);
  if (!a) return a.error();
  const auto b = rules_meant(request.other_rules, request, streams, voice);
  if (!b) return b.error();
  if (a->rules.game != b->rules.game)
    return fail({Error::Code::usage, {"error.different_games"}, {}}, streams, voice);
  const auto all = differences(a->rules, b->rules);
  if (!all.empty() && !request.json)
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
    if (!request.json)
      streams.out << "  " << left(one.member->key, kKey) << left(one.value(), kValue)
                  << voice.style.strong(left(other.value(), kValue))
                  << voice.style.brass(to_string(one.member->rule)) << '\n';
  }
  if (request.json) streams.out << std::move(json.close(']').close('}')).take() << '\n';
  if (all.empty() && !request.json) streams.out << voice.words.say("cli.rules.same") << '\n';
  return Exit::done;
}

}  // namespace spadille::cli

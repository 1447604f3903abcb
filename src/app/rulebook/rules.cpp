#include "app/rulebook/rules.h"

#include "codec/deal_cells.h"
#include "codec/plain_text.h"
#include "text/joints.h"

namespace spadille {
namespace {

int number_of(const AnyField<AnyRules>& option, const AnyRules& rules) {
  const Value value = option.get(rules);
  return value.empty() ? 0 : value[0];
}

/// What can stand before the sign of equality.
std::string names_of(const std::vector<OptionView>& options) {
  std::vector<std::string_view> names;
  names.reserve(options.size());
  for (const OptionView& option : options) names.push_back(option.member->key);
  return alternatives(names);
}

}  // namespace

std::vector<PresetView> presets(std::string_view game) {
  std::vector<PresetView> all;
  for (const AnyGame* each : all_games())
    for (const auto& preset : each->presets())
      if (game.empty() || game == each->id())
        all.push_back({each->id(), preset.id, preset.label, preset.source});
  return all;
}

std::optional<RulesView> preset_rules(std::string_view id) {
  for (const AnyGame* game : all_games())
    for (const auto& preset : game->presets())
      if (preset.id == id) return rules_view(preset.rules);
  return std::nullopt;
}

std::pair<int, int> seats_by(const RulesView& view) {
  const AnyGame* game = game_called(view.game);
  if (game == nullptr) return {0, 0};
  const AnyRules rules = rules_of(view);
  if (const int ruled = seats_ruled(rules); ruled != 0) return {ruled, ruled};
  std::pair<int, int> range{0, 0};
  for (int n = game->traits.min_seats; n <= game->traits.max_seats; ++n) {
    if (has_error(check(rules, start(rules, n)))) continue;
    if (range.first == 0) range.first = n;
    range.second = n;
  }
  return range;
}

std::vector<Difference> differences(const RulesView& a, const RulesView& b) {
  std::vector<Difference> all;
  for (std::size_t i = 0; i < a.options.size() && i < b.options.size(); ++i)
    if (a.options[i].number != b.options[i].number) all.push_back({a.options[i], b.options[i]});
  return all;
}

Findings set_option(RulesView& rules, std::string_view text) {
  const auto equals = text.find('=');
  const std::string_view key = text.substr(0, equals);
  for (OptionView& option : rules.options) {
    if (option.member->key != key) continue;
    const std::string_view cell = equals == text.npos ? "" : text.substr(equals + 1);
    Findings found;
    const Value value = read_cell(*option.member, {}, cell, found);
    if (value.empty() && found.empty())
      found = {
          missing_at("/" + std::string(key), option.member->rule, possible(*option.member, {}))};
    if (!value.empty()) option.number = value[0];
    return found;
  }
  return {{.place = "/" + visible(key),
           .message = {"finding.unknown"},
           .expected = names_of(rules.options)}};
}

std::string value_in_words(const OptionView& option, const Words& words) {
  if (option.member->kind == Kind::flag)
    return words.say(option.number != 0 ? "table.yes" : "table.no");
  if (option.member->kind == Kind::choice)
    return words.say(std::string(option.member->label) + '.' + option.value());
  return option.value();
}

RulesView rules_view(const AnyRules& rules) {
  const AnyGame& game = rules.game();
  RulesView view{.game = game.id()};
  for (const auto& preset : game.presets())
    if (view.preset.empty() && preset.rules == rules) view.preset = preset.id;
  const AnyRules usual = game.rules();
  for (const auto& option : game.options())
    view.options.push_back({&option, number_of(option, rules), number_of(option, usual)});
  return view;
}

AnyRules rules_of(const RulesView& view) {
  const AnyGame& game = *game_called(view.game);
  AnyRules rules = game.rules();
  for (std::size_t i = 0; i < view.options.size(); ++i)
    game.options()[i].set(rules, {view.options[i].number});
  return rules;
}

}  // namespace spadille

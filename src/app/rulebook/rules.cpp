#include "app/rulebook/rules.h"

namespace spadille {
namespace {

int number_of(const AnyField<AnyRules>& option, const AnyRules& rules) {
  const Value value = option.get(rules);
  return value.empty() ? 0 : value[0];
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

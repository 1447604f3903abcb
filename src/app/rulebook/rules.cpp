#include "app/rulebook/rules.h"

namespace spadille {

std::vector<PresetView> presets(std::string_view game) {
  std::vector<PresetView> all;
  Games::for_each([&](auto g) {
    for (const auto& preset : g.presets())
      if (game.empty() || game == g.kId)
        all.push_back({g.kId, preset.id, preset.label, preset.source});
  });
  return all;
}

std::optional<RulesView> preset_rules(std::string_view id) {
  std::optional<RulesView> found;
  Games::for_each([&](auto g) {
    for (const auto& preset : g.presets())
      if (preset.id == id) found = rules_view<decltype(g)>(preset.rules);
  });
  return found;
}

namespace {

template <Game G>
std::pair<int, int> seats_by_rules(const typename G::Rules& rules) {
  if (const int ruled = seats_ruled(rules); ruled != 0) return {ruled, ruled};
  std::pair<int, int> range{0, 0};
  for (int n = G::kMinSeats; n <= G::kMaxSeats; ++n) {
    if (has_error(check(rules, start(rules, n)))) continue;
    if (range.first == 0) range.first = n;
    range.second = n;
  }
  return range;
}

}  // namespace

std::pair<int, int> seats_by(const RulesView& rules) {
  std::pair<int, int> range{0, 0};
  Games::with(rules.game, [&](auto g) {
    using G = decltype(g);
    range = seats_by_rules<G>(rules_of<G>(rules));
  });
  return range;
}

std::vector<Difference> differences(const RulesView& a, const RulesView& b) {
  std::vector<Difference> all;
  for (std::size_t i = 0; i < a.options.size() && i < b.options.size(); ++i)
    if (a.options[i].number != b.options[i].number) all.push_back({a.options[i], b.options[i]});
  return all;
}

}  // namespace spadille

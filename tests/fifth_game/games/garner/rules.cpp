#include "games/garner/rules.h"

namespace spadille::garner {
namespace {

constexpr std::array kOptions{
    field<&Rules::target>({.key = "target",
                           .kind = Kind::integer,
                           .rule = "GR-7.1"_rule,
                           .label = "garner.option.target",
                           .min = 3,
                           .max = 50}),
    field<&Rules::gleaning>({.key = "gleaning",
                             .kind = Kind::flag,
                             .rule = "GR-7.2"_rule,
                             .label = "garner.option.gleaning"}),
};

constexpr std::string_view kSource = "made up for a test";
constexpr std::array kPresets{
    Preset<Rules>{"garner/seed", "garner.preset.seed", kSource, {}},
    Preset<Rules>{"garner/gleaning", "garner.preset.gleaning", kSource, {.gleaning = true}},
};

}  // namespace

std::span<const Field<Rules>> options() { return kOptions; }
std::span<const Preset<Rules>> presets() { return kPresets; }

Findings check(const Rules& rules) { return out_of_range(options(), rules); }

}  // namespace spadille::garner

// The variants of Kyuuri, one row each, and the named sets of them. A table: longer than most
// files.
#include "games/kyuuri/rules.h"

namespace spadille::kyuuri {
namespace {

using std::string_view_literals::operator""sv;

constexpr std::array kCount{"up"sv, "down"sv};
constexpr std::array kEnd{"last_survivor"sv, "fixed_deals"sv, "two_left"sv};
constexpr std::array kTricks{"piles"sv, "in_front"sv};
constexpr std::array kOutAt{"limit"sv, "above_limit"sv};
constexpr std::array kTie{"last_loses"sv, "all_lose"sv, "last_loses_no_bonus"sv};
constexpr std::array kAceLed{"free"sv, "all_lowest"sv};
constexpr std::array kCompare{"highest"sv, "previous"sv};
constexpr std::array kMisdeal{"same_dealer"sv, "next_dealer"sv};
constexpr std::array kOutOfTurn{"closes_up"sv, "taken_back"sv};
constexpr std::array kExposedCard{"taken_up"sv, "stays_open"sv};
constexpr std::array kIllegal{"loses_deal"sv, "redeal"sv};

constexpr std::array kOptions{
    field<&Rules::count>({.key = "count",
                          .kind = Kind::choice,
                          .rule = "KY-7.1"_rule,
                          .label = "kyuuri.option.count",
                          .choices = kCount}),
    field<&Rules::end>({.key = "end",
                        .kind = Kind::choice,
                        .rule = "KY-7.2"_rule,
                        .label = "kyuuri.option.end",
                        .choices = kEnd}),
    field<&Rules::deals>({.key = "deals",
                          .kind = Kind::integer,
                          .rule = "KY-7.2"_rule,
                          .label = "kyuuri.option.deals",
                          .min = 1,
                          .max = 100}),
    field<&Rules::tricks>({.key = "tricks",
                           .kind = Kind::choice,
                           .rule = "KY-7.3"_rule,
                           .label = "kyuuri.option.tricks",
                           .choices = kTricks,
                           .play_only = true}),
    field<&Rules::limit>({.key = "limit",
                          .kind = Kind::integer,
                          .rule = "KY-7.4"_rule,
                          .label = "kyuuri.option.limit",
                          .min = 5,
                          .max = 200}),
    field<&Rules::out_at>({.key = "out_at",
                           .kind = Kind::choice,
                           .rule = "KY-7.5"_rule,
                           .label = "kyuuri.option.out_at",
                           .choices = kOutAt}),
    field<&Rules::tie>({.key = "tie",
                        .kind = Kind::choice,
                        .rule = "KY-7.6"_rule,
                        .label = "kyuuri.option.tie",
                        .choices = kTie}),
    field<&Rules::ace_led>({.key = "ace_led",
                            .kind = Kind::choice,
                            .rule = "KY-7.8"_rule,
                            .label = "kyuuri.option.ace_led",
                            .choices = kAceLed,
                            .play_only = true}),
    field<&Rules::compare>({.key = "compare",
                            .kind = Kind::choice,
                            .rule = "KY-7.9"_rule,
                            .label = "kyuuri.option.compare",
                            .choices = kCompare,
                            .play_only = true}),
    field<&Rules::cards>({.key = "cards",
                          .kind = Kind::integer,
                          .rule = "KY-7.10"_rule,
                          .label = "kyuuri.option.cards",
                          .min = 6,
                          .max = 7}),
    field<&Rules::lives>({.key = "lives",
                          .kind = Kind::integer,
                          .rule = "KY-7.11"_rule,
                          .label = "kyuuri.option.lives",
                          .min = 1,
                          .max = 2}),
    field<&Rules::misdeal>({.key = "misdeal",
                            .kind = Kind::choice,
                            .rule = "KY-8.2"_rule,
                            .label = "kyuuri.option.misdeal",
                            .choices = kMisdeal,
                            .play_only = true}),
    field<&Rules::out_of_turn>({.key = "out_of_turn",
                                .kind = Kind::choice,
                                .rule = "KY-8.5"_rule,
                                .label = "kyuuri.option.out_of_turn",
                                .choices = kOutOfTurn,
                                .play_only = true}),
    field<&Rules::exposed_card>({.key = "exposed_card",
                                 .kind = Kind::choice,
                                 .rule = "KY-8.7"_rule,
                                 .label = "kyuuri.option.exposed_card",
                                 .choices = kExposedCard,
                                 .play_only = true}),
    field<&Rules::illegal>({.key = "illegal",
                            .kind = Kind::choice,
                            .rule = "KY-8.9"_rule,
                            .label = "kyuuri.option.illegal",
                            .choices = kIllegal,
                            .play_only = true}),
};

constexpr std::array kPresets{
    Preset<Rules>{"kyuuri/seed",
                  "kyuuri.preset.seed",
                  "https://sites.google.com/site/tambourinedc/cards/cucumber",
                  {}},
    Preset<Rules>{"kyuuri/countdown",
                  "kyuuri.preset.countdown",
                  "https://sites.google.com/site/tambourinedc/cards/cucumber",
                  {.count = Rules::Count::down}},
    Preset<Rules>{"kyuuri/ten-deals",
                  "kyuuri.preset.ten_deals",
                  "https://sites.google.com/site/tambourinedc/cards/cucumber",
                  {.end = Rules::End::fixed_deals, .deals = 10}},
    Preset<Rules>{"kyuuri/agurk",
                  "kyuuri.preset.agurk",
                  "https://en.wikipedia.org/wiki/Cucumber_(card_game)",
                  {.limit = 30, .tie = Rules::Tie::all_lose, .ace_led = Rules::AceLed::all_lowest}},
    Preset<Rules>{"kyuuri/gurka",
                  "kyuuri.preset.gurka",
                  "https://gamefarm.jp/rule/gurka.html",
                  {.compare = Rules::Compare::previous, .cards = 6}},
    Preset<Rules>{"kyuuri/two-lives",
                  "kyuuri.preset.two_lives",
                  "https://www.casinopedia.org/terms/a/agurk/",
                  {.end = Rules::End::two_left, .lives = 2}},
};

}  // namespace

std::span<const Field<Rules>> options() { return kOptions; }
std::span<const Preset<Rules>> presets() { return kPresets; }

Findings check(const Rules& rules) {
  Findings findings = out_of_range(options(), rules);
  const bool fixed = rules.end == Rules::End::fixed_deals;
  if (!fixed && rules.deals != Rules{}.deals)
    findings.push_back(without_effect("deals", "KY-7.2"_rule, "end: fixed_deals"));
  if (fixed && rules.lives != Rules{}.lives)
    findings.push_back(without_effect("lives", "KY-7.11"_rule, "end: last_survivor | two_left"));
  if (fixed && rules.count == Rules::Count::up && rules.limit != Rules{}.limit)
    findings.push_back(without_effect("limit", "KY-7.4"_rule, "end: last_survivor | two_left"));
  if (fixed && rules.out_at != Rules{}.out_at)
    findings.push_back(without_effect("out_at", "KY-7.5"_rule, "end: last_survivor | two_left"));
  return findings;
}

}  // namespace spadille::kyuuri

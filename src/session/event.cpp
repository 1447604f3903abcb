#include "session/event.h"

#include <algorithm>

namespace spadille {
namespace {

using std::string_view_literals::operator""sv;
constexpr int kMostEvents = 1'000'000'000;
constexpr int kMostTotal = 999'999'999;
constexpr std::array kTurns{"never"sv, "deal"sv, "game"sv};
constexpr std::array kEffects{"advice"sv, "lines"sv, "replaces_score"sv, "redeal"sv};

constexpr std::array<Field<Said>, 12> kFields{
    field<&Said::of>({.key = "of", .kind = Kind::integer, .max = kMostEvents}),
    field<&Said::from>({.key = "from", .kind = Kind::integer, .max = kMostEvents}),
    field<&Said::dealer>({.key = "dealer", .kind = Kind::seat, .max = kMaxSeats - 1}),
    field<&Said::totals>(
        {.key = "totals", .kind = Kind::integers, .min = -kMostTotal, .max = kMostTotal}),
    field<&Said::in_turn>({.key = "in_turn", .kind = Kind::choice, .choices = kTurns}),
    field<&Said::own_totals>({.key = "own_totals", .kind = Kind::flag}),
    field<&Said::effect>({.key = "effect", .kind = Kind::choice, .choices = kEffects}),
    field<&Said::in_play>({.key = "in_play", .kind = Kind::flag}),
    field<&Said::with>({.key = "with", .kind = Kind::integers, .min = 1, .max = kMostEvents}),
    field<&Said::anew>({.key = "anew", .kind = Kind::integer, .max = kMostEvents}),
    field<&Said::waits>({.key = "waits", .kind = Kind::flag}),
    field<&Said::then>({.key = "then_dealer", .kind = Kind::seat, .max = kMaxSeats - 1})};

constexpr std::array<Field<Ruling>, 3> kOfRuling{
    field<&Ruling::effect>({.key = "effect", .kind = Kind::choice, .choices = kEffects}),
    field<&Ruling::dealer>({.key = "next_dealer", .kind = Kind::seat, .max = kMaxSeats - 1}),
    field<&Ruling::then>({.key = "then_dealer", .kind = Kind::seat, .max = kMaxSeats - 1})};

}  // namespace

std::optional<EventKind> event_kind(std::string_view name) {
  const auto* found = std::find(kEventNames.begin(), kEventNames.end(), name);
  if (found == kEventNames.end()) return std::nullopt;
  return static_cast<EventKind>(found - kEventNames.begin());
}

std::span<const Field<Said>> event_fields() { return kFields; }

std::span<const Field<Ruling>> ruling_fields() { return kOfRuling; }

std::string_view name(Ruling::Effect effect) { return kEffects[static_cast<std::size_t>(effect)]; }

}  // namespace spadille

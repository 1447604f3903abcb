#pragma once

#include "games/klaverjas/rulings.h"
#include "games/klaverjas/score.h"
#include "games/klaverjas/summary.h"

namespace spadille::klaverjas {

/// Klaverjas as played in Amsterdam: two pairs, or three players each for himself; the makers need
/// more than half of the card points and the roem. Rules: docs/rules/klaverjas.
struct Game : Plain {
  using Rules = klaverjas::Rules;
  using Deal = klaverjas::Deal;
  using Carry = klaverjas::Carry;
  using Incident = klaverjas::Incident;

  static constexpr std::string_view kId = "klaverjas";
  static constexpr std::string_view kPrefix = "KJ";
  static constexpr int kMinSeats = 3;
  static constexpr int kMaxSeats = 4;
  static constexpr bool kHasTrumps = true;
  static constexpr bool kHasAuction = true;
  static constexpr bool kHasMelds = true;
  static constexpr CallNames kCalls = klaverjas::kCalls;
  static constexpr RuleId kTrickWonBy = "KJ-4.7"_rule;

  static std::span<const Field<Rules>> options() { return klaverjas::options(); }
  static std::span<const Row> form() { return klaverjas::form(); }
  static std::span<const IncidentRow> incidents() { return incident_form(); }
  static std::span<const Field<Carry>> carried() { return klaverjas::carried(); }
  static std::span<const Preset<Rules>> presets() { return klaverjas::presets(); }
  static std::span<const std::string_view> fact_keys() { return klaverjas::fact_keys(); }
  static const Melds& melds();
  static const FigureTable& figures();
  static const EntryTable& entry();
  static std::span<const Phrase> words();
};

static_assert(spadille::Game<Game>);

}  // namespace spadille::klaverjas

#pragma once

#include "games/auction.h"
#include "games/kyuuri/rulings.h"
#include "games/kyuuri/score.h"
#include "games/kyuuri/summary.h"

namespace spadille::kyuuri {

/// Kyuuri (Cucumber, Agurk): 2 to 8 players, each for himself; only the last trick counts, and it
/// costs. Rules: docs/rules/kyuuri.
struct Game : Plain {
  using Rules = kyuuri::Rules;
  using Deal = kyuuri::Deal;
  using Carry = kyuuri::Carry;
  using Incident = kyuuri::Incident;

  static constexpr std::string_view kId = "kyuuri";
  static constexpr std::string_view kPrefix = "KY";
  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = 8;
  static constexpr bool kSuitsMatter = false;  ///< KY-1.1
  static constexpr RuleId kTrickWonBy = "KY-4.4"_rule;

  static std::span<const Field<Rules>> options() { return kyuuri::options(); }
  static std::span<const Row> form() { return kyuuri::form(); }
  static std::span<const IncidentRow> incidents() { return incident_form(); }
  static std::span<const Field<Carry>> carried() { return kyuuri::carried(); }
  static std::span<const Preset<Rules>> presets() { return kyuuri::presets(); }
  static std::span<const std::string_view> fact_keys() { return kyuuri::fact_keys(); }
  static const FigureTable& figures();
  static const EntryTable& entry();
  static std::span<const Phrase> words();
};

static_assert(spadille::Game<Game>);

}  // namespace spadille::kyuuri

#pragma once

#include "games/auction.h"
#include "games/garner/incident.h"
#include "games/garner/play.h"
#include "games/garner/score.h"

namespace spadille::garner {

/// Garner: a game made up for tests. Three to five players each for himself; whoever takes most of
/// five tricks has a point for each.
struct Game : Plain {
  using Rules = garner::Rules;
  using Deal = garner::Deal;
  using Carry = garner::Carry;
  using Incident = garner::Incident;

  static constexpr std::string_view kId = "garner";
  static constexpr std::string_view kPrefix = "GR";
  static constexpr int kMinSeats = 3;
  static constexpr int kMaxSeats = 5;
  static constexpr RuleId kTrickWonBy = "GR-4.3"_rule;

  static std::span<const Field<Rules>> options() { return garner::options(); }
  static std::span<const Row> form() { return garner::form(); }
  static std::span<const IncidentRow> incidents() { return incident_form(); }
  static std::span<const Field<Carry>> carried() { return garner::carried(); }
  static std::span<const Preset<Rules>> presets() { return garner::presets(); }
  static std::span<const std::string_view> fact_keys() { return garner::fact_keys(); }
  static const FigureTable& figures();
  static const EntryTable& entry();
  static std::span<const Phrase> words();
};

static_assert(spadille::Game<Game>);

}  // namespace spadille::garner

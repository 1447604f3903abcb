#pragma once

#include "games/euchre/rulings.h"
#include "games/euchre/score.h"
#include "games/euchre/summary.h"

namespace spadille::euchre {

/// Euchre as played in the United States: four players, two sides, the makers need three tricks of
/// five. Rules: docs/rules/euchre.
struct Game : Plain {
  using Rules = euchre::Rules;
  using Deal = euchre::Deal;
  using Carry = euchre::Carry;
  using Incident = euchre::Incident;

  static constexpr std::string_view kId = "euchre";
  static constexpr std::string_view kPrefix = "EU";
  static constexpr int kMinSeats = 4;
  static constexpr int kMaxSeats = 4;
  static constexpr bool kHasTrumps = true;
  static constexpr bool kHasAuction = true;
  static constexpr bool kHasLoners = true;
  static constexpr CallNames kCalls = euchre::kCalls;
  static constexpr RuleId kTrickWonBy = "EU-4.3"_rule;

  static std::span<const Field<Rules>> options() { return euchre::options(); }
  static std::span<const Row> form() { return euchre::form(); }
  static std::span<const IncidentRow> incidents() { return incident_form(); }
  static std::span<const Field<Carry>> carried() { return euchre::carried(); }
  static std::span<const Preset<Rules>> presets() { return euchre::presets(); }
  static std::span<const std::string_view> fact_keys() { return euchre::fact_keys(); }
  static std::span<const Field<Position>> loners();
  static Findings check_loners(const Loners& loners);
  static const FigureTable& figures();
  static const EntryTable& entry();
  static std::span<const Phrase> words();
};

static_assert(spadille::Game<Game>);

}  // namespace spadille::euchre

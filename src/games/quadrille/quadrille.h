#pragma once

#include "games/quadrille/rulings.h"
#include "games/quadrille/score.h"
#include "games/quadrille/summary.h"

namespace spadille::quadrille {

/// Quadrille, the ombre of four players: 40 cards, a pool, and payments from seat to seat. Rules:
/// docs/rules/quadrille.
struct Game : Plain {
  using Rules = quadrille::Rules;
  using Deal = quadrille::Deal;
  using Carry = quadrille::Carry;
  using Incident = quadrille::Incident;

  static constexpr std::string_view kId = "quadrille";
  static constexpr std::string_view kPrefix = "QU";
  static constexpr int kMinSeats = kSeats;
  static constexpr int kMaxSeats = kSeats;
  static constexpr bool kHasTrumps = true;
  static constexpr bool kHasAuction = true;
  static constexpr bool kCallsCards = true;
  static constexpr bool kHasChoices = true;
  static constexpr CallNames kCalls = quadrille::kCalls;
  static constexpr RuleId kTrickWonBy = "QU-4.4"_rule;

  static std::span<const Field<Rules>> options() { return quadrille::options(); }
  static std::span<const Row> form() { return quadrille::form(); }
  static std::span<const IncidentRow> incidents() { return incident_form(); }
  static std::span<const Field<Carry>> carried() { return quadrille::carried(); }
  static std::span<const Preset<Rules>> presets() { return quadrille::presets(); }
  static std::span<const std::string_view> fact_keys() { return quadrille::fact_keys(); }
  static const Member& decided();
  static bool ends_play(Choice choice);
  static const FigureTable& figures();
  static const EntryTable& entry();
  static std::span<const Phrase> words();
};

static_assert(spadille::Game<Game>);

}  // namespace spadille::quadrille

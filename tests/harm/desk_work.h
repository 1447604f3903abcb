#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "tests/harm/scribe.h"

namespace spadille::tests {

/// One thing that a face asks of the book, with what it needs prepared: only `run` meets the harm.
struct Work {
  std::string name{};
  std::function<Outcome<void>(OpenBook& book, Desk& desk, const AnyDeal& deal,
                              const std::optional<Event>& event)>
      run{};
  std::function<Event(const Desk& desk, const AnyDeal& deal)> event{};  ///< none: not needed

  [[nodiscard]] std::optional<Event> prepared(const Desk& desk, const AnyDeal& deal) const {
    return event ? std::optional(event(desk, deal)) : std::nullopt;
  }
};

/// All kinds of them. REQUIRES of a desk: at least one deal.
[[nodiscard]] const std::vector<Work>& works();

/// Lists everything, opens every session, and has the pages checked.
[[nodiscard]] Outcome<void> read_everything(OpenBook& opened);
/// Opens the book for that.
[[nodiscard]] Outcome<void> read_everything(const db::DatabaseOptions& options);

/// A book with a session of each game, each of a few deals; how they are.
[[nodiscard]] std::vector<Desk> small_book(const db::DatabaseOptions& options, int deals);

}  // namespace spadille::tests

#pragma once

#include <cstdint>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include "app/events.h"
#include "app/opening.h"
#include "tests/harm/scribe.h"

namespace spadille::tests {

/// One thing that a face asks of the book, with what it needs prepared: only `run` meets the harm.
struct Work {
  std::string name{};
  std::function<Outcome<void>(OpenBook& book, Desk& desk, const AnyDeal& deal)> run{};
  bool writes = false;  ///< one event
};

/// All kinds of them. REQUIRES of a desk: at least one deal.
[[nodiscard]] const std::vector<Work>& works();

/// Opens the book and reads everything that can be read of it.
[[nodiscard]] Outcome<void> read_everything(const db::DatabaseOptions& options);

/// A book with a session of each game, each of a few deals; how they are.
[[nodiscard]] std::vector<Desk> small_book(const db::DatabaseOptions& options, int deals);

}  // namespace spadille::tests

#pragma once

#include <string>

#include "tl/expected.hpp"

#include "app/review/statistics.h"
#include "ui/cli/commands/node.h"

namespace spadille::cli {

/// Which evenings are looked back on.
struct SpanOptions {
  std::string game{};
  std::string from{};  ///< dates, both included
  std::string to{};
};
/// --game, --from and --to.
void add_options(const Node& command, SpanOptions& options, bool game_required = false);

/// The evenings that are asked for.
[[nodiscard]] tl::expected<Span, Exit> span_of(const SpanOptions& options, const Streams& streams,
                                               const Voice& voice);

}  // namespace spadille::cli

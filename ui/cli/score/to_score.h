#pragma once

#include "tl/expected.hpp"

#include "app/views.h"
#include "core/error.h"

namespace spadille::cli {

/// An evening, or why there is nothing to score: rules alone.
[[nodiscard]] tl::expected<EveningView, Error> to_score(tl::expected<EveningView, Error> evening);

}  // namespace spadille::cli

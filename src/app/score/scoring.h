#pragma once

#include <string_view>

#include "tl/expected.hpp"

#include "app/views.h"

namespace spadille {

/// Reads a document, checks it and scores every deal that can be. What is wrong is in the view.
/// Errors: `newer_format`.
[[nodiscard]] tl::expected<EveningView, Error> score_document(std::string_view text,
                                                              const Limits& limits = {});

/// The same, and what everybody has to receive or pay when the players stop.
[[nodiscard]] tl::expected<EveningView, Error> settle_document(std::string_view text,
                                                               const Limits& limits = {});

}  // namespace spadille

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tl/expected.hpp"

#include "codec/format.h"
#include "core/error.h"
#include "core/finding.h"
#include "games/questions.h"
#include "session/session.h"

namespace spadille {

/// What a document says of its table. The rest of its evening is as the rules begin.
struct TellsOfTable {
  bool rules = false;
  bool players = false;
  std::vector<std::string_view> before{};  ///< keys
};

/// What a document says, and everything that is wrong with its shape. Places are JSON pointers.
struct Document {
  Format format = Format::deal;
  Evening evening{};
  Asked asked{};  ///< of the referee, by a turn, an auction or a played deal
  AnyIncident incident{};
  std::optional<int> deal{};  ///< of a session, that the incident is about; 0: the one in play
  Findings findings{};        ///< with an error, `evening` holds what could be read
  /// False where the document ended before it was whole, or its game is unknown: then `evening`
  /// says nothing, and is of no game.
  bool whole = false;
  TellsOfTable tells{};
};

/// Reads one document: strict, bounded, straight into the values; never throws.
/// Errors: `newer_format` only; all else is a finding.
[[nodiscard]] tl::expected<Document, Error> read_document(std::string_view text,
                                                          const Limits& limits = {});

/// The canonical text of a document: every option by value, members in table order, a line a deal.
/// A rules document leaves out `before` and the deals; a deal document has the first deal.
/// REQUIRES: an evening of a game.
[[nodiscard]] std::string write_document(Format format, const Evening& evening);

}  // namespace spadille

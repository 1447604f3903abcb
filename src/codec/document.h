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

/// What a table decided about something irregular, for others to keep to. Nobody is named: seats
/// are roles (session/roles.h).
struct ToldPrecedent {
  Evening table{};  ///< title, date, place, rules; who dealt; nothing else of how the evening stood
  std::vector<std::string_view> options{};  ///< of the rules those that the question depends on
  AnyIncident incident{};
  RuleId clause{};
  Ruling by_rules{};  ///< what the rules said
  Ruling decided{};
  std::string why{};
  friend bool operator==(const ToldPrecedent&, const ToldPrecedent&) = default;
};

/// Bounds of one such document, and of the lines of a ruling in it.
inline constexpr Limits kPrecedentLimits{.bytes = std::size_t{64} << 10U};
inline constexpr std::size_t kMostRulingLines = 64;
/// Bytes of the reason.
inline constexpr std::size_t kMostOfReason = 4000;

/// What a document says, and everything that is wrong with its shape. Places are JSON pointers.
struct Document {
  Format format = Format::deal;
  Evening evening{};
  Asked asked{};  ///< of the referee, by a turn, an auction or a played deal
  AnyIncident incident{};
  std::optional<int> deal{};  ///< of a session, that the incident is about; 0: the one in play
  std::optional<ToldPrecedent> precedent{};  ///< of such a document, whose table `evening` is
  Findings findings{};                       ///< with an error, `evening` holds what could be read
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

/// A document as one line with its end. A text in it has no line ends of its own: JSON escapes
/// them.
[[nodiscard]] std::string on_one_line(std::string_view document);

/// The canonical text of a precedent. REQUIRES: one of a game.
[[nodiscard]] std::string write_precedent(const ToldPrecedent& precedent);

}  // namespace spadille

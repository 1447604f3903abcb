#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/document.h"
#include "codec/misshapen.h"
#include "codec/scalar.h"

namespace spadille::codec {

/// Where the reader stands in a document.
enum class In : std::uint8_t {
  nothing,
  document,
  rules,
  before,
  deal,
  deals,
  players,
  items,
  games,
  game,
  turn,
  auction,
  played,
  incident,
  decided,
  hands,
  tricks,
  trick,
  skipped
};

/// One open object or array.
struct Frame {
  In in = In::nothing;
  bool array = false;
  int index = -1;                  ///< of the current item of an array
  bool keyed = false;              ///< of an object: a member was met
  std::string key{};               ///< the current member of an object
  std::uint64_t seen = 0;          ///< members met, by their place in the table
  std::size_t next = 0;            ///< the place where the next member stands in a canonical text
  const Member* member = nullptr;  ///< whose items an array lists
};

/// What every game's documents have in common: envelope, nesting, findings and their places.
class Envelope {
 public:
  explicit Envelope(const Limits& limits) : limits_(limits) { stack_.reserve(8); }

  [[nodiscard]] const Findings& findings() const { return findings_; }
  [[nodiscard]] Findings& findings() { return findings_; }
  [[nodiscard]] bool stopped() const { return findings_.size() >= limits_.findings; }
  [[nodiscard]] std::string place() const;

  /// The parser stops: it says why.
  void break_at(std::size_t byte, std::string_view words_of_parser);
  /// The byte where the text stopped being JSON.
  [[nodiscard]] std::optional<std::size_t> broken_at() const { return broken_at_; }
  [[nodiscard]] std::string_view broken_key() const { return broken_key_; }

 protected:
  bool report(std::string_view key, std::string given = {}, std::string expected = {},
              RuleId rule = {});
  bool report_missing(std::string_view place);
  Frame& top() { return stack_.back(); }
  [[nodiscard]] const Frame& top() const { return stack_.back(); }
  [[nodiscard]] bool is_empty() const { return stack_.empty(); }
  bool push(In in, bool array, const Member* member = nullptr);
  /// Marks the current member as met; false, with a finding, when it was there before.
  bool first_time(std::size_t index);
  /// Counts on in an array.
  void step() {
    if (!stack_.empty() && top().array) ++top().index;
  }
  /// `most`: bytes; 0: as many as the limits allow.
  bool text_member(const Scalar& scalar, std::string& to, std::string_view expected = kText,
                   std::size_t most = 0);

  Limits limits_;
  std::vector<Frame> stack_{};
  Findings findings_{};
  std::optional<std::size_t> broken_at_{};
  std::string_view broken_key_{};
};

/// What was found in a text, and where the reader stopped if it did.
[[nodiscard]] Findings found_in(Envelope& reader, std::string_view text);

}  // namespace spadille::codec

#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/message.h"

namespace spadille {

/// Something wrong, or odd, in what was reported: where, what stood there, why not, what would do.
struct Finding {
  enum class Severity : std::uint8_t { error, warning };
  /// Which fault it is, for a program that goes on differently; people are told by the message.
  enum class Cause : std::uint8_t {
    other,
    missing,      ///< nothing stands there, and something has to
    nobody,       ///< a name that nobody has here
    contradicts,  ///< something that is told besides says otherwise
  };

  std::string place;    ///< JSON pointer below the value that was checked, "/tricks"
  std::string given{};  ///< the offending value as written, may be empty
  Message message{};
  RuleId rule{};           ///< unnamed where only the shape of the document is wrong
  std::string expected{};  ///< what would be valid, in any language: "0…5", "up | down"
  Severity severity = Severity::error;
  Cause cause = Cause::other;

  friend bool operator==(const Finding&, const Finding&) = default;
};

using Findings = std::vector<Finding>;

/// An error at a place: why, by which rule, and what would do there.
[[nodiscard]] inline Finding found_at(std::string_view place, Message message, RuleId rule,
                                      std::string expected = {}) {
  return {.place = std::string(place),
          .message = message,
          .rule = rule,
          .expected = std::move(expected)};
}

/// The same, with the number that stands there.
[[nodiscard]] inline Finding found_at(std::string_view place, int given, Message message,
                                      RuleId rule, std::string expected = {}) {
  Finding finding = found_at(place, message, rule, std::move(expected));
  finding.given = std::to_string(given);
  return finding;
}

/// Nothing stands there: by which rule something has to, and what would do.
[[nodiscard]] inline Finding missing_at(std::string_view place, RuleId rule = {},
                                        std::string expected = {}) {
  Finding finding = found_at(place, {"finding.missing"}, rule, std::move(expected));
  finding.cause = Finding::Cause::missing;
  return finding;
}

/// A name that nobody has here, and those that somebody has.
[[nodiscard]] inline Finding nobody_at(std::string_view place, std::string given,
                                       std::string expected = {}, RuleId rule = {}) {
  Finding finding = found_at(place, {"finding.short.seat"}, rule, std::move(expected));
  finding.given = std::move(given);
  finding.cause = Finding::Cause::nobody;
  return finding;
}

/// "0…5", or the one number that there is.
[[nodiscard]] inline std::string from_to(int least, int most) {
  return least == most ? std::to_string(least) : std::to_string(least) + "…" + std::to_string(most);
}

[[nodiscard]] inline bool has_error(const Findings& findings) {
  return std::any_of(findings.begin(), findings.end(),
                     [](const Finding& f) { return f.severity == Finding::Severity::error; });
}

/// Moves `more` behind `all`, each place put below `place`.
inline void append(Findings& all, Findings more, std::string_view place = {}) {
  for (Finding& finding : more) {
    finding.place.insert(0, place);
    all.push_back(std::move(finding));
  }
}

/// Whether one JSON pointer lies in the other, or is it.
[[nodiscard]] inline bool lies_in(std::string_view place, std::string_view in) {
  return place.substr(0, in.size()) == in && (place.size() == in.size() || place[in.size()] == '/');
}

/// As append(), but leaves out what concerns a place that has a finding already.
inline void append_new(Findings& all, Findings more, std::string_view place = {}) {
  const auto known = static_cast<std::ptrdiff_t>(all.size());
  for (Finding& finding : more) {
    finding.place.insert(0, place);
    const bool told = std::any_of(all.begin(), all.begin() + known, [&](const Finding& f) {
      return lies_in(f.place, finding.place) || lies_in(finding.place, f.place);
    });
    if (!told) all.push_back(std::move(finding));
  }
}

}  // namespace spadille

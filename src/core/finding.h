#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/message.h"

namespace spadille {

/// Something wrong, or odd, in what was reported: where, what stood there, why not, what would do.
struct Finding {
  enum class Severity : std::uint8_t { error, warning };

  std::string place;    ///< JSON pointer below the value that was checked, "/tricks"
  std::string given{};  ///< the offending value as written, may be empty
  Message message{};
  RuleId rule{};           ///< unnamed where only the shape of the document is wrong
  std::string expected{};  ///< what would be valid, in any language: "0…5", "up | down"
  Severity severity = Severity::error;

  friend bool operator==(const Finding&, const Finding&) = default;
};

using Findings = std::vector<Finding>;

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

/// As append(), but leaves out what concerns a place that has a finding already.
inline void append_new(Findings& all, Findings more, std::string_view place = {}) {
  const std::size_t known = all.size();
  for (Finding& finding : more) {
    finding.place.insert(0, place);
    const auto same = [&](const Finding& f) {
      return f.place.rfind(finding.place, 0) == 0 || finding.place.rfind(f.place + '/', 0) == 0;
    };
    const auto end = all.begin() + static_cast<std::ptrdiff_t>(known);
    if (std::none_of(all.begin(), end, same)) all.push_back(std::move(finding));
  }
}

}  // namespace spadille

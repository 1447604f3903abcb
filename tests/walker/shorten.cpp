#include "tests/walker/walk.h"

namespace spadille::tests {
namespace {

Walk without(const Walk& walk, std::size_t from, std::size_t count) {
  Walk rest(walk.begin(), walk.begin() + static_cast<std::ptrdiff_t>(from));
  const std::size_t to = std::min(from + count, walk.size());
  rest.insert(rest.end(), walk.begin() + static_cast<std::ptrdiff_t>(to), walk.end());
  return rest;
}

/// Leaves out runs of `count` steps wherever the same is found without them; whether any was.
bool shorten_by(std::size_t count, Finding& finding, const std::string& program) {
  bool any = false;
  for (std::size_t from = 0; from < finding.walk.size();) {
    auto found = walked(without(finding.walk, from, count), program);
    if (found && found->complaint.law == finding.complaint.law) {
      finding = std::move(*found);
      any = true;
    } else {
      from += count;
    }
  }
  return any;
}

}  // namespace

Finding shortened(Finding finding, const std::string& program) {
  for (std::size_t count = std::max<std::size_t>(finding.walk.size() / 2, 1); count > 1; count /= 2)
    shorten_by(count, finding, program);
  while (shorten_by(1, finding, program)) {
  }
  return finding;
}

}  // namespace spadille::tests

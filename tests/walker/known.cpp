#include "tests/walker/known.h"

#include <algorithm>

namespace spadille::tests {
namespace {

struct Known {
  std::string_view law{};
  std::string_view said{};  ///< a part of it; empty: whatever is said
  std::string_view why{};
};

const std::vector<Known>& known() {
  static const std::vector<Known> all{};
  return all;
}

}  // namespace

bool is_known(const Complaint& complaint) {
  return std::any_of(known().begin(), known().end(), [&](const Known& each) {
    return each.law == complaint.law && complaint.what.find(each.said) != std::string::npos;
  });
}

}  // namespace spadille::tests

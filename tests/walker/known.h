#pragma once

#include "tests/walker/world.h"

namespace spadille::tests {

/// What walks find that is known and waits to be mended: they go on without it. Each entry names
/// the law, a part of what is said, and why it stands here. Empty in the end.
[[nodiscard]] bool is_known(const Complaint& complaint);

}  // namespace spadille::tests

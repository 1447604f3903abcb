#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "games/auction.h"

namespace spadille::tests {

/// "pass, order alone": the calls of an auction of a game. REQUIRES: words of documents.
template <typename G>
[[nodiscard]] Calls calls(std::string_view text) {
  Calls all;
  while (!text.empty()) {
    const auto comma = std::min(text.find(", "), text.size());
    const auto named = std::find(G::kCalls.begin(), G::kCalls.end(), text.substr(0, comma));
    all.push_back(static_cast<Call>(named - G::kCalls.begin()));
    text.remove_prefix(std::min(comma + 2, text.size()));
  }
  return all;
}

/// The other way round.
template <typename G>
[[nodiscard]] std::string written(CallSet set) {
  std::string text;
  for (const Call call : set)
    text += (text.empty() ? "" : ", ") + std::string(name(G::kCalls, call));
  return text;
}

/// Every complete auction that begins with the calls of `bidding`. `auction(bidding)` tells where
/// one stands.
template <typename Tell>
void each_auction(const Bidding& bidding, const Tell& auction, std::vector<Calls>& all) {
  const auto told = auction(bidding);
  if (!told.to_call) return all.push_back(bidding.calls);
  for (const Call call : told.may) {
    Bidding longer = bidding;
    longer.calls.push_back(call);
    each_auction(longer, auction, all);
  }
}

template <typename Rules, typename Carry>
[[nodiscard]] std::vector<Calls> auctions(const Rules& rules, const Carry& carry,
                                          const Bidding& bidding = {}) {
  std::vector<Calls> all;
  each_auction(
      bidding, [&](const Bidding& b) { return auction(rules, carry, b); }, all);
  return all;
}

}  // namespace spadille::tests

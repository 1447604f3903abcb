#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/record/interview.h"
#include "ui/cli/terminal/streams.h"

namespace spadille::cli {

/// Answers that were given before, and who keeps them while more are given.
struct Draft {
  std::vector<std::string> answers{};
  std::function<void(const std::vector<std::string>&)> keep{};
};

/// Asks for the next deal of an evening on `streams.err`, shows what it does, and asks whether to
/// save it. Nothing where it is not to be saved, or the input ends before.
[[nodiscard]] std::optional<AnyDeal> guided_deal(const Session& session, const SeatNames& names,
                                                 const Streams& streams, const Voice& voice,
                                                 Draft draft = {});

/// What a new evening needs to begin.
struct NewTable {
  std::string game{};                  ///< "euchre"
  std::string rules{};                 ///< of a preset, "euchre/seed"
  std::vector<std::string> players{};  ///< clockwise; as many as the rules allow, all different
  Seat dealer{};                       ///< of the first deal
  friend bool operator==(const NewTable&, const NewTable&) = default;
};

/// One of the numbers below `n`, each as likely. REQUIRES: n > 0.
using Draw = std::function<std::size_t(std::size_t n)>;

/// Asks for game, rules, players, seats and first dealer on `streams.err`. `usual`: players who are
/// offered by number. Nothing where the evening is not to begin, or the input ends before.
[[nodiscard]] std::optional<NewTable> guided_table(const std::vector<std::string>& usual,
                                                   const Draw& draw, const Streams& streams,
                                                   const Voice& voice);

}  // namespace spadille::cli

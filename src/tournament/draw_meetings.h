#pragma once

#include <array>
#include <vector>

#include "tournament/draw_parts.h"

namespace spadille::drawing {

/// What it costs that two meet again. A partner again costs more than all opponents again that one
/// change of places can save, and those more than meetings in different parts.
struct Price {
  int partners = 0;   ///< if they become partners once more
  int opponents = 0;  ///< if they become opponents once more
};

/// Who has met whom, and what it would cost to meet once more: the second time less than the third.
class Meetings {
 public:
  static constexpr int kPartners = 128;
  static constexpr int kOpponents = 10;
  static constexpr int kAtAll = 1;
  static constexpr int kApart = 1'000'000;

  /// Of the rounds that stand. Those who want to be apart never meet cheaply.
  explicit Meetings(const DrawTask& task);

  /// By how much meeting once more becomes dearer each time.
  [[nodiscard]] static constexpr int step(bool partners) {
    return kAtAll + (partners ? kPartners : kOpponents);
  }
  [[nodiscard]] const Price& operator()(Entrant one, Entrant other) const {
    return prices_(one, other);
  }
  [[nodiscard]] int price(bool partners, Entrant one, Entrant other) const {
    const Price& price = prices_(one, other);
    return partners ? price.partners : price.opponents;
  }
  /// `times`: -1 to forget it.
  void note(bool partners, Entrant one, Entrant other, int times = 1);
  void note(const DrawnTable& table, int times = 1);

 private:
  bool partners_;
  Grid<Price> prices_;
};

}  // namespace spadille::drawing

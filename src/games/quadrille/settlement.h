#pragma once

#include "games/quadrille/deal.h"

namespace spadille::quadrille {

/// What the payments of one deal are reckoned from.
struct Stakes {
  int pool = 0;  ///< after the antes of this deal
  int unit = 0;  ///< a quarter of it (QU-5.1)
  int vole = 0;  ///< what each of the four puts into the second pool; 0 without a vole
};

[[nodiscard]] Stakes stakes(const Rules& rules, const Carry& carry, const Deal& deal);

/// The second pool is paid out (QU-5.7).
void pay_out_vole(const Deal& deal, const Stakes& stakes, ScoreSheet& sheet);

}  // namespace spadille::quadrille

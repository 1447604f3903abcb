#include "tournament/draw.h"

#include <cassert>

#include "tournament/draw_moves.h"
#include "tournament/draw_moving.h"
#include "tournament/draw_pairs.h"
#include "tournament/draw_people.h"

namespace spadille {

std::vector<DrawnRound> draw(const DrawTask& task) {
  assert(check_task(task).why == Undrawable::nothing);
  if (task.present.empty()) return {};
  switch (task.method) {
    case Method::individual: return drawing::draw_people(task);
    case Method::pairs:
    case Method::round_robin: return drawing::draw_pairs(task);
    case Method::moving: return drawing::draw_moving(task);
    case Method::progressive: return drawing::draw_progressive(task);
    case Method::by_standing: return drawing::draw_by_standing(task);
    case Method::own_table: return drawing::draw_own_table(task);
  }
  return {};
}

}  // namespace spadille

#include "session/passed_on.h"

#include <algorithm>
#include <utility>

namespace spadille {
namespace {

using Effect = Ruling::Effect;

PostedRuling part_of(const PostedRuling& posted, Ruling ruling) {
  PostedRuling part = posted;
  part.ruling = std::move(ruling);
  part.of_former = part.is_part = true;
  return part;
}

bool waits(const PostedRuling& posted) {
  return posted.ruling.effect == Effect::redeal && posted.ruling.of_void_deal;
}

}  // namespace

bool costs_wait(const std::vector<PostedRuling>& on) {
  return std::any_of(on.begin(), on.end(), waits);
}

std::vector<PostedRuling> passed_on(const std::vector<PostedRuling>& on) {
  const bool is_void = costs_wait(on);
  std::vector<PostedRuling> parts;
  for (const PostedRuling& posted : on) {
    const auto& [effect, lines, dealer, of_void_deal, then] = posted.ruling;
    if (then && !is_void) parts.push_back(part_of(posted, {.dealer = then}));
    if (!is_void || lines.empty() || effect == Effect::replaces_score) continue;
    parts.push_back(part_of(posted, {Effect::lines, lines, {}, of_void_deal, {}}));
  }
  return parts;
}

void pass_on(History& history) {
  std::vector<PostedRuling> parts;
  const auto take = [&parts](std::vector<PostedRuling>& rulings) {
    rulings.insert(rulings.begin(), std::make_move_iterator(parts.begin()),
                   std::make_move_iterator(parts.end()));
  };
  for (LoggedDeal& entry : history.entries) {
    if (entry.struck) continue;
    take(entry.told.rulings);
    parts = passed_on(entry.told.rulings);
  }
  take(history.awaiting);
}

}  // namespace spadille

#include "session/void_ends.h"

#include <algorithm>

#include "session/passed_on.h"

namespace spadille {
namespace {

bool makes_void(const PostedRuling& posted) {
  return posted.ruling.effect == Ruling::Effect::redeal;
}

/// What a deal that is dealt again says of the one in its place, whole: its own row goes.
std::vector<PostedRuling> costs_of(std::vector<PostedRuling> rulings) {
  for (PostedRuling& posted : rulings)
    if (makes_void(posted)) posted.ruling.of_void_deal = true;
  std::vector<PostedRuling> costs = passed_on(rulings);
  for (PostedRuling& cost : costs) cost.is_part = false;
  return costs;
}

/// What is said of a deal is said of what comes next, or of the evening.
void move_words(History& history, Seq from, Seq next) {
  for (Change& change : history.changes)
    if (change.before == from) change.before = next;
  for (Remark& remark : history.remarks)
    if (remark.of == from) remark.of = 0;
}

/// In the order of the deals: what was said before the one that is void, that it is dealt again,
/// and what was said before the next, such as who sits there.
void deal_again(History& history, std::size_t at, const PostedRuling& redeal) {
  auto& entries = history.entries;
  const LoggedDeal ended = entries[at];
  const Seq next = at + 1 < entries.size() ? entries[at + 1].seq : 0;
  auto& changes = history.changes;
  const auto said_of_next = std::stable_partition(
      changes.begin(), changes.end(), [next](const Change& each) { return each.before != next; });
  changes.insert(said_of_next, {.seq = redeal.seq,
                                .before = next,
                                .dealer = redeal.ruling.dealer,
                                .incidents = redeal.incidents,
                                .dealt_again = true,
                                .sat = ended.sat});
  move_words(history, ended.seq, next);
  const std::vector<PostedRuling> costs = costs_of(ended.told.rulings);
  auto& waiting = next == 0 ? history.awaiting : entries[at + 1].told.rulings;
  waiting.insert(waiting.begin(), costs.begin(), costs.end());
  entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(at));
}

}  // namespace

void forget_void_ends(History& history) {
  auto& entries = history.entries;
  for (std::size_t i = 0; i < entries.size();) {
    const std::vector<PostedRuling>& on = entries[i].told.rulings;
    const auto redeal = std::find_if(on.begin(), on.end(), makes_void);
    if (entries[i].told.ended && !entries[i].struck && redeal != on.end())
      deal_again(history, i, *redeal);
    else
      ++i;
  }
}

}  // namespace spadille

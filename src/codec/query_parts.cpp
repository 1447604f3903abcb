#include "codec/query_parts.h"

namespace spadille::codec {

std::vector<FlatRow> rows_of(BeginningSoFar& told) {
  told.title.emplace();
  told.place.emplace();
  return {{.key = "rules", .text = &told.rules},
          {.key = "set", .texts = &told.set},
          {.key = "players", .texts = &told.players},
          {.key = "waiting", .texts = &told.waiting},
          {.key = "dealer", .text = &told.dealer},
          {.key = "totals", .numbers = &told.totals, .least = -kMostTotal, .most = kMostTotal},
          {.key = "title", .text = &*told.title},
          {.key = "place", .text = &*told.place}};
}

void forget_untold(BeginningSoFar& told, const std::vector<FlatRow>& rows) {
  const auto met = [&rows](std::string_view key) {
    return std::any_of(rows.begin(), rows.end(),
                       [key](const FlatRow& row) { return row.key == key && row.met; });
  };
  if (!met("title")) told.title.reset();
  if (!met("place")) told.place.reset();
}

}  // namespace spadille::codec

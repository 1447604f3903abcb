#include "app/phones/entered_deal.h"

#include <algorithm>

#include "app/record/events.h"
#include "app/record/place.h"
#include "app/record/session_view.h"
#include "codec/log.h"

namespace spadille {
namespace {

Refusal wrong_answer(std::string place, std::string given) {
  return refused(std::move(place), "finding.value", std::move(given));
}

/// Where the deal begins, before anything was tapped on the page.
Outcome<EnteredDeal> begun(const Desk& desk, const Names& names, Seq corrects) {
  EnteredDeal entered{.evening = view(desk, names), .corrects = corrects};
  if (corrects == 0) {
    if (auto why = takes_no_deal(desk)) return tl::unexpected(std::move(*why));
    entered.entry = DealEntry(session_of(desk), entered.evening.names);
    return entered;
  }
  const int number = number_of_deal(desk, corrects);
  if (number == 0) return tl::unexpected(wrong_answer("/corrects", std::to_string(corrects)));
  const Place place = place_of(desk, names, number);
  entered.entry = DealEntry(place.session, place.names);
  entered.entry.take(deal_as_it_is(desk, number));
  entered.chalked.read(entered.entry);
  for (int party = 0; party < entered.entry.parties(); ++party)
    for (const int mark : entered.chalked.of(party))
      entered.in_turn.insert(entered.in_turn.end(), {party, mark});
  return entered;
}

/// What the page has of it already.
std::optional<Refusal> go_on(EnteredDeal& entered, const EntrySoFar& so_far) {
  if (so_far.deal.empty()) return std::nullopt;
  AnyDeal deal = entered.entry.deal().game().deal();
  if (Findings found = read_deal(deal, so_far.deal); has_error(found)) return Refusal(found);
  entered.entry.take(deal);
  entered.chalked.clear();
  const std::vector<int>& marks = so_far.chalked;
  if (marks.size() % 2 != 0) return wrong_answer("/chalked", {});
  for (std::size_t i = 0; i < marks.size(); i += 2)
    if (!entered.chalked.add(entered.entry, marks[i], marks[i + 1]))
      return wrong_answer("/chalked/" + std::to_string(i), std::to_string(marks[i + 1]));
  entered.in_turn = marks;
  return std::nullopt;
}

bool set(DealEntry& entry, const EntrySoFar& tapped) {
  Value value;
  if (tapped.value.size() > Value::capacity()) return false;
  for (const int n : tapped.value) value.push_back(n);
  return entry.set(tapped.key, value);
}

bool answer(DealEntry& entry, const std::string& quick) {
  const auto all = entry.table().quick;
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const QuickAnswer& each) { return each.key == quick; });
  if (found != all.end()) entry.set(*found);
  return found != all.end();
}

}  // namespace

Outcome<EnteredDeal> entered_deal(const Desk& desk, const Names& names, const EntrySoFar& so_far) {
  auto entered = begun(desk, names, so_far.corrects);
  if (!entered) return entered;
  if (auto why = go_on(*entered, so_far)) return tl::unexpected(std::move(*why));
  DealEntry& entry = entered->entry;
  const auto ways = entry.table().ways.size();
  if (so_far.way >= static_cast<int>(std::max<std::size_t>(ways, 1)))
    return tl::unexpected(wrong_answer("/way", std::to_string(so_far.way)));
  entered->way = so_far.way >= 0 ? static_cast<std::size_t>(so_far.way) : entry.way();
  entry.tell_by(entered->way);
  if (!so_far.key.empty() && !set(entry, so_far))
    return tl::unexpected(wrong_answer("/value", so_far.key));
  if (!so_far.quick.empty() && !answer(entry, so_far.quick))
    return tl::unexpected(wrong_answer("/quick", so_far.quick));
  entered->chalked.place(entry);
  if (!so_far.quick.empty()) entered->way = entry.way();
  return entered;
}

}  // namespace spadille

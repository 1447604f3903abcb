#include "tournament/ties.h"

#include <algorithm>
#include <numeric>

namespace spadille {
namespace {

/// Splits one group by one step.
void split(std::span<InOrder> group, const Step& step) {
  std::vector<std::size_t> members;
  for (const InOrder& one : group) members.push_back(one.who);
  const std::vector<Ratio> figures = step.figures(members);
  std::vector<std::size_t> order(members.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return compared(figures[a], figures[b]) > 0;
  });
  for (std::size_t i = 0; i < order.size(); ++i) {
    group[i].who = members[order[i]];
    if (i > 0 && compared(figures[order[i - 1]], figures[order[i]]) != 0) group[i].rung = step.rung;
  }
}

}  // namespace

std::weak_ordering compared(const Ratio& a, const Ratio& b) {
  if (a.under == 0 || b.under == 0) return (a.under != 0) <=> (b.under != 0);
  if (const auto whole = a.over / a.under <=> b.over / b.under; whole != 0) return whole;
  return a.over % a.under * b.under <=> b.over % b.under * a.under;
}

std::int64_t rounded(const Ratio& ratio) {
  const std::int64_t whole = ratio.over / ratio.under;
  const std::int64_t rest = ratio.over % ratio.under;
  if (2 * (rest < 0 ? -rest : rest) < ratio.under) return whole;
  return ratio.over < 0 ? whole - 1 : whole + 1;
}

Step step(Rung rung, std::function<Ratio(std::size_t)> figure) {
  return {rung, [figure = std::move(figure)](std::span<const std::size_t> group) {
            std::vector<Ratio> figures;
            for (const std::size_t one : group) figures.push_back(figure(one));
            return figures;
          }};
}

std::vector<InOrder> in_order(const std::vector<std::size_t>& all, std::span<const Step> steps) {
  std::vector<InOrder> order;
  order.reserve(all.size());
  for (const std::size_t one : all)
    order.push_back({one, order.empty() ? Rung::first : Rung::shared});
  for (const Step& step : steps)
    for (std::size_t begin = 0, end = 0; begin < order.size(); begin = end) {
      for (end = begin + 1; end < order.size() && order[end].rung == Rung::shared;) ++end;
      if (end - begin > 1) split(std::span(order).subspan(begin, end - begin), step);
    }
  return order;
}

std::int64_t lot(std::uint64_t seed, std::string_view id) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char c : id) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  hash = (hash ^ seed) + 0x9e3779b97f4a7c15U;
  hash = (hash ^ (hash >> 30)) * 0xbf58476d1ce4e5b9U;
  hash = (hash ^ (hash >> 27)) * 0x94d049bb133111ebU;
  return static_cast<std::int64_t>((hash ^ (hash >> 31)) >> 1);
}

}  // namespace spadille

#include "games/garner/deal.h"

namespace spadille::garner {
namespace {

bool always(const Rules&, const Carry&, const Deal&) { return true; }
bool once_known(const Rules&, const Carry&, const Deal& deal) { return deal.reaper.has_value(); }

constexpr std::array kForm{
    Row{field<&Deal::reaper>({.key = "reaper",
                              .kind = Kind::seat,
                              .rule = "GR-5.1"_rule,
                              .label = "garner.field.reaper",
                              .max = kLastSeat}),
        always},
    Row{field<&Deal::tricks>({.key = "tricks",
                              .kind = Kind::integer,
                              .rule = "GR-5.1"_rule,
                              .label = "garner.field.tricks",
                              .min = 2,
                              .max = kTricks}),
        once_known},
    Row{field<&Deal::bold>({.key = "bold",
                            .kind = Kind::flag,
                            .rule = "GR-5.2"_rule,
                            .label = "garner.field.bold",
                            .word = "bold"}),
        once_known},
    Row{field<&Deal::empty>({.key = "empty",
                             .kind = Kind::seats,
                             .rule = "GR-7.2"_rule,
                             .label = "garner.field.empty",
                             .max = kLastSeat,
                             .word = "empty"}),
        [](const Rules& rules, const Carry&, const Deal& deal) {
          return rules.gleaning && deal.reaper;
        }},
};

constexpr std::array kCarried{
    field<&Carry::dealer>({.key = "dealer",
                           .kind = Kind::seat,
                           .rule = "GR-2.1"_rule,
                           .label = "carry.dealer",
                           .max = kLastSeat}),
    field<&Carry::balances>({.key = "balances",
                             .kind = Kind::integers,
                             .rule = "GR-6.1"_rule,
                             .label = "carry.balances",
                             .min = -999,
                             .max = 999}),
};

}  // namespace

std::span<const Row> form() { return kForm; }
std::span<const Field<Carry>> carried() { return kCarried; }

Carry start(const Rules& /*rules*/, int seats) {
  return {.balances = BySeat(static_cast<std::size_t>(seats), 0)};
}

Findings check(const Rules& /*rules*/, const Carry& carry) {
  if (carry.dealer.index < carry.balances.size()) return {};
  return {found_at("/dealer", {"finding.no_such_seat"}, "GR-2.1"_rule)};
}

Findings validate(const Rules& /*rules*/, const Carry& carry, const Deal& deal) {
  Findings findings = out_of_range(form(), deal);
  if (!findings.empty()) return findings;
  if (!deal.reaper) findings.push_back(missing_at("/reaper", "GR-5.1"_rule));
  if (!deal.tricks) findings.push_back(missing_at("/tricks", "GR-5.1"_rule));
  if (deal.reaper && deal.reaper->index >= carry.balances.size())
    findings.push_back(found_at("/reaper", {"finding.no_such_seat"}, "GR-5.1"_rule));
  if (deal.reaper && deal.empty.contains(*deal.reaper))
    findings.push_back(found_at("/empty", {"garner.finding.reaped"}, "GR-7.2"_rule));
  return findings;
}

}  // namespace spadille::garner

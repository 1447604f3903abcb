#include "games/tables.h"

namespace spadille {
namespace {

/// "0…5"; "0 | 100" for a few in steps; "0, 4 … 400" for many.
std::string interval(const Member& member) {
  constexpr int kFew = 4;
  const int steps = (member.max - member.min) / member.step;
  if (member.step == 1 && steps != 1)
    return std::to_string(member.min) + "…" + std::to_string(member.max);
  std::string text = std::to_string(member.min);
  for (int n = 1; n <= steps && steps < kFew; ++n)
    text += " | " + std::to_string(member.min + n * member.step);
  if (steps < kFew) return text;
  return text + ", " + std::to_string(member.min + member.step) + " … " +
         std::to_string(member.max);
}

constexpr const char* kRanks = "2 … 9 T J Q K A";

std::string cards(const Member& member) {
  std::string text = member.by_rank ? kRanks + std::string(" | ") : "";
  text += "SA … C2";
  return member.kind == Kind::trick ? text + " | ?" : text;
}

}  // namespace

std::string alternatives(std::span<const std::string_view> names) {
  std::string text;
  for (const std::string_view name : names) {
    if (!text.empty()) text += " | ";
    text += name;
  }
  return text;
}

std::string domain(const Member& member) {
  switch (member.kind) {
    case Kind::flag: return "true | false";
    case Kind::choice:
    case Kind::calls: return alternatives(member.choices);
    case Kind::rank:
    case Kind::ranks: return kRanks;
    case Kind::suit: return "S | H | D | C";
    case Kind::cards:
    case Kind::card:
    case Kind::trick: return cards(member);
    case Kind::integer:
    case Kind::integers:
    case Kind::marks:
    case Kind::seat:
    case Kind::seats: break;
  }
  return interval(member);
}

std::string shown(const Member& member, int number) {
  switch (member.kind) {
    case Kind::flag: return number != 0 ? "true" : "false";
    case Kind::choice:
    case Kind::calls:
      if (member.accepts(number))
        return std::string(member.choices[static_cast<std::size_t>(number)]);
      break;
    case Kind::rank:
    case Kind::ranks:
      if (member.accepts(number)) return {letter(static_cast<Rank>(number))};
      break;
    case Kind::suit:
      if (member.accepts(number)) return {letter(static_cast<Suit>(number))};
      break;
    case Kind::cards:
    case Kind::card:
    case Kind::trick:
      if (member.accepts(number) || is_rank_alone(number)) return to_string(Card::of_code(number));
      break;
    case Kind::integer:
    case Kind::integers:
    case Kind::marks:
    case Kind::seat:
    case Kind::seats: break;
  }
  return std::to_string(number);
}

Finding without_effect(std::string_view key, RuleId rule, std::string_view needed) {
  return {.place = "/" + std::string(key),
          .message = {"finding.no_effect"},
          .rule = rule,
          .expected = std::string(needed),
          .severity = Finding::Severity::warning};
}

}  // namespace spadille

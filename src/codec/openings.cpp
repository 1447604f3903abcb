#include "codec/openings.h"

#include <string>

namespace spadille::codec {
namespace {

Opening of_member(const Member& member) {
  return {is_list(member.kind) ? In::items : In::nothing, true, {}, &member};
}

Opening in_envelope(const std::string& key, const Member* member) {
  if (key == "rules") return {In::rules, false, kObjectOrText};
  if (key == "before") return {In::before, false, "{…}"};
  if (member != nullptr) return of_member(*member);
  if (key == "players" || key == "waiting" || key == "lines") return {In::players, true, "[\"…\"]"};
  if (key == "deals") return {In::deals, true, "[…]"};
  if (key == "deal") return {In::deal, false, kObjectOrText};
  if (key == "turn") return {In::turn, false, "{…}"};
  if (key == "auction") return {In::auction, false, "{…}"};
  if (key == "played") return {In::played, false, "{…}"};
  if (key == "incident") return {In::incident, false, "{…}"};
  if (key == "by_rules" || key == "decided") return {In::decided, false, "{…}"};
  return {In::nothing, false, kText};
}

}  // namespace

Opening opening(const PlayQuestions& asked, const Frame& top, const Member* member, bool array) {
  switch (top.in) {
    case In::document: return in_envelope(top.key, member);
    case In::deals: return {In::deal, false, kObjectOrText};
    case In::games: return {In::game, false, "{…}"};
    case In::items: return {In::nothing, false, {}, top.member};
    case In::hands: return {In::items, true, {}, &asked.cards_of_hand()};
    case In::tricks:
      if (array) return {In::items, true, {}, &asked.cards_of_trick()};
      return {In::trick, false, "{…} | […]"};
    case In::before:
      if (member == nullptr) return {In::games, true, "[…]"};
      break;
    case In::played:
      if (member == nullptr) return {top.key == "hands" ? In::hands : In::tricks, true, "[[…]]"};
      break;
    case In::decided:
      if (member == nullptr) return {In::players, true, "[\"…\"]"};
      break;
    case In::nothing:
    case In::rules:
    case In::deal:
    case In::players:
    case In::game:
    case In::turn:
    case In::auction:
    case In::incident:
    case In::trick:
    case In::skipped: break;
  }
  if (member == nullptr) return {In::nothing, false, kText};
  return of_member(*member);
}

}  // namespace spadille::codec

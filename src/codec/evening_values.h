#pragma once

// What becomes of a value in a document: the third part of evening_reader.h.

#include <algorithm>

#include "codec/evening_reader.h"
#include "codec/line_text.h"

namespace spadille::codec {

/// Sets the member of a table's owner.
template <typename Row, typename Owner>
void set_in(std::span<const Row> table, const Member& member, const Value& value, Owner& owner) {
  table[row_of(table, member)].set(owner, value);
}

template <Game G>
bool EveningReader<G>::envelope_value(const Scalar& scalar) {
  const std::string& key = top().key;
  About& about = draft_.evening.about;
  if (member_ != nullptr) return member_value(scalar);
  if (key == "text") return text_member(scalar, draft_.event.text);
  if (key == "title") return text_member(scalar, about.title);
  if (key == "date") return text_member(scalar, about.date);
  if (key == "place") return text_member(scalar, about.place);
  if (key == "rules") return preset(scalar);
  if (key == "deal" && add_deal())
    return text_member(scalar, draft_.short_forms.emplace_back(0, std::string{}).second,
                       kObjectOrText);
  if (key == "version" || key == "format" || key == "game") return true;  // read beforehand
  std::string ignored;
  if (key == "$schema") return text_member(scalar, ignored);
  return report("finding.type", shown(scalar), key == "before" ? "{…}" : "[…]");
}

template <Game G>
bool EveningReader<G>::add_player(const Scalar& scalar) {
  const std::string& key = stack_[stack_.size() - 2].key;
  if (key == "waiting") return text_member(scalar, draft_.event.waiting.emplace_back());
  if (key == "lines") return add_line(scalar);
  auto& players = draft_.evening.about.players;
  if (players.size() == spadille::kMaxSeats)
    return report("finding.players", {},
                  std::to_string(G::kMinSeats) + "…" + std::to_string(G::kMaxSeats));
  return text_member(scalar, players.emplace_back());
}

template <Game G>
bool EveningReader<G>::add_line(const Scalar& scalar) {
  std::string text;
  const std::size_t before = findings().size();
  const bool go_on = text_member(scalar, text);
  const auto line = line_of(text);
  if (line) draft_.event.lines.push_back(*line);
  if (line || findings().size() > before) return go_on;
  return report("finding.value", shown(scalar), "\"QU-8.1 seat0 -4 pool +4\"");
}

template <Game G>
bool EveningReader<G>::preset(const Scalar& scalar) {
  std::string name;
  const std::size_t before = findings().size();
  const bool go_on = text_member(scalar, name, top().in == In::document ? kObjectOrText : kText);
  if (findings().size() == before) draft_.preset = std::move(name);
  return go_on;
}

template <Game G>
std::optional<int> EveningReader<G>::accepted(const Member& member, const Scalar& scalar) {
  const bool of_another_list =
      member.kind == Kind::calls && G::kHasAuction && member.choices.data() != G::kCalls.data();
  if ((G::kSuitsMatter && member.by_rank) || of_another_list)
    return accepted(as_asked<G>(member), scalar);
  const auto number = number_of(member, scalar);
  if (!number) {
    report("finding.type", shown(scalar), domain(member), member.rule);
    return std::nullopt;
  }
  constexpr std::int64_t kFar = 1'000'000'000;
  const int n = static_cast<int>(std::clamp(*number, -kFar, kFar));
  if (member.accepts(n)) return n;
  report("finding.range", shown(scalar), domain(member), member.rule);
  return std::nullopt;
}

template <Game G>
bool EveningReader<G>::member_value(const Scalar& scalar) {
  if (is_list(member_->kind))
    return report("finding.type", shown(scalar), "[" + domain(as_asked<G>(*member_)) + "]",
                  member_->rule);
  if (const auto number = accepted(*member_, scalar)) return keep(*member_, {*number});
  return !stopped();
}

template <Game G>
bool EveningReader<G>::item(const Scalar& scalar) {
  const Member& member = *top().member;
  const auto number = accepted(member, scalar);
  if (list_.size() == static_cast<std::size_t>(member.most))
    return report("finding.too_many", {}, "0…" + std::to_string(member.most), member.rule);
  if (number && stands_once(member, *number) && std::count(list_.begin(), list_.end(), *number) > 0)
    return report("finding.listed_twice", shown(scalar), {}, member.rule);
  if (number || member.kind == Kind::integers)
    list_.push_back(number.value_or(0));  // a wrong total still counts as a player's
  return !stopped();
}

template <Game G>
bool EveningReader<G>::keep(const Member& member, const Value& value) {
  switch (top().in) {
    case In::rules: draft_.rules.values.emplace_back(row_of(G::options(), member), value); break;
    case In::before: draft_.before.values.emplace_back(row_of(G::carried(), member), value); break;
    case In::deal: {
      const auto form = G::form();
      form[row_of(form, member)].set(draft_.evening.deals.back(), value);
      break;
    }
    case In::game:
      if (&member == &kTotals) detail::decode(value, draft_.games.back().totals);
      if (&member == &kWinners) detail::decode(value, draft_.games.back().winners);
      break;
    case In::turn: set_in(turn_fields(), member, value, draft_.asked.turn); break;
    case In::auction: set_in(auction_fields(), member, value, draft_.asked.auction); break;
    case In::incident: set_in(G::incidents(), member, value, *draft_.event.incident); break;
    case In::played: set_in(play_fields(), member, value, draft_.asked.play); break;
    case In::trick: set_in(trick_fields(), member, value, draft_.asked.play.tricks.back()); break;
    case In::tricks:
      set_in(trick_fields(), cards_of_trick(), value, draft_.asked.play.tricks.back());
      break;
    case In::hands: return keep_hand(value);
    case In::document:
      event_fields()[row_of(event_fields(), member)].set(draft_.event.said, value);
      break;
    case In::nothing:
    case In::deals:
    case In::players:
    case In::items:
    case In::games:
    case In::skipped: break;
  }
  return true;
}

template <Game G>
bool EveningReader<G>::keep_hand(const Value& value) {
  const auto seat = static_cast<std::size_t>(top().index);
  if (seat >= spadille::kMaxSeats)
    return report("finding.too_many", {}, "0…" + std::to_string(spadille::kMaxSeats));
  tell_hand(draft_.asked.play, spadille::seat(static_cast<int>(seat)), value);
  return true;
}

template <Game G>
bool EveningReader<G>::add_trick() {
  constexpr std::size_t kMost = 13;
  auto& tricks = draft_.asked.play.tricks;
  if (tricks.size() >= kMost)
    return report("finding.too_many", {}, "0…" + std::to_string(kMost)), false;
  tricks.emplace_back();
  return true;
}

template <Game G>
bool EveningReader<G>::add_deal() {
  if (draft_.evening.deals.size() >= limits_.deals)
    return report("finding.too_many", {}, "0…" + std::to_string(limits_.deals)), false;
  draft_.evening.deals.emplace_back();
  return true;
}

}  // namespace spadille::codec

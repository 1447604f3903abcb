// What becomes of a value of a document: which it is, whether its member takes it, and where the
// draft has it.
#include <algorithm>
#include <utility>

#include "codec/document_members.h"
#include "codec/evening_reader.h"
#include "codec/line_text.h"
#include "codec/misshapen.h"
#include "games/questions.h"

namespace spadille::codec {
namespace {

/// What an incident calls the deal that is being played.
constexpr std::string_view kInPlay = "play";
constexpr std::int64_t kMostDeals = 999'999'999;

/// Sets the member of a table's owner.
template <typename Row, typename Owner>
void set_in(std::span<const Row> table, const Member& member, const Value& value, Owner& owner) {
  table[row_of(table, member)].set(owner, value);
}

}  // namespace

bool EveningReader::value(const Scalar& scalar) {
  step();
  if (std::exchange(skip_next_, false)) return true;
  switch (top().in) {
    case In::document: return envelope_value(scalar);
    case In::items: return item(scalar);
    case In::players: return add_player(scalar);
    case In::deals: {
      if (!add_deal()) return false;
      auto& kept = draft_.short_forms.emplace_back(draft_.evening.deals.size() - 1, std::string{});
      return text_member(scalar, kept.second, kObjectOrText);
    }
    case In::rules:
      if (member_ == nullptr) return preset(scalar);
      return member_value(scalar);
    case In::before:
    case In::deal:
    case In::game:
    case In::turn:
    case In::auction:
    case In::incident:
    case In::decided:
    case In::played:
    case In::trick:
      if (member_ != nullptr) return member_value(scalar);
      return report("finding.type", shown(scalar), "[…]");
    case In::games: return report("finding.type", shown(scalar), "{…}");
    case In::hands:
    case In::tricks: return report("finding.type", shown(scalar), "[…]");
    case In::nothing:
    case In::skipped: break;
  }
  return true;
}

bool EveningReader::envelope_value(const Scalar& scalar) {
  const std::string& key = top().key;
  About& about = draft_.evening.about;
  if (member_ != nullptr) return member_value(scalar);
  if (key == "text") return text_member(scalar, draft_.event.text);
  if (key == "by") return text_member(scalar, draft_.event.by);
  if (key == "why") return text_member(scalar, draft_.event.text, kText, kMostOfReason);
  if (key == "clause") return text_member(scalar, draft_.clause);
  if (key == "title") return text_member(scalar, about.title);
  if (key == "date") return text_member(scalar, about.date);
  if (key == "place") return text_member(scalar, about.place);
  if (key == "rules") return preset(scalar);
  if (key == "deal" && format_ == Format::incident) return name_deal(scalar);
  if (key == "deal" && add_deal())
    return text_member(scalar, draft_.short_forms.emplace_back(0, std::string{}).second,
                       kObjectOrText);
  if (key == "version" || key == "format" || key == "game") return true;  // read beforehand
  std::string ignored;
  if (key == "$schema") return text_member(scalar, ignored);
  const bool object = key == "before" || format_ == Format::precedent;
  return report("finding.type", shown(scalar), object ? "{…}" : "[…]");
}

/// Which deal of a session an incident is about.
bool EveningReader::name_deal(const Scalar& scalar) {
  const bool number = scalar.kind == Scalar::Kind::integer;
  if (scalar.kind == Scalar::Kind::text && scalar.text == kInPlay)
    return draft_.deal_meant = 0, true;
  if (!number && scalar.kind != Scalar::Kind::text)
    return report("finding.type", shown(scalar), std::string(kDealNamed));
  if (!number || scalar.number < 1 || scalar.number > kMostDeals)
    return report("finding.value", shown(scalar), std::string(kDealNamed));
  return draft_.deal_meant = static_cast<int>(scalar.number), true;
}

bool EveningReader::add_player(const Scalar& scalar) {
  const std::string& key = stack_[stack_.size() - 2].key;
  if (key == "waiting") return text_member(scalar, draft_.event.waiting.emplace_back());
  if (key == "lines") return add_line(scalar);
  auto& players = draft_.evening.about.players;
  if (players.size() == spadille::kMaxSeats)
    return report(
        "finding.players", {},
        std::to_string(game_.traits.min_seats) + "…" + std::to_string(game_.traits.max_seats));
  return text_member(scalar, players.emplace_back());
}

bool EveningReader::add_line(const Scalar& scalar) {
  if (format_ == Format::precedent && draft_.event.lines.size() == kMostRulingLines)
    return report("finding.too_many", {}, "0…" + std::to_string(kMostRulingLines)), false;
  std::string text;
  const std::size_t before = findings().size();
  const bool go_on = text_member(scalar, text);
  const auto line = line_of(text);
  if (line) draft_.event.lines.push_back(*line);
  if (line || findings().size() > before) return go_on;
  return report("finding.line", shown(scalar), "\"QU-8.1 seat0 -4 pool +4\"");
}

bool EveningReader::preset(const Scalar& scalar) {
  std::string name;
  const std::size_t before = findings().size();
  const bool go_on = text_member(scalar, name, top().in == In::document ? kObjectOrText : kText);
  if (findings().size() == before) draft_.preset = std::move(name);
  return go_on;
}

std::optional<int> EveningReader::accepted(const Member& member, const Scalar& scalar) {
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

bool EveningReader::member_value(const Scalar& scalar) {
  if (is_list(member_->kind))
    return report("finding.type", shown(scalar), "[" + domain(*member_) + "]", member_->rule);
  if (const auto number = accepted(*member_, scalar)) return keep(*member_, {*number});
  return !stopped();
}

bool EveningReader::item(const Scalar& scalar) {
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

bool EveningReader::keep(const Member& member, const Value& value) {
  switch (top().in) {
    case In::rules: draft_.rules.values.emplace_back(row_of(game_.options(), member), value); break;
    case In::before:
      draft_.before.values.emplace_back(row_of(game_.carried(), member), value);
      break;
    case In::deal: {
      const auto form = game_.form();
      form[row_of(form, member)].set(draft_.evening.deals.back(), value);
      break;
    }
    case In::game:
      if (&member == &kTotals) detail::decode(value, draft_.games.back().totals);
      if (&member == &kWinners) detail::decode(value, draft_.games.back().winners);
      break;
    case In::turn: set_in(game_.questions.turn(), member, value, draft_.asked.turn); break;
    case In::auction: set_in(game_.questions.auction(), member, value, draft_.asked.auction); break;
    case In::incident: set_in(game_.incidents(), member, value, *draft_.event.incident); break;
    case In::played: set_in(game_.questions.play(), member, value, draft_.asked.play); break;
    case In::trick:
      set_in(game_.questions.trick(), member, value, draft_.asked.play.tricks.back());
      break;
    case In::tricks:
      set_in(game_.questions.trick(), game_.questions.cards_of_trick(), value,
             draft_.asked.play.tricks.back());
      break;
    case In::hands: return keep_hand(value);
    case In::decided: set_in(ruling_fields(), member, value, draft_.ruling); break;
    case In::document:
      if (format_ == Format::precedent) return draft_.keep_number(member, value), true;
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

bool EveningReader::keep_hand(const Value& value) {
  const auto seat = static_cast<std::size_t>(top().index);
  if (seat >= spadille::kMaxSeats)
    return report("finding.too_many", {}, "0…" + std::to_string(spadille::kMaxSeats));
  tell_hand(draft_.asked.play, spadille::seat(static_cast<int>(seat)), value);
  return true;
}

bool EveningReader::add_trick() {
  constexpr std::size_t kMost = 13;
  auto& tricks = draft_.asked.play.tricks;
  if (tricks.size() >= kMost)
    return report("finding.too_many", {}, "0…" + std::to_string(kMost)), false;
  tricks.emplace_back();
  return true;
}

bool EveningReader::add_deal() {
  if (draft_.evening.deals.size() >= limits_.deals)
    return report("finding.too_many", {}, "0…" + std::to_string(limits_.deals)), false;
  draft_.evening.deals.push_back(game_.deal());
  return true;
}

}  // namespace spadille::codec

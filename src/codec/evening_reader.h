#pragma once

// Reads a document of one game, value by value, straight into the evening. The members of rules,
// deals and carries are the rows of the game's tables; nothing here knows a game.

#include <algorithm>

#include "nlohmann/json.hpp"

#include "codec/evening_draft.h"
#include "codec/line_text.h"
#include "codec/preview.h"

namespace spadille::codec {

/// The members of the envelope, in the order they are written.
inline constexpr std::array<std::string_view, 12> kEnvelope{
    "format",  "version", "game",   "title", "date",  "place",
    "players", "rules",   "before", "deal",  "deals", "$schema"};

/// The members of an event's payload besides `event_fields()`.
inline constexpr std::array<std::string_view, 10> kEventMembers{
    "title", "date", "place", "players", "rules", "before", "deal", "waiting", "lines", "text"};

template <Game G>
class EveningReader : public Envelope {
 public:
  using Json = nlohmann::json;
  EveningReader(Format format, const Limits& limits) : Envelope(limits), format_(format) {}

  /// REQUIRES: the text was read to its end.
  Evening<G> finish() { return draft_.finish(format_, findings()); }
  /// REQUIRES: the same, of a payload.
  Event<G> finish_event(EventKind kind) { return draft_.finish_event(kind, findings()); }

  // The events of nlohmann::json_sax; false stops the parser.
  bool null() { return value({}); }
  bool boolean(bool b) { return value({Scalar::Kind::boolean, b ? 1 : 0, {}}); }
  bool number_integer(std::int64_t n) { return value({Scalar::Kind::integer, n, {}}); }
  bool number_unsigned(std::uint64_t n) { return value(whole(n, std::to_string(n))); }
  bool number_float(double n, const std::string& text) { return value(real(n, text)); }
  bool string(const std::string& text) { return value({Scalar::Kind::text, 0, text}); }
  bool binary(Json::binary_t&) { return false; }
  bool start_object(std::size_t) { return open(false); }
  bool start_array(std::size_t) { return open(true); }
  bool end_array() { return close(); }
  bool end_object() { return close(); }
  bool key(const std::string& name);
  bool parse_error(std::size_t byte, const std::string&, const Json::exception& error) {
    broken_at_ = byte;
    broken_key_ = key_of_broken(error.what());
    return false;
  }
  /// The byte where the text stopped being JSON.
  [[nodiscard]] std::optional<std::size_t> broken_at() const { return broken_at_; }
  [[nodiscard]] std::string_view broken_key() const { return broken_key_; }

 private:
  template <typename Table>
  bool enter(const Table& table, const std::string& name, std::string_view besides = {});
  bool enter_envelope(const std::string& name);
  bool enter_event(const std::string& name);
  bool enter_games(const std::string& name);
  bool open(bool array);
  bool open_member(bool array);
  /// What may be opened where the reader stands; `nothing` where a single value has to stand.
  struct Opening {
    In in = In::nothing;
    bool array = false;
    std::string_view expected{};
    const Member* member = nullptr;  ///< says what is expected, where a member does
  };
  Opening opening() const;
  Opening opening_in_envelope() const;
  bool close();
  bool value(const Scalar& scalar);
  bool envelope_value(const Scalar& scalar);
  bool add_player(const Scalar& scalar);
  bool add_line(const Scalar& scalar);
  bool preset(const Scalar& scalar);
  bool member_value(const Scalar& scalar);
  /// The number of a scalar, or nothing and a finding.
  std::optional<int> accepted(const Member& member, const Scalar& scalar);
  bool item(const Scalar& scalar);
  bool keep(const Member& member, const Value& value);
  bool add_deal();

  Format format_;
  std::optional<std::size_t> broken_at_{};
  std::string_view broken_key_{};
  EveningDraft<G> draft_{};
  const Member* member_ = nullptr;  ///< that the next value belongs to
  bool skip_next_ = false;          ///< the next value belongs to nobody
  Value list_{};                    ///< items of the open array
};

inline constexpr Member kTotals{
    .key = "totals", .kind = Kind::integers, .min = -999'999'999, .max = 999'999'999};
inline constexpr Member kWinners{
    .key = "winners", .kind = Kind::seats, .max = spadille::kMaxSeats - 1};

template <Game G>
bool EveningReader<G>::key(const std::string& name) {
  top().keyed = true;
  top().key = printable(name) ? clipped(name, limits_.text_bytes) : "?";
  member_ = nullptr;
  skip_next_ = false;
  switch (top().in) {
    case In::document: return enter_envelope(name);
    case In::rules: return enter(G::options(), name, "preset");
    case In::before: return enter(G::carried(), name, "games");
    case In::deal: return enter(G::form(), name);
    case In::game: return enter_games(name);
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
template <typename Table>
bool EveningReader<G>::enter(const Table& table, const std::string& name,
                             std::string_view besides) {
  if (name == besides) return skip_next_ = !first_time(table.size()), true;
  for (std::size_t i = 0; i < table.size(); ++i) {
    if (table[i].key != name) continue;
    member_ = &table[i];
    skip_next_ = !first_time(i);
    return !stopped();
  }
  skip_next_ = true;
  const std::string rows = alternatives_of(table, [](const Member& m) { return m.key; });
  return report("finding.unknown", {},
                besides.empty() ? rows : rows + " | " + std::string(besides));
}

template <Game G>
bool EveningReader<G>::enter_event(const std::string& name) {
  const auto fields = event_fields();
  const auto* named = std::find(kEventMembers.begin(), kEventMembers.end(), name);
  if (named == kEventMembers.end()) return enter(fields, name, "…");
  skip_next_ = !first_time(fields.size() + static_cast<std::size_t>(named - kEventMembers.begin()));
  if (name == "rules") draft_.has_rules = true;
  if (name == "before") draft_.has_before = true;
  return !stopped();
}

template <Game G>
bool EveningReader<G>::enter_envelope(const std::string& name) {
  if (format_ == Format::event) return enter_event(name);
  const auto found = std::find(kEnvelope.begin(), kEnvelope.end(), name);
  const bool foreign = (name == "deal" && format_ != Format::deal) ||
                       (name == "deals" && format_ != Format::session) ||
                       (name == "before" && format_ == Format::rules);
  skip_next_ = true;
  if (foreign) return report("finding.not_in_format", {}, std::string(spadille::name(format_)));
  if (found == kEnvelope.end()) return report("finding.unknown", {}, alternatives(kEnvelope));
  skip_next_ = !first_time(static_cast<std::size_t>(found - kEnvelope.begin()));
  return !stopped();
}

template <Game G>
bool EveningReader<G>::enter_games(const std::string& name) {
  const Member* member = name == "totals" ? &kTotals : name == "winners" ? &kWinners : nullptr;
  skip_next_ = true;
  if (member == nullptr) return report("finding.unknown", {}, "totals | winners");
  member_ = member;
  skip_next_ = !first_time(member == &kTotals ? 0 : 1);
  return !stopped();
}

template <Game G>
bool EveningReader<G>::open(bool array) {
  step();
  if (is_empty()) return push(In::document, false);  // an object, as the preview has seen
  if (skip_next_ || top().in == In::skipped) return push(In::skipped, array);
  return open_member(array);
}

template <Game G>
auto EveningReader<G>::opening_in_envelope() const -> Opening {
  const std::string& key = top().key;
  if (key == "rules") return {In::rules, false, kObjectOrText};
  if (key == "before") return {In::before, false, "{…}"};
  if (member_ != nullptr)
    return {is_list(member_->kind) ? In::items : In::nothing, true, {}, member_};
  if (key == "players" || key == "waiting" || key == "lines") return {In::players, true, "[\"…\"]"};
  if (key == "deals") return {In::deals, true, "[…]"};
  if (key == "deal") return {In::deal, false, kObjectOrText};
  return {In::nothing, false, kText};
}

template <Game G>
auto EveningReader<G>::opening() const -> Opening {
  switch (top().in) {
    case In::document: return opening_in_envelope();
    case In::deals: return {In::deal, false, kObjectOrText};
    case In::games: return {In::game, false, "{…}"};
    case In::items: return {In::nothing, false, {}, top().member};
    case In::before:
      if (member_ == nullptr) return {In::games, true, "[…]"};
      break;
    case In::nothing:
    case In::rules:
    case In::deal:
    case In::players:
    case In::game:
    case In::skipped: break;
  }
  if (member_ == nullptr) return {In::nothing, false, kText};
  return {is_list(member_->kind) ? In::items : In::nothing, true, {}, member_};
}

template <Game G>
bool EveningReader<G>::open_member(bool array) {
  const Opening may = opening();
  if (may.in == In::nothing || may.array != array)
    return report("finding.type", array ? "[…]" : "{…}",
                  may.member == nullptr ? std::string(may.expected) : domain(*may.member)) &&
           push(In::skipped, array);
  if (may.in == In::deal && !add_deal()) return false;
  if (may.in == In::game) draft_.games.emplace_back();
  if (may.in == In::players && top().key == "players") draft_.names_players = true;
  list_.clear();
  return push(may.in, array, may.member);
}

template <Game G>
bool EveningReader<G>::close() {
  const Frame closed = std::move(top());
  stack_.pop_back();
  skip_next_ = false;
  if (closed.in == In::items) return keep(*closed.member, list_);
  return true;
}

template <Game G>
bool EveningReader<G>::value(const Scalar& scalar) {
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
      if (member_ != nullptr) return member_value(scalar);
      return report("finding.type", shown(scalar), "[…]");
    case In::games: return report("finding.type", shown(scalar), "{…}");
    case In::nothing:
    case In::skipped: break;
  }
  return true;
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
    return report("finding.too_many", {}, "0…" + std::to_string(spadille::kMaxSeats));
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
    return report("finding.type", shown(scalar), "[" + domain(*member_) + "]", member_->rule);
  if (const auto number = accepted(*member_, scalar)) return keep(*member_, {*number});
  return !stopped();
}

template <Game G>
bool EveningReader<G>::item(const Scalar& scalar) {
  const Member& member = *top().member;
  const auto number = accepted(member, scalar);
  if (list_.size() == static_cast<std::size_t>(member.most))
    return report("finding.too_many", {}, "0…" + std::to_string(member.most), member.rule);
  if (number && is_set(member.kind) && std::count(list_.begin(), list_.end(), *number) > 0)
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
bool EveningReader<G>::add_deal() {
  if (draft_.evening.deals.size() >= limits_.deals)
    return report("finding.too_many", {}, "0…" + std::to_string(limits_.deals)), false;
  draft_.evening.deals.emplace_back();
  return true;
}

}  // namespace spadille::codec

#pragma once

// Reads a document of one game, value by value, straight into the evening. The members of rules,
// deals and carries are the rows of the game's tables; nothing here knows a game. What a name
// means is in evening_names.h, what becomes of a value in evening_values.h.

#include <algorithm>

#include "codec/evening_draft.h"
#include "codec/openings.h"
#include "codec/parse.h"

namespace spadille::codec {

template <Game G>
class EveningReader final : public Envelope, public Listener {
 public:
  EveningReader(Format format, const Limits& limits) : Envelope(limits), format_(format) {}

  /// REQUIRES: the text was read to its end, and finish() not called.
  [[nodiscard]] TellsOfTable tells_of_table() const { return draft_.tells_of_table(); }
  /// REQUIRES: the text was read to its end.
  Evening<G> finish() { return draft_.finish(format_, findings()); }
  /// What the referee was asked. REQUIRES: the same.
  Asked finish_asked() { return std::move(draft_.asked); }
  /// What is to be ruled on. REQUIRES: the same.
  typename G::Incident finish_incident() {
    return draft_.event.incident.value_or(typename G::Incident{});
  }
  /// REQUIRES: the same, of a payload.
  Event<G> finish_event(EventKind kind) { return draft_.finish_event(kind, findings()); }

  /// What is read next is the value of one member of the document, and nothing else.
  void begin_member(const std::string& name) {
    push(In::document, false);
    enter_member(name);
  }
  /// An opening that says everything besides what is read.
  void go_on_from(const Event<G>& opening) {
    draft_.event = opening;
    draft_.evening.about = opening.about;
    draft_.evening.rules = opening.rules.value_or(typename G::Rules{});
    draft_.names_players = true;
  }

  bool null() override { return value({}); }
  bool boolean(bool b) override { return value({Scalar::Kind::boolean, b ? 1 : 0, {}}); }
  bool number_integer(std::int64_t n) override { return value({Scalar::Kind::integer, n, {}}); }
  bool number_unsigned(std::uint64_t n) override { return value(whole(n, std::to_string(n))); }
  bool number_float(double n, const std::string& text) override { return value(real(n, text)); }
  bool string(const std::string& text) override { return value({Scalar::Kind::text, 0, text}); }
  void broken(std::size_t byte, std::string_view why) override { break_at(byte, why); }
  bool start_object() override { return open(false); }
  bool start_array() override { return open(true); }
  bool end_array() override { return close(); }
  bool end_object() override { return close(); }
  bool key(const std::string& name) override { return enter_member(name); }

 private:
  bool enter_member(const std::string& name);
  template <typename Table>
  bool enter(const Table& table, const std::string& name, std::string_view besides = {});
  bool enter_envelope(const std::string& name);
  bool enter_event(const std::string& name);
  bool enter_games(const std::string& name);
  bool enter_played(const std::string& name);
  bool open(bool array);
  bool open_member(bool array);
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
  bool add_trick();
  bool keep_hand(const Value& value);

  Format format_;
  EveningDraft<G> draft_{};
  const Member* member_ = nullptr;  ///< that the next value belongs to
  bool skip_next_ = false;          ///< the next value belongs to nobody
  Value list_{};                    ///< items of the open array
};

template <Game G>
bool EveningReader<G>::open(bool array) {
  step();
  if (is_empty()) return push(In::document, false);  // an object, as the preview has seen
  if (skip_next_ || top().in == In::skipped) return push(In::skipped, array);
  return open_member(array);
}

template <Game G>
bool EveningReader<G>::open_member(bool array) {
  const Opening may = opening(top(), member_, array);
  if (may.in == In::nothing || may.array != array)
    return report("finding.type", array ? "[…]" : "{…}",
                  may.member == nullptr ? std::string(may.expected) : domain(*may.member)) &&
           push(In::skipped, array);
  if (may.in == In::deal && !add_deal()) return false;
  if (may.in == In::game) draft_.games.emplace_back();
  if (may.in == In::incident) draft_.event.incident.emplace();
  if (top().in == In::tricks && !add_trick()) return false;
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
    case In::turn:
    case In::auction:
    case In::incident:
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

}  // namespace spadille::codec

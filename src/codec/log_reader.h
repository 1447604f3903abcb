#pragma once

// Reads a spadille/log of one game, value by value. Each payload is read as it comes by, and kept
// as text without the spaces between its parts: the text that the chain of hashes is about.

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "codec/envelope.h"
#include "codec/evening_reader.h"
#include "codec/json_text.h"
#include "codec/log_add.h"
#include "codec/log_document.h"
#include "codec/log_words.h"
#include "codec/parse.h"
#include "codec/plain_text.h"

namespace spadille::codec {

template <Game G>
class LogReader final : public Envelope, public Listener {
 public:
  explicit LogReader(const Limits& limits) : Envelope(limits) {}

  /// What was read. REQUIRES: the text was read to its end.
  LogDocument finish();
  /// Takes along what was found in a payload that was not read to its end.
  void break_off() {
    if (depth_ > 0) append(findings(), std::move(payload_->findings()), place());
  }
  /// Whether a payload is of a version that we do not know.
  [[nodiscard]] bool newer() const { return newer_; }

  bool null() override { return depth_ > 0 ? (text_.raw("null"), payload_->null()) : value({}); }
  bool boolean(bool b) override {
    if (depth_ > 0) return text_.value(b), payload_->boolean(b);
    return value({Scalar::Kind::boolean, b ? 1 : 0, {}});
  }
  bool number_integer(std::int64_t n) override {
    if (depth_ > 0) return text_.raw(std::to_string(n)), payload_->number_integer(n);
    return value({Scalar::Kind::integer, n, {}});
  }
  bool number_unsigned(std::uint64_t n) override {
    if (depth_ > 0) return text_.raw(std::to_string(n)), payload_->number_unsigned(n);
    return value(whole(n, std::to_string(n)));
  }
  bool number_float(double n, const std::string& text) override {
    if (depth_ > 0) return text_.raw(text), payload_->number_float(n, text);
    return value(real(n, text));
  }
  bool string(const std::string& text) override {
    if (depth_ > 0) return text_.value(text), payload_->string(text);
    return value({Scalar::Kind::text, 0, text});
  }
  void broken(std::size_t byte, std::string_view why) override { break_at(byte, why); }
  bool start_object() override { return depth_ > 0 ? open_in_payload(false) : open(false); }
  bool start_array() override { return depth_ > 0 ? open_in_payload(true) : open(true); }
  bool end_object() override { return depth_ > 0 ? close_in_payload(false) : close(); }
  bool end_array() override { return depth_ > 0 ? close_in_payload(true) : close(); }
  bool key(const std::string& name) override {
    if (depth_ > 0) return text_.key(name), payload_->key(name);
    return enter(name);
  }

 private:
  [[nodiscard]] bool in_players() const { return stack_.front().key == "players"; }
  [[nodiscard]] LogMembers members() const {
    if (stack_.size() == 1) return kOfLog;
    return in_players() ? kOfPlayer : kOfEvent;
  }
  bool enter(const std::string& name);
  bool open(bool array);
  bool open_in_payload(bool array);
  bool close_in_payload(bool array);
  bool close();
  bool value(const Scalar& scalar);
  bool document_value(const Scalar& scalar);
  bool player_value(const Scalar& scalar);
  bool event_value(const Scalar& scalar);
  bool integer(const Scalar& scalar, int least, int& to);
  bool exact(const Scalar& scalar, std::string& to, bool (*fits)(std::string_view),
             std::string_view expected);
  bool begin_item();
  void check_complete();
  void finish_event();

  LogDocument document_{};
  Log<G> log_{};
  EventRecord record_{};
  std::optional<EventKind> kind_{};
  std::optional<EveningReader<G>> payload_{};  ///< of the event that is open
  JsonText text_{};                            ///< the same, as it will be kept
  int depth_ = 0;                              ///< of what is open in the payload
  bool skip_next_ = false;                     ///< the next value belongs to nobody
  bool newer_ = false;
};

template <Game G>
LogDocument LogReader<G>::finish() {
  document_.session.game = G::kId;
  if (log_.events.empty() && findings().empty()) report_at("/events", "finding.missing");
  append(findings(), listed_twice(document_.session.events));
  append(findings(), unknown_people(log_, document_.players));
  document_.log = std::move(log_);
  return std::move(document_);
}

template <Game G>
bool LogReader<G>::enter(const std::string& name) {
  skip_next_ = false;
  if (top().in == In::skipped) return true;
  const auto all = members().all;
  const auto found = std::find(all.begin(), all.end(), name);
  top().keyed = true;
  if (found != all.end()) {
    top().key = name;
    skip_next_ = !first_time(static_cast<std::size_t>(found - all.begin()));
    return !stopped();
  }
  top().key = printable(name) ? clipped(name, limits_.text_bytes) : "?";
  skip_next_ = true;
  return report("finding.unknown", {}, alternatives(all));
}

template <Game G>
bool LogReader<G>::open(bool array) {
  step();
  if (is_empty()) return push(In::document, false);  // an object, as the preview has seen
  if (skip_next_ || top().in == In::skipped) return push(In::skipped, array);
  const bool lists = stack_.size() == 1 && (in_players() || top().key == "events");
  const bool item = stack_.size() == 2;
  const bool payload = stack_.size() == 3 && !in_players() && top().key == "payload";
  if (array != lists || !(lists || item || payload))
    return report("finding.type", array ? "[…]" : "{…}",
                  lists             ? "[{…}]"
                  : item || payload ? "{…}"
                                    : std::string(kText)) &&
           push(In::skipped, array);
  if (payload) {
    payload_.emplace(Format::event, kPayloadLimits);
    text_.clear();
    return open_in_payload(false);
  }
  if (item && !begin_item()) return false;
  return push(In::document, array);
}

template <Game G>
bool LogReader<G>::begin_item() {
  const std::size_t most = in_players() ? kMostPeople : limits_.deals;
  if (static_cast<std::size_t>(top().index) >= most)
    return report("finding.too_many", {}, "0…" + std::to_string(most)), false;
  if (in_players()) return document_.players.emplace_back(), true;
  record_ = {};
  kind_.reset();
  payload_.reset();
  return true;
}

template <Game G>
bool LogReader<G>::open_in_payload(bool array) {
  ++depth_;
  text_.open(array ? '[' : '{');
  return array ? payload_->start_array() : payload_->start_object();
}

template <Game G>
bool LogReader<G>::close_in_payload(bool array) {
  text_.close(array ? ']' : '}');
  if (--depth_ == 0 && text_.text().size() > kPayloadLimits.bytes)
    report("finding.too_large", {}, "0…" + std::to_string(kPayloadLimits.bytes));
  return array ? payload_->end_array() : payload_->end_object();
}

template <Game G>
bool LogReader<G>::close() {
  skip_next_ = false;
  if (!top().array && top().in != In::skipped) check_complete();
  const bool event = stack_.size() == 3 && !in_players() && top().in != In::skipped;
  if (event && !stopped()) finish_event();
  stack_.pop_back();
  return !stopped();
}

template <Game G>
void LogReader<G>::check_complete() {
  const LogMembers members = this->members();
  Frame& here = top();
  for (std::size_t i = 0; i < members.all.size(); ++i) {
    if ((here.seen >> i & 1U) != 0 || (members.optional >> i & 1U) != 0) continue;
    here.keyed = true;
    here.key = members.all[i];
    report("finding.missing");
  }
  here.keyed = false;
}

/// Of a version that is newer nothing is understood, and nothing said.
template <Game G>
void LogReader<G>::finish_event() {
  newer_ = newer_ || record_.format > kPayloadFormat;
  if (newer_ || !kind_ || !payload_) return;
  const std::string here = place();
  record_.kind = *kind_;
  record_.payload = text_.text();
  Event<G> event = payload_->finish_event(*kind_);
  Findings found = std::move(payload_->findings());
  if (!has_error(found) && findings().empty()) found = add_event(log_, std::move(event));
  append(findings(), std::move(found), here + "/payload");
  document_.session.events.push_back(std::move(record_));
}

template <Game G>
bool LogReader<G>::value(const Scalar& scalar) {
  step();
  if (std::exchange(skip_next_, false) || top().in == In::skipped) return true;
  if (top().array) return report("finding.type", shown(scalar), "{…}");
  if (stack_.size() == 1) return document_value(scalar);
  return in_players() ? player_value(scalar) : event_value(scalar);
}

template <Game G>
bool LogReader<G>::document_value(const Scalar& scalar) {
  const std::string& key = top().key;
  if (key == "format" || key == "version" || key == "game") return true;  // read beforehand
  if (key == "session") return exact(scalar, document_.session.uuid, is_uuid, kUuid);
  if (key == "hash") return exact(scalar, document_.session.head, is_hash, kHash);
  std::string ignored;
  if (key == "$schema") return text_member(scalar, ignored);
  return report("finding.type", shown(scalar), "[{…}]");
}

template <Game G>
bool LogReader<G>::player_value(const Scalar& scalar) {
  Player& player = document_.players.back();
  if (top().key == "name") return text_member(scalar, player.name);
  return exact(scalar, player.id, is_uuid, kUuid);
}

template <Game G>
bool LogReader<G>::event_value(const Scalar& scalar) {
  const std::string& key = top().key;
  if (key == "format") return integer(scalar, 1, record_.format);
  if (key == "id") return exact(scalar, record_.id, is_uuid, kUuid);
  if (key == "device") return exact(scalar, record_.device, is_uuid, kUuid);
  if (key == "at") return exact(scalar, record_.at, is_moment, kMoment);
  if (key == "payload") return report("finding.type", shown(scalar), "{…}");
  if (key == "kind") {
    if (scalar.kind == Scalar::Kind::text) kind_ = event_kind(scalar.text);
    return kind_ || report("finding.value", shown(scalar), alternatives(kEventNames));
  }
  int seq = 0;
  const int next = stack_[1].index + 1;
  if (!integer(scalar, 1, seq)) return false;
  return seq == next || seq == 0 || report("finding.value", shown(scalar), std::to_string(next));
}

template <Game G>
bool LogReader<G>::integer(const Scalar& scalar, int least, int& to) {
  constexpr int kMost = 1'000'000'000;
  const std::string expected = std::to_string(least) + "…";
  if (scalar.kind != Scalar::Kind::integer) return report("finding.type", shown(scalar), expected);
  if (scalar.number < least) return report("finding.range", shown(scalar), expected);
  to = static_cast<int>(std::min<std::int64_t>(scalar.number, kMost));
  return true;
}

template <Game G>
bool LogReader<G>::exact(const Scalar& scalar, std::string& to, bool (*fits)(std::string_view),
                         std::string_view expected) {
  const bool right = scalar.kind == Scalar::Kind::text && fits(scalar.text);
  if (!right) return report("finding.value", shown(scalar), std::string(expected));
  to = scalar.text;
  return true;
}

}  // namespace spadille::codec

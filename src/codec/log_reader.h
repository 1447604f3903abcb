#pragma once

// Reads a spadille/log of one game, value by value. Each payload is read as it comes by, and kept
// as text without the spaces between its parts: the text that the chain of hashes is about.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "codec/envelope.h"
#include "codec/evening_reader.h"
#include "codec/json_text.h"
#include "codec/log_document.h"
#include "codec/log_words.h"
#include "codec/parse.h"

namespace spadille::codec {

class LogReader final : public Envelope, public Listener {
 public:
  LogReader(const AnyGame& game, const Limits& limits) : Envelope(limits), log_{&game} {}

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
  Log log_;
  EventRecord record_{};
  std::optional<EventKind> kind_{};
  std::optional<EveningReader> payload_{};  ///< of the event that is open
  JsonText text_{};                         ///< the same, as it will be kept
  int depth_ = 0;                           ///< of what is open in the payload
  bool skip_next_ = false;                  ///< the next value belongs to nobody
  bool newer_ = false;
};

}  // namespace spadille::codec

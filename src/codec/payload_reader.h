#pragma once

// Reads the payload of one event inside a spadille/log or a spadille/event. It is kept as text
// without the spaces between its parts: the text that the chain of hashes is about.

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "codec/evening_reader.h"
#include "codec/flat_reader.h"
#include "codec/json_text.h"
#include "codec/log.h"

namespace spadille::codec {

class PayloadReader {
 public:
  /// What an event of a game says is read as it comes by. `game`: nothing of a tournament, where
  /// the text is read once it is whole.
  explicit PayloadReader(const AnyGame* game) : game_(game) {}

  /// Between two events.
  void forget() { there_ = false, depth_ = 0; }
  /// Begins with the object that a payload is.
  bool begin() {
    there_ = true;
    text_.clear();
    if (game_ != nullptr) reader_.emplace(*game_, Format::event, kPayloadLimits);
    return open(false);
  }
  [[nodiscard]] bool is_open() const { return depth_ > 0; }
  /// Whether there was one.
  [[nodiscard]] bool is_there() const { return there_; }
  [[nodiscard]] const std::string& text() const { return text_.text(); }
  /// REQUIRES: of a game, and whole.
  Event finish(EventKind kind) { return reader_->finish_event(kind); }
  /// What was found so far, which is told once.
  Findings findings() { return reader_ ? std::move(reader_->findings()) : Findings{}; }

  bool null() { return text_.raw("null"), !reader_ || reader_->null(); }
  bool boolean(bool b) { return text_.value(b), !reader_ || reader_->boolean(b); }
  bool number_integer(std::int64_t n) {
    return text_.raw(std::to_string(n)), !reader_ || reader_->number_integer(n);
  }
  bool number_unsigned(std::uint64_t n) {
    return text_.raw(std::to_string(n)), !reader_ || reader_->number_unsigned(n);
  }
  bool number_float(double n, const std::string& text) {
    return text_.raw(text), !reader_ || reader_->number_float(n, text);
  }
  bool string(const std::string& text) {
    return text_.value(text), !reader_ || reader_->string(text);
  }
  bool open(bool array) {
    ++depth_;
    text_.open(array ? '[' : '{');
    return !reader_ || (array ? reader_->start_array() : reader_->start_object());
  }
  bool close(bool array) {
    --depth_;
    text_.close(array ? ']' : '}');
    return !reader_ || (array ? reader_->end_array() : reader_->end_object());
  }
  /// A key that no payload of a tournament has is as unknown without its signs, which would need
  /// escapes.
  bool key(const std::string& name) {
    if (reader_) return text_.key(name), reader_->key(name);
    return text_.key(is_plain_key(name) ? name : "?"), true;
  }

 private:
  const AnyGame* game_;
  std::optional<EveningReader> reader_{};
  JsonText text_{};
  int depth_ = 0;
  bool there_ = false;
};

}  // namespace spadille::codec

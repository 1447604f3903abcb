#pragma once

#include <string>
#include <string_view>
#include <utility>

namespace spadille {

/// Writes JSON from left to right into one string: for answers that come 100,000 a second, where a
/// tree would cost ten times as much. Commas are put where they belong. Text is escaped as JSON
/// wants it, and so that no terminal acts on it.
class JsonText {
 public:
  JsonText() { text_.reserve(1024); }

  JsonText& open(char bracket) { return begin(), text_ += bracket, comma_ = false, *this; }
  JsonText& close(char bracket) { return text_ += bracket, comma_ = true, *this; }
  /// REQUIRES: a key without characters that JSON escapes.
  JsonText& key(std::string_view key);
  JsonText& value(std::string_view text);
  JsonText& value(const char* text) { return value(std::string_view(text)); }
  JsonText& value(int number);
  JsonText& value(bool flag);
  /// REQUIRES: one value that is JSON already.
  JsonText& raw(std::string_view json) { return begin(), text_ += json, *this; }
  template <typename T>
  JsonText& member(std::string_view name, const T& v) {
    return key(name).value(v);
  }
  [[nodiscard]] std::string take() && { return std::move(text_); }
  [[nodiscard]] const std::string& text() const { return text_; }
  void clear() { text_.clear(), comma_ = false; }

 private:
  void begin() {
    if (comma_) text_ += ',';
    comma_ = true;
  }

  std::string text_{};
  bool comma_ = false;
};

}  // namespace spadille

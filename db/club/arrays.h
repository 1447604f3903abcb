#pragma once

#include <string>
#include <string_view>

namespace spadille::db {

/// An array as PostgreSQL reads one: a whole column of rows is sent as one parameter.
class SqlArray {
 public:
  SqlArray& add(std::string_view text) {
    begin();
    text_ += '"';
    for (const char c : text) {
      if (c == '"' || c == '\\') text_ += '\\';
      text_ += c;
    }
    text_ += '"';
    return *this;
  }
  SqlArray& add(std::int64_t number) {
    begin();
    text_ += std::to_string(number);
    return *this;
  }
  SqlArray& add_null() {
    begin();
    text_ += "NULL";
    return *this;
  }
  [[nodiscard]] std::string text() const { return text_ + '}'; }

 private:
  void begin() {
    if (text_.size() > 1) text_ += ',';
  }
  std::string text_{"{"};
};

}  // namespace spadille::db

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace spadille::codec {

/// Who is told of a JSON text value by value; false stops the parser.
class Listener {
 public:
  Listener() = default;
  Listener(const Listener&) = default;
  Listener(Listener&&) = default;
  Listener& operator=(const Listener&) = default;
  Listener& operator=(Listener&&) = default;
  virtual ~Listener() = default;

  virtual bool null() = 0;
  virtual bool boolean(bool b) = 0;
  virtual bool number_integer(std::int64_t n) = 0;
  virtual bool number_unsigned(std::uint64_t n) = 0;
  /// `text`: as it is written.
  virtual bool number_float(double n, const std::string& text) = 0;
  virtual bool string(const std::string& text) = 0;
  virtual bool start_object() = 0;
  virtual bool key(const std::string& name) = 0;
  virtual bool end_object() = 0;
  virtual bool start_array() = 0;
  virtual bool end_array() = 0;
  /// The text is no JSON from this byte on; `why` in words of the parser.
  virtual void broken(std::size_t byte, std::string_view why) = 0;
};

/// Reads a text to its end. False: it is no JSON, or the listener has stopped. The parser is
/// nlohmann's, and compiled once.
bool parse(std::string_view text, Listener& listener);

}  // namespace spadille::codec

#include "codec/parse.h"

#include "nlohmann/json.hpp"

namespace spadille::codec {
namespace {

using Json = nlohmann::json;

/// The events of nlohmann::json_sax.
struct Events {
  Listener& listener;

  bool null() { return listener.null(); }
  bool boolean(bool b) { return listener.boolean(b); }
  bool number_integer(std::int64_t n) { return listener.number_integer(n); }
  bool number_unsigned(std::uint64_t n) { return listener.number_unsigned(n); }
  bool number_float(double n, const std::string& text) { return listener.number_float(n, text); }
  bool string(const std::string& text) { return listener.string(text); }
  static bool binary(Json::binary_t&) { return false; }
  bool start_object(std::size_t) { return listener.start_object(); }
  bool key(const std::string& name) { return listener.key(name); }
  bool end_object() { return listener.end_object(); }
  bool start_array(std::size_t) { return listener.start_array(); }
  bool end_array() { return listener.end_array(); }
  bool parse_error(std::size_t byte, const std::string&, const Json::exception& error) {
    listener.broken(byte, error.what());
    return false;
  }
};

}  // namespace

bool parse(std::string_view text, Listener& listener) {
  Events events{listener};
  return Json::sax_parse(text.begin(), text.end(), &events);
}

}  // namespace spadille::codec

#pragma once

#include <string>
#include <string_view>

namespace spadille::cli {

/// Escape sequences where they are wanted, nothing where they are not.
struct Style {
  bool on = false;

  [[nodiscard]] std::string strong(std::string_view text) const { return wrap("1", text); }
  [[nodiscard]] std::string dim(std::string_view text) const { return wrap("2", text); }
  [[nodiscard]] std::string brass(std::string_view text) const { return wrap("33", text); }
  [[nodiscard]] std::string struck(std::string_view text) const { return wrap("9", text); }
  /// White on black, whatever the terminal has.
  [[nodiscard]] std::string on_black(std::string_view text) const { return wrap("97;40", text); }
  [[nodiscard]] std::string bad(std::string_view text) const { return wrap("31", text); }

  /// How many bytes one of these sequences takes at the beginning of a text; 0 where there is none.
  [[nodiscard]] static std::size_t sequence_at(std::string_view text);
  /// Back to the beginning of the line.
  static constexpr std::string_view kLineBegin = "\x1b[G";

  /// Wanted on a terminal that is not "dumb", unless NO_COLOR is set (https://no-color.org).
  [[nodiscard]] static Style for_stream(int descriptor);

 private:
  [[nodiscard]] std::string wrap(std::string_view code, std::string_view text) const {
    if (!on || text.empty()) return std::string(text);
    return "\x1b[" + std::string(code) + "m" + std::string(text) + "\x1b[0m";
  }
};

}  // namespace spadille::cli

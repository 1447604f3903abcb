#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spadille::door {

/// Who may come in: the code that is scanned, and the keys of those who have. They outlive the
/// program, in a file beside the book that nobody else can read, so that phones come back by
/// themselves.
class Keys {
 public:
  static constexpr std::size_t kMost = 1000;  ///< keys; the oldest goes

  /// What the file says; a new code where there is none, or one that is torn.
  explicit Keys(std::string file);

  [[nodiscard]] const std::string& file() const { return file_; }
  [[nodiscard]] const std::string& code() const { return code_; }
  /// The port from last time; 0: there was none.
  [[nodiscard]] int port() const { return port_; }
  void set_port(int port) { port_ = port; }
  /// A new key for whoever has the code; nothing: it is not the code, or nothing could be written.
  [[nodiscard]] std::optional<std::string> exchange(std::string_view code);
  [[nodiscard]] bool is_good(std::string_view key) const;
  /// A new code, and no key is good any more.
  void begin_anew();
  /// Whether it stands in the file.
  [[nodiscard]] bool save() const;

 private:
  bool read();

  std::string file_;
  std::string code_{};
  int port_ = 0;
  std::vector<std::string> keys_{};  ///< the oldest first
};

/// 128 bits that nobody can guess, as 32 hexadecimal digits.
[[nodiscard]] std::string secret();

}  // namespace spadille::door

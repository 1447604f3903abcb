#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>

#include "codec/query.h"
#include "ui/door/message.h"

/// Who and what is turned away before anybody looks at what was asked: the rules of the door, in
/// docs/format/door.md.
namespace spadille::door {

inline constexpr std::size_t kMostOfBody = kMostOfQuery;
inline constexpr std::size_t kMostOfHeaders = std::size_t{8} << 10U;

/// One way in.
struct Route {
  enum class Needs : std::uint8_t { nothing, code, key };

  std::string_view method{};
  std::string_view path{};
  Needs needs = Needs::key;
};

/// What is wrong with a request as it came, whatever it asks for; nothing: it may go on. `hosts`:
/// what the door is called.
[[nodiscard]] std::optional<Reply> turned_away(const Request& request,
                                               std::span<const std::string> hosts);

/// Whether a request says how long its body is, and that it is not too long: why it is turned away.
[[nodiscard]] std::optional<Reply> too_long(const Request& request);

/// A whole number from 0 on; −1: it is none.
[[nodiscard]] std::int64_t number_in(std::string_view text);

/// The way that a request takes; why there is none otherwise: 404, or 405 for another method.
[[nodiscard]] const Route* way_of(const Request& request, std::span<const Route> routes);
[[nodiscard]] Reply no_way(const Request& request, std::span<const Route> routes);

/// Counts wrong codes and keys by address: whoever guesses has to wait.
class Guesses {
 public:
  using Time = std::chrono::steady_clock::time_point;

  static constexpr int kMost = 20;                   ///< in
  static constexpr std::chrono::minutes kWithin{1};  ///< so long
  static constexpr std::size_t kAddresses = 10'000;  ///< that are remembered

  void wrong(const std::string& address, Time now);
  [[nodiscard]] bool has_to_wait(const std::string& address, Time now) const;

 private:
  struct Counted {
    Time since{};
    int guesses = 0;
  };
  std::map<std::string, Counted> counted_{};
};

/// The key that a request shows; empty: none.
[[nodiscard]] std::string_view key_shown(const Request& request);

}  // namespace spadille::door

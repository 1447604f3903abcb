#pragma once

#include <string>
#include <string_view>

#include "core/finding.h"
#include "session/event.h"
#include "session/store.h"

namespace spadille {

/// What a phone, or whoever else looks on, asks: `spadille/query`, described in
/// docs/format/door.md.
struct Query {
  enum class Asks : std::uint8_t { board, sheet, sessions, clause, search, words };

  Asks asks = Asks::board;
  std::string language{"en"};  ///< as it was written
  SessionId session = 0;       ///< 0: the open one that was written in last
  int skip = 0;                ///< of a list
  std::string rule{};          ///< of a clause
  std::string words{};         ///< of a search
  std::string game{};          ///< of a search; may be empty
  friend bool operator==(const Query&, const Query&) = default;
};

/// Somebody with a code asks for a key: `spadille/knock`.
struct Knock {
  std::string token{};
  friend bool operator==(const Knock&, const Knock&) = default;
};

/// Somebody on a phone says who he is at the table: `spadille/seat`.
struct SeatTaken {
  std::string name{};          ///< empty: he only looks on
  std::string language{"en"};  ///< to answer in, as it was written
  friend bool operator==(const SeatTaken&, const SeatTaken&) = default;
};

/// Somebody says that a deal is not as it was written: `spadille/dispute`.
struct Disputed {
  std::string id{};  ///< a UUID made on the phone: what is sent twice is written once
  SessionId session = 0;
  Seq event = 0;               ///< that recorded the deal
  std::string language{"en"};  ///< to answer in, as it was written
  int head = 0;  ///< how many events the session had when he saw it; 0: he does not say
  std::string text{};
  friend bool operator==(const Disputed&, const Disputed&) = default;
};

/// Bounds of each.
inline constexpr std::size_t kMostOfQuery = std::size_t{16} << 10U;

/// What was read, and everything that is wrong with its shape: with an error the value is none.
template <typename T>
struct Reading {
  T value{};
  Findings findings{};
};

/// Strict and bounded; never throw.
[[nodiscard]] Reading<Query> read_query(std::string_view text);
[[nodiscard]] Reading<Knock> read_knock(std::string_view text);
[[nodiscard]] Reading<SeatTaken> read_seat(std::string_view text);
[[nodiscard]] Reading<Disputed> read_dispute(std::string_view text);

}  // namespace spadille

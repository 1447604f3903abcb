#pragma once

#include "app/book.h"
#include "session/salvage.h"

namespace spadille {

/// Something that a recovered book has no longer, or has without being sure of it.
struct Loss {
  enum class Kind : std::uint8_t {
    session,   ///< nothing of it could be read
    opening,   ///< players and rules are guessed from what is known otherwise
    event,     ///< a gap
    doubtful,  ///< read, but perhaps not what was written
    name,      ///< nobody knows any more what somebody is called: `players` has his id, or nobody
    doubtful_name,  ///< read, but perhaps not what he is called
    house_rules     ///< `players` has the name of the set, or nobody knows which are gone
  };

  Kind kind = Kind::event;
  SessionId session = 0;
  std::string game{};                  ///< or kTournament; empty where nobody knows
  std::string date{};                  ///< the same
  std::vector<std::string> players{};  ///< names, as far as known
  Seq event = 0;
  int deal = 0;  ///< of a doubtful event: the deal that it recorded; of a lost one: the deal before
  friend bool operator==(const Loss&, const Loss&) = default;
};

/// The sentence that tells it; the session and the names stand before it.
[[nodiscard]] Message in_words(const Loss& loss);

struct Recovery {
  int sessions = 0;
  int events = 0;  ///< without those that are lost
  std::vector<Loss> losses{};
};

/// Writes what is left of a damaged book into an empty one: gaps become events of kind `lost`, so
/// that every event keeps its number. Sessions keep theirs. All or nothing.
[[nodiscard]] Expected<Recovery> recover(const Wreck& wreck, Book& into);

}  // namespace spadille

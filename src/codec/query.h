#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/flat_reader.h"
#include "core/finding.h"
#include "session/event.h"
#include "session/store.h"

namespace spadille {

/// A deal that is being entered, and what was tapped last.
struct EntrySoFar {
  Seq corrects = 0;            ///< the event of the deal that is corrected; 0: it is the next one
  std::string deal{};          ///< its members as JSON; empty: nothing is told yet
  std::vector<int> chalked{};  ///< party and points of each mark, in turn
  int way = -1;                ///< to tell it in; −1: whichever is told
  std::string key{};           ///< of the member that `value` is for
  std::vector<int> value{};
  std::string quick{};  ///< the button of several answers that was tapped
  friend bool operator==(const EntrySoFar&, const EntrySoFar&) = default;
};

/// Something irregular that is being told.
struct RulingSoFar {
  std::string kind{};                  ///< "revoke"
  int about = 0;                       ///< the number of the deal; 0: the one in play
  std::vector<std::string> answers{};  ///< to one question after the other, as they are typed
  friend bool operator==(const RulingSoFar&, const RulingSoFar&) = default;
};

/// A moment of the play that is being told, in words as they are typed.
struct TurnSoFar {
  std::string trump{};
  std::string alone{};  ///< the maker who plays without his partner
  std::string leader{};
  std::vector<std::string> trick{};  ///< the cards that lie, in turn
  std::string card{};                ///< that is asked about
  std::string hand{};                ///< all of it, with that card
  std::string seen{};                ///< what is known of a hand that is not known whole
  friend bool operator==(const TurnSoFar&, const TurnSoFar&) = default;
};

/// How a session begins or should have begun: what is said differs, and the rest is as it stands.
struct BeginningSoFar {
  /// Put right from the beginning, or from the next deal on; or of the next session.
  enum class Does : std::uint8_t { mend, mend_from_now, begin };

  Does does = Does::mend;
  std::string rules{};                 ///< a preset, or rules that the book has a name for
  std::vector<std::string> set{};      ///< "nat=half"
  std::vector<std::string> players{};  ///< of each seat, by name
  std::vector<std::string> waiting{};  ///< the next to come in first
  std::string dealer{};
  std::vector<int> totals{};  ///< one an account
  std::optional<std::string> title{};
  std::optional<std::string> place{};
  friend bool operator==(const BeginningSoFar&, const BeginningSoFar&) = default;
};

/// What a phone, or whoever else looks on, asks: `spadille/query`, described in
/// docs/format/door.md.
struct Query {
  enum class Asks : std::uint8_t {
    board,
    sheet,
    sessions,
    clause,
    search,
    words,
    entry,
    settle,
    phones,
    kinds,
    ruling,
    trick,
    legal,
    seats,
    beginning,
    event
  };

  Asks asks = Asks::board;
  std::string language{"en"};  ///< as it was written
  SessionId session = 0;       ///< 0: the open one that was written in last
  int skip = 0;                ///< of a list
  std::string rule{};          ///< of a clause
  std::string words{};         ///< of a search
  std::string game{};          ///< of a search; may be empty
  int stake = 1;               ///< of a settlement
  EntrySoFar entry{};
  RulingSoFar ruling{};
  TurnSoFar turn{};
  BeginningSoFar beginning{};
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

/// What a table of an event tells of its round, or that it calls the referee of the room.
struct AtTableOfEvent {
  int round = 0;
  int table = 0;
  std::vector<int> points{};  ///< one figure a side, or a seat, as roem and pits
  std::vector<int> roem{};
  std::vector<int> pits{};
  bool force = false;      ///< also where it cannot be
  bool withdraws = false;  ///< the call
  friend bool operator==(const AtTableOfEvent&, const AtTableOfEvent&) = default;
};

/// Somebody at the table does something: `spadille/dispute`, `spadille/agree`, `spadille/record`,
/// `spadille/undo`, `spadille/rule`, `spadille/seats`, `spadille/opening`, `spadille/remark`,
/// `spadille/close`, or at an event `spadille/result` or `spadille/room-call`.
struct Act {
  enum class Does : std::uint8_t {
    dispute,
    agree,
    record,
    undo,
    rule,
    seats,
    opening,
    remark,
    close,
    result,
    room_call
  };
  /// Which remark: a note, that a dispute is settled, or why a deal does not count.
  enum class Remark : std::uint8_t { note, settle, strike };

  Does does = Does::dispute;
  std::string id{};            ///< a UUID made on the phone: what is sent twice is done once
  SessionId session = 0;       ///< or the event
  std::string language{"en"};  ///< to answer in, as it was written
  int head = 0;          ///< how many events the session had when he saw it; 0: he does not say
  Seq event = 0;         ///< that recorded the deal in question, told the result, or called
  std::string text{};    ///< of a dispute or remark; why, of a correction
  std::string deal{};    ///< to be recorded: its members as JSON, or its short form
  std::string of{};      ///< the id of what is taken back; empty: whatever was last
  RulingSoFar ruling{};  ///< to be written down
  std::vector<std::string> players{};  ///< of each seat, by name
  std::vector<std::string> waiting{};  ///< the next to come in first
  std::string totals{};                ///< "own": who comes in does not go on for who left
  BeginningSoFar beginning{};
  Remark remark = Remark::note;
  bool reopens = false;  ///< the session that was closed
  AtTableOfEvent table{};
  friend bool operator==(const Act&, const Act&) = default;
};

/// A director does what the host may do with phones: `spadille/host`.
struct HostWish {
  enum class Does : std::uint8_t { agree, remove, player, scorer, director, heard };

  Does does = Does::agree;
  int phone = 0;
  std::string language{"en"};
  friend bool operator==(const HostWish&, const HostWish&) = default;
};

/// Somebody at the table calls the referee, or no longer: `spadille/call`.
struct RefereeCall {
  enum class Does : std::uint8_t { call, withdraw };

  Does does = Does::call;
  std::string language{"en"};
  friend bool operator==(const RefereeCall&, const RefereeCall&) = default;
};

/// Bounds of each.
inline constexpr std::size_t kMostOfQuery = codec::kMostOfFlat;

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
[[nodiscard]] Reading<HostWish> read_host_wish(std::string_view text);
[[nodiscard]] Reading<RefereeCall> read_call(std::string_view text);
/// `format`: which of them it is, as it says itself.
[[nodiscard]] Reading<Act> read_act(std::string_view text, std::string_view format);
/// What a word says that the host does; nothing: it is none of these.
[[nodiscard]] std::optional<HostWish::Does> host_does(std::string_view word);

}  // namespace spadille

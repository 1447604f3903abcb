#pragma once

// Reads a spadille/log of one game, or a spadille/event, value by value.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "codec/envelope.h"
#include "codec/log_document.h"
#include "codec/log_words.h"
#include "codec/parse.h"
#include "codec/payload_reader.h"

namespace spadille::codec {

class LogReader final : public Envelope, public Listener {
 public:
  LogReader(const AnyGame& game, const Limits& limits)
      : Envelope(limits), shape_(kLogOfSession), log_{&game}, payload_(&game) {}
  /// Of a tournament.
  explicit LogReader(const Limits& limits)
      : Envelope(limits), shape_(kLogOfTournament), payload_(nullptr) {}

  /// What was read. REQUIRES: the text was read to its end; a log of a game.
  LogDocument finish();
  /// REQUIRES: the same; a tournament.
  TournamentDocument finish_tournament();
  /// Takes along what was found in a payload that was not read to its end.
  void break_off() {
    if (payload_.is_open()) append(findings(), payload_.findings(), place());
  }
  /// Whether a payload is of a version that we do not know.
  [[nodiscard]] bool newer() const { return newer_; }

  bool null() override { return payload_.is_open() ? payload_.null() : value({}); }
  bool boolean(bool b) override {
    if (payload_.is_open()) return payload_.boolean(b);
    return value({Scalar::Kind::boolean, b ? 1 : 0, {}});
  }
  bool number_integer(std::int64_t n) override {
    if (payload_.is_open()) return payload_.number_integer(n);
    return value({Scalar::Kind::integer, n, {}});
  }
  bool number_unsigned(std::uint64_t n) override {
    return payload_.is_open() ? payload_.number_unsigned(n) : value(whole(n, std::to_string(n)));
  }
  bool number_float(double n, const std::string& text) override {
    return payload_.is_open() ? payload_.number_float(n, text) : value(real(n, text));
  }
  bool string(const std::string& text) override {
    return payload_.is_open() ? payload_.string(text) : value({Scalar::Kind::text, 0, text});
  }
  void broken(std::size_t byte, std::string_view why) override { break_at(byte, why); }
  bool start_object() override { return payload_.is_open() ? payload_.open(false) : open(false); }
  bool start_array() override { return payload_.is_open() ? payload_.open(true) : open(true); }
  bool end_object() override { return payload_.is_open() ? close_in_payload(false) : close(); }
  bool end_array() override { return payload_.is_open() ? close_in_payload(true) : close(); }
  bool key(const std::string& name) override {
    return payload_.is_open() ? payload_.key(name) : enter(name);
  }

 private:
  [[nodiscard]] bool in_players() const { return stack_.front().key == "players"; }
  [[nodiscard]] LogMembers members() const {
    if (stack_.size() == 1) return shape_.members;
    return in_players() ? kOfPlayer : kOfEvent;
  }
  bool enter(const std::string& name);
  bool open(bool array);
  bool close_in_payload(bool array);
  bool close();
  bool value(const Scalar& scalar);
  bool document_value(const Scalar& scalar);
  bool player_value(const Scalar& scalar);
  bool event_value(const Scalar& scalar);
  bool integer(const Scalar& scalar, int least, int& to);
  bool exact(const Scalar& scalar, std::string& to, bool (*fits)(std::string_view),
             std::string_view expected);
  bool begin_item();
  void check_complete();
  void check_whole(bool empty, Findings unknown);
  void finish_event();
  Findings read_event();

  LogShape shape_;
  StoredSession session_{};
  std::vector<Player> players_{};
  Log log_{};  ///< of a game
  GrowingTournament tournament_{};
  EventRecord record_{};
  std::optional<EventKind> kind_{};
  PayloadReader payload_;   ///< of the event that is open
  bool skip_next_ = false;  ///< the next value belongs to nobody
  bool newer_ = false;
};

}  // namespace spadille::codec

#pragma once

// Reads a document of one game, value by value, straight into the evening. The members of rules,
// deals and carries are the rows of the game's tables; nothing here knows a game.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "codec/envelope.h"
#include "codec/evening_draft.h"
#include "codec/parse.h"

namespace spadille::codec {

struct Opening;

class EveningReader final : public Envelope, public Listener {
 public:
  EveningReader(const AnyGame& game, Format format, const Limits& limits)
      : Envelope(limits), game_(game), format_(format), draft_{game} {}

  /// REQUIRES: the text was read to its end, and finish() not called.
  [[nodiscard]] TellsOfTable tells_of_table() const;
  /// REQUIRES: the text was read to its end.
  Evening finish();
  /// What the referee was asked. REQUIRES: the same.
  Asked finish_asked();
  /// What is to be ruled on. REQUIRES: the same.
  AnyIncident finish_incident();
  [[nodiscard]] std::optional<int> deal_meant() const { return draft_.deal_meant; }
  /// REQUIRES: the same, of a precedent.
  ToldPrecedent finish_precedent();
  /// REQUIRES: the same, of a payload.
  Event finish_event(EventKind kind);

  /// What is read next is the value of one member of the document, and nothing else.
  void begin_member(const std::string& name);
  /// An opening that says everything besides what is read.
  void go_on_from(const Event& opening);

  bool null() override { return value({}); }
  bool boolean(bool b) override { return value({Scalar::Kind::boolean, b ? 1 : 0, {}}); }
  bool number_integer(std::int64_t n) override { return value({Scalar::Kind::integer, n, {}}); }
  bool number_unsigned(std::uint64_t n) override { return value(whole(n, std::to_string(n))); }
  bool number_float(double n, const std::string& text) override { return value(real(n, text)); }
  bool string(const std::string& text) override { return value({Scalar::Kind::text, 0, text}); }
  void broken(std::size_t byte, std::string_view why) override { break_at(byte, why); }
  bool start_object() override { return open(false); }
  bool start_array() override { return open(true); }
  bool end_array() override { return close(); }
  bool end_object() override { return close(); }
  bool key(const std::string& name) override { return enter_member(name); }

 private:
  bool enter_member(const std::string& name);
  template <typename Row>
  bool enter(std::span<const Row> table, const std::string& name, std::string_view besides = {});
  bool enter_envelope(const std::string& name);
  bool enter_event(const std::string& name);
  bool enter_precedent(const std::string& name);
  bool enter_games(const std::string& name);
  bool enter_played(const std::string& name);
  bool open(bool array);
  bool open_wrong(bool array, const std::string& expected);
  bool open_member(bool array);
  bool begin(const Opening& may);
  bool close();
  bool value(const Scalar& scalar);
  bool envelope_value(const Scalar& scalar);
  bool name_deal(const Scalar& scalar);
  bool add_player(const Scalar& scalar);
  bool add_line(const Scalar& scalar);
  bool preset(const Scalar& scalar);
  bool member_value(const Scalar& scalar);
  /// The number of a scalar, or nothing and a finding.
  std::optional<int> accepted(const Member& member, const Scalar& scalar);
  bool item(const Scalar& scalar);
  bool keep(const Member& member, const Value& value);
  bool add_deal();
  bool add_trick();
  bool keep_hand(const Value& value);

  const AnyGame& game_;
  Format format_;
  EveningDraft draft_;
  const Member* member_ = nullptr;  ///< that the next value belongs to
  bool skip_next_ = false;          ///< the next value belongs to nobody
  Value list_{};                    ///< items of the open array
};

}  // namespace spadille::codec

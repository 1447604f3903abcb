#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/phones/acts.h"

namespace spadille::door {

/// A phone that has come in.
struct Phone {
  int number = 0;        ///< as the host calls it, from 1
  std::string key{};     ///< a secret
  std::string player{};  ///< whose seat he has taken: an id of the book; empty: he looks on
  std::string name{};    ///< what that player was called then
  std::string wants{};   ///< whose seat he would take from another phone, if the host agrees
  std::string wants_name{};
  Asker::Duty duty = Asker::Duty::none;  ///< given by the host
  bool calls = false;                    ///< the referee
  friend bool operator==(const Phone&, const Phone&) = default;
};

/// Who may come in: the code that is scanned, and the keys of those who have. They outlive the
/// program, in a file beside the book that nobody else can read, so that phones come back by
/// themselves. Not to be used by two threads at once.
class Keys {
 public:
  static constexpr std::size_t kMost =
      1000;  ///< phones; the oldest with neither seat nor duty goes

  /// What the file says; a new code where there is none, or one that is torn.
  explicit Keys(std::string file);

  [[nodiscard]] const std::string& file() const { return file_; }
  [[nodiscard]] const std::string& code() const { return code_; }
  /// The port from last time; 0: there was none.
  [[nodiscard]] int port() const { return port_; }
  void set_port(int port) { port_ = port; }
  [[nodiscard]] bool is_code(std::string_view code) const;
  /// A new key for whoever has the code; nothing: it is not the code, there is no room, or nothing
  /// could be written.
  [[nodiscard]] std::optional<std::string> exchange(std::string_view code);
  /// The phone that has this key.
  [[nodiscard]] const Phone* with(std::string_view key) const;
  [[nodiscard]] const Phone* numbered(int number) const;
  [[nodiscard]] const std::vector<Phone>& phones() const { return phones_; }

  /// Gives a phone the seat of a player (empty: none). Where another phone has it, it is only
  /// wanted.
  void seat(int number, const std::string& player, const std::string& name);
  /// What players are called now, and by which entry: `how` changes an id and a name.
  void follow(const std::function<void(std::string& player, std::string& name)>& how);
  /// The host agrees that a phone takes the seat that it wants; whoever had it has to scan again.
  void agree(int number);
  /// The host gives a phone something to do, or takes it back.
  void give(int number, Asker::Duty duty);
  /// Whoever has a seat calls the referee, or no longer. False: he has none.
  bool call(int number, bool calls);
  /// What the host wants with a phone.
  void obey(HostWish::Does what, int number);
  /// Its key is good no longer.
  void remove(int number);
  /// A new code, and no key is good any more.
  void begin_anew();
  /// Whether it stands in the file.
  bool save() const;

 private:
  bool read();
  void read_phone(std::string_view line);
  void read_wish(std::string_view line);
  void read_duty(std::string_view line);
  void read_call(std::string_view line);
  [[nodiscard]] Phone* find(int number);

  std::string file_;
  std::string code_{};
  int port_ = 0;
  int last_ = 0;                 ///< number that was given
  std::vector<Phone> phones_{};  ///< the oldest first
};

/// "scorer", "director"; empty: nothing.
[[nodiscard]] std::string_view name(Asker::Duty duty);

/// 128 bits that nobody can guess, as 32 hexadecimal digits.
[[nodiscard]] std::string secret();

}  // namespace spadille::door

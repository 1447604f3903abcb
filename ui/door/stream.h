#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <string>

#include <sys/types.h>

#include "session/store.h"
#include "text/words.h"

struct MHD_Connection;

namespace spadille::door {

/// A text that many are told: kept once.
using Shared = std::shared_ptr<const std::string>;

/// Somebody who looks on. What he has not taken when something newer comes is forgotten, so that
/// whoever is slow, or never reads, costs no more than others. May be told from any thread.
class Stream {
 public:
  Stream(MHD_Connection* connection, int phone, SessionId session, Language language)
      : connection_(connection), phone_(phone), session_(session), language_(language) {}

  [[nodiscard]] int phone() const { return phone_; }  ///< its number

  [[nodiscard]] SessionId session() const { return session_; }  ///< 0: follows the table
  [[nodiscard]] Language language() const { return language_; }

  /// A board, unless it is what he was told last.
  void show(const Shared& event);
  /// Who he is, unless he was told so last.
  void tell_role(const Shared& event);
  /// That the line still stands.
  void beat();
  /// The last he hears.
  void end(const Shared& event);

  /// What goes to him next, at most so many bytes: 0 puts the connection to sleep until there is
  /// something; −1 at the end. Called by the server alone.
  [[nodiscard]] ssize_t read(char* to, std::size_t most);

 private:
  void wake();

  MHD_Connection* connection_;
  int phone_;
  SessionId session_;
  Language language_;
  std::mutex mutex_{};
  Shared told_{};       ///< last
  Shared told_role_{};  ///< last
  Shared role_{};       ///< that comes next, before any board
  Shared sending_{};
  std::size_t sent_ = 0;  ///< bytes of it
  Shared next_{};
  bool beats_ = false;
  bool ended_ = false;
  bool asleep_ = false;
};

/// "id: …\nevent: board\ndata: {…}\n\n". REQUIRES: `data` is one line; an empty id: it has none.
[[nodiscard]] Shared event(std::string_view kind, std::string_view id, std::string_view data);

}  // namespace spadille::door

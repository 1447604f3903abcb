#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>

#include "app/phones/engine.h"
#include "ui/door/audience.h"
#include "ui/door/key_ring.h"

namespace spadille::door {

/// Tells everybody who looks on what he sees: his board, and his part. For the thread that has the
/// book; the engine, the keys and the audience outlive it.
class Telling {
 public:
  Telling(Engine& engine, KeyRing& keys, Audience& audience)
      : engine_(engine), keys_(keys), audience_(audience) {}

  /// False: somebody's board could not be read just now, and what he was told stays.
  [[nodiscard]] bool tell();

 private:
  using Boards = std::map<std::pair<SessionId, Language>, Shared>;

  void follow_names();
  void tell_role(Stream& stream, std::map<std::string, Shared>& roles);
  [[nodiscard]] std::string player_of(const Stream& stream);
  [[nodiscard]] std::set<std::string> players_of(const Audience::All& looking);
  [[nodiscard]] Shared board(const Stream& stream, const std::map<std::string, SessionId>& followed,
                             Boards& known);
  [[nodiscard]] Shared board(SessionId session, Language language);

  Engine& engine_;
  KeyRing& keys_;
  Audience& audience_;
};

}  // namespace spadille::door

#pragma once

#include "core/stop.h"
#include "session/store.h"

namespace spadille::tests {

/// A book whose call of one number fails, as when its disk does; all others are the real one's.
class FailingStore final : public Store {
 public:
  static constexpr const char* kWhy = "store.test.failed";

  /// `number`: of the call that fails, from 1.
  FailingStore(Store& real, int number) : real_(real), left_(number) {}
  /// Whether so many calls were made.
  [[nodiscard]] bool has_failed() const { return left_ <= 0; }

  Expected<SessionId> create(const StoredSession& session, const Digest& digest) override {
    return call([&] { return real_.create(session, digest); });
  }
  Expected<void> append(SessionId session, int head, const EventRecord& event,
                        const Digest& digest) override {
    return call([&] { return real_.append(session, head, event, digest); });
  }
  Expected<void> append(SessionId session, int head, const StoredSession& longer,
                        const Digest& digest) override {
    return call([&] { return real_.append(session, head, longer, digest); });
  }
  Expected<StoredSession> read(SessionId session) override {
    return call([&] { return real_.read(session); });
  }
  Expected<std::optional<Listed>> find(SessionId session) override {
    return call([&] { return real_.find(session); });
  }
  Expected<std::optional<SessionId>> find(const std::string& uuid) override {
    return call([&] { return real_.find(uuid); });
  }
  Expected<std::vector<Listed>> list(const Filter& filter) override {
    return call([&] { return real_.list(filter); });
  }
  Expected<std::vector<SessionId>> sessions(SessionId behind, int most) override {
    return call([&] { return real_.sessions(behind, most); });
  }
  Expected<std::vector<LogHead>> heads() override {
    return call([&] { return real_.heads(); });
  }
  Expected<std::vector<std::string>> hashes(SessionId session) override {
    return call([&] { return real_.hashes(session); });
  }
  Expected<std::vector<SessionId>> sessions_with(EventKind kind, const std::string& game,
                                                 int most) override {
    return call([&] { return real_.sessions_with(kind, game, most); });
  }
  Expected<void> purge(SessionId session) override {
    return call([&] { return real_.purge(session); });
  }
  Expected<std::vector<Player>> players() override {
    return call([&] { return real_.players(); });
  }
  Expected<std::vector<Attendance>> attendances() override {
    return call([&] { return real_.attendances(); });
  }
  Expected<void> put(const Player& player) override {
    return call([&] { return real_.put(player); });
  }
  Expected<void> mark(const Player& player) override {
    return call([&] { return real_.mark(player); });
  }
  Expected<std::vector<HouseRules>> house_rules() override {
    return call([&] { return real_.house_rules(); });
  }
  Expected<void> put(const HouseRules& rules) override {
    return call([&] { return real_.put(rules); });
  }
  Expected<std::string> draft(SessionId session) override {
    return call([&] { return real_.draft(session); });
  }
  Expected<void> put_draft(SessionId session, const std::string& text) override {
    return call([&] { return real_.put_draft(session, text); });
  }
  Expected<std::map<std::string, std::string>> club(const std::string& begin) override {
    return call([&] { return real_.club(begin); });
  }
  Expected<void> put_club(const std::map<std::string, std::string>& changed) override {
    return call([&] { return real_.put_club(changed); });
  }
  Expected<std::vector<FactRow>> facts(const std::vector<std::string>& players,
                                       const Filter& filter) override {
    return call([&] { return real_.facts(players, filter); });
  }
  Expected<std::vector<SessionFacts>> facts_by_session(const std::vector<std::string>& players,
                                                       const Filter& filter) override {
    return call([&] { return real_.facts_by_session(players, filter); });
  }
  Expected<std::vector<FactRow>> facts(SessionId session) override {
    return call([&] { return real_.facts(session); });
  }
  Expected<void> put(SessionId session, const Digest& digest) override {
    return call([&] { return real_.put(session, digest); });
  }
  Expected<std::vector<SessionId>> astray() override {
    return call([&] { return real_.astray(); });
  }
  Expected<bool> needs_digests() override {
    return call([&] { return real_.needs_digests(); });
  }
  Expected<void> digests_made() override {
    return call([&] { return real_.digests_made(); });
  }
  Expected<void> all_or_nothing(const std::function<Expected<void>()>& writes) override {
    return call([&] { return real_.all_or_nothing(writes); });
  }
  std::string device() const override { return real_.device(); }
  Expected<void> become_another_copy() override {
    return call([&] { return real_.become_another_copy(); });
  }
  std::optional<Message> banner() const override { return real_.banner(); }
  Expected<std::vector<std::string>> check_pages(const StopToken& stop) override {
    return call([&] { return real_.check_pages(stop); });
  }
  std::vector<Message> warnings() const override { return real_.warnings(); }
  Expected<std::vector<Flaw>> flaws() override {
    return call([&] { return real_.flaws(); });
  }
  Expected<void> give_up_missing() override {
    return call([&] { return real_.give_up_missing(); });
  }
  Expected<void> copy_to(const std::string& path) override {
    return call([&] { return real_.copy_to(path); });
  }
  Expected<void> back_up() override {
    return call([&] { return real_.back_up(); });
  }

 private:
  template <typename Call>
  auto call(const Call& real) -> decltype(real()) {
    if (--left_ == 0) return tl::unexpected(Error{Error::Code::file, {kWhy}, {}});
    return real();
  }

  Store& real_;
  int left_;
};

}  // namespace spadille::tests

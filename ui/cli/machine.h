#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "app/book.h"
#include "session/collector.h"
#include "session/salvage.h"

namespace spadille::cli {

/// What came back, and where the book that was there before went.
struct Restored {
  std::string from{};
  std::string aside{};  ///< empty where there was no book
};

/// What the program is given by the machine it runs on; tests give it their own.
struct Machine {
  std::function<Expected<std::unique_ptr<Store>>(const std::string& path, bool create)> open{};
  std::function<std::string()> now{};              ///< "2026-11-20T19:30:00Z"
  std::function<std::string()> today{};            ///< "2026-11-20", in the zone of the table
  std::function<std::string()> new_id{};           ///< a UUID
  std::function<std::size_t(std::size_t)> draw{};  ///< one of the numbers below n, each as likely
  /// A damaged book, and a name for a copy of it to work on.
  std::function<Expected<Wreck>(const std::string& path, const std::string& scratch)> salvage{};
  /// The names of a book's backups, the latest first.
  std::function<std::vector<std::string>(const std::string& path)> backups{};
  std::function<Expected<Restored>(const std::string& path, const std::string& date)> restore{};
  /// The collector of a club at an address.
  std::function<Expected<Collector>(const std::string& address)> club{};
  /// Runs the table app with these words. Errors: `usage` where there is none; `file` where it does
  /// not do what it is asked.
  std::function<Expected<void>(const std::vector<std::string>& words)> table_app{};
  /// Called once something is saved: from then on nobody may end the program by not listening.
  std::function<void()> saved{};
  bool terminal = false;  ///< somebody sits there and can be asked
  /// Commands are typed at a prompt: the input is a conversation, also where it is piped, and none
  /// of them takes all of it.
  bool prompt = false;
  [[nodiscard]] bool talks() const { return terminal || prompt; }
};

}  // namespace spadille::cli

#pragma once

#include <QTemporaryDir>
#include <memory>
#include <ostream>

#include <gtest/gtest.h>

#include "ui/table/house.h"

/// For messages of tests.
inline void PrintTo(const QString& text, std::ostream* out) {
  *out << '"' << text.toStdString() << '"';
}

namespace spadille::tests {

/// Who sits there where it does not matter who does.
inline const QStringList kFourPlayers{"Ann", "Bob", "Cem", "Dot"};

/// A house over a book, in English, with settings of its own.
[[nodiscard]] std::unique_ptr<table::House> house_at(table::Machine machine,
                                                     const QString& settings);

/// The rooms of the table app over an empty book, driven as their pages drive them, in English.
class AtTable : public testing::Test {
 protected:
  AtTable();

  [[nodiscard]] table::House& house() { return *house_; }
  /// Waits until the clerk has answered everything.
  void settle() { house().clerk()->finish(); }
  /// The program ends, and begins again.
  void restart_program();
  /// The same, and the session that lay open is opened.
  void restart();

  [[nodiscard]] QString file(const char* name) const { return folder_.filePath(name); }
  [[nodiscard]] std::string book() const { return file("book.db").toStdString(); }
  /// Begins a session by the rules of a preset: "euchre/seed".
  void begin(const QString& preset, const QStringList& players, const QString& place = {});
  /// Takes in a session of samples/sessions, and opens it.
  void open_sample(const char* name);
  /// What a page would show of why things were not done, since it was last asked.
  [[nodiscard]] QStringList refused() { return std::exchange(refused_, {}); }

  /// Says members of the next deal: "maker", 2.
  void say(const std::vector<std::pair<const char*, int>>& members);
  /// Says them, and saves the deal.
  void record(const std::vector<std::pair<const char*, int>>& members);

 private:
  void listen();

  QTemporaryDir folder_{};
  std::unique_ptr<table::House> house_{};
  QStringList refused_{};
};

}  // namespace spadille::tests

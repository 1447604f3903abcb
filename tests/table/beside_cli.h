#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <array>

#include "tests/support/temporary_book.h"
#include "tests/table/at_table.h"

namespace spadille::tests {

/// Those of samples/sessions that are played to the end, one or more a game.
inline constexpr std::array kSessions{"euchre-two-games",        "klaverjas-individual",
                                      "klaverjas-sixteen-deals", "klaverjas-three-players",
                                      "kyuuri-five-players",     "quadrille-twelve-deals"};

/// The table app, and the command line over the same book.
class BesideCli : public AtTable {
 protected:
  /// What the command line says.
  std::string say_to_cli(std::vector<std::string> words);
  QJsonObject json(std::vector<std::string> words);

  table::RulingTalk& talk() { return *house().ruling(); }
  /// The key of what the ruling page asks: it shows a label.
  std::string asked_key();
  /// The page says of a ruling what a command has said of it.
  void expect_said_alike(const QJsonObject& said);

 private:
  std::function<std::string()> new_id_ = counted_ids();
  const Words english_{Language::en};
};

/// Lines of a score as either says them: rule, words, what they move.
[[nodiscard]] QStringList told(const QJsonArray& lines, const QJsonArray& accounts);
[[nodiscard]] QStringList told(const QVariantList& explained);

}  // namespace spadille::tests

#pragma once

#include <QObject>
#include <QVariant>

#include <QtQml/qqmlregistration.h>

#include "app/rulebook/rule_search.h"
#include "ui/table/show/speaker.h"

namespace spadille::table {

/// The rulebooks: one game's chapters, clauses found by words, one clause.
class Library : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
  Q_PROPERTY(QString words READ words WRITE setWords NOTIFY changed)
  /// Clauses: id, chapter, title, text, note; all of the game, or what the words find there
  /// (of another where there is nothing).
  Q_PROPERTY(QVariantList clauses READ clauses NOTIFY changed)

 public:
  explicit Library(const Speaker& speaker, QObject* parent = nullptr);

  [[nodiscard]] QString game() const { return game_; }
  void setGame(const QString& game);
  [[nodiscard]] QString words() const { return words_; }
  void setWords(const QString& words);
  [[nodiscard]] QVariantList clauses() const;
  /// id, chapter, title, text, note; nothing where there is none.
  Q_INVOKABLE [[nodiscard]] QVariantMap clause(const QString& id) const;
  /// The text of a clause as a page shows it: its tables ruled as on paper.
  Q_INVOKABLE [[nodiscard]] static QString page(const QString& markdown);
  /// The same as it is read aloud: no marks, and of a table a cell a line.
  Q_INVOKABLE [[nodiscard]] static QString spoken(const QString& markdown);

 signals:
  void changed();

 private:
  [[nodiscard]] const Rulebook& book(const std::string& game) const;
  [[nodiscard]] QVariantMap shown(RuleId id) const;

  const Speaker& speaker_;
  QString game_{};
  QString words_{};
  mutable RuleSearch search_{};
  mutable std::map<std::string, Rulebook> books_{};
};

}  // namespace spadille::table

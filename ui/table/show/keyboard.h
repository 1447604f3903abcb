#pragma once

#include <QObject>
#include <QStringList>

#include <QtQml/qqmlregistration.h>

namespace spadille::table {

/// What a page knows of the keyboard.
class Keyboard : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  /// Keys are what was used last, not a finger or a mouse: buttons show theirs.
  Q_PROPERTY(bool used READ used NOTIFY usedChanged)

 public:
  explicit Keyboard(QObject* parent = nullptr);

  [[nodiscard]] bool used() const { return used_; }
  /// A key each for people: the first letter of their name, A to Z, that is nobody else's yet; and
  /// where it has none, the first of the alphabet that is left.
  Q_INVOKABLE [[nodiscard]] static QStringList letters(const QStringList& names);

 signals:
  void usedChanged();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void use(bool keys);

  bool used_ = false;
};

}  // namespace spadille::table

#include "ui/table/show/keyboard.h"

#include <QCoreApplication>
#include <QEvent>

namespace spadille::table {
namespace {

bool is_key(QChar c) { return c >= u'A' && c <= u'Z'; }

}  // namespace

Keyboard::Keyboard(QObject* parent) : QObject(parent) {
  QCoreApplication::instance()->installEventFilter(this);
}

QStringList Keyboard::letters(const QStringList& names) {
  QStringList all;
  for (const QString& name : names) {
    // Letters without their accents, then any.
    const QString wanted = name.normalized(QString::NormalizationForm_D).toUpper() +
                           QStringLiteral("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    for (const QChar c : wanted)
      if (is_key(c) && !all.contains(QString(c))) {
        all << QString(c);
        break;
      }
  }
  return all;
}

bool Keyboard::eventFilter(QObject* watched, QEvent* event) {
  const QEvent::Type type = event->type();
  if (type == QEvent::KeyPress || type == QEvent::ShortcutOverride) use(true);
  if (type == QEvent::MouseButtonPress || type == QEvent::TouchBegin) use(false);
  return QObject::eventFilter(watched, event);
}

void Keyboard::use(bool keys) {
  if (used_ == keys) return;
  used_ = keys;
  emit usedChanged();
}

}  // namespace spadille::table

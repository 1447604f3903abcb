#include "ui/table/settings.h"

#include <algorithm>

namespace spadille::table {
namespace {

constexpr int kSmallest = 80;
constexpr int kLargest = 200;

QString file_or_usual(const QString& file) {
  if (!file.isEmpty()) return file;
  return QSettings(QSettings::IniFormat, QSettings::UserScope, "spadille", "table").fileName();
}

}  // namespace

Settings::Settings(const QString& file, QObject* parent)
    : QObject(parent), settings_(file_or_usual(file), QSettings::IniFormat) {}

QString Settings::theme() const {
  const QString theme = kept("theme", "light").toString();
  return theme == "dark" || theme == "contrast" ? theme : "light";
}

int Settings::textSize() const {
  return std::clamp(kept("textSize", 100).toInt(), kSmallest, kLargest);
}

int Settings::edges() const {
  const int edges = kept("edges", 4).toInt();
  return edges == 1 || edges == 2 ? edges : 4;
}

QVariant Settings::kept(const QString& key, const QVariant& usual) const {
  return settings_.value(key, usual);
}

void Settings::keep(const QString& key, const QVariant& value) {
  if (settings_.value(key, QVariant(value.metaType())) != value) settings_.setValue(key, value);
}

void Settings::change(const QString& key, const QVariant& value) {
  if (settings_.value(key) == value) return;
  settings_.setValue(key, value);
  emit changed();
}

}  // namespace spadille::table

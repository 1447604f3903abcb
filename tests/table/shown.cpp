#include "tests/table/shown.h"

#include <QMap>
#include <algorithm>

namespace spadille::tests {
namespace {

bool says_nothing(const QVariant& value) {
  if (!value.isValid()) return true;
  if (value.metaType() == QMetaType::fromType<bool>()) return !value.toBool();
  if (value.metaType() == QMetaType::fromType<QString>()) return value.toString().isEmpty();
  return value.canConvert<QVariantList>() && value.toList().isEmpty() &&
         value.metaType() != QMetaType::fromType<QVariantMap>();
}

QString joined(const QVariantMap& map) {
  QStringList all;
  for (auto member = map.cbegin(); member != map.cend(); ++member)
    if (!says_nothing(member.value()))
      all << (member.key() + " " + shown(member.value())).trimmed();
  return all.join(", ");
}

}  // namespace

QString shown(const QVariant& value) {
  if (value.metaType() == QMetaType::fromType<bool>()) return {};  // its name says it
  if (value.metaType() == QMetaType::fromType<QVariantMap>())
    return "{" + joined(value.toMap()) + "}";
  if (value.metaType() == QMetaType::fromType<QStringList>())
    return "[" + value.toStringList().join(" | ") + "]";
  if (value.metaType() == QMetaType::fromType<QVariantList>()) {
    QStringList all;
    for (const QVariant& each : value.toList()) all << shown(each);
    return "[" + all.join(" | ") + "]";
  }
  return value.toString();
}

std::string lines(const QVariantList& values) { return lines(values, {}); }

std::string lines(const QVariantList& values, const QStringList& members) {
  std::string all;
  for (const QVariant& value : values) {
    QVariantMap map = value.toMap();
    if (!members.isEmpty())
      for (const QString& key : map.keys())
        if (!members.contains(key)) map.remove(key);
    all += joined(map).toStdString() + "\n";
  }
  return all;
}

std::string lines(const QStringList& values) {
  std::string all;
  for (const QString& value : values) all += value.toStdString() + "\n";
  return all;
}

std::string rows(const QAbstractItemModel& model) {
  const QHash<int, QByteArray> names = model.roleNames();
  QList<int> roles = names.keys();
  std::sort(roles.begin(), roles.end());
  std::string all;
  for (int row = 0; row < model.rowCount(); ++row) {
    QStringList line;
    for (const int role : roles) {
      const QVariant value = model.data(model.index(row, 0), role);
      if (!says_nothing(value)) line << (QString(names[role]) + " " + shown(value)).trimmed();
    }
    all += line.join(", ").toStdString() + "\n";
  }
  return all;
}

}  // namespace spadille::tests

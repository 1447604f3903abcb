#include "tests/table/ears.h"

#include <QAccessible>
#include <QMetaEnum>
#include <algorithm>
#include <array>

#include "tests/table/eyes.h"

namespace spadille::tests {
namespace {

using Role = QAccessible::Role;

QString name_of(const QAccessibleInterface& reader) {
  return reader.text(QAccessible::Name).trimmed();
}

QString role_name(Role role) { return QMetaEnum::fromType<Role>().valueToKey(role); }

/// Calls `hear` for everything below, as a screen reader walks.
template <typename Hear>
void listen(QAccessibleInterface* reader, const Hear& hear) {
  if (reader == nullptr || reader->state().invisible) return;
  hear(*reader);
  for (int i = 0; i < reader->childCount(); ++i) listen(reader->child(i), hear);
}

/// The roles that this item may have; none: any.
QVector<Role> wanted_roles(const QQuickItem& item) {
  if (item.property("answer").toBool()) return {Role::CheckBox};
  if (item.inherits("QQuickAbstractButton")) return {Role::Button, Role::ListItem};
  if (item.inherits("QQuickTextField")) return {Role::EditableText};
  if (item.inherits("QQuickListView")) return {Role::List};
  return {};
}

/// Whether it, or something around it, is found with a name; or its words are part of one.
bool is_heard(const QQuickItem& item, const QMap<const QObject*, QString>& found) {
  for (const QQuickItem* each = &item; each != nullptr; each = each->parentItem())
    if (found.contains(each)) return true;
  const QString words = item.property("text").toString();
  return !words.isEmpty() && std::any_of(found.begin(), found.end(),
                                         [&](const QString& name) { return name.contains(words); });
}

bool is_box(Role role) {
  constexpr std::array kBoxes{Role::Client, Role::Window, Role::Grouping, Role::NoRole,
                              Role::LayeredPane};
  return std::find(kBoxes.begin(), kBoxes.end(), role) != kBoxes.end();
}

QString described(const QQuickItem& item) {
  return QString(item.metaObject()->className()).section("_QML", 0, 0) + " " + item.objectName() +
         " " + item.property("text").toString().left(60);
}

}  // namespace

QStringList heard(QQuickWindow& window, const QString& role) {
  QAccessible::setActive(true);
  QStringList all;
  listen(QAccessible::queryAccessibleInterface(&window), [&](const QAccessibleInterface& reader) {
    if (role_name(reader.role()) == role) all << name_of(reader);
  });
  return all;
}

QStringList unheard(QQuickWindow& window) {
  QAccessible::setActive(true);
  QStringList all;
  QMap<const QObject*, QString> found;
  listen(QAccessible::queryAccessibleInterface(&window), [&](const QAccessibleInterface& reader) {
    const QString name = name_of(reader);
    if (is_box(reader.role())) return;
    if (!name.isEmpty()) found[reader.object()] = name;
    if (name.isEmpty() && reader.role() != Role::StaticText)
      all << role_name(reader.role()) + " without a name";
  });
  walk(window.contentItem(), [&](QQuickItem& item) {
    const QVector<Role> roles = wanted_roles(item);
    if (!is_text(item) && roles.isEmpty()) return;
    if (!is_heard(item, found)) all << "not heard: " + described(item);
    const auto* reader = QAccessible::queryAccessibleInterface(&item);
    if (!roles.isEmpty() && (reader == nullptr || !roles.contains(reader->role())))
      all << "has another role: " + described(item);
  });
  return all;
}

}  // namespace spadille::tests

#pragma once

#include <QQuickWindow>
#include <QStringList>

namespace spadille::tests {

/// What a screen reader would not learn of what can be seen in the window, each fault in a
/// sentence.
[[nodiscard]] QStringList unheard(QQuickWindow& window);
/// Everything of this role that a screen reader finds, by name: "Heading", "AlertMessage".
[[nodiscard]] QStringList heard(QQuickWindow& window, const QString& role);

}  // namespace spadille::tests

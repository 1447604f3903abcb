#pragma once

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>

namespace spadille::tests {

/// The window of the table app over the house that was made last.
class Window {
 public:
  Window();

  [[nodiscard]] bool isThere() const { return window_ != nullptr; }
  /// The first item of this name that can be seen; nothing where there is none.
  [[nodiscard]] QQuickItem* item(const QString& name) const;

 private:
  QQmlApplicationEngine engine_{};
  QQuickWindow* window_ = nullptr;
};

}  // namespace spadille::tests

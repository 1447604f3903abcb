#include "tests/table/window.h"

#include <QQuickStyle>

#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(SpadillePlugin)

namespace spadille::tests {
namespace {

QQuickItem* below(QQuickItem* root, const QString& name) {
  if (!root->isVisible()) return nullptr;
  if (root->objectName() == name) return root;
  for (QQuickItem* child : root->childItems())
    if (QQuickItem* found = below(child, name)) return found;
  return nullptr;
}

}  // namespace

Window::Window() {
  QQuickStyle::setStyle("Basic");
  engine_.addImportPath(":/");
  engine_.load(QUrl("qrc:/Spadille/qml/Main.qml"));
  window_ = qobject_cast<QQuickWindow*>(engine_.rootObjects().value(0));
  // Without waiting for the first frame.
  if (window_ != nullptr) QMetaObject::invokeMethod(window_, "lay");
}

QQuickItem* Window::item(const QString& name) const {
  static_cast<void>(window_->grabWindow());  // layouts give their places when they are painted
  return below(window_->contentItem(), name);
}

}  // namespace spadille::tests

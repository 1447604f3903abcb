// An empty window of Qt Quick Controls: what the start of the table app is measured against.
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>

#include "tests/bench/first_frame.h"

int main(int argc, char** argv) {
  const QGuiApplication app(argc, argv);
  QQuickStyle::setStyle("Basic");
  QQmlApplicationEngine engine;
  engine.loadData(
      "import QtQuick.Controls\n"
      "ApplicationWindow { width: 1280; height: 800; visible: true }");
  auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
  if (window == nullptr) return 1;
  spadille::bench::end_when_shown(*window, [] { return true; });
  return QGuiApplication::exec();
}

#include <QCommandLineParser>
#include <QDateTime>
#include <QDir>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QStandardPaths>
#include <QUuid>

#include <QtQml/qqmlextensionplugin.h>

#include "db/sqlite_store.h"
#include "ui/table/house.h"

Q_IMPORT_QML_PLUGIN(SpadillePlugin)

namespace {

std::string now() { return QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString(); }

/// --db, SPADILLE_DB, or where desktop programs keep their data.
std::string book_path(const QString& given) {
  if (!given.isEmpty()) return given.toStdString();
  if (const QString path = qEnvironmentVariable("SPADILLE_DB"); !path.isEmpty())
    return path.toStdString();
  const QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
  QDir().mkpath(data + "/spadille");
  return (data + "/spadille/spadille.db").toStdString();
}

spadille::table::Machine this_machine(const std::string& path) {
  return {
      .open =
          [path] { return spadille::db::open_store({.path = path, .now = now, .create = true}); },
      .now = now,
      .today = [] { return QDate::currentDate().toString(Qt::ISODate).toStdString(); },
      .new_id = [] { return QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(); }};
}

}  // namespace

int main(int argc, char** argv) {
  QGuiApplication app(argc, argv);
  QGuiApplication::setApplicationName("spadille");
  QGuiApplication::setApplicationVersion(SPADILLE_VERSION);
  QGuiApplication::setDesktopFileName("spadille-table");
  QQuickStyle::setStyle("Basic");

  QCommandLineParser parser;
  parser.setApplicationDescription("Keeps score beside a real card table.");
  parser.addHelpOption();
  parser.addVersionOption();
  const QCommandLineOption book("db", "The book, instead of the usual one.", "FILE");
  const QCommandLineOption settings("settings", "Settings, instead of the usual ones.", "FILE");
  parser.addOptions({book, settings});
  parser.process(app);

  spadille::table::House house(this_machine(book_path(parser.value(book))), parser.value(settings));
  QQmlApplicationEngine engine;
  engine.addImportPath(":/");
  QObject::connect(
      &engine, &QQmlApplicationEngine::objectCreationFailed, &app,
      [] { QCoreApplication::exit(1); }, Qt::QueuedConnection);
  engine.load(QUrl("qrc:/Spadille/qml/Main.qml"));
  return QGuiApplication::exec();
}

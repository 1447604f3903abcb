#include <csignal>
#include <iostream>

#include <QtCore/QDateTime>
#include <QtCore/QFileInfo>
#include <QtCore/QProcess>
#include <QtCore/QRandomGenerator>
#include <QtCore/QStandardPaths>
#include <QtCore/QUuid>
#include <sys/ioctl.h>
#include <unistd.h>

#include "app/exchange/syncing.h"
#include "db/backup.h"
#include "db/club/club.h"
#include "db/club/club_store.h"
#include "db/recover.h"
#include "db/sqlite_store.h"
#include "files/files.h"
#include "ui/cli/run.h"

namespace {

std::size_t terminal_columns() {
  winsize size{};
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the system has no other call for it
  const bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
  return known ? size.ws_col : 100;
}

std::string now() { return QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString(); }

spadille::Expected<spadille::cli::Restored> restore(const std::string& path,
                                                    const std::string& date) {
  using spadille::Error;
  if (spadille::names_club(path))
    return tl::unexpected(Error{Error::Code::usage, {"club.error.read_only"}, {}});
  return spadille::db::restore(path, date).map([](const spadille::db::Restored& done) {
    return spadille::cli::Restored{done.from, done.aside};
  });
}

/// Beside this program, where it was built, or wherever programs are.
QString table_app() {
  if (QString named = qEnvironmentVariable("SPADILLE_TABLE"); !named.isEmpty()) return named;
  const QString here = QFileInfo("/proc/self/exe").canonicalPath();
  for (const char* where : {"/spadille-table", "/../table/spadille-table"})
    if (const QFileInfo program(here + where); program.isExecutable())
      return program.canonicalFilePath();
  return QStandardPaths::findExecutable("spadille-table");
}

spadille::Expected<void> run_table_app(const std::vector<std::string>& words) {
  using spadille::Error;
  QStringList arguments;
  for (const std::string& word : words) arguments << QString::fromStdString(word);
  QProcess app;
  app.start(table_app(), arguments);
  if (!app.waitForStarted(-1))
    return tl::unexpected(Error{Error::Code::usage, {"event.error.no_table_app"}, {}});
  app.waitForFinished(-1);
  if (app.exitStatus() == QProcess::NormalExit && app.exitCode() == 0) return {};
  QString said = QString::fromUtf8(app.readAllStandardError()).trimmed().section('\n', -1);
  said.remove("spadille-table: ");
  return tl::unexpected(Error{Error::Code::file, {"event.error.not_drawn"}, said.toStdString()});
}

std::string today() { return QDate::currentDate().toString(Qt::ISODate).toStdString(); }

std::string new_id() { return QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(); }

spadille::Expected<std::unique_ptr<spadille::Store>> open_lists(const std::string& club,
                                                                bool create) {
  using namespace spadille;
  if (create) return tl::unexpected(Error{Error::Code::usage, {"club.error.read_only"}, {}});
  return db::open_club_store(club, [](Store& lists, const Collector& of) {
    Book book{lists, now, today, new_id};
    return catch_up(book, of);
  });
}

spadille::cli::Machine this_machine() {
  return {.open =
              [](const std::string& path, bool create) {
                if (spadille::names_club(path)) return open_lists(path, create);
                return spadille::db::open_store({.path = path, .now = now, .create = create});
              },
          .now = now,
          .today = today,
          .new_id = new_id,
          .draw =
              [](std::size_t n) {
                return static_cast<std::size_t>(
                    QRandomGenerator::system()->bounded(static_cast<quint32>(n)));
              },
          .salvage = spadille::db::open_wreck,
          .backups = spadille::db::backups,
          .restore = restore,
          .club = spadille::db::open_club,
          .table_app = run_table_app,
          .saved = [] { static_cast<void>(std::signal(SIGPIPE, SIG_IGN)); },
          .terminal = isatty(STDIN_FILENO) != 0 && isatty(STDERR_FILENO) != 0};
}

}  // namespace

int main(int argc, char** argv) {
  spadille::files::survive_long_files();
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  using namespace spadille::cli;
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  const Machine machine = this_machine();
  return static_cast<int>(run(arguments, {std::cin, std::cout, std::cerr, &machine},
                              Style::for_stream(STDOUT_FILENO), terminal_columns()));
}

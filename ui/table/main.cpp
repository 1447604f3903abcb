#include <QCommandLineParser>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLibrary>
#include <QLocale>
#include <QProcess>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QStandardPaths>
#include <QTextStream>
#include <QUuid>

#include <QtQml/qqmlextensionplugin.h>

#include "db/backup.h"
#include "db/club/club.h"
#include "db/rebuild.h"
#include "db/sqlite_store.h"
#include "files/files.h"
#include "tournament/plan_words.h"
#include "ui/table/event/event_paper.h"
#include "ui/table/exchange/paper_sheet_pdf.h"
#include "ui/table/house.h"
#include "ui/table/self_test.h"
#include "ui/table/show/type.h"

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

/// Once more, with another book, for as long as that lies open.
void begin_with(const std::string& book) {
  const QStringList with{"--db", QString::fromStdString(book)};
  if (QProcess::startDetached(QCoreApplication::applicationFilePath(), with))
    QCoreApplication::quit();
}

/// Beside this program, where it was built, or where it was installed.
QString club_part() {
  const QString here = QCoreApplication::applicationDirPath();
  const QString built = here + "/spadille-club.so";
  return QFileInfo::exists(built) ? built : here + "/" SPADILLE_CLUB_PART;
}

/// By the part of the program that is read for it, and stays.
spadille::Expected<spadille::Collector> open_club(const std::string& address) {
  QLibrary part(club_part());
  using Open = decltype(&spadille::db::open_club);
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): the system knows names, no types
  const auto* open = reinterpret_cast<const Open*>(part.resolve("kSpadilleOpenClub"));
  if (open != nullptr) return (*open)(address);
  return tl::unexpected(spadille::Error{spadille::Error::Code::usage, {"club.room.no_part"}, {}});
}

spadille::table::Machine this_machine(const std::string& path) {
  return {
      .open = [path]() -> spadille::Expected<std::unique_ptr<spadille::Store>> {
        using spadille::Error;
        if (spadille::names_club(path))
          return tl::unexpected(Error{Error::Code::usage, {"club.room.no_book"}, {}});
        return spadille::db::open_store({.path = path, .now = now, .create = true});
      },
      .now = now,
      .today = [] { return QDate::currentDate().toString(Qt::ISODate).toStdString(); },
      .new_id = [] { return QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(); },
      .backups = [path] { return spadille::db::backups(path); },
      .restore =
          [path](const std::string& backup) {
            return spadille::db::restore(path, backup).map([](const spadille::db::Restored& done) {
              return done.aside;
            });
          },
      .rebuild =
          [path](const spadille::table::Fill& fill) {
            return spadille::db::rebuild(path, now, fill);
          },
      .make_way = [path] { return spadille::db::make_way(path); },
      .another = begin_with,
      .club = open_club,
      .file = path};
}

/// What the command line asks for.
struct Wish {
  QString book{};
  QString settings{};
  QString language{};
  QString file{};
  QString pdf{};
  int session = 0;  ///< for the PDF; 0: the latest that is open
  int event = 0;    ///< for the PDF, of which `paper` is printed; 0: it is of a session
  QString paper{};
  int round = 0;      ///< of the event; 0: all that are drawn
  QString address{};  ///< what phones scan
  bool begins = false;
  bool resumes = false;
  bool tests = false;
};

/// Answers --help and --version, and what it does not understand, at once: no display is needed for
/// that. Otherwise no application may have come and gone: with the first one Qt forgets how screen
/// readers are told of windows.
void answer_at_once(QCommandLineParser& parser, int argc, char** argv) {
  const QCoreApplication app(argc, argv);
  parser.process(app);
  parser.showHelp(2);
}

QStringList words_of(int argc, char** argv) {
  QStringList words;
  for (int i = 0; i < argc; ++i) words += QString::fromLocal8Bit(argv[i]);
  return words;
}

bool is_no_number(const QCommandLineParser& parser, const QCommandLineOption& option) {
  return parser.isSet(option) && parser.value(option).toInt() < 1;
}

QString paper_names() {
  QStringList all;
  for (const std::string_view name : spadille::kPaperNames) all << spadille::table::text(name);
  return all.join(", ");
}

/// Ends the program where there is nothing to be done at a table.
Wish wish(int argc, char** argv) {
  QCommandLineParser parser;
  parser.setApplicationDescription("Keeps score beside a real card table.");
  const QCommandLineOption help = parser.addHelpOption();
  const QCommandLineOption version = parser.addVersionOption();
  const QCommandLineOption book("db", "The book, instead of the usual one.", "FILE");
  const QCommandLineOption settings("settings", "Settings, instead of the usual ones.", "FILE");
  const QCommandLineOption begins("new", "Begin a new session.");
  const QCommandLineOption resumes("resume", "Go on with the latest session.");
  const QCommandLineOption tests("self-test", "Try the program out with a book of its own.");
  const QCommandLineOption pdf("pdf", "Write the score sheet of a session and end.", "FILE");
  const QCommandLineOption session("session", "Which, by its number in the book.", "NUMBER");
  const QCommandLineOption event("event", "Of an event instead, by its number in the book.",
                                 "NUMBER");
  const QCommandLineOption paper("paper", "What to print of it: " + paper_names() + ".", "WHAT");
  const QCommandLineOption round("round", "Of which round; otherwise of all that are drawn.",
                                 "NUMBER");
  const QCommandLineOption address("address", "What phones scan, on table cards.", "ADDRESS");
  const QCommandLineOption language("lang", "The language: en, ja, nl or fr.", "LANGUAGE");
  parser.addOptions({book, settings, language, begins, resumes, pdf, session, event, paper, round,
                     address, tests});
  parser.addPositionalArgument("file", "Sessions to take into the book.", "[FILE]");
  if (!parser.parse(words_of(argc, argv)) || parser.isSet("help-all") || parser.isSet(help) ||
      parser.isSet(version) || (parser.isSet(book) && parser.value(book).isEmpty()) ||
      is_no_number(parser, session) || is_no_number(parser, event) || is_no_number(parser, round) ||
      parser.isSet(event) != parser.isSet(paper) ||
      (parser.isSet(language) && !spadille::language_of(parser.value(language).toStdString())))
    answer_at_once(parser, argc, argv);
  return {.book = parser.value(book),
          .settings = parser.value(settings),
          .language = parser.value(language),
          .file = parser.positionalArguments().value(0),
          .pdf = parser.value(pdf),
          .session = parser.value(session).toInt(),
          .event = parser.value(event).toInt(),
          .paper = parser.value(paper),
          .round = parser.value(round).toInt(),
          .address = parser.value(address),
          .begins = parser.isSet(begins),
          .resumes = parser.isSet(resumes),
          .tests = parser.isSet(tests)};
}

/// Settings are written over whatever is there: so only over settings, or nothing.
bool may_hold_settings(const QString& file) {
  if (!spadille::files::taken(file.toStdString())) return true;
  QFile there(file);
  if (!QFileInfo(file).isFile() || !there.open(QIODevice::ReadOnly)) return false;
  const QByteArray begin = there.read(4096).trimmed();
  return begin.isEmpty() || (begin.startsWith('[') && !begin.contains('\0'));
}

int refuse_settings(const QString& file) {
  const auto language = spadille::language_of(QLocale::system().name().toStdString());
  const spadille::Words words(language.value_or(spadille::Language::en));
  QTextStream(stderr) << "spadille-table: " << file << ": "
                      << QString::fromStdString(words.say("store.not_replaced")) << Qt::endl;
  return 1;
}

/// What needs no display takes none.
void do_without_display() {
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  if (qEnvironmentVariableIsEmpty("QT_QUICK_BACKEND")) qputenv("QT_QUICK_BACKEND", "software");
}

/// A house for work that ends by itself: whatever cannot be done is told.
class Workshop {
 public:
  explicit Workshop(const Wish& wish)
      : house(this_machine(book_path(wish.book)), wish.settings), file_(wish.pdf) {
    if (!wish.language.isEmpty()) house.words()->setLanguage(wish.language);
  }

  int refuse(const QString& why) {
    QTextStream(stderr) << "spadille-table: " << why << Qt::endl;
    return 1;
  }
  /// A new file, or nothing.
  int save(const QByteArray& pdf) {
    if (spadille::table::write_new(file_, pdf)) return 0;
    return refuse(house.words()->say("table.not_saved_as", file_));
  }

  spadille::table::House house;

 private:
  QString file_;
};

int sheet_on_paper(const Wish& wish) {
  Workshop shop(wish);
  auto& house = shop.house;
  QObject::connect(house.evening(), &spadille::table::LaidSession::refused,
                   [&](const QString& why) { shop.refuse(why); });
  house.clerk()->finish();
  house.evening()->open(wish.session > 0 ? wish.session : house.home()->goesOn()["number"].toInt());
  house.clerk()->finish();
  const auto laid = house.evening()->laid();
  return laid ? shop.save(spadille::table::pdf_of(laid->view, *house.words())) : 1;
}

struct EventRead {
  spadille::TournamentDesk desk{};
  spadille::Names names{};
};

spadille::Outcome<EventRead> read_event(spadille::Book& book, spadille::SessionId number) {
  auto desk = spadille::open_tournament(book, number);
  if (!desk) return tl::unexpected(desk.error());
  auto names = spadille::names_in(book);
  if (!names) return tl::unexpected(spadille::Refusal(names.error()));
  return EventRead{std::move(*desk), std::move(*names)};
}

int event_on_paper(const Wish& wish) {
  Workshop shop(wish);
  const spadille::table::Speaker& words = *shop.house.words();
  const auto paper =
      spadille::called<spadille::EventPaper>(spadille::kPaperNames, wish.paper.toStdString());
  if (!paper)
    return shop.refuse(words.labelled(wish.paper, words.said("error.usage.value")) +
                       words.bracketed(paper_names()));
  spadille::Outcome<EventRead> read;
  shop.house.clerk()->ask(
      [number = wish.event](spadille::Book& book) { return read_event(book, number); },
      [&read](spadille::Outcome<EventRead> answer) { read = std::move(answer); });
  shop.house.clerk()->finish();
  if (!read) return shop.refuse(reason(read.error(), {}, words));
  if (const auto why = spadille::unprintable(read->desk.now, *paper, wish.round))
    return shop.refuse(words.said(why->message));
  return shop.save(
      spadille::table::pdf_of(read->desk, read->names, *paper, wish.round, words, wish.address));
}

int on_paper(const Wish& wish) {
  return wish.event > 0 ? event_on_paper(wish) : sheet_on_paper(wish);
}

int at_the_table(const Wish& wish) {
  spadille::table::House house(this_machine(book_path(wish.book)), wish.settings);
  if (!wish.language.isEmpty()) house.words()->setLanguage(wish.language);
  QQmlApplicationEngine engine;
  engine.addImportPath(":/");
  QObject::connect(
      &engine, &QQmlApplicationEngine::objectCreationFailed, QCoreApplication::instance(),
      [] { QCoreApplication::exit(1); }, Qt::QueuedConnection);
  engine.load(QUrl("qrc:/Spadille/qml/Main.qml"));
  QObject* window = engine.rootObjects().value(0);
  if (window != nullptr) {
    house.clerk()->finish();
    if (!wish.file.isEmpty()) house.intake()->takeIn({wish.file});
    if (wish.begins) QMetaObject::invokeMethod(window, "begin");
    if (wish.resumes) QMetaObject::invokeMethod(window, "resume");
  }
  return QGuiApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
  spadille::files::survive_long_files();
  QGuiApplication::setApplicationName("spadille");
  QGuiApplication::setApplicationVersion(SPADILLE_VERSION);
  QGuiApplication::setDesktopFileName("spadille-table");
  const Wish wished = wish(argc, argv);
  if (!may_hold_settings(wished.settings)) return refuse_settings(wished.settings);
  if (wished.tests || !wished.pdf.isEmpty()) do_without_display();
  const QGuiApplication app(argc, argv);
  QQuickStyle::setStyle("Basic");
  spadille::table::fetch_type();
  if (!wished.pdf.isEmpty()) return on_paper(wished);
  return wished.tests ? spadille::table::self_test(this_machine) : at_the_table(wished);
}

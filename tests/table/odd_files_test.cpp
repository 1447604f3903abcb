// Files that are no book, no settings and no session of ours, given to the table app: a clear
// message, and the file untouched.
#include <QFile>

#include <sys/stat.h>

#include "codec/log_document.h"
#include "tests/harm/bare_sqlite.h"
#include "tests/harm/child.h"
#include "tests/support/temporary_book.h"
#include "tests/table/at_table.h"
#include "tests/table/machine.h"
#include "tests/table/shown.h"
#include "tests/table/window.h"

namespace spadille::tests {
namespace {

struct OddFile {
  const char* name;
  std::string sql;    ///< makes the file
  const char* bytes;  ///< or these
  const char* said;
};

const std::array<OddFile, 4> kOdd{
    {{"foreign", "CREATE TABLE hymns (n)", nullptr,
      "This is a database of another program, not a book."},
     {"newer", "PRAGMA application_id=1399873892; PRAGMA user_version=99; CREATE TABLE t (n)",
      nullptr, "This book was written by a newer version of Spadille."},
     {"text", "", "Dear diary, today we played cards until late, and nobody kept the score.",
      "This is not a book of Spadille."},
     {"folder", "", nullptr, "This is a folder, not a book."}}};

class OddFiles : public testing::TestWithParam<OddFile> {
 protected:
  void SetUp() override {
    const OddFile& odd = GetParam();
    path_ = fresh_path();
    if (!odd.sql.empty()) {
      ASSERT_EQ(run(open_database("unix", path_), odd.sql), SQLITE_OK);
    } else if (odd.bytes != nullptr) {
      QFile file(QString::fromStdString(path_));
      ASSERT_TRUE(file.open(QIODevice::WriteOnly));
      file.write(odd.bytes);
    } else {
      path_ = path_.substr(0, path_.rfind('/'));
    }
    before_ = content();
  }
  [[nodiscard]] QByteArray content() const {
    QFile file(QString::fromStdString(path_));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

  std::string path_{};
  QByteArray before_{};
  QTemporaryDir folder_{};
};

TEST_P(OddFiles, is_told_on_the_first_page_and_nothing_can_be_begun_in_it) {
  auto house = house_at(machine(path_), folder_.filePath("settings.ini"));
  EXPECT_TRUE(house->home()->problem().startsWith(GetParam().said))
      << house->home()->problem().toStdString();
  const Window window;
  ASSERT_TRUE(window.isThere());
  const QQuickItem* problem = window.item("bookProblem");
  ASSERT_NE(problem, nullptr);
  EXPECT_EQ(problem->property("text").toString(), "! " + house->home()->problem());
  QStringList refused;
  QObject::connect(house->newSession(), &table::NewSession::refused,
                   [&](const QString& why) { refused << why; });
  house->newSession()->prepare();
  house->newSession()->setGame("euchre");
  for (const char* name : {"Ann", "Bob", "Cem", "Dot"}) house->newSession()->addNewcomer(name);
  house->newSession()->begin();
  house->clerk()->finish();
  EXPECT_EQ(refused, QStringList(house->home()->problem()));
  EXPECT_EQ(content(), before_);
}

TEST_P(OddFiles, ends_the_program_with_the_message_where_it_only_prints) {
  Child child({SPADILLE_TABLE, "--db", path_, "--settings", folder_.filePath("s").toStdString(),
               "--pdf", folder_.filePath("sheet.pdf").toStdString(), "--session", "1"});
  QStringList said;
  for (const std::string& line : child.lines()) said << QString::fromStdString(line);
  EXPECT_EQ(child.wait(), 1);
  EXPECT_TRUE(said.join('\n').contains(GetParam().said)) << lines(said);
  EXPECT_EQ(content(), before_);
}

INSTANTIATE_TEST_SUITE_P(All, OddFiles, testing::ValuesIn(kOdd),
                         [](const auto& odd) { return std::string(odd.param.name); });

/// Settings are written over what lies there: what is not settings is left alone.
class OddSettings : public testing::Test {
 protected:
  /// Runs the program with these settings on a book that is not there: whether it refused them.
  [[nodiscard]] bool refuses(const std::string& settings) const {
    Child child({SPADILLE_TABLE, "--db", file("no.db"), "--settings", settings, "--pdf",
                 file("sheet.pdf"), "--session", "1"});
    bool refused = false;
    for (const std::string& line : child.lines())
      refused = refused || line.find("This is not replaced") != std::string::npos;
    EXPECT_EQ(child.wait(), 1);
    return refused;
  }
  [[nodiscard]] std::string file(const char* name) const {
    return folder_.filePath(name).toStdString();
  }
  [[nodiscard]] std::string with(const char* name, const QByteArray& bytes) const {
    QFile there(folder_.filePath(name));
    EXPECT_TRUE(there.open(QIODevice::WriteOnly));
    there.write(bytes);
    return file(name);
  }
  [[nodiscard]] QByteArray content(const std::string& path) const {
    QFile there(QString::fromStdString(path));
    return there.open(QIODevice::ReadOnly) ? there.readAll() : QByteArray();
  }

 private:
  QTemporaryDir folder_{};
};

TEST_F(OddSettings, file_of_another_kind_is_refused_and_stays_as_it_is) {
  for (const QByteArray& bytes :
       {QByteArray("Dear diary"), QByteArray("[\0]", 3), QByteArray("SQLite format 3\0", 16)}) {
    const std::string path = with("diary", bytes);
    EXPECT_TRUE(refuses(path)) << bytes.toStdString();
    EXPECT_EQ(content(path), bytes);
  }
}

TEST_F(OddSettings, folder_and_pipe_are_refused_at_once) {
  ASSERT_EQ(mkdir(file("folder").c_str(), 0700), 0);
  EXPECT_TRUE(refuses(file("folder")));
  ASSERT_EQ(mkfifo(file("pipe").c_str(), 0600), 0);
  EXPECT_TRUE(refuses(file("pipe")));
  EXPECT_TRUE(refuses("/dev/zero"));
}

TEST_F(OddSettings, settings_an_empty_file_and_no_file_are_taken) {
  EXPECT_FALSE(refuses(with("settings", "[General]\ntheme=dark\n")));
  EXPECT_FALSE(refuses(with("empty", "")));
  EXPECT_FALSE(refuses(file("new")));
}

/// What is to be taken in and never ends, or is far too much.
class OddImports : public AtTable {
 protected:
  [[nodiscard]] QStringList refusal_of(const QString& path) {
    house().intake()->takeIn({path});
    settle();
    return refused();
  }
};

TEST_F(OddImports, what_never_ends_is_refused_at_once) {
  const QString never = "This is not a file that can be read to its end.";
  ASSERT_EQ(mkfifo(file("pipe").toStdString().c_str(), 0600), 0);
  for (const QString& path : {file("pipe"), QString("/dev/zero"), file(".")}) {
    const QStringList said = refusal_of(path);
    ASSERT_EQ(said.size(), 1) << path.toStdString();
    EXPECT_TRUE(said[0].contains(never)) << said[0].toStdString();
  }
}

TEST_F(OddImports, more_than_a_log_can_be_is_refused_unread) {
  QFile large(file("large.json"));
  ASSERT_TRUE(large.open(QIODevice::WriteOnly));
  ASSERT_TRUE(large.resize(static_cast<qint64>(kLogLimits.bytes) + 1));  // sparse
  const QStringList said = refusal_of(large.fileName());
  ASSERT_EQ(said.size(), 1);
  EXPECT_TRUE(said[0].contains("This is more than Spadille reads at once."))
      << said[0].toStdString();
}

TEST_F(OddImports, file_that_is_not_there_is_told) {
  const QStringList said = refusal_of(file("nothing.json"));
  ASSERT_EQ(said.size(), 1);
  EXPECT_TRUE(said[0].contains("This file cannot be read.")) << said[0].toStdString();
}

}  // namespace
}  // namespace spadille::tests

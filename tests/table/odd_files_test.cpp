// Files that are no book of ours, given to the table app: a clear message, and the file untouched.
#include <QFile>

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

}  // namespace
}  // namespace spadille::tests

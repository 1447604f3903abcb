// No command writes over a file that it did not make.
#include "files/whole_file.h"

#include <filesystem>
#include <sstream>
#include <thread>

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "tests/support/temporary_book.h"
#include <fcntl.h>

namespace spadille::tests {
namespace {

namespace fs = std::filesystem;
using files::Over;
using files::WholeFile;

/// An empty folder.
class WholeFiles : public testing::Test {
 protected:
  [[nodiscard]] std::string at(const std::string& name) const { return folder_ + "/" + name; }

  static std::string content(const std::string& name) {
    std::ostringstream bytes;
    bytes << std::ifstream(name, std::ios::binary).rdbuf();
    return bytes.str();
  }

  std::string made(const std::string& name, const std::string& bytes) const {
    std::ofstream(at(name), std::ios::binary) << bytes;
    return at(name);
  }

  /// The key of the refusal; empty where it was written.
  static std::string write(const std::string& name, Over over = Over::nothing) {
    WholeFile file(name, over);
    file.out() << "new";
    const auto done = file.finish();
    return done ? "" : std::string(done.error().message.key);
  }

  [[nodiscard]] std::vector<std::string> all() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder_))
      names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
  }

 private:
  std::string folder_ = fs::path(fresh_path()).parent_path().string();
};

TEST_F(WholeFiles, new_one_is_written_and_leaves_nothing_beside) {
  EXPECT_EQ(write(at("a")), "");
  EXPECT_EQ(content(at("a")), "new");
  EXPECT_EQ(all(), std::vector<std::string>{"a"});
}

TEST_F(WholeFiles, one_that_exists_is_kept) {
  const std::string file = made("a", "old");
  EXPECT_EQ(write(file), "store.exists");
  EXPECT_EQ(content(file), "old");
}

TEST_F(WholeFiles, one_that_came_into_being_meanwhile_is_kept) {
  WholeFile file(at("a"));
  file.out() << "new";
  made("a", "old");
  const auto done = file.finish();
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().message.key, "store.exists");
  EXPECT_EQ(content(at("a")), "old");
}

TEST_F(WholeFiles, link_is_not_followed_wherever_it_leads) {
  const std::string file = made("a", "old");
  fs::create_symlink(file, at("link"));
  fs::create_symlink(at("nowhere"), at("dangling"));
  for (const char* name : {"link", "dangling"})
    for (const Over over : {Over::nothing, Over::what_was_there})
      EXPECT_NE(write(at(name), over), "");
  EXPECT_EQ(content(file), "old");
  EXPECT_FALSE(fs::exists(at("nowhere")));
}

/// Whether anybody holds the lock on a byte of a file, this program among them.
bool is_locked(const std::string& name, off_t at) {
  // NOLINTBEGIN(cppcoreguidelines-pro-type-vararg): the system has no other call for it
  const int file = ::open(name.c_str(), O_RDWR | O_CLOEXEC);
  struct flock asked {};
  asked.l_type = F_WRLCK;
  asked.l_start = at;
  asked.l_len = 1;
  EXPECT_EQ(fcntl(file, F_OFD_GETLK, &asked), 0);
  // NOLINTEND(cppcoreguidelines-pro-type-vararg)
  return asked.l_type != F_UNLCK;  // not closed: that would give up what it asks about
}

TEST(BookInUse, keeps_its_locks_when_it_is_named_as_what_is_to_be_replaced) {
  constexpr off_t kShared = 0x40000002;  // where SQLite holds the lock of whoever has a file open
  constexpr off_t kIndexInUse = 128;     // and of whoever uses the index of its log
  TemporaryBook book;
  for (const char* part : {"", "-wal", "-shm", ".lock"}) {
    WholeFile file(book.path + part, Over::what_was_there);
    EXPECT_EQ(file.begun().error().message.key, "store.not_replaced") << part;
  }
  EXPECT_TRUE(is_locked(book.path, kShared));
  EXPECT_TRUE(is_locked(book.path + "-shm", kIndexInUse));
}

TEST_F(WholeFiles, one_by_the_name_of_a_part_of_a_book_is_not_made_while_that_is_missing) {
  made("book.db", "a book");
  for (const char* part : {"-wal", "-shm", "-journal", ".lock", ".reserve", ".witness"})
    EXPECT_EQ(write(at(std::string("book.db") + part)), "store.not_replaced") << part;
  EXPECT_EQ(all(), std::vector<std::string>{"book.db"});
  EXPECT_EQ(write(at("diary-journal")), "");
}

TEST_F(WholeFiles, ordinary_one_is_replaced_where_that_is_asked_for) {
  const std::string file = made("a", "old");
  chmod(file.c_str(), 0640);
  EXPECT_EQ(write(file, Over::what_was_there), "");
  EXPECT_EQ(content(file), "new");
  EXPECT_EQ(fs::status(file).permissions(), fs::perms(0640));
}

TEST_F(WholeFiles, unfinished_one_leaves_what_was_there) {
  const std::string file = made("a", "old");
  { WholeFile(file, Over::what_was_there).out() << "new"; }
  EXPECT_EQ(content(file), "old");
  EXPECT_EQ(all(), std::vector<std::string>{"a"});
}

TEST_F(WholeFiles, file_that_has_the_name_of_the_unfinished_one_is_kept) {
  const std::string other = made("a.part", "mine");
  EXPECT_EQ(write(at("a")), "");
  EXPECT_EQ(content(other), "mine");
  EXPECT_EQ(all(), (std::vector<std::string>{"a", "a.part"}));
}

TEST_F(WholeFiles, what_belongs_to_a_book_is_never_replaced) {
  using namespace std::string_literals;
  fs::create_directory(at("backups"));
  made("book.db", "SQLite format 3\0..."s);
  made("log", "\x37\x7F\x06\x82...");
  for (const char* name : {"book.db-wal", "book.db-shm", "book.db.lock", "book.db.reserve",
                           "book.db.witness", "backups/2026-11-20T193000Z.book.db"})
    made(name, "");
  const auto names = {"book.db",         "log",
                      "book.db-wal",     "book.db-shm",
                      "book.db.lock",    "book.db.reserve",
                      "book.db.witness", "backups/2026-11-20T193000Z.book.db"};
  for (const char* name : names)
    EXPECT_EQ(write(at(name), Over::what_was_there), "store.not_replaced") << name;
}

TEST_F(WholeFiles, file_with_two_names_is_never_replaced) {
  const std::string file = made("a", "old");
  fs::create_hard_link(file, at("b"));
  EXPECT_EQ(write(file, Over::what_was_there), "store.not_replaced");
  EXPECT_EQ(content(at("b")), "old");
}

TEST_F(WholeFiles, folder_is_never_replaced) {
  fs::create_directory(at("a"));
  EXPECT_EQ(write(at("a")), "store.exists");
  EXPECT_EQ(write(at("a"), Over::what_was_there), "store.not_replaced");
}

TEST_F(WholeFiles, pipe_is_written_straight_away) {
  ASSERT_EQ(mkfifo(at("pipe").c_str(), 0600), 0);
  std::string heard;
  std::thread reader([&] { heard = content(at("pipe")); });
  EXPECT_EQ(write(at("pipe")), "");
  reader.join();
  EXPECT_EQ(heard, "new");
}

TEST_F(WholeFiles, full_device_is_told) { EXPECT_EQ(write("/dev/full"), "error.cannot_write"); }

TEST_F(WholeFiles, folder_that_is_not_there_is_told) {
  EXPECT_EQ(write(at("no/a")), "error.cannot_write");
}

TEST_F(WholeFiles, links_are_followed_to_the_file_and_no_further_than_they_lead) {
  made("a", "");
  fs::create_symlink("a", at("b"));
  fs::create_symlink(at("b"), at("c"));
  fs::create_symlink("e", at("d"));
  fs::create_symlink("d", at("e"));
  EXPECT_EQ(files::resolved(at("c")), at("a"));
  EXPECT_EQ(files::resolved("plain"), "plain");
  EXPECT_TRUE(files::taken(files::resolved(at("d"))));
}

}  // namespace
}  // namespace spadille::tests

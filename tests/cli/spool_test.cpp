// What comes once and slowly is read before anybody has to wait for it, and within bounds.
#include "ui/cli/exchange/spool.h"

#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>
#include <sys/stat.h>

namespace spadille::cli {
namespace {

namespace fs = std::filesystem;

class Spool : public testing::Test {
 protected:
  Spool() : folder_(fs::path(testing::TempDir()) / ("spool-" + name())) {
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  static std::string name() {
    return testing::UnitTest::GetInstance()->current_test_info()->name();
  }

  /// What stands there, or the key of what is wrong.
  static std::string read(const std::string& from, const std::string& input = {},
                          const SpoolBounds& bounds = {.patience = 0}) {
    std::istringstream in(input);
    const auto source = spooled(from, in, bounds);
    if (!source) return std::string(source.error().message.key);
    if (!*source) return "a file";
    std::ostringstream text;
    text << (*source)->rdbuf();
    return text.str();
  }

  fs::path folder_;
};

TEST_F(Spool, standard_input_stands_there_whole) {
  const std::string line = std::string(200'000, 'x').append("\n");
  EXPECT_EQ(read("-", line), line);
}

TEST_F(Spool, nothing_stays_nothing) { EXPECT_EQ(read("-"), ""); }

TEST_F(Spool, ordinary_file_stays_where_it_is) {
  std::ofstream(folder_ / "file") << "{}";
  EXPECT_EQ(read((folder_ / "file").string()), "a file");
}

TEST_F(Spool, what_is_longer_than_it_may_be_is_refused) {
  const SpoolBounds bounds{.bytes = 10, .line = 5, .patience = 0};
  EXPECT_EQ(read("-", "1234\n1234\n", bounds), "1234\n1234\n");
  EXPECT_EQ(read("-", "1234\n1234\n1", bounds), "error.too_much");
  EXPECT_EQ(read("-", "123456", bounds), "error.too_much");
  std::ofstream(folder_ / "file") << "12345678901";
  EXPECT_EQ(read((folder_ / "file").string(), {}, bounds), "error.too_much");
}

TEST_F(Spool, device_is_no_file) {
  EXPECT_EQ(read("/dev/zero"), "error.no_file");
  EXPECT_EQ(read("/"), "error.cannot_read");
  EXPECT_EQ(read((folder_ / "nothing").string()), "error.cannot_read");
}

TEST_F(Spool, pipe_that_nobody_writes_into_is_given_up) {
  const std::string pipe = (folder_ / "pipe").string();
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  EXPECT_EQ(read(pipe), "error.nobody_writes");
}

}  // namespace
}  // namespace spadille::cli

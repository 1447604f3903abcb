// With SPADILLE_PLACES=FILE each test writes a line: its name, the seconds it took, and the places
// of the program that it ran through.
#include <chrono>
#include <cstdlib>
#include <fstream>

#include <gtest/gtest.h>

#include "tests/mutants/places.h"

namespace spadille::tests {
namespace {

class Noting : public testing::EmptyTestEventListener {
 public:
  explicit Noting(const char* file) : file_(file) {}

 private:
  void OnTestStart(const testing::TestInfo& /*test*/) override {
    begun_ = std::chrono::steady_clock::now();
    note_places(true);
  }
  void OnTestEnd(const testing::TestInfo& test) override {
    note_places(false);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun_;
    file_ << test.test_suite_name() << '.' << test.name() << ' ' << took.count() << std::hex;
    for (const std::size_t place : places_been()) file_ << ' ' << place;
    file_ << std::dec << std::endl;  // at once: a test may begin other programs
  }

  std::ofstream file_;
  std::chrono::steady_clock::time_point begun_{};
};

const bool g_noting = [] {
  const char* file = std::getenv("SPADILLE_PLACES");
  if (file != nullptr) testing::UnitTest::GetInstance()->listeners().Append(new Noting(file));
  return file != nullptr;
}();

}  // namespace
}  // namespace spadille::tests

#include "tests/support/corpus.h"

#include <clocale>

#include <gtest/gtest.h>

namespace {

using spadille::tests::Case;

class CorpusTest : public testing::Test {
 public:
  explicit CorpusTest(Case c) : case_(std::move(c)) {}
  void TestBody() override {
    EXPECT_EQ(spadille::tests::told(case_), case_.expected) << case_.file << "\n"
                                                            << case_.title << "\n"
                                                            << case_.document;
    EXPECT_FALSE(case_.title.empty());
  }

 private:
  Case case_;
};

}  // namespace

int main(int argc, char** argv) {
  std::setlocale(LC_ALL, "");  // as tests/support/main.cpp
  testing::InitGoogleTest(&argc, argv);
  for (const Case& c : spadille::tests::read_corpus(SPADILLE_CORPUS))
    testing::RegisterTest(("corpus." + c.game).c_str(), c.file.stem().c_str(), nullptr, nullptr,
                          c.file.c_str(), 1, [c]() -> CorpusTest* { return new CorpusTest(c); });
  return RUN_ALL_TESTS();
}

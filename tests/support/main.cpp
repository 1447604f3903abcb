#include <clocale>

#include <gtest/gtest.h>

/// In the locale of the environment, which may write numbers and letters otherwise: nothing that
/// the program reads or says may depend on it.
int main(int argc, char** argv) {
  std::setlocale(LC_ALL, "");
  testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}

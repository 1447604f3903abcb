#include "core/stop.h"

#include <thread>

#include <gtest/gtest.h>

namespace spadille::tests {
namespace {

TEST(Stop, work_without_a_source_is_never_stopped) { EXPECT_FALSE(StopToken().stop_requested()); }

TEST(Stop, every_token_of_a_source_hears_it_and_no_other) {
  StopSource source;
  const StopSource other;
  const StopToken token = source.get_token();
  EXPECT_FALSE(token.stop_requested());
  std::thread([&] { source.request_stop(); }).join();
  EXPECT_TRUE(token.stop_requested());
  EXPECT_TRUE(source.get_token().stop_requested());
  EXPECT_FALSE(other.get_token().stop_requested());
}

TEST(Stop, a_call_is_made_once_however_often_it_is_said) {
  StopSource source;
  int calls = 0;
  const StopCallback callback(source.get_token(), [&] { ++calls; });
  EXPECT_EQ(calls, 0);
  source.request_stop();
  source.request_stop();
  EXPECT_EQ(calls, 1);
}

TEST(Stop, a_call_that_comes_late_is_made_at_once) {
  StopSource source;
  source.request_stop();
  int calls = 0;
  const StopCallback callback(source.get_token(), [&] { ++calls; });
  EXPECT_EQ(calls, 1);
}

TEST(Stop, a_call_that_is_gone_is_not_made) {
  StopSource source;
  int calls = 0;
  {
    const StopCallback callback(source.get_token(), [&] { ++calls; });
  }
  source.request_stop();
  EXPECT_EQ(calls, 0);
}

TEST(Stop, a_call_of_nobody_is_not_made) {
  int calls = 0;
  const StopCallback callback({}, [&] { ++calls; });
  EXPECT_EQ(calls, 0);
}

}  // namespace
}  // namespace spadille::tests

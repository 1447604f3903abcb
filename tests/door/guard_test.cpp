#include "ui/door/guard.h"

#include <gtest/gtest.h>

namespace spadille::door {
namespace {

using namespace std::chrono_literals;

const std::vector<std::string> kHosts{"192.168.1.20:8317", "laptop.local:8317"};

Request good() {
  return {.method = "POST",
          .path = "/v1/ask",
          .headers = {{"Host", "192.168.1.20:8317"}, {"Content-Type", "application/json"}}};
}

int status(const Request& request) {
  const auto away = turned_away(request, kHosts);
  return away ? away->status : 200;
}

Request with(std::string name, std::string value) {
  Request request = good();
  std::erase_if(request.headers, [&](const auto& header) { return header.first == name; });
  request.headers.emplace_back(std::move(name), std::move(value));
  return request;
}

TEST(Guard, lets_pass_what_the_page_sends) {
  EXPECT_EQ(status(good()), 200);
  EXPECT_EQ(status(with("Host", "LAPTOP.local:8317")), 200);
  EXPECT_EQ(status(with("Origin", "http://192.168.1.20:8317")), 200);
  EXPECT_EQ(status(with("Content-Type", "application/json; charset=utf-8")), 200);
}

TEST(Guard, turns_away_whoever_calls_the_door_by_another_name) {
  for (const char* host : {"", "evil.example", "192.168.1.20", "192.168.1.20:80",
                           "192.168.1.20:8317.evil.example", "evil.example:8317"})
    EXPECT_EQ(status(with("Host", host)), 421) << host;
  Request nameless = good();
  nameless.headers.erase(nameless.headers.begin());
  EXPECT_EQ(status(nameless), 421);
}

TEST(Guard, turns_away_other_pages) {
  for (const char* origin : {"null", "http://evil.example", "https://192.168.1.20:8317",
                             "http://192.168.1.20:8318", "http://192.168.1.20:8317.evil.example"})
    EXPECT_EQ(status(with("Origin", origin)), 403) << origin;
}

TEST(Guard, turns_away_paths_that_nobody_needs) {
  for (const char* path : {"", "v1/ask", "/v1/../ask", "//v1/ask", "/v1/%61sk", "/v1/ask;a",
                           "/v1\\ask", "/v1/ask\n", "/größe"}) {
    Request request = good();
    request.path = path;
    EXPECT_EQ(status(request), 400) << path;
  }
}

TEST(Guard, turns_away_what_says_one_thing_twice) {
  for (const char* name : {"Host", "Origin", "Authorization", "Content-Length", "content-type"}) {
    Request request = good();
    for (int i = 0; i < 2; ++i)
      request.headers.emplace_back(
          name, std::string_view(name) == "Origin" ? "http://192.168.1.20:8317" : kHosts[0]);
    EXPECT_EQ(status(request), 400) << name;
  }
}

TEST(Guard, turns_away_bodies_of_unknown_length_or_kind) {
  EXPECT_EQ(status(with("Transfer-Encoding", "chunked")), 400);
  for (const char* type : {"", "text/plain", "application/x-www-form-urlencoded",
                           "multipart/form-data", "application/jsonp"})
    EXPECT_EQ(status(with("Content-Type", type)), 415) << type;
}

TEST(Guard, turns_away_bodies_that_are_too_long_or_that_nobody_has_measured) {
  const auto length = [](const char* method, const char* bytes) {
    Request request = with("Content-Length", bytes);
    request.method = method;
    const auto away = too_long(request);
    return away ? away->status : 200;
  };
  EXPECT_EQ(length("POST", "16384"), 200);
  EXPECT_EQ(length("POST", "16385"), 413);
  EXPECT_EQ(length("POST", "99999999999999999999"), 400);
  for (const char* none : {"", "-1", "+1", "0x10", "1e3", "1 2"})
    EXPECT_EQ(length("POST", none), 400) << none;
  EXPECT_EQ(too_long(good())->status, 400);
  EXPECT_EQ(length("GET", "0"), 200);
  EXPECT_EQ(length("GET", "1"), 400);
}

TEST(Guard, turns_away_headers_and_arguments_with_unseen_signs_or_too_many) {
  EXPECT_EQ(status(with("X", std::string("a\0b", 3))), 400);
  EXPECT_EQ(status(with("X", "a\tb")), 400);
  EXPECT_EQ(status(with("X", std::string(kMostOfHeaders, 'a'))), 431);
  Request request = good();
  request.arguments = {{"language", "<b>"}};
  EXPECT_EQ(status(request), 400);
}

TEST(Guard, knows_its_ways_by_path_and_method) {
  constexpr std::array kRoutes{Route{"GET", "/", Route::Needs::nothing},
                               Route{"POST", "/v1/ask", Route::Needs::key}};
  Request request = good();
  EXPECT_EQ(way_of(request, kRoutes), &kRoutes[1]);
  request.method = "PUT";
  EXPECT_EQ(way_of(request, kRoutes), nullptr);
  EXPECT_EQ(no_way(request, kRoutes).status, 405);
  request.path = "/etc/passwd";
  EXPECT_EQ(no_way(request, kRoutes).status, 404);
}

TEST(Guesses, make_an_address_wait_for_a_minute) {
  const Guesses::Time now{};
  Guesses guesses;
  for (int i = 0; i < Guesses::kMost; ++i) {
    EXPECT_FALSE(guesses.has_to_wait("10.0.0.7", now));
    guesses.wrong("10.0.0.7", now + 2min);
  }
  EXPECT_TRUE(guesses.has_to_wait("10.0.0.7", now + 3min));
  EXPECT_FALSE(guesses.has_to_wait("10.0.0.8", now + 3min));
  EXPECT_FALSE(guesses.has_to_wait("10.0.0.7", now + 3min + 1s));
}

TEST(Guesses, of_very_many_addresses_are_forgotten_at_last) {
  const Guesses::Time now{};
  Guesses guesses;
  for (int i = 0; i < Guesses::kMost; ++i) guesses.wrong("first", now + 2min);
  for (std::size_t i = 0; i < Guesses::kAddresses; ++i)
    guesses.wrong(std::to_string(i), now + 2min);
  EXPECT_FALSE(guesses.has_to_wait("first", now + 2min));
}

TEST(Guard, sees_the_key_only_where_it_belongs) {
  EXPECT_EQ(key_shown(with("Authorization", "Bearer 0f1e")), "0f1e");
  for (const char* other : {"", "0f1e", "Basic 0f1e", "bearer0f1e", "Bearer"})
    EXPECT_EQ(key_shown(with("Authorization", other)), "") << other;
}

}  // namespace
}  // namespace spadille::door

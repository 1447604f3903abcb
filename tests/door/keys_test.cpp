#include "ui/door/keys.h"

#include <fstream>

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "tests/support/temporary_book.h"
#include "ui/door/hotspot.h"
#include "ui/door/networks.h"

namespace spadille::door {
namespace {

struct DoorKeys : testing::Test {
  std::string file = tests::fresh_path() + ".door";
  Keys keys{file};
};

TEST_F(DoorKeys, whoever_has_the_code_gets_a_key_of_his_own) {
  const auto ann = keys.exchange(keys.code());
  const auto bob = keys.exchange(keys.code());
  ASSERT_TRUE(ann && bob);
  EXPECT_NE(*ann, *bob);
  EXPECT_TRUE(keys.with(*ann));
  EXPECT_TRUE(keys.with(*bob));
}

TEST_F(DoorKeys, nothing_else_opens) {
  for (const std::string& wrong : {std::string(), std::string("0"), keys.code() + '0',
                                   std::string(32, '0'), keys.code().substr(1)})
    EXPECT_FALSE(keys.exchange(wrong)) << wrong;
  EXPECT_FALSE(keys.with(keys.code()));
  EXPECT_FALSE(keys.with(""));
}

TEST_F(DoorKeys, code_key_and_port_are_there_again_after_a_restart) {
  keys.set_port(8317);
  const auto key = keys.exchange(keys.code());
  ASSERT_TRUE(key);
  const Keys again(file);
  EXPECT_EQ(again.code(), keys.code());
  EXPECT_EQ(again.port(), 8317);
  EXPECT_TRUE(again.with(*key));
}

TEST_F(DoorKeys, a_new_code_ends_every_key) {
  const std::string old = keys.code();
  const auto key = keys.exchange(old);
  ASSERT_TRUE(key);
  keys.begin_anew();
  ASSERT_TRUE(keys.save());
  EXPECT_NE(keys.code(), old);
  EXPECT_FALSE(keys.with(*key));
  EXPECT_FALSE(Keys(file).with(*key));
}

TEST_F(DoorKeys, the_oldest_phone_without_a_seat_goes_where_there_are_too_many) {
  const auto seated = keys.exchange(keys.code());
  const auto first = keys.exchange(keys.code());
  ASSERT_TRUE(seated && first);
  keys.seat(1, "id-of-ann", "Ann");
  for (std::size_t i = 0; i < Keys::kMost - 2; ++i) ASSERT_TRUE(keys.exchange(keys.code()));
  EXPECT_TRUE(keys.with(*first));
  ASSERT_TRUE(keys.exchange(keys.code()));
  EXPECT_FALSE(keys.with(*first));
  EXPECT_TRUE(keys.with(*seated));
}

TEST_F(DoorKeys, a_wish_outlives_the_program) {
  ASSERT_TRUE(keys.exchange(keys.code()) && keys.exchange(keys.code()));
  keys.seat(1, "id-of-ann", "Ann van Dam");
  keys.seat(2, "id-of-ann", "Ann van Dam");
  EXPECT_EQ(Keys(file).phones(), keys.phones());
}

TEST_F(DoorKeys, what_the_host_lets_a_phone_do_outlives_the_program_and_goes_with_the_phone) {
  const auto ann = keys.exchange(keys.code());
  const auto other = keys.exchange(keys.code());
  ASSERT_TRUE(ann && other);
  keys.seat(1, "id-of-ann", "Ann");
  keys.give(1, Asker::Duty::scorer);
  keys.give(7, Asker::Duty::director);
  EXPECT_EQ(keys.with(*ann)->duty, Asker::Duty::scorer);
  EXPECT_EQ(Keys(file).phones(), keys.phones());
  keys.seat(2, "id-of-ann", "Ann");
  keys.agree(2);
  EXPECT_EQ(keys.with(*other)->duty, Asker::Duty::none);
  keys.give(2, Asker::Duty::director);
  keys.give(2, Asker::Duty::none);
  EXPECT_EQ(keys.with(*other)->duty, Asker::Duty::none);
}

TEST_F(DoorKeys, whoever_has_a_seat_calls_the_referee_until_it_is_heard_or_he_gets_up) {
  Keys keys(file);
  const auto key = keys.exchange(keys.code());
  EXPECT_FALSE(keys.call(1, true)) << "he only looks on";
  keys.seat(1, "p1", "Aiko");
  EXPECT_TRUE(keys.call(1, true));
  EXPECT_TRUE(Keys(file).with(*key)->calls) << "it outlives the program";
  EXPECT_TRUE(keys.call(1, false));
  EXPECT_FALSE(Keys(file).with(*key)->calls);
  keys.call(1, true);
  keys.seat(1, "", "");
  EXPECT_FALSE(keys.with(*key)->calls);
  EXPECT_FALSE(keys.call(7, true));
}

TEST_F(DoorKeys, a_phone_that_enters_deals_stays_where_there_are_too_many) {
  const auto scorer = keys.exchange(keys.code());
  keys.give(1, Asker::Duty::scorer);
  for (std::size_t i = 0; i < Keys::kMost; ++i) ASSERT_TRUE(keys.exchange(keys.code()));
  EXPECT_TRUE(keys.with(*scorer));
}

TEST_F(DoorKeys, players_get_other_names) {
  ASSERT_TRUE(keys.exchange(keys.code()) && keys.exchange(keys.code()));
  keys.seat(1, "id-of-ann", "Ann");
  keys.seat(2, "id-of-ann", "Ann");
  keys.follow([](std::string& player, std::string& name) { player += "-now", name = "Anja"; });
  EXPECT_EQ(keys.numbered(1)->name, "Anja");
  EXPECT_EQ(keys.numbered(2)->wants, "id-of-ann-now");
}

TEST_F(DoorKeys, a_phone_takes_a_free_seat_and_keeps_it_after_a_restart) {
  const auto key = keys.exchange(keys.code());
  ASSERT_TRUE(key);
  keys.seat(1, "id-of-ann", "Ann van Dam");
  EXPECT_EQ(*keys.with(*key), (Phone{1, *key, "id-of-ann", "Ann van Dam"}));
  EXPECT_EQ(Keys(file).phones(), keys.phones());
  keys.seat(1, "", "");
  EXPECT_EQ(*keys.with(*key), (Phone{1, *key}));
  EXPECT_EQ(Keys(file).phones(), keys.phones());
}

TEST_F(DoorKeys, a_seat_is_taken_over_only_once_the_host_agrees) {
  const auto ann = keys.exchange(keys.code());
  const auto other = keys.exchange(keys.code());
  ASSERT_TRUE(ann && other);
  keys.seat(1, "id-of-ann", "Ann");
  keys.seat(2, "id-of-ann", "Ann");
  EXPECT_EQ(keys.numbered(1)->player, "id-of-ann");
  EXPECT_EQ(*keys.numbered(2), (Phone{2, *other, "", "", "id-of-ann", "Ann"}));
  keys.agree(2);
  EXPECT_EQ(keys.with(*ann), nullptr);
  EXPECT_EQ(*keys.with(*other), (Phone{2, *other, "id-of-ann", "Ann"}));
}

TEST_F(DoorKeys, who_asks_for_nothing_gets_nothing_by_consent) {
  const auto key = keys.exchange(keys.code());
  ASSERT_TRUE(key);
  keys.agree(1);
  keys.agree(7);
  EXPECT_EQ(*keys.with(*key), (Phone{1, *key}));
}

TEST_F(DoorKeys, a_phone_that_was_sent_away_has_no_key_and_its_number_is_nobodys) {
  const auto key = keys.exchange(keys.code());
  ASSERT_TRUE(key);
  keys.remove(1);
  EXPECT_EQ(keys.with(*key), nullptr);
  ASSERT_TRUE(keys.exchange(keys.code()));
  EXPECT_EQ(keys.phones().front().number, 2);
}

TEST_F(DoorKeys, nobody_else_can_read_the_file) {
  ASSERT_TRUE(keys.save());
  struct stat status {};
  ASSERT_EQ(stat(file.c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777, 0600U);
}

TEST_F(DoorKeys, a_torn_file_begins_anew) {
  for (const char* text :
       {"", "Spadille door 1", "Spadille door 1\ncode 12", "something\ncode x"}) {
    std::ofstream(file) << text;
    EXPECT_EQ(Keys(file).code().size(), 32U) << text;
  }
}

TEST_F(DoorKeys, where_nothing_can_be_written_there_is_no_key) {
  Keys nowhere(file + "/none/at/all");
  EXPECT_FALSE(nowhere.exchange(nowhere.code()));
}

TEST(Hotspots, are_what_the_network_manager_says_that_this_machine_makes) {
  EXPECT_EQ(read_hotspot("ap\nTable\nwpa-psk\nsecret12\n"), (Hotspot{"Table", "secret12"}));
  EXPECT_EQ(read_hotspot("ap\nOpen house\n"), (Hotspot{"Open house", ""}));
  EXPECT_EQ(read_hotspot("infrastructure\nHome\nwpa-psk\nsecret12\n"), std::nullopt);
  for (const char* nothing : {"", "\n", "ap", "ap\n\n", "Error: no such connection\n"})
    EXPECT_EQ(read_hotspot(nothing), std::nullopt) << nothing;
}

TEST(Hotspots, are_joined_by_a_square_whatever_they_are_called) {
  EXPECT_EQ(joining({"Table", "secret12"}), "WIFI:T:WPA;S:Table;P:secret12;;");
  EXPECT_EQ(joining({"Bram; \"de\" Boer", "a:b,c\\d"}),
            "WIFI:T:WPA;S:Bram\\; \\\"de\\\" Boer;P:a\\:b\\,c\\\\d;;");
  EXPECT_EQ(joining({"Open house", ""}), "WIFI:T:nopass;S:Open house;;");
}

TEST(Networks, of_containers_and_tunnels_are_nobodys) {
  for (const char* name : {"docker0", "veth12ab", "virbr0", "br-9f", "tun0", "wg0", "tailscale0"})
    EXPECT_TRUE(is_virtual(name)) << name;
  for (const char* name : {"wlan0", "wlp3s0", "eth0", "enp2s0", "eno1", "usb0"})
    EXPECT_FALSE(is_virtual(name)) << name;
}

}  // namespace
}  // namespace spadille::door

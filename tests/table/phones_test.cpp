// Phones that look on, with the program that opens the door.
#include "ui/table/phones/phones.h"

#include <QTest>

#include <gtest/gtest.h>

#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

using table::Phones;
using table::Speaker;

struct TablePhones : testing::Test {
  TemporaryBook here{};
  Speaker speaker{Language::en};
  Phones phones{QString::fromStdString(here.path), speaker};

  TablePhones() { phones.setProgram(SPADILLE_PROGRAM); }

  bool comes(const std::function<bool()>& what) { return QTest::qWaitFor(what, 20'000); }
  bool opens() {
    return comes([this] { return !phones.address().isEmpty(); });
  }
};

TEST_F(TablePhones, are_nobodys_business_until_somebody_asks) {
  EXPECT_FALSE(phones.known());
  EXPECT_FALSE(phones.opening());
  EXPECT_EQ(phones.address(), "");
}

TEST_F(TablePhones, scan_an_address_with_a_code) {
  phones.open("127.0.0.1");
  EXPECT_TRUE(phones.opening());
  ASSERT_TRUE(opens()) << phones.problem().toStdString();
  EXPECT_TRUE(
      phones.address().contains(QRegularExpression("^http://127.0.0.1:\\d+/#t=[0-9a-f]{32}$")));
  EXPECT_EQ(phones.watching(), 0);
}

TEST_F(TablePhones, go_when_the_door_is_closed_and_come_back_with_the_same_code) {
  phones.open("127.0.0.1");
  ASSERT_TRUE(opens());
  const QString address = phones.address();
  phones.close();
  EXPECT_EQ(phones.address(), "");
  phones.open("127.0.0.1");
  ASSERT_TRUE(opens());
  EXPECT_EQ(phones.address(), address);
}

TEST_F(TablePhones, have_to_scan_again_after_a_new_code) {
  phones.open("127.0.0.1");
  ASSERT_TRUE(opens());
  const QString address = phones.address();
  phones.renew();
  ASSERT_TRUE(opens());
  EXPECT_NE(phones.address(), address);
}

TEST_F(TablePhones, are_shown_by_who_has_or_wants_a_seat) {
  phones.setProgram(SPADILLE_SOURCE "/tests/table/told_door");
  phones.open("192.168.1.20");
  ASSERT_TRUE(comes([this] { return phones.watching() > 0; }));
  EXPECT_EQ(phones.watching(), 3);
  QStringList seated;
  for (const QVariant& each : phones.seated())
    seated << each.toMap()["phone"].toString() + each.toMap()["name"].toString() + "/" +
                  each.toMap()["wants"].toString();
  EXPECT_EQ(seated, (QStringList{"1Aiko/", "2Bram/", "5/Aiko"}));
  EXPECT_EQ(phones.seated()[0].toMap()["role"], "scorer");
  EXPECT_TRUE(phones.calls().isEmpty());
  EXPECT_EQ(phones.wifi()["code"], "WIFI:T:WPA;S:Table;P:secret12;;");
  ASSERT_EQ(phones.others().size(), 1);
  EXPECT_EQ(phones.others()[0].toMap()["phone"], 6);
  phones.close();
  EXPECT_TRUE(phones.seated().isEmpty());
  EXPECT_TRUE(phones.wifi().isEmpty());
}

TEST_F(TablePhones, call_the_referee_until_it_is_heard) {
  phones.setProgram(SPADILLE_SOURCE "/tests/table/told_door");
  phones.open("192.168.1.30");
  ASSERT_TRUE(comes([this] { return phones.calls().size() == 1; }));
  EXPECT_EQ(phones.calls()[0].toMap()["phone"], 1);
  phones.heard(1);
  EXPECT_TRUE(comes([this] { return phones.calls().isEmpty(); }));
}

TEST_F(TablePhones, are_told_what_is_wrong_with_a_network) {
  phones.open("192.0.2.1");
  ASSERT_TRUE(comes([this] { return !phones.problem().isEmpty(); }));
  EXPECT_EQ(phones.problem(), "This machine has no such address or network interface.");
  EXPECT_TRUE(comes([this] { return !phones.opening(); }));
}

TEST_F(TablePhones, need_a_program) {
  phones.setProgram("/nowhere/spadille");
  phones.open("127.0.0.1");
  ASSERT_TRUE(comes([this] { return !phones.problem().isEmpty(); }));
  EXPECT_EQ(phones.problem(), "The program spadille, which phones need, is not installed.");
  Phones others(QString::fromStdString(here.path), speaker);
  others.setProgram("/nowhere/spadille");
  others.look();
  EXPECT_TRUE(comes([&] { return others.known(); }));
  EXPECT_EQ(others.problem(), phones.problem());
  EXPECT_TRUE(others.networks().isEmpty());
}

}  // namespace
}  // namespace spadille::tests

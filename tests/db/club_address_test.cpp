// Which addresses of a club are refused: those with a password in them, which others would see.
#include <gtest/gtest.h>

#include "db/club/address.h"

namespace spadille::tests {
namespace {

using db::fault_of_address;
using db::with_manners;

TEST(ClubAddress, without_a_password_is_taken) {
  for (const char* address :
       {"postgresql://table1@127.0.0.1:5440/spadille?sslmode=verify-full", "postgres://host/club",
        "service=club", "host=localhost dbname=spadille user=table1",
        "postgresql://table1@a:5440,b:5441/spadille?target_session_attrs=read-write",
        "postgresql://table1@[::1]:5440/spadille", "postgresql://h/d?sslrootcert=/a%20b/root.crt"})
    EXPECT_FALSE(fault_of_address(address)) << address;
}

TEST(ClubAddress, with_a_password_anywhere_is_refused_and_not_quoted) {
  for (const char* address :
       {"postgresql://ann:secret@host/d", "postgres://ann:@host/d",
        "postgresql://h/d?password=secret", "postgresql://h/d?a=b&pass%77ord=secret",
        "host=h password=secret", "host=h PassWord = secret",
        "postgresql://ann:se/cret@host/d?password=x"}) {
    const auto fault = fault_of_address(address);
    ASSERT_TRUE(fault) << address;
    EXPECT_EQ(fault->detail, "") << address;
  }
}

TEST(ClubAddress, that_is_none_is_refused) {
  for (const char* address : {"", "club", "/tmp/book.db", "https://host/d", "postgresql://h/\n"})
    EXPECT_TRUE(fault_of_address(address)) << address;
}

TEST(ClubAddress, gets_what_nobody_has_to_say_unless_somebody_has) {
  EXPECT_EQ(with_manners("postgresql://h/d"),
            "postgresql://h/d?fallback_application_name=spadille&connect_timeout=10&"
            "tcp_user_timeout=20000&keepalives_idle=10&keepalives_interval=5");
  EXPECT_EQ(with_manners("service=club connect_timeout=3"),
            "service=club connect_timeout=3 fallback_application_name=spadille "
            "tcp_user_timeout=20000 keepalives_idle=10 keepalives_interval=5");
}

}  // namespace
}  // namespace spadille::tests

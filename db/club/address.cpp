#include "db/club/address.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

namespace spadille::db {
namespace {

constexpr std::array<std::string_view, 2> kSchemes{"postgresql://", "postgres://"};

std::size_t scheme_of(std::string_view address) {
  for (const std::string_view scheme : kSchemes)
    if (address.substr(0, scheme.size()) == scheme) return scheme.size();
  return 0;
}

/// "user:password@" before the host.
bool has_userinfo_password(std::string_view rest) {
  const std::string_view authority = rest.substr(0, rest.find_first_of("/?"));
  const auto at = authority.rfind('@');
  return at != std::string_view::npos &&
         authority.substr(0, at).find(':') != std::string_view::npos;
}

/// "password=", also in capitals and with spaces before the sign.
bool has_password_word(std::string_view address) {
  std::string plain;
  for (const char c : address)
    if (std::isspace(static_cast<unsigned char>(c)) == 0)
      plain += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return plain.find("password=") != std::string::npos;
}

/// A word of the query in another guise ("pass%77ord="): nobody needs that there.
bool hides_words(std::string_view query) {
  while (!query.empty()) {
    const std::string_view piece = query.substr(0, query.find('&'));
    if (piece.substr(0, piece.find('=')).find('%') != std::string_view::npos) return true;
    query.remove_prefix(std::min(query.size(), piece.size() + 1));
  }
  return false;
}

}  // namespace

std::optional<Error> fault_of_address(const std::string& address) {
  const std::size_t scheme = scheme_of(address);
  const std::string_view rest = std::string_view(address).substr(scheme);
  if (scheme == 0 && address.find('=') == std::string::npos)
    return Error{Error::Code::usage, {"club.error.no_address"}, {}};
  if (std::any_of(address.begin(), address.end(),
                  [](unsigned char c) { return c < ' ' || c == 0x7F; }))
    return Error{Error::Code::usage, {"club.error.no_address"}, {}};
  const auto query = rest.find('?');
  const bool hidden =
      scheme > 0 && query != std::string_view::npos && hides_words(rest.substr(query + 1));
  if ((scheme > 0 && has_userinfo_password(rest)) || has_password_word(address) || hidden)
    return Error{Error::Code::usage, {"club.error.password"}, {}};
  return std::nullopt;
}

std::string with_manners(const std::string& address) {
  std::string all = address;
  const bool is_uri = scheme_of(address) > 0;
  bool first = is_uri && address.find('?') == std::string::npos;
  for (const std::string_view manner :
       {"fallback_application_name=spadille", "connect_timeout=10", "tcp_user_timeout=20000",
        "keepalives_idle=10", "keepalives_interval=5"}) {
    if (address.find(manner.substr(0, manner.find('='))) != std::string::npos) continue;
    all += is_uri ? (first ? '?' : '&') : ' ';
    all += manner;
    first = false;
  }
  return all;
}

}  // namespace spadille::db

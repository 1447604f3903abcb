// Phones that come to the door: for a key, to a seat, with what a host wants of them, and with a
// call for the referee.
#include <algorithm>
#include <array>
#include <utility>

#include "codec/query_parts.h"

namespace spadille {
namespace {

using codec::FlatEnvelope;
using codec::FlatRow;
using codec::format_row;
using codec::kCallDoes;
using codec::kMostSessions;
using codec::place_in;
using codec::read_flat;
using codec::version_row;

constexpr std::array<std::string_view, 6> kHostDoes{"agree",  "remove",   "player",
                                                    "scorer", "director", "heard"};

}  // namespace

Reading<Knock> read_knock(std::string_view text) {
  Reading<Knock> read;
  Knock knock;
  FlatEnvelope envelope;
  std::array rows{format_row(envelope), version_row(envelope),
                  FlatRow{.key = "token", .text = &knock.token}};
  read.findings = read_flat(text, "spadille/knock", rows, envelope);
  if (read.findings.empty() && knock.token.empty())
    read.findings = {missing_at("/token", {}, std::string(codec::kText))};
  if (read.findings.empty()) read.value = std::move(knock);
  return read;
}

Reading<SeatTaken> read_seat(std::string_view text) {
  Reading<SeatTaken> read;
  FlatEnvelope envelope;
  SeatTaken seat;
  std::array rows{format_row(envelope), version_row(envelope),
                  FlatRow{.key = "name", .text = &seat.name},
                  FlatRow{.key = "language", .text = &seat.language}};
  read.findings = read_flat(text, "spadille/seat", rows, envelope);
  if (read.findings.empty()) read.value = std::move(seat);
  return read;
}

std::optional<HostWish::Does> host_does(std::string_view word) {
  const auto found = std::find(kHostDoes.begin(), kHostDoes.end(), word);
  if (found == kHostDoes.end()) return std::nullopt;
  return static_cast<HostWish::Does>(found - kHostDoes.begin());
}

Reading<HostWish> read_host_wish(std::string_view text) {
  Reading<HostWish> read;
  FlatEnvelope envelope;
  HostWish wish;
  std::string does;
  std::int64_t phone = 0;
  std::array rows{format_row(envelope), version_row(envelope),
                  FlatRow{.key = "does", .text = &does},
                  FlatRow{.key = "phone", .number = &phone, .least = 1, .most = kMostSessions},
                  FlatRow{.key = "language", .text = &wish.language}};
  read.findings = read_flat(text, "spadille/host", rows, envelope);
  if (read.findings.empty())
    wish.does = static_cast<HostWish::Does>(place_in(kHostDoes, does, "/does", read.findings));
  if (read.findings.empty() && phone == 0) read.findings = {missing_at("/phone")};
  wish.phone = static_cast<int>(phone);
  if (read.findings.empty()) read.value = std::move(wish);
  return read;
}

Reading<RefereeCall> read_call(std::string_view text) {
  Reading<RefereeCall> read;
  FlatEnvelope envelope;
  RefereeCall call;
  std::string does;
  std::array rows{format_row(envelope), version_row(envelope),
                  FlatRow{.key = "does", .text = &does},
                  FlatRow{.key = "language", .text = &call.language}};
  read.findings = read_flat(text, "spadille/call", rows, envelope);
  if (read.findings.empty())
    call.does = static_cast<RefereeCall::Does>(place_in(kCallDoes, does, "/does", read.findings));
  if (read.findings.empty()) read.value = std::move(call);
  return read;
}

}  // namespace spadille

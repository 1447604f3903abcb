#include "ui/door/guard.h"

#include <array>
#include <charconv>

namespace spadille::door {
namespace {

/// What may stand once at most.
constexpr std::array<std::string_view, 6> kOnce{"Host",           "Origin",       "Authorization",
                                                "Content-Length", "Content-Type", "Accept"};

bool is_plain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '/' ||
         c == '.' || c == '_' || c == '-';
}

bool is_plain_path(std::string_view path) {
  return !path.empty() && path.front() == '/' && path.find("..") == std::string_view::npos &&
         path.find("//") == std::string_view::npos &&
         std::all_of(path.begin(), path.end(), is_plain);
}

/// Signs that nobody sees, in what should be one line of print.
bool has_control(std::string_view text) {
  return std::any_of(text.begin(), text.end(), [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 || byte == 0x7F;
  });
}

std::size_t bytes_of_headers(const Request& request) {
  std::size_t bytes = 0;
  for (const auto& [name, value] : request.headers) bytes += name.size() + value.size();
  return bytes;
}

bool is_wellformed(const Request& request) {
  for (const auto& [name, value] : request.headers)
    if (has_control(name) || has_control(value)) return false;
  return std::all_of(request.arguments.begin(), request.arguments.end(), [](const auto& each) {
    return std::all_of(each.first.begin(), each.first.end(), is_plain) &&
           std::all_of(each.second.begin(), each.second.end(), is_plain);
  });
}

bool is_twice(const Request& request, std::string_view name) {
  return std::count_if(request.headers.begin(), request.headers.end(),
                       [&](const auto& header) { return same_word(header.first, name); }) > 1;
}

/// "application/json", also with "; charset=utf-8" behind it.
bool is_json(std::string_view type) {
  const std::string_view kind = type.substr(0, type.find(';'));
  return same_word(kind.substr(0, kind.find_last_not_of(' ') + 1), "application/json");
}

bool is_ours(std::string_view host, std::span<const std::string> hosts) {
  return std::any_of(hosts.begin(), hosts.end(),
                     [host](const std::string& ours) { return same_word(host, ours); });
}

}  // namespace

std::int64_t number_in(std::string_view text) {
  std::int64_t number = -1;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() && number >= 0 ? number : -1;
}

std::optional<Reply> turned_away(const Request& request, std::span<const std::string> hosts) {
  const auto host = request.header("Host");
  if (!host || !is_ours(*host, hosts)) return refusal(421);
  if (bytes_of_headers(request) > kMostOfHeaders) return refusal(431);
  if (!is_plain_path(request.path) || !is_wellformed(request)) return refusal(400);
  for (const std::string_view name : kOnce)
    if (is_twice(request, name)) return refusal(400);
  if (request.header("Transfer-Encoding")) return refusal(400);
  if (const auto origin = request.header("Origin"))
    if (!origin->starts_with("http://") || !is_ours(origin->substr(7), hosts)) return refusal(403);
  if (request.method != "POST") return std::nullopt;
  const auto type = request.header("Content-Type");
  if (!type || !is_json(*type)) return refusal(415);
  return std::nullopt;
}

std::optional<Reply> too_long(const Request& request) {
  if (request.method != "POST") {
    const auto length = request.header("Content-Length");
    return length && *length != "0" ? std::optional(refusal(400)) : std::nullopt;
  }
  const std::int64_t bytes = number_in(request.header("Content-Length").value_or(""));
  if (bytes < 0) return refusal(400);
  if (bytes > static_cast<std::int64_t>(kMostOfBody)) return refusal(413);
  return std::nullopt;
}

const Route* way_of(const Request& request, std::span<const Route> routes) {
  for (const Route& route : routes)
    if (route.path == request.path && route.method == request.method) return &route;
  return nullptr;
}

Reply no_way(const Request& request, std::span<const Route> routes) {
  return refusal(std::any_of(routes.begin(), routes.end(),
                             [&](const Route& route) { return route.path == request.path; })
                     ? 405
                     : 404);
}

void Guesses::wrong(const std::string& address, Time now) {
  if (counted_.size() >= kAddresses)
    std::erase_if(counted_, [now](const auto& each) { return now - each.second.since > kWithin; });
  if (counted_.size() >= kAddresses) counted_.clear();
  Counted& counted = counted_[address];
  if (now - counted.since > kWithin) counted = {now, 0};
  ++counted.guesses;
}

bool Guesses::has_to_wait(const std::string& address, Time now) const {
  const auto found = counted_.find(address);
  return found != counted_.end() && found->second.guesses >= kMost &&
         now - found->second.since <= kWithin;
}

std::string_view key_shown(const Request& request) {
  constexpr std::string_view kBearer = "Bearer ";
  const auto shown = request.header("Authorization").value_or("");
  return shown.starts_with(kBearer) ? shown.substr(kBearer.size()) : std::string_view();
}

}  // namespace spadille::door

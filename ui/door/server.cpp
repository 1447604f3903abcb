#include "ui/door/server.h"

#include <array>
#include <utility>

#include <sys/socket.h>

#include "ui/door/guard.h"
#include "ui/door/networks.h"
#include <arpa/inet.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <netinet/tcp.h>

namespace spadille::door {
namespace {

constexpr unsigned kIdle = 15;  ///< seconds, of a connection on which nothing happens
constexpr std::size_t kPool = std::size_t{10} * 1024;  ///< bytes of a connection, for its headers
constexpr std::size_t kStreamBlock = 512;     ///< bytes of a stream that are sent at a time
constexpr unsigned kUnacknowledged = 20'000;  ///< milliseconds, of a phone that is gone

using Pairs = std::vector<std::pair<std::string, std::string>>;

MHD_Result collect(void* pairs, MHD_ValueKind, const char* key, std::size_t key_size,
                   const char* value, std::size_t value_size) {
  static_cast<Pairs*>(pairs)->emplace_back(std::string(key, key_size),
                                           value == nullptr ? "" : std::string(value, value_size));
  return MHD_YES;
}

// The library tells of a connection by one call for all that there is to know.
// NOLINTBEGIN(cppcoreguidelines-pro-type-vararg)
int socket_of(MHD_Connection* connection) {
  const auto* info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == nullptr ? -1 : info->connect_fd;
}

std::string address_of(MHD_Connection* connection) {
  const auto* info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  return info == nullptr ? "" : written(*info->client_addr);
}

// NOLINTEND(cppcoreguidelines-pro-type-vararg)

Request begun(MHD_Connection* connection, const char* url, const char* method) {
  Request request{.method = method, .path = url};
  MHD_get_connection_values_n(connection, MHD_HEADER_KIND, collect, &request.headers);
  MHD_get_connection_values_n(connection, MHD_GET_ARGUMENT_KIND, collect, &request.arguments);
  request.from = address_of(connection);
  return request;
}

/// What every answer says to the browser: nothing from elsewhere, nothing kept, nothing told on.
void add_headers(MHD_Response* response, const std::string& type) {
  for (const auto& [name, value] :
       {std::pair{"Content-Type", type.c_str()},
        std::pair{"Content-Security-Policy",
                  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
                  "img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
        std::pair{"X-Content-Type-Options", "nosniff"}, std::pair{"Referrer-Policy", "no-referrer"},
        std::pair{"Cross-Origin-Resource-Policy", "same-origin"},
        std::pair{"Cache-Control", "no-store"}})
    MHD_add_response_header(response, name, value);
}

}  // namespace

/// A request on its way.
struct Server::Visit {
  Request request{};
  std::optional<Reply> reply{};  ///< once somebody has thought about it
};

struct Calls {
  static MHD_Result access(void* server, MHD_Connection* connection, const char* url,
                           const char* method, const char*, const char* data, std::size_t* size,
                           void** visit) {
    auto& self = *static_cast<Server*>(server);
    if (*visit == nullptr) {
      auto fresh = std::make_unique<Server::Visit>();
      fresh->request = begun(connection, url, method);
      const auto refused = self.handler_.head(fresh->request);
      *visit = fresh.release();
      return refused ? MHD_Result(self.queue(connection, *refused)) : MHD_YES;
    }
    const std::string_view piece(data, std::exchange(*size, 0));
    return MHD_Result(
        self.receive(connection, *static_cast<Server::Visit*>(*visit), piece, piece.empty()));
  }

  static void completed(void* server, MHD_Connection* connection, void** visit,
                        MHD_RequestTerminationCode) {
    const std::unique_ptr<Server::Visit> done(static_cast<Server::Visit*>(*visit));
    *visit = nullptr;
    static_cast<Server*>(server)->completed(connection);
  }

  static void notified(void* server, MHD_Connection* connection, void**,
                       MHD_ConnectionNotificationCode code) {
    auto& self = *static_cast<Server*>(server);
    code == MHD_CONNECTION_NOTIFY_STARTED ? self.opened(connection) : self.closed(connection);
  }

  /// Paths and arguments stay as they were written: what is escaped in them is refused.
  static std::size_t as_written(void*, MHD_Connection*, char* text) {
    return std::char_traits<char>::length(text);
  }

  struct Streamed {
    Server& server;
    std::shared_ptr<Stream> stream;
  };
  static ssize_t read(void* streamed, std::uint64_t, char* to, std::size_t most) {
    return static_cast<Streamed*>(streamed)->stream->read(to, most);
  }
  static void over(void* streamed) {
    const std::unique_ptr<Streamed> done(static_cast<Streamed*>(streamed));
    done->server.handler_.over(done->stream);
  }
};

Server::~Server() {
  if (daemon_ != nullptr) MHD_stop_daemon(daemon_);
}

bool Server::listen(const std::string& address, int port) {
  sockaddr_in where{};
  where.sin_family = AF_INET;
  where.sin_port = htons(static_cast<std::uint16_t>(port));
  if (inet_pton(AF_INET, address.c_str(), &where.sin_addr) != 1) return false;
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the library has no other call for it
  daemon_ = MHD_start_daemon(
      MHD_USE_EPOLL_INTERNAL_THREAD | MHD_USE_INTERNAL_POLLING_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0,
      nullptr, nullptr, &Calls::access, this, MHD_OPTION_SOCK_ADDR, &where,
      MHD_OPTION_CONNECTION_LIMIT, kConnections, MHD_OPTION_PER_IP_CONNECTION_LIMIT, kOfAnAddress,
      MHD_OPTION_CONNECTION_TIMEOUT, kIdle, MHD_OPTION_CONNECTION_MEMORY_LIMIT, kPool,
      MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_UNESCAPE_CALLBACK, &Calls::as_written, nullptr,
      MHD_OPTION_NOTIFY_COMPLETED, &Calls::completed, this, MHD_OPTION_NOTIFY_CONNECTION,
      &Calls::notified, this, MHD_OPTION_END);
  return daemon_ != nullptr;
}

int Server::port() const {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the library has no other call for it
  const auto* info = MHD_get_daemon_info(daemon_, MHD_DAEMON_INFO_BIND_PORT);
  return info == nullptr ? 0 : info->port;
}

void Server::cut_off_the_slow() {
  const auto now = std::chrono::steady_clock::now();
  const std::scoped_lock lock(mutex_);
  for (const auto& [connection, open] : open_)
    if (!open.whole && now - open.since > kDeadline) shutdown(open.socket, SHUT_RDWR);
}

void Server::opened(MHD_Connection* connection) {
  const int socket = socket_of(connection);
  setsockopt(socket, IPPROTO_TCP, TCP_USER_TIMEOUT, &kUnacknowledged, sizeof kUnacknowledged);
  const std::scoped_lock lock(mutex_);
  open_[connection] = {socket, std::chrono::steady_clock::now(), false};
}

void Server::closed(MHD_Connection* connection) {
  const std::scoped_lock lock(mutex_);
  open_.erase(connection);
}

void Server::came_to_its_end(MHD_Connection* connection) {
  const std::scoped_lock lock(mutex_);
  if (const auto found = open_.find(connection); found != open_.end()) found->second.whole = true;
}

void Server::completed(MHD_Connection* connection) {
  const std::scoped_lock lock(mutex_);
  const auto found = open_.find(connection);
  if (found == open_.end()) return;
  found->second.since = std::chrono::steady_clock::now();
  found->second.whole = false;
}

int Server::receive(MHD_Connection* connection, Visit& visit, std::string_view piece, bool end) {
  if (!end) {
    visit.request.body += piece;  // no longer than its header said, which was looked at
    return visit.request.body.size() <= kMostOfBody ? MHD_YES : MHD_NO;
  }
  if (visit.reply) return queue(connection, *visit.reply);
  auto outcome = handler_.whole(visit.request, connection);
  if (const auto* reply = std::get_if<Reply>(&outcome)) return queue(connection, *reply);
  if (auto* looking = std::get_if<std::shared_ptr<Stream>>(&outcome)) {
    visit.request = {};  // somebody may look on for hours
    return stream(connection, std::move(*looking));
  }
  came_to_its_end(connection);
  MHD_suspend_connection(connection);  // first: the answer may come before this returns
  const auto answer = [connection, &visit](Reply reply) {
    visit.reply = std::move(reply);
    MHD_resume_connection(connection);
  };
  if (!std::get<Later>(outcome)(answer)) answer(refusal(503));
  return MHD_YES;
}

int Server::queue(MHD_Connection* connection, const Reply& reply) const {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-const-cast): it is copied
  auto* body = const_cast<char*>(reply.body.data());
  MHD_Response* response =
      MHD_create_response_from_buffer(reply.body.size(), body, MHD_RESPMEM_MUST_COPY);
  add_headers(response, reply.type);
  if (reply.is_last) MHD_add_response_header(response, "Connection", "close");
  const auto done = MHD_queue_response(connection, static_cast<unsigned>(reply.status), response);
  MHD_destroy_response(response);
  return done;
}

int Server::stream(MHD_Connection* connection, std::shared_ptr<Stream> stream) {
  came_to_its_end(connection);
  MHD_Response* response = MHD_create_response_from_callback(
      MHD_SIZE_UNKNOWN, kStreamBlock, &Calls::read, new Calls::Streamed{*this, std::move(stream)},
      &Calls::over);
  add_headers(response, "text/event-stream");
  const auto done = MHD_queue_response(connection, MHD_HTTP_OK, response);
  MHD_destroy_response(response);
  return done;
}

}  // namespace spadille::door

#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ui/door/message.h"
#include "ui/door/stream.h"

struct MHD_Daemon;
struct MHD_Connection;

namespace spadille::door {

/// What libmicrohttpd is told and tells: requests come in whole and bounded, replies and streams go
/// out. Knows nothing of what is asked.
class Server {
 public:
  static constexpr unsigned kConnections = 600;
  static constexpr unsigned kOfAnAddress = 12;
  static constexpr std::chrono::seconds kDeadline{10};  ///< of a request, however it drips in

  /// Where a reply goes that somebody has to think about first: to be called once, on any thread.
  using Answer = std::function<void(Reply)>;
  /// Hands a request on to whoever thinks about it; false: he has no time, and answers nothing.
  using Later = std::function<bool(Answer)>;
  using Outcome = std::variant<Reply, Later, std::shared_ptr<Stream>>;
  /// What is done about requests; called on the thread of the server.
  struct Handler {
    /// Before its body is read: why it is turned away.
    std::function<std::optional<Reply>(const Request&)> head{};
    std::function<Outcome(const Request&, MHD_Connection*)> whole{};
    /// A stream is over.
    std::function<void(const std::shared_ptr<Stream>&)> over{};
  };

  explicit Server(Handler handler) : handler_(std::move(handler)) {}
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  Server(Server&&) = delete;
  Server& operator=(Server&&) = delete;
  /// REQUIRES: no answer is owed any more, and all streams have ended.
  ~Server();

  /// Whether it listens there. `port`: 0 for one that is free.
  [[nodiscard]] bool listen(const std::string& address, int port);
  [[nodiscard]] int port() const;
  /// Cuts off whoever has not come to the end of a request in time.
  void cut_off_the_slow();

 private:
  friend struct Calls;  ///< what libmicrohttpd calls
  using Time = std::chrono::steady_clock::time_point;
  struct Open {
    int socket = -1;
    Time since{};
    bool whole = false;  ///< its request has come to its end: a stream, or somebody thinks about it
  };
  struct Visit;

  void opened(MHD_Connection* connection);
  void closed(MHD_Connection* connection);
  void came_to_its_end(MHD_Connection* connection);
  void completed(MHD_Connection* connection);
  int receive(MHD_Connection* connection, Visit& visit, std::string_view piece, bool end);
  int queue(MHD_Connection* connection, const Reply& reply) const;
  int stream(MHD_Connection* connection, std::shared_ptr<Stream> stream);

  Handler handler_;
  MHD_Daemon* daemon_ = nullptr;
  std::mutex mutex_{};
  std::map<MHD_Connection*, Open> open_{};
};

}  // namespace spadille::door

#include "ui/door/door.h"

#include <algorithm>
#include <atomic>
#include <utility>

#include "codec/preview.h"
#include "ui/door/guard.h"
#include "ui/door/networks.h"
#include "ui/door/page.h"
#include "ui/door/replies.h"
#include "ui/door/server.h"
#include "ui/door/telling.h"
#include "ui/door/worker.h"

namespace spadille::door {
namespace {

using Needs = Route::Needs;
using std::chrono::steady_clock;

constexpr std::chrono::seconds kTick{1};
constexpr int kTicksOfBeat = 5;

/// Every way in: what phones ask, and the files of the page.
const std::vector<Route>& routes() {
  static const std::vector<Route> kWays = [] {
    std::vector<Route> ways{{"POST", "/v1/keys", Needs::code},
                            {"POST", "/v1/ask", Needs::key},
                            {"POST", "/v1/do", Needs::key},
                            {"GET", "/v1/board", Needs::key}};
    for (const std::string& path : paths_of_page()) ways.push_back({"GET", path, Needs::nothing});
    return ways;
  }();
  return kWays;
}

tl::unexpected<Error> failed(std::string_view key, std::string detail) {
  return tl::unexpected(Error{Error::Code::file, {key}, std::move(detail)});
}

}  // namespace

/// Everything behind the door. Guesses belong to the thread of the server, the engine to that of
/// the worker.
class Door::Inside {
 public:
  Inside(Book book, Keys keys)
      : engine_(std::move(book)),
        keys_(std::move(keys)),
        worker_([this] { tick(); }, kTick),
        server_(
            {.head = [this](const Request& request) { return head(request); },
             .whole = [this](const Request& request,
                             MHD_Connection* connection) { return whole(request, connection); },
             .over = [this](const std::shared_ptr<Stream>& stream) { audience_.forget(stream); }}) {
  }
  Inside(const Inside&) = delete;
  Inside& operator=(const Inside&) = delete;
  Inside(Inside&&) = delete;
  Inside& operator=(Inside&&) = delete;

  /// What was asked is answered first, then everybody goes: the server must owe nobody anything.
  ~Inside() {
    audience_.close();
    worker_.finish();
    for (const auto& stream : audience_.all()) stream->end(nullptr);
  }

  tl::expected<void, Error> open(const Where& where) {
    if (!server_.listen(where.address, where.port))
      return failed("phones.error.port", where.address + ':' + std::to_string(where.port));
    const std::string port = ':' + std::to_string(server_.port());
    hosts_ = {where.address + port};
    if (const std::string name = local_name(); !name.empty()) hosts_.push_back(name + port);
    if (where.address.starts_with("127.")) hosts_.push_back("localhost" + port);
    const auto unsaved = keys_.with([this](Keys& keys) {
      keys.set_port(server_.port());
      return keys.save() ? std::string() : keys.file();
    });
    if (!unsaved.empty()) return failed("phones.error.code", unsaved);
    worker_.start();
    open_ = true;
    return {};
  }

  [[nodiscard]] std::string address_with_code() {
    return "http://" + hosts_.front() +
           "/#t=" + keys_.with([](const Keys& keys) { return std::string(keys.code()); });
  }
  [[nodiscard]] std::vector<Seen> phones() {
    std::vector<Seen> all;
    const auto looking = audience_.all();
    for (const Phone& phone : keys_.with([](const Keys& keys) { return keys.phones(); })) {
      const bool looks = std::any_of(looking.begin(), looking.end(), [&](const auto& stream) {
        return stream->phone() == phone.number;
      });
      const bool has_part = !phone.player.empty() || phone.duty != Asker::Duty::none;
      if (looks || has_part || !phone.wants.empty())
        all.push_back({phone.number, phone.name, phone.wants_name, looks, phone.duty, phone.calls});
    }
    return all;
  }
  bool obey(HostWish::Does what, int phone) {
    bool there = false;
    change([&](Keys& keys) {
      there = keys.numbered(phone) != nullptr;
      if (there) keys.obey(what, phone);
    });
    return there;
  }

  /// However often it is said before anybody comes to it, everybody is told once.
  void written() {
    if (stale_.exchange(true)) return;
    static_cast<void>(worker_.take([this] { tell(); }));  // else the next tick tells them
  }

 private:
  std::optional<Reply> head(const Request& request) {
    if (!open_) return refusal(503);
    if (auto away = turned_away(request, hosts_)) return away;
    const Route* way = way_of(request, routes());
    if (way == nullptr) return no_way(request, routes());
    if (auto away = too_long(request)) return away;
    if (way->needs == Needs::nothing) return std::nullopt;
    if (guesses_.has_to_wait(request.from, steady_clock::now())) return refusal(429);
    if (way->needs == Needs::code || phone_of(request)) return std::nullopt;
    if (!key_shown(request).empty()) guesses_.wrong(request.from, steady_clock::now());
    return refusal(401);
  }

  Server::Outcome whole(const Request& request, MHD_Connection* connection) {
    if (request.path == "/v1/keys") return knocked(request);
    if (request.path == "/v1/board") return looked_on(request, connection);
    if (request.path == "/v1/ask") return thought_about(request, &Inside::answer);
    if (request.path == "/v1/do") return thought_about(request, &Inside::act);
    return page(request.path).value_or(refusal(404));
  }

  /// The worker has the book.
  Server::Outcome thought_about(const Request& request,
                                Reply (Inside::*how)(const std::string&, const Phone&)) {
    const std::string key(key_shown(request));
    return Server::Later([this, how, key, body = request.body](const Server::Answer& answer) {
      return worker_.take([this, how, key, body, answer] {
        const auto phone = keys_.phone_with(key);  // as it is now: others were before it
        answer(phone ? (this->*how)(body, *phone) : refusal(401));
      });
    });
  }

  Reply answer(const std::string& text, const Phone& phone) {
    const auto query = read_query(text);
    if (query.findings.empty() && query.value.asks == Query::Asks::phones)
      return phone.duty == Asker::Duty::director ? Reply{.body = phones_document(phones())}
                                                 : not_the_host(query.value.language);
    return document(engine_.answer(query, asker(phone)));
  }

  static Asker asker(const Phone& phone) { return {phone.player, phone.duty}; }

  /// What a phone wants done.
  Reply act(const std::string& told, const Phone& phone) {
    const auto format = codec::preview(told, {}).format;
    if (format == "spadille/seat") return take_seat(told, phone);
    if (format == "spadille/host") return do_as_host(told, phone);
    if (format == "spadille/call") return call(told, phone);
    return document(engine_.act(told, asker(phone)));
  }

  Reply take_seat(const std::string& told, const Phone& phone) {
    const auto seat = read_seat(told);
    return seat.findings.empty() ? take_seat(phone.number, seat.value) : misshapen(seat.findings);
  }

  Reply do_as_host(const std::string& told, const Phone& phone) {
    const auto wish = read_host_wish(told);
    if (!wish.findings.empty()) return misshapen(wish.findings);
    if (phone.duty != Asker::Duty::director) return not_the_host(wish.value.language);
    return obey(wish.value.does, wish.value.phone) ? done() : no_such_phone(wish.value.language);
  }

  Reply call(const std::string& told, const Phone& phone) {
    const auto call = read_call(told);
    if (!call.findings.empty()) return misshapen(call.findings);
    bool may = false;
    change([&](Keys& keys) {
      may = keys.call(phone.number, call.value.does == RefereeCall::Does::call);
    });
    return may ? done() : not_at_the_table(call.value.language);
  }

  Reply take_seat(int number, const SeatTaken& told) {
    auto player = Outcome<std::optional<std::string>>(std::string());
    if (!told.name.empty()) player = engine_.sitting(told.name);
    if (!player) return refusal(500);
    if (!*player) return nobody(told.language);
    change([&](Keys& keys) { keys.seat(number, **player, told.name); });
    return keys_.with([number](const Keys& keys) {
      const Phone* phone = keys.numbered(number);
      return phone == nullptr ? refusal(401) : Reply{.body = role_document(*phone, keys.phones())};
    });
  }

  /// Changes who has which seat, and tells them.
  template <typename Change>
  void change(const Change& how) {
    keys_.with(how);
    written();
  }

  [[nodiscard]] std::optional<Phone> phone_of(const Request& request) {
    return keys_.phone_with(key_shown(request));
  }

  Reply knocked(const Request& request) {
    const auto knock = read_knock(request.body);
    if (!knock.findings.empty()) return refusal(400);
    if (const auto key = key_for(knock.value.token, key_shown(request))) return key_answer(*key);
    guesses_.wrong(request.from, steady_clock::now());
    return refusal(403);
  }

  /// A phone that scans again keeps the key that it has, and its seat.
  std::optional<std::string> key_for(const std::string& code, std::string_view had) {
    return keys_.with([&](Keys& keys) {
      const Phone* phone = keys.with(had);
      return phone != nullptr && keys.is_code(code) ? phone->key : keys.exchange(code);
    });
  }

  Server::Outcome looked_on(const Request& request, MHD_Connection* connection) {
    SessionId session = 0;
    auto language = std::optional(Language::en);
    for (const auto& [name, value] : request.arguments) {
      if (name == "language") language = language_of(value);
      if (name == "session") session = number_in(value);
      if ((name != "language" && name != "session") || !language || session < 0)
        return refusal(400);
    }
    const auto phone = phone_of(request);
    if (!phone) return refusal(401);
    auto stream = std::make_shared<Stream>(connection, phone->number, session, *language);
    if (!audience_.let_in(stream)) return refusal(503);
    written();  // one telling for however many come at once: nobody is told twice
    return stream;
  }

  void tell() {
    stale_ = false;                       // first: who comes from now on is told by somebody else
    if (!telling_.tell()) stale_ = true;  // the next tick tries again
  }

  void tick() {
    server_.cut_off_the_slow();
    if (stale_) tell();
    if (++ticks_ % kTicksOfBeat != 0) return;
    for (const auto& stream : audience_.all()) stream->beat();
  }

  Engine engine_;
  KeyRing keys_;
  Guesses guesses_{};
  std::vector<std::string> hosts_{};
  Audience audience_{};
  Telling telling_{engine_, keys_, audience_};
  std::atomic<bool> open_ = false;
  std::atomic<bool> stale_ = false;
  int ticks_ = 0;
  Worker worker_;
  Server server_;  ///< last: it goes first
};

tl::expected<std::unique_ptr<Door>, Error> Door::open(const Where& where, Book book, Keys keys) {
  auto inside = std::make_unique<Inside>(std::move(book), std::move(keys));
  if (auto done = inside->open(where); !done) return tl::unexpected(std::move(done.error()));
  return std::unique_ptr<Door>(new Door(std::move(inside)));
}

Door::Door(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Door::~Door() = default;
std::string Door::address_with_code() const { return inside_->address_with_code(); }
void Door::written() { inside_->written(); }
std::vector<Seen> Door::phones() const { return inside_->phones(); }
bool Door::obey(HostWish::Does what, int phone) { return inside_->obey(what, phone); }

}  // namespace spadille::door

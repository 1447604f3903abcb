// Lets phones in the same network see the board, until it is told to end.
#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <memory>
#include <optional>
#include <ostream>
#include <sstream>
#include <utility>

#include <sys/signalfd.h>
#include <unistd.h>

#include "codec/plain_text.h"
#include "files/files.h"
#include "ui/cli/book/opened.h"
#include "ui/cli/machine.h"
#include "ui/cli/phones/commands.h"
#include "ui/cli/phones/served.h"
#include "ui/door/book_watch.h"
#include "ui/door/door.h"
#include "ui/door/hotspot.h"
#include "ui/door/networks.h"
#include "ui/door/replies.h"
#include <poll.h>

namespace spadille::cli {
namespace {

constexpr int kUsualPort = 8317;
constexpr int kLooksAgain =
    100;  ///< milliseconds: what was written just before may not be there yet

struct ServeOptions {
  BookOptions in{};
  std::string on{};
  int port = 0;  ///< 0: nobody said
  bool new_code = false;
  bool networks = false;  ///< are only listed
};

Error not_there(std::string_view key, std::string detail = {}) {
  return {Error::Code::usage, {key}, std::move(detail)};
}

/// The networks that people have phones in.
std::vector<door::Network> usual_networks() {
  auto all = door::networks();
  std::erase_if(all, [](const door::Network& network) { return !network.usual; });
  return all;
}

tl::expected<std::string, Error> address_called(const std::string& named) {
  for (const door::Network& network : door::networks())
    if (network.address == named || network.name == named) return network.address;
  return tl::unexpected(not_there("phones.error.no_such_network", visible(named)));
}

/// The address of this machine to open the door at: where one was named, that; else in the only
/// network that there is.
tl::expected<std::string, Error> address_on(const std::string& named) {
  if (!named.empty()) return address_called(named);
  const auto all = usual_networks();
  if (all.size() == 1) return all.front().address;
  if (all.empty()) return tl::unexpected(not_there("phones.error.no_network"));
  std::vector<std::string> ways;
  ways.reserve(all.size());
  for (const door::Network& network : all)
    ways.push_back("--on " + network.name + " (" + network.address + ")");
  return tl::unexpected(not_there("phones.error.which_network", joined(ways, ", ")));
}

/// The Wi-Fi that this machine makes where it has that address.
std::optional<door::Hotspot> hotspot_at(const std::string& address) {
  for (const door::Network& network : door::networks())
    if (network.address == address) return door::hotspot_on(network.name);
  return std::nullopt;
}

/// Signals that end it, from here on told by a descriptor: also to threads that begin later.
files::Descriptor endings() {
  sigset_t signals{};
  sigemptyset(&signals);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&signals, signal);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  return files::Descriptor(signalfd(-1, &signals, SFD_CLOEXEC));
}

/// Who looks on, for whoever sits there or the program that asked.
void tell(const std::vector<door::Seen>& phones, const Streams& streams, const Voice& voice) {
  if (voice.json)
    streams.out << door::phones_document(phones) << std::endl;
  else if (streams.machine->terminal)
    streams.err << listed(phones, voice) << std::flush;
}

/// "remove 3", "scorer 3": a line of the input.
void obey(const std::string& line, door::Door& door, const Streams& streams, const Voice& voice) {
  std::istringstream words(line);
  std::string what;
  std::string rest;
  int phone = 0;
  words >> what >> phone;
  const auto does = host_does(what);
  if (what.empty()) return;
  if (!does || phone <= 0 || words >> rest)
    streams.err << voice.words.say("phones.cli.commands") << std::endl;
  else if (!door.obey(*does, phone))
    streams.err << voice.words.say("phones.error.no_such_phone") << std::endl;
}

/// Reads what is there of the input; false at its end.
bool hear(std::string& begun, door::Door& door, const Streams& streams, const Voice& voice) {
  std::array<char, 512> bytes{};
  const ssize_t got = read(STDIN_FILENO, bytes.data(), bytes.size());
  if (got <= 0) return got < 0 && errno == EINTR;
  begun.append(bytes.data(), static_cast<std::size_t>(got));
  for (auto end = begun.find('\n'); end != std::string::npos; end = begun.find('\n')) {
    obey(begun.substr(0, end), door, streams, voice);
    begun.erase(0, end + 1);
  }
  if (begun.size() > bytes.size()) begun = "?";  // whatever it is, it is nothing that can be done
  return true;
}

/// Tells phones what is written, until somebody ends it. False: another file stands in the place of
/// the book, of which phones would be told no more.
bool keep_open(door::Door& door, const std::string& book, int end, const Streams& streams,
               const Voice& voice) {
  const files::Identity opened = files::identity(book);
  door::BookWatch watch(book);
  std::vector<door::Seen> told;
  std::string begun;
  bool again = false;
  std::array<pollfd, 3> wait{
      {{end, POLLIN, 0}, {watch.descriptor(), POLLIN, 0}, {STDIN_FILENO, POLLIN, 0}}};
  while (poll(wait.data(), wait.size(), again ? kLooksAgain : 1000) >= 0) {
    if (wait[0].revents != 0) return true;
    if (wait[2].revents != 0 && !hear(begun, door, streams, voice)) wait[2].fd = -1;
    const bool seen = watch.has_seen();
    if (seen && !(files::identity(book) == opened)) return false;
    if (seen || again) door.written();
    again = seen && watch.descriptor() >= 0;
    auto now = door.phones();
    if (now != told) tell(now, streams, voice);
    told = std::move(now);
  }
  return true;
}

/// The file beside the book that has the code and the keys.
std::string door_file(const std::string& book) { return files::resolved(book) + ".door"; }

/// At the port that was asked for, or the one from last time. The first time any will do.
tl::expected<std::unique_ptr<door::Door>, Error> open_door(const std::string& address, int port,
                                                           const Book& book, door::Keys keys) {
  if (port == 0) port = keys.port();
  if (port != 0) return door::Door::open({address, port}, book, std::move(keys));
  auto door = door::Door::open({address, kUsualPort}, book, keys);
  return door ? std::move(door) : door::Door::open({address, 0}, book, std::move(keys));
}

Exit serve(const ServeOptions& asked, const Streams& streams, const Voice& voice) {
  if (asked.networks) return streams.out << listed(usual_networks(), voice), Exit::done;
  const auto address = address_on(asked.on);
  if (!address) return fail(address.error(), streams, voice);
  auto opened = open_book(asked.in, streams, voice);
  if (!opened) return opened.error();
  if (names_club(book_path(asked.in)))
    return fail({Error::Code::usage, {"club.error.read_only"}, {}}, streams, voice);
  const std::string book = files::resolved(book_path(asked.in));
  door::Keys keys(door_file(book));
  if (asked.new_code) keys.begin_anew();
  std::signal(SIGTTIN, SIG_IGN);  // in the background nobody types
  const files::Descriptor end = endings();
  auto door = open_door(*address, asked.port, opened->book, std::move(keys));
  if (!door) return fail(door.error(), streams, voice);
  streams.out << served((*door)->address_with_code(), hotspot_at(*address), voice) << std::flush;
  const bool ended = keep_open(**door, book, end.get(), streams, voice);
  door->reset();
  if (!ended) return fail({Error::Code::file, {"store.moved"}, visible(book)}, streams, voice);
  if (!voice.json) streams.out << voice.words.say("phones.cli.over") << '\n';
  return Exit::done;
}

}  // namespace

void add_serve(const Node& above) {
  const auto [command, asked] = above.add("serve", "phones.cli.serve", serve);
  add_options(command, asked->in);
  command.text("--on", asked->on, "NETWORK", "phones.cli.serve.on");
  command.number("--port", asked->port, "phones.cli.serve.port", 65535);
  command.flag("--new-code", asked->new_code, "phones.cli.serve.new_code");
  command.flag("--networks", asked->networks, "phones.cli.serve.networks");
}

}  // namespace spadille::cli

#include "ui/door/keys.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fstream>
#include <new>
#include <sstream>

#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "files/files.h"
#include <fcntl.h>

namespace spadille::door {
namespace {

constexpr std::string_view kFirstLine = "Spadille door 1";
constexpr std::size_t kDigits = 32;
constexpr std::array<std::string_view, 3> kDuties{"", "scorer", "director"};

bool is_secret(std::string_view text) {
  return text.size() == kDigits && std::all_of(text.begin(), text.end(), [](char c) {
           return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
         });
}

/// As long for whatever was guessed.
bool is_same(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  unsigned differs = 0;
  for (std::size_t i = 0; i < a.size(); ++i) differs |= static_cast<unsigned>(a[i] ^ b[i]);
  return differs == 0;
}

/// The phone of a number among these; null: there is none.
auto numbered_in(auto& phones, int number) -> decltype(phones.data()) {
  const auto found = std::find_if(phones.begin(), phones.end(),
                                  [number](const Phone& phone) { return phone.number == number; });
  return found == phones.end() ? nullptr : &*found;
}

}  // namespace

std::string_view name(Asker::Duty duty) { return kDuties[static_cast<std::size_t>(duty)]; }

std::string secret() {
  std::array<unsigned char, kDigits / 2> bytes{};
  if (getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size()))
    throw std::bad_alloc();  // this system always has some
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string text;
  for (const unsigned char byte : bytes) (text += kHex[byte >> 4U]) += kHex[byte & 0xFU];
  return text;
}

Keys::Keys(std::string file) : file_(std::move(file)) {
  if (!read()) {
    phones_.clear();
    code_ = secret();
  }
}

/// "0f1e… 3", or with the id and the name of a player behind it.
void Keys::read_phone(std::string_view line) {
  std::istringstream words{std::string(line)};
  Phone phone;
  words >> phone.key >> phone.number >> phone.player >> std::ws;
  std::getline(words, phone.name);
  if (!is_secret(phone.key) || phone.number < 1) return;
  last_ = std::max(last_, phone.number);
  phones_.push_back(std::move(phone));
}

/// "3", with the id and the name of the player whose seat that phone wants.
void Keys::read_wish(std::string_view line) {
  std::istringstream words{std::string(line)};
  int number = 0;
  std::string player;
  std::string name;
  words >> number >> player >> std::ws;
  std::getline(words, name);
  if (Phone* phone = find(number); phone != nullptr && phone->player.empty()) {
    phone->wants = player;
    phone->wants_name = name;
  }
}

/// "3 scorer"
void Keys::read_duty(std::string_view line) {
  std::istringstream words{std::string(line)};
  int number = 0;
  std::string duty;
  words >> number >> duty;
  const auto found = std::find(kDuties.begin() + 1, kDuties.end(), duty);
  if (Phone* phone = find(number); phone != nullptr && found != kDuties.end())
    phone->duty = static_cast<Asker::Duty>(found - kDuties.begin());
}

/// "3"
void Keys::read_call(std::string_view line) {
  int number = 0;
  std::from_chars(line.data(), line.data() + line.size(), number);
  if (Phone* phone = find(number); phone != nullptr) phone->calls = !phone->player.empty();
}

bool Keys::read() {
  if (!files::open_to_read(file_, O_NOFOLLOW | O_NONBLOCK).is_open()) return false;
  std::ifstream in(file_);
  std::string line;
  if (!std::getline(in, line) || line != kFirstLine) return false;
  while (std::getline(in, line)) {
    const auto space = line.find(' ');
    const std::string_view what = std::string_view(line).substr(0, space);
    const std::string_view value =
        space == std::string::npos ? "" : std::string_view(line).substr(space + 1);
    if (what == "port") std::from_chars(value.data(), value.data() + value.size(), port_);
    if (what == "code" && is_secret(value)) code_ = value;
    if (what == "phone") read_phone(value);
    if (what == "wants") read_wish(value);
    if (what == "duty") read_duty(value);
    if (what == "calls") read_call(value);
  }
  return !code_.empty();
}

bool Keys::is_code(std::string_view code) const { return is_same(code, code_); }

std::optional<std::string> Keys::exchange(std::string_view code) {
  if (!is_code(code)) return std::nullopt;
  if (phones_.size() >= kMost) {
    const auto oldest = std::find_if(phones_.begin(), phones_.end(), [](const Phone& phone) {
      return phone.player.empty() && phone.duty == Asker::Duty::none;
    });
    if (oldest == phones_.end()) return std::nullopt;
    phones_.erase(oldest);
  }
  phones_.push_back({.number = ++last_, .key = secret()});
  if (save()) return phones_.back().key;
  phones_.pop_back();
  return std::nullopt;
}

const Phone* Keys::with(std::string_view key) const {
  const Phone* found = nullptr;
  for (const Phone& phone : phones_)
    if (is_same(key, phone.key)) found = &phone;
  return found;
}

const Phone* Keys::numbered(int number) const { return numbered_in(phones_, number); }

Phone* Keys::find(int number) { return numbered_in(phones_, number); }

void Keys::seat(int number, const std::string& player, const std::string& name) {
  Phone* phone = find(number);
  if (phone == nullptr) return;
  const bool taken =
      !player.empty() && std::any_of(phones_.begin(), phones_.end(), [&](const Phone& other) {
        return other.player == player && other.number != number;
      });
  phone->player = taken ? "" : player;
  phone->name = taken ? "" : name;
  phone->calls = phone->calls && !phone->player.empty();
  phone->wants = taken ? player : "";
  phone->wants_name = taken ? name : "";
  save();
}

void Keys::follow(const std::function<void(std::string& player, std::string& name)>& how) {
  for (Phone& phone : phones_) {
    if (!phone.player.empty()) how(phone.player, phone.name);
    if (!phone.wants.empty()) how(phone.wants, phone.wants_name);
  }
}

void Keys::agree(int number) {
  const Phone* phone = numbered(number);
  if (phone == nullptr || phone->wants.empty()) return;
  const std::string player = phone->wants;
  const std::string name = phone->wants_name;
  std::erase_if(phones_, [&](const Phone& other) { return other.player == player; });
  seat(number, player, name);
}

void Keys::give(int number, Asker::Duty duty) {
  if (Phone* phone = find(number)) phone->duty = duty;
  save();
}

bool Keys::call(int number, bool calls) {
  Phone* phone = find(number);
  if (phone == nullptr || phone->player.empty()) return false;
  phone->calls = calls;
  save();
  return true;
}

void Keys::obey(HostWish::Does what, int number) {
  using Does = HostWish::Does;
  switch (what) {
    case Does::agree: return agree(number);
    case Does::remove: return remove(number);
    case Does::player: return give(number, Asker::Duty::none);
    case Does::scorer: return give(number, Asker::Duty::scorer);
    case Does::director: return give(number, Asker::Duty::director);
    case Does::heard: call(number, false);
  }
}

void Keys::remove(int number) {
  std::erase_if(phones_, [number](const Phone& phone) { return phone.number == number; });
  save();
}

void Keys::begin_anew() {
  phones_.clear();
  code_ = secret();
}

bool Keys::save() const {
  const std::string part = files::make_beside(file_, ".part");
  if (part.empty() || chmod(part.c_str(), S_IRUSR | S_IWUSR) != 0) return false;
  std::ofstream out(part);
  out << kFirstLine << "\nport " << port_ << "\ncode " << code_ << '\n';
  for (const Phone& phone : phones_)
    out << "phone " << phone.key << ' ' << phone.number << ' ' << phone.player << ' ' << phone.name
        << '\n';
  for (const Phone& phone : phones_)
    if (!phone.wants.empty())
      out << "wants " << phone.number << ' ' << phone.wants << ' ' << phone.wants_name << '\n';
  for (const Phone& phone : phones_)
    if (phone.duty != Asker::Duty::none)
      out << "duty " << phone.number << ' ' << name(phone.duty) << '\n';
  for (const Phone& phone : phones_)
    if (phone.calls) out << "calls " << phone.number << '\n';
  out.close();
  if (out && files::name_for_good(part, file_, files::Over::what_was_there)) return true;
  unlink(part.c_str());
  return false;
}

}  // namespace spadille::door

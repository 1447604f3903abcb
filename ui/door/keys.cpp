#include "ui/door/keys.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fstream>
#include <new>

#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "files/files.h"
#include <fcntl.h>

namespace spadille::door {
namespace {

constexpr std::string_view kFirstLine = "Spadille door 1";
constexpr std::size_t kDigits = 32;

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

}  // namespace

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
    keys_.clear();
    code_ = secret();
  }
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
    if (what == "key" && is_secret(value)) keys_.emplace_back(value);
  }
  return !code_.empty();
}

std::optional<std::string> Keys::exchange(std::string_view code) {
  if (!is_same(code, code_)) return std::nullopt;
  if (keys_.size() >= kMost) keys_.erase(keys_.begin());
  keys_.push_back(secret());
  if (save()) return keys_.back();
  keys_.pop_back();
  return std::nullopt;
}

bool Keys::is_good(std::string_view key) const {
  bool good = false;
  for (const std::string& known : keys_) good = is_same(key, known) || good;
  return good;
}

void Keys::begin_anew() {
  keys_.clear();
  code_ = secret();
}

bool Keys::save() const {
  const std::string part = files::make_beside(file_, ".part");
  if (part.empty() || chmod(part.c_str(), S_IRUSR | S_IWUSR) != 0) return false;
  std::ofstream out(part);
  out << kFirstLine << "\nport " << port_ << "\ncode " << code_ << '\n';
  for (const std::string& key : keys_) out << "key " << key << '\n';
  out.close();
  if (out && files::name_for_good(part, file_, files::Over::what_was_there)) return true;
  unlink(part.c_str());
  return false;
}

}  // namespace spadille::door

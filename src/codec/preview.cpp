#include "codec/preview.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <utility>

#include "codec/misshapen.h"
#include "codec/parse.h"

namespace spadille::codec {
namespace {

class Previewer final : public codec::Listener {
 public:
  Previewer(Preview& preview, int depth) : preview_(preview), most_(depth) {}

  bool null() override { return value("null"); }
  bool boolean(bool b) override { return value(b ? "true" : "false"); }
  bool number_integer(std::int64_t n) override { return value(std::to_string(n)); }
  bool number_unsigned(std::uint64_t n) override { return value(std::to_string(n)); }
  bool number_float(double, const std::string& text) override { return value(text); }
  bool string(const std::string& text) override {
    return value(wanted_ == &preview_.version ? '"' + text + '"' : text);
  }
  bool start_object() override {
    preview_.is_object = preview_.is_object || depth_ == 0;
    return open();
  }
  bool start_array() override { return open(); }
  bool end_object() override { return --depth_, true; }
  bool end_array() override { return --depth_, true; }
  bool key(const std::string& name) override {
    wanted_ = nullptr;
    if (depth_ != 1) return true;
    if (name == "format") wanted_ = &preview_.format;
    if (name == "version") wanted_ = &preview_.version;
    if (name == "game") wanted_ = &preview_.game;
    return true;
  }
  void broken(std::size_t byte, std::string_view why) override {
    preview_.broken_at = byte;
    preview_.broken_key = key_of_broken(why);
  }

 private:
  bool open() {
    wanted_ = nullptr;
    preview_.too_deep = ++depth_ > most_;
    return !preview_.too_deep;
  }
  bool value(std::string text) {
    if (wanted_ != nullptr && !*wanted_) *wanted_ = std::move(text);
    wanted_ = nullptr;
    return !(preview_.format && preview_.version && preview_.game);
  }

  Preview& preview_;
  int most_;
  int depth_ = 0;
  std::optional<std::string>* wanted_ = nullptr;
};

}  // namespace

bool Preview::newer() const {
  if (!version || !format || format->rfind("spadille/", 0) != 0) return false;
  int number = 0;
  const char* end = version->data() + version->size();
  const auto [stopped, error] = std::from_chars(version->data(), end, number);
  const bool digits = stopped == end && version->front() != '-';
  return digits && (error == std::errc::result_out_of_range || number > kFormatVersion);
}

Preview preview(std::string_view text, const Limits& limits) {
  Preview preview;
  Previewer previewer(preview, limits.depth);
  static_cast<void>(codec::parse(text, previewer));
  return preview;
}

std::string possible_games() {
  return alternatives_of(all_games(), [](const AnyGame* game) { return game->id(); });
}

std::optional<Finding> unreadable_as(std::string_view text, const Preview& preview,
                                     const Limits& limits) {
  if (text.size() > limits.bytes)
    return misshapen("", "finding.too_large", {}, "0…" + std::to_string(limits.bytes));
  if (text.substr(0, 3) == "\xEF\xBB\xBF") return misshapen("", "finding.byte_order_mark");
  if (const auto nought = text.find('\0'); nought != std::string_view::npos)
    return misshapen("", "finding.not_json", line_and_column(text, nought + 1));
  if (preview.broken_at)
    return misshapen("", preview.broken_key, line_and_column(text, *preview.broken_at));
  if (preview.too_deep) return misshapen("", "finding.too_deep", {}, std::to_string(limits.depth));
  if (!preview.is_object) return misshapen("", "finding.type", {}, "{…}");
  return std::nullopt;
}

std::string_view key_of_broken(std::string_view words_of_parser) {
  const bool utf8 = words_of_parser.find("UTF-8") != std::string_view::npos;
  return utf8 ? "finding.not_utf8" : "finding.not_json";
}

std::string line_and_column(std::string_view text, std::size_t byte) {
  const std::string_view before = text.substr(0, std::min(byte, text.size()));
  const auto line = std::count(before.begin(), before.end(), '\n') + 1;
  const auto begin = before.rfind('\n');
  const std::size_t column = before.size() - (begin == std::string_view::npos ? 0 : begin + 1);
  return std::to_string(line) + ":" + std::to_string(std::max<std::size_t>(column, 1));
}

}  // namespace spadille::codec

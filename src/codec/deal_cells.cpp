#include "codec/deal_cells.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "codec/plain_text.h"
#include "codec/short_form.h"

namespace spadille {
namespace {

constexpr std::array<std::string_view, 4> kYes{"yes", "true", "1", "x"};
constexpr std::array<std::string_view, 3> kNo{"no", "false", "0"};
constexpr std::string_view kSpaces = " \t\r\n";

/// Every word of a cell stands for itself: no other columns' words are in it.
bool nothing_reserved(std::string_view /*word*/) { return false; }

/// A single seat may be written out, however many words the name has.
std::string written(const Member& member, const SeatNames& names, int number) {
  std::string name = member.kind == Kind::seat ? names.of(seat(number)) : "";
  if (!plain_cell(name).empty() && seat_meant(names, name) == seat(number)) return name;
  return short_form::word_for(member, names, number, nothing_reserved);
}

std::optional<int> flag_in(std::string_view cell) {
  const auto is = [cell](std::string_view word) { return same_word(word, cell); };
  if (std::any_of(kYes.begin(), kYes.end(), is)) return 1;
  if (std::any_of(kNo.begin(), kNo.end(), is)) return 0;
  return std::nullopt;
}

/// What has to be understood one by one; at least one word.
std::vector<std::string_view> words_in(const Member& member, std::string_view plain) {
  std::vector<std::string_view> words;
  if (is_list(member.kind)) words = short_form::words_of(plain);
  if (words.empty()) words.push_back(plain);
  return words;
}

std::optional<int> meant_by(const Member& member, const SeatNames& names, std::string_view cell,
                            std::string_view word) {
  if (member.kind == Kind::flag) return flag_in(word);
  const auto whole = member.kind == Kind::seat ? seat_in(names, cell) : std::nullopt;
  if (whole) return whole->index;
  return short_form::meant(member, short_form::plain(names), word);
}

}  // namespace

void write_cell(CsvText& text, const Member& member, const SeatNames& names, const Value& value) {
  if (member.kind == Kind::flag) {
    text.text(value.empty() ? "" : value[0] != 0 ? kYes.front() : kNo.front());
    return;
  }
  std::string words;
  for (const int number : value)
    words += (words.empty() ? "" : " ") + written(member, names, number);
  text.text(words);
}

Value read_cell(const Member& member, const SeatNames& names, std::string_view cell,
                Findings& findings) {
  const auto refuse = [&](std::string_view key, std::string_view given, std::string expected) {
    findings.push_back({.place = "/" + std::string(member.key),
                        .given = visible(given),
                        .message = {key},
                        .rule = member.rule,
                        .expected = std::move(expected)});
    return Value{};
  };
  const std::string plain = plain_cell(cell);
  if (plain.empty()) return {};
  Value value;
  for (const std::string_view word : words_in(member, plain)) {
    const auto number = meant_by(member, names, cell, word);
    if (!number || !member.accepts(*number)) {
      if (!is_seat(member.kind)) return refuse("finding.range", word, possible(member, names));
      findings.push_back(nobody_at("/" + std::string(member.key), visible(word),
                                   possible(member, names), member.rule));
      return {};
    }
    if (is_list(member.kind) && value.size() == static_cast<std::size_t>(member.most))
      return refuse("finding.too_many", cell, "0…" + std::to_string(member.most));
    if (is_set(member.kind) && std::count(value.begin(), value.end(), *number) > 0)
      return refuse("finding.listed_twice", word, {});
    value.push_back(*number);
  }
  return value;
}

std::string possible(const Member& member, const SeatNames& names) {
  if (is_seat(member.kind)) return short_form::all(names);
  return member.kind == Kind::flag ? "yes | no" : domain(member);
}

std::optional<Seat> seat_in(const SeatNames& names, std::string_view cell) {
  if (const auto exactly = seat_meant(names, cell)) return exactly;
  return seat_meant(short_form::plain(names), plain_cell(cell));
}

std::optional<std::int64_t> number_in(std::string_view cell) {
  constexpr std::string_view kMinus = "\u2212";
  std::string text = plain_cell(cell);
  if (text.rfind(kMinus, 0) == 0) text.replace(0, kMinus.size(), "-");
  if (text.rfind('+', 0) == 0) text.erase(0, 1);
  std::int64_t n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return n;
}

std::string plain_cell(std::string_view cell) {
  const std::string plain = short_form::plain(cell);
  const auto begin = plain.find_first_not_of(kSpaces);
  return begin == std::string::npos
             ? std::string{}
             : plain.substr(begin, plain.find_last_not_of(kSpaces) + 1 - begin);
}

bool is_blank(const CsvRow& row) {
  return std::all_of(row.begin(), row.end(),
                     [](const std::string& cell) { return plain_cell(cell).empty(); });
}

}  // namespace spadille

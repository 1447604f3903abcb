#include "codec/line_text.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <vector>

namespace spadille::codec {
namespace {

constexpr int kMost = 999'999'999;

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const auto end = std::min(text.find(' '), text.size());
    words.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

std::optional<Account> account_of(std::string_view text) {
  for (int i = 0; i < kMaxSeats; ++i)
    if (to_string(Account(seat(i))) == text) return Account(seat(i));
  for (const std::uint8_t i : {std::uint8_t{0}, std::uint8_t{1}}) {
    if (to_string(Account(Side{i})) == text) return Account(Side{i});
    if (to_string(Account::pool(i)) == text) return Account::pool(i);
  }
  return text == "table" ? std::optional(Account::table()) : std::nullopt;
}

std::optional<int> amount_of(std::string_view text) {
  if (!text.empty() && text.front() == '+') text.remove_prefix(1);
  int n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  const bool whole = error == std::errc{} && end == text.data() + text.size();
  if (!whole || n == 0 || n < -kMost || n > kMost) return std::nullopt;
  return n;
}

bool has(const Line& line, Account account) {
  return std::any_of(line.postings.begin(), line.postings.end(),
                     [&](const Posting& posting) { return posting.account == account; });
}

}  // namespace

std::string text_of(const Line& line) {
  std::string text = to_string(line.rule);
  for (const Posting& posting : line.postings)
    text += ' ' + to_string(posting.account) + (posting.amount > 0 ? " +" : " ") +
            std::to_string(posting.amount);
  return text;
}

std::optional<Line> line_of(std::string_view text) {
  const auto words = words_of(text);
  if (words.size() < 5 || words.size() % 2 == 0) return std::nullopt;
  const auto rule = rule_id(words[0]);
  if (!rule) return std::nullopt;
  Line line{*rule, {"book.line.ruling"}, {}};
  std::int64_t sum = 0;
  for (std::size_t i = 1; i < words.size(); i += 2) {
    const auto account = account_of(words[i]);
    const auto amount = amount_of(words[i + 1]);
    if (!account || !amount || has(line, *account)) return std::nullopt;
    if (line.postings.size() == line.postings.capacity()) return std::nullopt;
    line.postings.push_back({*account, *amount});
    sum += *amount;
  }
  return sum == 0 ? std::optional(line) : std::nullopt;
}

}  // namespace spadille::codec

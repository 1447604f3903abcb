#include "ui/cli/commands/split.h"

#include <charconv>

#include "codec/csv.h"
#include "codec/plain_text.h"
#include "core/parts.h"
#include "text/accounts.h"
#include "ui/cli/terminal/columns.h"

namespace spadille::cli {
namespace {

constexpr int kMostTotal = 10'000'000;

}  // namespace

std::vector<std::string> parts(std::string_view text, char between) {
  const auto all = spadille::parts(text, between);
  return {all.begin(), all.end()};
}

std::vector<std::string> list_of(std::string_view text) {
  if (text.empty()) return {};
  if (text.find('"') == std::string_view::npos) return parts(text, ',');
  CsvReader row(text);
  const auto cells = row.next();
  return cells ? *cells : parts(text, ',');
}

std::optional<Finding> too_long(std::string_view option, std::string_view text, std::size_t most) {
  if (text.size() <= most) return std::nullopt;
  Finding finding = found_at(option, static_cast<int>(text.size()), {"finding.too_long"}, {},
                             from_to(0, static_cast<int>(most)));
  return finding;
}

std::optional<Totals> totals_in(const std::string& text) {
  Totals totals;
  for (std::string part : parts(text, ':')) {
    if (part.rfind(kMinus, 0) == 0) part.replace(0, kMinus.size(), "-");
    int n = 0;
    const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), n);
    const bool whole = error == std::errc{} && end == part.data() + part.size();
    if (!whole || n < -kMostTotal || n > kMostTotal || totals.size() == Totals::capacity())
      return std::nullopt;
    totals.push_back(n);
  }
  return totals;
}

std::string visible_text(std::string_view text, std::size_t most) {
  std::string all;
  for (std::size_t i = 0; i < text.size() && all.size() < most;) {
    std::size_t size = 1;
    while (i + size < text.size() && (static_cast<unsigned char>(text[i + size]) & 0xC0U) == 0x80U)
      ++size;
    const std::string_view character = text.substr(i, size);
    if (is_utf8(character)) all += printable(character) ? character : " ";
    i += size;
  }
  return all;
}

}  // namespace spadille::cli

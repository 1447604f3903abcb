#include "codec/reader.h"

#include <algorithm>

namespace spadille::codec {

std::string Envelope::place() const {
  std::string place;
  for (const Frame& frame : stack_) {
    if (frame.array && frame.index >= 0) place += "/" + std::to_string(frame.index);
    if (!frame.keyed) continue;
    place += '/';
    for (const char c : frame.key) {  // RFC 6901
      if (c == '~') place += "~0";
      if (c == '/') place += "~1";
      if (c != '~' && c != '/') place += c;
    }
  }
  return place;
}

bool Envelope::report(std::string_view key, std::string given, std::string expected, RuleId rule) {
  return report_at(place(), key, std::move(given), std::move(expected), rule);
}

bool Envelope::report_at(std::string place, std::string_view key, std::string given,
                         std::string expected, RuleId rule) {
  findings_.push_back({.place = std::move(place),
                       .given = std::move(given),
                       .message = {key},
                       .rule = rule,
                       .expected = std::move(expected)});
  return !stopped();
}

bool Envelope::push(In in, bool array, const Member* member) {
  if (static_cast<int>(stack_.size()) >= limits_.depth) {
    report("finding.too_deep", {}, std::to_string(limits_.depth));
    return false;
  }
  stack_.push_back(Frame{.in = in, .array = array, .member = member});
  return true;
}

bool Envelope::first_time(std::size_t index) {
  const std::uint64_t bit = std::uint64_t{1} << index;
  if ((top().seen & bit) != 0) return report("finding.twice"), false;
  top().seen |= bit;
  return true;
}

bool Envelope::text_member(const Scalar& scalar, std::string& to, std::string_view expected) {
  if (scalar.kind != Scalar::Kind::text)
    return report("finding.type", shown(scalar), std::string(expected));
  if (scalar.text.size() > limits_.text_bytes)
    return report("finding.too_long", std::to_string(scalar.text.size()),
                  "0…" + std::to_string(limits_.text_bytes));
  to = scalar.text;
  std::replace(to.begin(), to.end(), '\t', ' ');
  if (!printable(to)) return to.clear(), report("finding.unprintable");
  return true;
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

Findings found_in(Envelope& reader, std::string_view text) {
  const bool stopped = reader.stopped();
  Findings found = std::move(reader.findings());
  if (const auto byte = reader.broken_at())
    found.push_back(misshapen("", reader.broken_key(), line_and_column(text, *byte)));
  if (stopped) found.push_back(misshapen("", "finding.stopped"));
  return found;
}

}  // namespace spadille::codec

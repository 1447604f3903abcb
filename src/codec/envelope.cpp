#include "codec/envelope.h"

#include <algorithm>
#include <utility>

#include "codec/plain_text.h"
#include "codec/preview.h"

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

void Envelope::break_at(std::size_t byte, std::string_view words_of_parser) {
  broken_at_ = byte;
  broken_key_ = key_of_broken(words_of_parser);
}

bool Envelope::report(std::string_view key, std::string given, std::string expected, RuleId rule) {
  findings_.push_back({.place = place(),
                       .given = std::move(given),
                       .message = {key},
                       .rule = rule,
                       .expected = std::move(expected)});
  return !stopped();
}

bool Envelope::report_missing(std::string_view place) {
  findings_.push_back(missing_at(place));
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

bool Envelope::text_member(const Scalar& scalar, std::string& to, std::string_view expected,
                           std::size_t most) {
  if (scalar.kind != Scalar::Kind::text)
    return report("finding.type", shown(scalar), std::string(expected));
  if (most == 0) most = limits_.text_bytes;
  if (scalar.text.size() > most)
    return report("finding.too_long", std::to_string(scalar.text.size()),
                  "0…" + std::to_string(most));
  to = scalar.text;
  std::replace(to.begin(), to.end(), '\t', ' ');
  if (!printable(to)) return to.clear(), report("finding.unprintable");
  return true;
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

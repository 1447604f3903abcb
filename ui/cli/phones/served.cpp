#include "ui/cli/phones/served.h"

#include <algorithm>
#include <array>

#include "codec/format.h"
#include "codec/json_text.h"
#include "codec/plain_text.h"
#include "text/joints.h"
#include "ui/cli/terminal/columns.h"
#include "ui/qr/qr_matrix.h"

namespace spadille::cli {
namespace {

JsonText begun(std::string_view format) {
  JsonText json;
  json.open('{').member("format", format).member("version", kFormatVersion);
  return json;
}

constexpr int kQuiet = 2;  ///< squares of white around it

/// Whether a square is dark; all around the code it is white.
bool is_dark(const QrMatrix& code, int x, int y) {
  const bool inside = x >= 0 && y >= 0 && x < code.side && y < code.side;
  return inside && code.at(x, y);
}

std::string_view duty_key(Asker::Duty duty) {
  return duty == Asker::Duty::director ? "phones.cli.director" : "phones.cli.scorer";
}

/// "3  Aiko · keeps the score"; nothing of one that only looks on.
std::string line_of(const door::Seen& phone, const Voice& voice) {
  std::vector<std::string> said;
  if (!phone.name.empty()) said.push_back(phone.name);
  if (!phone.wants.empty())
    said.push_back(labelled(voice.words.say("phones.cli.wants"), phone.wants, voice.words));
  if (phone.duty != Asker::Duty::none) said.push_back(voice.words.say(duty_key(phone.duty)));
  if (phone.calls) said.push_back(voice.words.say("phones.cli.calls"));
  if (said.empty()) return {};
  return "  " + std::to_string(phone.phone) + "  " + joined(said, " · ") + '\n';
}

}  // namespace

std::string scannable(const std::string& text, const Style& style) {
  const QrMatrix code = qr_matrix(text);
  if (code.side == 0) return {};
  // White is written and dark left out: most terminals are dark, and this one is told to be.
  constexpr std::array<std::string_view, 4> kHalves{"█", "▀", "▄", " "};
  std::string lines;
  for (int y = -kQuiet; y < code.side + kQuiet; y += 2) {
    std::string line;
    for (int x = -kQuiet; x < code.side + kQuiet; ++x)
      line += kHalves.at((is_dark(code, x, y) ? 2U : 0U) + (is_dark(code, x, y + 1) ? 1U : 0U));
    lines += "  " + style.on_black(line) + '\n';
  }
  return lines;
}

std::string served(const std::string& address, const std::optional<door::Hotspot>& hotspot,
                   const Voice& voice) {
  if (voice.json) {
    JsonText json = begun("spadille/served");
    json.member("address", address);
    if (hotspot)
      json.key("wifi")
          .open('{')
          .member("name", hotspot->name)
          .member("code", joining(*hotspot))
          .close('}');
    return std::move(json.close('}')).take() + '\n';
  }
  const std::string first = hotspot ? wrapped(labelled(voice.words.say("phones.cli.join"),
                                                       visible(hotspot->name), voice.words),
                                              voice.page(), 0) +
                                          '\n' + scannable(joining(*hotspot), voice.style) + '\n'
                                    : "";
  return first + wrapped(voice.words.say("phones.cli.scan"), voice.page(), 0) + '\n' +
         scannable(address, voice.style) + '\n' + voice.style.strong(address) + "\n\n" +
         wrapped(voice.words.say("phones.cli.overheard"), voice.page(), 0);
}

std::string listed(const std::vector<door::Seen>& phones, const Voice& voice) {
  const auto watching = std::count_if(phones.begin(), phones.end(),
                                      [](const door::Seen& phone) { return phone.watching; });
  std::string lines =
      voice.words.say(Message{"phones.cli.watching", {Arg::count(static_cast<int>(watching))}}) +
      '\n';
  for (const door::Seen& phone : phones) lines += line_of(phone, voice);
  return lines;
}

std::string listed(const std::vector<door::Network>& networks, const Voice& voice) {
  std::string lines;
  for (const door::Network& network : networks)
    lines += network.name + "  " + network.address + '\n';
  if (!voice.json) return lines;
  JsonText json = begun("spadille/networks");
  json.key("networks").open('[');
  for (const door::Network& network : networks)
    json.open('{').member("name", network.name).member("address", network.address).close('}');
  return std::move(json.close(']').close('}')).take() + '\n';
}

}  // namespace spadille::cli

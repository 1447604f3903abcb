#include "tests/support/fault_tables.h"

#include <algorithm>
#include <fstream>

#include "games/told_twice.h"

namespace spadille::tests {
namespace {

std::string trimmed(std::string_view text) {
  const auto is_in = [](char c) { return c == ' ' || c == '`'; };
  while (!text.empty() && is_in(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_in(text.back())) text.remove_suffix(1);
  return std::string(text);
}

std::vector<std::string> parts(std::string_view text, char between) {
  std::vector<std::string> all;
  while (true) {
    const auto end = text.find(between);
    all.push_back(trimmed(text.substr(0, end)));
    if (end == std::string_view::npos) return all;
    text.remove_prefix(end + 1);
  }
}

/// "–" is none.
Conditions conditions(const std::string& cell) {
  Conditions all;
  for (const std::string& each : parts(cell, ','))
    if (const auto is = each.find('='); is != std::string::npos)
      all.emplace_back(each.substr(0, is), each.substr(is + 1));
  return all;
}

template <typename Rows, typename Owner>
bool say(const Conditions& all, const Rows& rows, const Owner& owner) {
  return std::all_of(all.begin(), all.end(), [&](const auto& condition) {
    return std::any_of(rows.begin(), rows.end(), [&](const auto& row) {
      return row.key == condition.first && written(row, row.get(owner)) == condition.second;
    });
  });
}

}  // namespace

FaultTables fault_tables() {
  std::ifstream file(SPADILLE_SOURCE "/docs/rulings.md");
  FaultTables tables;
  for (std::string line; std::getline(file, line);) {
    if (line.rfind("| `", 0) != 0) continue;
    const std::vector<std::string> cells = parts(line, '|');  // the first and the last are empty
    if (cells.size() == 9)
      tables.allowed.push_back(
          {cells[1], cells[2], conditions(cells[3]), conditions(cells[4]), cells[5], cells[6]});
    if (cells.size() == 7)
      tables.nobodys.push_back({cells[1], cells[2], conditions(cells[3]), cells[4]});
  }
  return tables;
}

bool hold(const Conditions& all, const AnyRules& rules) {
  return say(all, rules.game().options(), rules);
}

bool hold(const Conditions& all, const AnyIncident& incident) {
  return say(all, incident.game().incidents(), incident);
}

std::string text_of(const AnyIncident& incident) {
  std::string text;
  for (const auto& row : incident.game().incidents())
    if (const Value value = row.get(incident); !value.empty())
      text += (text.empty() ? "" : " " + std::string(row.key) + "=") + written(row, value);
  return text;
}

std::string text_of(const AnyRules& rules) {
  const AnyRules usual = rules.game().rules();
  std::string text;
  for (const auto& row : rules.game().options())
    if (row.get(rules) != row.get(usual))
      text += std::string(row.key) + "=" + written(row, row.get(rules)) + " ";
  return text;
}

}  // namespace spadille::tests

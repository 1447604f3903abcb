// What one session says in several ways is the same.
#include <algorithm>
#include <fstream>
#include <sstream>

#include "tests/walker/at_the_app.h"
#include "tests/walker/laws.h"

namespace spadille::tests {
namespace {

std::vector<std::string> here(const Club& club, std::vector<std::string> words) {
  words.insert(words.end(), {"--session", std::to_string(club.current)});
  return words;
}

/// A document without its sentences.
Json wordless(Json document) {
  if (document.is_object()) document.erase("text");
  for (Json& part : document)
    if (part.is_structured()) part = wordless(part);
  return document;
}

/// Of every line the clause and what it moves.
Json figures(const Json& deal) {
  Json lines = Json::array();
  for (const Json& line : deal.at("lines")) lines.push_back({line.at("rule"), line.at("postings")});
  return {{"before", deal.at("before")}, {"after", deal.at("after")}, {"lines", lines}};
}

Json figures_of(const Json& sheet) {
  Json all = Json::array();
  for (const std::size_t i : counted(sheet)) all.push_back(figures(sheet["deals"][i]));
  return all;
}

bool changed_in_between(const Json& sheet) { return sheet["session"].contains("changes"); }

bool has_remedies(const Json& sheet) {
  const Json& deals = sheet.at("deals");
  return std::any_of(deals.begin(), deals.end(),
                     [](const Json& deal) { return deal.value("out_of_turn", false); });
}

/// "  total    3   −5  out": the words of such a line, or of one that says what was brought
/// forward.
std::optional<Json> totals_in(const std::string& line) {
  std::istringstream words(line);
  std::string word;
  if (line.rfind("  ", 0) != 0 || !(words >> word) || (word != "total" && word != "before"))
    return std::nullopt;
  Json all = Json::array({word});
  while (words >> word) {
    if (word != "out" && word.find_first_of("0123456789") == std::string::npos) return std::nullopt;
    all.push_back(word);
  }
  return all;
}

/// What such a line should say: figures, or that somebody is out, who may have gone out before.
Json totals_said(const std::string& word, const Json& totals, const Json& deal, const Json& shown) {
  Json all = Json::array({word});
  const Json out = deal.value("out", Json::array());
  for (std::size_t i = 0; i < totals.size(); ++i) {
    const int total = totals[i];
    const bool may_be_out = std::find(out.begin(), out.end(), i) != out.end();
    const bool is_out = may_be_out && i + 1 < shown.size() && shown[i + 1] == "out";
    const std::string figure = (total < 0 ? "−" : "") + std::to_string(std::abs(total));
    all.push_back(is_out ? std::string("out") : figure);
  }
  return all;
}

/// Every row of totals: one that does not follow from what stands above it has to be said.
Json rows_of_totals(const Json& sheet, const Json& shown) {
  Json rows = Json::array();
  const auto add = [&](const char* word, const Json& deal, const Json& totals) {
    const Json like = rows.size() < shown.size() ? shown[rows.size()] : Json::array();
    rows.push_back(totals_said(word, totals, deal, like));
  };
  Json above(std::vector<int>(sheet.at("accounts").size(), 0));
  for (const std::size_t i : counted(sheet)) {
    const Json& deal = sheet["deals"][i];
    if (deal.at("before") != with_posted(sheet, deal.at("number"), above))
      add("before", deal, deal["before"]);
    if (!is_wrong(deal)) add("total", deal, deal.at("after"));
    above = deal["after"];
    if (deal.contains("finished")) above = std::vector<int>(above.size(), 0);
  }
  return rows;
}

}  // namespace

bool is_wrong(const Json& deal) {
  const Json findings = deal.value("findings", Json::array());
  return std::any_of(findings.begin(), findings.end(), [](const Json& finding) {
    return finding.value("severity", "error") == "error";
  });
}

bool is_absent(const Json& deal, std::size_t seat) {
  const Json seats = deal.value("absent", Json::array());
  return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

void law_of_commands(Club& club) {
  const Shown asked = club.asked(club.current);
  expect_same("command", "sheet --json", asked.sheet, club.known().now.sheet);
  expect_same("command", "export", asked.evening, club.known().now.evening);
}

void law_of_languages(Club& club, const std::string& language) {
  const Json sheet = club.world.json(here(club, {"sheet", "--lang", language}));
  expect_same("language", language, wordless(sheet), wordless(club.known().now.sheet));
}

void law_of_rescoring(Club& club) {
  const Shown& shown = club.known().now;
  if (changed_in_between(shown.sheet) || !shown.sheet.contains("standing")) return;
  const std::string file = club.world.folder() + "/rules.json";
  std::ofstream(file) << Json{{"format", "spadille/rules"},
                              {"version", 1},
                              {"game", shown.evening.at("game")},
                              {"rules", shown.evening.at("rules")}};
  const Json answer = club.world.json(here(club, {"rescore", "--rules", file}));
  expect("rescore", answer.contains("deals"), answer.dump());
  expect_same("rescore", "options that differ", answer.at("rules"), Json::array());
  expect_same("rescore", "the standing", answer.at("rescored"), answer.at("scored"));
  Json should = Json::array();
  for (const std::size_t i : counted(shown.sheet))
    should.push_back(shown.sheet["deals"][i].at("after"));
  Json is = Json::array();
  for (const Json& deal : answer.at("deals")) is.push_back(deal.at("rescored"));
  expect_same("rescore", "totals", is, should);
}

void law_of_exports(Club& club) {
  const Json& sheet = club.known().now.sheet;
  if (!sheet.contains("standing")) return;
  const Said out = club.world.ask(here(club, {"export", "--as", "session"}));
  if (!out.err.empty() || has_remedies(sheet)) return;  // it says what this form cannot hold
  const Json afresh = club.world.json({"score"}, out.out);
  expect("export", afresh.contains("deals"), out.out + afresh.dump());
  Json deals = Json::array();
  for (const Json& deal : afresh.at("deals")) deals.push_back(figures(deal));
  expect_same("export", "scored afresh", deals, figures_of(sheet));
  expect_same("export", "the standing", afresh.at("standing"), sheet.at("standing"));
}

void law_of_text(Club& club) {
  const Json& sheet = club.known().now.sheet;
  if (!sheet.contains("standing")) return;
  std::istringstream text(club.world.ask(here(club, {"sheet"})).out);
  Json shown = Json::array();
  for (std::string line; std::getline(text, line);)
    if (auto totals = totals_in(line)) shown.push_back(*totals);
  expect_same("text", "totals", shown, rows_of_totals(sheet, shown));
}

}  // namespace spadille::tests

#include "tests/support/corpus.h"

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>
#include <stdexcept>

#include "app/referee/ruling.h"
#include "app/score/scoring.h"
#include "session/event.h"

namespace spadille::tests {
namespace {

const std::set<std::string> kInput{"title", "players", "rules", "before", "deal", "incident"};
const std::set<std::string> kOutput{"line", "after",   "out",     "won",     "dealer", "games",
                                    "fact", "rubbers", "finding", "warning", "effect", "clause"};

std::string squeezed(const std::string& text) {
  std::istringstream words(text);
  std::string all;
  for (std::string word; words >> word;) all += (all.empty() ? "" : " ") + word;
  return all;
}

void add_input(Case& c, const std::string& key, const std::string& rest, std::string& deals) {
  if (key == "title") c.title = rest;
  if (key == "incident") c.is_ruling = true;
  if (key == "deal") deals += (deals.empty() ? "" : ",") + rest;
  if (key != "title" && key != "deal") c.document += ",\"" + key + "\":" + rest;
}

Case read_case(const std::filesystem::path& path) {
  Case c{.file = path, .game = path.parent_path().filename().string()};
  std::ifstream file(path);
  std::string deals;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    const auto space = std::min(line.find(' '), line.size());
    const std::string key = line.substr(0, space);
    const std::string rest = squeezed(line.substr(space));
    if (kInput.contains(key)) {
      add_input(c, key, rest, deals);
      if (key == "deal") c.expected.emplace_back("deal");
    } else if (kOutput.contains(key)) {
      c.expected.push_back(key + ' ' + rest);
    } else {
      throw std::runtime_error(path.string() + ": unknown word " + key);
    }
  }
  const std::string head = R"({"format":"spadille/)";
  const std::string members = R"(","version":1,"game":")" + c.game + '"' + c.document;
  c.document = c.is_ruling ? head + "incident" + members + "}"
                           : head + "session" + members + ",\"deals\":[" + deals + "]}";
  return c;
}

std::string signed_number(int n) { return (n > 0 ? "+" : "") + std::to_string(n); }

std::string names(SeatSet seats) {
  std::string text;
  for (const Seat s : seats) text += " seat" + std::to_string(s.index);
  return text;
}

std::string numbers(const Totals& totals) {
  std::string text;
  for (const int total : totals) text += ' ' + std::to_string(total);
  return text;
}

/// Findings come out as places below the deal, or below the document.
void tell(std::vector<std::string>& all, const Findings& findings, const std::string& below) {
  for (const Finding& f : findings) {
    const bool error = f.severity == Finding::Severity::error;
    const std::string place = f.place.substr(f.place.rfind(below, 0) == 0 ? below.size() : 0);
    all.push_back((error ? "finding " : "warning ") + (place.empty() ? "/" : place) +
                  (f.rule.named() ? ' ' + to_string(f.rule) : ""));
  }
}

void tell(std::vector<std::string>& all, const Line& line) {
  std::string text = "line " + to_string(line.rule);
  auto postings = line.postings;
  std::sort(postings.begin(), postings.end(),
            [](const Posting& a, const Posting& b) { return a.account < b.account; });
  for (const Posting& p : postings)
    text += ' ' + to_string(p.account) + ' ' + signed_number(p.amount);
  all.push_back(std::move(text));
}

void tell_after(std::vector<std::string>& all, const EveningView& evening, const DealView& deal) {
  std::string text = "after";
  for (std::size_t i = 0; i < deal.after.size(); ++i)
    text += ' ' + to_string(evening.accounts[i]) + ' ' + std::to_string(deal.after[i]);
  all.push_back(std::move(text));
}

/// Whether the block of the n-th deal asks for this word.
bool asks(const Case& c, int deal, const std::string& word) {
  int at = -1;
  for (const std::string& line : c.expected) {
    if (line == "deal") ++at;
    if (at == deal && line.rfind(word + ' ', 0) == 0) return true;
  }
  return false;
}

void tell_facts(std::vector<std::string>& all, const Case& c, const DealView& deal) {
  for (const Fact& fact : deal.facts) {
    const std::string text =
        "fact " + std::string(fact.key) + ' ' + to_string(fact.who) + ' ' + std::to_string(fact.n);
    if (std::count(c.expected.begin(), c.expected.end(), text) > 0) all.push_back(text);
  }
}

void tell(std::vector<std::string>& all, const Case& c, const EveningView& evening,
          std::size_t index) {
  const DealView& deal = evening.deals[index];
  const bool last = index + 1 == evening.deals.size();
  all.emplace_back("deal");
  tell(all, deal.findings, "/deals/" + std::to_string(index));
  if (has_error(deal.findings)) return;
  for (const Line& line : deal.sheet.lines) tell(all, line);
  tell_after(all, evening, deal);
  const int number = static_cast<int>(index);
  if (asks(c, number, "out")) all.push_back("out" + names(deal.out));
  if (deal.finished) all.push_back("won" + names(deal.finished->winners));
  const Seat next = last ? evening.standing.dealer : evening.deals[index + 1].dealer;
  if (asks(c, number, "dealer")) all.push_back("dealer seat" + std::to_string(next.index));
  if (asks(c, number, "games")) all.push_back("games" + numbers(evening.standing.games_won));
  if (asks(c, number, "rubbers")) all.push_back("rubbers" + numbers(evening.standing.rubbers_won));
  tell_facts(all, c, deal);
}

/// What the rules say about an irregularity.
std::vector<std::string> ruled(const Case& wanted) {
  const auto document = read_document(wanted.document);
  if (!document) return {"newer format"};
  const auto view = decide(*document);
  if (!view) return {"another document"};
  std::vector<std::string> all;
  tell(all, view->findings, "/incident");
  if (has_error(view->findings)) return all;
  const Ruling& ruling = view->decision().ruling;
  all.push_back("effect " + std::string(name(ruling.effect)));
  all.emplace_back("clause");
  for (const RuleId clause : view->decision().clauses) all.back() += ' ' + to_string(clause);
  for (const Line& line : ruling.lines) tell(all, line);
  if (ruling.dealer) all.push_back("dealer seat" + std::to_string(ruling.dealer->index));
  return all;
}

}  // namespace

std::vector<Case> read_corpus(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
    if (entry.path().extension() == ".case") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  std::vector<Case> cases;
  std::transform(files.begin(), files.end(), std::back_inserter(cases), read_case);
  return cases;
}

std::vector<std::string> told(const Case& wanted) {
  if (wanted.is_ruling) return ruled(wanted);
  const auto evening = score_document(wanted.document);
  if (!evening) return {"newer format"};
  std::vector<std::string> all;
  tell(all, evening->findings, "");
  for (std::size_t i = 0; i < evening->deals.size(); ++i) tell(all, wanted, *evening, i);
  if (!evening->scored) all.emplace_back("deal");
  return all;
}

}  // namespace spadille::tests

// What leaves the program for a printer or a spreadsheet says the figures of the sheet.
#include <cmath>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

#include "tests/walker/at_the_app.h"
#include "tests/walker/laws.h"
#include "ui/table/exchange/paper_page.h"
#include "ui/table/exchange/paper_sheet_pdf.h"
#include "ui/table/house.h"

namespace spadille::tests {
namespace {

/// A word on a page and where it stands, in points.
struct Printed {
  int page = 0;
  double left = 0;
  double right = 0;
  double bottom = 0;
  std::string word{};
};

std::string read_file(const std::string& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

/// The words of a PDF with their places, as any other program sees them.
std::vector<Printed> words_in(const std::string& pdf) {
  const std::string command = "pdftotext -bbox '" + pdf + "' '" + pdf + ".html'";
  expect("paper", std::system(command.c_str()) == 0, "pdftotext reads " + pdf);
  static const std::regex row(
      "<page|<word xMin=\"([0-9.]+)\" yMin=\"[0-9.]+\" xMax=\"([0-9.]+)\" yMax=\"([0-9.]+)\""
      ">([^<]*)</word>");
  const std::string html = read_file(pdf + ".html");
  std::vector<Printed> all;
  int page = 0;
  for (std::sregex_iterator at(html.begin(), html.end(), row), end; at != end; ++at) {
    const std::smatch& found = *at;
    if (found[1].matched)
      all.push_back(
          {page, std::stod(found[1]), std::stod(found[2]), std::stod(found[3]), found[4]});
    else
      ++page;
  }
  return all;
}

/// A figure, or a part of one: their digits are set one by one.
bool is_figure(const std::string& word) {
  static const std::regex figure("(\u2212|\\+)?[0-9]*");
  return std::regex_match(word, figure);
}

std::string printed(int figure) {
  return (figure < 0 ? "\u2212" : "") + std::to_string(std::abs(figure));
}

std::string printed_move(int moved) { return (moved > 0 ? "+" : "") + printed(moved); }

/// Where the columns of figures begin.
double left_of_columns(std::size_t columns) {
  using namespace table::paper;
  const int column = std::min(300, 1100 / std::max(1, static_cast<int>(columns)));
  constexpr double kPoint = 72.0 / kResolution;
  return (kWidth - kMargin - column * static_cast<int>(columns)) * kPoint;
}

/// What stands on one line, by where it begins.
using Line = std::map<double, Printed>;

/// Whether words go on where the columns are: then it is no row of the sheet.
bool is_text(const Line& line, double columns) {
  constexpr double kSpace = 5;  // between two words; those of a row end farther from its figures
  double end = -kSpace;
  for (const auto& [left, part] : line) {
    if (part.right > columns && !is_figure(part.word)) return true;
    if (left >= columns && end < columns && left - end < kSpace) return true;
    end = part.right;
  }
  return false;
}

/// The figures of a line from left to right, each put together again.
Json whole_figures(const Line& line, double columns) {
  constexpr double kGap = 2.2;  // within a figure
  Json figures = Json::array();
  double end = -kGap;
  for (auto at = line.lower_bound(columns); at != line.end(); ++at) {
    if (at->first - std::exchange(end, at->second.right) < kGap)
      figures.back() = figures.back().get<std::string>() + at->second.word;
    else
      figures.push_back(at->second.word);
  }
  return figures;
}

/// Row by row the figures behind the words.
Json figure_rows(const std::vector<Printed>& words, double columns) {
  std::map<std::pair<int, double>, Line> lines;
  for (const Printed& each : words) {
    constexpr double kSameLine = 2;  // letters of several sizes
    auto line = lines.lower_bound({each.page, each.bottom - kSameLine});
    if (line == lines.end() || line->first.first != each.page ||
        line->first.second > each.bottom + kSameLine)
      line = lines.insert({{each.page, each.bottom}, {}}).first;
    line->second[each.left] = each;
  }
  Json all = Json::array();
  for (const auto& [place, line] : lines)
    if (!is_text(line, columns) && line.lower_bound(columns) != line.end())
      all.push_back(whole_figures(line, columns));
  return all;
}

Json totals_row(const Json& totals) {
  Json row = Json::array();
  for (const Json& total : totals) row.push_back(printed(total.get<int>()));
  return row;
}

/// What moved, unless nothing, and what was there then.
Json moved_row(const Json& from, const Json& to) {
  Json row = Json::array();
  for (std::size_t i = 0; i < to.size(); ++i) {
    const int moved = to[i].get<int>() - from[i].get<int>();
    if (moved != 0) row.push_back(printed_move(moved));
    row.push_back(printed(to[i].get<int>()));
  }
  return row;
}

/// Deal by deal, with what was posted between them and what was brought forward; the standing.
Json should_be_printed(const Json& sheet) {
  Json all = Json::array();
  const Json nothing(std::vector<int>(sheet.at("accounts").size(), 0));
  Json above = nothing;
  const auto post = [&](int before) {
    bool any = false;
    for (const Json& change : sheet["session"].value("changes", Json::array())) {
      if (change.at("before") != before || !change.contains("lines")) continue;
      const Json posted = with_lines(above, sheet.at("accounts"), change["lines"]);
      all.push_back(moved_row(std::exchange(above, posted), posted));
      any = true;
    }
    return any;
  };
  bool goes_on = true;
  int number = 0;
  for (const std::size_t i : counted(sheet)) {
    const Json& deal = sheet["deals"][i];
    post(++number);
    if (deal.at("before") != above) all.push_back(totals_row(deal["before"]));
    all.push_back(moved_row(deal["before"], deal.at("after")));
    goes_on = !deal.contains("finished");
    above = goes_on ? deal["after"] : nothing;
  }
  const bool since = post(number + 1);
  const Json& standing = sheet.at("standing");
  if (goes_on || since) all.push_back(totals_row(standing.at("totals")));
  if (standing.contains("counters_left")) all.push_back(totals_row(standing["counters_left"]));
  return all;
}

/// The score sheet as a PDF: of the app, or of its program.
std::string paper_of(Club& club) {
  std::string file = club.world.folder() + "/paper-" + std::to_string(club.current) + ".pdf";
  std::filesystem::remove(file);
  if (club.world.has_program()) {
    const Said said =
        club.world.ask_table({"--pdf", file, "--session", std::to_string(club.current)});
    expect("paper", said.done(), "spadille-table --pdf: " + said.err);
    return file;
  }
  table::House& house = at_app(club);
  const QByteArray pdf = table::pdf_of(house.evening()->laid()->view, *house.words());
  std::ofstream(file, std::ios::binary).write(pdf.constData(), pdf.size());
  return file;
}

using Row = std::vector<std::string>;

/// A table of text (RFC 4180), read by ourselves.
std::vector<Row> table_in(const std::string& text) {
  std::vector<Row> rows;
  Row row;
  std::string cell;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"' && quoted && i + 1 < text.size() && text[i + 1] == '"')
      cell += text[++i];
    else if (c == '"')
      quoted = !quoted;
    else if (quoted || (c != '\n' && c != ',' && c != '\r'))
      cell += c;
    else if (c == '\n')
      row.push_back(std::exchange(cell, {})), rows.push_back(std::exchange(row, {}));
    else if (c == ',')
      row.push_back(std::exchange(cell, {}));
  }
  return rows;
}

/// Its number, what it moved and where it led, for each account.
Row last_cells(const Row& row, std::size_t count) {
  Row cells{row.front()};
  cells.insert(cells.end(), row.end() - static_cast<std::ptrdiff_t>(count), row.end());
  return cells;
}

Row should_be_written(const Json& deal) {
  Row cells{deal.at("number").dump()};
  for (std::size_t account = 0; account < deal.at("after").size(); ++account) {
    const int after = deal["after"][account];
    const int moved = after - deal["before"][account].get<int>();
    cells.push_back(is_wrong(deal) ? std::string() : std::to_string(moved));
    cells.push_back(std::to_string(after));
  }
  return cells;
}

}  // namespace

void law_of_paper(Club& club) {
  const Json& sheet = club.known().now.sheet;
  if (!sheet.contains("standing")) return;
  const Json rows =
      figure_rows(words_in(paper_of(club)), left_of_columns(sheet.at("accounts").size()));
  const Json should = should_be_printed(sheet);
  Json first = Json::array();  // games won come behind
  for (std::size_t i = 0; i < should.size() && i < rows.size(); ++i) first.push_back(rows[i]);
  expect_same("paper", "the score sheet as a PDF", first, should);
}

void law_of_tables(Club& club) {
  const Json& sheet = club.known().now.sheet;
  if (!sheet.contains("standing")) return;
  const Said said =
      club.world.ask({"export", "--as", "csv", "--session", std::to_string(club.current)});
  expect("table", said.done(), said.err);
  std::vector<Row> rows = table_in(said.out);
  std::erase_if(rows, [](const Row& row) { return row.front().empty(); });  // what has no number
  const std::vector<std::size_t> deals = counted(sheet);
  expect_same("table", "rows", rows.size(), deals.size() + 1);
  for (std::size_t i = 0; i < deals.size(); ++i)
    expect_same("table", "deal " + std::to_string(i + 1),
                last_cells(rows[i + 1], 2 * sheet.at("accounts").size()),
                should_be_written(sheet["deals"][deals[i]]));
}

}  // namespace spadille::tests

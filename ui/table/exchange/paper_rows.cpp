#include "ui/table/exchange/paper_rows.h"

#include <algorithm>

#include "app/score/sheet_rows.h"
#include "ui/table/review/sheet.h"
#include "ui/table/show/accounts.h"
#include "ui/table/show/rules_title.h"
#include "ui/table/show/told.h"

namespace spadille::table::paper {
namespace {

/// Rules of the house: whatever is not as the game usually has it.
QString options(const RulesView& rules) {
  QStringList all;
  if (!rules.preset.empty()) return {};
  for (const OptionView& option : rules.options)
    if (option.changed()) all << text(option.member->key) + " " + text(option.value());
  return all.join(" · ");
}

QString remark_line(const RemarkView& remark) {
  const bool dispute = remark.kind == EventKind::disputed;
  return (dispute ? (remark.settled ? "✓ " : "? ") : "· ") + text(remark.text);
}

/// Puts the rows together.
class Rows {
 public:
  Rows(const EveningView& evening, const Speaker& speaker) : evening_(evening), speaker_(speaker) {}

  std::vector<Row> run() {
    const auto all = sheet_rows(evening_);
    for (const SheetRow& row : all) add(row);
    if (final_score(all) == nullptr) addTotals("table.total", evening_.standing.totals);
    addStanding();
    if (evening_.session)
      for (const RemarkView& remark : evening_.session->remarks)
        addWords(remark_line(remark), font(28), kDim);
    return std::move(rows_);
  }

 private:
  [[nodiscard]] QStringList heads(const SeatNames& names) const {
    return paper::heads(evening_, names, speaker_);
  }

  void add(const SheetRow& row) {
    using Kind = SheetRow::Kind;
    switch (row.kind) {
      case Kind::change: return addChange(row);
      case Kind::brought_forward:
        return addTotals("cli.sheet.before", row.totals, heads(row.names));
      case Kind::deal:
      case Kind::struck: return addDeal(row);
      case Kind::game_over: return addWords(game_won(row, speaker_), font(32, true));
    }
  }

  void addChange(const SheetRow& row) {
    Row line = withFigures(row);
    for (const QString& words : told(evening_.rules.game, *row.change, speaker_))
      line.words.push_back({words, font(30)});
    rows_.push_back(std::move(line));
  }

  /// Who sat at a deal that is struck out nobody's total tells.
  void addDeal(const SheetRow& row) {
    const DealView& deal = *row.deal;
    const bool struck = row.kind == SheetRow::Kind::struck;
    Row line = withFigures(row);
    if (struck && !rows_.empty()) line.heads = rows_.back().heads;
    const QString said = told(deal, row.names, speaker_);
    line.words.push_back({struck ? said : QString::number(deal.number) + "  " + said,
                          font(32, false, struck), struck ? kDim : kInk});
    const QStringList spoken = spoken_facts(evening_.rules.game, deal, speaker_);
    line.words.push_back({spoken.join(" · "), font(28, true), kDim});
    for (const FormerView& former : deal.former) {
      line.words.push_back({told(former, row.names, speaker_), font(28, false, true), kDim});
      line.words.push_back({text(former.why), font(28), kDim});
    }
    for (const RemarkView& remark : deal.remarks)
      line.words.push_back({remark_line(remark), font(28), kDim});
    rows_.push_back(std::move(line));
  }

  [[nodiscard]] Row withFigures(const SheetRow& row) const {
    Row line{.heads = heads(row.names)};
    for (const int amount : row.moved) line.moves << moved(amount);
    for (const int total : row.totals) line.totals << Speaker::figure(total);
    while (line.totals.size() < line.moves.size()) line.totals << QString();
    return line;
  }

  void addStanding() {
    const Standing& now = evening_.standing;
    if (!now.counters_left.empty()) addTotals("cli.sheet.counters_left", now.counters_left);
    if (const QStringList places = places_of(now.personal, evening_.names); !places.isEmpty())
      addWords(speaker_.say("cli.sheet.personal") + ": " + places.join(" · "), font(28));
    for (const Seat s : now.evening_won)
      addWords(speaker_.said({"cli.sheet.evening_won", {s}}, evening_.names), font(32, true));
    if (std::any_of(now.games_won.begin(), now.games_won.end(), [](int n) { return n > 0; }))
      addTotals("review.games_won", now.games_won);
  }

  /// Words below the figures, under the names that stand above them already.
  void addWords(const QString& words, const QFont& font, const QColor& colour = kInk) {
    rows_.push_back({.words = {{words, font, colour}},
                     .heads = rows_.empty() ? heads(evening_.names) : rows_.back().heads});
  }

  void addTotals(std::string_view label, const Totals& totals) {
    addTotals(label, totals, heads(evening_.names));
  }
  void addTotals(std::string_view label, const Totals& totals, const QStringList& heads) {
    Row row{.heads = heads, .strong = true};
    row.words.push_back({speaker_.said(label), font(36, true)});
    for (const int total : totals) row.totals << Speaker::figure(total);
    rows_.push_back(std::move(row));
  }

  const EveningView& evening_;
  const Speaker& speaker_;
  std::vector<Row> rows_{};
};

}  // namespace

int Row::height(int width) const {
  int height = kGap;
  for (const Block& block : words) height += block.height(width);
  return height;
}

std::vector<Block> heading(const EveningView& evening, const Speaker& speaker) {
  const About& about = evening.about;
  QStringList title{text(about.title), speaker.day(about.date), text(about.place)};
  title.removeAll(QString());
  QStringList players;
  for (const std::string& name : evening.names.seats) players << text(name);
  const QString played = rules_title(evening.rules, speaker);
  return {{title.isEmpty() ? played : title.join(" · "), font(58, true)},
          {played, font(36)},
          {options(evening.rules), font(30), kDim},
          {players.join(", "), font(36)}};
}

std::vector<Row> rows(const EveningView& evening, const Speaker& speaker) {
  return Rows(evening, speaker).run();
}

QStringList heads(const EveningView& evening, const SeatNames& names, const Speaker& speaker) {
  QStringList all;
  for (const Account account : evening.accounts) all << account_name(account, names, speaker);
  return all;
}

}  // namespace spadille::table::paper

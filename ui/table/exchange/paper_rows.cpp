#include "ui/table/exchange/paper_rows.h"

#include <algorithm>
#include <utility>

#include "app/rulebook/rules.h"
#include "app/score/deal_words.h"
#include "app/score/sheet_rows.h"
#include "ui/table/review/sheet.h"
#include "ui/table/show/accounts.h"
#include "ui/table/show/rules_title.h"
#include "ui/table/show/told.h"

namespace spadille::table::paper {
namespace {

/// Rules of the house: whatever is not as the game usually has it.
QString options(const RulesView& rules, const Speaker& speaker) {
  QStringList all;
  if (!rules.preset.empty()) return {};
  for (const OptionView& option : rules.options)
    if (option.changed())
      all << speaker.labelled(speaker.said(option.member->label),
                              text(value_in_words(option, speaker.words())));
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

  std::vector<Row> run(Notes notes) {
    const auto all = sheet_rows(evening_);
    for (const SheetRow& row : all) add(row);
    game_is_over_ = false;
    if (final_score(all) == nullptr) addTotals("table.total", evening_.standing.totals);
    addStanding();
    if (evening_.session)
      for (const RemarkView& remark : evening_.session->remarks)
        addWords(remark_line(remark), font(28), kDim);
    if (notes == Notes::reasons) addReasons(all);
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
      case Kind::game_over: return addGameOver(row);
    }
  }

  /// Its totals stand in the row above. Where a game follows, or came before, each has its number.
  void addGameOver(const SheetRow& row) {
    addWords(game_won(row, speaker_), font(32, true));
    if (games_ == 0 && row.deal != &evening_.deals.back()) begin(rows_.front());
    ++games_;
    game_is_over_ = true;
  }

  void begin(Row& row) const {
    row.begins = speaker_.said(Message{"cli.check_sheet.game", {games_ + 1}});
  }

  /// The next row of the sheet.
  void put(Row row) {
    if (std::exchange(game_is_over_, false)) begin(row);
    rows_.push_back(std::move(row));
  }

  void addChange(const SheetRow& row) {
    Row line = withFigures(row);
    for (const QString& words : told(evening_.rules.game, *row.change, speaker_))
      line.words.push_back({words, font(30)});
    put(std::move(line));
  }

  /// Who sat at a deal that is struck out nobody's total tells.
  void addDeal(const SheetRow& row) {
    const DealView& deal = *row.deal;
    const bool struck = row.kind == SheetRow::Kind::struck;
    Row line = withFigures(row);
    if (struck && !rows_.empty()) line.heads = rows_.back().heads;
    const QString said = table::told(deal, row.names, speaker_);
    QStringList told{struck ? said : QString::number(deal.number) + "  " + said};
    for (const QString& fact : spoken_facts(evening_.rules.game, deal, speaker_))
      if (!said.contains(fact)) told << fact;
    line.words.push_back({told.join(" · "), font(32, false, struck), struck ? kDim : kInk});
    for (const FormerView& former : deal.former) {
      line.words.push_back({table::told(former, row.names, speaker_), font(28, false, true), kDim});
      line.words.push_back({text(former.why), font(28), kDim});
    }
    for (const RemarkView& remark : deal.remarks)
      line.words.push_back({remark_line(remark), font(28), kDim});
    if (!deal.agreed.empty())
      line.words.push_back({text(agreed_in_words(deal, speaker_.words())), font(28), kDim});
    put(std::move(line));
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
    for (const Ranked& ranked : ranking_of(now.personal))
      addPerson(QString::number(ranked.place) + "  " + text(evening_.names.of(ranked.who)),
                ranked.total);
    for (const Seat s : now.evening_won)
      addWords(speaker_.said({"cli.sheet.evening_won", {s}}, evening_.names), font(32, true));
    if (evening_.session && now.personal.empty())
      for (const PersonView& person : evening_.session->people)
        if (person.has_part) addPerson(text(person.name), person.total);
    if (std::any_of(now.games_won.begin(), now.games_won.end(), [](int n) { return n > 0; }))
      addTotals("review.games_won", now.games_won);
  }

  /// What somebody has by himself: a column of its own.
  void addPerson(const QString& who, int total) {
    QStringList heads(static_cast<qsizetype>(evening_.accounts.size()) - 1);
    heads << speaker_.said("cli.sheet.personal");
    QStringList totals(heads.size() - 1);
    totals << Speaker::figure(total);
    rows_.push_back({.words = {{who, font(36, true)}}, .totals = totals, .heads = heads});
  }

  /// Each deal again, with what it counted for.
  void addReasons(const std::vector<SheetRow>& all) {
    QString heading = speaker_.said("table.paper.reasons");
    for (const SheetRow& row : all) {
      if (row.kind != SheetRow::Kind::deal) continue;
      Row note{.begins = std::exchange(heading, {}), .wide = true};
      QStringList lines;
      for (const Line& line : row.deal->sheet.lines) lines << reason(line, row.names);
      note.words.push_back({QString::number(row.deal->number) + "  " + lines.join("; "), font(28)});
      rows_.push_back(std::move(note));
    }
  }

  /// "KJ-5.1 The makers score Anna & Clara +121".
  [[nodiscard]] QString reason(const Line& line, const SeatNames& names) const {
    QStringList all{text(to_string(line.rule)) + " " + speaker_.said(line.message, names)};
    for (const Account account : evening_.accounts)
      if (const int amount = total(line, account); amount != 0)
        all << account_name(account, names, speaker_) + " " + moved(amount);
    return all.join(" · ");
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
    put(std::move(row));
  }

  const EveningView& evening_;
  const Speaker& speaker_;
  std::vector<Row> rows_{};
  int games_ = 0;              ///< that are over
  bool game_is_over_ = false;  ///< and nothing of the next is on the sheet
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
  QStringList won;
  for (const Seat s : evening.standing.evening_won)
    won << speaker.said({"cli.sheet.evening_won", {s}}, evening.names);
  const QString played = rules_title(evening.rules, speaker);
  return {{title.isEmpty() ? played : title.join(" · "), font(58, true)},
          {played, font(36)},
          {options(evening.rules, speaker), font(30), kDim},
          {speaker.listed(players), font(36)},
          {won.join(" "), font(44, true)}};
}

std::vector<Row> rows(const EveningView& evening, const Speaker& speaker, Notes notes) {
  return Rows(evening, speaker).run(notes);
}

QStringList heads(const EveningView& evening, const SeatNames& names, const Speaker& speaker) {
  QStringList all;
  for (const Account account : evening.accounts) all << account_name(account, names, speaker);
  return all;
}

}  // namespace spadille::table::paper

// The ranking for the wall.
#include <algorithm>
#include <memory>

#include "app/tournament/ranking_told.h"
#include "ui/table/event/paper_facts.h"

namespace spadille::table::paper {
namespace {

constexpr int kMostRounds = 12;
constexpr int kPlaceWide = 100;
constexpr int kTotalWide = 190;
constexpr int kDecidedWide = 190;
constexpr int kPrizeWide = 150;
constexpr int kWidestRound = 165;
constexpr int kRankedOnAPage = 45;

/// A ranking with the columns of some of its rounds.
class RankingList {
 public:
  /// `from`, `to`: rounds, from 0.
  RankingList(const EventFacts& facts, const std::vector<RankedLine>& lines, int from, int to)
      : facts_(facts), lines_(lines), from_(from), to_(to) {
    for (const RankedLine& line : lines) {
      decided_ |= !decided_by(line.rung).empty();
      prizes_ |= line.prize != 0;
      for (const RoundScore& score : line.scores) {
        credits_ |= score.from > RoundScore::From::missing;
        drops_ |= !score.counts && score.from == RoundScore::From::play;
      }
    }
    const int pages = (people() + kRankedOnAPage - 1) / kRankedOnAPage;
    const int rows = (people() + pages - 1) / std::max(1, pages);
    high_ = std::clamp((kListBottom - kListTop) / std::max(1, rows), 50, 90);
  }

  [[nodiscard]] int pages() const { return std::max(1, (people() + rows() - 1) / rows()); }

  void paint(QPainter& painter, int page) const {
    const int played = rounds_begun(facts_.desk.now);
    paint_heading(painter, facts_, facts_.speaker.said("table.ranking"),
                  played > 0 ? facts_.roundSaid(played) : QString());
    paintHeads(painter);
    paintMarks(painter);
    const int begin = page * rows();
    for (int i = begin; i < std::min(people(), begin + rows()); ++i)
      paintLine(painter, lines_[static_cast<std::size_t>(i)], kListTop + (i - begin) * high_);
  }

 private:
  /// What decided between equals; empty where nothing did.
  [[nodiscard]] QString decided(const RankedLine& line) const {
    const std::string_view key = decided_by(line.rung);
    return key.empty() ? QString() : facts_.speaker.said(key);
  }

  /// What marks beside figures mean.
  void paintMarks(QPainter& painter) const {
    QStringList all;
    if (credits_) all << facts_.speaker.said("event.paper.credited");
    if (drops_) all << facts_.speaker.said("event.paper.dropped");
    paint_cell(painter, {kMargin, kListBottom + 12, kInside, 40}, all.join(" · "), 26,
               Qt::AlignLeft, false, kDim);
  }

  [[nodiscard]] int people() const { return static_cast<int>(lines_.size()); }
  [[nodiscard]] int rows() const { return (kListBottom - kListTop) / high_; }
  [[nodiscard]] int size() const { return high_ * 3 / 5; }
  [[nodiscard]] int roundWide() const {
    const int rest = kInside - kPlaceWide - kTotalWide - (decided_ ? kDecidedWide : 0) -
                     (prizes_ ? kPrizeWide : 0);
    return std::min(kWidestRound, rest * 11 / 20 / std::max(1, to_ - from_));
  }
  /// Where a column from the right begins: rounds, the total, what decided, the prize.
  [[nodiscard]] int prizeLeft() const { return kMargin + kInside - (prizes_ ? kPrizeWide : 0); }
  [[nodiscard]] int decidedLeft() const { return prizeLeft() - (decided_ ? kDecidedWide : 0); }
  [[nodiscard]] int totalLeft() const { return decidedLeft() - kTotalWide; }
  [[nodiscard]] int roundsLeft() const { return totalLeft() - roundWide() * (to_ - from_); }

  void paintHeads(QPainter& painter) const {
    const int y = kListTop - 40;
    const auto head = [&](int x, int wide, const QString& words) {
      paint_cell(painter, {x + 20, y, wide - 20, 36}, words, 26, Qt::AlignRight, false, kDim);
    };
    for (int i = from_; i < to_; ++i)
      head(roundsLeft() + (i - from_) * roundWide(), roundWide(),
           facts_.speaker.said(Message{"event.paper.nth_round", {i + 1}}));
    head(totalLeft(), kTotalWide, facts_.speaker.said("cli.sheet.total"));
    if (prizes_) head(prizeLeft(), kPrizeWide, facts_.speaker.said("event.prize"));
    paint_rule(painter, kMargin, kMargin + kInside, kListTop, 3);
  }

  void paintLine(QPainter& painter, const RankedLine& line, int y) const {
    const auto figure = [&](int x, int wide, const QString& words, bool strong,
                            const QColor& colour) {
      paint_cell(painter, {x + 20, y, wide - 20, high_}, words, size(), Qt::AlignRight, strong,
                 colour);
    };
    figure(kMargin, kPlaceWide - 40, line.place == 0 ? "–" : QString::number(line.place), true,
           kInk);
    paint_cell(painter, {kMargin + kPlaceWide, y, roundsLeft() - kMargin - kPlaceWide - 12, high_},
               facts_.namesOf(line.who).join(" & "), size());
    for (int i = from_; i < to_; ++i)
      figure(roundsLeft() + (i - from_) * roundWide(), roundWide(),
             text(score_told(line.scores[static_cast<std::size_t>(i)])), false, kDim);
    figure(totalLeft(), kTotalWide, text(total_told(line, facts_.plan().ranking.measure)), true,
           kInk);
    if (decided_)
      paint_cell(painter, {decidedLeft() + 24, y, kDecidedWide - 24, high_}, decided(line),
                 size() * 3 / 4, Qt::AlignLeft, false, kDim);
    if (prizes_) figure(prizeLeft(), kPrizeWide, text(money_told(line.prize)), false, kInk);
    paint_rule(painter, kMargin, kMargin + kInside, y + high_);
  }

  const EventFacts& facts_;
  const std::vector<RankedLine>& lines_;
  int from_;
  int to_;
  bool decided_ = false;
  bool prizes_ = false;
  bool credits_ = false;
  bool drops_ = false;
  int high_ = 50;
};

}  // namespace

Pages ranking_pages(const EventFacts& facts) {
  const auto lines = std::make_shared<std::vector<RankedLine>>(ranking(facts.desk.now));
  const int rounds = lines->empty() ? 0 : static_cast<int>(lines->front().scores.size());
  Pages pages;
  for (int from = 0; from == 0 || from < rounds; from += kMostRounds) {
    const auto list =
        std::make_shared<RankingList>(facts, *lines, from, std::min(rounds, from + kMostRounds));
    for (int page = 0; page < list->pages(); ++page)
      pages.push_back([lines, list, page](QPainter& painter) { list->paint(painter, page); });
  }
  return pages;
}

}  // namespace spadille::table::paper

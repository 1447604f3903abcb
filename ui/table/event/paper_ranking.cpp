// The ranking for the wall.
#include <algorithm>
#include <memory>

#include "app/tournament/ranking_told.h"
#include "ui/table/event/paper_facts.h"

namespace spadille::table::paper {
namespace {

constexpr int kMostRounds = 12;
constexpr int kLeastTotalWide = 190;
constexpr int kMostTotalWide = 320;
constexpr int kDecidedWide = 190;
constexpr int kPrizeWide = 150;
constexpr int kWidestRound = 165;
constexpr int kGap = 20;  // before a figure
constexpr int kLeastFigures = 22;
constexpr int kRankedOnAPage = 45;

/// The widest of some figures in letters of one size.
class Widest {
 public:
  Widest(int size, bool strong) : metrics_(font(size, strong)) {}
  void take(const QString& figure) {
    width_ = std::max(width_, static_cast<int>(metrics_.horizontalAdvance(figure)) + 1);
  }
  [[nodiscard]] int width() const { return width_; }

 private:
  QFontMetricsF metrics_;
  int width_ = 0;
};

QString place_said(const RankedLine& line) { return text(place_told(line.place)); }

/// A ranking with the columns of some of its rounds: as many as can be read.
class RankingList {
 public:
  /// `from`: a round, from 0.
  RankingList(const EventFacts& facts, const std::vector<RankedLine>& lines, int from)
      : facts_(facts), lines_(lines), from_(from) {
    for (const RankedLine& line : lines) {
      decided_ |= !decided_by(line.rung).empty();
      prizes_ |= line.prize != 0;
      for (const RoundScore& score : line.scores) {
        const bool given = score.from == RoundScore::From::nothing && score.points != 0;
        credits_ |= given || score.from > RoundScore::From::missing;
        drops_ |= !score.counts && score.from == RoundScore::From::play;
      }
    }
    const int pages = (people() + kRankedOnAPage - 1) / kRankedOnAPage;
    const int rows = (people() + pages - 1) / std::max(1, pages);
    high_ = std::clamp((kListBottom - kListTop) / std::max(1, rows), 50, 90);
    measure();
  }

  /// Behind the last round that it has.
  [[nodiscard]] int to() const { return to_; }
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
  /// Figures of a column are of one size, and none is wider than its column.
  void measure() {
    Widest places(size(), true);
    Widest totals(size(), true);
    Widest scores(size(), false);
    for (const RankedLine& line : lines_) {
      places.take(place_said(line));
      totals.take(total(line));
      for (const RoundScore& score : line.scores) scores.take(text(score_told(score)));
    }
    place_wide_ = places.width() + 2 * kGap;
    total_wide_ = std::clamp(totals.width() + kGap, kLeastTotalWide, kMostTotalWide);
    const int drawn = lines_.empty() ? 0 : static_cast<int>(lines_.front().scores.size());
    const int least = scores.width() * kLeastFigures / size() + kGap;
    to_ = std::min(drawn, from_ + std::clamp(roundsRoom() / least, 1, kMostRounds));
    round_size_ = std::min(size(), size() * (roundWide() - kGap) / std::max(1, scores.width()));
  }

  [[nodiscard]] QString total(const RankedLine& line) const {
    return text(total_told(line, facts_.plan().ranking.measure));
  }

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
  /// What names leave to rounds.
  [[nodiscard]] int roundsRoom() const {
    const int rest = kInside - place_wide_ - total_wide_ - (decided_ ? kDecidedWide : 0) -
                     (prizes_ ? kPrizeWide : 0);
    return rest * 11 / 20;
  }
  [[nodiscard]] int roundWide() const {
    return std::min(kWidestRound, roundsRoom() / std::max(1, to_ - from_));
  }
  /// Where a column from the right begins: rounds, the total, what decided, the prize.
  [[nodiscard]] int prizeLeft() const { return kMargin + kInside - (prizes_ ? kPrizeWide : 0); }
  [[nodiscard]] int decidedLeft() const { return prizeLeft() - (decided_ ? kDecidedWide : 0); }
  [[nodiscard]] int totalLeft() const { return decidedLeft() - total_wide_; }
  [[nodiscard]] int roundsLeft() const { return totalLeft() - roundWide() * (to_ - from_); }

  void paintHeads(QPainter& painter) const {
    const int y = kListTop - 40;
    const auto head = [&](int x, int wide, const QString& words) {
      paint_cell(painter, {x + 20, y, wide - 20, 36}, words, 26, Qt::AlignRight, false, kDim);
    };
    for (int i = from_; i < to_; ++i)
      head(roundsLeft() + (i - from_) * roundWide(), roundWide(),
           facts_.speaker.said(Message{"event.paper.nth_round", {i + 1}}));
    head(totalLeft(), total_wide_, facts_.speaker.said("cli.sheet.total"));
    if (prizes_) head(prizeLeft(), kPrizeWide, facts_.speaker.said("event.prize"));
    paint_rule(painter, kMargin, kMargin + kInside, kListTop, 3);
  }

  void paintLine(QPainter& painter, const RankedLine& line, int y) const {
    const auto figure = [&](int x, int wide, const QString& words, bool strong, int letters) {
      paint_figure_cell(painter, {x + kGap, y, wide - kGap, high_}, words, letters, Qt::AlignRight,
                        strong, strong ? kInk : kDim);
    };
    figure(kMargin - kGap, place_wide_ - kGap, place_said(line), true, size());
    paint_cell(painter,
               {kMargin + place_wide_, y, roundsLeft() - kMargin - place_wide_ - 12, high_},
               facts_.namesOf(line.who).join(" & "), size());
    for (int i = from_; i < to_; ++i)
      figure(roundsLeft() + (i - from_) * roundWide(), roundWide(),
             text(score_told(line.scores[static_cast<std::size_t>(i)])), false, round_size_);
    figure(totalLeft(), total_wide_, total(line), true, size());
    if (decided_)
      paint_cell(painter, {decidedLeft() + 24, y, kDecidedWide - 24, high_}, decided(line),
                 size() * 3 / 4, Qt::AlignLeft, false, kDim);
    if (prizes_)
      paint_figure_cell(painter, {prizeLeft() + kGap, y, kPrizeWide - kGap, high_},
                        text(money_told(line.prize)), size());
    paint_rule(painter, kMargin, kMargin + kInside, y + high_);
  }

  const EventFacts& facts_;
  const std::vector<RankedLine>& lines_;
  int from_;
  int to_ = 0;
  bool decided_ = false;
  bool prizes_ = false;
  bool credits_ = false;
  bool drops_ = false;
  int high_ = 50;
  int place_wide_ = 0;
  int total_wide_ = 0;
  int round_size_ = 0;
};

}  // namespace

Pages ranking_pages(const EventFacts& facts) {
  const auto lines = std::make_shared<std::vector<RankedLine>>(ranking(facts.desk.now));
  const int rounds = lines->empty() ? 0 : static_cast<int>(lines->front().scores.size());
  Pages pages;
  for (int from = 0; from == 0 || from < rounds;) {
    const auto list = std::make_shared<RankingList>(facts, *lines, from);
    for (int page = 0; page < list->pages(); ++page)
      pages.push_back([lines, list, page](QPainter& painter) { list->paint(painter, page); });
    from = std::max(from + 1, list->to());
  }
  return pages;
}

}  // namespace spadille::table::paper

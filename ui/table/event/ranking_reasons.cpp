#include "ui/table/event/ranking_reasons.h"

#include <algorithm>

#include "app/tournament/ranking_told.h"
#include "ui/table/event/event_ranking.h"
#include "ui/table/show/accounts.h"

namespace spadille::table {
namespace {

constexpr RuleId kTold = "EV-3.1"_rule;
constexpr RuleId kToldDifferently = "EV-3.2"_rule;
constexpr RuleId kCredit = "EV-4.1"_rule;
constexpr RuleId kDirector = "EV-4.2"_rule;
constexpr RuleId kMeasure = "EV-5.1"_rule;
constexpr RuleId kBest = "EV-5.2"_rule;
constexpr RuleId kAttendance = "EV-5.3"_rule;
constexpr RuleId kLadder = "EV-6.1"_rule;
constexpr RuleId kPrize = "EV-7.1"_rule;
constexpr RuleId kSharedPrize = "EV-7.2"_rule;

QString plus(std::int64_t points) { return moved(clamped(points)); }

/// Where one of a line sat in a round, and in which seat; nothing where nobody of it did.
struct SeatTaken {
  const DrawnTable* table = nullptr;
  int seat = 0;
};

SeatTaken seat_of(const DrawnRound& round, const std::vector<Entrant>& line) {
  for (const Entrant who : line)
    for (const DrawnTable& table : round.tables)
      if (const auto seat = std::find(table.seats.begin(), table.seats.end(), who);
          seat != table.seats.end())
        return {&table, static_cast<int>(seat - table.seats.begin())};
  return {};
}

/// The last round that told two apart, from 1; 0: none did.
int deciding_round(const RankedLine& one, const RankedLine& other) {
  for (std::size_t round = one.scores.size(); round-- > 0;)
    if (one.scores[round].points != other.scores[round].points ||
        one.scores[round].from != other.scores[round].from)
      return static_cast<int>(round) + 1;
  return 0;
}

class Reasons {
 public:
  Reasons(const EventRanking& ranking, const LaidEvent& event, std::size_t line,
          const Speaker& speaker)
      : ranking_(ranking),
        event_(event),
        now_(event.desk()->now),
        line_(ranking.lines()[line]),
        before_(line > 0 ? &ranking.lines()[line - 1] : nullptr),
        speaker_(speaker) {}

  QVariantList take() && {
    for (int round = 1; round <= static_cast<int>(line_.scores.size()); ++round) addRound(round);
    addTotal();
    addPlace();
    if (line_.prize != 0)
      add(isShared() ? kSharedPrize : kPrize, speaker_.said("event.why.prize"),
          text(money_told(line_.prize)));
    return std::move(all_);
  }

 private:
  void add(RuleId rule, const QString& words, const QString& figure = {}) {
    all_ << QVariantMap{{"rule", text(to_string(rule))}, {"words", words}, {"figure", figure}};
  }
  [[nodiscard]] QString say(const char* key, const QVariant& a, const QVariant& b = {},
                            const QVariant& c = {}) const {
    return speaker_.say(QString::fromLatin1(key), a, b, c);
  }

  void addRound(int round) {
    const RoundScore& score = line_.scores[static_cast<std::size_t>(round) - 1];
    if (round > rounds_begun(now_)) return addAwards(round);
    switch (score.from) {
      case RoundScore::From::play: addPlayed(round, score); break;
      case RoundScore::From::missing: addMissing(round); break;
      case RoundScore::From::nothing: add(kCredit, say("event.why.nothing", round)); break;
      case RoundScore::From::forced:
      case RoundScore::From::choice:
      case RoundScore::From::late:
      case RoundScore::From::gone:
        add(kCredit, say("event.why.credit", round), plus(score.points - awarded(round)));
        break;
    }
    addAwards(round);
    const bool brings =
        score.from != RoundScore::From::nothing && score.from != RoundScore::From::missing;
    if (brings && !score.counts)
      add(kBest, say("event.why.dropped", round, now_.plan.ranking.best));
  }

  /// "Round 2, table 7 · & Bob · 1313 : 1319".
  void addPlayed(int round, const RoundScore& score) {
    const SeatTaken taken = seat_of(round_of(now_, round), line_.who);
    QStringList words{speaker_.said(Message{"event.room.table", {round, taken.table->table}})};
    if (line_.who.size() == 1 && now_.plan.partners && taken.table->seats.size() == 4)
      words << "& " +
                   event_.name(taken.table->seats[static_cast<std::size_t>((taken.seat + 2) % 4)]);
    const std::int64_t made = score.points - awarded(round);
    words << Speaker::figure(made) + " : " + Speaker::figure(score.against);
    add(kTold, words.join(QStringLiteral(" · ")), plus(made));
  }

  void addMissing(int round) {
    const int table = seat_of(round_of(now_, round), line_.who).table->table;
    const bool differs = result_of(now_, round, table) != nullptr;
    if (differs)
      add(kToldDifferently, speaker_.said(Message{"event.why.differs", {round, table}}), "…");
    else
      add(kTold, speaker_.said(Message{"event.room.missing", {round, table}}), "…");
  }

  [[nodiscard]] bool isMine(const Award& award, int round) const {
    return award.round == round &&
           std::find(line_.who.begin(), line_.who.end(), award.who) != line_.who.end();
  }
  [[nodiscard]] std::int64_t awarded(int round) const {
    std::int64_t sum = 0;
    for (const Award& award : now_.awards)
      if (isMine(award, round)) sum += award.points;
    return sum;
  }
  void addAwards(int round) {
    for (const Award& award : now_.awards)
      if (isMine(award, round)) {
        const QString words = say("event.why.director", round);
        add(kDirector, award.why.empty() ? words : words + " · " + text(award.why),
            plus(award.points));
      }
  }

  void addTotal() {
    const QString total = ranking_.total(line_);
    switch (now_.plan.ranking.measure) {
      case Measure::sum: return add(kMeasure, speaker_.said("event.why.sum"), total);
      case Measure::per_deal:
        return add(kMeasure, say("event.why.per_deal", Speaker::figure(line_.total), line_.deals),
                   total);
      case Measure::per_round:
        return add(kMeasure, say("event.why.per_round", Speaker::figure(line_.total), line_.rounds),
                   total);
    }
  }

  /// What decided against the line before.
  void addPlace() {
    if (line_.rung == Rung::no_place)
      return add(kAttendance,
                 say("event.why.no_place", line_.played, std::max(now_.plan.ranking.least, 1)));
    if (before_ == nullptr) return add(kMeasure, speaker_.said("event.why.first"));
    const QString name = ranking_.name(*before_);
    switch (line_.rung) {
      case Rung::measure:
        return add(kMeasure, say("event.why.behind", name, ranking_.total(*before_)));
      case Rung::roem: return addStep("event.why.roem", before_->roem, line_.roem);
      case Rung::pits: return addStep("event.why.pits", before_->pits, line_.pits);
      case Rung::wins: return addStep("event.why.wins", before_->wins, line_.wins);
      case Rung::direct: return add(kLadder, say("event.why.direct", name));
      case Rung::last_round:
        return add(kLadder, say("event.why.last_round", name, deciding_round(line_, *before_)));
      case Rung::lot: return add(kLadder, say("event.why.lot", name));
      case Rung::shared: return add(kLadder, say("event.why.shared", name));
      case Rung::first:
      case Rung::no_place: return;
    }
  }
  [[nodiscard]] bool isShared() const {
    return std::count_if(ranking_.lines().begin(), ranking_.lines().end(),
                         [this](const RankedLine& line) { return line.place == line_.place; }) > 1;
  }
  void addStep(const char* key, std::int64_t his, std::int64_t mine) {
    add(kLadder, say(key, ranking_.name(*before_), Speaker::figure(his), Speaker::figure(mine)));
  }

  const EventRanking& ranking_;
  const LaidEvent& event_;
  const Tournament& now_;
  const RankedLine& line_;
  const RankedLine* before_;
  const Speaker& speaker_;
  QVariantList all_{};
};

}  // namespace

QVariantList ranking_reasons(const EventRanking& ranking, const LaidEvent& event, std::size_t line,
                             const Speaker& speaker) {
  return Reasons(ranking, event, line, speaker).take();
}

}  // namespace spadille::table

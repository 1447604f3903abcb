#include "app/record/stale_rulings.h"

#include <algorithm>

#include "app/record/earlier_rulings.h"
#include "app/record/known_answers.h"
#include "app/record/place.h"
#include "session/ruled_together.h"

namespace spadille {
namespace {

/// A ruling where it stands.
struct Placed {
  int deal = 0;
  PostedRuling posted{};
};

const Event& event_of(const Log& log, Seq seq) {
  return log.events[static_cast<std::size_t>(seq) - 1];
}

/// Every ruling in force, also those that move nothing.
class RulingsInForce {
 public:
  explicit RulingsInForce(const Table& table) : table_(table) {}

  std::vector<Placed> all() {
    int number = 0;
    for (const LoggedDeal& entry : table_.history.entries)
      if (!entry.struck) add(entry.seq, ++number, entry.told.rulings);
    add(0, 0, table_.history.awaiting);
    return std::move(all_);
  }

 private:
  void add(Seq deal, int number, const std::vector<PostedRuling>& rulings) {
    for (const PostedRuling& posted : rulings)
      if (!posted.of_former && !posted.by_table && !posted.incidents.empty())
        all_.push_back({number, posted});
    for (const Change& change : table_.history.changes)
      if (change.before == deal && change.incident && !change.dealt_again &&
          event_of(table_.log, change.seq).said.in_play &&
          !decided_by_table(event_of(table_.log, change.seq)))
        all_.push_back({number, {{}, {*change.incident}, change.seq}});
  }

  const Table& table_;
  std::vector<Placed> all_{};
};

/// An irregularity as it was told, and the event that told it.
struct Fault {
  Seq seq = 0;
  AnyIncident told{};
};

/// Those that a ruling settles, through all rulings in whose place it stands.
std::vector<Fault> faults_of(const Log& log, Seq seq) {
  std::vector<Fault> all;
  const Event& event = event_of(log, seq);
  for (const int with : event.said.with) {
    if (with == event.said.anew) continue;
    for (Fault& fault : faults_of(log, with)) all.push_back(std::move(fault));
  }
  if (event.incident) all.push_back({seq, *event.incident});
  return all;
}

Table up_to(const Log& log, Seq seq) {
  return table_of({log.game, {log.events.begin(), log.events.begin() + seq}});
}

/// The question that a ruling answered, as a table puts it at some time.
class AskedAgain {
 public:
  AskedAgain(const Table& table, int deal, PostedRuling posted)
      : table_(table),
        deal_(deal),
        posted_(std::move(posted)),
        session_(session_before(table, deal)),
        faults_(faults_of(table.log, posted_.seq)) {}

  /// What need not be asked about one of its faults.
  [[nodiscard]] std::vector<Known> known(std::size_t at, const AnyIncident& incident) const {
    Evening evening{.rules = session_.rules, .before = session_.carry};
    evening.earlier = earlier_rulings(table_, deal_, posted_.seq);
    for (std::size_t i = 0; i < at; ++i)
      evening.earlier->push_back(
          {faults_[i].told, posted_.ruling, Earlier<AnyIncident>::Of::dealing});
    if (deal_ > 0) {
      const Recorded& deal = table_.scored.session.deals[static_cast<std::size_t>(deal_) - 1];
      if (!deal.ended) evening.deals = {deal.deal};
    }
    return known_answers(evening, incident);
  }

  /// What the rules say of these faults; nothing where one cannot be told so.
  [[nodiscard]] std::optional<Joint> answer(const std::vector<AnyIncident>& incidents) const {
    const auto cannot_be_told = [this](const AnyIncident& incident) {
      return has_error(validate(session_.rules, session_.carry, incident));
    };
    if (incidents.empty() || std::any_of(incidents.begin(), incidents.end(), cannot_be_told))
      return std::nullopt;
    Session before = session_;
    std::erase_if(before.awaiting,
                  [this](const PostedRuling& each) { return each.seq >= posted_.seq; });
    return rule_with(before, incidents);
  }

  /// Its faults, with what the sheet knows, where nobody told otherwise on purpose.
  [[nodiscard]] std::vector<AnyIncident> as_known() const {
    std::vector<AnyIncident> all;
    for (std::size_t i = 0; i < faults_.size(); ++i) all.push_back(as_known(i));
    return all;
  }

  [[nodiscard]] const std::vector<Fault>& faults() const { return faults_; }

 private:
  [[nodiscard]] AnyIncident as_known(std::size_t at) const;

  const Table& table_;
  int deal_ = 0;
  PostedRuling posted_{};
  Session session_{};
  std::vector<Fault> faults_{};
};

std::optional<AskedAgain> question(const Table& table, Seq seq) {
  for (Placed& each : RulingsInForce(table).all())
    if (each.posted.seq == seq) return AskedAgain(table, each.deal, std::move(each.posted));
  return std::nullopt;
}

/// What was known when a fault was told.
std::vector<Known> known_then(const Log& log, const Fault& fault) {
  const Table then = up_to(log, fault.seq);
  const auto asked = question(then, fault.seq);
  return asked ? asked->known(asked->faults().size() - 1, fault.told) : std::vector<Known>();
}

const Value* value_of(const std::vector<Known>& known, std::string_view key) {
  for (const Known& each : known)
    if (each.key == key) return &each.value;
  return nullptr;
}

AnyIncident AskedAgain::as_known(std::size_t at) const {
  AnyIncident incident = faults_[at].told;
  const std::vector<Known> then = known_then(table_.log, faults_[at]);
  const std::vector<Known> now = known(at, incident);
  for (const auto& row : incident.game().incidents()) {
    if (!row.asked(session_.rules, session_.carry, incident)) {
      row.set(incident, {});
      continue;
    }
    const Value* is = value_of(now, row.key);
    const Value* was = value_of(then, row.key);
    const bool on_purpose = was != nullptr && *was != row.get(incident);
    if (is != nullptr && !on_purpose) row.set(incident, *is);
  }
  return incident;
}

/// Whether a ruling may rest on what an event tells that came after it.
bool may_touch(const Event& ruling, const Event& later) {
  using enum EventKind;
  if (later.kind == ruling_given) return !later.said.in_play;
  if (later.kind == deal_recorded) return ruling.said.in_play || later.said.from != 0;
  return later.kind == deal_corrected || later.kind == opening_corrected;
}

bool may_be_stale(const Log& log, const std::vector<bool>& counts, Seq seq) {
  for (auto i = static_cast<std::size_t>(seq); i < log.events.size(); ++i)
    if (counts[i] && may_touch(event_of(log, seq), log.events[i])) return true;
  return false;
}

/// What of a ruling is written down.
bool say_the_same(const Ruling& a, const Ruling& b) {
  const auto moving = [](std::vector<Line> lines) {
    std::erase_if(lines, [](const Line& line) { return line.postings.empty(); });
    std::sort(lines.begin(), lines.end(), comes_before);
    return lines;
  };
  const std::vector<Line> ours = moving(a.lines);
  const std::vector<Line> theirs = moving(b.lines);
  return a.effect == b.effect && a.dealer == b.dealer &&
         std::equal(ours.begin(), ours.end(), theirs.begin(), theirs.end(),
                    [](const Line& one, const Line& other) {
                      return one.rule == other.rule && one.postings == other.postings;
                    });
}

bool say_the_same(const std::optional<Joint>& a, const std::optional<Joint>& b) {
  if (!a || !b) return a.has_value() == b.has_value();
  return say_the_same(a->decision.ruling, b->decision.ruling);
}

/// What the rules said when a ruling was given.
std::optional<Joint> said_then(const Log& log, Seq seq) {
  const Table then = up_to(log, seq);
  const auto asked = question(then, seq);
  return asked ? asked->answer(asked->as_known()) : std::nullopt;
}

}  // namespace

std::vector<StaleRuling> stale_rulings(const Table& table) {
  const std::vector<bool> counts = in_force(table.log.events);
  std::vector<StaleRuling> all;
  for (Placed& each : RulingsInForce(table).all()) {
    const Seq seq = each.posted.seq;
    if (!may_be_stale(table.log, counts, seq)) continue;
    const AskedAgain asked(table, each.deal, each.posted);
    std::vector<AnyIncident> incidents = asked.as_known();
    const auto now = asked.answer(incidents);
    if (now && say_the_same(now->decision.ruling, each.posted.ruling)) continue;
    if (say_the_same(now, said_then(table.log, seq))) continue;
    StaleRuling& stale = all.emplace_back(StaleRuling{each.deal, std::move(each.posted)});
    stale.incidents = std::move(incidents);
    if (!now) continue;
    stale.with = now->with;
    stale.now = now->decision.ruling;
  }
  return all;
}

std::optional<StaleRuling> stale_ruling(const Table& table, Seq seq) {
  for (StaleRuling& each : stale_rulings(table))
    if (each.posted.seq == seq) return std::move(each);
  return std::nullopt;
}

}  // namespace spadille

#include "app/record/asked_again.h"

#include <algorithm>

#include "app/record/earlier_rulings.h"
#include "app/record/known_answers.h"
#include "app/record/place.h"

namespace spadille {
namespace {

class RulingsInForce {
 public:
  explicit RulingsInForce(const Table& table) : table_(table) {}

  std::vector<PlacedRuling> all() {
    int number = 0;
    for (const LoggedDeal& entry : table_.history.entries)
      if (!entry.struck) add(entry.seq, ++number, entry.told.rulings);
    add(0, 0, table_.history.awaiting);
    return std::move(all_);
  }

 private:
  void add(Seq deal, int number, const std::vector<PostedRuling>& rulings) {
    for (const PostedRuling& posted : rulings)
      if (!posted.of_former && !posted.incidents.empty()) all_.push_back({number, posted});
    for (const Change& change : table_.history.changes)
      if (change.before == deal && !change.incidents.empty() && !change.dealt_again &&
          event_of(table_.log, change.seq).said.in_play && !waits(rulings, change.seq))
        all_.push_back({number, {{}, change.incidents, change.seq}});
  }

  /// A mark whose ruling says something besides, such as who deals next.
  static bool waits(const std::vector<PostedRuling>& rulings, Seq seq) {
    return std::any_of(rulings.begin(), rulings.end(), [seq](const PostedRuling& posted) {
      return posted.seq == seq && !posted.of_former;
    });
  }

  const Table& table_;
  std::vector<PlacedRuling> all_{};
};

const Value* value_of(const std::vector<Known>& known, std::string_view key) {
  for (const Known& each : known)
    if (each.key == key) return &each.value;
  return nullptr;
}

}  // namespace

std::vector<PlacedRuling> rulings_in_force(const Table& table) {
  return RulingsInForce(table).all();
}

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

Table table_at(const Log& log, Seq event, bool with) {
  const Seq end = with ? event : event - 1;
  return table_of({log.game, {log.events.begin(), log.events.begin() + end}});
}

AskedAgain::AskedAgain(const Table& table, const PlacedRuling& ruling)
    : table_(table),
      deal_(ruling.deal),
      seq_(ruling.posted.seq),
      ruling_(ruling.posted.ruling),
      session_(session_before(table, ruling.deal)),
      faults_(faults_of(table.log, ruling.posted.seq)) {}

/// What need not be asked about one of its faults.
std::vector<Known> AskedAgain::known(std::size_t at, const AnyIncident& incident) const {
  Evening evening{.rules = session_.rules, .before = session_.carry};
  evening.earlier = earlier_rulings(table_, deal_, seq_);
  for (std::size_t i = 0; i < at; ++i)
    evening.earlier->push_back({faults_[i].told, ruling_, Earlier<AnyIncident>::Of::dealing});
  if (deal_ > 0) {
    const Recorded& deal = table_.scored.session.deals[static_cast<std::size_t>(deal_) - 1];
    if (!deal.ended) evening.deals = {deal.deal};
  }
  return known_facts(evening, incident);
}

std::optional<Joint> AskedAgain::answer(const std::vector<AnyIncident>& incidents) const {
  return answer(incidents, [this](const PostedRuling& each) { return each.seq < seq_; });
}

std::optional<Joint> AskedAgain::answer_in_place(const std::vector<AnyIncident>& incidents) const {
  return answer(incidents, [this](const PostedRuling& each) { return each.seq != seq_; });
}

std::optional<Joint> AskedAgain::answer(const std::vector<AnyIncident>& incidents,
                                        const auto& stands) const {
  const auto cannot_be_told = [this](const AnyIncident& incident) {
    return has_error(validate(session_.rules, session_.carry, incident));
  };
  if (incidents.empty() || std::any_of(incidents.begin(), incidents.end(), cannot_be_told))
    return std::nullopt;
  Session before = session_;
  std::erase_if(before.awaiting, [&stands](const PostedRuling& each) { return !stands(each); });
  return rule_with(before, incidents);
}

/// What was known when a fault was told.
std::vector<Known> known_then(const Log& log, const Fault& fault) {
  const Table then = table_at(log, fault.seq, true);
  const auto asked = asked_again(then, fault.seq);
  return asked ? asked->known(asked->faults_.size() - 1, fault.told) : std::vector<Known>();
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

std::vector<AnyIncident> AskedAgain::as_known() const {
  std::vector<AnyIncident> all;
  for (std::size_t i = 0; i < faults_.size(); ++i) all.push_back(as_known(i));
  return all;
}

std::optional<AskedAgain> asked_again(const Table& table, Seq seq) {
  for (const PlacedRuling& each : rulings_in_force(table))
    if (each.posted.seq == seq) return AskedAgain(table, each);
  return std::nullopt;
}

bool say_the_same(const Ruling& a, const Ruling& b) {
  const auto moving = [](std::vector<Line> lines) {
    std::erase_if(lines, [](const Line& line) { return line.postings.empty(); });
    std::sort(lines.begin(), lines.end(), comes_before);
    return lines;
  };
  const std::vector<Line> ours = moving(a.lines);
  const std::vector<Line> theirs = moving(b.lines);
  // What a void deal costs is reckoned when it is paid.
  const bool wait = a.of_void_deal || b.of_void_deal;
  return a.effect == b.effect && a.dealer == b.dealer && a.then == b.then &&
         are_of_the_same_rules(ours, theirs) &&
         (wait || std::equal(ours.begin(), ours.end(), theirs.begin(),
                             [](const Line& one, const Line& other) {
                               return one.postings == other.postings;
                             }));
}

bool say_the_same(const std::optional<Joint>& a, const std::optional<Joint>& b) {
  if (!a || !b) return a.has_value() == b.has_value();
  return say_the_same(a->decision.ruling, b->decision.ruling);
}

}  // namespace spadille

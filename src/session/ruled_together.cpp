#include "session/ruled_together.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace spadille {
namespace {

using Effect = Ruling::Effect;

/// Faults that the rules settle as one, and what they come to.
struct Group {
  std::vector<AnyIncident> told{};
  Decision decision{};
  bool own = false;  ///< one of them is to be ruled on now
};

/// Whether the deal is not scored as it was played: at most one ruling of a deal says so.
bool decides(const Ruling& ruling) {
  return ruling.effect == Effect::replaces_score || ruling.effect == Effect::redeal;
}

void say(Decision& decision, std::string_view key) {
  if (decision.words.size() < Instructions::capacity()) decision.words.push_back({key});
}

/// All that was told about one deal, in groups, whoever told which first.
class Faults {
 public:
  explicit Faults(const Session& before) : before_(before) {}

  /// With those that the rules settle as one with it.
  void add(const AnyIncident& incident, bool own) {
    Group joined{{incident}, rule_on(before_.rules, before_.carry, incident), own};
    for (auto group = groups_.begin(); group != groups_.end();) {
      std::vector<AnyIncident> all = group->told;
      all.insert(all.end(), joined.told.begin(), joined.told.end());
      if (auto one = rule_on(before_.rules, before_.carry, all)) {
        joined = {std::move(all), std::move(*one), own || group->own};
        group = groups_.erase(group);
      } else {
        ++group;
      }
    }
    groups_.push_back(std::move(joined));
  }

  /// Those that are to be ruled on now, what was told last in the last of them.
  [[nodiscard]] std::vector<const Group*> own() const {
    std::vector<const Group*> all;
    for (const Group& group : groups_)
      if (group.own) all.push_back(&group);
    return all;
  }

  /// Of rulings about the score of the deal: it is void if one says so. Of two that say the same
  /// the rulebook's first decides; what a void deal costs is paid besides, and so is what each of
  /// `own` costs by itself.
  [[nodiscard]] Decision score(const std::vector<const Group*>& own) const {
    const std::vector<const Group*> all = deciding();
    const Group* first = all.empty() ? own.back() : all.front();
    Decision one = first->decision;
    std::vector<Line>& lines = one.ruling.lines;
    const auto add = [&lines](const Group& group) {
      const std::vector<Line>& more = group.decision.ruling.lines;
      lines.insert(lines.end(), more.begin(), more.end());
    };
    for (const Group* other : all) {
      const Ruling& ruling = other->decision.ruling;
      if (other == first || ruling.effect != Ruling::Effect::redeal) continue;
      add(*other);
      if (one.ruling.dealer) continue;
      one.ruling.dealer = ruling.dealer;
      one.ruling.then = ruling.then;
    }
    for (const Group* each : own)
      if (each != first && !decides(each->decision.ruling)) add(*each);
    std::sort(lines.begin(), lines.end(), comes_before);
    if (all.size() > 1)
      say(one, first == own.back() ? "referee.instead_of_before" : "referee.before_stands");
    return one;
  }

 private:
  /// The first of them decides.
  [[nodiscard]] std::vector<const Group*> deciding() const {
    std::vector<const Group*> all;
    for (const Group& group : groups_)
      if (decides(group.decision.ruling)) all.push_back(&group);
    const auto rank = [](const Group* group) {
      const Ruling& ruling = group->decision.ruling;
      return std::tuple(ruling.effect != Effect::redeal, first_clause(group->told),
                        !ruling.dealer.has_value(), ruling.dealer);
    };
    std::sort(all.begin(), all.end(),
              [&](const Group* a, const Group* b) { return rank(a) < rank(b); });
    return all;
  }

  const Session& before_;
  std::vector<Group> groups_{};
};

bool can_be_told(const Session& before, const AnyIncident& incident) {
  return !has_error(validate(before.rules, before.carry, incident));
}

bool contains(const std::vector<AnyIncident>& all, const AnyIncident& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

/// Whether it says of a deal that is dealt again nothing but who deals the next: that counts where
/// the deal stands.
bool only_names_dealer(const Ruling& ruling) {
  return ruling.dealer && !decides(ruling) &&
         std::all_of(ruling.lines.begin(), ruling.lines.end(),
                     [](const Line& line) { return line.postings.empty(); });
}

bool is_void(const Ruling& ruling) { return ruling.effect == Effect::redeal; }

/// Whether the last of a set is settled together with a ruling that stands there.
bool is_settled_with(const Group& group, const PostedRuling& other) {
  if (decides(group.decision.ruling) && decides(other.ruling)) return true;
  if (is_void(group.decision.ruling) && only_names_dealer(other.ruling)) return true;
  return std::any_of(other.incidents.begin(), other.incidents.end(),
                     [&group](const AnyIncident& each) { return contains(group.told, each); });
}

/// Where two rulings name the next dealer, one of them does: who decides about the score, then the
/// clause that the rulebook has first. A deal that is void is dealt again by whom that ruling says;
/// what was said of it at the deal before comes last.
bool names_dealer_before(const PostedRuling& other, const Ruling& ours, const Group& group) {
  if (other.is_part) return false;
  if (is_void(other.ruling) && !decides(ours)) return true;
  if (!ours.dealer || !other.ruling.dealer) return false;
  const auto rank = [](const Ruling& ruling, const std::vector<AnyIncident>& incidents) {
    return std::tuple(!decides(ruling), first_clause(incidents), *ruling.dealer);
  };
  return rank(other.ruling, other.incidents) < rank(ours, group.told);
}

}  // namespace

RuleId first_clause(const std::vector<AnyIncident>& incidents) {
  RuleId first;
  for (const AnyIncident& incident : incidents)
    if (const RuleId clause = clause_of(incident); !first.named() || clause < first) first = clause;
  return first;
}

RuleId void_clause(const Session& before, const std::vector<AnyIncident>& told) {
  const Session at{before.rules, before.carry, {}, {}};
  std::vector<AnyIncident> can_be;
  std::copy_if(told.begin(), told.end(), std::back_inserter(can_be),
               [&at](const AnyIncident& each) { return can_be_told(at, each); });
  std::vector<AnyIncident> alone;
  std::copy_if(
      can_be.begin(), can_be.end(), std::back_inserter(alone),
      [&at](const AnyIncident& each) { return is_void(rule_on(at.rules, at.carry, each).ruling); });
  if (!alone.empty()) return first_clause(alone);
  if (!can_be.empty())
    if (const Decision joint = rule_with(at, can_be).decision; is_void(joint.ruling))
      return joint.clauses[0];
  return first_clause(told);
}

std::optional<Decision> rule_on(const AnyRules& rules, const AnyCarry& carry,
                                const std::vector<AnyIncident>& incidents) {
  for (const AnyIncident& incident : incidents)
    if (has_error(validate(rules, carry, incident))) return std::nullopt;
  if (incidents.empty()) return std::nullopt;
  if (incidents.size() == 1) return rule_on(rules, carry, incidents.front());
  return rule_together(rules, carry, incidents);
}

Joint rule_with(const Session& before, const AnyIncident& told) {
  return rule_with(before, std::vector<AnyIncident>{told});
}

Joint rule_with(const Session& before, const std::vector<AnyIncident>& told) {
  Faults faults(before);
  for (const PostedRuling& each : before.awaiting)
    for (const AnyIncident& incident : each.incidents)
      if (!each.of_former && !each.by_table && can_be_told(before, incident))
        faults.add(incident, false);
  for (const AnyIncident& incident : told) faults.add(incident, true);
  const std::vector<const Group*> own = faults.own();
  Joint joint{own.back()->decision, {}};
  bool is_one = own.size() == 1 && !decides(own.back()->decision.ruling);
  for (const PostedRuling& each : before.awaiting) {
    const auto settles = [&each](const Group* group) { return is_settled_with(*group, each); };
    if (each.of_former || std::none_of(own.begin(), own.end(), settles)) continue;
    joint.with.push_back(each.seq);
    is_one = is_one && !decides(each.ruling);
  }
  if (!is_one) joint.decision = faults.score(own);
  if (own.back()->told.size() > 1) say(joint.decision, "referee.together");
  Ruling& ruling = joint.decision.ruling;
  for (const PostedRuling& each : before.awaiting)
    if (names_dealer_before(each, ruling, *own.back()) &&
        std::find(joint.with.begin(), joint.with.end(), each.seq) == joint.with.end())
      ruling.dealer.reset(), ruling.then.reset();
  return joint;
}

}  // namespace spadille

#include "app/keep/recover.h"

#include <algorithm>
#include <set>

#include "app/keep/salvaged_log.h"
#include "app/kept_text.h"
#include "app/people/names.h"
#include "app/referee/house_rulings.h"
#include "app/score/scoring.h"
#include "codec/plain_text.h"

namespace spadille {
namespace {

constexpr std::size_t kUuid = 36;  ///< characters

bool is_id(const std::string& text) {
  return text.size() == kUuid &&
         std::all_of(text.begin(), text.end(), [](unsigned char c) { return c > ' ' && c < 0x7F; });
}

bool is_moment(const std::string& text) { return !text.empty() && printable(text); }

/// The deal that an event recorded, or the last one before it; 0 in a tournament.
int deal_at(const AnyDesk& desk, Seq seq, bool exactly) {
  const auto* session = std::get_if<Desk>(&desk);
  if (session == nullptr) return 0;
  int number = 0;
  int before = 0;
  for (const LoggedDeal& entry : session->table.history.entries) {
    if (entry.struck) continue;
    ++number;
    if (entry.seq == seq) return number;
    if (entry.seq < seq) before = number;
  }
  return exactly ? 0 : before;
}

class Salvor {
 public:
  Salvor(const Wreck& wreck, Book& into) : wreck_(wreck), into_(into), names_(wreck.players) {}

  Expected<Recovery> run() {
    auto done = into_.store.all_or_nothing([&]() -> Expected<void> {
      found_ = {};
      unknown_.clear();
      lost_rules_.clear();
      if (auto people = put_people(); !people) return people;
      put_house_rules();
      for (const SessionId session : wreck_.sessions)
        if (auto put = put_session(wreck_.read(session)); !put) return put;
      tell_names();
      return {};
    });
    if (!done) return tl::unexpected(done.error());
    return std::move(found_);
  }

 private:
  /// First everybody, then who goes on for whom. An entry that has lost its name is not made anew:
  /// it would look like one that never had any.
  Expected<void> put_people() {
    for (const bool merged : {false, true})
      for (Player player : wreck_.players) {
        if (!is_id(player.id) || player.merged_into.empty() == merged) continue;
        player.name = clean_name(player.name);
        if (player.name.empty() && !merged) continue;
        if (!is_id(player.merged_into)) player.merged_into.clear();
        if (auto done = into_.store.put(player); !done) return done;
      }
    return {};
  }

  /// What the log does not cover. Names come last: sessions may know of people of whom no entry is
  /// left.
  void tell_names() {
    for (const Player& player : wreck_.players)
      if (wreck_.doubtful_names.contains(player.id) || !is_id(player.id))
        tell_name(player.name.empty() ? Loss::Kind::name : Loss::Kind::doubtful_name,
                  player.name.empty() ? player.id : clean_name(player.name));
    for (const std::string& id : unknown_) tell_name(Loss::Kind::name, id);
    if (wreck_.somebody_missing && unknown_.empty()) tell_name(Loss::Kind::name, {});
    for (const std::string& name : lost_rules_) tell_name(Loss::Kind::house_rules, name);
  }

  void tell_name(Loss::Kind kind, const std::string& name) {
    Loss loss{.kind = kind};
    if (!name.empty()) loss.players.push_back(visible(name));
    found_.losses.push_back(std::move(loss));
  }

  /// A set of rules, or a house ruling.
  static bool can_be_read(const HouseRules& kept) {
    if (is_house_ruling(kept.name)) return house_ruling(kept).has_value();
    const auto evening = score_document(kept.document);
    return evening && !has_error(evening->findings);
  }

  void put_house_rules() {
    for (const HouseRules& rules : wreck_.house_rules) {
      const bool reads = can_be_read(rules) && printable(rules.name);
      if (!reads || !into_.store.put(rules)) lost_rules_.insert(rules.name);
    }
    lost_rules_.insert(wreck_.doubtful_rules.begin(), wreck_.doubtful_rules.end());
    if (wreck_.rules_missing) lost_rules_.emplace();
  }

  Expected<void> put_session(const SalvagedSession& session) {
    SalvagedLog log = salvaged_log(session, into_.new_id);
    if (log.kept() == 0) return tell_all_lost(session), Expected<void>();
    identify(log.events);
    std::string uuid = is_id(session.uuid) ? session.uuid : into_.new_id();
    const auto taken = into_.store.find(uuid);
    if (!taken) return tl::unexpected(taken.error());
    if (*taken) uuid = into_.new_id();
    ++found_.sessions;
    found_.events += static_cast<int>(log.kept());
    tell_losses(session, log);
    for (const std::string& id : people_of(log.desk))
      if (!names_.has(id)) unknown_.insert(id);
    const StoredSession stored{uuid, log.game, std::move(log.events), session.number};
    auto made = into_.store.create(stored, digest(log.desk));
    if (!made) return tl::unexpected(made.error());
    return {};
  }

  /// What cannot be told from the wreck, or would not be taken.
  void identify(std::vector<EventRecord>& events) const {
    std::string moment = into_.now();
    for (EventRecord& event : events) {
      if (!is_id(event.id)) event.id = into_.new_id();
      if (!is_id(event.device)) event.device = into_.store.device();
      if (event.format != kPayloadFormat) event.format = kPayloadFormat;
      if (!is_moment(event.at)) event.at = moment;
      moment = event.at;
    }
  }

  void tell_all_lost(const SalvagedSession& session) {
    const Summary about = session.summary.value_or(Summary{});
    found_.losses.push_back({.kind = Loss::Kind::session,
                             .session = session.number,
                             .game = session.game,
                             .date = about.date,
                             .players = names_.of(about.players)});
  }

  void tell_losses(const SalvagedSession& session, const SalvagedLog& log) {
    const Summary about = digest(log.desk).summary;
    const Loss loss{.session = session.number,
                    .game = log.game,
                    .date = about.date,
                    .players = names_.of(about.players)};
    std::vector<Loss> losses;
    for (const Seq seq : log.lost) tell(losses, loss, Loss::Kind::event, seq, log);
    for (const Seq seq : log.doubtful) tell(losses, loss, Loss::Kind::doubtful, seq, log);
    std::stable_sort(losses.begin(), losses.end(),
                     [](const Loss& a, const Loss& b) { return a.event < b.event; });
    found_.losses.insert(found_.losses.end(), losses.begin(), losses.end());
  }

  static void tell(std::vector<Loss>& losses, Loss loss, Loss::Kind kind, Seq seq,
                   const SalvagedLog& log) {
    loss.kind = kind == Loss::Kind::event && seq == 1 ? Loss::Kind::opening : kind;
    loss.event = seq;
    loss.deal = deal_at(log.desk, seq, kind == Loss::Kind::doubtful);
    losses.push_back(std::move(loss));
  }

  const Wreck& wreck_;
  Book& into_;
  Names names_;
  std::set<std::string> unknown_{};  ///< ids of people without an entry
  /// House rules that are gone, or perhaps not what they were; empty: nobody knows which.
  std::set<std::string> lost_rules_{};
  Recovery found_{};
};

/// The same of a tournament, which has no deals.
Message in_words_of_tournament(const Loss& loss) {
  switch (loss.kind) {
    case Loss::Kind::session: return {"event.all_lost"};
    case Loss::Kind::opening: return {"event.opening_lost"};
    case Loss::Kind::event: return {"event.entry_lost", {loss.event}};
    case Loss::Kind::doubtful:
    case Loss::Kind::name:
    case Loss::Kind::doubtful_name:
    case Loss::Kind::house_rules: break;
  }
  return {"event.entry_doubtful", {loss.event}};
}

}  // namespace

Message in_words(const Loss& loss) {
  if (loss.game == kTournament) return in_words_of_tournament(loss);
  switch (loss.kind) {
    case Loss::Kind::session: return {"safety.session_lost"};
    case Loss::Kind::opening: return {"safety.opening_lost"};
    case Loss::Kind::event:
      if (loss.deal == 0) return {"safety.event_lost", {loss.event}};
      return {"safety.event_lost_after", {loss.event, loss.deal}};
    case Loss::Kind::name:
      return {loss.players.empty() ? "safety.somebody_missing" : "safety.name_lost"};
    case Loss::Kind::doubtful_name: return {"safety.name_changed"};
    case Loss::Kind::house_rules:
      return {loss.players.empty() ? "safety.rules_missing" : "safety.house_rules_changed"};
    case Loss::Kind::doubtful: break;
  }
  if (loss.deal == 0) return {"safety.event_doubtful", {loss.event}};
  return {"safety.deal_doubtful", {loss.deal, loss.event}};
}

Expected<Recovery> recover(const Wreck& wreck, Book& into) { return Salvor(wreck, into).run(); }

}  // namespace spadille

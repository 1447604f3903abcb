#include "ui/table/record/new_session.h"

#include <QRandomGenerator>
#include <algorithm>
#include <utility>

#include "app/games.h"
#include "app/kept_text.h"
#include "app/rulebook/rules.h"
#include "codec/log.h"
#include "ui/table/record/on_paper.h"
#include "ui/table/show/accounts.h"

namespace spadille::table {
namespace {

std::vector<std::string> listed(const QStringList& names) {
  std::vector<std::string> all;
  for (const QString& name : names) all.push_back(name.toStdString());
  return all;
}

int drawn(int below) {
  return static_cast<int>(QRandomGenerator::system()->bounded(static_cast<quint32>(below)));
}

QString players_said(std::pair<int, int> count, const Speaker& speaker) {
  const auto [fewest, most] = count;
  return fewest == most ? speaker.said(Message{"table.players_exactly", {fewest}})
                        : speaker.said(Message{"table.players_needed", {fewest, most}});
}

/// By whichever of its rules.
std::pair<int, int> players_of(std::string_view game) {
  std::pair<int, int> count{};
  for (const PresetView& preset : presets(game)) {
    const auto rules = preset_rules(preset.id);
    if (!rules) continue;
    const auto [fewest, most] = seats_by(*rules);
    count.first = count.first == 0 ? fewest : std::min(count.first, fewest);
    count.second = std::max(count.second, most);
  }
  return count;
}

}  // namespace

NewSession::NewSession(Home& home, LaidSession& evening, Clerk& clerk, const Speaker& speaker,
                       QObject* parent)
    : QObject(parent), home_(home), evening_(evening), clerk_(clerk), speaker_(speaker) {
  connect(&speaker, &Speaker::languageChanged, this, &NewSession::changed);
  connect(&home, &Home::changed, this, &NewSession::changed);
  connect(&home, &Home::peopleChanged, this, &NewSession::changed);
}

void NewSession::prepare() {
  home_.meetPeople();
  filled_ = false;
  game_.clear();
  newcomers_.clear();
  doubt_.reset();
  title_.clear();
  place_.clear();
  setGame(home_.usualGame());
}

void NewSession::fill(const Form& form) {
  home_.meetPeople();
  filled_ = true;
  game_ = text(form.rules.game);
  preset_ = text(form.rules.preset);
  rules_ = form.rules;
  players_ = form.players;
  waiting_ = form.waiting;
  newcomers_.clear();
  doubt_.reset();
  dealer_ = form.dealer;
  title_ = form.title;
  place_ = form.place;
  totals_ = form.totals;
  before_ = form.before;
  emit changed();
}

void NewSession::setRules(const RulesView& rules) {
  if (text(rules.game) != game_) return;
  preset_ = text(rules.preset);
  rules_ = rules;
  trim();
  emit changed();
}

void NewSession::setGame(const QString& game) {
  if (game == game_) return;
  game_ = game;
  players_ = home_.usualPlayers(game);
  waiting_.clear();
  dealer_ = 0;
  const auto known = spadille::presets(game.toStdString());
  if (!known.empty()) setPreset(text(known.front().id));
  trim();
  emit changed();
}

/// Who waits comes in where a place is free; who has none any more is chosen again by a tap. Totals
/// of other people are none of theirs.
void NewSession::trim() {
  while (players_.size() > most()) players_.removeLast();
  while (players_.size() < most() && !waiting_.isEmpty()) players_ << waiting_.takeFirst();
  if (dealer_ >= players_.size()) dealer_ = 0;
  forgetPaper();
}

void NewSession::forgetPaper() {
  totals_ = {};
  before_.reset();
}

QVariantList NewSession::games() const {
  QVariantList all;
  for (const std::string_view id : game_ids())
    all << QVariantMap{{"id", text(id)},
                       {"name", speaker_.said(std::string(id) + ".name")},
                       {"about", speaker_.said(std::string(id) + ".about")},
                       {"players", players_said(players_of(id), speaker_)}};
  return all;
}

QVariantList NewSession::presets() const { return home_.ruleSets(game_); }

void NewSession::setPreset(const QString& id) {
  const auto rules = home_.rulesCalled(id);
  if (!rules) return;
  preset_ = id;
  rules_ = *rules;
  trim();
  emit changed();
}

QStringList NewSession::people() const {
  QStringList all = home_.people() + newcomers_;
  all.removeDuplicates();
  return all;
}

QStringList NewSession::others() const {
  QStringList all;
  for (const QString& name : people())
    if (!players_.contains(name) && !waiting_.contains(name)) all << name;
  return all;
}

int NewSession::fewest() const { return seats_by(rules_).first; }
int NewSession::most() const { return seats_by(rules_).second; }
QString NewSession::needs() const { return players_said(seats_by(rules_), speaker_); }
bool NewSession::ready() const {
  return !game_.isEmpty() && players_.size() >= fewest() && players_.size() <= most();
}

void NewSession::setDealer(int seat) {
  if (seat < 0 || seat >= players_.size()) return;
  dealer_ = seat;
  emit changed();
}

void NewSession::choose(const QString& name) {
  if (players_.removeAll(name) + waiting_.removeAll(name) == 0)
    (players_.size() < most() ? players_ : waiting_) << name;
  trim();
  emit changed();
}

bool NewSession::addNewcomer(const QString& name) {
  const QString clean = text(clean_name(name.trimmed().toStdString()));
  if (clean.isEmpty() || players_.contains(clean) || waiting_.contains(clean)) return false;
  doubt_ = look_alike(clean.toStdString(), listed(newcomers_ + home_.people()));
  if (!doubt_) sitDown(clean);
  if (doubt_ && doubt_->same) settleDoubt(false);
  emit changed();
  return true;
}

void NewSession::sitDown(const QString& name) {
  if (players_.contains(name) || waiting_.contains(name)) return;
  if (!home_.people().contains(name) && !newcomers_.contains(name)) newcomers_ << name;
  choose(name);
}

QVariantMap NewSession::doubt() const {
  if (!doubt_) return {};
  return {{"name", text(doubt_->name)}, {"known", text(doubt_->known)}};
}

void NewSession::settleDoubt(bool is_new) {
  if (!doubt_) return;
  const auto [name, known, same] = *std::exchange(doubt_, std::nullopt);
  sitDown(text(is_new ? name : known));
  emit changed();
}

void NewSession::moveUp(int place) {
  if (place < 1 || place >= players_.size()) return;
  players_.swapItemsAt(place, place - 1);
  forgetPaper();
  emit changed();
}

void NewSession::drawSeats() {
  forgetPaper();
  for (int i = static_cast<int>(players_.size()) - 1; i > 0; --i)
    players_.swapItemsAt(i, drawn(i + 1));
  drawDealer();
}

void NewSession::drawDealer() {
  if (!players_.isEmpty()) dealer_ = drawn(static_cast<int>(players_.size()));
  emit changed();
}

void NewSession::setInTurn(const QString& after) {
  after_games_ = after == "game";
  emit changed();
}

Beginning NewSession::beginning() const { return fresh_beginning(rules_, listed(players_)); }

QVariantList NewSession::paper() const {
  QVariantList all;
  if (!ready()) return all;
  const Beginning fresh = beginning();
  const Totals& totals = totals_.empty() ? fresh.totals : totals_;
  for (std::size_t i = 0; i < fresh.accounts.size(); ++i)
    all << QVariantMap{{"name", account_name(fresh.accounts[i], fresh.names, speaker_)},
                       {"total", totals[i]}};
  return all;
}

void NewSession::setTotal(int account, const QString& figures) {
  bool is_number = false;
  const int total = figures.toInt(&is_number);
  if (!ready() || !is_number) return;
  if (totals_.empty()) totals_ = beginning().totals;
  if (account < 0 || account >= static_cast<int>(totals_.size())) return;
  totals_[static_cast<std::size_t>(account)] = total;
  emit changed();
}

AnyCarry NewSession::carry() const {
  AnyCarry told = before_ ? *before_ : start(rules_of(rules_), static_cast<int>(players_.size()));
  if (!totals_.empty()) set_totals(told, totals_);
  return told;
}

QVariantList NewSession::before() const {
  if (!ready()) return {};
  return before_shown(rules_of(rules_), carry(), beginning().names, speaker_);
}

QVariantList NewSession::gamesOver() const {
  return ready() ? games_shown(carry(), beginning().names, speaker_) : QVariantList();
}

void NewSession::tell(const std::function<void(AnyCarry&)>& change) {
  if (!ready()) return;
  AnyCarry told = carry();
  change(told);
  before_ = std::move(told);
  emit changed();
}

void NewSession::setBefore(const QString& key, int item, const QString& figures) {
  bool is_number = false;
  const int number = figures.toInt(&is_number);
  if (!is_number || item < 0) return;
  tell([&](AnyCarry& told) {
    put_number(told, key.toStdString(), static_cast<std::size_t>(item), number);
  });
}

void NewSession::toggleBefore(const QString& key, int seat) {
  tell([&](AnyCarry& told) { toggle_person(told, key.toStdString(), seat); });
}

void NewSession::addGame() { tell(add_game); }
void NewSession::dropGame() { tell(drop_game); }

void NewSession::setGameTotal(int game, int account, const QString& figures) {
  bool is_number = false;
  const int total = figures.toInt(&is_number);
  if (!is_number || game < 0 || account < 0) return;
  tell([&](AnyCarry& told) {
    put_total(told, static_cast<std::size_t>(game), static_cast<std::size_t>(account), total);
  });
}

void NewSession::toggleWinner(int game, int who) {
  if (who < 0 || who >= players_.size() || game < 0) return;
  tell([&](AnyCarry& told) { toggle_winner(told, static_cast<std::size_t>(game), seat(who)); });
}

Opening NewSession::opening() const {
  Opening opening;
  opening.rules = rules_;
  opening.title = title_.trimmed().toStdString();
  opening.place = place_.trimmed().toStdString();
  opening.players = listed(players_);
  opening.waiting = listed(waiting_);
  if (!waiting_.isEmpty()) opening.in_turn = after_games_ ? InTurn::game : InTurn::deal;
  opening.dealer = std::to_string(dealer_ + 1);
  if (before_) opening.before = before_text(*before_);
  if (!totals_.empty()) opening.totals = totals_;
  return opening;
}

void NewSession::begin() {
  if (!ready()) return;
  clerk_.ask(
      [opening = opening()](Book& book) -> Outcome<LaidPtr> {
        const auto event = opening_event(book, opening);
        if (!event) return tl::unexpected(event.error());
        auto desk = begin_session(book, *event);
        if (!desk) return tl::unexpected(desk.error());
        return laid_out(book, std::move(*desk));
      },
      [this](Outcome<LaidPtr> laid) {
        if (!laid) {
          emit refused(reason(laid.error(), {}, speaker_));
          return;
        }
        evening_.lay(std::move(laid));
        home_.refresh();
        emit begun();
      });
}

}  // namespace spadille::table

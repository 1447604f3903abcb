#include "ui/table/book/home.h"

#include <algorithm>
#include <map>

#include "app/games.h"
#include "app/keep/people.h"
#include "app/people/names.h"
#include "app/record/session_view.h"

namespace spadille::table {
namespace {

constexpr int kPage = 30;
constexpr int kLatest = 12;

QStringList texts(const std::vector<std::string>& names) {
  QStringList all;
  for (const std::string& name : names) all << text(name);
  return all;
}

/// The scores of sessions that are listed; none of one that cannot be read.
std::map<SessionId, EveningScore> scores_of(Book& book, const Names& names,
                                            const std::vector<Listed>& listed) {
  std::map<SessionId, EveningScore> all;
  for (const Listed& session : listed)
    if (const auto desk = open_session(book, session.id))
      all[session.id] = evening_score(view(*desk, names));
  return all;
}

/// "ahead", "won"; nothing where nobody is.
QString word_of(const EveningScore& score, const Speaker& speaker) {
  for (const EveningScore::Line& line : score.lines)
    if (line.ahead) return speaker.said(score.over ? "table.has_won" : "table.ahead");
  return {};
}

QString figure_of(const EveningScore& score, const EveningScore::Line& line,
                  const Speaker& speaker) {
  return score.games ? speaker.count("table.games_won", line.total) : Speaker::figure(line.total);
}

QVariantMap shown(const EveningScore& score, const Speaker& speaker) {
  QVariantList lines;
  for (const EveningScore::Line& line : score.lines)
    lines << QVariantMap{{"name", text(line.name)},
                         {"total", figure_of(score, line, speaker)},
                         {"ahead", line.ahead}};
  return {{"lines", lines}, {"word", word_of(score, speaker)}};
}

QString told(const EveningScore& score, const Speaker& speaker) {
  QStringList all;
  for (const EveningScore::Line& line : score.lines)
    all << text(line.name) + ' ' + figure_of(score, line, speaker) +
               (line.ahead ? ' ' + word_of(score, speaker) : QString());
  return speaker.listed(all);
}

}  // namespace

Home::Home(Clerk& clerk, const Speaker& speaker, QObject* parent)
    : QObject(parent), clerk_(clerk), speaker_(speaker), evening_(clerk, speaker) {
  connect(&speaker, &Speaker::languageChanged, this, &Home::changed);
}

Outcome<Home::Shelf> Home::look(Book& book, const Filter& filter, const std::string& player) {
  auto names = names_in(book);
  if (!names) return tl::unexpected(Refusal(names.error()));
  Filter narrowed = filter;
  if (!player.empty()) narrowed.player = names->meant(player).value_or(player);
  auto sessions = book.store.list(narrowed);
  if (!sessions) return tl::unexpected(Refusal(sessions.error()));
  auto latest = book.store.list({.limit = kLatest});
  if (!latest) return tl::unexpected(Refusal(latest.error()));
  auto goes_on = latest_session(book);
  if (!goes_on) return tl::unexpected(Refusal(goes_on.error()));
  auto session = *goes_on ? book.store.find(**goes_on) : Expected<std::optional<Listed>>();
  if (!session) return tl::unexpected(Refusal(session.error()));
  auto all = spadille::people(book, *names, false);
  if (!all) return tl::unexpected(Refusal(all.error()));
  std::stable_sort(all->begin(), all->end(), [](const ListedPerson& a, const ListedPerson& b) {
    return a.last != b.last ? a.last > b.last : a.sessions > b.sessions;
  });
  auto rules = house_rules(book);
  if (!rules) return tl::unexpected(Refusal(rules.error()));
  Shelf shelf{std::move(*sessions), std::move(*latest),    std::move(*names), {},
              book.store.banner(),  book.store.warnings(), std::move(*rules), std::move(*session)};
  for (const ListedPerson& person : *all) shelf.people << text(person.name);
  shelf.scores = scores_of(book, shelf.names, shelf.sessions);
  shelf.scores.merge(scores_of(book, shelf.names, shelf.latest));
  if (shelf.goes_on)
    if (auto desk = open_session(book, shelf.goes_on->id))
      if (auto laid = laid_out(book, std::move(*desk))) shelf.lies_open = std::move(*laid);
  return shelf;
}

void Home::refresh() {
  Filter filter{.game = game_.toStdString(), .limit = limit_ + 1};
  if (trash_) filter.state = Summary::State::discarded;
  clerk_.ask(
      [filter, player = player_.toStdString()](Book& book) { return look(book, filter, player); },
      [this](Outcome<Shelf> shelf) {
        problem_.reset();
        if (!shelf) {
          problem_ = shelf.error();
          shelf = Shelf{};
        }
        take(std::move(*shelf));
      });
}

void Home::take(Shelf shelf) {
  shelf_ = std::move(shelf);
  people_ = shelf_.people;
  more_ = static_cast<int>(shelf_.sessions.size()) > limit_;
  if (more_) shelf_.sessions.resize(static_cast<std::size_t>(limit_));
  known_ = true;
  if (shelf_.lies_open)
    evening_.lay(shelf_.lies_open);
  else
    evening_.putAway();
  emit changed();
}

void Home::showMore() {
  limit_ += kPage;
  refresh();
}

void Home::setGame(const QString& game) {
  game_ = game;
  limit_ = kPage;
  refresh();
}

void Home::setPlayer(const QString& player) {
  player_ = player;
  limit_ = kPage;
  refresh();
}

void Home::setTrash(bool trash) {
  trash_ = trash;
  limit_ = kPage;
  refresh();
}

QString Home::banner() const {
  QStringList all;
  if (shelf_.banner) all << speaker_.said(*shelf_.banner);
  for (const Message& warning : shelf_.warnings) all << speaker_.said(warning);
  return all.join('\n');
}

/// What was at fault is told in words for somebody who has no terminal.
QString Home::problem() const {
  if (!problem_) return {};
  const auto& error = problem_->error;
  if (trouble() != "damaged") return reason(*problem_, {}, speaker_);
  return speaker_.said("table.trouble.is_damaged") + speaker_.bracketed(text(error->detail));
}

QString Home::trouble() const {
  if (!problem_) return shelf_.banner ? "read_only" : QString();
  if (!problem_->error) return "other";
  const Error& error = *problem_->error;
  if (error.cause == Error::Cause::other_database) return "foreign";
  if (error.cause == Error::Cause::full) return "full";
  if (error.code == Error::Code::newer_format) return "newer";
  return error.code == Error::Code::damaged ? "damaged" : "other";
}

QString Home::advice() const {
  const QString kind = trouble();
  if (kind.isEmpty()) return {};
  if (kind == "damaged") return speaker_.said("table.trouble.damaged");
  if (kind == "foreign") return speaker_.said("table.trouble.foreign");
  if (kind == "full") return speaker_.said("table.trouble.full");
  if (kind == "newer") return speaker_.said("table.trouble.newer");
  return speaker_.said(kind == "read_only" ? "table.trouble.read_only" : "table.trouble.other");
}

QVariantMap Home::shown(const Listed& session) const {
  const auto found = shelf_.scores.find(session.id);
  const EveningScore score = found == shelf_.scores.end() ? EveningScore{} : found->second;
  return {{"number", static_cast<int>(session.id)},
          {"title", text(session.summary.title)},
          {"game", text(session.game)},
          {"gameName", speaker_.said(session.game + ".name")},
          {"players", speaker_.together(texts(shelf_.names.everybody(session.summary.players)))},
          {"date", speaker_.day(session.summary.date)},
          {"place", text(session.summary.place)},
          {"deals", session.summary.deals},
          {"score", table::shown(score, speaker_)},
          {"told", told(score, speaker_)},
          {"open", session.summary.state == Summary::State::open}};
}

QVariantList Home::sessions() const {
  QVariantList all;
  for (const Listed& session : shelf_.sessions) all << shown(session);
  return all;
}

QVariantList Home::latest() const {
  QVariantList all;
  for (const Listed& session : shelf_.latest)
    if (!shelf_.goes_on || session.id != shelf_.goes_on->id) all << shown(session);
  return all;
}

QVariantMap Home::goesOn() const { return shelf_.goes_on ? shown(*shelf_.goes_on) : QVariantMap(); }

QStringList Home::usualPlayers(const QString& game) const {
  const auto& latest = shelf_.latest;
  auto session = std::find_if(latest.begin(), latest.end(),
                              [&](const Listed& each) { return text(each.game) == game; });
  if (session == latest.end()) session = latest.begin();
  if (session == latest.end()) return {};
  return texts(shelf_.names.known(session->summary.players));
}

QString Home::usualGame() const {
  return text(shelf_.latest.empty() ? all_games().front()->id()
                                    : std::string_view(shelf_.latest.front().game));
}

QVariantList Home::ruleSets(const QString& game) const {
  QVariantList all;
  for (const PresetView& preset : presets(game.toStdString()))
    all << QVariantMap{{"id", text(preset.id)},
                       {"label", speaker_.said(preset.label)},
                       {"source", text(preset.source)}};
  for (const NamedRules& named : shelf_.rules)
    if (text(named.rules.game) == game)
      all << QVariantMap{{"id", text(named.name)},
                         {"label", text(named.name)},
                         {"source", speaker_.said("review.rules.of_this_book")}};
  return all;
}

std::optional<RulesView> Home::rulesCalled(const QString& id) const {
  if (auto preset = preset_rules(id.toStdString())) return preset;
  for (const NamedRules& named : shelf_.rules)
    if (text(named.name) == id) return named.rules;
  return std::nullopt;
}

}  // namespace spadille::table

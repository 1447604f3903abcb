#include "ui/table/book/home.h"

#include <algorithm>

#include "app/games.h"
#include "app/keep/people.h"
#include "app/people/names.h"

namespace spadille::table {
namespace {

constexpr int kLatest = 12;
constexpr std::size_t kScored = 6;  ///< of those: more the page never shows

}  // namespace

Home::Home(Clerk& clerk, const Speaker& speaker, QObject* parent)
    : QObject(parent), clerk_(clerk), speaker_(speaker), evening_(clerk, speaker) {
  connect(&speaker, &Speaker::languageChanged, this, [this] {
    lay();
    emit changed();
  });
}

Outcome<Home::Shelf> Home::look(Book& book) {
  auto names = names_in(book);
  if (!names) return tl::unexpected(Refusal(names.error()));
  auto latest = book.store.list({.limit = kLatest});
  if (!latest) return tl::unexpected(Refusal(latest.error()));
  auto goes_on = latest_session(book);
  if (!goes_on) return tl::unexpected(Refusal(goes_on.error()));
  auto session = *goes_on ? book.store.find(**goes_on) : Expected<std::optional<Listed>>();
  if (!session) return tl::unexpected(Refusal(session.error()));
  auto rules = house_rules(book);
  if (!rules) return tl::unexpected(Refusal(rules.error()));
  Shelf shelf{std::move(*latest),    {std::move(*names), {}}, book.store.banner(),
              book.store.warnings(), std::move(*rules),       std::move(*session)};
  if (shelf.goes_on)
    if (auto desk = open_session(book, shelf.goes_on->id)) {
      shelf.rows.score(*desk);
      if (auto laid = laid_out(book, std::move(*desk))) shelf.lies_open = std::move(*laid);
    }
  shelf.rows.lookAt(book, shelf.latest, kScored);
  return shelf;
}

/// The latest first, of those the most frequent.
Outcome<QStringList> Home::peopleIn(Book& book) {
  const auto names = names_in(book);
  if (!names) return tl::unexpected(Refusal(names.error()));
  auto all = spadille::people(book, *names, false);
  if (!all) return tl::unexpected(Refusal(all.error()));
  std::stable_sort(all->begin(), all->end(), [](const ListedPerson& a, const ListedPerson& b) {
    return a.last != b.last ? a.last > b.last : a.sessions > b.sessions;
  });
  QStringList people;
  for (const ListedPerson& person : *all) people << text(person.name);
  return people;
}

void Home::refresh() {
  clerk_.ask(look, [this](Outcome<Shelf> shelf) {
    problem_.reset();
    if (!shelf) {
      problem_ = shelf.error();
      shelf = Shelf{};
    }
    take(std::move(*shelf));
  });
  if (met_) meetPeople();
}

void Home::meetPeople() {
  met_ = true;
  clerk_.ask(peopleIn, [this](Outcome<QStringList> people) {
    people_ = std::move(people).value_or(QStringList());
    emit peopleChanged();
  });
}

void Home::take(Shelf shelf) {
  shelf_ = std::move(shelf);
  known_ = true;
  if (shelf_.lies_open)
    evening_.lay(shelf_.lies_open);
  else
    evening_.putAway();
  lay();
  emit changed();
  emit read();
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

/// Rows are put into words once, however many ask for them.
void Home::lay() {
  goes_on_.clear();
  latest_.clear();
  if (shelf_.goes_on) goes_on_ = shelf_.rows.row(*shelf_.goes_on, speaker_);
  for (const Listed& session : shelf_.latest)
    if (!shelf_.goes_on || session.id != shelf_.goes_on->id)
      latest_ << shelf_.rows.row(session, speaker_);
}

QStringList Home::usualPlayers(const QString& game) const {
  const auto& latest = shelf_.latest;
  auto session = std::find_if(latest.begin(), latest.end(),
                              [&](const Listed& each) { return text(each.game) == game; });
  if (session == latest.end()) session = latest.begin();
  if (session == latest.end()) return {};
  return texts(shelf_.rows.names.known(session->summary.players));
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

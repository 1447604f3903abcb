#include "ui/table/book/history.h"

namespace spadille::table {
namespace {

constexpr int kPage = 30;

}  // namespace

History::History(Clerk& clerk, const Speaker& speaker, QObject* parent)
    : QObject(parent), clerk_(clerk), speaker_(speaker), limit_(kPage) {
  connect(&speaker, &Speaker::languageChanged, this, &History::changed);
}

Outcome<History::Page> History::look(Book& book, Filter filter, const std::string& player) {
  auto names = names_in(book);
  if (!names) return tl::unexpected(Refusal(names.error()));
  if (!player.empty()) filter.player = names->meant(player).value_or(player);
  auto sessions = book.store.list(filter);
  if (!sessions) return tl::unexpected(Refusal(sessions.error()));
  Page page{std::move(*sessions), {std::move(*names), {}}};
  page.rows.lookAt(book, page.sessions, page.sessions.size());
  return page;
}

/// One more than is shown is asked for: so it is known whether there are more.
void History::refresh() {
  open_ = true;
  Filter filter{.game = game_.toStdString(), .limit = limit_ + 1};
  if (trash_) filter.state = Summary::State::discarded;
  clerk_.ask(
      [filter, player = player_.toStdString()](Book& book) { return look(book, filter, player); },
      [this](Outcome<Page> page) {
        if (!open_) return;
        page_ = std::move(page).value_or(Page{});
        more_ = static_cast<int>(page_.sessions.size()) > limit_;
        if (more_) page_.sessions.resize(static_cast<std::size_t>(limit_));
        known_ = true;
        emit changed();
      });
}

void History::lookAgain() {
  limit_ = kPage;
  refresh();
}

void History::follow() {
  if (open_) refresh();
}

void History::close() {
  game_.clear();
  player_.clear();
  trash_ = false;
  limit_ = kPage;
  open_ = known_ = more_ = false;
  page_ = {};
  emit changed();
}

void History::showMore() {
  limit_ += kPage;
  refresh();
}

void History::setGame(const QString& game) {
  game_ = game;
  lookAgain();
}

void History::setPlayer(const QString& player) {
  player_ = player;
  lookAgain();
}

void History::setTrash(bool trash) {
  trash_ = trash;
  lookAgain();
}

QVariantList History::sessions() const {
  QVariantList all;
  for (const Listed& session : page_.sessions) all << page_.rows.row(session, speaker_);
  return all;
}

}  // namespace spadille::table

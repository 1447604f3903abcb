#include "ui/table/record/draft.h"

#include <QJsonDocument>

namespace spadille::table {

Draft::Draft(const LaidSession& evening, Clerk& clerk, QObject* parent)
    : QObject(parent), evening_(evening), clerk_(clerk) {
  connect(&evening, &LaidSession::changed, this, &Draft::follow);
}

void Draft::follow() {
  const LaidPtr before = std::exchange(of_, evening_.laid());
  if (before == of_) return;
  const bool same = before && of_ && before->desk.uuid == of_->desk.uuid;
  if (!same || evening_.hasRecorded()) parts_ = {};
  if (!same) waiting_ = std::make_shared<Waiting>();
  if (of_ && !same) fetch();
  // Somebody else's deal has taken it out of the book.
  if (of_ && same && !parts_.isEmpty()) put();
}

void Draft::fetch() {
  clerk_.ask(
      [id = of_->desk.id](Book& book) -> Outcome<std::string> {
        auto draft = book.store.draft(id);
        if (!draft) return tl::unexpected(Refusal(draft.error()));
        return *draft;
      },
      [this, of = of_](const Outcome<std::string>& draft) {
        const bool awaited = of_ && of_->desk.uuid == of->desk.uuid && parts_.isEmpty();
        if (draft && awaited) take(text(*draft));
      });
}

/// What the command line keeps there is not ours, nor what versions before this one kept.
void Draft::take(const QString& kept) {
  parts_ = QJsonDocument::fromJson(kept.toUtf8()).object();
  emit read();
}

void Draft::keep(const QString& name, const QJsonObject& part) {
  if (!of_ || this->part(name) == part) return;
  if (part.isEmpty())
    parts_.remove(name);
  else
    parts_[name] = part;
  put();
}

void Draft::put() {
  {
    const std::lock_guard lock(waiting_->mutex);
    const bool queued = waiting_->text.has_value();
    waiting_->text =
        parts_.isEmpty() ? "" : QJsonDocument(parts_).toJson(QJsonDocument::Compact).toStdString();
    if (queued) return;
  }
  clerk_.ask(
      [id = of_->desk.id, waiting = waiting_](Book& book) -> Outcome<void> {
        std::string text;
        {
          const std::lock_guard lock(waiting->mutex);
          text = std::exchange(waiting->text, std::nullopt).value_or("");
        }
        if (auto kept = book.store.put_draft(id, text); !kept)
          return tl::unexpected(Refusal(kept.error()));
        return {};
      },
      [](const Outcome<void>&) {});  // the deal will tell
}

}  // namespace spadille::table

#include "ui/table/record/draft.h"

namespace spadille::table {

Draft::Draft(const LaidSession& evening, Clerk& clerk, QObject* parent)
    : QObject(parent), evening_(evening), clerk_(clerk) {
  connect(&evening, &LaidSession::changed, this, &Draft::follow);
}

void Draft::follow() {
  const LaidPtr before = std::exchange(of_, evening_.laid());
  if (before == of_) return;
  const bool same = before && of_ && before->desk.uuid == of_->desk.uuid;
  if (!same || evening_.hasRecorded()) parts_.clear();
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

/// A line a part: "name: text"; one without a name is the deal's, as older versions kept it. What
/// the command line keeps there is not ours.
void Draft::take(const QString& kept) {
  for (const QString& line : kept.split('\n', Qt::SkipEmptyParts)) {
    const qsizetype colon = line.indexOf(": ");
    if (colon > 0)
      parts_[line.left(colon)] = line.mid(colon + 2);
    else if (line.contains('='))
      parts_["deal"] = line;
  }
  emit read();
}

void Draft::keep(const QString& name, const QString& text) {
  if (!of_ || parts_.value(name) == text) return;
  if (text.isEmpty())
    parts_.remove(name);
  else
    parts_[name] = text;
  put();
}

void Draft::put() {
  QStringList lines;
  for (auto part = parts_.cbegin(); part != parts_.cend(); ++part)
    lines << part.key() + ": " + part.value();
  {
    const std::lock_guard lock(waiting_->mutex);
    const bool queued = waiting_->text.has_value();
    waiting_->text = lines.join('\n').toStdString();
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

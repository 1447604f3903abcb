#include "ui/table/keep/people.h"

#include "ui/table/book/laid_session.h"

namespace spadille::table {
namespace {

Outcome<std::vector<ListedPerson>> everybody(Book& book, const Names& names) {
  auto all = people(book, names, true);
  if (!all) return tl::unexpected(Refusal(all.error()));
  return std::move(*all);
}

Outcome<std::vector<ListedPerson>> everybody(Book& book) {
  const auto names = names_in(book);
  return names ? everybody(book, *names) : tl::unexpected(Refusal(names.error()));
}

}  // namespace

People::People(Clerk& clerk, const Speaker& speaker, QObject* parent)
    : QObject(parent), clerk_(clerk), speaker_(speaker) {
  connect(&speaker, &Speaker::languageChanged, this, &People::changed);
}

QVariantList People::all() const {
  QVariantList all;
  for (const ListedPerson& each : all_) {
    QStringList merged;
    for (const std::string& name : each.merged) merged << text(name);
    QStringList note{speaker_.count("safety.how_many", each.sessions)};
    if (!each.last.empty()) note << text(each.last);
    if (each.hidden) note << speaker_.said("review.hidden");
    all << QVariantMap{
        {"id", text(each.id)},   {"name", text(each.name)},        {"note", note.join(" · ")},
        {"hidden", each.hidden}, {"forgotten", each.name.empty()}, {"merged", merged}};
  }
  return all;
}

void People::show(Outcome<All> all, const QString& said) {
  refused_ = !all;
  said_ = all ? said : reason(all.error(), {}, speaker_);
  if (all) all_ = std::move(*all);
  emit changed();
}

void People::refresh() {
  clerk_.ask([](Book& book) { return everybody(book); },
             [this](Outcome<All> all) { show(std::move(all), {}); });
}

void People::change(std::function<Outcome<void>(Book&, const Names&)> change) {
  clerk_.ask(
      [change = std::move(change)](Book& book) -> Outcome<All> {
        const auto names = names_in(book);
        if (!names) return tl::unexpected(Refusal(names.error()));
        if (auto done = change(book, *names); !done) return tl::unexpected(done.error());
        return everybody(book);
      },
      [this](Outcome<All> all) { show(std::move(all), speaker_.said("book.saved")); });
}

void People::rename(const QString& id, const QString& name) {
  change([id = id.toStdString(), name = name.toStdString()](Book& book,
                                                            const Names& names) -> Outcome<void> {
    auto done = rename_person(book, names, id, name);
    if (!done) return tl::unexpected(done.error());
    return {};
  });
}

void People::merge(const QString& id, const QString& into) {
  change([id = id.toStdString(), into = into.toStdString()](Book& book, const Names& names) {
    return merge_people(book, names, id, into);
  });
}

void People::split(const QString& name) {
  change([name = name.toStdString()](Book& book, const Names& names) {
    return split_person(book, names, name);
  });
}

void People::hide(const QString& id, bool hidden) {
  change([id = id.toStdString(), hidden](Book& book, const Names& names) {
    return hide_person(book, names, id, hidden);
  });
}

void People::forget(const QString& id) {
  change([id = id.toStdString()](Book& book, const Names& names) {
    return forget_person(book, names, id);
  });
}

}  // namespace spadille::table

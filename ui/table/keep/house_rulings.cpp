#include "ui/table/keep/house_rulings.h"

#include "app/referee/house_ruling_words.h"
#include "ui/table/book/laid_session.h"

namespace spadille::table {
namespace {

Outcome<std::vector<HouseRuling>> all_in(Book& book) {
  auto all = house_rulings(book);
  if (!all) return tl::unexpected(Refusal(all.error()));
  return std::move(*all);
}

}  // namespace

HouseRulings::HouseRulings(Clerk& clerk, const Speaker& speaker, QObject* parent)
    : QObject(parent), clerk_(clerk), speaker_(speaker) {
  connect(&speaker, &Speaker::languageChanged, this, &HouseRulings::changed);
}

QVariantList HouseRulings::rulings() const {
  QVariantList all;
  const Words& words = speaker_.words();
  for (const auto& [name, told] : all_)
    all << QVariantMap{{"name", text(name)},
                       {"title", text(title_of(told, words))},
                       {"text", text(card_of(told, words)).trimmed()}};
  return all;
}

void HouseRulings::show(Outcome<All> all, const QString& said) {
  said_ = all ? said : reason(all.error(), {}, speaker_);
  if (all) all_ = std::move(*all);
  emit changed();
}

void HouseRulings::refresh() {
  removed_.reset();
  clerk_.ask([](Book& book) { return all_in(book); },
             [this](Outcome<All> all) { show(std::move(all), {}); });
}

void HouseRulings::remove(const QString& name) {
  for (const HouseRuling& each : all_)
    if (text(each.name) == name) removed_ = each.told;
  clerk_.ask(
      [name = name.toStdString()](Book& book) -> Outcome<All> {
        if (auto done = remove_ruling(book, name); !done) return tl::unexpected(done.error());
        return all_in(book);
      },
      [this](Outcome<All> all) {
        if (!all) removed_.reset();
        show(std::move(all), speaker_.said("precedent.removed"));
      });
}

void HouseRulings::putBack() {
  if (!removed_) return;
  clerk_.ask(
      [told = *std::exchange(removed_, std::nullopt)](Book& book) -> Outcome<All> {
        if (auto kept = keep_ruling(book, told); !kept) return tl::unexpected(kept.error());
        return all_in(book);
      },
      [this](Outcome<All> all) { show(std::move(all), {}); });
}

}  // namespace spadille::table

#include "app/referee/house_rulings.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "app/kept_text.h"
#include "app/referee/ruling.h"
#include "codec/plain_text.h"

namespace spadille {
namespace {

/// Under the same roof as rules with a name, which never begin so.
constexpr std::string_view kPrefix = "ruling:";

std::string kept_as(std::string_view name) { return std::string(kPrefix).append(name); }

/// "euchre/revoke/2": the first number that is free.
std::string free_name(const ToldPrecedent& told, const std::set<std::string>& taken) {
  const std::string stem = std::string(told.incident.game().id()) + '/' +
                           std::string(kind_of(told.incident)->name) + '/';
  for (int i = 1;; ++i)
    if (std::string name = stem + std::to_string(i); !taken.contains(name)) return name;
}

Refusal no_such_ruling(std::string_view name) {
  return Error{Error::Code::usage, {"precedent.error.none"}, visible(name)};
}

}  // namespace

bool is_house_ruling(std::string_view kept_as) {
  return kept_as.substr(0, kPrefix.size()) == kPrefix;
}

std::optional<HouseRuling> house_ruling(const HouseRules& kept) {
  if (!is_house_ruling(kept.name)) return std::nullopt;
  auto told = read_precedent(kept.document);
  if (!told) return std::nullopt;
  return HouseRuling{kept.name.substr(kPrefix.size()), std::move(*told)};
}

Expected<std::vector<HouseRuling>> house_rulings(Book& book, std::string_view game) {
  const auto kept = book.store.house_rules();
  if (!kept) return tl::unexpected(kept.error());
  std::vector<HouseRuling> all;
  for (const HouseRules& each : *kept)
    if (auto ruling = house_ruling(each))
      if (game.empty() || ruling->told.incident.game().id() == game)
        all.push_back(std::move(*ruling));
  const auto place = [](const HouseRuling& each) {  // the tenth comes behind the ninth
    return std::tuple(each.name.substr(0, each.name.rfind('/')), each.name.size(), each.name);
  };
  std::sort(all.begin(), all.end(),
            [&place](const HouseRuling& a, const HouseRuling& b) { return place(a) < place(b); });
  return all;
}

Outcome<HouseRuling> find_ruling(Book& book, std::string_view name) {
  auto all = house_rulings(book);
  if (!all) return tl::unexpected(Refusal(all.error()));
  for (HouseRuling& each : *all)
    if (each.name == name) return std::move(each);
  return tl::unexpected(no_such_ruling(name));
}

Outcome<KeptRuling> keep_ruling(Book& book, const ToldPrecedent& told) {
  const auto kept = book.store.house_rules();
  if (!kept) return tl::unexpected(Refusal(kept.error()));
  const std::string document = write_precedent(told);
  std::set<std::string> taken;
  for (const HouseRules& each : *kept) {
    if (!is_house_ruling(each.name)) continue;
    const std::string name = each.name.substr(kPrefix.size());
    if (each.document == document) return KeptRuling{name, false};
    taken.insert(name);
  }
  const std::string name = free_name(told, taken);
  if (auto done = book.store.put(HouseRules{kept_as(name), document}); !done)
    return tl::unexpected(Refusal(done.error()));
  return KeptRuling{name, true};
}

Outcome<void> remove_ruling(Book& book, std::string_view name) {
  const auto kept = book.store.house_rules();
  if (!kept) return tl::unexpected(Refusal(kept.error()));
  const std::string as = kept_as(name);
  if (std::none_of(kept->begin(), kept->end(),
                   [&as](const HouseRules& each) { return each.name == as; }))
    return tl::unexpected(no_such_ruling(name));
  if (auto done = book.store.put(HouseRules{as, {}}); !done)
    return tl::unexpected(Refusal(done.error()));
  return {};
}

Expected<std::vector<HouseDecision>> house_decisions(Book& book, const Evening& table,
                                                     const AnyIncident& incident) {
  const auto kept = house_rulings(book, incident.game().id());
  if (!kept) return tl::unexpected(kept.error());
  std::vector<HouseDecision> all;
  for (const HouseRuling& each : *kept)
    if (answers(each.told, table, incident)) {
      all.push_back(decision_of(each.told, table, incident));
      all.back().name = each.name;
    }
  std::stable_sort(all.begin(), all.end(),
                   [](const HouseDecision& a, const HouseDecision& b) { return a.date > b.date; });
  return all;
}

Outcome<ToldPrecedent> read_precedent(std::string_view text) {
  auto document = read_document(text, kPrecedentLimits);
  if (!document) return tl::unexpected(Refusal(document.error()));
  if (has_error(document->findings)) return tl::unexpected(Refusal(document->findings));
  if (!document->precedent)
    return tl::unexpected(refused("/format", "finding.value", std::string(name(document->format)),
                                  std::string(name(Format::precedent))));
  document->precedent->why = clean_remark(document->precedent->why);
  About& about = document->precedent->table.about;
  about.title = clean_remark(about.title);
  about.place = clean_remark(about.place);
  return std::move(*document->precedent);
}

}  // namespace spadille

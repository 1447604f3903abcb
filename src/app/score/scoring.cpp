#include "app/score/scoring.h"

#include <algorithm>
#include <charconv>

#include "app/deal_view.h"
#include "app/rulebook/rules.h"
#include "codec/document.h"

namespace spadille {
namespace {

/// The deal that a place lies in, "/deals/3/tricks" or "/deal/tricks"; nothing for the rest.
std::optional<std::size_t> deal_at(std::string_view place) {
  if (place == "/deal" || place.substr(0, 6) == "/deal/") return 0;
  constexpr std::string_view kDeals = "/deals/";
  if (place.substr(0, kDeals.size()) != kDeals) return std::nullopt;
  place.remove_prefix(kDeals.size());
  std::size_t index = 0;
  std::from_chars(place.data(), place.data() + place.size(), index);
  return index;
}

std::string place_of(Format format, std::size_t index) {
  return format == Format::deal ? "/deal" : "/deals/" + std::to_string(index);
}

/// What is wrong with the shape, sorted by where it belongs; places below a deal are relative to
/// it.
struct Sorted {
  Findings document{};
  std::vector<Findings> deals{};

  Sorted(Findings findings, Format format, std::size_t deal_count) : deals(deal_count) {
    for (Finding& finding : findings) {
      const auto index = deal_at(finding.place);
      if (!index || *index >= deal_count) {
        document.push_back(std::move(finding));
        continue;
      }
      finding.place.erase(0, place_of(format, *index).size());
      deals[*index].push_back(std::move(finding));
    }
  }
};

EveningView evening_view(Document& document, bool settles) {
  Evening& evening = document.evening;
  EveningView view{.format = document.format, .rules = rules_view(evening.rules)};
  const std::size_t count = evening.deals.size();
  Sorted found(std::move(document.findings), document.format, count);
  view.about = std::move(evening.about);
  view.accounts = accounts(evening.before);
  view.findings = std::move(found.document);
  append_new(view.findings, check(evening.rules), "/rules");
  if (document.format == Format::rules) return view;
  const bool crowd = std::any_of(view.findings.begin(), view.findings.end(),
                                 [](const Finding& f) { return f.place == "/players"; });
  if (!crowd && !has_error(check(evening.rules)))
    append_new(view.findings, check(evening.rules, evening.before), "/before");
  view.names = SeatNames::of(view.about.players, seats_at(evening.rules, view.accounts),
                             seat_letters(evening.rules));
  if (has_error(view.findings)) return view;
  view.scored = true;
  Session session{evening.rules, std::move(evening.before), {}};
  session.deals.reserve(count);
  for (std::size_t i = 0; i < count; ++i)
    record(session, std::move(evening.deals[i]), std::move(found.deals[i]));
  view.deals.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    const Recorded& deal = session.deals[i];
    view.deals.push_back(deal_view(deal, static_cast<int>(i) + 1, view.names));
    append(view.deals.back().findings, deal.findings, place_of(view.format, i));
  }
  view.standing = standing(session.rules, session.carry);
  view.names.sides = sides(session.rules, session.carry);
  if (settles)
    view.settlement =
        settlement(session.rules, session.carry, static_cast<int>(view.names.seats.size()));
  return view;
}

tl::expected<EveningView, Error> view_of(std::string_view text, const Limits& limits,
                                         bool settles) {
  auto document = read_document(text, limits);
  if (!document) return tl::unexpected(document.error());
  if (!document->whole) {
    EveningView view{.format = document->format};
    view.findings = std::move(document->findings);
    return view;
  }
  return evening_view(*document, settles);
}

}  // namespace

tl::expected<EveningView, Error> score_document(std::string_view text, const Limits& limits) {
  return view_of(text, limits, false);
}

tl::expected<EveningView, Error> settle_document(std::string_view text, const Limits& limits) {
  return view_of(text, limits, true);
}

}  // namespace spadille

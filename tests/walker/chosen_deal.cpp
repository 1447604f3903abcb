#include "tests/walker/chosen_deal.h"

#include "app/people/names.h"
#include "app/record/place.h"
#include "codec/short_form.h"
#include "tests/support/random_evening.h"

namespace spadille::tests {
namespace {

/// Who sits there, as the sheet shows it: not as the program reads it.
SeatNames names_at(const Json& sheet, int number) {
  SeatNames names;
  for (std::size_t i = 0; i < sheet.at("deals").size(); ++i)
    if (number != 0 && sheet["deals"][i].at("number") == number) names.seats = players_of(sheet, i);
  if (names.seats.empty()) names.seats = players_of(sheet, sheet["deals"].size());
  return names;
}

/// In the short form where that can say it, half of the time.
std::string said(const AnyDeal& deal, const Json& members, const SeatNames& names, Dice& dice) {
  const std::string text = write_short(deal, names);
  Findings findings;
  const bool reads_back =
      read_short(deal.game(), text, names, findings) == deal && findings.empty();
  return reads_back && !dice.one_in(3) ? text : members.dump();
}

}  // namespace

Json members_of(const AnyDeal& deal) {
  const AnyGame& game = deal.game();
  const Evening evening{{}, game.rules(), start(game.rules(), game.traits.min_seats), {deal}};
  return Json::parse(write_document(Format::deal, evening)).at("deal");
}

namespace {

std::optional<ChosenDeal> chosen(const Session& at, const SeatNames& names, Dice& dice) {
  RandomEvening random(at.rules.game(), dice.number());
  const auto deal = random.try_deal(at.rules, at.carry);
  if (!deal) return std::nullopt;
  const Json members = members_of(*deal);
  return ChosenDeal{*deal, members, said(*deal, members, names, dice)};
}

}  // namespace

std::optional<ChosenDeal> chosen_deal(Club& club, int number, Dice& dice) {
  const Desk desk = club.open();
  const Place at = number == 0 ? place_of_next(desk, {}) : place_of(desk, {}, number);
  return chosen(at.session, names_at(club.known().now.sheet, number), dice);
}

std::optional<ChosenDeal> forgotten_deal(Club& club, int number, Dice& dice) {
  const Desk desk = club.open();
  const Place at =
      club.world.with_book([&](Book& book) { return place_before(desk, *names_in(book), number); });
  return chosen(at.session, at.names, dice);
}

}  // namespace spadille::tests

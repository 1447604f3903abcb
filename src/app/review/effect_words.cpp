#include "app/review/effect_words.h"

#include <algorithm>

#include "app/referee/stale_words.h"
#include "app/score/change_words.h"
#include "text/accounts.h"
#include "text/joints.h"
#include "text/names.h"

namespace spadille {
namespace {

const DealView* deal_of(const EveningView& evening, Seq seq) {
  for (const DealView& deal : evening.deals)
    if (deal.seq == seq && deal.number > 0) return &deal;
  return nullptr;
}

/// "7", "7…107" where nobody knows, "?" where not even that is known.
std::string figure(const Bounds& all, std::size_t i) {
  if (!all.known) return "?";
  const std::string least = written(all.least[i]);
  return all.most[i] == all.least[i] ? least : least + "…" + written(all.most[i]);
}

/// "Ann & Chris 5 → 7", for each account that differs.
std::string changed(const Totals& before, const Bounds& after, const Accounts& accounts,
                    const SeatNames& names, const Words& words) {
  std::string text;
  for (std::size_t i = 0; i < after.least.size() && i < before.size(); ++i)
    if (const std::string now = figure(after, i); now != written(before[i]))
      text += (text.empty() ? "" : " · ") + in_words(accounts[i], names, words) + ' ' +
              written(before[i]) + " → " + now;
  return text;
}

/// What is known for certain.
Bounds exactly(const Totals& totals) { return {totals, totals}; }

std::string deal_heading(const DealView& deal, const EveningView& evening, const Words& words) {
  return deal_label(deal, words) + " · " + told(deal, evening.names_in(deal), words);
}

/// One deal as it was and as it will be; empty where nothing changes.
std::string effect_on(const DealView* before, const DealView& after, const Bounds& totals_after,
                      const EveningView& earlier, const EveningView& evening, const Words& words) {
  const SeatNames names = evening.names_in(after);
  if (before == nullptr)
    return "  + " + deal_heading(after, evening, words) + "  " +
           changed(after.before, exactly(after.after), evening.accounts, names, words) + '\n';
  std::string text;
  const std::string was = told(*before, earlier.names_in(*before), words);
  if (const std::string is = told(after, names, words); was != is) text = was + " → " + is;
  const std::string totals = changed(before->after, totals_after, evening.accounts, names, words);
  if (!totals.empty()) text += (text.empty() ? "" : "  ") + totals;
  const bool fails = has_error(after.findings) && !has_error(before->findings);
  if (fails) text += (text.empty() ? "" : "  ") + words.say("book.no_longer_fits");
  if (text.empty()) return {};
  return "  " + labelled(deal_label(after, words), text, words) + '\n';
}

/// What such figures are counted for: own points for everybody.
Accounts accounts_of(Totals Standing::*of, const EveningView& evening) {
  return of == &Standing::personal ? seat_accounts(evening.standing.personal.size())
                                   : evening.accounts;
}

/// What the accounts had before of those who sit there after; of others what they have then.
Totals of_the_same(Totals Standing::*of, const EveningView& before, const EveningView& after,
                   const Words& words) {
  const Totals& had = before.standing.*of;
  if (before.names.seats == after.names.seats) return had;
  const Accounts had_on = accounts_of(of, before);
  const Accounts on = accounts_of(of, after);
  Totals all = after.standing.*of;
  for (std::size_t i = 0; i < all.size(); ++i)
    for (std::size_t j = 0; j < had.size(); ++j)
      if (in_words(had_on[j], before.names, words) == in_words(on[i], after.names, words))
        all[i] = had[j];
  return all;
}

/// How the evening ends otherwise: totals, games and rubbers won, personal totals.
/// `ending(part)`: the figures that it ends with.
std::string effect_on_standing(const EveningView& before, const EveningView& after,
                               const auto& ending, const Words& words) {
  std::string text;
  const auto add = [&](std::string_view label, const std::string& figures) {
    if (!figures.empty()) text += "  " + labelled(words.say(label), figures, words) + '\n';
  };
  const auto part = [&](Totals Standing::*of) {
    return changed(of_the_same(of, before, after, words), ending(of), accounts_of(of, after),
                   after.names, words);
  };
  add("cli.sheet.standing", part(&Standing::totals));
  if (!after.session || after.session->people.empty())
    add("cli.sheet.games_won", part(&Standing::games_won));
  add("cli.sheet.rubbers_won", part(&Standing::rubbers_won));
  add("cli.sheet.personal", part(&Standing::personal));
  return text;
}

const PersonView* person_of(const std::vector<PersonView>& people, const std::string& id) {
  for (const PersonView& person : people)
    if (person.id == id) return &person;
  return nullptr;
}

/// "Ann 13 → – · Eve – → 13": who has not the same by himself; "–" is who has no part. Who has none
/// has won no game.
std::string changed(int PersonView::*of, const std::vector<PersonView>& before,
                    const std::vector<PersonView>& after) {
  const auto figure = [of](const PersonView* person) {
    const bool has_part = person != nullptr && person->has_part;
    if (of == &PersonView::games_won) return written(has_part ? person->games_won : 0);
    return has_part ? written(person->*of) : std::string("–");
  };
  std::string text;
  const auto add = [&](const PersonView& person) {
    const std::string was = figure(person_of(before, person.id));
    const std::string is = figure(person_of(after, person.id));
    if (was != is) text += (text.empty() ? "" : " · ") + person.name + ' ' + was + " → " + is;
  };
  for (const PersonView& person : after) add(person);
  for (const PersonView& person : before)
    if (person_of(after, person.id) == nullptr) add(person);
  return text;
}

/// What people have by themselves, where others sit down than sat there.
std::string effect_on_people(const EveningView& before, const EveningView& after,
                             const Words& words) {
  if (!before.session || !after.session) return {};
  if (before.session->people.empty() && after.session->people.empty()) return {};
  std::string text;
  const auto add = [&](std::string_view label, int PersonView::*of) {
    const std::string figures = changed(of, before.session->own, after.session->own);
    if (!figures.empty()) text += "  " + labelled(words.say(label), figures, words) + '\n';
  };
  add("book.own_totals", &PersonView::total);
  if (!after.standing.games_won.empty() || !before.standing.games_won.empty())
    add("cli.sheet.games_won", &PersonView::games_won);
  return text;
}

/// Who plays on otherwise: who sits there, who waits, who deals.
std::string effect_on_seats(const EveningView& before, const EveningView& after,
                            const Words& words) {
  if (!before.session || !after.session) return {};
  std::string text;
  const auto add = [&](const std::string& sentence) { text += "  " + sentence + '\n'; };
  const std::vector<std::string>& waiting = after.session->waiting;
  if (before.names.seats != after.names.seats)
    add(labelled(words.say("book.seats"), listed(after.names.seats, words.language()), words));
  if (before.session->waiting != waiting && !waiting.empty())
    add(labelled(words.say("book.waiting"), listed(waiting, words.language()), words));
  const auto dealer = [](const EveningView& evening) {
    return evening.names.of(evening.standing.dealer);
  };
  if (dealer(before) != dealer(after))
    add(words.say({"cli.sheet.deals_next", {after.standing.dealer}}, after.names));
  return text;
}

/// "  HEADING", and a line each below it; nothing where there are none.
std::string under(std::string_view heading, const std::vector<std::string>& sentences,
                  const Words& words) {
  std::string text;
  for (const std::string& sentence : sentences) text += "    " + sentence + '\n';
  return text.empty() ? text : "  " + words.say(heading) + '\n' + text;
}

/// What has waited for the deal in play, and waits no more although none was entered.
std::vector<std::string> waits_no_more(const EveningView& before, const EveningView& after,
                                       const Words& words) {
  if (!before.session || !after.session || before.deals.size() < after.deals.size()) return {};
  std::vector<std::string> gone = awaiting_in_words(before, words);
  for (const std::string& still : awaiting_in_words(after, words))
    if (const auto found = std::find(gone.begin(), gone.end(), still); found != gone.end())
      gone.erase(found);
  return gone;
}

/// What is ruled about the deal in play, and did not wait for it before.
std::string effect_on_deal_in_play(const EveningView& before, const EveningView& after,
                                   const Words& words) {
  if (!before.session || !after.session) return {};
  std::string text = under("book.awaiting",
                           awaiting_in_words(after, words, before.session->awaiting.size()), words);
  const auto& changes = after.session->changes;
  for (std::size_t i = before.session->changes.size(); i < changes.size(); ++i)
    if (changes[i].deals_again)
      text += "  " + words.say({"book.deals_again", {*changes[i].deals_again}}, changes[i].names) +
              '\n';
  return text;
}

/// Rulings that rest on what is changed.
std::string effect_on_rulings(const EveningView& before, const EveningView& after,
                              const Words& words) {
  std::string text;
  for (const StaleView& each : newly_stale(before, after)) {
    const std::string where =
        each.deal > 0 ? labelled(words.say(Message{"book.deal", {each.deal}}), words) : "";
    text += "    " + where + in_words(after.rules.game, each, words) + '\n';
  }
  return text.empty() ? text : "  " + headed(words.say("book.stale"), words) + '\n' + text;
}

/// `leaves(deal)`: the totals after a deal; `ending`: as above.
std::string effect_on_figures(const EveningView& before, const EveningView& after,
                              const auto& leaves, const auto& ending, const Words& words) {
  std::string text;
  for (const DealView& deal : before.deals)
    if (deal.number > 0 && deal_of(after, deal.seq) == nullptr)
      text += "  − " + deal_heading(deal, before, words) + '\n';
  for (const DealView& deal : after.deals)
    if (deal.number > 0)
      text += effect_on(deal_of(before, deal.seq), deal, leaves(deal), before, after, words);
  return text + effect_on_standing(before, after, ending, words);
}

std::string no_figure_changes(const Words& words) {
  return "  " + words.say("book.no_figure_changes") + '\n';
}

}  // namespace

std::string still_awaiting(const EveningView& evening, const Words& words) {
  return under("book.still_awaiting", awaiting_in_words(evening, words), words);
}

std::string deal_label(const DealView& deal, const Words& words) {
  return words.say(Message{"book.deal", {deal.number}});
}

std::string effect(const EveningView& before, const EveningView& after, const Words& words) {
  std::string text = effect_on_figures(
      before, after, [](const DealView& deal) { return exactly(deal.after); },
      [&](Totals Standing::*part) { return exactly(after.standing.*part); }, words);
  text += effect_on_people(before, after, words);
  if (text.empty()) text = under("book.awaits_no_more", waits_no_more(before, after, words), words);
  if (text.empty()) text = no_figure_changes(words);
  return text + effect_on_rulings(before, after, words) +
         effect_on_deal_in_play(before, after, words) + effect_on_seats(before, after, words);
}

std::string effect(const Rescored& rescored, const Words& words) {
  const std::string text = effect_on_figures(
      rescored.before, rescored.after, [&](const DealView& deal) { return bounds(rescored, deal); },
      [&](Totals Standing::*part) { return bounds(rescored, part); }, words);
  return (text.empty() ? no_figure_changes(words) : text) +
         effect_on_seats(rescored.before, rescored.after, words);
}

}  // namespace spadille

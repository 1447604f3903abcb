#include "text/names.h"

#include <algorithm>
#include <array>
#include <utility>

#include "text/joints.h"
#include "text/search_terms.h"
#include "text/unicode.h"

namespace spadille {
namespace {

using unicode::Form;
using unicode::Letters;

/// Signs of other scripts that look like the one behind them (Unicode TR39, as far as names at a
/// card table are concerned).
constexpr std::array<std::pair<std::u32string_view, std::u32string_view>, 4> kLookLike{{
    {U"АВЕЅІЈКМНОРСТХУаеорсухѕіјһԁԛԝ", U"ABESIJKMHOPCTXYaeopcyxsijhdqw"},  // Cyrillic
    {U"ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοανρικυ", U"ABEZHIKMNOPTYXoavpiku"},                  // Greek
    {U"ヘベペリニカロハタエトー―", U"へべぺり二力口八夕工卜一一"},         // kana and kanji
    {U"Il|1O0ıɑɡ’ʼ", U"llllOOiag''"},
}};

static_assert(std::all_of(kLookLike.begin(), kLookLike.end(), [](const auto& signs) {
  return signs.first.size() == signs.second.size();
}));

/// Letters of Latin, Greek and Cyrillic end before Armenian ones.
constexpr char32_t kAlphabets = 0x0530;

/// Takes no room in print: joiners, marks of direction, fillers, selectors.
bool is_unseen(char32_t c) {
  constexpr std::array kFillers{U'\u034F', U'\u115F', U'\u1160', U'\u17B4',
                                U'\u17B5', U'\u2800', U'\u3164', U'\uFFA0'};
  const bool selects = (c >= 0x180B && c <= 0x180F) || (c >= 0xFE00 && c <= 0xFE0F) ||
                       (c >= 0xE0100 && c <= 0xE01EF);
  return selects || unicode::is_format(c) ||
         std::find(kFillers.begin(), kFillers.end(), c) != kFillers.end();
}

Letters seen(const Letters& letters) {
  Letters all;
  for (const char32_t letter : letters) {
    if (is_unseen(letter)) continue;
    const bool space = unicode::is_space(letter);
    if (space && (all.empty() || all.back() == U' ')) continue;
    all.push_back(space ? U' ' : letter);
  }
  if (!all.empty() && all.back() == U' ') all.pop_back();
  return all;
}

char32_t looks_like(char32_t letter) {
  for (const auto& [from, to] : kLookLike)
    if (const auto at = from.find(letter); at != std::u32string_view::npos) return to[at];
  return letter;
}

/// Whether something else than a letter of an alphabet stands there: a figure, a kanji.
bool is_own_sign(char32_t c) { return c >= kAlphabets || !unicode::is_letter(c); }

/// Both behind their common beginning and before their common end.
std::pair<Letters, Letters> where_they_differ(const Letters& a, const Letters& b) {
  const auto begin = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  Letters first(begin.first, a.end());
  Letters second(begin.second, b.end());
  while (!first.empty() && !second.empty() && first.back() == second.back()) {
    first.pop_back();
    second.pop_back();
  }
  return {std::move(first), std::move(second)};
}

bool differ_by_a_slip(const Letters& a, const Letters& b) {
  constexpr std::size_t kShort = 3;  // "Eva" and "Eve" are two people
  if (std::max(a.size(), b.size()) <= kShort || a.empty() || b.empty() || a[0] != b[0])
    return false;
  const auto [here, there] = where_they_differ(a, b);
  if (std::any_of(here.begin(), here.end(), is_own_sign) ||
      std::any_of(there.begin(), there.end(), is_own_sign))
    return false;
  if (here.size() <= 1 && there.size() <= 1) return true;
  return here.size() == 2 && there.size() == 2 && here[0] == there[1] && here[1] == there[0];
}

using Compass = std::array<std::string_view, 4>;
constexpr Compass kOfDocuments{"N", "E", "S", "W"};

const Compass& compass(Language language) {
  static constexpr Compass kDutch{"N", "O", "Z", "W"};
  static constexpr Compass kFrench{"N", "E", "S", "O"};
  static constexpr Compass kJapanese{"北", "東", "南", "西"};
  switch (language) {
    case Language::nl: return kDutch;
    case Language::fr: return kFrench;
    case Language::ja: return kJapanese;
    case Language::en: break;
  }
  return kOfDocuments;
}

/// Whether nobody is named there.
bool is_by_compass(const SeatNames& names) {
  return !names.seats.empty() && names.seats.size() <= kOfDocuments.size() &&
         std::equal(names.seats.begin(), names.seats.end(), kOfDocuments.begin());
}

}  // namespace

std::string composed(std::string_view name) {
  if (!unicode::is_valid(name)) return std::string(name);
  return unicode::utf8(seen(unicode::letters(name, Form::composed)));
}

SeatNames composed(SeatNames names) {
  for (std::string& name : names.seats) name = composed(name);
  return names;
}

std::string look_of(std::string_view name) {
  Letters letters = seen(unicode::letters(name, Form::composed_alike));
  for (char32_t& letter : letters)
    letter = looks_like(looks_like(letter));  // Cyrillic, then I as l
  return unicode::utf8(letters);
}

bool may_be_meant(std::string_view name, std::string_view by) {
  const Letters a = seen(unicode::letters(folded(name), Form::composed));
  const Letters b = seen(unicode::letters(folded(by), Form::composed));
  return a == b || look_of(name) == look_of(by) || differ_by_a_slip(a, b);
}

std::string isolated(std::string name) {
  constexpr std::string_view kFirstStrong = "\u2068";
  constexpr std::string_view kEnd = "\u2069";
  if (!unicode::has_right_to_left(name) || name.compare(0, kFirstStrong.size(), kFirstStrong) == 0)
    return name;
  return std::string(kFirstStrong) + name + std::string(kEnd);
}

SeatNames isolated(SeatNames names) {
  for (std::string& name : names.seats) name = isolated(std::move(name));
  return names;
}

std::string seat_said(const SeatNames& names, Seat who, Language language) {
  if (language == Language::en || who.index >= 4 || !is_by_compass(names)) return names.of(who);
  return std::string(compass(language)[who.index]);
}

SeatNames seats_said(SeatNames names, Language language) {
  const SeatNames documents = names;
  for (std::size_t i = 0; i < names.seats.size(); ++i)
    names.seats[i] = seat_said(documents, seat(static_cast<int>(i)), language);
  return names;
}

std::string listed(const std::vector<std::string>& names, Language language) {
  std::string all;
  for (const std::string& name : names)
    all += (all.empty() ? "" : joints(language).comma) + isolated(name);
  return all;
}

}  // namespace spadille

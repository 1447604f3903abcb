#include "app/referee/kind_search.h"

#include <algorithm>

#include "codec/plain_text.h"
#include "text/rulebook.h"
#include "text/spoken.h"

namespace spadille {
namespace {

constexpr std::size_t kMostOffered = 6;
constexpr std::size_t kNearest = 3;

// Measured with the phrasings of tests/app/referee/phrasings.txt.
constexpr double kFits = 0.45;    ///< less is said of something else altogether
constexpr double kAhead = 1.3;    ///< how much better one has to fit than the next
constexpr double kBehind = 0.45;  ///< of the best: the others are not meant

/// Its key and its name are said, too.
std::vector<Phrased> phrases(std::string_view game, const std::vector<Irregularity>& kinds,
                             const Words& words) {
  std::vector<Phrased> all;
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const int what = static_cast<int>(i);
    all.push_back({what, title_of(game, kinds[i], words)});
    const std::string_view heard = spoken(game, SpokenAs::heard, kinds[i].name);
    if (heard.empty()) continue;
    for (std::string& phrase : phrases_in(words.say(heard)))
      all.push_back({what, std::move(phrase)});
  }
  return all;
}

std::vector<Phrasebook> in_all_languages(std::string_view game,
                                         const std::vector<Irregularity>& kinds) {
  std::vector<Phrasebook> all;
  all.reserve(kLanguages.size());
  for (const Language language : kLanguages)
    all.push_back({phrases(game, kinds, Words(language)), {}});
  return all;
}

/// Those that can happen at a table, with how well each fits.
std::vector<PhraseSearch::Fit> possible(std::vector<PhraseSearch::Fit> fits,
                                        const std::vector<Irregularity>& kinds,
                                        const std::vector<Irregularity>& at_table) {
  const auto cannot_be = [&](const PhraseSearch::Fit& fit) {
    const Irregularity& kind = kinds[static_cast<std::size_t>(fit.what)];
    return std::find(at_table.begin(), at_table.end(), kind) == at_table.end();
  };
  fits.erase(std::remove_if(fits.begin(), fits.end(), cannot_be), fits.end());
  return fits;
}

/// Why words are no irregularity, with what they may mean.
Finding not_one(const KindsMeant& meant, std::string_view said) {
  std::vector<std::string_view> names;
  for (const Irregularity& kind : meant.kinds) names.push_back(kind.name);
  const bool several = meant.how == KindsMeant::How::several;
  return {.place = "/what",
          .given = visible(said),
          .message = {several ? "finding.several_kinds" : "finding.no_such_kind"},
          .expected = alternatives(names)};
}

KindsMeant::How how(const std::vector<PhraseSearch::Fit>& fits) {
  if (fits.empty() || fits[0].score < kFits) return KindsMeant::How::nearest;
  if (fits.size() == 1 || fits[0].score >= kAhead * fits[1].score) return KindsMeant::How::one;
  if (fits[0].whole && !fits[1].whole) return KindsMeant::How::one;
  return KindsMeant::How::several;
}

}  // namespace

std::string title_of(std::string_view game, const Irregularity& kind, const Words& words) {
  const std::string_view key = spoken(game, SpokenAs::kind, kind.name);
  if (!key.empty()) return words.say(key);
  const Rulebook book = rulebook(game, words.language());
  const Clause* clause = book.find(kind.clause);
  return clause == nullptr ? std::string(kind.name) : clause->title;
}

KindSearch::KindSearch(std::string_view game)
    : kinds_(irregularities(game)), search_(in_all_languages(game, kinds_)) {}

KindsMeant KindSearch::meant(const Evening& table, std::string_view words) const {
  const auto fits = possible(search_.find(words), kinds_, irregularities(table));
  KindsMeant meant{how(fits)};
  const std::size_t most = meant.how == KindsMeant::How::several ? kMostOffered : kNearest;
  for (const PhraseSearch::Fit& fit : fits) {
    const bool enough =
        meant.how == KindsMeant::How::one ? !meant.kinds.empty() : meant.kinds.size() == most;
    if (enough || fit.score < kBehind * fits[0].score) break;
    meant.kinds.push_back(kinds_[static_cast<std::size_t>(fit.what)]);
  }
  return meant;
}

tl::expected<Value, Finding> kind_heard(const Evening& table, std::string_view said) {
  const AnyGame& game = table.rules.game();
  const KindsMeant meant = KindSearch(game.id()).meant(table, said);
  if (meant.how != KindsMeant::How::one) return tl::unexpected(not_one(meant, said));
  const auto names = game.incidents().front().choices;
  const auto found = std::find(names.begin(), names.end(), meant.kinds.front().name);
  return Value{static_cast<int>(found - names.begin())};
}

}  // namespace spadille

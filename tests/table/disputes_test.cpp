// Four people argue, with the table app before them: what the transcripts of chapter 9 ask a
// command about cards, calls and irregularities is asked at its pages, at a session by the same
// rules, and they say the same. A deal that settles a dispute by its score is entered and comes to
// the same.
#include <QFile>
#include <QJsonDocument>
#include <fstream>
#include <set>
#include <sstream>

#include "app/referee/asking.h"
#include "app/referee/referee.h"
#include "tests/cli/transcript.h"
#include "tests/table/beside_cli.h"
#include "tests/table/whole_deal.h"

namespace spadille::tests {
namespace {

/// A command in its parts: `said` without the options, and those that say at which table.
struct Asked {
  std::string verb{};
  std::vector<std::string> said{};
  std::map<std::string, std::vector<std::string>> options{};

  [[nodiscard]] bool has(const char* option) const { return options.contains(option); }
  [[nodiscard]] std::string of(const char* option) const {
    return has(option) ? options.at(option).front() : std::string();
  }
};

Asked asked_in(const std::string& command) {
  const std::vector<std::string> words = shell_words(command);
  Asked asked{.verb = words.at(1)};
  for (std::size_t i = 2; i < words.size(); ++i) {
    const bool is_option = words[i].rfind("--", 0) == 0;
    if (is_option && words[i] != "--json" && words[i] != "--play")
      asked.options[words[i].substr(2)].push_back(words.at(i + 1)), ++i;
    else if (is_option)
      asked.options[words[i].substr(2)].emplace_back();
    else
      asked.said.push_back(words[i]);
  }
  return asked;
}

std::vector<std::string> listed(const std::string& text, char between) {
  std::vector<std::string> all;
  std::istringstream in(text);
  for (std::string each; std::getline(in, each, between);) all.push_back(each);
  return all;
}

/// A card, or at Kyuuri a rank alone.
int code_of(const std::string& name) {
  if (const auto rank = rank_named(name)) return Card::of_rank(*rank).code();
  return card_named(name).value().code();
}

class Disputes : public BesideCli, public testing::WithParamInterface<const AnyGame*> {
 protected:
  /// Begins a session at the table that a command speaks of, and opens it.
  void sit_at(const Asked& asked) {
    const std::string rules = asked.of("rules");
    std::vector<std::string> words{"new", rules};
    const auto seats = people(asked, rules);
    words.insert(words.end(), seats.begin(), seats.end());
    if (asked.has("set"))
      for (const std::string& option : asked.options.at("set"))
        words.insert(words.end(), {"--set", option});
    if (asked.has("dealer")) words.insert(words.end(), {"--dealer", asked.of("dealer")});
    words.insert(words.end(), {"--date", "2026-11-20"});
    begin_by(words);
  }

  void begin_by(const std::vector<std::string>& words) {
    say_to_cli(words);
    house().history()->refresh();
    settle();
    house().evening()->open(house().history()->sessions().value(0).toMap()["number"].toInt());
    settle();
  }

  static std::vector<std::string> people(const Asked& asked, const std::string& rules) {
    if (asked.has("players")) return listed(asked.of("players"), ',');
    if (rules == "kyuuri") return {"Ann", "Ben", "Cem", "Dot"};
    if (rules == "klaverjas/three-handed") return {"A", "B", "C"};
    return {"N", "E", "S", "W"};
  }

  table::Referee& referee() { return *house().referee(); }

  void tap(const std::vector<std::string>& cards) {
    for (const std::string& card : cards) referee().tap(code_of(card));
  }

  void expect_trick(const Asked& asked) {
    sit_at(asked);
    std::vector<std::string> words{"trick"};
    if (asked.has("trump")) words.insert(words.end(), {"--trump", asked.of("trump")});
    if (asked.has("leader")) words.insert(words.end(), {"--leader", asked.of("leader")});
    words.insert(words.end(), asked.said.begin(), asked.said.end());
    const QJsonObject said = json(words);
    referee().arrive();
    referee().setQuestion("trick");
    choose_trump(asked);
    if (asked.has("leader")) choose_leader(asked.of("leader"));
    tap(asked.said);
    const QVariantMap shown = referee().verdict();
    const QJsonObject winning = said["winning"].toObject();
    EXPECT_EQ(shown["clause"].toString(), winning["rule"].toString());
    expect_same_card(shown["card"].toMap(), winning["card"].toString());
    EXPECT_EQ(shown["points"].toInt(), said["points"].toInt() + said["roem"].toInt());
  }

  void choose_trump(const Asked& asked) {
    if (asked.has("trump"))
      referee().chooseTrump(static_cast<int>(suit_named(asked.of("trump")).value()));
  }

  void choose_leader(const std::string& name) {
    for (const QVariant& place : referee().places())
      if (place.toMap()["name"].toString().toStdString() == name)
        return referee().chooseLeader(place.toMap()["seat"].toInt());
    ADD_FAILURE() << "nobody is called " << name;
  }

  static void expect_same_card(const QVariantMap& shown, const QString& said) {
    const std::string name = said.toStdString();
    const Card card = Card::of_code(shown["card"].toInt());
    EXPECT_EQ(static_cast<int>(card.rank()),
              static_cast<int>(rank_named(name.substr(name.size() - 1)).value()));
    if (card.has_suit() && name.size() > 1) {
      EXPECT_EQ(card.code(), code_of(name));
    }
  }

  /// Each card of the hand, or the one that was played, is asked about.
  void expect_legal(const Asked& asked) {
    sit_at(asked);
    std::vector<std::string> hand = listed(asked.of("hand"), ' ');
    std::vector<std::string> about{asked.of("card")};
    if (!asked.has("card")) about = hand;
    for (const std::string& card : about) {
      SCOPED_TRACE(card);
      std::vector<std::string> words{"legal", "--hand", asked.of("hand"), "--card", card};
      if (asked.has("trump")) words.insert(words.end(), {"--trump", asked.of("trump")});
      words.insert(words.end(), asked.said.begin(), asked.said.end());
      const QJsonObject said = json(words);
      ask_about(asked, hand, card);
      const QVariantMap shown = referee().verdict();
      const bool may = said["play"].toString() == "lawful";
      EXPECT_EQ(shown["kind"].toString(), may ? "good" : "bad");
      EXPECT_EQ(shown["clause"].toString(), said["rule"].toString());
      if (may) continue;
      EXPECT_EQ(shown["cards"].toList().size(), said["playable"].toArray().size());
    }
  }

  void ask_about(const Asked& asked, const std::vector<std::string>& hand,
                 const std::string& card) {
    referee().arrive();
    referee().setQuestion("turn");
    choose_trump(asked);
    tap(asked.said);
    referee().setTarget("card");
    tap({card});
    referee().setTarget("hand");
    bool left_out = false;
    for (const std::string& held : hand)
      if (held == card && !left_out)
        left_out = true;
      else
        tap({held});
    referee().setWhole(true);
  }

  table::AuctionTalk& auction() { return *house().auction(); }

  void expect_auction(const Asked& asked) {
    sit_at(asked);
    std::vector<std::string> words{"auction"};
    if (asked.has("turn-up")) words.insert(words.end(), {"--turn-up", asked.of("turn-up")});
    words.insert(words.end(), asked.said.begin(), asked.said.end());
    const QJsonObject said = json(words);
    referee().arrive();
    auction().arrive();
    if (asked.has("turn-up")) auction().turn(code_of(asked.of("turn-up")));
    for (std::size_t i = 0; i < asked.said.size(); ++i)
      if (!call(asked.said[i])) {
        EXPECT_EQ(said["refused"].toObject()["call"].toInt(-1), static_cast<int>(i));
        return;
      }
    EXPECT_FALSE(said.contains("refused"));
    EXPECT_EQ(auction().clause(), said["rule"].toString());
    EXPECT_EQ(auction().toCall().isEmpty(), !said.contains("to_call"));
    EXPECT_EQ(auction().may().size(), said["may"].toArray().size());
    if (said.contains("settled")) {
      EXPECT_EQ(auction().settled().value(0), said["settled"].toString());
    }
  }

  bool call(const std::string& name) {
    Document question = in_words(referee().table(), Format::auction, {});
    const CallNames calls = judge_auction(question).value().calls;
    const auto found = std::find(calls.begin(), calls.end(), name);
    const int value = static_cast<int>(found - calls.begin());
    for (const QVariant& each : auction().may())
      if (each.toMap()["value"].toInt() == value) return auction().call(value), true;
    return false;
  }

  /// What was told about the question; else no, or nothing.
  void answer(std::map<std::string, std::string>& told) {
    const std::string key = asked_key();
    const auto found = told.find(key);
    const QVariantMap question = talk().question();
    const bool chosen = !question["answers"].toList().isEmpty();
    const QString text =
        found == told.end() ? (chosen ? "no" : "0") : QString::fromStdString(found->second);
    for (const QVariant& each : question["answers"].toList())
      if (each.toMap()["label"].toString() == text && each.toMap()["value"].toString() != text)
        return talk().answer(each.toMap()["value"].toString());
    talk().answer(text);
  }

  /// Whether something was told that can be seen only once the deal stands on the sheet.
  bool is_told_afterwards(const std::map<std::string, std::string>& told) {
    return std::ranges::any_of(GetParam()->incidents(), [&](const auto& row) {
      const auto said = told.find(std::string(row.key));
      if (row.once_entered == 0 || said == told.end()) return false;
      const auto at = std::find(row.choices.begin(), row.choices.end(), said->second);
      return at - row.choices.begin() >= row.once_entered;
    });
  }

  void expect_ruling(const Asked& asked) {
    sit_at(asked);
    std::map<std::string, std::string> told;
    for (std::size_t i = 1; i < asked.said.size(); ++i)
      told[asked.said[i].substr(0, asked.said[i].find('='))] =
          asked.said[i].substr(asked.said[i].find('=') + 1);
    const bool afterwards = is_told_afterwards(told);
    if (afterwards) {
      say_to_cli({"deal", "N", "solo", "6"});
      house().evening()->open(house().evening()->number());
      settle();
    }
    std::vector<std::string> words{"ruling"};
    words.insert(words.end(), asked.said.begin(), asked.said.end());
    words.insert(words.end(), {"--deal", afterwards ? "1" : "play"});
    const QJsonObject said = json(words);
    talk().arrive();
    talk().chooseDeal(afterwards ? 1 : 0);
    talk().begin(QString::fromStdString(asked.said.at(0)));
    for (int i = 0; i < 20 && talk().stage() == "question"; ++i) answer(told);
    ASSERT_EQ(talk().stage(), "decision") << talk().question()["label"].toString().toStdString();
    expect_said_alike(said);
  }

  /// Written by a command, taken back, and entered at the page: the sheet is the same.
  void expect_deal(const Asked& begun, const Asked& asked) {
    begin_by(words_of(begun));
    std::vector<std::string> words{"deal"};
    words.insert(words.end(), asked.said.begin(), asked.said.end());
    say_to_cli(words);
    const QJsonObject sheet = json({"sheet"});
    house().evening()->open(house().evening()->number());
    settle();
    const AnyDeal deal = house().evening()->laid()->desk.table.history.entries.back().told.deal;
    say_to_cli({"undo"});
    house().evening()->open(house().evening()->number());
    settle();
    ASSERT_TRUE(say_whole(house(), deal));
    house().entry()->save();
    settle();
    const QJsonObject entered = json({"sheet"});
    EXPECT_EQ(entered["standing"], sheet["standing"]);
    EXPECT_EQ(told(entered["deals"].toArray().last().toObject()["lines"].toArray(),
                   entered["accounts"].toArray()),
              told(sheet["deals"].toArray().last().toObject()["lines"].toArray(),
                   sheet["accounts"].toArray()));
  }

  static std::vector<std::string> words_of(const Asked& begun) {
    std::vector<std::string> words{"new"};
    words.insert(words.end(), begun.said.begin(), begun.said.end());
    for (const auto& [option, values] : begun.options)
      for (const std::string& value : values) words.insert(words.end(), {"--" + option, value});
    return words;
  }

  /// As many as have totals.
  std::vector<std::string> people_of(const QJsonObject& document) {
    std::vector<std::string> all = people({}, std::string(GetParam()->id()));
    const auto count = document["before"].toObject()["balances"].toArray().size();
    if (GetParam()->id() != "kyuuri" || count == 0) return all;
    all = {"Ann", "Ben", "Cem", "Dot", "Eve"};
    all.resize(static_cast<std::size_t>(count));
    return all;
  }

  /// A deal in a file is one at a table by its rules.
  void expect_score(const Asked& asked) {
    QFile file(QString(SPADILLE_SOURCE "/") + QString::fromStdString(asked.said.at(0)));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QJsonObject document = QJsonDocument::fromJson(file.readAll()).object();
    QJsonObject options = document["rules"].toObject();
    const QJsonValue preset =
        document["rules"].isString() ? document["rules"] : options.take("preset");
    const auto text = [](const QJsonValue& value) { return value.toString().toStdString(); };
    Asked begun{.verb = "new", .said = {text(preset.isString() ? preset : document["game"])}};
    for (const auto& player : document["players"].toArray()) begun.said.push_back(text(player));
    if (begun.said.size() == 1)
      for (const std::string& player : people_of(document)) begun.said.push_back(player);
    for (const QString& key : options.keys())
      begun.options["set"].push_back(key.toStdString() + '=' +
                                     options[key].toVariant().toString().toStdString());
    if (document.contains("before"))
      begun.options["before"] = {
          QJsonDocument(document["before"].toObject()).toJson().toStdString()};
    begun.options["date"] = {"2026-11-20"};
    expect_deal(begun,
                {.verb = "deal",
                 .said = {QJsonDocument(document["deal"].toObject()).toJson().toStdString()}});
  }

  /// Whether the pages have answered; some questions only a command takes.
  bool answered(const Asked& asked) {
    if (asked.verb == "new") begun_ = asked;
    const bool by_cards = asked.has("play") || asked.has("hand");
    if (asked.verb == "legal") return expect_legal(asked), true;
    if (asked.verb == "trick") return expect_trick(asked), true;
    if (asked.verb == "ruling") return expect_ruling(asked), true;
    if (asked.verb == "score") return expect_score(asked), true;
    if (asked.verb == "deal" && !by_cards) return expect_deal(begun_, asked), true;
    if (asked.verb == "auction" && !by_cards && !asked.has("next-card"))
      return expect_auction(asked), true;
    return false;
  }

 private:
  Asked begun_{};
};

std::vector<Exchange> exchanges_of(const AnyGame& game) {
  std::ostringstream text;
  text << std::ifstream(SPADILLE_SOURCE "/tests/transcripts/disputes-" + std::string(game.id()) +
                        ".txt")
              .rdbuf();
  return read_transcript(text.str(), false);
}

/// Told with the hand of somebody who calls, with all cards of a deal, by beginning a session, or
/// by the rulebook alone.
std::string by_command_only(const AnyGame& game) {
  if (game.id() == "klaverjas") return "KJ-9.47 KJ-9.51 KJ-9.53 ";
  if (game.id() == "kyuuri") return "KY-9.15 KY-9.7 ";
  if (game.id() == "quadrille") return "QU-9.10 QU-9.11 QU-9.15 QU-9.23 QU-9.5 ";
  return {};
}

TEST_P(Disputes, are_settled_at_the_table_app_as_by_a_command) {
  std::string dispute;
  std::set<std::string> open;
  std::set<std::string> settled;
  for (const Exchange& exchange : exchanges_of(*GetParam())) {
    if (!exchange.note.empty()) open.insert(dispute = exchange.note);
    SCOPED_TRACE(dispute + "\n" + exchange.command);
    const bool refused = !exchange.answer.empty() && exchange.answer.back().rfind("? ", 0) == 0;
    const Asked asked = asked_in(exchange.command);
    if (!(refused && asked.verb == "deal") && answered(asked)) settled.insert(dispute);
  }
  for (const std::string& each : settled) open.erase(each);
  std::string left;
  for (const std::string& each : open) left += each.substr(0, each.find(' ')) + ' ';
  EXPECT_EQ(left, by_command_only(*GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Every, Disputes, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& of) { return std::string(of.param->id()); });

}  // namespace
}  // namespace spadille::tests

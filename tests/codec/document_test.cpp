// What read_document() finds in documents that are wrong, place by place. Tables: longer than most
// files.
#include "codec/document.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/any.h"
#include "tests/support/print.h"

namespace spadille {
namespace {

using Texts = std::vector<std::string>;

/// A document with its envelope: format, version and game, then `members`.
std::string document(const char* format, const char* game, const std::string& members) {
  return std::string(R"({"format":"spadille/)") + format + R"(","version":1,"game":")" + game +
         '"' + (members.empty() ? "" : ",") + members + '}';
}
std::string euchre(const std::string& members) { return document("session", "euchre", members); }
std::string kyuuri(const std::string& members) { return document("session", "kyuuri", members); }
std::string deal(const std::string& deal) { return document("deal", "euchre", "\"deal\":" + deal); }
std::string kyuuri_deal(const std::string& deal) {
  return document("deal", "kyuuri", R"("players":["Ann","Ben","Cem"],"deal":)" + deal);
}
std::string rules(const std::string& rules) {
  return document("rules", "euchre", "\"rules\":" + rules);
}
std::string before(const std::string& before) {
  return kyuuri(R"("before":{"balances":[0,0,0],)" + before + "}");
}

/// "/deal/tricks range": the findings of a document, place and key without "finding.".
Texts told(const std::string& text, const Limits& limits = {}) {
  const auto read = read_document(text, limits);
  if (!read) return {"newer"};
  Texts all;
  for (const Finding& f : read->findings)
    all.push_back(f.place + ' ' +
                  std::string(f.message.key.substr(std::string("finding.").size())));
  return all;
}

struct Row {
  const char* what;
  std::string text;
  Texts expected;
};

void expect_told(const std::vector<Row>& rows) {
  for (const Row& row : rows) EXPECT_EQ(told(row.text), row.expected) << row.what;
}

TEST(Document, good_document_has_no_finding) {
  expect_told({
      {"session without deals", euchre(""), {}},
      {"deals", euchre(R"("deals":[{"maker":0,"tricks":3},"N 3",{}])"), {}},
      {"a deal", deal(R"({"maker":0,"alone":true,"tricks":5,"lone_defender":1,"trump":"H"})"), {}},
      {"a deal in short form", deal(R"("N alone 5")"), {}},
      {"rules", rules(R"({"preset":"euchre/seed","target":11})"), {}},
      {"rules by name", rules(R"("euchre/seed")"), {}},
      {"a schema beside it", euchre(R"("$schema":"https://example.org/x.json")"), {}},
      {"everything in the envelope",
       euchre(R"("title":"t","date":"2026-11-20","place":"p","players":["A","B","C","D"])"),
       {}},
      {"a beginning",
       before(R"("dealer":2,"out":[],"returned":[],"deals_played":3,"games":[])"),
       {}},
      {"a finished game", before(R"("games":[{"totals":[3,22,25],"winners":[0]}])"), {}},
      {"players told by a trick",
       document("deal", "kyuuri", R"("deal":{"leader":0,"ranks":["2","3"]})"),
       {}},
      {"players told by a trick in short form",
       document("deal", "kyuuri", R"("deal":"lead A ranks 2 3")"),
       {}},
      {"escapes and other scripts",
       euchre("\"title\":\"\\u0041\\\"\\\\\\/ 太郎 é \xF0\x9F\x83\x8F\""),
       {}},
      {"white space", " \n\t" + euchre("") + "\n\n", {}},
  });
}

TEST(Document, choice_that_looks_like_a_number_is_taken_as_one_too) {
  const auto evening = [](const std::string& text) { return read_document(text)->evening; };
  EXPECT_EQ(told(rules(R"({"pack":32})")), Texts{});
  EXPECT_EQ(evening(rules(R"({"pack":32})")), evening(rules(R"({"pack":"32"})")));
  EXPECT_EQ(evening(kyuuri_deal(R"({"leader":0,"ranks":[4,10,7]})")),
            evening(kyuuri_deal(R"({"leader":0,"ranks":["4","T","7"]})")));
  EXPECT_EQ(evening(kyuuri_deal(R"({"taker":0,"rank":"10"})")),
            evening(kyuuri_deal(R"({"taker":0,"rank":"T"})")));
  EXPECT_EQ(told(rules(R"({"pack":31})")), Texts{"/rules/pack type"});
}

TEST(Document, text_that_is_not_json_is_one_finding) {
  const auto not_json = Texts{" not_json"};
  const auto not_utf8 = Texts{" not_utf8"};
  expect_told({
      {"nothing", "", {" empty"}},
      {"white space", " \n ", {" empty"}},
      {"a word", "hello", not_json},
      {"a brace", "{", not_json},
      {"single quotes", "{'format':1}", not_json},
      {"a comma too many", R"({"format":"spadille/deal",})", not_json},
      {"a comment", "// x\n" + euchre(""), not_json},
      {"not a number", deal(R"({"tricks":NaN})"), not_json},
      {"a nought before", deal(R"({"tricks":03})"), not_json},
      {"a plus", deal(R"({"tricks":+3})"), not_json},
      {"hexadecimal", deal(R"({"tricks":0x3})"), not_json},
      {"a second document behind", euchre("") + euchre(""), not_json},
      {"a word behind", euchre("") + " x", not_json},
      {"a bracket behind", euchre("") + "]", not_json},
      {"a line end in a text", euchre("\"title\":\"a\nb\""), not_json},
      {"half a surrogate pair", euchre(R"("title":"\ud800")"), not_json},
      {"no such escape", euchre(R"("title":"\x41")"), not_json},
      {"a lone continuation byte", euchre("\"title\":\"\x80\""), not_utf8},
      {"a cut character", euchre("\"title\":\"\xE5\xA4\""), not_utf8},
      {"an overlong slash", euchre("\"title\":\"\xC0\xAF\""), not_utf8},
      {"a surrogate as bytes", euchre("\"title\":\"\xED\xA0\x80\""), not_utf8},
      {"beyond Unicode", euchre("\"title\":\"\xF5\x80\x80\x80\""), not_utf8},
      {"invalid in a name of a member", euchre("\"\xFF\":1"), not_utf8},
      {"UTF-16", std::string("\xFF\xFE{\0}\0", 6), not_json},
  });
}

TEST(Document, nought_byte_does_not_end_the_document) {
  EXPECT_EQ(told(euchre("") + std::string("\0garbage", 8)), Texts{" not_json"});
}

TEST(Document, json_that_is_no_object_is_told_what_it_should_be) {
  for (const char* text : {"[]", "3", "\"a\"", "null", "[{}]"}) {
    const auto read = read_document(text);
    ASSERT_TRUE(read) << text;
    ASSERT_EQ(read->findings.size(), 1U) << text;
    EXPECT_EQ(read->findings[0].message.key, "finding.type") << text;
    EXPECT_EQ(read->findings[0].expected, "{…}") << text;
  }
}

TEST(Document, byte_order_mark_is_refused) {
  EXPECT_EQ(told("\xEF\xBB\xBF" + euchre("")), Texts{" byte_order_mark"});
}

TEST(Document, place_of_broken_json_is_its_line_and_column) {
  const auto read = read_document("{\n  \"a\": x}");
  ASSERT_TRUE(read.has_value());
  ASSERT_EQ(read->findings.size(), 1U);
  EXPECT_EQ(read->findings[0].given, "2:8");
}

TEST(Document, envelope_says_what_it_is) {
  const auto envelope = [](const char* format, const char* version, const char* game) {
    return std::string("{\"format\":") + format + ",\"version\":" + version + ",\"game\":" + game +
           '}';
  };
  const char* session = R"("spadille/session")";
  const char* one = "1";
  const char* game = R"("euchre")";
  expect_told({
      {"empty object", "{}", {"/format missing", "/version missing", "/game missing"}},
      {"no format", R"({"version":1,"game":"euchre"})", {"/format missing"}},
      {"no version", R"({"format":"spadille/deal","game":"euchre"})", {"/version missing"}},
      {"no game", R"({"format":"spadille/deal","version":1})", {"/game missing"}},
      {"another format", envelope(R"("spadille/evening")", one, game), {"/format value"}},
      {"somebody else's format", envelope(R"("deal")", one, game), {"/format value"}},
      {"format in capitals", envelope(R"("SPADILLE/DEAL")", one, game), {"/format value"}},
      {"format a number", envelope("5", one, game), {"/format value"}},
      {"format null", envelope("null", one, game), {"/format value"}},
      {"version 0", envelope(session, "0", game), {"/version value"}},
      {"version -1", envelope(session, "-1", game), {"/version value"}},
      {"version 1.0", envelope(session, "1.0", game), {"/version value"}},
      {"version 1e0", envelope(session, "1e0", game), {"/version value"}},
      {"version a text", envelope(session, R"("1")", game), {"/version value"}},
      {"version true", envelope(session, "true", game), {"/version value"}},
      {"version null", envelope(session, "null", game), {"/version value"}},
      {"another game", envelope(session, one, R"("bridge")"), {"/game value"}},
      {"game in capitals", envelope(session, one, R"("Euchre")"), {"/game value"}},
      {"game without a name", envelope(session, one, R"("")"), {"/game value"}},
      {"all wrong", envelope("1", "0", "2"), {"/format value", "/version value", "/game value"}},
  });
}

TEST(Document, newer_version_is_an_error_and_no_finding) {
  const Texts newer{"newer"};
  expect_told({
      {"2", R"({"format":"spadille/deal","version":2,"game":"euchre"})", newer},
      {"a million", R"({"format":"spadille/deal","version":1000000,"game":"euchre"})", newer},
      {"a format that is not there yet",
       R"({"format":"spadille/played","version":2,"game":"euchre"})", newer},
      {"a game that is not there yet",
       R"({"format":"spadille/deal","version":2,"game":"pinochle"})", newer},
      {"said last", R"({"deal":{"maker":0},"game":"euchre","format":"spadille/deal","version":2})",
       newer},
  });
}

TEST(Document, root_is_an_object) {
  for (const char* text : {"[]", "5", "\"x\"", "null", "true",
                           R"([{"format":"spadille/deal","version":1,"game":"euchre"}])"}) {
    const auto read = read_document(text);
    ASSERT_TRUE(read.has_value()) << text;
    EXPECT_TRUE(has_error(read->findings)) << text;
    EXPECT_FALSE(read->whole) << text;
  }
}

TEST(Document, value_of_the_wrong_kind_is_found_at_its_place) {
  expect_told({
      // the envelope
      {"title a number", euchre(R"("title":5)"), {"/title type"}},
      {"title null", euchre(R"("title":null)"), {"/title type"}},
      {"title a list", euchre(R"("title":["x"])"), {"/title type"}},
      {"date a number", euchre(R"("date":20261120)"), {"/date type"}},
      {"place an object", euchre(R"("place":{"x":1})"), {"/place type"}},
      {"players a text", euchre(R"("players":"Ann")"), {"/players type"}},
      {"players an object", euchre(R"("players":{"a":1})"), {"/players type"}},
      {"rules a number", euchre(R"("rules":1)"), {"/rules type"}},
      {"rules a list", euchre(R"("rules":[])"), {"/rules type"}},
      {"rules null", euchre(R"("rules":null)"), {"/rules type"}},
      {"before a list", kyuuri(R"("players":["A","B"],"before":[])"), {"/before type"}},
      {"before a text", kyuuri(R"("players":["A","B"],"before":"x")"), {"/before type"}},
      {"deals an object", euchre(R"("deals":{})"), {"/deals type"}},
      {"deals a text", euchre(R"("deals":"N 3")"), {"/deals type"}},
      {"deals null", euchre(R"("deals":null)"), {"/deals type"}},
      {"a deal that is a list", euchre(R"("deals":["N 3",[]])"), {"/deals/1 type"}},
      {"a deal that is a number", euchre(R"("deals":["N 3",7])"), {"/deals/1 type"}},
      {"a deal that is null", euchre(R"("deals":[null])"), {"/deals/0 type"}},
      // a flag
      {"flag a number", deal(R"({"alone":1})"), {"/deal/alone type"}},
      {"flag a text", deal(R"({"alone":"true"})"), {"/deal/alone type"}},
      {"flag null", deal(R"({"alone":null})"), {"/deal/alone type"}},
      {"flag a list", deal(R"({"alone":[true]})"), {"/deal/alone type"}},
      // an integer
      {"1.9 tricks", deal(R"({"tricks":1.9})"), {"/deal/tricks type"}},
      {"3.0 tricks", deal(R"({"tricks":3.0})"), {"/deal/tricks type"}},
      {"3e9 tricks", deal(R"({"tricks":3e9})"), {"/deal/tricks type"}},
      {"3e0 tricks", deal(R"({"tricks":3e0})"), {"/deal/tricks type"}},
      {"true tricks", deal(R"({"tricks":true})"), {"/deal/tricks type"}},
      {"null tricks", deal(R"({"tricks":null})"), {"/deal/tricks type"}},
      {"tricks a text", deal(R"({"tricks":"3"})"), {"/deal/tricks type"}},
      {"tricks an object", deal(R"({"tricks":{"n":3}})"), {"/deal/tricks type"}},
      // a choice
      {"choice another number", rules(R"({"pack":36})"), {"/rules/pack type"}},
      {"choice true", rules(R"({"pack":true})"), {"/rules/pack type"}},
      {"no such choice", rules(R"({"pack":"36"})"), {"/rules/pack type"}},
      {"choice in capitals", rules(R"({"lone_defence":"ANY"})"), {"/rules/lone_defence type"}},
      // a seat, a suit, a rank
      {"seat a text", deal(R"({"maker":"N"})"), {"/deal/maker type"}},
      {"seat true", deal(R"({"maker":true})"), {"/deal/maker type"}},
      {"seat a list", deal(R"({"maker":[0]})"), {"/deal/maker type"}},
      {"suit a number", deal(R"({"trump":1})"), {"/deal/trump type"}},
      {"suit small", deal(R"({"trump":"h"})"), {"/deal/trump type"}},
      {"suit a word", deal(R"({"trump":"hearts"})"), {"/deal/trump type"}},
      {"suit of nothing", deal(R"({"trump":""})"), {"/deal/trump type"}},
      {"rank 11", kyuuri_deal(R"({"rank":11})"), {"/deal/rank type"}},
      {"rank 07", kyuuri_deal(R"({"rank":"07"})"), {"/deal/rank type"}},
      {"rank 1", kyuuri_deal(R"({"rank":"1"})"), {"/deal/rank type"}},
      {"rank small", kyuuri_deal(R"({"rank":"k"})"), {"/deal/rank type"}},
      // lists
      {"seats a number", kyuuri_deal(R"({"matched":1})"), {"/deal/matched type"}},
      {"seats null", kyuuri_deal(R"({"matched":null})"), {"/deal/matched type"}},
      {"seats an object", kyuuri_deal(R"({"matched":{"0":1}})"), {"/deal/matched type"}},
      {"a seat that is a text", kyuuri_deal(R"({"matched":[0,"B"]})"), {"/deal/matched/1 type"}},
      {"a seat that is a list", kyuuri_deal(R"({"matched":[[1]]})"), {"/deal/matched/0 type"}},
      {"a seat that is an object", kyuuri_deal(R"({"matched":[{}]})"), {"/deal/matched/0 type"}},
      {"ranks a text", kyuuri_deal(R"({"ranks":"95"})"), {"/deal/ranks type"}},
      {"a rank that is none", kyuuri_deal(R"({"ranks":["9",1]})"), {"/deal/ranks/1 type"}},
      {"balances a number",
       kyuuri(R"("before":{"balances":3},"players":["A","B"])"),
       {"/before/balances type"}},
      {"a total that is a text",
       before(R"("games":[{"totals":[1,"2",3],"winners":[0]}])"),
       {"/before/games/0/totals/1 type"}},
      {"games a number", before(R"("games":2)"), {"/before/games type"}},
      {"games an object", before(R"("games":{})"), {"/before/games type"}},
      {"a game that is a list", before(R"("games":[[]])"), {"/before/games/0 type"}},
      {"a player that is a number", euchre(R"("players":["A","B","C",4])"), {"/players/3 type"}},
      {"preset a number", rules(R"({"preset":1})"), {"/rules/preset type"}},
      {"preset a list", rules(R"({"preset":["euchre/seed"]})"), {"/rules/preset type"}},
  });
}

TEST(Document, number_out_of_range_is_found_at_its_place) {
  expect_told({
      {"six tricks", deal(R"({"tricks":6})"), {"/deal/tricks range"}},
      {"-1 tricks", deal(R"({"tricks":-1})"), {"/deal/tricks range"}},
      {"3000000000 tricks", deal(R"({"tricks":3000000000})"), {"/deal/tricks range"}},
      {"2^32 + 3 tricks", deal(R"({"tricks":4294967299})"), {"/deal/tricks range"}},
      {"2^63 tricks", deal(R"({"tricks":9223372036854775808})"), {"/deal/tricks range"}},
      {"-2^63 tricks", deal(R"({"tricks":-9223372036854775808})"), {"/deal/tricks range"}},
      {"2^64 - 1 tricks", deal(R"({"tricks":18446744073709551615})"), {"/deal/tricks range"}},
      {"a fifth seat", deal(R"({"maker":4})"), {"/deal/maker range"}},
      {"seat -1", deal(R"({"maker":-1})"), {"/deal/maker range"}},
      {"seat 256", deal(R"({"maker":256})"), {"/deal/maker range"}},
      {"target 0", rules(R"({"target":0})"), {"/rules/target range"}},
      {"3 for a loner", rules(R"({"euchred_loner":3})"), {"/rules/euchred_loner range"}},
      {"a ninth seat in a list", kyuuri_deal(R"({"matched":[0,8]})"), {"/deal/matched/1 range"}},
      {"a total of ten thousand",
       kyuuri(R"("before":{"balances":[0,10000]})"),
       {"/before/balances/1 range"}},
  });
}

TEST(Document, integer_beyond_64_bits_is_out_of_range_not_of_another_kind) {
  EXPECT_EQ(told(deal(R"({"tricks":99999999999999999999})")), Texts{"/deal/tricks range"});
}

TEST(Document, given_is_the_value_as_it_was_written) {
  for (const std::string number :
       {"1.9", "3e9", "true", "null", "\"x\"", "-1", "18446744073709551615"}) {
    const auto read = read_document(deal("{\"tricks\":" + number + "}"));
    ASSERT_TRUE(read.has_value());
    ASSERT_EQ(read->findings.size(), 1U) << number;
    EXPECT_EQ(read->findings[0].given, number);
  }
}

TEST(Document, finding_of_a_member_names_its_rule_and_what_would_do) {
  const auto read = read_document(deal(R"({"tricks":6})"));
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(read->findings, (Findings{{.place = "/deal/tricks",
                                       .given = "6",
                                       .message = {"finding.range"},
                                       .rule = "EU-5.1"_rule,
                                       .expected = "0…5"}}));
}

TEST(Document, member_that_stands_twice_is_found_at_every_level) {
  expect_told({
      {"title", euchre(R"("title":"a","title":"b")"), {"/title twice"}},
      {"format", euchre(R"("format":"spadille/session")"), {"/format twice"}},
      {"version", euchre(R"("version":1)"), {"/version twice"}},
      {"another version", euchre(R"("version":2)"), {"/version twice"}},
      {"game", euchre(R"("game":"kyuuri")"), {"/game twice"}},
      {"players", euchre(R"("players":["A","B","C","D"],"players":[])"), {"/players twice"}},
      {"rules", euchre(R"("rules":{},"rules":"euchre/cornwall")"), {"/rules twice"}},
      {"before",
       kyuuri(R"("before":{"balances":[0,0]},"before":{"balances":[5,5]})"),
       {"/before twice"}},
      {"deals", euchre(R"("deals":[],"deals":["N 3"])"), {"/deals twice"}},
      {"deal", document("deal", "euchre", R"("deal":"N 3","deal":{"tricks":9})"), {"/deal twice"}},
      {"an option", rules(R"({"target":5,"target":7})"), {"/rules/target twice"}},
      {"a preset",
       rules(R"({"preset":"euchre/seed","preset":"euchre/cornwall"})"),
       {"/rules/preset twice"}},
      {"in a deal", deal(R"({"tricks":3,"maker":0,"tricks":3})"), {"/deal/tricks twice"}},
      {"a list in a deal",
       kyuuri_deal(R"({"matched":[0],"matched":[1]})"),
       {"/deal/matched twice"}},
      {"in the second deal",
       euchre(R"("deals":[{"alone":true},{"alone":true,"alone":false}])"),
       {"/deals/1/alone twice"}},
      {"in a beginning", before(R"("dealer":1,"dealer":2)"), {"/before/dealer twice"}},
      {"the games", before(R"("games":[],"games":[])"), {"/before/games twice"}},
      {"in a finished game",
       before(R"("games":[{"totals":[1,2,3],"winners":[0],"winners":[1]}])"),
       {"/before/games/0/winners twice"}},
      {"in different spellings", deal(R"({"tricks":3,"\u0074ricks":4})"), {"/deal/tricks twice"}},
  });
}

TEST(Document, first_of_two_members_counts) {
  const auto read = read_document(deal(R"({"tricks":3,"tricks":4})"));
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(read->evening.deals[0].as<euchre::Deal>().tricks, 3);
}

TEST(Document, unknown_member_is_found_at_every_level) {
  expect_told({
      {"in the envelope", euchre(R"("titel":"x")"), {"/titel unknown"}},
      {"in capitals", euchre(R"("Title":"x")"), {"/Title unknown"}},
      {"a misspelt option", rules(R"({"stick_dealer":true})"), {"/rules/stick_dealer unknown"}},
      {"an option of another game", rules(R"({"limit":30})"), {"/rules/limit unknown"}},
      {"in a deal", deal(R"({"trick":3})"), {"/deal/trick unknown"}},
      {"in a beginning", before(R"("pool":8)"), {"/before/pool unknown"}},
      {"in a finished game",
       before(R"("games":[{"totals":[1,2,3],"winners":[0],"who":1}])"),
       {"/before/games/0/who unknown"}},
      {"its value does not matter",
       rules(R"({"x":{"target":[1,{"target":0}]},"target":5})"),
       {"/rules/x unknown"}},
      {"a slash in its name", rules(R"({"a/b":1})"), {"/rules/a~1b unknown"}},
      {"a tilde in its name", rules(R"({"m~n":1})"), {"/rules/m~0n unknown"}},
      {"a turning character in its name", rules("{\"\u202Ex\":1}"), {"/rules/? unknown"}},
      {"a nought in its name", rules(R"({"target\u0000":1})"), {"/rules/? unknown"}},
  });
}

TEST(Document, member_without_a_name_has_a_place_of_its_own) {
  EXPECT_EQ(told(rules(R"({"":1})")), Texts{"/rules/ unknown"});
}

TEST(Document, member_of_another_format_is_refused) {
  expect_told({
      {"a deal in a session", euchre(R"("deal":"N 3")"), {"/deal not_in_format"}},
      {"an incident in a session", euchre(R"("incident":{})"), {"/incident not_in_format"}},
      {"deals in a deal",
       document("deal", "euchre", R"("deal":"N 3","deals":[])"),
       {"/deals not_in_format"}},
      {"a deal in rules", document("rules", "euchre", R"("deal":"N 3")"), {"/deal not_in_format"}},
      {"deals in rules", document("rules", "euchre", R"("deals":[])"), {"/deals not_in_format"}},
      {"a beginning in rules",
       document("rules", "euchre", R"("before":{})"),
       {"/before not_in_format"}},
      {"no deal in a deal", document("deal", "euchre", ""), {"/deal missing"}},
  });
}

TEST(Document, text_that_cannot_be_shown_is_refused) {
  for (const char* bad :
       {"\\u0000", "a\\u0000b", "\\n", "\\u001b[31m", "\x7F", "\\u0085", "\u200E", "\u200F",
        "\u2028", "\u2029", "\u202A", "\u202E", "\u2066", "\u2069", "\uFEFF"}) {
    const std::string text = std::string("\"") + bad + '"';
    expect_told({
        {bad, euchre("\"title\":" + text), {"/title unprintable"}},
        {bad, euchre("\"place\":" + text), {"/place unprintable"}},
        {bad, euchre("\"deals\":[" + text + "]"), {"/deals/0 unprintable"}},
        {bad, euchre("\"players\":[\"A\",\"B\"," + text + ",\"D\"]"), {"/players/2 unprintable"}},
    });
  }
}

TEST(Document, arabic_letter_mark_turns_the_direction_too) {
  EXPECT_EQ(told(euchre("\"title\":\"a\u061C\"")), Texts{"/title unprintable"});
}

TEST(Document, lists_are_bounded_and_seats_stand_in_them_once) {
  expect_told({
      {"a seat twice", kyuuri_deal(R"({"matched":[0,1,0]})"), {"/deal/matched/2 listed_twice"}},
      {"out twice", before(R"("out":[2,2])"), {"/before/out/1 listed_twice"}},
      {"nine totals",
       kyuuri(R"("before":{"balances":[0,0,0,0,0,0,0,0,0]})"),
       {"/before/balances/8 too_many"}},
      {"nine ranks",
       kyuuri_deal(R"({"ranks":["2","2","2","2","3","3","3","3","4"]})"),
       {"/deal/ranks/8 too_many"}},
  });
}

TEST(Document, names_fit_the_seats) {
  const std::string nine = R"(["A","B","C","D","E","F","G","H","I"])";
  expect_told({
      {"three at Euchre", euchre(R"("players":["A","B","C"])"), {"/players players"}},
      {"five at Euchre", euchre(R"("players":["A","B","C","D","E"])"), {"/players players"}},
      {"one at Kyuuri", kyuuri(R"("players":["A"])"), {"/players players"}},
      {"nine at Kyuuri", kyuuri("\"players\":" + nine), {"/players/8 players"}},
      {"nobody at Kyuuri", kyuuri(""), {"/players how_many_players"}},
      {"an empty list at Kyuuri", kyuuri(R"("players":[])"), {"/players how_many_players"}},
      {"two names and three totals",
       kyuuri(R"("players":["A","B"],"before":{"balances":[0,0,0]})"),
       {"/before/balances one_total_each"}},
      {"one name twice",
       euchre(R"("players":["Ann","Ben","Cem","Ann"])"),
       {"/players/3 listed_twice"}},
      {"a name that is empty",
       euchre(R"("players":["Ann","","Cem","Dora"])"),
       {"/players/1 missing"}},
  });
}

TEST(Document, finished_games_fit_the_table) {
  expect_told({
      {"a total too few",
       before(R"("games":[{"totals":[3,22],"winners":[0]}])"),
       {"/before/games/0/totals one_total_each"}},
      {"a total too many",
       before(R"("games":[{"totals":[3,22,1,1],"winners":[0]}])"),
       {"/before/games/0/totals one_total_each"}},
      {"no winner",
       before(R"("games":[{"totals":[3,22,25],"winners":[]}])"),
       {"/before/games/0/winners winners"}},
      {"a winner who is not there",
       before(R"("games":[{"totals":[3,22,25],"winners":[3]}])"),
       {"/before/games/0/winners winners"}},
      {"the second game",
       before(R"("games":[{"totals":[3,22,25],"winners":[0]},{}])"),
       {"/before/games/1/totals one_total_each", "/before/games/1/winners winners"}},
      {"a winner twice",
       before(R"("games":[{"totals":[3,22,25],"winners":[0,0]}])"),
       {"/before/games/0/winners/1 listed_twice"}},
  });
}

TEST(Document, unknown_preset_is_refused) {
  expect_told({
      {"no such", rules(R"("euchre/nowhere")"), {"/rules no_such_preset"}},
      {"of another game", rules(R"({"preset":"kyuuri/seed"})"), {"/rules no_such_preset"}},
      {"without the game", rules(R"("seed")"), {"/rules no_such_preset"}},
      {"in capitals", rules(R"("Euchre/Seed")"), {"/rules no_such_preset"}},
  });
}

TEST(Document, preset_without_a_name_is_refused) {
  EXPECT_EQ(told(rules(R"("")")), Texts{"/rules no_such_preset"});
}

TEST(Document, date_is_a_day_of_the_calendar) {
  for (const char* day : {"2026-11-20", "2024-02-29"})
    EXPECT_EQ(told(R"({"format":"spadille/session","version":1,"game":"euchre","date":")" +
                   std::string(day) + "\"}"),
              (std::vector<std::string>{}))
        << day;
  for (const char* day :
       {"banana", "2026-13-01", "2026-02-30", "26-11-20", "2026-11-2x", "-026-11-20"})
    EXPECT_EQ(told(R"({"format":"spadille/session","version":1,"game":"euchre","date":")" +
                   std::string(day) + "\"}"),
              (std::vector<std::string>{"/date value"}))
        << day;
}

TEST(Document, short_form_that_is_not_understood_is_found_at_its_deal) {
  expect_told({
      {"a deal", deal(R"("N 9")"), {"/deal range"}},
      {"the third of a session",
       euchre(R"("deals":["N 3",{},"N alone five"])"),
       {"/deals/2 short.word"}},
      {"unfinished", euchre(R"("deals":["N 3 defender"])"), {"/deals/0 short.unfinished"}},
  });
}

TEST(Document, several_things_wrong_are_found_at_once) {
  EXPECT_EQ(told(euchre(R"("titel":1,"rules":{"target":0},"deals":[{"tricks":7},{"maker":9}])")),
            (Texts{"/titel unknown", "/rules/target range", "/deals/0/tricks range",
                   "/deals/1/maker range"}));
}

TEST(Document, irregularities_are_read_by_the_table_of_their_game) {
  const auto incident = [](const char* game, const std::string& told) {
    return document("incident", game, R"("players":["A","B","C","D"],"incident":)" + told);
  };
  expect_told({
      {"a revoke", incident("euchre", R"({"what":"revoke","noticed":"in_time","who":3})"), {}},
      {"several offenders", incident("kyuuri", R"({"what":"claim","also":[1,2]})"), {}},
      {"no such kind", incident("euchre", R"({"what":"cheating"})"), {"/incident/what type"}},
      {"a kind of another game",
       incident("kyuuri", R"({"what":"revoke"})"),
       {"/incident/what type"}},
      {"no such seat", incident("euchre", R"({"who":4})"), {"/incident/who range"}},
      {"no such member", incident("euchre", R"({"whom":1})"), {"/incident/whom unknown"}},
      {"told twice", incident("kyuuri", R"({"also":[1,1]})"), {"/incident/also/1 listed_twice"}},
      {"no object", incident("euchre", R"("revoke")"), {"/incident type"}},
      {"a deal besides",
       document("incident", "euchre", R"("deal":"N 3","incident":{})"),
       {"/deal value"}},
  });
}

TEST(Document, questions_are_read_where_they_stand) {
  expect_told({
      {"calls", document("auction", "euchre", R"("auction":{"calls":["pass"]})"), {}},
      {"a turn", document("turn", "euchre", R"("turn":{"hand":["HA"]})"), {}},
      {"cards played", document("played", "euchre", R"("played":{"tricks":[["SA"]]})"), {}},
  });
}

TEST(Document, an_irregularity_keeps_what_was_told) {
  const auto read = read_document(document(
      "incident", "euchre", R"("incident":{"what":"revoke","noticed":"established","who":3})"));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->format, Format::incident);
  const euchre::Incident told{.what = euchre::Incident::What::revoke,
                              .noticed = euchre::Incident::Noticed::established,
                              .who = seat(3)};
  EXPECT_EQ(read->incident, tests::any(told));
}

}  // namespace
}  // namespace spadille

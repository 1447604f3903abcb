// Something irregular has happened: what the rules say, and what is written down of it.
#include "app/record/events.h"
#include "app/record/heard.h"
#include "app/referee/asked_table.h"
#include "app/referee/given_rulings.h"
#include "app/referee/house_rulings.h"
#include "app/referee/posting.h"
#include "app/referee/precedents.h"
#include "app/referee/referee_answers.h"
#include "app/referee/told_decision.h"
#include "app/referee/told_play.h"
#include "app/rulebook/rules.h"
#include "app/score/viewing.h"
#include "ui/cli/commands/split.h"
#include "ui/cli/machine.h"
#include "ui/cli/referee/commands.h"
#include "ui/cli/referee/export_ruling.h"
#include "ui/cli/referee/guided_ruling.h"
#include "ui/cli/referee/house_rulings.h"
#include "ui/cli/referee/judging.h"
#include "ui/cli/referee/plain_words.h"
#include "ui/cli/referee/print_referee.h"
#include "ui/cli/referee/stale_rulings.h"
#include "ui/cli/terminal/prompter.h"

namespace spadille::cli {
namespace {

/// What --deal says of the deal that is being played.
constexpr std::string_view kInPlay = "play";

const Judgement<RulingView> kRuling{
    Format::incident, [](const Document& document) { return decide(document); }, answer, ruling};

struct RulingOptions {
  QuestionOptions about{};
  std::string game{};
  bool list = false;
  std::string deal{};  ///< its number on the sheet, or "play"
  bool post = false;   ///< it is written down
  bool again = false;
  bool dry_run = false;
  bool adopt = false;
  bool keep = false;
  std::string why{};
  Counting counting{};
  std::string file{};     ///< the ruling is written to it, for other tables
  std::string decided{};  ///< what the table decided, where that is not what the rules say

  [[nodiscard]] bool settles() const { return adopt || keep; }
  [[nodiscard]] bool goes_out() const { return !file.empty(); }
  [[nodiscard]] Write write() const { return dry_run ? Write::never : Write::at_once; }
};

/// The whole question; nothing where somebody has ended it himself.
std::optional<Document> question(Evening table, const QuestionOptions& asked, const RuledDeal& deal,
                                 const Streams& streams, const Voice& voice) {
  InWords words = told_words(asked);
  Document document = heard_words(std::move(table), words, streams, voice);
  const bool terminal = streams.machine != nullptr && streams.machine->terminal;
  if (!terminal || has_error(document.findings)) return document;
  std::vector<std::string> said;
  for (const auto& [key, text] : words.members) said.push_back(key);
  return guided_ruling(Inquiry(std::move(document), std::move(said)), deal, streams, voice);
}

/// For other tables: what the rules say to a question, or what this table decided, and why.
Exit write_out(const Document& document, const RulingOptions& asked, const Streams& streams,
               const Voice& voice) {
  const auto view = decide(document);
  if (!view) return fail(view.error(), streams, voice);
  if (has_error(view->findings)) return fail(view->findings, view->names, "", streams, voice);
  const RuleId clause = clause_of(view->incident);
  const auto decided = asked.decided.empty()
                           ? Outcome<Ruling>(view->decision().ruling)
                           : decision_told(document.evening, clause, asked.decided);
  if (!decided) return refuse(decided.error(), view->names, streams, voice);
  return export_rulings({{document.evening, view->incident, *decided, asked.why}}, asked.file,
                        streams, voice);
}

/// By rules that are named: nothing is remembered, and nothing written.
Exit by_rules(const RulingOptions& asked, const Streams& streams, const Voice& voice) {
  auto table = table_meant(asked.about, streams, voice);
  if (!table) return table.error();
  const auto document = question(std::move(*table), asked.about, {}, streams, voice);
  if (!document) return Exit::done;
  if (asked.goes_out()) return write_out(*document, asked, streams, voice);
  return tell(kRuling, tl::expected<Document, Error>(*document), voice.json, streams, voice);
}

/// Says what the rules say, and what the table ruled before.
void show(const RulingView& view, bool posts, const Streams& streams, const Voice& voice) {
  if (voice.json && (!posts || has_error(view.findings)))
    streams.out << answer(view, voice.words) << '\n';
  if (voice.json) return;
  streams.err << findings(view.findings, "", view.names, voice);
  if (!has_error(view.findings)) streams.out << house_rulings(view, voice) << ruling(view, voice);
}

/// Whether a ruling is to be posted although the same stands there: nobody posts one twice by
/// mistake.
bool may_repeat(const RulingOptions& asked, const Streams& streams, const Voice& voice) {
  return asked.again || asked.dry_run || (!voice.json && confirmed(streams, voice));
}

Exit not_repeated(const RulingView& view, const Streams& streams, const Voice& voice) {
  if (voice.json) streams.out << answer(view, voice.words) << '\n';
  streams.err << voice.words.say("cli.ruling.not_posted") << '\n';
  return Exit::findings;
}

std::string label_of(int deal, const Voice& voice) {
  return deal == 0 ? voice.words.say("table.ruling.in_play")
                   : voice.words.say(Message{"book.deal", {deal}});
}

/// The number of the deal that a ruling is about; 0: the one in play.
tl::expected<int, Exit> deal_meant(const RulingOptions& asked, const Desk& desk,
                                   const Streams& streams, const Voice& voice) {
  if (asked.deal == kInPlay) return 0;
  if (!asked.deal.empty()) {
    const auto number = totals_in(asked.deal);
    if (!number || number->size() != 1)
      return tl::unexpected(bad_value(asked.deal, streams, voice));
    if (seq_of_deal(desk, (*number)[0]) == 0)
      return tl::unexpected(fail(no_such_deal((*number)[0]), streams, voice));
    return (*number)[0];
  }
  if (!asked.post || last_deal(desk) == 0) return 0;
  if (!streams.machine->terminal)
    return tl::unexpected(
        fail({Error::Code::usage, {"error.ruling_on_which"}, {}}, streams, voice));
  Prompter prompter(streams.in, streams.err, voice.words);
  const auto in_play = prompter.ask_yes_or_no("entry.ruling.in_play", "entry.ruling.in_play.help");
  if (!in_play) return tl::unexpected(Exit::done);
  return *in_play ? 0 : last_deal(desk);
}

Seq seq_meant(const Desk& desk, int deal) { return deal == 0 ? 0 : seq_of_deal(desk, deal); }

/// The decision with what was ruled before, and what to think of before it is posted.
tl::expected<RulingView, Error> decided(const Document& document, OpenedDesk& at, int deal,
                                        bool posts) {
  auto view = decide(document, {&at.desk, deal});
  if (!view || has_error(view->findings)) return view;
  auto before = precedents(at.opened.book, at.opened.names, view->incident);
  if (!before) return tl::unexpected(std::move(before.error()));
  view->precedents = std::move(*before);
  auto house = house_decisions(at.opened.book, document.evening, view->incident);
  if (!house) return tl::unexpected(std::move(house.error()));
  view->house = std::move(*house);
  if (!posts) return view;
  if (const auto warning = posted_already(at.desk, seq_meant(at.desk, deal), view->incident))
    view->findings.push_back(*warning);
  return view;
}

Exit post(OpenedDesk& at, int deal, const RulingView& view, const RulingOptions& asked,
          const Streams& streams, const Voice& voice) {
  const auto house = what_counts(view, asked.counting, streams, voice);
  if (!house) return house.error();
  if (posted_already(at.desk, seq_meant(at.desk, deal), view.incident) &&
      !may_repeat(asked, streams, voice))
    return not_repeated(view, streams, voice);
  if (!voice.json) streams.out << '\n';
  const Event event = *house == nullptr ? posting(at.desk, deal, view.incident)
                                        : house_posting(at.desk, deal, view.incident, **house);
  return carry_out_asking(at.opened, at.desk, event, asked.write(), streams, voice);
}

/// What was ruled on a deal, with the reason that was written down, or another one.
Exit write_out_given(const OpenedDesk& at, int deal, const RulingOptions& asked,
                     const Streams& streams, const Voice& voice) {
  std::vector<Decided> given = rulings_given(at.desk, at.opened.names, deal);
  const bool as_one = ruled_as_one(at.desk, deal);
  if (as_one && given.empty())
    return fail({Error::Code::usage, {"precedent.error.as_one"}, {}}, streams, voice);
  if (as_one) streams.err << voice.words.say("precedent.error.as_one") << '\n';
  if (!asked.why.empty())
    for (Decided& each : given) each.why = asked.why;
  return export_rulings(given, asked.file, streams, voice);
}

/// What was asked at the table, as the rules or as a house ruling answer it.
Exit write_out_asked(const Document& document, const RulingView& view, const RulingOptions& asked,
                     const Streams& streams, const Voice& voice) {
  if (!asked.counting.house) return write_out(document, asked, streams, voice);
  const auto house = what_counts(view, asked.counting, streams, voice);
  if (!house) return house.error();
  const std::string& why = asked.why.empty() ? (*house)->why : asked.why;
  return export_rulings({{document.evening, view.incident, (*house)->ruling, why}}, asked.file,
                        streams, voice);
}

Evening table_of_deal(const OpenedDesk& at, int deal) {
  return deal == 0 ? table_by(at.desk, at.opened.names)
                   : table_before(at.desk, at.opened.names, deal);
}

/// The ruling on what was told at a deal of a session.
Exit rule_at(OpenedDesk& at, int deal, Document& document, const RulingOptions& asked,
             const Streams& streams, const Voice& voice) {
  const auto view = decided(document, at, deal, asked.post);
  if (!view) return fail(view.error(), streams, voice);
  if (asked.goes_out() && !has_error(view->findings)) {
    document.evening = asked_in(std::move(document.evening), at.desk.table.history.opening.about);
    return write_out_asked(document, *view, asked, streams, voice);
  }
  if (asked.post && !voice.json) streams.out << voice.style.dim(label_of(deal, voice)) << '\n';
  show(*view, asked.post, streams, voice);
  if (has_error(view->findings)) return Exit::findings;
  return asked.post ? post(at, deal, *view, asked, streams, voice) : Exit::done;
}

/// Where the session in progress stands, or stood when a deal began.
Exit at_table(const RulingOptions& asked, const Streams& streams, const Voice& voice) {
  auto opened = open_desk(asked.about.at, streams, voice);
  if (!opened) return opened.error();
  const auto deal = deal_meant(asked, opened->desk, streams, voice);
  if (!deal) return deal.error();
  if (asked.goes_out() && asked.about.words.empty() && !asked.deal.empty())
    return write_out_given(*opened, *deal, asked, streams, voice);
  auto document =
      question(table_of_deal(*opened, *deal), asked.about, {&opened->desk, *deal}, streams, voice);
  return document ? rule_at(*opened, *deal, *document, asked, streams, voice) : Exit::done;
}

/// A document that names a deal of the session.
Exit about_named_deal(Document document, const RulingOptions& asked, const Streams& streams,
                      const Voice& voice) {
  auto opened = open_desk(asked.about.at, streams, voice);
  if (!opened) return opened.error();
  const int deal = *document.deal;
  if (deal > 0 && seq_of_deal(opened->desk, deal) == 0)
    return fail(no_such_deal(deal), streams, voice);
  Evening table = table_of_deal(*opened, deal);
  const SeatNames names = names_of(table);
  auto told = spadille::at_table(std::move(document), std::move(table));
  if (!told) return refuse(told.error(), names, streams, voice);
  return rule_at(*opened, deal, *told, asked, streams, voice);
}

Exit of_session(const Streams& streams, const Voice& voice) {
  return fail({Error::Code::usage, {"error.ruling_of_session"}, {}}, streams, voice);
}

/// A document: about a deal of the session that it names, or by itself.
Exit told_in(std::string_view text, const RulingOptions& asked, const Streams& streams,
             const Voice& voice) {
  auto document = read_document(text, limits_of_line());
  const bool named = document && document->deal && !has_error(document->findings);
  if (named && asked.about.rules.empty())
    return about_named_deal(std::move(*document), asked, streams, voice);
  if (asked.post) return of_session(streams, voice);
  return tell(kRuling, document, voice.json, streams, voice);
}

Exit from_lines(std::istream& in, const RulingOptions& asked, const Streams& streams,
                const Voice& voice) {
  Voice answering = voice;
  answering.json = true;
  return each_line(in, streams, answering,
                   [&](std::string_view line) { return told_in(line, asked, streams, answering); });
}

Exit from_file(const RulingOptions& asked, const Streams& streams, const Voice& voice) {
  const std::string name = asked.about.file.empty() ? "-" : asked.about.file;
  if (asked.about.lines && name == "-") return from_lines(streams.in, asked, streams, voice);
  if (asked.about.lines) {
    auto file = open_file(name);
    return file ? from_lines(*file, asked, streams, voice) : fail(file.error(), streams, voice);
  }
  const auto text = read_file(name, streams.in, kDocument);
  return text ? told_in(*text, asked, streams, voice) : fail(text.error(), streams, voice);
}

/// What becomes of rulings that rest on what was corrected since.
Exit settle_those_of(const RulingOptions& asked, const Streams& streams, const Voice& voice) {
  if (asked.deal.empty() || (asked.adopt && asked.keep) || !asked.about.words.empty())
    return fail({Error::Code::usage, {"error.ruling_adopt"}, {}}, streams, voice);
  auto opened = open_desk(asked.about.at, streams, voice);
  if (!opened) return opened.error();
  const auto deal = deal_meant(asked, opened->desk, streams, voice);
  if (!deal) return deal.error();
  return settle_stale(*opened, *deal, asked.adopt ? Stale::adopt : Stale::keep, asked.why,
                      asked.write(), streams, voice);
}

Exit list(const QuestionOptions& asked, const Streams& streams, const Voice& voice) {
  const auto table = table_meant(asked, streams, voice);
  if (!table) return table.error();
  streams.out << (voice.json ? irregularities_answer(*table, voice.words) + '\n'
                             : irregularities(game_of(*table), irregularities(*table), voice));
  return Exit::done;
}

/// What only a session can answer is asked by rules that are named, or of a file.
bool wants_session(const RulingOptions& asked) {
  const bool by_name = !asked.about.rules.empty();
  const bool elsewhere = asked.about.from_file() || by_name;
  return (elsewhere && (asked.settles() || !asked.deal.empty())) || (by_name && asked.post);
}

/// What does not go together where a ruling is written out: the message; nothing where all does.
std::string_view wrong_export(const RulingOptions& asked) {
  const bool given = asked.about.words.empty() && !asked.deal.empty();
  if (!asked.decided.empty() && (!asked.goes_out() || given || asked.counting.house))
    return "precedent.error.decided";
  const bool more = asked.post || asked.settles() || asked.list || asked.about.from_file();
  return asked.goes_out() && more ? "precedent.error.export" : "";
}

Exit rule_on(const RulingOptions& said, const Streams& streams, const Voice& voice) {
  if (!said.game.empty() && !said.about.rules.empty()) return bad_value(said.game, streams, voice);
  RulingOptions asked = said;
  if (!said.game.empty()) asked.about.rules = said.game;
  const QuestionOptions& about = asked.about;
  if (about.from_file() && !about.words.empty()) return bad_value(about.file, streams, voice);
  if (wants_session(asked)) return of_session(streams, voice);
  if (const auto wrong = wrong_export(asked); !wrong.empty())
    return fail({Error::Code::usage, {wrong}, {}}, streams, voice);
  if (asked.settles()) return settle_those_of(asked, streams, voice);
  if (asked.list) return list(about, streams, voice);
  if (about.from_file()) return from_file(asked, streams, voice);
  return about.rules.empty() ? at_table(asked, streams, voice) : by_rules(asked, streams, voice);
}

}  // namespace

void add_ruling(const Node& above) {
  const auto [command, asked] = above.add("ruling", "cli.ruling", rule_on);
  add_options(command, asked->about, "cli.ruling.words", Format::incident);
  command.game("--game", asked->game, "GAME", "cli.ruling.game");
  command.flag("--list", asked->list, "cli.ruling.list");
  command.text("--deal", asked->deal, "play|N", "cli.ruling.deal");
  command.flag("--post", asked->post, "cli.ruling.post");
  command.flag("--again", asked->again, "cli.ruling.again");
  command.flag("--adopt", asked->adopt, "cli.ruling.adopt");
  command.flag("--keep", asked->keep, "cli.ruling.keep");
  command.flag("--house", asked->counting.house, "precedent.ruling.house");
  command.flag("--by-rules", asked->counting.by_rules, "precedent.ruling.by_rules");
  command.text("--export", asked->file, "FILE", "precedent.ruling.export");
  command.text("--decided", asked->decided, "TEXT", "precedent.ruling.decided");
  command.text("--why", asked->why, "TEXT", "cli.ruling.why");
  command.flag("--dry-run", asked->dry_run, "cli.option.dry_run");
}

}  // namespace spadille::cli

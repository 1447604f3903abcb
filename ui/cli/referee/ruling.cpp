// Something irregular has happened: what the rules say, and what is written down of it.
#include "app/record/events.h"
#include "app/referee/asked_table.h"
#include "app/referee/precedents.h"
#include "app/referee/referee_answers.h"
#include "app/rulebook/rules.h"
#include "codec/scalar.h"
#include "ui/cli/book/effect.h"
#include "ui/cli/book/list.h"
#include "ui/cli/record/guided.h"
#include "ui/cli/referee/judging.h"
#include "ui/cli/referee/print_referee.h"

namespace spadille::cli {
namespace {

const Judgement<RulingView> kRuling{Format::incident, decide, answer, ruling};

/// "revoke who=Ann": what happened first, then each answer with its key.
InWords words_of(const Request& request) {
  InWords words{.dealer = request.dealer};
  for (const std::string& word : request.words) {
    const auto sign = word.find('=');
    const bool bare = sign == std::string::npos;
    words.members.emplace_back(bare ? "what" : word.substr(0, sign),
                               bare ? word : word.substr(sign + 1));
  }
  return words;
}

/// The whole question; nothing where somebody has ended it himself.
std::optional<Document> asked(AnyEvening table, const Request& request, const Streams& streams,
                              const Voice& voice) {
  const InWords words = words_of(request);
  Document document = in_words(std::move(table), Format::incident, words);
  const bool terminal = streams.machine != nullptr && streams.machine->terminal;
  if (!terminal || has_error(document.findings)) return document;
  std::vector<std::string> said;
  for (const auto& [key, text] : words.members) said.push_back(key);
  return guided_ruling(Inquiry(std::move(document), std::move(said)), streams, voice);
}

/// By rules that are named: nothing is remembered, and nothing written.
Exit by_rules(const Request& request, const Streams& streams, const Voice& voice) {
  auto table = table_meant(request, streams, voice);
  if (!table) return table.error();
  const auto document = asked(std::move(*table), request, streams, voice);
  if (!document) return Exit::done;
  return tell(kRuling, tl::expected<Document, Error>(*document), request.json, streams, voice);
}

/// Says what the rules say, and what the table ruled before.
void show(const RulingView& view, const Request& request, const Streams& streams,
          const Voice& voice) {
  if (request.json && (!request.post || has_error(view.findings)))
    streams.out << answer(view, voice.words) << '\n';
  if (request.json) return;
  streams.err << findings(view.findings, "", view.names, voice);
  if (!has_error(view.findings)) streams.out << ruling(view, voice);
}

/// Whether a ruling is to be posted although the same stands there: nobody posts one twice by
/// mistake.
bool may_repeat(const Request& request, const Streams& streams, const Voice& voice) {
  return request.again || request.dry_run || (!request.json && confirmed(streams, voice));
}

Exit not_repeated(const RulingView& view, const Request& request, const Streams& streams,
                  const Voice& voice) {
  if (request.json) streams.out << answer(view, voice.words) << '\n';
  streams.err << voice.words.say("cli.ruling.not_posted") << '\n';
  return Exit::findings;
}

/// The decision with what was ruled before, and what to think of before it is posted.
tl::expected<RulingView, Error> decided(const Document& document, OpenedDesk& at, Seq of,
                                        bool posts) {
  auto view = decide(document);
  if (!view || has_error(view->findings)) return view;
  auto before = precedents(at.opened.book, at.opened.names, view->incident);
  if (!before) return tl::unexpected(std::move(before.error()));
  view->precedents = std::move(*before);
  if (!posts) return view;
  for (const auto& warning :
       {posted_already(at.desk, of, view->incident), replaces_nothing(of, *view)})
    if (warning) view->findings.push_back(*warning);
  return view;
}

Exit post(OpenedDesk& at, Seq of, const RulingView& view, const Request& request,
          const Streams& streams, const Voice& voice) {
  if (posted_already(at.desk, of, view.incident) && !may_repeat(request, streams, voice))
    return not_repeated(view, request, streams, voice);
  if (!request.json) streams.out << '\n';
  return carry_out(at.opened, at.desk,
                   ruling_event(at.desk, of, view.incident, view.decision.ruling), request, streams,
                   voice);
}

/// Where the session in progress stands, or stood when a deal began.
Exit at_table(const Request& request, const Streams& streams, const Voice& voice) {
  auto opened = open_desk(request, streams, voice);
  if (!opened) return opened.error();
  auto& [book, desk] = *opened;
  const int deal = request.deal > 0 || !request.post ? request.deal : last_deal(desk);
  const Seq of = deal == 0 ? 0 : seq_of_deal(desk, deal);
  if (deal > 0 && of == 0)
    return fail({Error::Code::usage, {"error.no_such_deal"}, std::to_string(deal)}, streams, voice);
  const auto document =
      asked(deal == 0 ? table_by(desk, book.names) : table_before(desk, book.names, deal), request,
            streams, voice);
  if (!document) return Exit::done;
  const auto view = decided(*document, *opened, of, request.post);
  if (!view) return fail(view.error(), streams, voice);
  show(*view, request, streams, voice);
  if (has_error(view->findings)) return Exit::findings;
  return request.post ? post(*opened, of, *view, request, streams, voice) : Exit::done;
}

Exit list(const Request& request, const Streams& streams, const Voice& voice) {
  const auto table = table_meant(request, streams, voice);
  if (!table) return table.error();
  streams.out << (request.json ? irregularities_answer(*table, voice.words) + '\n'
                               : irregularities(*table, voice));
  return Exit::done;
}

}  // namespace

Exit ruling(const Request& request, const Streams& streams, const Voice& voice) {
  const bool by_name = !request.rules.empty();
  const bool from_file = !request.file.empty() || request.jsonl;
  if (from_file && !request.words.empty())
    return fail({Error::Code::usage, {"error.usage.value"}, visible(request.file)}, streams, voice);
  if ((from_file || by_name) && (request.post || request.deal > 0))
    return fail({Error::Code::usage, {"error.ruling_of_session"}, {}}, streams, voice);
  if (request.list) return list(request, streams, voice);
  if (from_file) return answer_file(kRuling, request, streams, voice);
  return by_name ? by_rules(request, streams, voice) : at_table(request, streams, voice);
}

}  // namespace spadille::cli

#include <ostream>

#include "app/score/answer.h"
#include "app/score/scoring.h"
#include "codec/plain_text.h"
#include "ui/cli/commands/node.h"
#include "ui/cli/score/commands.h"
#include "ui/cli/score/to_score.h"
#include "ui/cli/terminal/lines.h"
#include "ui/cli/terminal/print.h"

namespace spadille::cli {
namespace {

Exit print(const EveningView& evening, const std::string& name, const Streams& streams,
           const Voice& voice) {
  streams.err << findings(evening.findings, name, evening.names, voice);
  for (const DealView& deal : evening.deals)
    streams.err << findings(deal.findings, name, evening.names_in(deal), voice);
  if (evening.scored) streams.out << sheet(evening, voice);
  return evening.has_errors() ? Exit::findings : Exit::done;
}

/// Answers one document on one line, also one that cannot be read.
Exit answer_text(std::string_view text, const Limits& limits, const Streams& streams,
                 const Voice& voice) {
  const auto evening = to_score(score_document(text, limits));
  streams.out << (evening ? answer(*evening, voice.words) : answer(evening.error(), voice.words))
              << '\n';
  if (!evening) return exit_of(evening.error());
  return evening->has_errors() ? Exit::findings : Exit::done;
}

Exit score_file(const std::string& name, const Streams& streams, const Voice& voice) {
  const auto text = read_file(name, streams.in, Limits{}.bytes);
  if (!text) return fail(text.error(), streams, voice);
  if (voice.json) return answer_text(*text, {}, streams, voice);
  auto evening = to_score(score_document(*text));
  if (evening) return print(*evening, visible(name), streams, voice);
  evening.error().detail = visible(name);
  return fail(evening.error(), streams, voice);
}

Exit answer_lines(std::istream& in, const Streams& streams, const Voice& voice) {
  return each_line(in, streams, voice, [&](std::string_view line) {
    return answer_text(line, limits_of_line(), streams, voice);
  });
}

Exit score_files(const std::vector<std::string>& names, const Streams& streams,
                 const Voice& voice) {
  Exit end = Exit::done;
  bool first = true;
  for (const std::string& name : names) {
    if (!std::exchange(first, false) && !voice.json) streams.out << '\n';
    end = worse(end, score_file(name, streams, voice));
  }
  return end;
}

Exit score_lines(const std::vector<std::string>& names, const Streams& streams,
                 const Voice& voice) {
  Exit end = Exit::done;
  for (const std::string& name : names) {
    if (name == "-") {
      end = worse(end, answer_lines(streams.in, streams, voice));
      continue;
    }
    auto file = open_file(name);
    end =
        worse(end, file ? answer_lines(*file, streams, voice) : fail(file.error(), streams, voice));
  }
  return end;
}

struct ScoreOptions {
  std::vector<std::string> files{};
  bool lines = false;
};

Exit score(const ScoreOptions& asked, const Streams& streams, const Voice& voice) {
  const std::vector<std::string> names =
      asked.files.empty() ? std::vector<std::string>{"-"} : asked.files;
  return asked.lines ? score_lines(names, streams, voice) : score_files(names, streams, voice);
}

}  // namespace

tl::expected<EveningView, Error> to_score(tl::expected<EveningView, Error> evening) {
  const bool scores =
      evening && (evening->format == Format::deal || evening->format == Format::session);
  if (evening && !scores && !evening->has_errors())
    return tl::unexpected(Error{Error::Code::usage, {"error.nothing_to_score"}, {}});
  return evening;
}

void add_score(const Node& above) {
  const auto [command, asked] = above.add("score", "cli.score", score);
  command.arguments("FILE", asked->files, "cli.score.file");
  command.flag("--jsonl", asked->lines, "cli.score.jsonl");
}

}  // namespace spadille::cli

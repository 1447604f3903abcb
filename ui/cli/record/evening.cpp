// A whole evening at one prompt: what is typed there are the commands themselves.
#include <algorithm>

#include "app/record/entry_words.h"
#include "app/record/heard.h"
#include "codec/plain_text.h"
#include "text/joints.h"
#include "ui/cli/book/opened.h"
#include "ui/cli/command_line.h"
#include "ui/cli/machine.h"
#include "ui/cli/record/commands.h"
#include "ui/cli/run.h"
#include "ui/cli/terminal/prompter.h"

namespace spadille::cli {
namespace {

/// Words as a shell would split them, with double quotes.
std::vector<std::string> split(std::string_view line) {
  std::vector<std::string> words;
  bool quoted = false;
  bool open = false;
  for (const char c : line) {
    if (c == '"') quoted = !quoted;
    const bool space = c == ' ' && !quoted;
    if (!space && !open) words.emplace_back();
    open = !space;
    if (!space && c != '"') words.back() += c;
  }
  return words;
}

class EveningPrompt {
 public:
  EveningPrompt(SessionOptions at, const Streams& streams, const Voice& voice)
      : at_(std::move(at)),
        machine_(at_prompt(*streams.machine)),
        streams_{streams.in, streams.out, streams.err, &machine_, streams.kept},
        voice_(voice),
        parser_(voice.words.language()),
        prompter_(streams.in, streams.err, voice.words) {}

  Exit run() {
    if (const Exit begun = begin(); begun != Exit::done || at_.session == 0) return begun;
    prompter_.say_key("book.evening");
    while (const auto question = now()) {
      const Reply reply = prompter_.ask(*question);
      if (reply.kind == Reply::Kind::end) return Exit::done;
      answer(reply);
    }
    return Exit::file;
  }

 private:
  static Machine at_prompt(Machine machine) {
    machine.prompt = true;
    return machine;
  }

  /// Goes on with the session that is meant, or begins one.
  Exit begin() {
    if (const auto made = open_book(at_.in, streams_, voice_, true); !made) return made.error();
    if (at_.session == 0)
      if (const Exit end = take_latest(); end != Exit::done) return end;
    if (at_.session != 0) return carry_on({"sheet"});
    static_cast<void>(carry_on({"new"}));
    return take_latest();
  }

  Exit take_latest() {
    auto opened = open_book(at_.in, streams_, voice_);
    if (!opened) return opened.error();
    const auto latest = latest_session(opened->book);
    if (!latest) return fail(latest.error(), streams_, voice_);
    if (*latest) at_.session = **latest;
    return Exit::done;
  }

  /// What to ask, from the book as it is at this moment: somebody else may have written in it.
  std::optional<Question> now() {
    auto opened = open_desk(at_, streams_, voice_);
    if (!opened) return std::nullopt;
    const EveningView evening = view(opened->desk, opened->opened.names);
    int number = 1;
    for (const DealView& deal : evening.deals) number = std::max(number, deal.number + 1);
    return Question{.text = voice_.words.say({"cli.sheet.deal", {number, evening.standing.dealer}},
                                             evening.names),
                    .usual = voice_.words.say("book.evening.record")};
  }

  /// What can be typed, with how a deal of this game is told in a line.
  void help() {
    const auto opened = open_desk(at_, streams_, voice_);
    if (!opened) return;
    prompter_.say_key("book.evening.help");
    const AnyGame& game = *opened->desk.table.log.game;
    prompter_.say("  " + labelled(voice_.words.say(std::string(game.id()) + ".name"),
                                  EntryWords(game, voice_.words.language()).grammar(),
                                  voice_.words));
  }

  void answer(const Reply& reply) {
    if (reply.kind == Reply::Kind::help) return help();
    if (reply.kind == Reply::Kind::back) return static_cast<void>(carry_on({"undo"}));
    const std::vector<std::string> words = split(reply.text);
    if (words.empty()) return static_cast<void>(carry_on({"deal"}));
    if (!parser_.tree->has(words.front())) return record(words);
    const Exit end = carry_on(words);
    const bool here = !says(words, "--db");
    if (words.front() == "new" && here && end == Exit::done) take_latest();
  }

  /// A deal in its short form: its effect first, then the question.
  void record(std::vector<std::string> words) {
    words.insert(words.begin(), "deal");
    std::vector<std::string> trial = words;
    trial.emplace_back("--dry-run");
    if (carry_on(trial) != Exit::done) return;
    if (wants_to_save())
      static_cast<void>(carry_on(words));
    else
      prompter_.say_key("entry.ended");
  }

  /// Asks until somebody has said yes or no: whatever else is typed may be the next deal.
  bool wants_to_save() {
    while (true) {
      const Reply save = prompter_.ask(
          {.text = voice_.words.say("entry.save"), .usual = voice_.words.say("entry.usually_yes")});
      switch (save.kind) {
        case Reply::Kind::end:
        case Reply::Kind::back: return false;
        case Reply::Kind::help: prompter_.say_key("book.evening.save_first"); continue;
        case Reply::Kind::answer: break;
      }
      if (save.text.empty()) return true;
      if (const auto said = yes_or_no(save.text)) return *said;
      prompter_.echo(visible(save.text));
      prompter_.say_key("book.evening.save_first");
    }
  }

  /// One command on this book and this session, where it names no other.
  Exit carry_on(std::vector<std::string> words) {
    const bool elsewhere = says(words, "--db");
    if (parser_.tree->leaves_open(words, "--session") && !elsewhere && at_.session != 0)
      words.insert(words.end(), {"--session", std::to_string(at_.session)});
    if (parser_.tree->leaves_open(words, "--db"))
      words.insert(words.end(), {"--db", book_path(at_.in)});
    words.insert(words.end(), {"--lang", std::string(code(voice_.words.language()))});
    if (voice_.all_json) words.emplace_back("--json");
    if (chosen_language(words) != parser_.words.language())
      return cli::run(words, streams_, voice_.style, voice_.columns);
    return cli::run(words, parser_, streams_, voice_.style, voice_.columns);
  }

  SessionOptions at_;
  Machine machine_;
  Streams streams_;
  const Voice& voice_;
  Parser parser_;
  Prompter prompter_;
};

Exit evening(const SessionOptions& at, const Streams& streams, const Voice& voice) {
  return EveningPrompt(at, streams, voice).run();
}

}  // namespace

void add_evening(const Node& above) {
  const auto [command, at] = above.add("evening", "cli.evening", evening);
  add_options(command, *at);
}

}  // namespace spadille::cli

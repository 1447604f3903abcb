// A whole evening at one prompt: what is typed there are the commands themselves.
#include <algorithm>
#include <ostream>

#include "app/record/heard.h"
#include "codec/scalar.h"
#include "core/ascii.h"
#include "ui/cli/book/effect.h"
#include "ui/cli/command_line.h"
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

class Evening {
 public:
  Evening(Request request, const Streams& streams, const Voice& voice)
      : request_(std::move(request)),
        streams_(streams),
        voice_(voice),
        tree_(command_line(unused_, voice.words)),
        prompter_(streams.in, streams.err, voice.words) {}

  Exit run() {
    if (const Exit begun = begin(); begun != Exit::done || request_.session == 0) return begun;
    prompter_.say_key("book.evening");
    while (const auto question = now()) {
      const Reply reply = prompter_.ask(*question);
      if (reply.kind == Reply::Kind::end) return Exit::done;
      answer(reply);
    }
    return Exit::file;
  }

 private:
  /// Goes on with the session that is meant, or begins one.
  Exit begin() {
    if (const auto made = open_book(request_, streams_, voice_, true); !made) return made.error();
    if (request_.session == 0)
      if (const Exit end = take_latest(); end != Exit::done) return end;
    if (request_.session != 0) return carry_on({"sheet"});
    static_cast<void>(carry_on({"new"}));
    return take_latest();
  }

  Exit take_latest() {
    auto opened = open_book(request_, streams_, voice_);
    if (!opened) return opened.error();
    const auto latest = latest_session(opened->book);
    if (!latest) return fail(latest.error(), streams_, voice_);
    if (*latest) request_.session = **latest;
    return Exit::done;
  }

  [[nodiscard]] const CLI::App* command(const std::string& name) const {
    for (const CLI::App* known : tree_->get_subcommands({}))
      if (known->get_name() == name) return known;
    return nullptr;
  }

  static bool says(const std::vector<std::string>& words, const std::string& option) {
    return std::any_of(words.begin(), words.end(), [&](const std::string& word) {
      return word == option || word.rfind(option + '=', 0) == 0;
    });
  }

  /// Whether these words leave an option open.
  [[nodiscard]] bool takes(const std::vector<std::string>& words, const std::string& option) const {
    const CLI::App* known = command(words.front());
    const CLI::Option* row = known == nullptr ? nullptr : known->get_option_no_throw(option);
    if (row == nullptr || says(words, option)) return false;
    const auto& others = row->get_excludes();
    return std::none_of(others.begin(), others.end(),
                        [&](const CLI::Option* other) { return says(words, other->get_name()); });
  }

  /// What to ask, from the book as it is at this moment: somebody else may have written in it.
  std::optional<Question> now() {
    auto opened = open_desk(request_, streams_, voice_);
    if (!opened) return std::nullopt;
    const EveningView evening = view(opened->desk, opened->opened.names);
    int number = 1;
    for (const DealView& deal : evening.deals) number = std::max(number, deal.number + 1);
    return Question{.text = voice_.words.say({"cli.sheet.deal", {number, evening.standing.dealer}},
                                             evening.names),
                    .usual = voice_.words.say("book.evening.record")};
  }

  void answer(const Reply& reply) {
    if (reply.kind == Reply::Kind::help) return prompter_.say_key("book.evening.help");
    if (reply.kind == Reply::Kind::back) return static_cast<void>(carry_on({"undo"}));
    const std::vector<std::string> words = split(reply.text);
    if (words.empty()) return static_cast<void>(carry_on({"deal"}));
    if (command(words.front()) == nullptr) return record(words);
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
      const Reply save = prompter_.ask({.text = voice_.words.say("entry.save"), .usual = "Y/n"});
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
    if (takes(words, "--session") && !elsewhere && request_.session != 0)
      words.insert(words.end(), {"--session", std::to_string(request_.session)});
    if (takes(words, "--db")) words.insert(words.end(), {"--db", book_path(request_)});
    words.insert(words.end(), {"--lang", std::string(code(voice_.words.language()))});
    if (voice_.json) words.emplace_back("--json");
    return cli::run(words, streams_, voice_.style, voice_.columns);
  }

  Request request_;
  Request unused_{};
  const Streams& streams_;
  const Voice& voice_;
  std::unique_ptr<CLI::App> tree_;
  Prompter prompter_;
};

}  // namespace

Exit evening(const Request& request, const Streams& streams, const Voice& voice) {
  return Evening(request, streams, voice).run();
}

}  // namespace spadille::cli

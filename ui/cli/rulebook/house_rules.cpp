// Rules that the book has a name for.
#include "ui/cli/rulebook/house_rules.h"

#include <ostream>

#include "app/keep/house_rules.h"
#include "app/rulebook/rules.h"
#include "ui/cli/rulebook/rules_meant.h"

namespace spadille::cli {
namespace {

struct SaveOptions {
  std::string name{};
  RulesOptions as{};
};

Exit save(const BookOptions& in, const SaveOptions& asked, const Streams& streams,
          const Voice& voice) {
  auto opened = open_book(in, streams, voice, true);
  if (!opened) return opened.error();
  auto rules = book_rules(asked.as.rules, *opened, streams, voice);
  if (rules) rules = with_changes(std::move(*rules), asked.as.set, streams, voice);
  if (!rules) return rules.error();
  const auto saved = save_rules(opened->book, asked.name, *rules);
  if (!saved) return refuse(saved.error(), {}, streams, voice);
  streams.saved();
  if (voice.json) streams.out << rules_document(*rules) << '\n';
  streams.err << voice.words.say(*saved ? "review.rules.replaced" : "book.saved") << '\n';
  return Exit::done;
}

struct RemoveOptions {
  std::string name{};
};

Exit remove(const BookOptions& in, const RemoveOptions& asked, const Streams& streams,
            const Voice& voice) {
  auto opened = open_book(in, streams, voice);
  if (!opened) return opened.error();
  const auto done = remove_rules(opened->book, asked.name);
  if (!done) return refuse(done.error(), {}, streams, voice);
  streams.saved();
  streams.err << voice.words.say("review.rules.removed") << '\n';
  return Exit::done;
}

}  // namespace

void add_house_rules(const Node& rules, const std::shared_ptr<BookOptions>& in) {
  const auto [saving, saved] = rules.add("save", "review.cli.rules.save", in, save);
  saving.argument("NAME", saved->name, "review.cli.rules.name").required();
  saving.argument("RULES", saved->as.rules, "cli.new.rules").required();
  add_set(saving, saved->as.set);
  const auto [removing, removed] = rules.add("remove", "review.cli.rules.remove", in, remove);
  removing.argument("NAME", removed->name, "review.cli.rules.name").required();
}

}  // namespace spadille::cli

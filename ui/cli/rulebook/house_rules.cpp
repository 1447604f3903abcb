// Rules that the book has a name for, and what the commands of a review ask for.
#include "app/keep/house_rules.h"

#include <ostream>

#include "app/rulebook/rules.h"
#include "codec/scalar.h"
#include "ui/cli/book/effect.h"
#include "ui/cli/commands/split.h"
#include "ui/cli/rulebook/review.h"

namespace spadille::cli {
namespace {

Exit bad_value(const std::string& text, const Streams& streams, const Voice& voice) {
  return fail({Error::Code::usage, {"error.usage.value"}, visible(text)}, streams, voice);
}

}  // namespace

tl::expected<Span, Exit> span_of(const Request& request, const Streams& streams,
                                 const Voice& voice) {
  for (const std::string& date : {request.from_date, request.to_date})
    if (!date.empty() && !is_date(date)) return tl::unexpected(bad_value(date, streams, voice));
  if (!request.from_date.empty() && !request.to_date.empty() && request.to_date < request.from_date)
    return tl::unexpected(bad_value(request.from_date + " – " + request.to_date, streams, voice));
  return Span{request.game, request.from_date, request.to_date};
}

std::vector<NamedRules> named_rules(const Request& request, const Streams& streams,
                                    const Voice& voice) {
  if (streams.machine == nullptr) return {};
  const std::string path = book_path(request);
  const auto told = [&](const Error& error) {
    if (error.message.key != "store.missing")
      streams.err << "spadille: " << visible(path) << ": " << voice.words.say(error.message)
                  << '\n';
    return std::vector<NamedRules>();
  };
  const auto store = streams.machine->open(path, false);
  if (!store) return told(store.error());
  Book book{**store, streams.machine->now, streams.machine->today, streams.machine->new_id};
  auto all = house_rules(book);
  return all ? std::move(*all) : told(all.error());
}

tl::expected<NamedRules, Exit> rules_meant(const std::string& which, const Request& request,
                                           const Streams& streams, const Voice& voice) {
  if (auto preset = preset_rules(which)) return NamedRules{{}, *preset};
  for (const PresetView& preset : presets(which))  // the first of a game follows its seed
    return NamedRules{{}, *preset_rules(preset.id)};
  for (NamedRules& named : named_rules(request, streams, voice))
    if (named.name == which) return std::move(named);
  auto rules = load_rules(which, streams, voice);
  if (!rules) return tl::unexpected(rules.error());
  return NamedRules{{}, std::move(*rules)};
}

tl::expected<RulesView, Exit> with_options(RulesView rules, const Request& request,
                                           const Streams& streams, const Voice& voice) {
  for (const std::string& option : request.options)
    if (const Findings found = set_option(rules, option); has_error(found))
      return tl::unexpected(refuse(found, {}, streams, voice));
  return rules;
}

Exit rules_save(const Request& request, const Streams& streams, const Voice& voice) {
  auto opened = open_book(request, streams, voice, true);
  if (!opened) return opened.error();
  auto rules = book_rules(request.rules, *opened, streams, voice);
  if (rules) rules = with_options(std::move(*rules), request, streams, voice);
  if (!rules) return rules.error();
  const auto saved = save_rules(opened->book, request.other_rules, *rules);
  if (!saved) return refuse(saved.error(), {}, streams, voice);
  streams.saved();
  if (request.json) streams.out << rules_document(*rules) << '\n';
  streams.err << voice.words.say(*saved ? "review.rules.replaced" : "book.saved") << '\n';
  return Exit::done;
}

Exit rules_remove(const Request& request, const Streams& streams, const Voice& voice) {
  auto opened = open_book(request, streams, voice);
  if (!opened) return opened.error();
  const auto done = remove_rules(opened->book, request.rules);
  if (!done) return refuse(done.error(), {}, streams, voice);
  streams.saved();
  streams.err << voice.words.say("review.rules.removed") << '\n';
  return Exit::done;
}

}  // namespace spadille::cli

// A note, a dispute and how it was settled, and that a deal is right.
#include "app/people/names.h"
#include "app/record/events.h"
#include "app/record/place.h"
#include "app/record/session_view.h"
#include "codec/plain_text.h"
#include "ui/cli/commands/split.h"
#include "ui/cli/record/commands.h"
#include "ui/cli/record/with_desk.h"

namespace spadille::cli {
namespace {

struct NoteOptions {
  SessionOptions at{};
  std::vector<std::string> words{};
  int deal = 0;  ///< its number on the sheet; 0: the session
};

void add_note_options(const Node& command, NoteOptions& options) {
  add_options(command, options.at);
  command.arguments("TEXT", options.words, "cli.note.text").required();
  command.number("--deal", options.deal, "cli.note.deal");
}

std::string text_of(const NoteOptions& asked) {
  return visible_text(joined(asked.words), kLongestText);
}

/// What is said of the session or of one of its deals.
Outcome<Event> remark(EventKind kind, const NoteOptions& asked, const Desk& desk) {
  const Seq of = asked.deal == 0 ? 0 : seq_of_deal(desk, asked.deal);
  if (asked.deal != 0 && of == 0) return tl::unexpected(Refusal(no_such_deal(asked.deal)));
  return simple_event(kind, {.of = of}, text_of(asked));
}

Exit note(const NoteOptions& asked, const Streams& streams, const Voice& voice) {
  return with_desk(asked.at, streams, voice,
                   [&](OpenedBook&, Desk& desk) { return remark(EventKind::note, asked, desk); });
}

struct DisputeOptions {
  NoteOptions about{};
  int settles = 0;  ///< the dispute that is over
};

Exit dispute(const DisputeOptions& asked, const Streams& streams, const Voice& voice) {
  const auto event = [&](OpenedBook& book, Desk& desk) -> Outcome<Event> {
    if (asked.settles == 0) return remark(EventKind::disputed, asked.about, desk);
    if (!is_open_dispute(view(desk, book.names), asked.settles))
      return tl::unexpected(Refusal(
          Error{Error::Code::usage, {"error.no_such_dispute"}, std::to_string(asked.settles)}));
    return simple_event(EventKind::settled, {.of = asked.settles}, text_of(asked.about));
  };
  return with_desk(asked.about.at, streams, voice, event);
}

struct AgreeOptions {
  SessionOptions at{};
  std::string who{};
  int deal = 0;  ///< its number on the sheet; 0: the last
};

Exit agree(const AgreeOptions& asked, const Streams& streams, const Voice& voice) {
  const auto event = [&](OpenedBook& book, Desk& desk) -> Outcome<Event> {
    const int deal = asked.deal == 0 ? last_deal(desk) : asked.deal;
    const Seq of = seq_of_deal(desk, deal);
    if (of == 0) return tl::unexpected(Refusal(no_such_deal(deal)));
    const auto person = person_meant(book.names, asked.who);
    if (!person) return tl::unexpected(person.error());
    const auto who = seated_as(desk, book.names, *person);
    if (!who) return tl::unexpected(misused("phones.error.nobody", visible(asked.who)));
    return agreement(of, *who);
  };
  return with_desk(asked.at, streams, voice, event);
}

}  // namespace

void add_note(const Node& above) {
  const auto [command, asked] = above.add("note", "cli.note", note);
  add_note_options(command, *asked);
}

void add_dispute(const Node& above) {
  const auto [command, asked] = above.add("dispute", "cli.dispute", dispute);
  add_note_options(command, asked->about);
  command.number("--settle", asked->settles, "cli.dispute.settle");
}

void add_agree(const Node& above) {
  const auto [command, asked] = above.add("agree", "cli.agree", agree);
  add_options(command, asked->at);
  command.argument("NAME", asked->who, "cli.agree.who").required();
  command.number("--deal", asked->deal, "cli.agree.deal");
}

}  // namespace spadille::cli

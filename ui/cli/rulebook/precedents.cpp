// House rulings: what tables decided, as the book keeps it for the next time.
#include <ostream>

#include "app/referee/house_ruling_answers.h"
#include "app/referee/house_ruling_words.h"
#include "app/referee/house_rulings.h"
#include "codec/plain_text.h"
#include "ui/cli/book/opened.h"
#include "ui/cli/rulebook/commands.h"
#include "ui/cli/terminal/print.h"
#include "ui/cli/terminal/prompter.h"
#include "ui/cli/terminal/write_text.h"

namespace spadille::cli {
namespace {

struct KeptOptions {
  std::string game{};
};

Exit list_kept(const BookOptions& in, const KeptOptions& asked, const Streams& streams,
               const Voice& voice) {
  auto opened = open_book(in, streams, voice);
  if (!opened) return opened.error();
  const auto all = house_rulings(opened->book, asked.game);
  if (!all) return fail(all.error(), streams, voice);
  if (voice.json) return streams.out << precedents_answer(*all, voice.words) << '\n', Exit::done;
  if (all->empty()) streams.out << voice.words.say("precedent.none") << '\n';
  for (const auto& [name, told] : *all)
    streams.out << voice.style.strong(visible(name)) << '\n'
                << "  " << title_of(told, voice.words) << '\n'
                << "  " << decision_in_words(told, voice.words).front() << '\n';
  return Exit::done;
}

struct NameOptions {
  std::string name{};
  bool yes = false;
};

Exit show_kept(const BookOptions& in, const NameOptions& asked, const Streams& streams,
               const Voice& voice) {
  auto opened = open_book(in, streams, voice);
  if (!opened) return opened.error();
  const auto found = find_ruling(opened->book, asked.name);
  if (!found) return refuse(found.error(), {}, streams, voice);
  streams.out << (voice.json ? on_one_line(write_precedent(found->told))
                             : card_of(found->told, voice.words));
  return Exit::done;
}

/// It is shown first, so that everybody sees what goes.
Exit remove_kept(const BookOptions& in, const NameOptions& asked, const Streams& streams,
                 const Voice& voice) {
  auto opened = open_book(in, streams, voice);
  if (!opened) return opened.error();
  const auto found = find_ruling(opened->book, asked.name);
  if (!found) return refuse(found.error(), {}, streams, voice);
  if (!voice.json) streams.out << card_of(found->told, voice.words) << std::flush;
  if (!asked.yes && (voice.json || !confirmed(streams, voice)))
    return fail({Error::Code::usage, {"error.needs_yes"}, {}}, streams, voice);
  const auto done = remove_ruling(opened->book, asked.name);
  if (!done) return refuse(done.error(), {}, streams, voice);
  streams.saved();
  if (voice.json) streams.out << on_one_line(write_precedent(found->told));
  streams.err << voice.words.say("precedent.removed") << '\n';
  return Exit::done;
}

struct ExportOptions {
  std::string file{};
  std::string game{};
};

Exit write(const BookOptions& in, const ExportOptions& asked, const Streams& streams,
           const Voice& voice) {
  auto opened = open_book(in, streams, voice);
  if (!opened) return opened.error();
  const auto all = house_rulings(opened->book, asked.game);
  if (!all) return fail(all.error(), streams, voice);
  std::string text;
  for (const HouseRuling& each : *all) text += on_one_line(write_precedent(each.told));
  return write_text(asked.file, text, streams, voice);
}

}  // namespace

void add_precedents(const Node& above) {
  const auto [group, in] = above.add_group<BookOptions>("precedents", "precedent.cli");
  group.takes_commands(1, 1);
  group.text("--db", in->book, "FILE", "cli.option.db");
  const auto [listing, listed] = group.add("list", "precedent.cli.list", in, list_kept);
  listing.game("GAME", listed->game, "", "precedent.cli.game");
  const auto [showing, shown] = group.add("show", "precedent.cli.show", in, show_kept);
  showing.argument("NAME", shown->name, "precedent.cli.name").required();
  const auto [removing, removed] = group.add("remove", "precedent.cli.remove", in, remove_kept);
  removing.argument("NAME", removed->name, "precedent.cli.name").required();
  removing.flag("--yes", removed->yes, "cli.option.yes");
  const auto [writing, written] = group.add("export", "precedent.cli.export", in, write);
  writing.argument("FILE", written->file, "precedent.cli.file");
  writing.game("--game", written->game, "GAME", "precedent.cli.game");
}

}  // namespace spadille::cli

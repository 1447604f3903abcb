#include <charconv>
#include <ostream>

#include "app/review/paper_sheet.h"
#include "codec/plain_text.h"
#include "codec/short_form.h"
#include "text/accounts.h"
#include "ui/cli/commands/node.h"
#include "ui/cli/commands/split.h"
#include "ui/cli/rulebook/rules_meant.h"
#include "ui/cli/score/commands.h"
#include "ui/cli/terminal/account_columns.h"
#include "ui/cli/terminal/columns.h"
#include "ui/cli/terminal/print.h"

namespace spadille::cli {
namespace {

struct SheetOptions {
  std::string rules{};
  std::vector<std::string> games{};   ///< "1420:1382" each
  std::string players{};              ///< "Ann,Bob,Chris,Dora"
  std::vector<std::string> absent{};  ///< "2:Dora": who missed which game
};

/// "2:Dora": who missed which game.
bool add_absent(const std::string& text, PaperSheet& sheet) {
  const auto colon = std::min(text.find(':'), text.size());
  std::size_t game = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + colon, game);
  const bool whole = error == std::errc{} && end == text.data() + colon && colon < text.size();
  if (!whole || game < 1 || game > sheet.games.size()) return false;
  sheet.games[game - 1].absent.push_back(text.substr(colon + 1));
  return true;
}

/// The sheet that the words of the command line describe; the word that cannot be understood.
tl::expected<PaperSheet, std::string> sheet_of(const SheetOptions& asked) {
  PaperSheet sheet;
  sheet.players = list_of(asked.players);
  for (const std::string& text : asked.games) {
    const auto totals = totals_in(text);
    if (!totals) return tl::unexpected(text);
    sheet.games.push_back({*totals, {}});
  }
  for (const std::string& text : asked.absent)
    if (!add_absent(text, sheet)) return tl::unexpected(text);
  return sheet;
}

void print_ranking(const CheckedSheet& sheet, const Streams& streams, const Voice& voice) {
  if (sheet.standing.personal.empty()) return;
  std::size_t widest = 0;
  std::size_t figure = 6;
  for (const std::string& name : sheet.names.seats) widest = std::max(widest, width(name));
  for (const int total : sheet.standing.personal)
    figure = std::max(figure, width(written(total)) + 1);
  streams.out << ranking(sheet.standing.personal, sheet.names, voice, widest + 2, figure)
              << evening_won(sheet.standing, sheet.names, voice);
}

void print_game(const CheckedSheet& sheet, std::size_t index, const Streams& streams,
                const Voice& voice) {
  const CheckedGame& game = sheet.games[index];
  const SeatNames names{sheet.names.seats, game.sides};
  streams.out << voice.style.strong(
      voice.words.say(Message{"cli.check_sheet.game", {static_cast<int>(index) + 1}}));
  for (std::size_t i = 0; i < game.totals.size(); ++i)
    streams.out << " · " << in_words(sheet.accounts[i], names, voice.words) << ' '
                << written(game.totals[i]);
  streams.out << '\n';
  streams.out << explained(game.proof.lines, names, voice);
  if (has_error(game.proof.findings))
    streams.out << "  " << voice.style.bad(voice.words.say("cli.check_sheet.slip")) << '\n';
}

void print(const CheckedSheet& sheet, const Streams& streams, const Voice& voice) {
  const std::string game = voice.words.say(std::string(sheet.rules.game) + ".name");
  streams.out << voice.style.strong(game) << " · "
              << (sheet.rules.preset.empty() ? voice.words.say("cli.sheet.own_rules")
                                             : sheet.rules.preset)
              << '\n';
  for (std::size_t i = 0; i < sheet.games.size(); ++i) print_game(sheet, i, streams, voice);
  print_ranking(sheet, streams, voice);
}

Exit check_sheet(const SheetOptions& asked, const Streams& streams, const Voice& voice) {
  const auto rules = load_rules(asked.rules, streams, voice);
  if (!rules) return rules.error();
  const auto paper = sheet_of(asked);
  if (!paper) return bad_value(paper.error(), streams, voice);
  const CheckedSheet sheet = spadille::check_sheet(*rules, *paper);
  if (voice.json) {
    streams.out << answer(sheet, voice.words) << '\n';
    return sheet.has_errors() ? Exit::findings : Exit::done;
  }
  streams.err << findings(sheet.findings, visible(asked.rules), sheet.names, voice);
  for (const CheckedGame& game : sheet.games)
    streams.err << findings(game.proof.findings, visible(asked.rules),
                            {sheet.names.seats, game.sides}, voice);
  print(sheet, streams, voice);
  return sheet.has_errors() ? Exit::findings : Exit::done;
}

}  // namespace

void add_check_sheet(const Node& above) {
  const auto [command, asked] = above.add("check-sheet", "cli.check_sheet", check_sheet);
  command.argument("RULES", asked->rules, "cli.rules.which").required();
  command.arguments("TOTALS", asked->games, "cli.check_sheet.totals").required();
  command.text("--players", asked->players, "A,B,…", "cli.check_sheet.players");
  command.texts("--absent", asked->absent, "GAME:NAME", "cli.check_sheet.absent");
}

}  // namespace spadille::cli

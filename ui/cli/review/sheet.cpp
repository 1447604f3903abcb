// The score sheet of a session.
#include <algorithm>
#include <ostream>

#include "ui/cli/book/carry_out.h"
#include "ui/cli/review/chart.h"
#include "ui/cli/review/commands.h"

namespace spadille::cli {
namespace {

struct SheetOptions {
  SessionOptions at{};
  int deal = 0;  ///< its number on the sheet; 0: all
  bool chart = false;
};

Exit show_sheet(const SheetOptions& asked, const Streams& streams, const Voice& voice) {
  auto opened = open_desk(asked.at, streams, voice);
  if (!opened) return opened.error();
  EveningView evening = view(opened->desk, opened->opened.names);
  if (asked.deal > 0) {
    std::erase_if(evening.deals, [&](const DealView& d) { return d.number != asked.deal; });
    if (evening.deals.empty()) return fail(no_such_deal(asked.deal), streams, voice);
  }
  show(evening, streams, voice);
  const Exit end = evening.has_errors() ? Exit::findings : Exit::done;
  if (!asked.chart || voice.json || !evening.scored) return end;
  std::erase_if(evening.deals, [](const DealView& d) { return d.number == 0; });
  streams.out << '\n' << chart(evening, voice);
  return end;
}

}  // namespace

void add_sheet(const Node& above) {
  const auto [command, asked] = above.add("sheet", "cli.sheet", show_sheet);
  add_options(command, asked->at);
  command.number("--deal", asked->deal, "cli.sheet.only");
  command.flag("--chart", asked->chart, "review.cli.sheet_chart");
}

}  // namespace spadille::cli

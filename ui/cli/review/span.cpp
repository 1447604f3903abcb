#include "ui/cli/review/span.h"

#include "codec/plain_text.h"

namespace spadille::cli {

void add_options(const Node& command, SpanOptions& options, bool game_required) {
  command.game("--game", options.game, "GAME", "cli.rules.list.game")
      .required(game_required)
      .last_counts();
  command.text("--from", options.from, "DATE", "cli.sessions.from");
  command.text("--to", options.to, "DATE", "cli.sessions.to");
}

tl::expected<Span, Exit> span_of(const SpanOptions& options, const Streams& streams,
                                 const Voice& voice) {
  const auto& [game, from, to] = options;
  for (const std::string& date : {from, to})
    if (!date.empty() && !is_date(date)) return tl::unexpected(bad_value(date, streams, voice));
  if (!from.empty() && !to.empty() && to < from)
    return tl::unexpected(bad_value(from + " – " + to, streams, voice));
  return Span{game, from, to};
}

}  // namespace spadille::cli

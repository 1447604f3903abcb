#include "ui/cli/referee/judging.h"

#include "app/referee/asked_table.h"
#include "app/rulebook/rules.h"
#include "ui/cli/commands/split.h"

namespace spadille::cli {

tl::expected<AnyEvening, Exit> table_meant(const Request& request, const Streams& streams,
                                           const Voice& voice) {
  if (request.rules.empty()) {
    const auto opened = open_desk(request, streams, voice);
    if (!opened) return tl::unexpected(opened.error());
    return table_by(opened->desk, opened->opened.names);
  }
  const auto rules = rules_meant(request.rules, request, streams, voice);
  if (!rules) return tl::unexpected(rules.error());
  auto set = with_options(rules->rules, request, streams, voice);
  if (!set) return tl::unexpected(set.error());
  return table_by(
      *set, request.players.empty() ? std::vector<std::string>{} : parts(request.players, ','));
}

}  // namespace spadille::cli

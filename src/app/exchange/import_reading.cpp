#include "app/exchange/import_reading.h"

#include <algorithm>

#include "app/games.h"
#include "app/keep/announced.h"
#include "app/kept_text.h"
#include "app/referee/house_rulings.h"
#include "codec/plain_text.h"
#include "text/names.h"

namespace spadille {
namespace {

/// Names that the book would not write so, however their letters are composed.
Findings wrong_names(const std::vector<Player>& players) {
  Findings found;
  for (std::size_t i = 0; i < players.size(); ++i)
    if (clean_name(players[i].name) != composed(players[i].name))
      found.push_back({.place = "/players/" + std::to_string(i) + "/name",
                       .given = visible(players[i].name),
                       .message = {"finding.book.name"}});
  return found;
}

std::string in_row(const Totals& totals) {
  std::string text;
  for (const int total : totals) text += (text.empty() ? "" : ":") + std::to_string(total);
  return text;
}

/// Whether anything proves that the events are what was written.
Findings without_hash(const StoredSession& session) {
  if (!session.head.empty()) return {};
  return {
      {.place = "/hash", .message = {"exchange.no_hash"}, .severity = Finding::Severity::warning}};
}

/// Where a log does not say by itself that it is what was written.
Findings unproven_in(const StoredSession& session, const Table& table) {
  Findings found = without_hash(session);
  const auto warn = [&found](std::string place, Message message, const Doubt& doubt = {}) {
    Finding finding{.place = std::move(place),
                    .given = in_row(doubt.announced),
                    .message = message,
                    .expected = in_row(doubt.counted)};
    finding.severity = Finding::Severity::warning;
    if (found.empty() || found.back() != finding) found.push_back(finding);
  };
  const Desk desk{.at = std::vector<std::string>(session.events.size()), .table = table};
  for (const Doubt& doubt : recounted(desk, {})) {
    const std::string event = "/events/" + std::to_string(std::max(doubt.event, 1) - 1);
    if (doubt.kind == Doubt::Kind::announced)
      warn(event + "/payload/totals", {"exchange.totals_differ"}, doubt);
    else
      warn(event + "/payload", doubt.message);
  }
  return found;
}

/// A document of either kind with names as the book writes them.
template <typename Document>
Outcome<Document> with_clean_names(Expected<Document> document) {
  if (!document) return tl::unexpected(Refusal(document.error()));
  if (!has_error(document->findings)) append(document->findings, wrong_names(document->players));
  if (has_error(document->findings)) return tl::unexpected(Refusal(document->findings));
  for (Player& player : document->players) player.name = clean_name(player.name);
  return std::move(*document);
}

Outcome<ReadDocument> read_as_log(std::string_view text) {
  auto document = with_clean_names(read_log(text));
  if (!document) return tl::unexpected(std::move(document.error()));
  Table table = table_of(std::move(document->log));
  if (has_error(table.scored.findings)) return tl::unexpected(Refusal(table.scored.findings));
  Findings unproven = unproven_in(document->session, table);
  return ReadDocument{ReadLog{std::move(*document), std::move(table), std::move(unproven)}};
}

/// A game that this program does not have; of a plan that was guessed nobody knows it.
Findings unknown_game(const TournamentLog& log) {
  const std::string& game = log.events.front().plan.game;
  if (game.empty() || game_called(game) != nullptr) return {};
  return {{.place = "/events/0/payload/game",
           .given = visible(game),
           .message = {"finding.value"},
           .expected = alternatives(game_ids())}};
}

Outcome<ReadDocument> read_as_tournament(std::string_view text) {
  auto document = with_clean_names(read_tournament(text));
  if (!document) return tl::unexpected(std::move(document.error()));
  if (Findings found = unknown_game(document->log); has_error(found))
    return tl::unexpected(Refusal(std::move(found)));
  Findings unproven = without_hash(document->session);
  return ReadDocument{ReadTournament{std::move(*document), std::move(unproven)}};
}

constexpr std::string_view kFormats =
    "spadille/log | spadille/event | spadille/session | spadille/precedent";

Outcome<ReadDocument> read_as_precedent(std::string_view text) {
  auto told = read_precedent(text);
  if (!told) return tl::unexpected(std::move(told.error()));
  return ReadDocument{std::move(*told)};
}

}  // namespace

Outcome<ReadDocument> read_for_import(std::string_view text) {
  if (is_log_document(text)) return read_as_log(text);
  if (is_tournament_document(text)) return read_as_tournament(text);
  auto document = read_document(text);
  if (!document) return tl::unexpected(Refusal(document.error()));
  for (Finding& finding : document->findings)
    if (finding.place == "/format") finding.expected = kFormats;
  if (has_error(document->findings)) return tl::unexpected(Refusal(document->findings));
  if (document->format == Format::precedent) return read_as_precedent(text);
  if (document->format != Format::session)
    return tl::unexpected(refused("/format", "finding.value", std::string(name(document->format)),
                                  std::string(kFormats)));
  return ReadDocument{ReadEvening{std::move(document->evening), std::move(document->findings)}};
}

}  // namespace spadille

// What may be played, who takes a trick, where an auction stands, who revoked.
#include "app/referee/referee_answers.h"
#include "ui/cli/referee/commands.h"
#include "ui/cli/referee/judging.h"
#include "ui/cli/referee/print_referee.h"

namespace spadille::cli {
namespace {

template <typename View>
Exit ask(const Judgement<View>& question, const QuestionOptions& asked, const Streams& streams,
         const Voice& voice) {
  const InWords words = words_of(asked.told, asked.words, asked.dealer, voice.words.language());
  const bool is_told = !words.items.empty() || !words.members.empty();
  if (asked.from_file()) {
    if (is_told) return bad_value(asked.file, streams, voice);
    return answer_file(question, asked, streams, voice);
  }
  if (!is_told && question.format != Format::auction)
    return fail({Error::Code::usage, {"error.no_question"}, {}}, streams, voice);
  auto table = table_meant(asked, streams, voice);
  if (!table) return table.error();
  return tell(question,
              tl::expected<Document, Error>(in_words(std::move(*table), question.format, words)),
              voice.json, streams, voice);
}

Exit legal(const QuestionOptions& asked, const Streams& streams, const Voice& voice) {
  return ask<TurnView>({Format::turn, judge_turn, verdict_answer, verdict}, asked, streams, voice);
}

Exit who_wins(const QuestionOptions& asked, const Streams& streams, const Voice& voice) {
  return ask<TurnView>({Format::turn, judge_trick, trick_answer, trick}, asked, streams, voice);
}

Exit auction_status(const QuestionOptions& asked, const Streams& streams, const Voice& voice) {
  return ask<AuctionView>({Format::auction, judge_auction, answer, auction}, asked, streams, voice);
}

Exit revoke(const QuestionOptions& asked, const Streams& streams, const Voice& voice) {
  return ask<PlayedView>({Format::played, judge_play, answer, revokes}, asked, streams, voice);
}

}  // namespace

void add_legal(const Node& above) {
  const auto [command, asked] = above.add("legal", "cli.legal", legal);
  add_options(command, *asked, "cli.referee.cards", Format::turn);
}

void add_trick(const Node& above) {
  const auto [command, asked] = above.add("trick", "cli.trick", who_wins);
  add_options(command, *asked, "cli.referee.cards", Format::turn);
}

void add_auction(const Node& above) {
  const auto [command, asked] = above.add("auction", "cli.auction", auction_status);
  add_options(command, *asked, "cli.referee.calls", Format::auction);
}

void add_revoke(const Node& above) {
  const auto [command, asked] = above.add("revoke", "cli.revoke", revoke);
  add_options(command, *asked, "cli.referee.tricks", Format::played);
}

}  // namespace spadille::cli

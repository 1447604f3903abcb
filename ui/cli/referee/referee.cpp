#include "app/referee/referee_answers.h"
#include "codec/scalar.h"
#include "ui/cli/record/played_deal.h"
#include "ui/cli/referee/judging.h"
#include "ui/cli/referee/print_referee.h"

namespace spadille::cli {
namespace {

template <typename View>
Exit ask(const Judgement<View>& question, const Request& request, const Streams& streams,
         const Voice& voice) {
  const InWords words = words_of(request, voice);
  const bool in_words = !words.items.empty() || !words.members.empty();
  if (!request.file.empty() || request.jsonl) {
    if (in_words)
      return fail({Error::Code::usage, {"error.usage.value"}, visible(request.file)}, streams,
                  voice);
    return answer_file(question, request, streams, voice);
  }
  if (!in_words && question.format != Format::auction)
    return fail({Error::Code::usage, {"error.no_question"}, {}}, streams, voice);
  auto table = table_meant(request, streams, voice);
  if (!table) return table.error();
  return tell(
      question,
      tl::expected<Document, Error>(spadille::in_words(std::move(*table), question.format, words)),
      request.json, streams, voice);
}

}  // namespace

Exit legal(const Request& request, const Streams& streams, const Voice& voice) {
  return ask<TurnView>({Format::turn, judge_turn, verdict_answer, verdict}, request, streams,
                       voice);
}

Exit who_wins(const Request& request, const Streams& streams, const Voice& voice) {
  return ask<TurnView>({Format::turn, judge_trick, trick_answer, trick}, request, streams, voice);
}

Exit auction_status(const Request& request, const Streams& streams, const Voice& voice) {
  return ask<AuctionView>({Format::auction, judge_auction, answer, auction}, request, streams,
                          voice);
}

Exit revoke(const Request& request, const Streams& streams, const Voice& voice) {
  return ask<PlayedView>({Format::played, judge_play, answer, revokes}, request, streams, voice);
}

}  // namespace spadille::cli

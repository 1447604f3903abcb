#include "ui/cli/terminal/streams.h"

#include <algorithm>
#include <ostream>

#include "app/score/refusal_answer.h"
#include "codec/plain_text.h"
#include "text/joints.h"
#include "ui/cli/machine.h"
#include "ui/cli/terminal/print.h"

namespace spadille::cli {

Exit worse(Exit a, Exit b) { return std::max(a, b); }

Exit exit_of(const Error& error) {
  switch (error.code) {
    case Error::Code::usage: return Exit::usage;
    case Error::Code::conflict: return Exit::conflict;
    case Error::Code::file:
    case Error::Code::damaged: return Exit::file;
    case Error::Code::newer_format: break;
  }
  return Exit::newer_format;
}

void Streams::saved() const {
  if (kept != nullptr) *kept = true;
  if (machine != nullptr && machine->saved) machine->saved();
}

Exit fail(const Error& error, const Streams& streams, const Voice& voice) {
  if (voice.all_json) streams.out << refusal_answer(error, voice.words) << '\n';
  streams.err << "spadille: ";
  if (!error.detail.empty()) streams.err << labelled(error.detail, voice.words);
  streams.err << voice.words.say(error.message) << '\n';
  return exit_of(error);
}

Exit fail(const Findings& findings, const SeatNames& names, const std::string& detail,
          const Streams& streams, const Voice& voice) {
  if (voice.all_json) streams.out << refusal_answer(findings, names, detail, voice.words) << '\n';
  streams.err << cli::findings(findings, detail.empty() ? "spadille" : detail, names, voice);
  return Exit::findings;
}

Exit refuse(const Refusal& refusal, const SeatNames& names, const Streams& streams,
            const Voice& voice) {
  if (refusal.error) return fail(*refusal.error, streams, voice);
  return fail(refusal.findings, names, {}, streams, voice);
}

Exit bad_value(const std::string& word, const Streams& streams, const Voice& voice) {
  return fail({Error::Code::usage, {"error.usage.value"}, visible(word)}, streams, voice);
}

Error no_such_deal(int number) {
  return {Error::Code::usage, {"error.no_such_deal"}, std::to_string(number)};
}

}  // namespace spadille::cli

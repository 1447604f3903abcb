#include "ui/cli/book/session_list.h"

#include <algorithm>

#include "codec/plain_text.h"
#include "text/joints.h"
#include "text/names.h"
#include "ui/cli/terminal/columns.h"
#include "ui/cli/terminal/print.h"

namespace spadille::cli {

std::string session_list(const std::vector<Listed>& sessions, const Names& names,
                         const Voice& voice) {
  if (sessions.empty()) return voice.words.say("book.no_sessions") + '\n';
  std::size_t number = 2;
  std::size_t game = 0;
  for (const Listed& session : sessions) {
    number = std::max(number, std::to_string(session.id).size() + 1);
    game = std::max(game, width(voice.words.say(session.game + ".name")));
  }
  std::string text;
  for (const Listed& session : sessions) {
    const Summary& about = session.summary;
    std::string line = right("#" + std::to_string(session.id), number + 1) + "  " + about.date +
                       "  " + left(voice.words.say(session.game + ".name"), game + 2) +
                       right(std::to_string(about.deals), 4) + "  " +
                       listed(names.everybody(about.players), voice.words.language());
    if (!about.title.empty()) line += " · " + visible(about.title);
    if (!about.place.empty()) line += " · " + visible(about.place);
    if (about.state != Summary::State::open)
      line += bracketed(voice.words.say(state_key(about.state)), voice.words);
    text += line + '\n';
  }
  return text;
}

}  // namespace spadille::cli

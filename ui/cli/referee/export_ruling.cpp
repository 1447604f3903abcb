// Rulings on their way to other tables.
#include "ui/cli/referee/export_ruling.h"

#include "ui/cli/terminal/write_text.h"

namespace spadille::cli {

Exit export_rulings(const std::vector<Decided>& decided, const std::string& file,
                    const Streams& streams, const Voice& voice) {
  if (decided.empty())
    return fail({Error::Code::usage, {"precedent.error.nothing"}, {}}, streams, voice);
  std::string text;
  for (const Decided& each : decided) {
    const std::string document = write_precedent(precedent_of(each));
    text += decided.size() == 1 && !voice.json ? document : on_one_line(document);
  }
  return write_text(file, text, streams, voice);
}

}  // namespace spadille::cli

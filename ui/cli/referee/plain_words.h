#pragma once

#include "app/referee/asking.h"
#include "ui/cli/referee/judging.h"

namespace spadille::cli {

/// "revoke who=Ann", or he took it back who=Ann: words without a key say together what happened.
[[nodiscard]] InWords told_words(const QuestionOptions& asked);

/// The question that these words ask. Says which irregularity plain words were understood as, or
/// which they may mean. At a terminal what is not understood is taken out and asked.
[[nodiscard]] Document heard_words(Evening table, InWords& words, const Streams& streams,
                                   const Voice& voice);

/// "Understood as: A card taken back"; nothing where somebody typed its key, or the beginning of
/// it.
[[nodiscard]] std::string understood_as(const Document& document, const std::string& said,
                                        const Voice& voice);

/// What plain words may mean, a line each.
[[nodiscard]] std::string kinds_meant(const Evening& table, std::string_view words,
                                      const Voice& voice);

}  // namespace spadille::cli

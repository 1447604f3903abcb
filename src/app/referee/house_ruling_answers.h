#pragma once

#include <string>
#include <vector>

#include "app/referee/house_rulings.h"
#include "app/referee/ruling.h"
#include "codec/json_text.h"
#include "text/words.h"

namespace spadille {

/// The house rulings that answer a question, as a member of its answer; nothing where none does.
void write_house(JsonText& json, const RulingView& view, const Words& words);

/// The house rulings of a book as JSON on one line, without the end of the line.
[[nodiscard]] std::string precedents_answer(const std::vector<HouseRuling>& rulings,
                                            const Words& words);

}  // namespace spadille

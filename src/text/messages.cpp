#include "text/messages.h"

#include <array>

namespace spadille {

std::span<const std::span<const Entry>> all_messages() {
  static const std::array kTables{book_messages(),     chart_messages(),     cli_messages(),
                                  csv_messages(),      entry_messages(),     euchre_messages(),
                                  exchange_messages(), finding_messages(),   klaverjas_messages(),
                                  kyuuri_messages(),   quadrille_messages(), referee_messages(),
                                  review_messages(),   safety_messages(),    table_messages()};
  return kTables;
}

}  // namespace spadille

#include "app/book.h"

#include <utility>

namespace spadille {

Refusal refused(std::string place, std::string_view key, std::string given, std::string expected) {
  return Findings{{.place = std::move(place),
                   .given = std::move(given),
                   .message = {key},
                   .expected = std::move(expected)}};
}

Refusal misused(std::string_view key, std::string detail) {
  return Error{Error::Code::usage, {key}, std::move(detail)};
}

}  // namespace spadille

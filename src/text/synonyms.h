#pragma once

#include <cstddef>
#include <map>
#include <string_view>
#include <vector>

#include "text/unicode.h"

namespace spadille {

/// Words that mean the same at a card table: "renege", "revoke", "wrong suit".
class Synonyms {
 public:
  Synonyms() = default;
  /// A group a line, " / " between its members; "verzak*" stands for every ending; lines with "#"
  /// say something else.
  explicit Synonyms(std::string_view lines);

  /// The groups that runs of letters (search_runs()) speak of, in their order; of several members
  /// at one place the longest.
  [[nodiscard]] std::vector<std::size_t> groups(const std::vector<unicode::Letters>& runs) const;

 private:
  struct Member {
    unicode::Letters letters{};
    bool any_ending = false;
    std::size_t group = 0;
  };

  void add(std::string_view words, std::size_t group);
  [[nodiscard]] const Member* at(const unicode::Letters& text, std::size_t place) const;
  [[nodiscard]] const Member* beginning(const unicode::Letters& text, std::size_t place,
                                        std::size_t letters) const;

  /// By their first two letters, or the only one; the longest first.
  std::map<unicode::Letters, std::vector<Member>> by_beginning_{};
};

}  // namespace spadille

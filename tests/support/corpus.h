#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace spadille::tests {

/// A corpus case: one text file that a player could read (tests/corpus/README.md).
struct Case {
  std::filesystem::path file{};
  std::string game{};  ///< the folder it lies in
  std::string title{};
  bool is_ruling = false;               ///< it asks what the rules say about an irregularity
  std::string document{};               ///< the session or incident that it describes
  std::vector<std::string> expected{};  ///< what it says must come out, one fact a line
};

/// Every case below `folder`, in order of name. A malformed file fails the calling test.
[[nodiscard]] std::vector<Case> read_corpus(const std::filesystem::path& folder);

/// What really comes out, in the words of a case. `wanted` decides which optional facts are told.
[[nodiscard]] std::vector<std::string> told(const Case& wanted);

}  // namespace spadille::tests

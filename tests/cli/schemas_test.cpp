// The schemas of the documents are committed as the program makes them.
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "codec/schema.h"
#include "text/words.h"

namespace spadille::tests {
namespace {

std::string committed(const std::string& name) {
  std::ostringstream text;
  text << std::ifstream(SPADILLE_SOURCE "/docs/format/" + name + ".schema.json").rdbuf();
  return text.str();
}

TEST(Schemas, stand_in_docs_as_the_program_makes_them) {
  const Words words(Language::en);
  const auto describe = [&](std::string_view key) { return words.say(key); };
  for (const Format format : {Format::rules, Format::deal, Format::session, Format::incident,
                              Format::turn, Format::auction, Format::played})
    EXPECT_EQ(schema(format, describe), committed(std::string(name(format).substr(9))));
  EXPECT_EQ(log_schema(), committed("log"));
}

}  // namespace
}  // namespace spadille::tests

#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "nlohmann/json.hpp"

#include "codec/document.h"
#include "games/tables.h"

/// How the parts of a schema are written, whatever game and format they belong to.
namespace spadille::schema_shapes {

using Json = nlohmann::ordered_json;
/// Turns the label of a member into words.
using Describe = std::function<std::string(std::string_view)>;

/// "deal" of "spadille/deal".
[[nodiscard]] std::string short_name(std::string_view format);
/// "deal.schema.json": where the schema of a format stands, beside the others.
[[nodiscard]] std::string file_of(std::string_view format);

[[nodiscard]] Json refer(std::string place);
/// What rules.schema.json says for all files: `name` is text, date, suit or rank.
[[nodiscard]] Json shape(const std::string& name);
/// These, as they stand there.
[[nodiscard]] Json shapes();

/// The value of a member, or one item of its list.
[[nodiscard]] Json item(const Member& member);
/// The list of a member.
[[nodiscard]] Json list(const Member& member);
/// A member with its description and the clause that says what it means.
[[nodiscard]] Json described(const Member& member, const Describe& describe);

/// Nothing else may stand in it.
[[nodiscard]] Json object_of(Json properties);
[[nodiscard]] Json array_of(Json items);
[[nodiscard]] Json array_of(Json items, std::size_t most);
[[nodiscard]] Json text(std::size_t most);

}  // namespace spadille::schema_shapes

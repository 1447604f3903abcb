#include "ui/door/page.h"

#include <algorithm>
#include <array>

#include "text/catalogue.h"

namespace spadille::catalogue {
/// The files of the page, by name: made by cmake/embed.py.
[[nodiscard]] std::span<const Written> pages();
}  // namespace spadille::catalogue

namespace spadille::door {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kTypes{{
    {".html", "text/html; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".svg", "image/svg+xml"},
}};

constexpr std::string_view kFirst = "index.html";

}  // namespace

const std::vector<std::string>& paths_of_page() {
  static const std::vector<std::string> kPaths = [] {
    std::vector<std::string> paths;
    for (const auto& file : catalogue::pages())
      paths.push_back("/" + std::string(file.name == kFirst ? "" : file.name));
    return paths;
  }();
  return kPaths;
}

std::optional<Reply> page(std::string_view path) {
  const std::string_view name = path == "/" ? kFirst : path.substr(1);
  const auto all = catalogue::pages();
  const auto found =
      std::find_if(all.begin(), all.end(), [name](const auto& file) { return file.name == name; });
  if (found == all.end()) return std::nullopt;
  const auto type = std::find_if(kTypes.begin(), kTypes.end(),
                                 [name](const auto& each) { return name.ends_with(each.first); });
  // A browser opens six lines for the files of a page, and would keep them, out of the few that an
  // address may have.
  return Reply{200, std::string(type->second), std::string(found->text), true};
}

}  // namespace spadille::door

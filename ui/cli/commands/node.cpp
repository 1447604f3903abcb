#include "ui/cli/commands/node.h"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "app/games.h"
#include "text/joints.h"
#include "ui/cli/commands/help.h"

namespace spadille::cli {

Row& Row::required(bool is) {
  option_.required(is);
  return *this;
}

Row& Row::last_counts() {
  option_.take_last();
  return *this;
}

Row& Row::needs(const Row& other) {
  option_.needs(&other.option_);
  return *this;
}

Row& Row::excludes(const Row& other) {
  option_.excludes(&other.option_);
  return *this;
}

Row& Row::refuses(std::function<std::string(const std::string& word)> wrong) {
  option_.check(std::move(wrong));
  return *this;
}

CLI::App& Node::place(const std::string& name, std::string_view about) const {
  return *app_.add_subcommand(name, words_.say(about));
}

Row Node::flag(const std::string& name, bool& value, std::string_view about) const {
  return Row(*app_.add_flag(name, value, words_.say(about)));
}

Row Node::text(const std::string& name, std::string& value, const std::string& type,
               std::string_view about) const {
  return Row(*app_.add_option(name, value, words_.say(about))->type_name(type)->take_last());
}

Row Node::text(const std::string& name, std::function<void(const std::string&)> take,
               const std::string& type, std::string_view about) const {
  return Row(*app_.add_option_function<std::string>(name, take, words_.say(about))
                  ->type_name(type)
                  ->take_last());
}

Row Node::texts(const std::string& name, std::vector<std::string>& values, const std::string& type,
                std::string_view about) const {
  return Row(*app_.add_option(name, values, words_.say(about))
                  ->type_name(type)
                  ->expected(1)
                  ->allow_extra_args(false)
                  ->take_all());
}

Row Node::number(const std::string& name, int& value, std::string_view about, int most,
                 int least) const {
  return Row(*app_.add_option(name, value, words_.say(about))
                  ->type_name("N")
                  ->check(CLI::Range(least, most).description(""))
                  ->take_last());
}

Row Node::number(const std::string& name, SessionId& value, std::string_view about) const {
  return Row(*app_.add_option(name, value, words_.say(about))
                  ->type_name("N")
                  ->check(CLI::Range(SessionId{1}, SessionId{1} << 52U).description(""))
                  ->take_last());
}

Row Node::one_of(const std::string& name, const std::vector<std::string>& words,
                 const std::function<void(std::size_t)>& take, std::string_view about) const {
  const auto chosen = [words, take](const std::string& word) {
    take(static_cast<std::size_t>(std::find(words.begin(), words.end(), word) - words.begin()));
  };
  return Row(*app_.add_option_function<std::string>(name, chosen, words_.say(about))
                  ->type_name(CLI::detail::join(words, "|"))
                  ->check(CLI::IsMember(words).description("")));
}

Row Node::game(const std::string& name, std::string& value, const std::string& type,
               std::string_view about) const {
  const auto ids = game_ids();
  const std::vector<std::string> games(ids.begin(), ids.end());
  const std::string taken =
      placeholder(type, words_) + bracketed(CLI::detail::join(games, " | "), words_);
  return Row(*app_.add_option(name, value, words_.say(about))
                  ->type_name(taken)
                  ->check(CLI::IsMember(games).description("")));
}

Row Node::argument(const std::string& name, std::string& value, std::string_view about) const {
  return Row(*app_.add_option(name, value, words_.say(about))->type_name(""));
}

Row Node::argument(const std::string& name, int& value, std::string_view about) const {
  return Row(*app_.add_option(name, value, words_.say(about))
                  ->type_name("")
                  ->check(CLI::Range(1, 1'000'000).description("")));
}

Row Node::arguments(const std::string& name, std::vector<std::string>& values,
                    std::string_view about) const {
  return Row(*app_.add_option(name, values, words_.say(about))->type_name(""));
}

void Node::takes_commands(std::size_t least, std::size_t most) const {
  app_.require_subcommand(least, most);
}

}  // namespace spadille::cli

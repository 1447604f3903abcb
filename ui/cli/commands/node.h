#pragma once

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "session/store.h"
#include "ui/cli/terminal/streams.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace spadille::cli {

/// What a place in the tree is bound to.
struct Command {
  const CLI::App* place = nullptr;
  std::function<void()> forget{};  ///< its options become what they are where nobody says anything
  /// Empty where only the commands below it do something.
  std::function<Exit(const Streams&, const Voice&)> carry_out{};
};

/// An option or an argument, while it is described.
class Row {
 public:
  explicit Row(CLI::Option& option) : option_(option) {}

  Row& required(bool is = true);
  /// Said more than once, the last counts.
  Row& last_counts();
  Row& needs(const Row& other);
  Row& excludes(const Row& other);
  /// `wrong(word)`: what to say of a word that will not do; empty where it does.
  Row& refuses(std::function<std::string(const std::string& word)> wrong);

 private:
  CLI::Option& option_;
};

template <typename Options>
struct Added;

/// A place in the tree of commands, where commands, options and arguments are added. `about`: the
/// key of what the help text says. Values that rows set are members of the options of a command.
class Node {
 public:
  Node(CLI::App& app, const Words& words, std::vector<Command>& commands)
      : app_(app), words_(words), commands_(commands) {}

  /// A command below this one, with options that only it has.
  template <typename Options>
  [[nodiscard]] Added<Options> add(const std::string& name, std::string_view about,
                                   Exit (*carry_out)(const Options&, const Streams&,
                                                     const Voice&)) const;
  /// The same, of a command for which the options of this one count, too.
  template <typename Above, typename Options>
  [[nodiscard]] Added<Options> add(const std::string& name, std::string_view about,
                                   const std::shared_ptr<Above>& above,
                                   Exit (*carry_out)(const Above&, const Options&, const Streams&,
                                                     const Voice&)) const;
  /// A command that does nothing by itself.
  template <typename Options>
  [[nodiscard]] Added<Options> add_group(const std::string& name, std::string_view about) const;

  Row flag(const std::string& name, bool& value, std::string_view about) const;
  Row text(const std::string& name, std::string& value, const std::string& type,
           std::string_view about) const;
  /// `take` is told the text.
  Row text(const std::string& name, std::function<void(const std::string&)> take,
           const std::string& type, std::string_view about) const;
  /// As often as wanted.
  Row texts(const std::string& name, std::vector<std::string>& values, const std::string& type,
            std::string_view about) const;
  /// From `least` to `most`.
  Row number(const std::string& name, int& value, std::string_view about, int most = 1'000'000,
             int least = 1) const;
  Row number(const std::string& name, SessionId& value, std::string_view about) const;
  /// One of a few words, each with the value that it stands for.
  template <typename E, std::size_t N>
  Row choice(const std::string& name, E& value,
             const std::array<std::pair<const char*, E>, N>& words, std::string_view about) const;
  /// One of the games.
  Row game(const std::string& name, std::string& value, const std::string& type,
           std::string_view about) const;

  Row argument(const std::string& name, std::string& value, std::string_view about) const;
  Row argument(const std::string& name, int& value, std::string_view about) const;
  Row arguments(const std::string& name, std::vector<std::string>& values,
                std::string_view about) const;

  /// How many of the commands below it have to be named.
  void takes_commands(std::size_t least, std::size_t most) const;

 private:
  [[nodiscard]] CLI::App& place(const std::string& name, std::string_view about) const;
  /// `take` is told which of the words it is.
  Row one_of(const std::string& name, const std::vector<std::string>& words,
             const std::function<void(std::size_t)>& take, std::string_view about) const;

  CLI::App& app_;
  const Words& words_;
  std::vector<Command>& commands_;
};

/// A command that was added, and its options.
template <typename Options>
struct Added {
  Node node;
  std::shared_ptr<Options> options;
};

template <typename E, std::size_t N>
Row Node::choice(const std::string& name, E& value,
                 const std::array<std::pair<const char*, E>, N>& words,
                 std::string_view about) const {
  std::vector<std::string> all;
  all.reserve(N);
  for (const auto& word : words) all.emplace_back(word.first);
  return one_of(
      name, all, [&value, words](std::size_t which) { value = words[which].second; }, about);
}

template <typename Options>
Added<Options> Node::add(const std::string& name, std::string_view about,
                         Exit (*carry_out)(const Options&, const Streams&, const Voice&)) const {
  Added<Options> added = add_group<Options>(name, about);
  commands_.back().carry_out = [options = added.options, carry_out](const Streams& streams,
                                                                    const Voice& voice) {
    return carry_out(*options, streams, voice);
  };
  return added;
}

template <typename Above, typename Options>
Added<Options> Node::add(const std::string& name, std::string_view about,
                         const std::shared_ptr<Above>& above,
                         Exit (*carry_out)(const Above&, const Options&, const Streams&,
                                           const Voice&)) const {
  Added<Options> added = add_group<Options>(name, about);
  commands_.back().carry_out = [above, options = added.options, carry_out](const Streams& streams,
                                                                           const Voice& voice) {
    return carry_out(*above, *options, streams, voice);
  };
  return added;
}

template <typename Options>
Added<Options> Node::add_group(const std::string& name, std::string_view about) const {
  const auto options = std::make_shared<Options>();
  CLI::App& added = place(name, about);
  commands_.push_back({&added, [options] { *options = Options(); }, {}});
  return {Node(added, words_, commands_), options};
}

}  // namespace spadille::cli

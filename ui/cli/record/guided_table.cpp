#include <algorithm>
#include <array>
#include <numeric>

#include "app/games.h"
#include "app/kept_text.h"
#include "app/people/look_alikes.h"
#include "app/record/heard.h"
#include "app/rulebook/rules.h"
#include "codec/document.h"
#include "codec/plain_text.h"
#include "core/ascii.h"
#include "text/joints.h"
#include "text/names.h"
#include "ui/cli/record/guided.h"
#include "ui/cli/terminal/columns.h"
#include "ui/cli/terminal/prompter.h"

namespace spadille::cli {
namespace {

/// What follows an answer: the next question, the same again, the one before, or nothing more.
enum class Turn : std::uint8_t { on, again, back, end };

bool says_draw(std::string_view text) {
  return same_word(trimmed(text), "draw") || text == "くじ" || text == "抽選";
}

/// One evening's beginning, question by question.
class TableTalk {
 public:
  TableTalk(const std::vector<std::string>& usual, const Draw& draw, const Streams& streams,
            const Voice& voice)
      : usual_(usual),
        draw_(draw),
        voice_(voice),
        prompter_(streams.in, streams.err, voice.words) {}

  std::optional<NewTable> talk() {
    constexpr std::array kQuestions{&TableTalk::game,    &TableTalk::rules, &TableTalk::count,
                                    &TableTalk::players, &TableTalk::seats, &TableTalk::dealer,
                                    &TableTalk::begin};
    prompter_.say_key("entry.hint");
    for (std::size_t at = 0; at < kQuestions.size();) {
      const Turn turn = (this->*kQuestions[at])();
      if (turn == Turn::end) {
        prompter_.say_key("entry.ended");
        return std::nullopt;
      }
      if (turn == Turn::back && at == 0) prompter_.say_key("entry.first");
      if (turn == Turn::back && at > 0) --at;
      if (turn == Turn::on) ++at;
      if (turn != Turn::again) backwards_ = turn == Turn::back;
    }
    return table_;
  }

 private:
  std::string say(std::string_view key) const { return voice_.words.say(key); }

  /// Asks; what is no answer is dealt with. `take` says whether the answer was taken.
  Turn ask(const Question& question, std::string_view help, const auto& take) {
    const Reply reply = prompter_.ask(question);
    switch (reply.kind) {
      case Reply::Kind::end: return Turn::end;
      case Reply::Kind::back: return Turn::back;
      case Reply::Kind::help:
        prompter_.say_key(help);
        prompter_.say_key("entry.hint");
        return Turn::again;
      case Reply::Kind::answer: break;
    }
    return take(reply.text) ? Turn::on : Turn::again;
  }

  bool refuse(const std::string& text, std::string_view key) {
    prompter_.echo(visible(text));
    prompter_.say("  " + say(key));
    return false;
  }

  /// The numbered lines of a list, and one of `choices` by number, word or beginning.
  Turn one_of(const Question& question, std::string_view help,
              const std::vector<std::string_view>& choices, const auto& take) {
    const Member member{.key = "choice", .kind = Kind::choice, .choices = choices};
    return ask(question, help, [&](const std::string& text) {
      const auto said = text.empty() ? Heard{} : heard(member, {}, text);
      if (text.empty() && !question.usual.empty()) return take(0);
      if (!said.value || said.value->empty())
        return refuse(text, text.empty() ? "finding.missing" : "finding.value");
      return take(static_cast<std::size_t>((*said.value)[0]));
    });
  }

  Turn game() {
    const std::vector<std::string_view> ids = game_ids();
    std::vector<std::string> names;
    names.reserve(ids.size());
    for (const std::string_view id : ids) names.push_back(say(std::string(id) + ".name"));
    for (std::size_t i = 0; i < names.size(); ++i)
      prompter_.say("  " + std::to_string(i + 1) + ' ' + names[i]);
    // In another language the games have names of their own.
    std::vector<std::string_view> choices(names.begin(), names.end());
    if (voice_.words.language() != Language::en)
      choices.insert(choices.end(), ids.begin(), ids.end());
    const Question question{.text = say("entry.game"), .valid = "1…" + std::to_string(ids.size())};
    return one_of(question, "entry.game.help", choices, [&](std::size_t chosen) {
      table_.game = ids[chosen % ids.size()];
      prompter_.echo(names[chosen % ids.size()]);
      return true;
    });
  }

  Turn rules() {
    const auto all = presets(table_.game);
    std::vector<std::string_view> names;
    names.reserve(2 * all.size());
    for (const PresetView& preset : all) names.push_back(preset.id.substr(table_.game.size() + 1));
    for (std::size_t i = 0; i < all.size(); ++i)
      prompter_.say("  " + std::to_string(i + 1) + ' ' + std::string(all[i].id) + "  " +
                    say(all[i].label));
    const Question question{.text = say("entry.rules"),
                            .valid = "1…" + std::to_string(all.size()),
                            .usual = std::string(all.front().id)};
    for (const PresetView& preset : all) names.push_back(preset.id);  // "euchre/seed" as well
    return one_of(question, "entry.rules.help", names, [&](std::size_t chosen) {
      table_.rules = all[chosen % all.size()].id;
      prompter_.echo(table_.rules);
      return true;
    });
  }

  Turn count() {
    const auto [least, most] = seats_by(*preset_rules(table_.rules));
    const auto usual = static_cast<int>(usual_.size());
    if (least == most) {
      count_ = static_cast<std::size_t>(least);
      return backwards_ ? Turn::back : Turn::on;
    }
    const Member member{.key = "count", .kind = Kind::integer, .min = least, .max = most};
    const bool fits = member.accepts(usual);
    const Question question{.text = say("entry.count"),
                            .valid = from_to(least, most),
                            .usual = fits ? std::to_string(usual) : ""};
    return ask(question, "entry.player.help", [&](const std::string& text) {
      const auto said = text.empty() ? Heard{fits ? std::optional(Value{usual}) : std::nullopt, {}}
                                     : heard(member, {}, text);
      if (!said.value || said.value->empty() || !member.accepts((*said.value)[0]))
        return refuse(text, text.empty() ? "finding.missing" : "finding.range");
      count_ = static_cast<std::size_t>((*said.value)[0]);
      prompter_.echo(std::to_string(count_));
      return true;
    });
  }

  bool seated(const std::string& name) const {
    return std::any_of(table_.players.begin(), table_.players.end(),
                       [&](const std::string& player) { return same_word(player, name); });
  }

  /// The player of before, or the next usual one who has no seat.
  std::string usual_player() const {
    const std::size_t at = table_.players.size();
    if (at < before_.size() && !seated(before_[at])) return before_[at];
    const auto free = std::find_if(usual_.begin(), usual_.end(),
                                   [&](const std::string& name) { return !seated(name); });
    return free == usual_.end() ? std::string() : *free;
  }

  Turn players() {
    if (!table_.players.empty()) before_ = table_.players;
    if (table_.players.size() > count_) table_.players.resize(count_);
    if (backwards_)
      table_.players.pop_back();
    else
      table_.players.clear();
    if (!usual_.empty()) prompter_.say_key("entry.players.usual");
    for (std::size_t i = 0; i < usual_.size(); ++i)
      prompter_.say("  " + std::to_string(i + 1) + ' ' + usual_[i]);
    while (table_.players.size() < count_) {
      const Turn turn = player();
      if (turn == Turn::end || (turn == Turn::back && table_.players.empty())) return turn;
      if (turn == Turn::back) table_.players.pop_back();
    }
    return Turn::on;
  }

  Turn player() {
    const auto number = static_cast<int>(table_.players.size()) + 1;
    const Question question{.text = voice_.words.say(Message{"entry.player", {number}}),
                            .valid = usual_.empty() ? "" : "1…" + std::to_string(usual_.size()),
                            .usual = usual_player()};
    return ask(question, "entry.player.help", [&](const std::string& text) {
      if (const auto fault = fault_of_name(text); fault && !text.empty())
        return refuse(text, *fault);
      const std::string clean = clean_name(text);
      std::string name = text.empty() ? question.usual : named(clean);
      if (name.empty())
        return refuse(text, text.empty() ? "finding.missing" : "entry.player.no_number");
      if (const auto other = look_alike(name, usual_)) {
        const auto meant = new_or_known(*other);
        if (!meant) return false;
        name = *meant;
      }
      if (seated(name)) return refuse(text, "entry.player.seated");
      table_.players.push_back(name);
      prompter_.echo(name);
      return true;
    });
  }

  /// "Ana: new, or Anna?" Nothing: neither, he is asked for again.
  std::optional<std::string> new_or_known(const LookAlike& other) {
    if (other.same) return other.known;
    const std::string is_new = say("entry.player.new");
    while (true) {
      const Reply reply = prompter_.ask(
          {.text = labelled(other.name, say("book.look_alike") + ' ' + other.known, voice_.words) +
                   joints(voice_.words.language()).doubt,
           .valid = is_new + " | " + other.known});
      if (reply.kind == Reply::Kind::help) prompter_.say_key("entry.player.help");
      if (reply.kind == Reply::Kind::back || reply.kind == Reply::Kind::end) return std::nullopt;
      if (reply.kind != Reply::Kind::answer) continue;
      if (same_word(reply.text, is_new)) return other.name;
      if (same_word(reply.text, other.known)) return other.known;
      refuse(reply.text, "finding.value");
    }
  }

  /// A usual player by number or name, a new name as it is; nothing for a number of nobody.
  std::string named(const std::string& text) const {
    const std::string said = trimmed(text);
    if (said.find_first_not_of("0123456789") == std::string::npos) {
      const Member member{
          .key = "player", .kind = Kind::integer, .min = 1, .max = static_cast<int>(usual_.size())};
      const auto number = heard(member, {}, said).value;
      const bool known = number && !number->empty() && member.accepts((*number)[0]);
      return known ? usual_[static_cast<std::size_t>((*number)[0]) - 1] : std::string();
    }
    const auto same = std::find_if(usual_.begin(), usual_.end(),
                                   [&](const std::string& name) { return same_word(name, text); });
    return same == usual_.end() ? text : *same;
  }

  /// "Ann, Bob, Chris": who is at the table.
  std::string at_the_table() const { return listed(table_.players, voice_.words.language()); }

  Turn seats() {
    const Question question{.text = labelled(say("entry.seats"), at_the_table(), voice_.words),
                            .valid = "draw",
                            .usual = say("entry.seats.keep")};
    return ask(question, "entry.seats.help", [&](const std::string& text) {
      if (!text.empty() && !says_draw(text)) return refuse(text, "finding.value");
      prompter_.echo(text.empty() ? question.usual : text);
      if (text.empty()) return true;
      for (std::size_t i = table_.players.size(); i > 1; --i)
        std::swap(table_.players[i - 1], table_.players[draw_(i)]);
      prompter_.say(labelled(say("entry.seats"), at_the_table(), voice_.words));
      return true;
    });
  }

  Turn dealer() {
    const SeatNames names{table_.players};
    const Member member{.key = "dealer", .kind = Kind::seat, .max = static_cast<int>(count_) - 1};
    const Question question{.text = say("entry.dealer"),
                            .valid = at_the_table() + " | draw",
                            .usual = table_.players.front()};
    return ask(question, "entry.dealer.help", [&](const std::string& text) {
      const bool drawn = says_draw(text);
      const auto said = text.empty() || drawn ? Heard{Value{0}, {}} : heard(member, names, text);
      if (!said.value || said.value->empty()) return refuse(text, "finding.short.seat");
      table_.dealer = seat(drawn ? static_cast<int>(draw_(count_)) : (*said.value)[0]);
      prompter_.echo(drawn ? text : names.of(table_.dealer));
      return true;
    });
  }

  Turn begin() {
    const SeatNames names{table_.players};
    prompter_.say(say(table_.game + ".name") + " · " + table_.rules + " · " + at_the_table());
    prompter_.say(voice_.words.say({"entry.dealer.first", {table_.dealer}}, names));
    bool wanted = true;
    const Member member{.key = "begin", .kind = Kind::flag};
    const Turn turn =
        ask({.text = say("entry.begin"), .usual = say("entry.usually_yes") + "/<"},
            "entry.begin.help", [&](const std::string& text) {
              const auto said = text.empty() ? Heard{Value{1}, {}} : heard(member, {}, text);
              if (!said.value) return refuse(text, "finding.value");
              wanted = !said.value->empty();
              prompter_.echo(say(wanted ? "entry.yes" : "entry.no"));
              return true;
            });
    return turn == Turn::on && !wanted ? Turn::end : turn;
  }

  const std::vector<std::string>& usual_;
  const Draw& draw_;
  const Voice& voice_;
  Prompter prompter_;
  NewTable table_{};
  std::vector<std::string> before_{};  ///< the players as they were said before going back
  std::size_t count_ = 0;
  bool backwards_ = false;
};

}  // namespace

std::optional<NewTable> guided_table(const std::vector<std::string>& usual, const Draw& draw,
                                     const Streams& streams, const Voice& voice) {
  return TableTalk(usual, draw, streams, voice).talk();
}

}  // namespace spadille::cli

// How a tournament is played and ranked: as it begins, and put right later.
#include "app/games.h"
#include "app/record/opening.h"
#include "app/rulebook/rules.h"
#include "app/tournament/plan_of_rules.h"
#include "codec/plain_text.h"
#include "tournament/plan_words.h"
#include "ui/cli/commands/split.h"
#include "ui/cli/machine.h"
#include "ui/cli/rulebook/rules_meant.h"
#include "ui/cli/tournament/commands.h"
#include "ui/cli/tournament/interview.h"
#include "ui/cli/tournament/print_room.h"

namespace spadille::cli {
namespace {

constexpr int kNotSaid = -1;

/// What may also be taken back: by "none", or by nothing.
using Said = std::optional<std::string>;

/// What is said of a plan; what is not stays as it is.
struct PlanOptions {
  std::string title{}, rules{}, method{}, measure{};
  Said place{}, date{}, ladder{};
  std::vector<std::string> set{}, prizes{};
  Said sit_out{}, absent{}, late{}, gone{};
  int rounds = 0, seed = 0;
  int deals = kNotSaid, minutes = kNotSaid, last_call = kNotSaid;
  int best = kNotSaid, least = kNotSaid;
  bool short_tables = false;
  bool full_tables = false;
};

constexpr std::string_view kNone = "none";
constexpr std::string_view kCredits = "1600 | club_average | own_average [once] | none";
constexpr std::string_view kPrizes = "1 5000 | last 500 | pits 1000 | none";

std::string kept(const std::string& said) { return said == kNone ? "" : said; }

/// A word that stands for nothing where it was said.
Finding unknown(std::string_view option, const std::string& word, std::string valid) {
  Finding finding = found_at(option, {"finding.value"}, {}, std::move(valid));
  finding.given = visible(word);
  return finding;
}

/// Takes a word for what it stands for, if it is said.
template <typename E, std::size_t N>
std::optional<Finding> take(std::string_view option, const std::array<std::string_view, N>& names,
                            const std::string& word, E& to) {
  if (word.empty()) return std::nullopt;
  const auto value = called<E>(names, word);
  if (!value) return unknown(option, word, alternatives(std::span<const std::string_view>(names)));
  to = *value;
  return std::nullopt;
}
std::optional<Finding> take(std::string_view option, const Said& text, Credit& to) {
  if (!text) return std::nullopt;
  const auto credit = credit_in(kept(*text));
  if (!credit) return unknown(option, *text, std::string(kCredits));
  to = *credit;
  return std::nullopt;
}
std::optional<Finding> take(const Said& list, std::vector<TieBreak>& to) {
  if (!list) return std::nullopt;
  to.clear();
  for (const std::string& word : list_of(kept(*list)))
    if (auto wrong = take("--ties", kTieBreakNames, word, to.emplace_back())) return wrong;
  return std::nullopt;
}
std::optional<Finding> take(const std::vector<std::string>& texts, std::vector<Prize>& to) {
  if (!texts.empty()) to.clear();
  for (const std::string& text : texts) {
    if (kept(text).empty()) continue;
    const auto prize = prize_in(text);
    if (!prize) return unknown("--prize", text, std::string(kPrizes));
    to.push_back(*prize);
  }
  return std::nullopt;
}

void take_plain(const PlanOptions& asked, Plan& plan) {
  const auto text = [](const Said& said, std::string& to) {
    if (said) to = visible_text(kept(*said), Limits{}.text_bytes);
  };
  const auto number = [](int said, int& to) {
    if (said != kNotSaid) to = said;
  };
  if (!asked.title.empty()) plan.title = visible_text(asked.title, Limits{}.text_bytes);
  text(asked.place, plan.place);
  text(asked.date, plan.date);
  if (asked.rounds != 0) plan.rounds = asked.rounds;
  number(asked.deals, plan.deals);
  number(asked.minutes, plan.minutes);
  number(asked.last_call, plan.last_call);
  number(asked.best, plan.ranking.best);
  number(asked.least, plan.ranking.least);
  if (asked.seed != 0) plan.seed = static_cast<std::uint64_t>(asked.seed);
  if (asked.short_tables || asked.full_tables) plan.short_tables = asked.short_tables;
}

std::optional<Finding> take(const PlanOptions& asked, Credits& to) {
  const std::array<std::tuple<std::string_view, const Said*, Credit*>, 4> all{
      {{"--sit-out", &asked.sit_out, &to.forced},
       {"--absent", &asked.absent, &to.choice},
       {"--late", &asked.late, &to.late},
       {"--gone", &asked.gone, &to.gone}}};
  for (const auto& [option, said, credit] : all)
    if (auto wrong = take(option, *said, *credit)) return wrong;
  return std::nullopt;
}

/// What is said and can be understood, and cannot be all the same.
std::optional<Finding> impossible(const PlanOptions& asked, const Plan& plan) {
  if (auto wrong = too_long("TITLE", asked.title, Limits{}.text_bytes)) return wrong;
  if (auto wrong = too_long("--place", asked.place.value_or(""), Limits{}.text_bytes)) return wrong;
  const int minutes = asked.minutes != kNotSaid ? asked.minutes : plan.minutes;
  if (asked.last_call > minutes && minutes > 0)
    return found_at("--last-call", asked.last_call, {"finding.range"}, {}, from_to(0, minutes));
  return std::nullopt;
}

/// The first that cannot be understood; nothing where all can.
std::optional<Finding> take(const PlanOptions& asked, Plan& plan) {
  if (asked.date && !kept(*asked.date).empty() && !is_date(*asked.date))
    return unknown("--date", *asked.date, "2026-11-20");
  if (auto wrong = impossible(asked, plan)) return wrong;
  take_plain(asked, plan);
  if (auto wrong = take("--method", kMethodNames, asked.method, plan.method)) return wrong;
  if (auto wrong = take("--measure", kMeasureNames, asked.measure, plan.ranking.measure))
    return wrong;
  if (auto wrong = take(asked, plan.credits)) return wrong;
  if (auto wrong = take(asked.ladder, plan.ranking.ladder)) return wrong;
  return take(asked.prizes, plan.prizes);
}

tl::expected<AnyRules, Exit> rules_said(const PlanOptions& asked, RulesView view,
                                        const Streams& streams, const Voice& voice) {
  const auto changed = with_changes(std::move(view), asked.set, streams, voice);
  if (!changed) return tl::unexpected(changed.error());
  return rules_of(*changed);
}

/// An empty line leaves it as usual.
bool ask_sit_out(Interview& talk, Said& to) {
  std::string said;
  if (!talk.text(said, "event.ask.sit_out", true)) return false;
  if (!said.empty()) to = said;
  return true;
}

/// What is played and how, question by question; the rest is as usual. False where somebody has
/// ended it.
bool ask_plan(PlanOptions& asked, const Streams& streams, const Voice& voice) {
  Interview talk(streams, voice);
  talk.prompter().say_key("event.ask.help");
  const std::vector<std::string_view> ids = game_ids();
  std::vector<std::string> games;
  games.reserve(ids.size());
  for (const std::string_view id : ids) games.push_back(voice.words.say(std::string(id) + ".name"));
  std::vector<std::string> methods;
  methods.reserve(kMethodNames.size());
  for (const std::string_view method : kMethodNames)
    methods.push_back(voice.words.say("event.method." + std::string(method)));
  std::size_t chosen = 0;
  if (asked.rules.empty()) {
    if (!talk.one_of(chosen, "entry.game", games)) return false;
    asked.rules = ids[chosen];
  }
  if (!talk.text(asked.title, "event.ask.title")) return false;
  if (!talk.one_of(chosen, "event.ask.method", methods)) return false;
  asked.method = kMethodNames[chosen];
  return talk.number(asked.rounds, "event.ask.rounds", kMostRounds, usual_plan({}).rounds) &&
         talk.number(asked.deals, "event.ask.deals", 100) &&
         talk.number(asked.minutes, "event.ask.minutes", kMostMinutes) &&
         ask_sit_out(talk, asked.sit_out);
}

Exit begin(const EventOptions& at, const PlanOptions& told, const Streams& streams,
           const Voice& voice) {
  PlanOptions asked = told;
  if (asked.title.empty()) {
    if (!streams.machine->talks())
      return fail({Error::Code::usage, {"error.usage.missing"}, "RULES TITLE"}, streams, voice);
    if (!ask_plan(asked, streams, voice)) return Exit::done;
  }
  auto opened = open_book(at.in, streams, voice, true);
  if (!opened) return opened.error();
  auto view = book_rules(asked.rules, *opened, streams, voice);
  if (!view) return view.error();
  const auto rules = rules_said(asked, std::move(*view), streams, voice);
  if (!rules) return rules.error();
  TournamentEvent opening{.kind = EventKind::opened};
  opening.plan = usual_plan(opened->book.today());
  fit(opening.plan, *rules);
  opening.rules = rules_kept(*rules);
  if (const auto wrong = take(asked, opening.plan))
    return fail(Findings{*wrong}, {}, "", streams, voice);
  if (opening.plan.seed == 0) opening.plan.seed = streams.machine->draw(kMostSeed) + 1;
  auto desk = begin_tournament(opened->book, opening);
  if (!desk) return refuse(desk.error(), {}, streams, voice);
  streams.saved();
  OpenedEvent event{std::move(*opened), std::move(*desk)};
  show_room(event, 1, streams, voice);
  streams.err << voice.words.say("book.saved") << '\n';
  return Exit::done;
}

/// Other rules of the same game; else how the command ends.
tl::expected<AnyRules, Exit> other_rules(OpenedEvent& event, const PlanOptions& asked,
                                         const Streams& streams, const Voice& voice) {
  if (asked.rules.empty()) return rules_said(asked, rules_view(*event.desk.rules), streams, voice);
  auto view = book_rules(asked.rules, event.opened, streams, voice);
  if (!view) return tl::unexpected(view.error());
  return rules_said(asked, std::move(*view), streams, voice);
}

Exit put_right(const EventOptions& at, const PlanOptions& asked, const Streams& streams,
               const Voice& voice) {
  auto event = open_event(at, streams, voice);
  if (!event) return event.error();
  TournamentEvent plan{.kind = EventKind::opening_corrected};
  plan.plan = event->desk.now.plan;
  plan.rules = rules_of(event->desk.log);
  if (!asked.rules.empty() || (!asked.set.empty() && event->desk.rules)) {
    const auto rules = other_rules(*event, asked, streams, voice);
    if (!rules) return rules.error();
    fit(plan.plan, *rules);
    plan.rules = rules_kept(*rules);
  }
  if (const auto wrong = take(asked, plan.plan))
    return fail(Findings{*wrong}, {}, "", streams, voice);
  const auto show = [&] { show_room(*event, current_round(event->desk), streams, voice); };
  if (plan.plan == event->desk.now.plan && plan.rules == rules_of(event->desk.log))
    return show(), Exit::done;
  return write(*event, {plan}, streams, voice, show);
}

/// An option that is told apart from one that was not said. REQUIRES: `to` outlives the command.
void add_said(const Node& command, const char* name, Said& to, const char* type,
              std::string_view about) {
  command.text(
      name, [&to](const std::string& said) { to = said; }, type, about);
}

void add_options(const Node& command, PlanOptions& asked) {
  command.number("--rounds", asked.rounds, "event.cli.new.rounds", kMostRounds);
  command.number("--deals", asked.deals, "event.cli.new.deals", 100, 0);
  command.number("--minutes", asked.minutes, "event.cli.new.minutes", kMostMinutes, 0);
  command.number("--last-call", asked.last_call, "event.cli.new.last_call", kMostMinutes, 0);
  command.text("--method", asked.method, "WORD", "event.cli.new.method");
  add_said(command, "--place", asked.place, "TEXT", "cli.new.place");
  add_said(command, "--date", asked.date, "DATE", "cli.new.date");
  add_set(command, asked.set);
  Row short_tables =
      command.flag("--short-tables", asked.short_tables, "event.cli.new.short_tables");
  command.flag("--full-tables", asked.full_tables, "event.cli.new.full_tables")
      .excludes(short_tables);
  command.text("--measure", asked.measure, "WORD", "event.cli.new.measure");
  add_said(command, "--ties", asked.ladder, "LIST", "event.cli.new.ties");
  command.number("--best", asked.best, "event.cli.new.best", kMostRounds, 0);
  command.number("--least", asked.least, "event.cli.new.least", kMostRounds, 0);
  add_said(command, "--sit-out", asked.sit_out, "CREDIT", "event.cli.new.sit_out");
  add_said(command, "--absent", asked.absent, "CREDIT", "event.cli.new.absent");
  add_said(command, "--late", asked.late, "CREDIT", "event.cli.new.late");
  add_said(command, "--gone", asked.gone, "CREDIT", "event.cli.new.gone");
  command.texts("--prize", asked.prizes, "PRIZE", "event.cli.new.prize");
  command.number("--seed", asked.seed, "event.cli.new.seed", static_cast<int>(kMostSeed));
}

}  // namespace

void add_event_new(const Node& event, const AtEvent& at) {
  const auto [command, asked] = event.add("new", "event.cli.new", at, begin);
  command.argument("RULES", asked->rules, "event.cli.new.rules");
  command.argument("TITLE", asked->title, "event.cli.new.title");
  add_options(command, *asked);
}

void add_event_plan(const Node& event, const AtEvent& at) {
  const auto [command, asked] = event.add("plan", "event.cli.plan", at, put_right);
  command.text("--title", asked->title, "TITLE", "event.cli.new.title");
  command.text("--rules", asked->rules, "RULES", "event.cli.new.rules");
  add_options(command, *asked);
}

}  // namespace spadille::cli

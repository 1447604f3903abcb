#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "app/referee/stale_words.h"
#include "app/score/change_words.h"
#include "app/score/deal_words.h"
#include "app/score/sheet_rows.h"
#include "text/accounts.h"
#include "text/joints.h"
#include "text/names.h"
#include "ui/cli/terminal/account_columns.h"
#include "ui/cli/terminal/columns.h"
#include "ui/cli/terminal/print.h"

namespace spadille::cli {
namespace {

constexpr std::size_t kIndent = 2;

std::string_view remark_key(EventKind kind) {
  if (kind == EventKind::disputed) return "book.disputed";
  return kind == EventKind::settled ? "book.settled" : "book.note";
}

/// Lays out one evening: text on the left, a column of figures for each who counts on the right.
class SheetPrinter {
 public:
  SheetPrinter(const EveningView& evening, const Voice& voice)
      : evening_(evening), voice_(voice), columns_(evening, voice) {
    text_ = width(say("cli.sheet.games_won"));
    if (!evening.standing.counters_left.empty())
      text_ = std::max(text_, width(say("cli.sheet.counters_left")));
    for (const DealView& deal : evening.deals) {
      const SeatNames names = evening.names_in(deal);
      text_ = std::max(text_, width(title(deal) + said(deal)));
      make_room(deal.sheet.lines, names);
    }
    if (evening.session)
      for (const ChangeView& change : evening.session->changes)
        make_room(change.lines, change.names);
    const std::size_t figures = std::min(columns_.all() + kIndent, voice.page() - kLeastText);
    text_ = std::min(text_, voice.page() - figures);
  }

  std::string print() {
    heading();
    for (const SheetRow& row : sheet_rows(evening_)) print(row);
    awaiting();
    session_remarks();
    if (evening_.format == Format::session || evening_.deals.size() != 1) standing();
    if (!evening_.deals.empty())
      out_ += say({"cli.sheet.deals_next", {evening_.standing.dealer}}, evening_.names) + '\n';
    return std::move(out_);
  }

  std::string print_last() {
    for (const SheetRow& row : sheet_rows(evening_))
      if (row.deal != nullptr && row.deal == &evening_.deals.back()) print(row);
    if (!out_.empty() && out_.front() == '\n') out_.erase(0, 1);
    standing();
    out_ += say({"cli.sheet.deals_next", {evening_.standing.dealer}}, evening_.names) + '\n';
    return std::move(out_);
  }

 private:
  std::string say(const Message& message, const SeatNames& names) const {
    return voice_.words.say(message, names);
  }
  std::string say(std::string_view key) const { return voice_.words.say(key); }

  void make_room(const std::vector<Line>& lines, const SeatNames& names) {
    for (const Line& line : lines)
      text_ = std::max(text_, width(say(line.message, names)) + kRuleColumns);
  }

  std::string title(const DealView& deal) const {
    if (deal.number == 0) return say("book.struck");
    return say({"cli.sheet.deal", {deal.number, deal.dealer}}, evening_.names_in(deal));
  }
  std::string said(const DealView& deal) const {
    const std::string words = spadille::told(deal, evening_.names_in(deal), voice_.words);
    return words.empty() ? "" : " · " + words;
  }

  void heads(const SeatNames& names) {
    for (const std::string& head : columns_.heads(names))
      out_ += voice_.style.dim(right(head, columns_.figure()));
    out_ += '\n';
  }

  void heading() {
    const About& about = evening_.about;
    const std::string game = say(std::string(evening_.rules.game) + ".name");
    const std::string& preset = evening_.rules.preset;
    out_ += voice_.style.strong(about.title.empty() ? game : about.title) + '\n';
    std::string line = about.title.empty() ? "" : game + " · ";
    line += preset.empty() ? say("cli.sheet.own_rules") : preset;
    if (!about.date.empty()) line += " · " + about.date;
    if (!about.place.empty()) line += " · " + about.place;
    if (evening_.session) line += " · #" + std::to_string(evening_.session->id);
    if (evening_.session && evening_.session->state != Summary::State::open)
      line += " · " + say(state_key(evening_.session->state));
    out_ += voice_.style.dim(line) + '\n';
    if (preset.empty()) changed_options();
    if (evening_.deals.empty()) out_ += say("cli.sheet.nothing") + '\n';
  }

  void changed_options() {
    for (const OptionView& option : evening_.rules.options)
      if (option.changed())
        out_ += voice_.style.dim("  " + std::string(option.member->key) + ": " + option.value() +
                                 "  " + to_string(option.member->rule)) +
                '\n';
  }

  void row(const std::string& label, const auto& figure) {
    out_ += std::string(kIndent, ' ') + label;
    for (std::size_t i = 0; i < columns_.count(); ++i) out_ += right(figure(i), columns_.figure());
    out_.erase(out_.find_last_not_of(' ') + 1);
    out_ += '\n';
  }

  void print(const SheetRow& row) {
    using Kind = SheetRow::Kind;
    switch (row.kind) {
      case Kind::change: return print(*row.change);
      case Kind::brought_forward: is_brought_forward_ = true; return;  // stands below its heading
      case Kind::deal:
      case Kind::struck: return print(*row.deal);
      case Kind::game_over: return;  // the standing tells it
    }
  }

  void print(const DealView& deal) {
    const std::string heading = fitted(title(deal), text_ + kIndent);
    const std::size_t room = text_ + kIndent - width(heading);
    const bool fits = width(said(deal)) <= room;
    out_ += '\n' + voice_.style.strong(heading);
    out_ += voice_.style.dim(left(fits ? said(deal) : "", room));
    const SeatNames names = evening_.names_in(deal);
    heads(names);
    if (!fits)
      out_ += voice_.style.dim(
          wrapped(spadille::told(deal, names, voice_.words), voice_.columns - kIndent, kIndent));
    told_about(deal);
    if (deal.number == 0) return;
    if (std::exchange(is_brought_forward_, false))
      row(left(say("cli.sheet.before"), text_),
          [&](std::size_t i) { return total(deal, i, true); });
    if (has_error(deal.findings)) {
      out_ += "  " + voice_.style.bad(say("cli.sheet.not_scored")) + '\n';
      return;
    }
    for (const Line& line : deal.sheet.lines) print(line, names);
    row(voice_.style.strong(left(say("cli.sheet.total"), text_)),
        [&](std::size_t i) { return total(deal, i, false); });
    hand_overs(deal);
  }

  /// What was written before, and what was said about it.
  void told_about(const DealView& deal) {
    const SeatNames names = evening_.names_in(deal);
    if (deal.out_of_turn) aside(say("book.out_of_turn"));
    for (const FormerView& former : deal.former)
      aside(labelled(say("book.former"),
                     voice_.style.struck(spadille::told(former, names, voice_.words)),
                     voice_.words) +
            (former.why.empty() ? "" : bracketed(former.why, voice_.words)));
    for (const RemarkView& remark : deal.remarks) aside(told(remark));
    if (!deal.agreed.empty()) aside(agreed_in_words(deal, voice_.words));
    if (deal.number > 0) stale(deal.number);
  }

  /// Rulings that rest on what was corrected since.
  void stale(int deal) {
    for (const std::string& sentence : stale_in_words(evening_, deal, voice_.words))
      out_ += voice_.style.bad(wrapped(labelled(say("book.stale"), sentence, voice_.words),
                                       voice_.page() - kIndent, kIndent));
  }

  std::string told(const RemarkView& remark) const {
    const bool open = remark.kind == EventKind::disputed && !remark.settled;
    return labelled(say(remark_key(remark.kind)) + (open ? " #" + std::to_string(remark.seq) : ""),
                    remark.text, voice_.words);
  }

  void aside(const std::string& text) {
    out_ += voice_.style.dim(wrapped(text, voice_.page() - kIndent, kIndent));
  }

  void print(const ChangeView& change) {
    out_ +=
        '\n' + voice_.style.strong(say({"book.change", {change.before}}, evening_.names)) + '\n';
    for (const std::string& sentence : in_words(evening_.rules.game, change, voice_.words))
      aside(sentence);
    for (const Line& line : change.lines) print(line, change.names);
  }

  void awaiting() {
    const std::vector<std::string> sentences = awaiting_in_words(evening_, voice_.words);
    if (!sentences.empty()) out_ += '\n' + voice_.style.strong(say("book.awaiting")) + '\n';
    for (const std::string& sentence : sentences) aside(sentence);
    stale(0);
  }

  void session_remarks() {
    if (!evening_.session) return;
    const SessionView& session = *evening_.session;
    if (!session.remarks.empty() || session.lost > 0) out_ += '\n';
    for (const RemarkView& remark : session.remarks) aside(told(remark));
    if (session.lost > 0) aside(say({"book.lost", {Arg::count(session.lost)}}, evening_.names));
  }

  void own_totals() {
    if (!evening_.session || evening_.session->people.empty()) return;
    const auto& people = evening_.session->people;
    const bool won = std::any_of(people.begin(), people.end(),
                                 [](const PersonView& person) { return person.games_won > 0; });
    const std::string games = "  " + say("cli.sheet.games_won");
    std::string heading = say("book.own_totals");
    if (won) heading = left(heading, text_ + kIndent + columns_.figure()) + games;
    out_ += '\n' + voice_.style.strong(heading) + '\n';
    for (const PersonView& person : people) {
      out_ += "  " + left(person.name, text_) + right(written(person.total), columns_.figure());
      if (won) out_ += right(written(person.games_won), width(games));
      out_ += '\n';
    }
    if (!evening_.session->waiting.empty())
      aside(labelled(say("book.waiting"),
                     listed(evening_.session->waiting, voice_.words.language()), voice_.words));
  }

  void print(const Line& line, const SeatNames& names) {
    const std::string text = say(line.message, names);
    const std::size_t room = text_ - kRuleColumns;
    const std::string rule = voice_.style.brass(left(to_string(line.rule), kRuleColumns));
    if (width(text) <= room)
      return row(rule + left(text, room), [&](std::size_t i) { return figure(line, i); });
    std::string lines = wrapped(text, room, kIndent + kRuleColumns);
    lines.erase(0, kIndent + kRuleColumns);
    const auto end = lines.find('\n');
    row(rule + left(lines.substr(0, end), room), [&](std::size_t i) { return figure(line, i); });
    out_ += lines.substr(end + 1);
  }

  std::string figure(const Line& line, std::size_t column) const {
    for (const Posting& posting : line.postings)
      if (posting.account == evening_.accounts[column]) return moved(posting.amount);
    return "";
  }

  std::string total(const DealView& deal, std::size_t column, bool before) const {
    if (was_out(deal, column)) return say("cli.sheet.out");
    return written(before ? deal.before[column] : deal.after[column]);
  }

  /// Out before this deal began: no line of the deal can name him.
  bool was_out(const DealView& deal, std::size_t column) const {
    return is_out(deal.out, column) && deal.before[column] == deal.after[column];
  }
  bool is_out(SeatSet out, std::size_t column) const {
    const Account account = evening_.accounts[column];
    return account.kind == Account::Kind::seat && out.contains(Seat{account.index});
  }

  /// Who hands whom how many counters, all lines of the deal together.
  void hand_overs(const DealView& deal) {
    if (deal.hand_overs.empty()) return;
    const SeatNames names = evening_.names_in(deal);
    const auto name = [&](Account account) { return in_words(account, names, voice_.words); };
    std::string text = say("cli.sheet.hand_overs");
    for (const Transfer& transfer : deal.hand_overs)
      text +=
          (&transfer == &deal.hand_overs.front() ? joints(voice_.words.language()).gap : " · ") +
          name(transfer.from) + " → " + name(transfer.to) + ' ' + std::to_string(transfer.amount);
    out_ += voice_.style.dim(wrapped(text, voice_.page() - kIndent, kIndent));
  }

  void standing() {
    const Standing& now = evening_.standing;
    out_ += '\n' + voice_.style.strong(left(say("cli.sheet.standing"), text_ + kIndent));
    heads(evening_.names);
    const auto counts = [&](std::string_view key, const Totals& totals) {
      if (totals.empty()) return;
      row(left(say(key), text_),
          [&](std::size_t i) { return i < totals.size() ? written(totals[i]) : ""; });
    };
    row(left(say("cli.sheet.this_game"), text_), [&](std::size_t i) {
      return is_out(now.out, i) ? say("cli.sheet.out") : written(now.totals[i]);
    });
    counts("cli.sheet.counters_left", now.counters_left);
    counts("cli.sheet.games_won", now.games_won);
    counts("cli.sheet.rubbers_won", now.rubbers_won);
    if (!now.personal.empty())
      out_ += ranking(now.personal, evening_.names, voice_, text_ - 3, columns_.figure());
    out_ += evening_won(now, evening_.names, voice_);
    own_totals();
  }

  const EveningView& evening_;
  const Voice& voice_;
  AccountColumns columns_;
  std::size_t text_ = 0;
  bool is_brought_forward_ = false;  ///< what the next deal began with
  std::string out_{};
};

}  // namespace

std::string sheet(const EveningView& evening, const Voice& voice) {
  return SheetPrinter(evening, voice).print();
}

std::string last_deal(const EveningView& evening, const Voice& voice) {
  return SheetPrinter(evening, voice).print_last();
}

}  // namespace spadille::cli

#include "app/phones/board_answer.h"

#include <algorithm>

#include "app/answer_parts.h"
#include "app/phones/my_event_answer.h"
#include "app/phones/parts.h"
#include "app/score/board_words.h"
#include "app/score/change_words.h"
#include "app/score/deal_words.h"
#include "app/score/name_over.h"
#include "app/score/sheet_rows.h"
#include "codec/plain_text.h"
#include "text/accounts.h"

namespace spadille {
namespace {

/// An evening as it is told to somebody who looks on.
class Board {
 public:
  Board(const EveningView& evening, const Words& words) : evening_(evening), words_(words) {}

  void write(JsonText& json, Rows rows) const {
    write_session(json, *evening_.session);
    write_about(json);
    write_now(json);
    write_totals(json);
    json.key("columns").open('[');
    for (const Account account : evening_.accounts)
      json.value(rows == Rows::all ? name_over(evening_, account, words_)
                                   : in_words(account, board_score(evening_).names, words_));
    json.close(']');
    write_rows(json, rows);
  }

 private:
  static void member(JsonText& json, std::string_view key, const std::string& text) {
    if (!text.empty()) json.member(key, text);
  }

  void write_about(JsonText& json) const {
    json.member("game", evening_.rules.game);
    json.member("heading", rules_title(evening_.rules, words_));
    member(json, "title", evening_.about.title);
    member(json, "date", evening_.about.date);
    member(json, "place", evening_.about.place);
    write_players(json, evening_.names);
  }

  /// What comes next, and what else there is to know.
  void write_now(JsonText& json) const {
    json.member("progress", progress_in_words(evening_, words_));
    json.member("turn", turn_in_words(evening_, words_));
    member(json, "over", game_over_in_words(evening_, words_));
    if (evening_.outlook.target) json.member("target", *evening_.outlook.target);
    if (evening_.outlook.pool) json.member("pool", *evening_.outlook.pool);
    member(json, "waiting", waiting_in_words(evening_, words_));
    write_texts(json, "awaiting", awaiting_in_words(evening_, words_));
  }

  void write_totals(JsonText& json) const {
    json.key("totals").open('[');
    for (const BoardTotal& each : board_totals(evening_, words_)) {
      json.open('{').member("name", each.name);
      spadille::write(json, "seats", each.seats);
      json.member("total", each.total);
      if (each.games_won >= 0) json.member("games_won", each.games_won);
      member(json, "own", each.own);
      if (each.out) json.member("out", true);
      json.close('}');
    }
    json.close(']');
    member(json, "personal", places_of(evening_.standing.personal, evening_.names));
  }

  void write_rows(JsonText& json, Rows which) const {
    const auto rows = sheet_rows(evening_);
    json.key("rows").open('[');
    for (const SheetRow& row : rows)
      if (which == Rows::all || &row == last(rows)) write(json, row);
    json.close(']');
  }

  /// What was last: the deal that ended a game, where its end stands below it.
  static const SheetRow* last(const std::vector<SheetRow>& rows) {
    const auto found = std::find_if(rows.rbegin(), rows.rend(), [](const SheetRow& row) {
      return row.kind != SheetRow::Kind::game_over && row.kind != SheetRow::Kind::brought_forward;
    });
    return found == rows.rend() ? nullptr : &*found;
  }

  void write(JsonText& json, const SheetRow& row) const {
    json.open('{').member("kind", name(row.kind));
    const bool is_deal = row.kind == SheetRow::Kind::deal || row.kind == SheetRow::Kind::struck;
    if (is_deal) write_deal(json, *row.deal, row.names);
    if (row.kind == SheetRow::Kind::change) write_change(json, *row.change);
    if (row.kind == SheetRow::Kind::brought_forward)
      json.member("title", words_.say("cli.sheet.before"));
    if (row.kind == SheetRow::Kind::game_over) json.member("title", game_won(row, words_));
    if (!row.moved.empty()) spadille::write(json, "moved", row.moved);
    if (!row.totals.empty()) spadille::write(json, "totals", row.totals);
    json.close('}');
  }

  void write_deal(JsonText& json, const DealView& deal, const SeatNames& names) const {
    if (deal.number > 0) json.member("number", deal.number);
    json.member("event", deal.seq);
    json.member("title", deal.number == 0 ? words_.say("table.struck_out")
                                          : words_.say(Message{"table.deal", {deal.number}}));
    json.member("said", as_said(deal, names, words_, words_.language()));
    if (deal.number > 0)
      json.member("gains", moved_by(deal.sheet, evening_.accounts, names, words_));
    write_lines(json, deal.sheet.lines, names);
    write_former(json, deal, names);
    write_remarks(json, deal.remarks);
    write_texts(json, "agreed", deal.agreed);
  }

  void write_change(JsonText& json, const ChangeView& change) const {
    json.member("title", words_.say(Message{"book.change", {change.before}}));
    json.member("said", joined(in_words(evening_.rules.game, change, words_), "\n"));
    write_lines(json, change.lines, change.names);
  }

  void write_lines(JsonText& json, const std::vector<Line>& lines, const SeatNames& names) const {
    write_reasons(json, lines, evening_.accounts, names, words_);
  }

  void write_former(JsonText& json, const DealView& deal, const SeatNames& names) const {
    if (deal.former.empty()) return;
    json.key("former").open('[');
    for (const FormerView& former : deal.former) {
      json.open('{').member("said", as_said(former, names, words_, words_.language()));
      member(json, "why", former.why);
      json.close('}');
    }
    json.close(']');
  }

  static void write_remarks(JsonText& json, const std::vector<RemarkView>& remarks) {
    if (remarks.empty()) return;
    json.key("remarks").open('[');
    for (const RemarkView& remark : remarks) {
      json.open('{').member("kind", spadille::name(remark.kind)).member("text", remark.text);
      if (remark.kind == EventKind::disputed)
        json.member("settled", remark.settled).member("event", remark.seq);
      json.close('}');
    }
    json.close(']');
  }

  const EveningView& evening_;
  const Words& words_;
};

}  // namespace

std::string board_answer(const EveningView* evening, const TournamentDesk* event, Rows rows,
                         const Words& words) {
  JsonText json = begun("spadille/board", words);
  if (event != nullptr) write_event(json, *event);
  if (evening != nullptr) Board(*evening, words).write(json, rows);
  return std::move(json.close('}')).take();
}

}  // namespace spadille

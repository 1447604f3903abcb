#include "db/club/asking.h"

#include <optional>

#include "db/club/arrays.h"
#include "db/club/fields.h"
#include "db/club/kinds.h"

namespace spadille::db {
namespace {

/// Rows of every kind in one form. The first says where the club and the asker's parcels stand;
/// then what others have sent since, in the order of its parcels and at most as much as one wants
/// to hold at once; then the logs that were asked for as a whole, and what is gone. Each step
/// follows an index (LATERAL, OFFSET 0): a planner that joins otherwise reads all that the club
/// has.
constexpr const char* kQuestion = R"sql(
WITH RECURSIVE me AS (SELECT club FROM spadille.member WHERE role = current_user),
mark AS (SELECT * FROM unnest($2::text[], $3::bigint[], $4::integer[]) AS m (sender, number, place)),
senders AS (
  SELECT me.club, (SELECT p.sender FROM spadille.parcel p WHERE p.club = me.club ORDER BY p.sender LIMIT 1) AS sender FROM me
  UNION ALL
  SELECT s.club, (SELECT p.sender FROM spadille.parcel p WHERE p.club = s.club AND p.sender > s.sender ORDER BY p.sender LIMIT 1)
  FROM senders s WHERE s.sender IS NOT NULL),
parcels AS (
  SELECT s.club, s.sender, p.number, CASE WHEN p.number = m.number THEN m.place ELSE -1 END AS behind
  FROM senders s LEFT JOIN mark m ON m.sender = s.sender CROSS JOIN LATERAL (
    SELECT p.number FROM spadille.parcel p WHERE p.club = s.club AND p.sender = s.sender AND p.number >= coalesce(m.number, 0)
    ORDER BY p.number LIMIT 200) p
  WHERE s.sender <> $1
  ORDER BY s.sender, p.number LIMIT 200),
items AS (
  SELECT 'parcel' AS what, sender, number, 0 AS place, NULL AS subject, NULL::integer AS seq, NULL::bytea AS hash,
    NULL::bytea AS previous, NULL AS game, NULL AS id, NULL AS kind, NULL::integer AS format, NULL AS payload, NULL AS at_utc,
    NULL AS device
  FROM parcels WHERE behind < 0
  UNION ALL
  SELECT 'event', e.sender, e.number, e.place, e.session, e.seq, e.hash, e.previous, e.game, e.id, e.kind, e.format, e.payload,
    e.at_utc, e.device
  FROM parcels p CROSS JOIN LATERAL (
    SELECT * FROM spadille.event e WHERE e.club = p.club AND e.sender = p.sender AND e.number = p.number AND e.place > p.behind
    OFFSET 0) e
  UNION ALL
  SELECT 'note', n.sender, n.number, n.place, n.subject, n.version, NULL, NULL, NULL, NULL, n.kind, NULL, n.value, NULL, NULL
  FROM parcels p CROSS JOIN LATERAL (
    SELECT * FROM spadille.note n WHERE n.club = p.club AND n.sender = p.sender AND n.number = p.number AND n.place > p.behind
    OFFSET 0) n),
counted AS (
  SELECT *, row_number() OVER way AS row, sum(octet_length(payload)) OVER way - octet_length(payload) AS bytes
  FROM items WINDOW way AS (ORDER BY sender, number, place)),
taken AS (SELECT * FROM counted WHERE row <= 4000 AND coalesce(bytes, 0) < 16777216),
last AS (
  SELECT p.number, p.id FROM me CROSS JOIN LATERAL (
    SELECT p.number, p.id FROM spadille.parcel p WHERE p.club = me.club AND p.sender = $1 ORDER BY p.number DESC LIMIT 1) p)
SELECT 0 AS part, 'club' AS what, NULL AS sender, (SELECT number FROM last) AS number, NULL::integer AS place,
  me.club::text AS subject, obj_description('spadille'::regnamespace, 'pg_namespace')::integer AS seq, NULL AS hash,
  NULL AS previous, NULL AS game, (SELECT id FROM last) AS id,
  CASE WHEN EXISTS (SELECT FROM mark m WHERE m.number > coalesce((SELECT max(p.number) FROM spadille.parcel p
    WHERE p.club = me.club AND p.sender = m.sender), 0)) THEN 'older' ELSE '' END AS kind,
  NULL::integer AS format,
  CASE WHEN (SELECT count(*) FROM counted) > (SELECT count(*) FROM taken) OR (SELECT count(*) FROM parcels) = 200
    THEN 'more' ELSE '' END AS payload, NULL AS at_utc, NULL AS device
FROM me
UNION ALL
SELECT 1, what, sender, number, place, subject, seq, encode(hash, 'hex'), encode(previous, 'hex'), game, id, kind, format, payload,
  at_utc, device FROM taken
UNION ALL
SELECT 2, 'whole', NULL, NULL, NULL, e.session, e.seq, encode(e.hash, 'hex'), encode(e.previous, 'hex'), e.game, e.id, e.kind,
  e.format, e.payload, e.at_utc, e.device
FROM me CROSS JOIN LATERAL (
  SELECT * FROM spadille.event e WHERE e.club = me.club AND e.session = ANY ($5::text[]) OFFSET 0) e
UNION ALL
SELECT 3, 'gone', NULL, NULL, NULL, g.subject, NULL, NULL, NULL, NULL, NULL, g.kind, NULL, NULL, NULL, NULL
FROM spadille.gone g JOIN me ON g.club = me.club
ORDER BY 1, 3, 4, 5, 6, 7, 8
)sql";

enum class Column : std::uint8_t {
  part,
  what,
  sender,
  number,
  place,
  subject,
  seq,
  hash,
  previous,
  game,
  id,
  kind,
  format,
  payload,
  at_utc,
  device
};

std::string text_at(const pqxx::row& row, Column column) {
  return text_in(row[static_cast<pqxx::row::size_type>(column)]);
}

template <typename Number = int>
Number number_at(const pqxx::row& row, Column column) {
  return number_in<Number>(row[static_cast<pqxx::row::size_type>(column)]);
}

ClubEvent event_of(const pqxx::row& row) {
  const auto kind = event_kind(text_at(row, Column::kind));
  return {.session = text_at(row, Column::subject),
          .seq = number_at(row, Column::seq),
          .hash = text_at(row, Column::hash),
          .previous = text_at(row, Column::previous),
          .game = text_at(row, Column::game),
          .event = event_in(row, static_cast<pqxx::row::size_type>(Column::id)),
          .known = kind.has_value()};
}

/// A note of a kind that this program does not know is none for it.
void add_note(ClubAnswer& answer, const pqxx::row& row) {
  if (const auto kind = note_kind(text_at(row, Column::kind)))
    answer.notes.push_back({.kind = *kind,
                            .subject = text_at(row, Column::subject),
                            .version = number_at(row, Column::seq),
                            .sender = text_at(row, Column::sender),
                            .value = text_at(row, Column::payload)});
}

void add_gone(ClubAnswer& answer, const pqxx::row& row) {
  auto& gone = text_at(row, Column::kind) == "person" ? answer.gone_people : answer.gone_logs;
  gone.push_back(text_at(row, Column::subject));
}

void add_row(ClubAnswer& answer, const pqxx::row& row) {
  const std::string what = text_at(row, Column::what);
  if (what == "event") answer.events.push_back(event_of(row));
  if (what == "whole") answer.whole.push_back(event_of(row));
  if (what == "note") add_note(answer, row);
  if (what == "gone") return add_gone(answer, row);
  if (what == "whole") return;
  answer.marks[text_at(row, Column::sender)] = {number_at<std::int64_t>(row, Column::number),
                                                number_at(row, Column::place)};
}

std::optional<Error> fault_of_club(const pqxx::result& rows) {
  const auto clubs = [&](pqxx::result::size_type i) {
    return i < rows.size() && text_at(rows[i], Column::what) == "club";
  };
  if (!clubs(0) || clubs(1)) return Error{Error::Code::usage, {"club.error.no_member"}, {}};
  if (number_at(rows[0], Column::seq) > kNewestClub)
    return Error{Error::Code::newer_format, {"club.error.newer"}, {}};
  return std::nullopt;
}

}  // namespace

Expected<ClubAnswer> ask_club(ClubServer& server, const ClubQuestion& question) {
  SqlArray senders;
  SqlArray numbers;
  SqlArray places;
  SqlArray whole;
  for (const auto& [sender, mark] : question.marks) {
    senders.add(sender);
    numbers.add(mark.number);
    places.add(mark.place);
  }
  for (const std::string& log : question.whole) whole.add(log);
  const pqxx::result rows = server.ask(kQuestion, question.sender, senders.text(), numbers.text(),
                                       places.text(), whole.text());
  if (auto fault = fault_of_club(rows)) return tl::unexpected(*fault);
  ClubAnswer answer;
  answer.club = text_at(rows[0], Column::subject);
  answer.last = {number_at<std::int64_t>(rows[0], Column::number), text_at(rows[0], Column::id)};
  answer.older = !text_at(rows[0], Column::kind).empty();
  answer.more = !text_at(rows[0], Column::payload).empty();
  for (pqxx::result::size_type i = 1; i < rows.size(); ++i) add_row(answer, rows[i]);
  return answer;
}

}  // namespace spadille::db

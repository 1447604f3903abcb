#include "db/club/sending.h"

#include "db/chain.h"
#include "db/club/arrays.h"
#include "db/club/kinds.h"

namespace spadille::db {
namespace {

/// The parcel first: what goes into it is refused where it is not there.
constexpr const char* kSending = R"sql(
WITH parcel AS (
  INSERT INTO spadille.parcel (club, sender, number, id) SELECT club, $1, $2::bigint, $3 FROM spadille.member
  WHERE role = current_user RETURNING club),
events AS (
  INSERT INTO spadille.event (club, sender, number, place, session, seq, hash, previous, game, id, kind, format, payload, at_utc,
    device)
  SELECT p.club, $1, $2::bigint, e.place, e.session, e.seq, decode(e.hash, 'hex'), decode(e.previous, 'hex'), e.game, e.id, e.kind,
    e.format, e.payload, e.at_utc, e.device
  FROM parcel p, unnest($4::integer[], $5::text[], $6::integer[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[],
    $12::integer[], $13::text[], $14::text[], $15::text[])
    AS e (place, session, seq, hash, previous, game, id, kind, format, payload, at_utc, device)
  ON CONFLICT (club, session, seq, hash) DO NOTHING),
notes AS (
  INSERT INTO spadille.note (club, sender, number, place, kind, subject, version, value)
  SELECT p.club, $1, $2::bigint, n.place, n.kind, n.subject, n.version, n.value
  FROM parcel p, unnest($16::integer[], $17::text[], $18::text[], $19::integer[], $20::text[])
    AS n (place, kind, subject, version, value)
  ON CONFLICT (club, kind, subject, version, sender) DO NOTHING)
SELECT count(*) FROM parcel
)sql";

/// The columns of the entries and of the notes.
struct Columns {
  SqlArray place, session, seq, hash, previous, game, id, kind, format, payload, at, device;
  SqlArray note_place, note_kind, subject, version, value;
  int places = 0;
};

void add_event(Columns& columns, const LogPart& part, int i, const Hash& previous,
               const Hash& hash) {
  const EventRecord& event = part.log.events[static_cast<std::size_t>(i)];
  columns.place.add(++columns.places);
  columns.session.add(part.log.uuid);
  columns.seq.add(i + 1);
  columns.hash.add(hexadecimal(hash));
  columns.previous.add(hexadecimal(previous));
  i == 0 ? columns.game.add(part.log.game) : columns.game.add_null();
  columns.id.add(event.id);
  columns.kind.add(name(event.kind));
  columns.format.add(event.format);
  columns.payload.add(event.payload);
  columns.at.add(event.at);
  columns.device.add(event.device);
}

void add_part(Columns& columns, const LogPart& part) {
  Hash previous = chain_begin(part.log.uuid, part.log.game);
  for (int i = 0; i < part.to; ++i) {
    Hash hash = chain_next(previous, i + 1, part.log.events[static_cast<std::size_t>(i)]);
    if (i >= part.from) add_event(columns, part, i, previous, hash);
    previous = std::move(hash);
  }
}

void add_note(Columns& columns, const ClubNote& note) {
  columns.note_place.add(++columns.places);
  columns.note_kind.add(name(note.kind));
  columns.subject.add(note.subject);
  columns.version.add(note.version);
  columns.value.add(note.value);
}

}  // namespace

Expected<void> send_to_club(ClubServer& server, const ClubParcel& parcel) {
  Columns all;
  for (const LogPart& part : parcel.logs) add_part(all, part);
  for (const ClubNote& note : parcel.notes) add_note(all, note);
  const pqxx::result done =
      server.ask(kSending, parcel.sender, parcel.name.number, parcel.name.id, all.place.text(),
                 all.session.text(), all.seq.text(), all.hash.text(), all.previous.text(),
                 all.game.text(), all.id.text(), all.kind.text(), all.format.text(),
                 all.payload.text(), all.at.text(), all.device.text(), all.note_place.text(),
                 all.note_kind.text(), all.subject.text(), all.version.text(), all.value.text());
  if (done[0][0].as<int>() != 1)
    return tl::unexpected(Error{Error::Code::usage, {"club.error.no_member"}, {}});
  return {};
}

}  // namespace spadille::db

-- The log, and what stands beside it. Shipped: never change this file.

CREATE TABLE meta (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE session (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uuid TEXT NOT NULL UNIQUE CHECK (length(uuid) = 36),
  game TEXT NOT NULL
) STRICT;

CREATE TABLE event (
  session INTEGER NOT NULL REFERENCES session (id),
  seq INTEGER NOT NULL CHECK (seq >= 1),
  id TEXT NOT NULL CHECK (length(id) = 36),
  kind TEXT NOT NULL,
  format INTEGER NOT NULL CHECK (format >= 1),
  payload TEXT NOT NULL CHECK (substr(payload, 1, 1) = '{' AND instr(payload, char(0)) = 0),
  at_utc TEXT NOT NULL,
  device TEXT NOT NULL CHECK (length(device) = 36),
  hash BLOB NOT NULL CHECK (length(hash) = 32),
  PRIMARY KEY (session, seq)
) STRICT, WITHOUT ROWID;

-- Sessions that were removed for good, by number: only these may lose their events.
CREATE TABLE purged (
  session INTEGER PRIMARY KEY,
  uuid TEXT NOT NULL
) STRICT;

CREATE TABLE player (
  id INTEGER PRIMARY KEY,
  uuid TEXT NOT NULL UNIQUE CHECK (length(uuid) = 36),
  name TEXT NOT NULL CHECK (length(name) <= 240),
  hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1)),
  merged_into INTEGER REFERENCES player (id)
) STRICT;

CREATE TABLE house_rules (
  name TEXT PRIMARY KEY,
  document TEXT NOT NULL CHECK (substr(document, 1, 1) = '{')
) STRICT, WITHOUT ROWID;

CREATE TABLE draft (
  session INTEGER PRIMARY KEY REFERENCES session (id) ON DELETE CASCADE,
  text TEXT NOT NULL
) STRICT;

-- Append-only, also against INSERT OR REPLACE: the same event again is nothing new, anything else
-- that is not the next one is refused.
CREATE TRIGGER event_next BEFORE INSERT ON event
BEGIN
  SELECT RAISE(IGNORE)
  WHERE EXISTS (SELECT 1 FROM event
                WHERE session = NEW.session AND seq = NEW.seq AND id = NEW.id AND hash = NEW.hash);
  SELECT RAISE(ABORT, 'event: not the next one')
  WHERE NEW.seq <> (SELECT coalesce(max(seq), 0) + 1 FROM event WHERE session = NEW.session);
END;

CREATE TRIGGER event_kept BEFORE UPDATE ON event
BEGIN
  SELECT RAISE(ABORT, 'event: append-only');
END;

CREATE TRIGGER event_never_removed BEFORE DELETE ON event
WHEN NOT EXISTS (SELECT 1 FROM purged WHERE session = OLD.session)
BEGIN
  SELECT RAISE(ABORT, 'event: append-only');
END;

CREATE TRIGGER session_new BEFORE INSERT ON session
WHEN EXISTS (SELECT 1 FROM session WHERE id = NEW.id OR uuid = NEW.uuid)
BEGIN
  SELECT RAISE(ABORT, 'session: there already');
END;

CREATE TRIGGER session_kept BEFORE UPDATE ON session
BEGIN
  SELECT RAISE(ABORT, 'session: append-only');
END;

CREATE TRIGGER session_never_removed BEFORE DELETE ON session
WHEN NOT EXISTS (SELECT 1 FROM purged WHERE session = OLD.id)
BEGIN
  SELECT RAISE(ABORT, 'session: append-only');
END;

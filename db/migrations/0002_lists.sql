-- What follows from the log, kept for lists and statistics: it can be made anew at any time.
-- Shipped: never change this file.

CREATE TABLE summary (
  session INTEGER PRIMARY KEY REFERENCES session (id) ON DELETE CASCADE,
  title TEXT NOT NULL,
  place TEXT NOT NULL,
  date TEXT NOT NULL,
  players TEXT NOT NULL,  -- ids of player, with spaces between
  deals INTEGER NOT NULL,
  state INTEGER NOT NULL CHECK (state IN (0, 1, 2)),  -- open, closed, thrown away
  events INTEGER NOT NULL,
  head BLOB NOT NULL CHECK (length(head) = 32)  -- the hash of the last event
) STRICT;

CREATE INDEX summary_by_date ON summary (date, session);

-- Who was there when.
CREATE TABLE presence (
  player INTEGER NOT NULL REFERENCES player (id),
  date TEXT NOT NULL,
  session INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  game TEXT NOT NULL,
  PRIMARY KEY (player, date, session)
) STRICT, WITHOUT ROWID;

-- Sums of facts of one session: of one player, together with one partner or nobody (0).
CREATE TABLE fact (
  session INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  player INTEGER NOT NULL,
  partner INTEGER NOT NULL,
  key TEXT NOT NULL,
  n INTEGER NOT NULL,
  PRIMARY KEY (session, player, partner, key)
) STRICT, WITHOUT ROWID;

-- In which order sessions were written in here, whatever the clock said then.
-- Shipped: never change this file.

CREATE TABLE touched (
  session INTEGER PRIMARY KEY REFERENCES session (id) ON DELETE CASCADE,
  turn INTEGER NOT NULL UNIQUE
) STRICT;

-- Of what was written before, only the clock knows.
INSERT INTO touched
SELECT session, row_number() OVER (ORDER BY max(at_utc), session) FROM event
GROUP BY session ORDER BY session;

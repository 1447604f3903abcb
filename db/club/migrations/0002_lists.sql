-- Lists, statistics and rankings of a club (docs/adr/0052). Shipped: never change this file.
--
-- All of this follows from the logs, and can be made anew from them (spadille.lists_anew): by whoever reads next. The database knows
-- no rules of games, so programs write it, but only through the functions below: a table's role has no right to change a row.

-- Which of them is on its way: whoever writes holds the row of his club, and knows of everything that others wrote before.
CREATE TABLE spadille.lists (
  club uuid PRIMARY KEY REFERENCES spadille.club (club),
  turn bigint NOT NULL
);

-- How far the logs have been read, as a book remembers it (app/exchange/club_memory.h).
CREATE TABLE spadille.memory (
  club uuid NOT NULL REFERENCES spadille.club (club),
  key text COLLATE "C" NOT NULL CHECK (octet_length(key) <= 200),
  value text COLLATE "C" NOT NULL CHECK (octet_length(value) <= 4096),
  PRIMARY KEY (club, key)
);

CREATE TABLE spadille.person (
  club uuid NOT NULL REFERENCES spadille.club (club),
  id text COLLATE "C" NOT NULL CHECK (length(id) = 36),
  name text COLLATE "C" NOT NULL CHECK (length(name) <= 240),
  hidden boolean NOT NULL,
  merged_into text COLLATE "C" NOT NULL CHECK (length(merged_into) IN (0, 36)),
  PRIMARY KEY (club, id)
);

-- A log as it stands. It has a number for people; that stays, also where nothing of it stands any more (events = 0).
CREATE TABLE spadille.listing (
  club uuid NOT NULL REFERENCES spadille.club (club),
  session text COLLATE "C" NOT NULL CHECK (length(session) = 36),
  number bigint NOT NULL CHECK (number >= 1),
  game text COLLATE "C" NOT NULL,
  title text COLLATE "C" NOT NULL CHECK (octet_length(title) <= 4096),
  place text COLLATE "C" NOT NULL CHECK (octet_length(place) <= 4096),
  date text COLLATE "C" NOT NULL CHECK (length(date) <= 60),
  players text[] NOT NULL CHECK (cardinality(players) <= 10000),  -- in the order of a summary
  deals integer NOT NULL,
  state smallint NOT NULL CHECK (state IN (0, 1, 2)),  -- open, closed, thrown away
  events integer NOT NULL CHECK (events >= 0),
  head bytea NOT NULL,
  written text COLLATE "C" NOT NULL,  -- when the last entry was, by the clock of who wrote it
  kinds text[] NOT NULL,              -- of entries
  PRIMARY KEY (club, session),
  UNIQUE (club, number)
);

CREATE INDEX listing_by_date ON spadille.listing (club, date, number);
CREATE INDEX listing_by_game ON spadille.listing (club, game, date, number);

-- What a log brought one person: sums by partner and key.
CREATE TABLE spadille.part (
  club uuid NOT NULL REFERENCES spadille.club (club),
  player text COLLATE "C" NOT NULL,
  date text COLLATE "C" NOT NULL,
  number bigint NOT NULL,
  game text COLLATE "C" NOT NULL,
  present boolean NOT NULL,  -- whether the listing has this person
  partners text[] NOT NULL,
  keys text[] NOT NULL,
  sums bigint[] NOT NULL CHECK (cardinality(sums) <= 100000),
  PRIMARY KEY (club, player, date, number)
);

CREATE INDEX part_by_number ON spadille.part (club, number);
CREATE INDEX part_by_date ON spadille.part (club, game, date, number);

-- The club for which whoever is connected may speak.
CREATE FUNCTION spadille.my_club() RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS
  'SELECT club FROM spadille.member WHERE role = session_user';

-- Nothing is written by whoever does not know of the last turn.
CREATE FUNCTION spadille.lists_begin(seen bigint) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  mine uuid := spadille.my_club();
BEGIN
  INSERT INTO spadille.lists VALUES (mine, 0) ON CONFLICT (club) DO NOTHING;
  UPDATE spadille.lists SET turn = turn + 1 WHERE club = mine AND turn = seen;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'lists: somebody else has written' USING ERRCODE = 'serialization_failure';
  END IF;
  PERFORM set_config('enable_seqscan', 'off', true);  -- plans that are made while tables are empty are kept while they grow
  RETURN seen + 1;
END $$;

CREATE FUNCTION spadille.remember(keys text[], texts text[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog
AS $$
DECLARE
  mine uuid := spadille.my_club();
BEGIN
  DELETE FROM spadille.memory m WHERE m.club = mine AND m.key = ANY (keys);
  INSERT INTO spadille.memory SELECT mine, n.key, n.value FROM unnest(keys, texts) AS n (key, value) WHERE n.value <> '';
END $$;

-- A name that the owner has taken out does not come back.
CREATE FUNCTION spadille.list_person(person text, called text, is_hidden boolean, into_whom text) RETURNS void LANGUAGE plpgsql
SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  mine uuid := spadille.my_club();
BEGIN
  IF EXISTS (SELECT FROM spadille.gone g WHERE g.club = mine AND g.kind = 'person' AND g.subject = person) THEN
    called := '';
  END IF;
  INSERT INTO spadille.person VALUES (mine, person, called, is_hidden, into_whom)
  ON CONFLICT (club, id) DO UPDATE SET name = excluded.name, hidden = excluded.hidden, merged_into = excluded.merged_into;
END $$;

-- Takes a log out of all lists; its number stays its own.
CREATE FUNCTION spadille.unlist(what uuid, log text) RETURNS void LANGUAGE sql SET search_path = pg_catalog AS $$
  DELETE FROM spadille.part
  WHERE club = what AND number = (SELECT l.number FROM spadille.listing l WHERE l.club = what AND l.session = log);
  UPDATE spadille.listing
  SET title = '', place = '', date = '', players = '{}', deals = 0, events = 0, head = '', written = '', kinds = '{}'
  WHERE club = what AND session = log;
$$;

CREATE FUNCTION spadille.unlist(log text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM spadille.unlist(spadille.my_club(), log);
END $$;

-- What follows from a log with this last entry. Returns its number; nothing where the club has no such entry.
CREATE FUNCTION spadille.list(log text, last integer, hash bytea, about text[], sat text[], counted integer, at_state smallint,
                              persons text[], partners text[], keys text[], sums bigint[])
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  mine uuid := spadille.my_club();
  its bigint;
BEGIN
  IF NOT EXISTS (SELECT FROM spadille.event e WHERE e.club = mine AND e.session = log AND e.seq = last AND e.hash = list.hash) THEN
    RETURN NULL;
  END IF;
  PERFORM spadille.unlist(mine, log);
  SELECT coalesce(max(l.number), 0) + 1 INTO its FROM spadille.listing l WHERE l.club = mine;
  INSERT INTO spadille.listing AS l
  SELECT mine, log, its, about[1], about[2], about[3], about[4], sat, counted, at_state, last, list.hash, about[5],
    (SELECT array_agg(DISTINCT e.kind) FROM spadille.event e WHERE e.club = mine AND e.session = log AND e.seq <= last)
  ON CONFLICT (club, session) DO UPDATE SET title = excluded.title, place = excluded.place, date = excluded.date,
    players = excluded.players, deals = excluded.deals, state = excluded.state, events = excluded.events, head = excluded.head,
    written = excluded.written, kinds = excluded.kinds
  RETURNING l.number INTO its;
  INSERT INTO spadille.part
  SELECT mine, p.player, about[4], its, about[1], p.player = ANY (sat),
    coalesce(array_agg(p.partner ORDER BY p.partner, p.key) FILTER (WHERE p.key IS NOT NULL), '{}'),
    coalesce(array_agg(p.key ORDER BY p.partner, p.key) FILTER (WHERE p.key IS NOT NULL), '{}'),
    coalesce(array_agg(p.n ORDER BY p.partner, p.key) FILTER (WHERE p.key IS NOT NULL), '{}')
  FROM (
    SELECT f.player, f.partner, f.key, f.n FROM unnest(persons, partners, keys, sums) AS f (player, partner, key, n)
    UNION ALL
    SELECT s.player, NULL, NULL, NULL FROM unnest(sat) AS s (player)) AS p
  GROUP BY p.player;
  RETURN its;
END $$;

ALTER TABLE spadille.lists ENABLE ROW LEVEL SECURITY;
ALTER TABLE spadille.memory ENABLE ROW LEVEL SECURITY;
ALTER TABLE spadille.person ENABLE ROW LEVEL SECURITY;
ALTER TABLE spadille.listing ENABLE ROW LEVEL SECURITY;
ALTER TABLE spadille.part ENABLE ROW LEVEL SECURITY;

CREATE POLICY own ON spadille.lists FOR SELECT TO spadille_table USING (club = (SELECT spadille.my_club()));
CREATE POLICY own ON spadille.memory FOR SELECT TO spadille_table USING (club = (SELECT spadille.my_club()));
CREATE POLICY own ON spadille.person FOR SELECT TO spadille_table USING (club = (SELECT spadille.my_club()));
CREATE POLICY own ON spadille.listing FOR SELECT TO spadille_table USING (club = (SELECT spadille.my_club()));
CREATE POLICY own ON spadille.part FOR SELECT TO spadille_table USING (club = (SELECT spadille.my_club()));

-- The same policies as before, in words that take half as long to plan.
ALTER POLICY own ON spadille.club USING (club = (SELECT spadille.my_club()));
ALTER POLICY own ON spadille.gone USING (club = (SELECT spadille.my_club()));
ALTER POLICY own ON spadille.parcel USING (club = (SELECT spadille.my_club())) WITH CHECK (club = (SELECT spadille.my_club()));
ALTER POLICY own ON spadille.event USING (club = (SELECT spadille.my_club())) WITH CHECK (club = (SELECT spadille.my_club()));
ALTER POLICY own ON spadille.note USING (club = (SELECT spadille.my_club())) WITH CHECK (club = (SELECT spadille.my_club()));

GRANT SELECT ON spadille.lists, spadille.memory, spadille.person, spadille.listing, spadille.part TO spadille_table;
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA spadille FROM PUBLIC;
GRANT EXECUTE ON FUNCTION spadille.field(bytea), spadille.field(text), spadille.chain_begin(text, text),
  spadille.chain_next(bytea, integer, text, text, integer, text, text, text) TO spadille_table;
GRANT EXECUTE ON FUNCTION spadille.my_club(), spadille.lists_begin(bigint), spadille.remember(text[], text[]),
  spadille.list_person(text, text, boolean, text), spadille.unlist(text),
  spadille.list(text, integer, bytea, text[], text[], integer, smallint, text[], text[], text[], bigint[]) TO spadille_table;

-- What only the owner does.

-- Empties what follows from the logs; whoever reads next makes it anew.
CREATE PROCEDURE spadille.lists_anew(in_club uuid) LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  INSERT INTO spadille.lists VALUES (in_club, 0) ON CONFLICT (club) DO NOTHING;
  UPDATE spadille.lists SET turn = turn + 1 WHERE club = in_club;
  DELETE FROM spadille.part WHERE club = in_club;
  DELETE FROM spadille.person WHERE club = in_club;
  DELETE FROM spadille.memory WHERE club = in_club;
  PERFORM spadille.unlist(in_club, l.session) FROM spadille.listing l WHERE l.club = in_club;
END $$;

CREATE OR REPLACE PROCEDURE spadille.forget(in_club uuid, person text) LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  INSERT INTO spadille.gone VALUES (in_club, 'person', forget.person) ON CONFLICT (club, kind, subject) DO NOTHING;
  DELETE FROM spadille.note WHERE club = in_club AND kind = 'name' AND subject = forget.person;
  UPDATE spadille.lists SET turn = turn + 1 WHERE club = in_club;
  UPDATE spadille.person p SET name = '' WHERE p.club = in_club AND p.id = forget.person;
  DELETE FROM spadille.memory WHERE club = in_club AND key = 'name ' || forget.person;
END $$;

CREATE OR REPLACE PROCEDURE spadille.purge(in_club uuid, log text) LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  INSERT INTO spadille.gone VALUES (in_club, 'session', log) ON CONFLICT (club, kind, subject) DO NOTHING;
  DELETE FROM spadille.event WHERE club = in_club AND session = log;
  UPDATE spadille.lists SET turn = turn + 1 WHERE club = in_club;
  PERFORM spadille.unlist(in_club, log);
END $$;

REVOKE ALL ON PROCEDURE spadille.lists_anew(uuid), spadille.forget(uuid, text), spadille.purge(uuid, text) FROM PUBLIC;
COMMENT ON SCHEMA spadille IS '2';

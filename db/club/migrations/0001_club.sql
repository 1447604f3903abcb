-- Many books of a club in one place (docs/adr/0051). Shipped: never change this file.
--
-- Every key begins with the club, so that clubs can lie on different machines. Nothing is ever changed: a table's role may read
-- its own club and add to it. What the books call "lower case hexadecimal" lies here as bytes.

CREATE SCHEMA spadille;
REVOKE ALL ON SCHEMA spadille FROM PUBLIC;
GRANT USAGE ON SCHEMA spadille TO spadille_table;
COMMENT ON SCHEMA spadille IS '1';  -- the version of the schema

-- The chain of hashes as the books have it (db/chain.cpp): every field behind its length. Never change these.

CREATE FUNCTION spadille.field(bytes bytea) RETURNS bytea LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN int8send(octet_length(bytes)::bigint) || bytes;

CREATE FUNCTION spadille.field(words text) RETURNS bytea LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN spadille.field(convert_to(words, 'UTF8'));

CREATE FUNCTION spadille.chain_begin(session text, game text) RETURNS bytea LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN sha256(spadille.field(session) || spadille.field(game));

CREATE FUNCTION spadille.chain_next(previous bytea, seq integer, id text, kind text, format integer, payload text, at_utc text,
                                    device text) RETURNS bytea LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN sha256(spadille.field(previous) || spadille.field(seq::text) || spadille.field(id) || spadille.field(kind)
                || spadille.field(format::text) || spadille.field(payload) || spadille.field(at_utc) || spadille.field(device));

CREATE TABLE spadille.club (
  club uuid PRIMARY KEY,
  name text NOT NULL CHECK (name <> '' AND length(name) <= 60)
);

-- Which roles speak for a table of the club. One role belongs to one club.
CREATE TABLE spadille.member (
  club uuid NOT NULL REFERENCES spadille.club (club),
  role name NOT NULL,
  PRIMARY KEY (club, role)
);

-- What a book sent at once. A book numbers what it sends, and a number comes only once the one before is there for everybody to
-- see: so whoever has read up to a number has missed nothing. (A number given out by the server could become visible later than a
-- higher one.)
CREATE TABLE spadille.parcel (
  club uuid NOT NULL REFERENCES spadille.club (club),
  sender text COLLATE "C" NOT NULL CHECK (length(sender) = 36),  -- the copy of a book, by its device
  number bigint NOT NULL CHECK (number >= 1),
  id text COLLATE "C" NOT NULL CHECK (length(id) = 36),  -- by which its sender knows it again
  role name NOT NULL,
  written xid8 NOT NULL,  -- by which transaction: nothing is put into it later
  arrived timestamptz NOT NULL DEFAULT clock_timestamp(),  -- for whoever runs the server; never order
  PRIMARY KEY (club, sender, number)
);

-- Entries of logs. The same one twice is one row; two that follow the same one are a fork, and both are here. One whose
-- predecessor has not come yet waits: readers go by `previous`.
CREATE TABLE spadille.event (
  club uuid NOT NULL,
  session text COLLATE "C" NOT NULL CHECK (length(session) = 36),
  seq integer NOT NULL CHECK (seq >= 1),
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  previous bytea NOT NULL CHECK (octet_length(previous) = 32),
  game text COLLATE "C",  -- of the first entry only
  id text COLLATE "C" NOT NULL CHECK (length(id) = 36),
  kind text COLLATE "C" NOT NULL CHECK (length(kind) BETWEEN 1 AND 60),
  format integer NOT NULL CHECK (format >= 1),
  payload text COLLATE "C" NOT NULL CHECK (left(payload, 1) = '{' AND octet_length(payload) <= 1048576),
  at_utc text COLLATE "C" NOT NULL CHECK (length(at_utc) <= 60),
  device text COLLATE "C" NOT NULL CHECK (length(device) = 36),
  sender text COLLATE "C" NOT NULL,
  number bigint NOT NULL,
  place integer NOT NULL CHECK (place BETWEEN 1 AND 1000),  -- in its parcel
  PRIMARY KEY (club, session, seq, hash),
  UNIQUE (club, sender, number, place),
  FOREIGN KEY (club, sender, number) REFERENCES spadille.parcel (club, sender, number),
  CHECK ((seq = 1) = (game IS NOT NULL) AND (game IS NULL OR length(game) BETWEEN 1 AND 60)),
  -- Looked at last, which goes by the names: after how much it is.
  CONSTRAINT hash_begins CHECK (seq > 1 OR previous = spadille.chain_begin(session, game)),
  CONSTRAINT hash_follows CHECK (hash = spadille.chain_next(previous, seq, id, kind, format, payload, at_utc, device))
);

-- What was said beside the logs. Of each subject the highest version counts; of two that are as high, the one of the higher
-- sender. A wish asks the owner for something that only he may do.
CREATE TABLE spadille.note (
  club uuid NOT NULL,
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('name', 'goes_on_as', 'stands', 'wish_forget')),
  subject text COLLATE "C" NOT NULL CHECK (length(subject) BETWEEN 36 AND 60),
  version integer NOT NULL CHECK (version >= 1),
  sender text COLLATE "C" NOT NULL,
  value text COLLATE "C" NOT NULL CHECK (octet_length(value) <= 1024),
  number bigint NOT NULL,
  place integer NOT NULL CHECK (place BETWEEN 1 AND 1000),
  PRIMARY KEY (club, kind, subject, version, sender),
  UNIQUE (club, sender, number, place),
  FOREIGN KEY (club, sender, number) REFERENCES spadille.parcel (club, sender, number)
);

-- What the owner has taken out for good: people's names, and logs. It does not come back.
CREATE TABLE spadille.gone (
  club uuid NOT NULL REFERENCES spadille.club (club),
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('person', 'session')),
  subject text COLLATE "C" NOT NULL CHECK (length(subject) = 36),
  PRIMARY KEY (club, kind, subject)
);

-- Only in order, and only by the role that began.
CREATE FUNCTION spadille.parcel_next() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  IF NEW.number > 1 AND NOT EXISTS (
      SELECT FROM spadille.parcel
      WHERE club = NEW.club AND sender = NEW.sender AND number = NEW.number - 1 AND role = current_user) THEN
    RAISE EXCEPTION 'parcel: not the next one' USING ERRCODE = 'serialization_failure';
  END IF;
  NEW.role := current_user;
  NEW.written := pg_current_xact_id();
  NEW.arrived := clock_timestamp();
  RETURN NEW;
END $$;

CREATE TRIGGER parcel_next BEFORE INSERT ON spadille.parcel FOR EACH ROW EXECUTE FUNCTION spadille.parcel_next();

-- Into a parcel of this transaction only: whoever has read it has read all of it.
CREATE FUNCTION spadille.in_its_parcel() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  IF NOT EXISTS (
      SELECT FROM spadille.parcel
      WHERE club = NEW.club AND sender = NEW.sender AND number = NEW.number AND written = pg_current_xact_id()
        AND role = current_user) THEN
    RAISE EXCEPTION 'parcel: not of this transaction' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER in_its_parcel BEFORE INSERT ON spadille.event FOR EACH ROW EXECUTE FUNCTION spadille.in_its_parcel();
CREATE TRIGGER in_its_parcel BEFORE INSERT ON spadille.note FOR EACH ROW EXECUTE FUNCTION spadille.in_its_parcel();

-- What is gone is passed over: nobody's sync fails on it.
CREATE FUNCTION spadille.event_not_gone() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  IF EXISTS (SELECT FROM spadille.gone WHERE club = NEW.club AND kind = 'session' AND subject = NEW.session) THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION spadille.note_not_gone() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  IF NEW.kind = 'name' AND EXISTS (
      SELECT FROM spadille.gone WHERE club = NEW.club AND kind = 'person' AND subject = NEW.subject) THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER not_gone BEFORE INSERT ON spadille.event FOR EACH ROW EXECUTE FUNCTION spadille.event_not_gone();
CREATE TRIGGER not_gone BEFORE INSERT ON spadille.note FOR EACH ROW EXECUTE FUNCTION spadille.note_not_gone();

-- Append-only, also for the owner: only what is gone may be deleted.
CREATE FUNCTION spadille.append_only() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  RAISE EXCEPTION '%: append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE FUNCTION spadille.event_gone() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  IF EXISTS (SELECT FROM spadille.gone WHERE club = OLD.club AND kind = 'session' AND subject = OLD.session) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'event: append-only' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE FUNCTION spadille.note_gone() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  IF OLD.kind = 'name' AND EXISTS (
      SELECT FROM spadille.gone WHERE club = OLD.club AND kind = 'person' AND subject = OLD.subject) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'note: append-only' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TRIGGER kept BEFORE UPDATE OR DELETE ON spadille.club FOR EACH ROW EXECUTE FUNCTION spadille.append_only();
CREATE TRIGGER kept BEFORE UPDATE OR DELETE ON spadille.parcel FOR EACH ROW EXECUTE FUNCTION spadille.append_only();
CREATE TRIGGER kept BEFORE UPDATE OR DELETE ON spadille.gone FOR EACH ROW EXECUTE FUNCTION spadille.append_only();
CREATE TRIGGER kept BEFORE UPDATE ON spadille.event FOR EACH ROW EXECUTE FUNCTION spadille.append_only();
CREATE TRIGGER kept BEFORE UPDATE ON spadille.note FOR EACH ROW EXECUTE FUNCTION spadille.append_only();
CREATE TRIGGER never_removed BEFORE DELETE ON spadille.event FOR EACH ROW EXECUTE FUNCTION spadille.event_gone();
CREATE TRIGGER never_removed BEFORE DELETE ON spadille.note FOR EACH ROW EXECUTE FUNCTION spadille.note_gone();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON spadille.club EXECUTE FUNCTION spadille.append_only();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON spadille.parcel EXECUTE FUNCTION spadille.append_only();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON spadille.event EXECUTE FUNCTION spadille.append_only();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON spadille.note EXECUTE FUNCTION spadille.append_only();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON spadille.gone EXECUTE FUNCTION spadille.append_only();

-- Whoever reads or adds does so in his own club.

ALTER TABLE spadille.club ENABLE ROW LEVEL SECURITY;
ALTER TABLE spadille.member ENABLE ROW LEVEL SECURITY;
ALTER TABLE spadille.parcel ENABLE ROW LEVEL SECURITY;
ALTER TABLE spadille.event ENABLE ROW LEVEL SECURITY;
ALTER TABLE spadille.note ENABLE ROW LEVEL SECURITY;
ALTER TABLE spadille.gone ENABLE ROW LEVEL SECURITY;

CREATE POLICY own ON spadille.member FOR SELECT TO spadille_table USING (role = current_user);
CREATE POLICY own ON spadille.club FOR SELECT TO spadille_table USING (club IN (SELECT m.club FROM spadille.member m));
CREATE POLICY own ON spadille.gone FOR SELECT TO spadille_table USING (club IN (SELECT m.club FROM spadille.member m));
CREATE POLICY own ON spadille.parcel TO spadille_table
  USING (club IN (SELECT m.club FROM spadille.member m)) WITH CHECK (club IN (SELECT m.club FROM spadille.member m));
CREATE POLICY own ON spadille.event TO spadille_table
  USING (club IN (SELECT m.club FROM spadille.member m)) WITH CHECK (club IN (SELECT m.club FROM spadille.member m));
CREATE POLICY own ON spadille.note TO spadille_table
  USING (club IN (SELECT m.club FROM spadille.member m)) WITH CHECK (club IN (SELECT m.club FROM spadille.member m));

GRANT SELECT ON spadille.club, spadille.member, spadille.gone TO spadille_table;
GRANT SELECT, INSERT ON spadille.parcel, spadille.event, spadille.note TO spadille_table;

-- What only the owner does.

-- Takes a person's name out of the club for good: every book that syncs forgets it, and none brings it back.
CREATE PROCEDURE spadille.forget(in_club uuid, person text) LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  INSERT INTO spadille.gone VALUES (in_club, 'person', person) ON CONFLICT (club, kind, subject) DO NOTHING;
  DELETE FROM spadille.note WHERE club = in_club AND kind = 'name' AND subject = person;
END $$;

-- The same of a log. A book that has it keeps it until somebody there purges it.
CREATE PROCEDURE spadille.purge(in_club uuid, log text) LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  INSERT INTO spadille.gone VALUES (in_club, 'session', log) ON CONFLICT (club, kind, subject) DO NOTHING;
  DELETE FROM spadille.event WHERE club = in_club AND session = log;
END $$;

REVOKE ALL ON PROCEDURE spadille.forget(uuid, text), spadille.purge(uuid, text) FROM PUBLIC;

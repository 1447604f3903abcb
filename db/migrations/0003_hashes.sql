-- A hash of its own over what the log does not cover: names, and house rules.
-- Shipped: never change this file.

ALTER TABLE player ADD COLUMN hash BLOB CHECK (hash IS NULL OR length(hash) = 32);
ALTER TABLE house_rules ADD COLUMN hash BLOB CHECK (hash IS NULL OR length(hash) = 32);

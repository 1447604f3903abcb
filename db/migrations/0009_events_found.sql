-- Events of a club are few among many sessions, and the first page asks after each deal for the one that runs.
-- Shipped: never change this file.

CREATE INDEX session_of_event ON session (id) WHERE game = 'tournament';

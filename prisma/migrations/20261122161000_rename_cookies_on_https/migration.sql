-- From now on our cookies have a prefix on https (docs/decisions/0023-letters-about-accounts-and-cookie-names.md). When this
-- ran is when the 30 days begin in which sessions under the name before are taken over (middleware/moveSession.ts).
COMMENT ON TABLE sessions IS 'Signed-in browsers. One that was moved to another id keeps a row for a minute, with movedTo.';

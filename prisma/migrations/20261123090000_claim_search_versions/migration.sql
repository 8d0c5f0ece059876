-- Which vocabularies the servers at work compute search documents by: the one that came last decides.
CREATE TABLE search_versions (
  version integer PRIMARY KEY,
  first_seen timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_seen timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
-- Guests who have not been seen for a while are swept.
CREATE INDEX users_guest_updated_at_idx ON users (updated_at) WHERE is_guest;

-- What members took away, for 30 days.
CREATE TABLE recently_removed (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  kind text NOT NULL,
  restaurant_id uuid NOT NULL,
  data jsonb NOT NULL,
  removed_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX recently_removed_user_id_removed_at_idx ON recently_removed (user_id, removed_at);
CREATE INDEX recently_removed_removed_at_idx ON recently_removed (removed_at);

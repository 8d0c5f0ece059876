-- Several visits of an entry: its row holds the one that was added last, diary_visits those before it.
ALTER TABLE restaurant_diary ADD COLUMN visit_id uuid NOT NULL DEFAULT gen_random_uuid();
ALTER TABLE restaurant_diary ADD COLUMN visit_added_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE restaurant_diary SET visit_added_at = added_at;
CREATE UNIQUE INDEX restaurant_diary_visit_id_key ON restaurant_diary (visit_id);

CREATE TABLE diary_visits (
  id uuid PRIMARY KEY,
  entry_id uuid NOT NULL REFERENCES restaurant_diary (id) ON DELETE CASCADE ON UPDATE CASCADE,
  visited_at timestamptz(3),
  visited_is_day boolean NOT NULL DEFAULT false,
  notes text,
  favorite_dishes text,
  added_at timestamptz(3) NOT NULL
);
CREATE INDEX diary_visits_entry_id_added_at_idx ON diary_visits (entry_id, added_at);

-- For finding what members keep of restaurants that turn out to be one.
CREATE INDEX saved_restaurants_restaurant_id_idx ON saved_restaurants (restaurant_id);
CREATE INDEX restaurant_diary_restaurant_id_idx ON restaurant_diary (restaurant_id);

-- The row of a diary entry now contains the latest visit, not the visit that was added last. If diary_visits has a later
-- visit, the two visits change places. A blank visit in the row stays. A visit of a calendar day counts at the
-- moment of that day that is closest to when it was added, and a visit without a date at the moment when it was added.
CREATE TEMPORARY TABLE later_visits ON COMMIT DROP AS
SELECT latest.*, entry.visit_id AS row_id, entry.visited_at AS row_visited_at,
  entry.visited_is_day AS row_visited_is_day, entry.notes AS row_notes, entry.favorite_dishes AS row_favorite_dishes,
  entry.visit_added_at AS row_added_at
FROM restaurant_diary entry CROSS JOIN LATERAL (
  SELECT * FROM diary_visits WHERE entry_id = entry.id
  ORDER BY CASE WHEN visited_is_day
    THEN least(greatest(added_at, visited_at), visited_at + interval '23:59:59')
    ELSE coalesce(visited_at, added_at) END DESC,
    added_at DESC, id DESC LIMIT 1
) AS latest
WHERE num_nonnulls(entry.visited_at, entry.notes, entry.favorite_dishes) > 0
  AND (CASE WHEN latest.visited_is_day
    THEN least(greatest(latest.added_at, latest.visited_at), latest.visited_at + interval '23:59:59')
    ELSE coalesce(latest.visited_at, latest.added_at) END,
    latest.added_at)
    > (CASE WHEN entry.visited_is_day
    THEN least(greatest(entry.visit_added_at, entry.visited_at), entry.visited_at + interval '23:59:59')
    ELSE coalesce(entry.visited_at, entry.visit_added_at) END,
    entry.visit_added_at);

DELETE FROM diary_visits USING later_visits WHERE diary_visits.id = later_visits.id;

INSERT INTO diary_visits (id, entry_id, visited_at, visited_is_day, notes, favorite_dishes, added_at)
SELECT row_id, entry_id, row_visited_at, row_visited_is_day, row_notes, row_favorite_dishes, row_added_at
FROM later_visits;

UPDATE restaurant_diary SET visit_id = later.id, visited_at = later.visited_at, visited_is_day = later.visited_is_day,
  notes = later.notes, favorite_dishes = later.favorite_dishes, visit_added_at = later.added_at,
  updated_at = greatest(now(), restaurant_diary.updated_at + interval '1 millisecond')
FROM later_visits later WHERE restaurant_diary.id = later.entry_id;

DROP TABLE later_visits;

-- Finds the restaurants of a city that have at least one of the words, and returns the best ten.
-- $1 is the words, joined by |. $2 is the city's key. $3 is the state.
-- Indexes: GIN (city_key, state, words) on rival_words, and the primary keys of rival_words and restaurants.
WITH found AS MATERIALIZED (
  SELECT w.id, ts_rank(w.words, q) + w.rating_bonus AS score
  FROM rival_words w, to_tsquery('english', $1) AS q
  WHERE w.city_key = $2 AND w.state = $3 AND w.words @@ q
), page AS (
  SELECT id, score FROM found ORDER BY score DESC, id LIMIT 10
)
SELECT (SELECT count(*)::int FROM found) AS total, page.score, r.id, r.name, r.neighborhood, r.address, r.city, r.state,
  r.cuisine, r.price_range AS "priceRange", r.gem_type AS "gemType", r.google_rating AS "googleRating",
  r.yelp_rating AS "yelpRating", r.yelp_reviews AS "yelpReviews", r.yelp_url AS "yelpUrl", r.place_id AS "placeId",
  r.phone, r.needs_reservation AS "takesReservations", r.reservation_url AS "reservationUrl",
  r.dietary_options AS "dietaryOptions", r.is_sample AS "isSample", r.is_closed AS "isClosed",
  r.image_urls AS "imageUrls", r.weekly_hours AS "weeklyHours", r.time_zone AS "timeZone"
FROM page JOIN restaurants r USING (id) ORDER BY page.score DESC, id

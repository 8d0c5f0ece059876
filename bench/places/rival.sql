-- Reads the restaurants with the ids in $1, with their sources. $2 is the id of a member, or null.
-- For each restaurant, also reads whether the member has saved it, the member's rating and the member's diary entry.
-- Indexes: restaurants (id), places (restaurant_id), and (user_id, restaurant_id) of the other three tables.
SELECT r.id, r.name, r.website AS "websiteUrl", r.description, r.recommended_dishes AS "recommendedDishes", r.is_sample AS "isSample",
  r.is_closed AS "isClosed", r.latitude, r.longitude, r.hours, r.weekly_hours AS "weeklyHours", r.time_zone AS "timeZone",
  r.image_urls AS "imageUrls", r.image_placeholders AS "imagePlaceholders", r.user_rating_count AS count,
  r.user_rating_sum AS sum,
  (SELECT jsonb_agg(jsonb_build_object('key', p.source, 'sourceId', p.source_id, 'license', p.licence,
     'attribution', p.attribution, 'attributionUrl', p.attribution_url, 'fetchedAt', p.fetched_at) ORDER BY p.fetched_at)
   FROM places p WHERE p.restaurant_id = r.id) AS sources,
  EXISTS (SELECT FROM saved_restaurants s WHERE s.user_id = $2 AND s.restaurant_id = r.id) AS "viewerHasSaved",
  (SELECT u.rating FROM user_ratings u WHERE u.user_id = $2 AND u.restaurant_id = r.id) AS "ownRating",
  (SELECT jsonb_build_object('notes', d.notes) FROM restaurant_diary d
   WHERE d.user_id = $2 AND d.restaurant_id = r.id) AS "viewerDiaryEntry"
FROM restaurants r WHERE r.id = ANY($1::uuid[])

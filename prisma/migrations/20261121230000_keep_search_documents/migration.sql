DROP INDEX "restaurants_search_vector_idx";

ALTER TABLE "restaurants" DROP COLUMN "search_vector",
ADD COLUMN     "search_document" BYTEA,
ADD COLUMN     "search_version" INTEGER NOT NULL DEFAULT 0;

-- In the row itself, and not compressed unless the row would not fit a page: a city's documents are read all at once.
ALTER TABLE "restaurants" ALTER COLUMN "search_document" SET STORAGE MAIN;

CREATE INDEX "restaurants_name_idx" ON "restaurants"("name");
CREATE INDEX "restaurants_search_version_idx" ON "restaurants"("search_version");

-- Servers keep restaurants in memory: every statement tells which of them it changed, by their ids or, where they are too
-- many for one message (8000 bytes), by their cities and the box they lie in, before and after. {} is everything.
CREATE FUNCTION describe_restaurants(ids uuid[], cities text[], box float8[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN cardinality(ids) <= 150 THEN json_build_object('ids', ids)::text
    WHEN octet_length(json_build_object('cities', cities, 'box', box)::text) < 8000
      THEN json_build_object('cities', cities, 'box', box)::text
    ELSE '{}' END
$$;

CREATE FUNCTION tell_added_restaurants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('fuud_restaurants', describe_restaurants(
    array_agg(DISTINCT id), array_agg(DISTINCT city_key || '/' || state),
    ARRAY[min(latitude), max(latitude), min(longitude), max(longitude)]))
  FROM added HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE FUNCTION tell_removed_restaurants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('fuud_restaurants', describe_restaurants(
    array_agg(DISTINCT id), array_agg(DISTINCT city_key || '/' || state),
    ARRAY[min(latitude), max(latitude), min(longitude), max(longitude)]))
  FROM removed HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE FUNCTION tell_changed_restaurants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('fuud_restaurants', describe_restaurants(
    array_agg(DISTINCT id), array_agg(DISTINCT city_key || '/' || state),
    ARRAY[min(latitude), max(latitude), min(longitude), max(longitude)]))
  FROM (SELECT id, city_key, state, latitude, longitude FROM removed
        UNION ALL SELECT id, city_key, state, latitude, longitude FROM added) AS changed HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE TRIGGER tell_added AFTER INSERT ON "restaurants"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_added_restaurants();
CREATE TRIGGER tell_changed AFTER UPDATE ON "restaurants"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_restaurants();
CREATE TRIGGER tell_removed AFTER DELETE ON "restaurants"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tell_removed_restaurants();

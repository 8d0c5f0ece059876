-- Which restaurant another one turned out to be: the absorbed row stays, delisted, and points at its last survivor.
ALTER TABLE "restaurants" ADD COLUMN     "merged_into_id" UUID;

CREATE INDEX "restaurants_merged_into_id_idx" ON "restaurants"("merged_into_id");
-- For looking a restaurant up by what other services call it.
CREATE INDEX "restaurants_place_id_idx" ON "restaurants"("place_id");
CREATE INDEX "restaurants_yelp_url_idx" ON "restaurants"("yelp_url");
CREATE INDEX "live_places_source_external_id_idx" ON "live_places"("source", "external_id");

ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_merged_into_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "restaurants"("id") ON DELETE SET NULL ON UPDATE CASCADE;

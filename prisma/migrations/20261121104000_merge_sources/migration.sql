-- Several sources for one restaurant: what to match them by, whose word counts, where each fact is from.
ALTER TABLE "places" ADD COLUMN     "address_key" TEXT,
ADD COLUMN     "attribution_url" TEXT,
ADD COLUMN     "cell" INTEGER,
ADD COLUMN     "kind" TEXT NOT NULL DEFAULT 'guide',
ADD COLUMN     "phone" TEXT;

ALTER TABLE "restaurants" ADD COLUMN     "brand" TEXT,
ADD COLUMN     "features" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "holiday_hours" JSONB,
ADD COLUMN     "image_placeholders" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "is_closed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "opened_on" DATE,
ADD COLUMN     "provenance" JSONB;

-- Phone numbers are kept as E.164, "+13148321244", and written for people by the doors.
UPDATE "restaurants" SET phone = '+1' || regexp_replace(phone, '\D', '', 'g') WHERE phone ~ '^\(\d{3}\) \d{3}-\d{4}$';
UPDATE "places" SET facts = jsonb_set(facts, '{phone}', to_jsonb('+1' || regexp_replace(facts->>'phone', '\D', '', 'g')))
WHERE facts->>'phone' ~ '^\(\d{3}\) \d{3}-\d{4}$';

-- What is there already can be matched by where it is and by its number; by address from its next import on.
UPDATE "places" SET
  kind = CASE source WHEN 'sample' THEN 'sample' WHEN 'us-chain-locations' THEN 'brand'
                     WHEN 'stl-food-facilities' THEN 'register' ELSE kind END,
  phone = CASE WHEN facts->>'phone' !~ '55501\d\d$' THEN facts->>'phone' END,
  cell = (floor((latitude - 10) / 0.004) * 90000 + floor((longitude + 180) / 0.004))::int;

CREATE TABLE "catalogue_sources" (
    "source" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "licence" TEXT NOT NULL,
    "attribution" TEXT NOT NULL,
    "attribution_url" TEXT,
    "imported_at" TIMESTAMPTZ(3) NOT NULL,
    "read" INTEGER NOT NULL,
    "written" INTEGER NOT NULL,
    "unchanged" INTEGER NOT NULL,
    "skipped" INTEGER NOT NULL,

    CONSTRAINT "catalogue_sources_pkey" PRIMARY KEY ("source")
);

CREATE TABLE "live_places" (
    "restaurant_id" UUID NOT NULL,
    "source" TEXT NOT NULL,
    "external_id" TEXT,
    "facts" JSONB,
    "fetched_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "live_places_pkey" PRIMARY KEY ("restaurant_id","source")
);

CREATE TABLE "live_calls" (
    "source" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "calls" INTEGER NOT NULL,

    CONSTRAINT "live_calls_pkey" PRIMARY KEY ("source","day")
);

CREATE INDEX "places_cell_idx" ON "places"("cell");

CREATE INDEX "places_phone_idx" ON "places"("phone");

CREATE INDEX "places_address_key_idx" ON "places"("address_key");

CREATE INDEX "restaurants_latitude_longitude_idx" ON "restaurants"("latitude", "longitude");

ALTER TABLE "live_places" ADD CONSTRAINT "live_places_restaurant_id_fkey" FOREIGN KEY ("restaurant_id") REFERENCES "restaurants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- citext: usernames and e-mail addresses are unique ignoring case. unaccent: search finds "jalapeño" by "jalapeno".
CREATE EXTENSION IF NOT EXISTS "citext";
CREATE EXTENSION IF NOT EXISTS "unaccent";

CREATE TABLE "users" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "username" CITEXT,
    "email" CITEXT,
    "password" TEXT,
    "first_name" TEXT,
    "last_name" TEXT,
    "profile_image_url" TEXT,
    "provider" TEXT NOT NULL DEFAULT 'local',
    "provider_id" TEXT,
    "is_guest" BOOLEAN NOT NULL DEFAULT false,
    "reset_token" TEXT,
    "reset_token_expiry" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "user_settings" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "display_mode" TEXT NOT NULL DEFAULT 'light',
    "language" TEXT NOT NULL DEFAULT 'en',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_settings_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "sessions" (
    "sid" TEXT NOT NULL,
    "sess" JSON NOT NULL,
    "expire" TIMESTAMP(6) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("sid")
);

CREATE TABLE "restaurants" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "neighborhood" TEXT,
    "address" TEXT,
    "city" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "postal_code" TEXT,
    "city_key" TEXT NOT NULL,
    "cuisine" TEXT,
    "price_range" TEXT,
    "is_hidden_gem" BOOLEAN NOT NULL DEFAULT false,
    "gem_type" TEXT,
    "category" TEXT NOT NULL DEFAULT 'Local Favorite',
    "google_rating" DOUBLE PRECISION,
    "rating" DOUBLE PRECISION,
    "yelp_rating" DOUBLE PRECISION,
    "yelp_reviews" INTEGER,
    "yelp_url" TEXT,
    "place_id" TEXT,
    "image_urls" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "phone" TEXT,
    "website" TEXT,
    "needs_reservation" BOOLEAN NOT NULL DEFAULT false,
    "reservation_url" TEXT,
    "hours" TEXT,
    "weekly_hours" JSONB,
    "time_zone" TEXT,
    "dietary_options" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "ai_insight" TEXT,
    "description" TEXT,
    "recommended_dishes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "user_rating_count" INTEGER NOT NULL DEFAULT 0,
    "user_rating_sum" INTEGER NOT NULL DEFAULT 0,
    "is_sample" BOOLEAN NOT NULL DEFAULT false,
    "delisted_at" TIMESTAMPTZ(3),
    "search_vector" tsvector,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "restaurants_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "places" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "restaurant_id" UUID NOT NULL,
    "source" TEXT NOT NULL,
    "source_id" TEXT NOT NULL,
    "licence" TEXT NOT NULL,
    "attribution" TEXT NOT NULL,
    "fetched_at" TIMESTAMPTZ(3) NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "facts" JSONB NOT NULL,

    CONSTRAINT "places_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "saved_restaurants" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "restaurant_id" UUID NOT NULL,
    "restaurant_data" JSONB NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_restaurants_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "restaurant_diary" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "restaurant_id" UUID NOT NULL,
    "restaurant_data" JSONB NOT NULL,
    "visited_at" TIMESTAMPTZ(3),
    "notes" TEXT,
    "favorite_dishes" TEXT,
    "added_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "restaurant_diary_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "user_ratings" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "restaurant_id" UUID NOT NULL,
    "rating" INTEGER NOT NULL,
    "comment" TEXT,
    "visited_at" TIMESTAMPTZ(3),
    "rated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_ratings_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "users_username_key" ON "users"("username");

CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

CREATE UNIQUE INDEX "user_settings_user_id_key" ON "user_settings"("user_id");

CREATE INDEX "sessions_expire_idx" ON "sessions"("expire");

CREATE INDEX "restaurants_city_key_state_idx" ON "restaurants"("city_key", "state");

CREATE INDEX "restaurants_search_vector_idx" ON "restaurants" USING GIN ("search_vector");

CREATE INDEX "places_restaurant_id_idx" ON "places"("restaurant_id");

CREATE UNIQUE INDEX "places_source_source_id_key" ON "places"("source", "source_id");

CREATE UNIQUE INDEX "saved_restaurants_user_id_restaurant_id_key" ON "saved_restaurants"("user_id", "restaurant_id");

CREATE UNIQUE INDEX "restaurant_diary_user_id_restaurant_id_key" ON "restaurant_diary"("user_id", "restaurant_id");

CREATE UNIQUE INDEX "user_ratings_user_id_restaurant_id_key" ON "user_ratings"("user_id", "restaurant_id");

ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "places" ADD CONSTRAINT "places_restaurant_id_fkey" FOREIGN KEY ("restaurant_id") REFERENCES "restaurants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "saved_restaurants" ADD CONSTRAINT "saved_restaurants_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "restaurant_diary" ADD CONSTRAINT "restaurant_diary_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "user_ratings" ADD CONSTRAINT "user_ratings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Prisma's schema language has no CHECK.
ALTER TABLE "user_ratings" ADD CONSTRAINT "user_ratings_rating_check" CHECK ("rating" BETWEEN 1 AND 5);

ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_display_mode_check" CHECK ("display_mode" IN ('light', 'dark'));

ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_language_check" CHECK ("language" IN ('en', 'es', 'zh', 'ko'));

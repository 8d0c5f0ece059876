ALTER TABLE "restaurant_diary" ADD COLUMN "visited_is_day" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "user_ratings" ADD COLUMN "visited_is_day" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "users" ADD COLUMN     "email_verified_at" TIMESTAMPTZ(3);

CREATE TABLE "email_changes" (
    "user_id" UUID NOT NULL,
    "email" CITEXT NOT NULL,
    "token_hash" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "email_changes_pkey" PRIMARY KEY ("user_id")
);

CREATE TABLE "external_sign_ins" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "cookie_hash" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "nonce" TEXT NOT NULL,
    "code_verifier" TEXT NOT NULL,
    "return_to" TEXT,
    "app_challenge" TEXT,
    "token_hash" TEXT,
    "claims" JSONB,
    "user_id" UUID,
    "needs_password" BOOLEAN NOT NULL DEFAULT false,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "external_sign_ins_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "mails" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "language" TEXT NOT NULL DEFAULT 'en',
    "about" JSONB NOT NULL DEFAULT '{}',
    "user_id" UUID,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_try_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mails_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "data_requests" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "details" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "data_requests_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "search_history" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "query" TEXT NOT NULL,
    "location" TEXT NOT NULL DEFAULT '',
    "searched_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "search_history_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "email_changes_token_hash_key" ON "email_changes"("token_hash");

CREATE UNIQUE INDEX "external_sign_ins_state_key" ON "external_sign_ins"("state");

CREATE UNIQUE INDEX "external_sign_ins_token_hash_key" ON "external_sign_ins"("token_hash");

CREATE INDEX "external_sign_ins_expires_at_idx" ON "external_sign_ins"("expires_at");

CREATE INDEX "mails_next_try_at_idx" ON "mails"("next_try_at");

CREATE INDEX "search_history_user_id_searched_at_idx" ON "search_history"("user_id", "searched_at");

CREATE UNIQUE INDEX "search_history_user_id_query_location_key" ON "search_history"("user_id", "query", "location");

CREATE INDEX "restaurant_diary_user_id_added_at_idx" ON "restaurant_diary"("user_id", "added_at");

CREATE INDEX "saved_restaurants_user_id_saved_at_idx" ON "saved_restaurants"("user_id", "saved_at");

CREATE INDEX "user_ratings_user_id_rated_at_idx" ON "user_ratings"("user_id", "rated_at");

CREATE INDEX "user_ratings_restaurant_id_idx" ON "user_ratings"("restaurant_id");

CREATE UNIQUE INDEX "users_reset_token_key" ON "users"("reset_token");

CREATE UNIQUE INDEX "users_provider_provider_id_key" ON "users"("provider", "provider_id");

ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "external_sign_ins" ADD CONSTRAINT "external_sign_ins_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "search_history" ADD CONSTRAINT "search_history_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A user's sessions are found to end them all. (An index over an expression: Prisma's schema language has no word for it.)
CREATE INDEX "sessions_user_id_idx" ON "sessions" (("sess"->>'userId'));

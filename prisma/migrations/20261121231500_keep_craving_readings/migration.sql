-- What a language model made of cravings, see graphql-server/search/languageModel.
CREATE TABLE "craving_readings" (
    "key" TEXT NOT NULL,
    "reading" JSONB NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "craving_readings_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "craving_readings_expires_at_idx" ON "craving_readings"("expires_at");

-- What people say is wrong with a restaurant's page, and since when an operator hides one.
ALTER TABLE "restaurants" ADD COLUMN     "hidden_at" TIMESTAMPTZ(3);

CREATE TABLE "place_reports" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "restaurant_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "details" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "place_reports_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "place_reports_restaurant_id_idx" ON "place_reports"("restaurant_id");

ALTER TABLE "place_reports" ADD CONSTRAINT "place_reports_restaurant_id_fkey" FOREIGN KEY ("restaurant_id") REFERENCES "restaurants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

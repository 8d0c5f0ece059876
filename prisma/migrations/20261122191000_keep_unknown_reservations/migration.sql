-- Whether a place asks guests to reserve may be unknown: "no" stays only where a source said so.
ALTER TABLE "restaurants" ALTER COLUMN "needs_reservation" DROP DEFAULT, ALTER COLUMN "needs_reservation" DROP NOT NULL;

UPDATE "restaurants" r SET "needs_reservation" = NULL
WHERE NOT "needs_reservation" AND NOT EXISTS (
  SELECT FROM "places" p WHERE p."restaurant_id" = r."id" AND p."facts" -> 'needsReservation' = 'false'::jsonb
);

-- Whom a row of a register feeds; until its next import or merge a place counts as one for everybody.
ALTER TABLE "restaurants" ADD COLUMN     "audience" TEXT NOT NULL DEFAULT 'public',
ALTER COLUMN "category" DROP NOT NULL;

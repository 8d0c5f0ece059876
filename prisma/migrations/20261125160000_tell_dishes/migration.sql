-- What a restaurant serves, as its name says; until its next import or merge nobody knows.
ALTER TABLE "restaurants" ADD COLUMN     "dishes" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- What a restaurant serves and at which meals, as its name says; until its next import or merge nobody knows.
ALTER TABLE "restaurants" ADD COLUMN     "dishes" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "meal_times" TEXT[] DEFAULT ARRAY[]::TEXT[];

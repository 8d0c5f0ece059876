-- The placeholder of a picture is written into every restaurant that has it.
CREATE INDEX "restaurants_image_urls_idx" ON "restaurants" USING GIN ("image_urls");

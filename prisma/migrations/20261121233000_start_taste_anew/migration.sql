ALTER TABLE "users" ADD COLUMN     "taste_since" TIMESTAMPTZ(3);

-- Servers keep what they worked out of a member's taste: whatever it is made from tells whose it was when it changes.
CREATE FUNCTION tell_taste() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('fuud_tastes', coalesce(NEW.user_id, OLD.user_id)::text);
  RETURN NULL;
END $$;

CREATE FUNCTION tell_taste_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('fuud_tastes', OLD.id::text);
  RETURN NULL;
END $$;

CREATE TRIGGER tell_taste AFTER INSERT OR UPDATE OR DELETE ON "saved_restaurants"
  FOR EACH ROW EXECUTE FUNCTION tell_taste();
CREATE TRIGGER tell_taste AFTER INSERT OR UPDATE OR DELETE ON "user_ratings"
  FOR EACH ROW EXECUTE FUNCTION tell_taste();
CREATE TRIGGER tell_taste AFTER INSERT OR UPDATE OR DELETE ON "restaurant_diary"
  FOR EACH ROW EXECUTE FUNCTION tell_taste();
CREATE TRIGGER tell_taste AFTER UPDATE OF "taste_since" ON "users"
  FOR EACH ROW EXECUTE FUNCTION tell_taste_of_user();

-- When an entry of the diary last changed: those who keep a copy ask for what is newer than theirs.
ALTER TABLE restaurant_diary ADD COLUMN updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE restaurant_diary SET updated_at = added_at;

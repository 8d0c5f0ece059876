-- Null: no language was chosen. Of rows that say 'en' nobody knows any more whether it was: they stay.
ALTER TABLE user_settings ALTER COLUMN language DROP DEFAULT, ALTER COLUMN language DROP NOT NULL;

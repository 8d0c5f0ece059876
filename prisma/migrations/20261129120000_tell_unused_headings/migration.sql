-- The headings of columns that an import does not use, so that the preview can name them.
ALTER TABLE data_imports ADD COLUMN unused_headings text[] NOT NULL DEFAULT '{}';

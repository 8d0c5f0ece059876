-- Files of their own that members bring along, until they say what of them is taken (a day).
CREATE TABLE data_imports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  kind text NOT NULL,
  searches jsonb NOT NULL DEFAULT '[]',
  is_ready boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX data_imports_user_id_idx ON data_imports (user_id);
CREATE INDEX data_imports_created_at_idx ON data_imports (created_at);

CREATE TABLE data_import_rows (
  import_id uuid NOT NULL REFERENCES data_imports (id) ON DELETE CASCADE ON UPDATE CASCADE,
  line integer NOT NULL,
  said jsonb NOT NULL,
  status text NOT NULL,
  restaurant_id uuid,
  candidate_ids uuid[] DEFAULT '{}',
  problem text,
  outcome text,
  written text[] DEFAULT '{}',
  PRIMARY KEY (import_id, line)
);

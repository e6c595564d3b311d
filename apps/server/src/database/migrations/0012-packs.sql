CREATE TABLE packs (
  id text PRIMARY KEY,
  owner text NOT NULL,
  ads jsonb NOT NULL,
  title text,
  choices jsonb NOT NULL,
  created_at timestamptz NOT NULL
);

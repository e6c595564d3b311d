CREATE TABLE ads (
  id text PRIMARY KEY,
  type text NOT NULL,
  body jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
--> next
CREATE TABLE ad_files (
  ad_id text NOT NULL REFERENCES ads (id) ON DELETE CASCADE,
  key text NOT NULL,
  PRIMARY KEY (ad_id, key)
);
--> next
CREATE INDEX ad_files_key ON ad_files (key);
--> next
CREATE TABLE idempotent_replies (
  key text PRIMARY KEY,
  request_hash text NOT NULL,
  reply jsonb,
  started_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
--> next
CREATE INDEX idempotent_replies_expires_at ON idempotent_replies (expires_at);

CREATE TABLE api_tokens (
  id text PRIMARY KEY,
  owner text NOT NULL,
  user_json jsonb,
  name text NOT NULL,
  scopes jsonb NOT NULL,
  hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
--> next
CREATE INDEX api_tokens_owner ON api_tokens (owner, created_at);

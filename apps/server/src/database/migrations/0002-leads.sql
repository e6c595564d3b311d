CREATE TABLE leads (
  id text PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  company text,
  created_at timestamptz NOT NULL,
  ticket_hash text NOT NULL UNIQUE,
  mail_id text
);
--> next
CREATE INDEX leads_created_at ON leads (created_at);

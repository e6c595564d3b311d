CREATE TABLE campaigns (
  id text PRIMARY KEY,
  owner text NOT NULL,
  client_hash text NOT NULL,
  name text NOT NULL,
  choices jsonb NOT NULL,
  feed jsonb NOT NULL,
  origin text NOT NULL,
  is_read boolean NOT NULL DEFAULT false,
  is_paused boolean NOT NULL DEFAULT false,
  problem text,
  created_at timestamptz NOT NULL
);
--> next
CREATE INDEX campaigns_owner ON campaigns (owner, created_at);
--> next
CREATE TABLE campaign_products (
  campaign_id text NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
  place integer NOT NULL,
  "row" integer NOT NULL,
  product jsonb,
  title text,
  status text NOT NULL,
  job_id text,
  attempt integer NOT NULL DEFAULT 0,
  ad_id text,
  error_code text,
  error text,
  finished_at timestamptz,
  PRIMARY KEY (campaign_id, place)
);
--> next
CREATE INDEX campaign_products_status ON campaign_products (campaign_id, status, place);
--> next
CREATE TABLE campaign_jobs (
  id text PRIMARY KEY,
  campaign_id text NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
  client_hash text NOT NULL,
  work text NOT NULL,
  turn integer NOT NULL
);
--> next
CREATE INDEX campaign_jobs_campaign ON campaign_jobs (campaign_id);

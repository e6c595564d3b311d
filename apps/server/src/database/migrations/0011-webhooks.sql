CREATE TABLE webhooks (
  id text PRIMARY KEY,
  owner text NOT NULL,
  url text NOT NULL,
  events jsonb NOT NULL,
  secret text NOT NULL,
  created_at timestamptz NOT NULL,
  gone_at timestamptz
);
--> next
CREATE INDEX webhooks_owner ON webhooks (owner, created_at);
--> next
CREATE TABLE webhook_deliveries (
  id text PRIMARY KEY,
  place bigserial NOT NULL,
  webhook_id text NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  type text NOT NULL,
  body text NOT NULL,
  state text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  last_at timestamptz,
  next_at timestamptz,
  status integer,
  reply text,
  problem jsonb
);
--> next
CREATE INDEX webhook_deliveries_webhook_id ON webhook_deliveries (webhook_id, place);
--> next
CREATE INDEX webhook_deliveries_next_at ON webhook_deliveries (next_at) WHERE next_at IS NOT NULL;

CREATE UNLOGGED TABLE rate_buckets (
  key text PRIMARY KEY,
  full_at double precision NOT NULL
);

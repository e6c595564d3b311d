CREATE TABLE paid_calls (
  id text PRIMARY KEY,
  day date NOT NULL,
  role text NOT NULL,
  engine text NOT NULL,
  most_micro_usd bigint,
  micro_usd bigint,
  used jsonb,
  started_at timestamptz NOT NULL,
  finished_at timestamptz
);
--> next
CREATE INDEX paid_calls_day ON paid_calls (day);

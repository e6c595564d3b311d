CREATE TABLE video_jobs (
  id text PRIMARY KEY,
  place bigserial NOT NULL,
  owner_hash text NOT NULL,
  image_id text,
  request jsonb NOT NULL,
  video_order jsonb NOT NULL,
  seconds real NOT NULL,
  engine text NOT NULL,
  status text NOT NULL,
  progress real NOT NULL,
  ms_left integer,
  attempt integer NOT NULL,
  failures integer NOT NULL,
  given_back integer NOT NULL,
  handle text,
  result jsonb,
  error_code text,
  error text,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  finished_at timestamptz,
  expires_at timestamptz
);
--> next
CREATE INDEX video_jobs_status ON video_jobs (status, place);
--> next
CREATE INDEX video_jobs_owner_hash ON video_jobs (owner_hash);
--> next
CREATE TABLE video_files (
  job_id text NOT NULL REFERENCES video_jobs (id) ON DELETE CASCADE,
  key text NOT NULL,
  PRIMARY KEY (job_id, key)
);
--> next
CREATE INDEX video_files_key ON video_files (key);
--> next
CREATE TABLE made_pictures (
  key text PRIMARY KEY,
  recipe jsonb NOT NULL,
  created_at timestamptz NOT NULL
);

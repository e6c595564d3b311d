ALTER TABLE video_jobs ADD COLUMN turn integer NOT NULL DEFAULT 0;
--> next
ALTER TABLE video_jobs ADD COLUMN client_hash text NOT NULL DEFAULT '';

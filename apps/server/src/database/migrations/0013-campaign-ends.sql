ALTER TABLE campaigns ADD COLUMN finished_at timestamptz;

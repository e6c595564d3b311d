ALTER TABLE ads ADD COLUMN owner text;
--> next
ALTER TABLE ads ADD COLUMN updated_at timestamptz;
--> next
UPDATE ads SET updated_at = created_at;
--> next
ALTER TABLE ads ALTER COLUMN updated_at SET NOT NULL;
--> next
CREATE INDEX ads_owner ON ads (owner, updated_at, id);
--> next
CREATE TABLE deleted_ads (
  id text NOT NULL,
  owner text NOT NULL,
  deleted_at timestamptz NOT NULL,
  PRIMARY KEY (id, owner)
);
--> next
CREATE INDEX deleted_ads_owner ON deleted_ads (owner, deleted_at, id);
--> next
CREATE TABLE stored_files (
  key text PRIMARY KEY,
  size bigint NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz NOT NULL
);
--> next
CREATE INDEX stored_files_used_at ON stored_files (used_at);
--> next
CREATE TABLE file_owners (
  key text NOT NULL REFERENCES stored_files (key) ON DELETE CASCADE,
  owner text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (key, owner)
);
--> next
CREATE INDEX file_owners_owner ON file_owners (owner);
--> next
ALTER TABLE paid_calls ADD COLUMN owner text;
--> next
CREATE INDEX made_pictures_photographs ON made_pictures USING gin ((recipe -> 'photographs'));
--> next
CREATE TABLE chores (
  name text PRIMARY KEY,
  begun_at timestamptz NOT NULL
);

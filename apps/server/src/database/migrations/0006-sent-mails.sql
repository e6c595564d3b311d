ALTER TABLE leads
  ADD COLUMN mail_claimed_at timestamptz,
  ADD COLUMN mail_sent_at timestamptz,
  ADD COLUMN mail_words jsonb;
--> next
UPDATE leads SET mail_claimed_at = created_at, mail_sent_at = created_at WHERE mail_id IS NOT NULL;
--> next
CREATE INDEX leads_unsent_mails ON leads (mail_claimed_at) WHERE mail_sent_at IS NULL AND mail_id IS NOT NULL;

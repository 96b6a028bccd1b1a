CREATE TABLE "participant_accounts" (
	"participant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "participant_accounts_participant_id_user_id_pk" PRIMARY KEY("participant_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "original_id" uuid;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "creator_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "participant_accounts_user_id" ON "participant_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "participants_handed" ON "participants" USING btree ("quiz_id") WHERE source <> 'invited' or is_by_hand or code_hash is not null;--> statement-breakpoint
-- From here on by hand: the database itself notes which accounts an invitation was for, whoever writes, so that nobody
-- gets rid of an exam by another address.
CREATE FUNCTION note_invited_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO participant_accounts (participant_id, user_id)
	SELECT added.id, users.id FROM added JOIN users ON users.email = added.email
	UNION
	SELECT added.id, added.user_id FROM added WHERE added.user_id IS NOT NULL
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_accounts AFTER INSERT ON participants
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_invited_accounts();--> statement-breakpoint
CREATE FUNCTION note_tied_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO participant_accounts (participant_id, user_id)
	SELECT NEW.id, users.id FROM users WHERE users.email = NEW.email
	UNION
	SELECT NEW.id, NEW.user_id WHERE NEW.user_id IS NOT NULL
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_new_account AFTER UPDATE OF email, user_id ON participants
FOR EACH ROW WHEN (OLD.email <> NEW.email OR OLD.user_id IS DISTINCT FROM NEW.user_id) EXECUTE FUNCTION note_tied_account();--> statement-breakpoint
CREATE FUNCTION note_invitations_of_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO participant_accounts (participant_id, user_id)
	SELECT participants.id, NEW.id FROM participants WHERE participants.email = NEW.email
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_invitations AFTER INSERT OR UPDATE OF email ON users
FOR EACH ROW EXECUTE FUNCTION note_invitations_of_address();--> statement-breakpoint
CREATE FUNCTION forget_participant_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM participant_accounts WHERE participant_id IN (SELECT id FROM gone);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER forget_accounts AFTER DELETE ON participants
REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_participant_accounts();--> statement-breakpoint
CREATE FUNCTION forget_account_invitations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM participant_accounts WHERE user_id IN (SELECT id FROM gone);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER forget_invitations AFTER DELETE ON users
REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_account_invitations();--> statement-breakpoint
INSERT INTO participant_accounts (participant_id, user_id)
SELECT participants.id, users.id FROM participants JOIN users ON users.email = participants.email OR users.id = participants.user_id;--> statement-breakpoint
-- What was duplicated so far: the same words and the same answers in one workspace.
UPDATE questions SET original_id = oldest.id
FROM (
	SELECT DISTINCT ON (workspace_id, fingerprint, content) id, workspace_id, fingerprint, content
	FROM questions ORDER BY workspace_id, fingerprint, content, created_at, id
) AS oldest
WHERE questions.workspace_id = oldest.workspace_id AND questions.fingerprint = oldest.fingerprint
	AND questions.content = oldest.content AND questions.id <> oldest.id;

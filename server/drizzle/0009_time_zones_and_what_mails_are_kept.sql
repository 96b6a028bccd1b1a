ALTER TABLE "audit_entries" ADD COLUMN "target_user_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "forget_afterwards" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_target_user_id_users_id_fk" FOREIGN KEY ("target_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_target_user_id" ON "audit_entries" USING btree ("target_user_id");--> statement-breakpoint
CREATE INDEX "mailed_links_email" ON "mailed_links" USING btree ("email");--> statement-breakpoint
CREATE INDEX "group_members_email" ON "group_members" USING btree ("email");--> statement-breakpoint
CREATE INDEX "mails_author_id" ON "mails" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "mails_done_with_body" ON "mails" USING btree (coalesce(sent_at, created_at)) WHERE status in ('sent', 'kept') and text <> '';--> statement-breakpoint
CREATE INDEX "mails_done" ON "mails" USING btree (coalesce(sent_at, created_at)) WHERE status in ('sent', 'kept');--> statement-breakpoint
CREATE INDEX "share_codes_email" ON "share_codes" USING btree ("email");--> statement-breakpoint
-- Who is named in the mails that brought people into a quiz, as far as it can still be told.
UPDATE "mails" SET "author_id" = "quizzes"."creator_id" FROM "participants" INNER JOIN "quizzes" ON "quizzes"."id" = "participants"."quiz_id" WHERE "participants"."mail_id" = "mails"."id";--> statement-breakpoint
UPDATE "audit_entries" SET "target_user_id" = "users"."id" FROM "users" WHERE "users"."email" = "audit_entries"."target";--> statement-breakpoint
-- People are named in the subjects of mails.
UPDATE "audit_entries" SET "details" = "details" - 'subject' WHERE "action" = 'mail.resent';

CREATE TABLE "share_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"share_link_id" uuid NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"misses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quiz_id" uuid NOT NULL,
	"domains" jsonb NOT NULL,
	"emails" jsonb NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "quiz_id" uuid;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "source" text DEFAULT 'invited' NOT NULL;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "last_call_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "mail_due" text;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "accommodation" jsonb;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "ending" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "score_percent" double precision;--> statement-breakpoint
ALTER TABLE "share_codes" ADD CONSTRAINT "share_codes_share_link_id_share_links_id_fk" FOREIGN KEY ("share_link_id") REFERENCES "public"."share_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_codes_share_link_id" ON "share_codes" USING btree ("share_link_id");--> statement-breakpoint
CREATE INDEX "share_codes_expires_at" ON "share_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "share_links_quiz_id" ON "share_links" USING btree ("quiz_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_quiz_id" ON "sessions" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "mails_recipient_created_at" ON "mails" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "participants_quiz_id_user_id" ON "participants" USING btree ("quiz_id","user_id");--> statement-breakpoint
CREATE INDEX "participants_quiz_id_invited_at" ON "participants" USING btree ("quiz_id","invited_at","id");--> statement-breakpoint
CREATE INDEX "participants_mail_id" ON "participants" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "participants_mail_due" ON "participants" USING btree ("invited_at","id") WHERE mail_due is not null;
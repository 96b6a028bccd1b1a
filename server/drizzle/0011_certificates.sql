CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quiz_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"number" text NOT NULL,
	"holder" text NOT NULL,
	"can_write_name" boolean NOT NULL,
	"title" text NOT NULL,
	"issuer" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"remind_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"withdrawn_by" text,
	"reason" text DEFAULT '' NOT NULL,
	"mail_due" text
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_participant_id" ON "certificates" USING btree ("participant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_number" ON "certificates" USING btree ("number");--> statement-breakpoint
CREATE INDEX "certificates_quiz_id" ON "certificates" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "certificates_mail_due" ON "certificates" USING btree ("id") WHERE mail_due is not null;--> statement-breakpoint
CREATE INDEX "certificates_remind_at" ON "certificates" USING btree ("remind_at") WHERE withdrawn_at is null;
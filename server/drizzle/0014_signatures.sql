ALTER TABLE "brandings" ADD COLUMN "signer_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "brandings" ADD COLUMN "signer_role" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "brandings" ADD COLUMN "signature_id" uuid;--> statement-breakpoint
ALTER TABLE "logos" ADD COLUMN "kind" text DEFAULT 'logo' NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "signer_id" uuid;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "mail_after" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "brandings" ADD CONSTRAINT "brandings_signature_id_logos_id_fk" FOREIGN KEY ("signature_id") REFERENCES "public"."logos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_signer_id_users_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brandings_signature_id" ON "brandings" USING btree ("signature_id");--> statement-breakpoint
CREATE INDEX "certificates_signer_id" ON "certificates" USING btree ("signer_id");--> statement-breakpoint
UPDATE "certificates" SET "signer_id" = "quizzes"."creator_id" FROM "quizzes" WHERE "quizzes"."id" = "certificates"."quiz_id";

CREATE TABLE "room_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quiz_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "code_hash" text;--> statement-breakpoint
ALTER TABLE "room_codes" ADD CONSTRAINT "room_codes_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "room_codes_quiz_id" ON "room_codes" USING btree ("quiz_id");--> statement-breakpoint
CREATE UNIQUE INDEX "room_codes_code_hash" ON "room_codes" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "participants_code_hash" ON "participants" USING btree ("code_hash");
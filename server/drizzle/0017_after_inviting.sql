CREATE TABLE "room_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quiz_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quiz_id" uuid NOT NULL,
	"actor_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"deed" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "discarded" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "mail_kind" text;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "is_by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "code_hash" text;--> statement-breakpoint
ALTER TABLE "room_codes" ADD CONSTRAINT "room_codes_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_history" ADD CONSTRAINT "quiz_history_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_history" ADD CONSTRAINT "quiz_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "room_codes_quiz_id" ON "room_codes" USING btree ("quiz_id");--> statement-breakpoint
CREATE UNIQUE INDEX "room_codes_code_hash" ON "room_codes" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "quiz_history_quiz_id_at" ON "quiz_history" USING btree ("quiz_id","at");--> statement-breakpoint
CREATE INDEX "quiz_history_actor_id" ON "quiz_history" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "participants_code_hash" ON "participants" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "users_guests" ON "users" USING btree ("id") WHERE email like '%@invalid';
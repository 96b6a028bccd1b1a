CREATE TABLE "quiz_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quiz_id" uuid NOT NULL,
	"actor_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"deed" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quiz_history" ADD CONSTRAINT "quiz_history_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_history" ADD CONSTRAINT "quiz_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quiz_history_quiz_id_at" ON "quiz_history" USING btree ("quiz_id","at");--> statement-breakpoint
CREATE INDEX "quiz_history_actor_id" ON "quiz_history" USING btree ("actor_id");
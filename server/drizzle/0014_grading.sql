CREATE TABLE "regrades" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quiz_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"submission_id" uuid,
	"kind" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"changed_count" integer NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"applied_by" uuid,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quiz_id" uuid NOT NULL,
	"participant_id" uuid,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "scoring" text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "released_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "duplicate_of" uuid;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "points" double precision;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "feedback" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "graded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "graded_by" uuid;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "points" double precision;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "total_points" double precision;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "ungraded_count" integer;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "marks" json;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "paused_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "regrades" ADD CONSTRAINT "regrades_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regrades" ADD CONSTRAINT "regrades_applied_by_users_id_fk" FOREIGN KEY ("applied_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "regrades_quiz_id_applied_at" ON "regrades" USING btree ("quiz_id","applied_at");--> statement-breakpoint
CREATE INDEX "messages_quiz_id_sent_at" ON "messages" USING btree ("quiz_id","sent_at");--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_duplicate_of_quizzes_id_fk" FOREIGN KEY ("duplicate_of") REFERENCES "public"."quizzes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_graded_by_users_id_fk" FOREIGN KEY ("graded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submissions_unmarked" ON "submissions" USING btree ("id") WHERE finished_at is not null and marks is null;--> statement-breakpoint
CREATE INDEX "submissions_untold" ON "submissions" USING btree ("id") WHERE score_percent is not null and told_at is null;
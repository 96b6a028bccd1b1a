CREATE TABLE "answers" (
	"submission_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"answer" jsonb,
	"is_flagged" boolean NOT NULL,
	"spent_ms" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "answers_submission_id_question_id_pk" PRIMARY KEY("submission_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"number" integer,
	"kind" text NOT NULL,
	"elapsed_ms" integer,
	"question_id" uuid,
	"noted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "quizzes_status_ends_at";--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "deadline_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "submissions" SET "deadline_at" = coalesce("finished_at", "started_at" + interval '1 hour');--> statement-breakpoint
ALTER TABLE "submissions" ALTER COLUMN "deadline_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "browser_id" uuid;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "answer_count" integer;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "checksum" text;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "runs_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "closes_at" timestamp (3) with time zone GENERATED ALWAYS AS (greatest(ends_at, runs_until)) STORED;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "incidents_submission_id_number" ON "incidents" USING btree ("submission_id","number");--> statement-breakpoint
CREATE INDEX "submissions_running" ON "submissions" USING btree ("deadline_at") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "quizzes_status_closes_at" ON "quizzes" USING btree ("status","closes_at");--> statement-breakpoint
UPDATE "quizzes" SET "runs_until" = "ends_at" + granted.minutes * interval '1 minute'
FROM (
	SELECT "participants"."quiz_id", max(CASE "accommodation"->'extraTime'->>'unit'
		WHEN 'minutes' THEN ("accommodation"->'extraTime'->>'value')::int
		ELSE ceil("duration_minutes" * ("accommodation"->'extraTime'->>'value')::int / 100.0)
	END) AS minutes
	FROM "participants" JOIN "quizzes" ON "quizzes"."id" = "participants"."quiz_id"
	WHERE jsonb_typeof("accommodation"->'extraTime') = 'object'
	GROUP BY 1
) AS granted
WHERE "quizzes"."id" = granted.quiz_id AND "quizzes"."status" = 'active' AND "ends_at" IS NOT NULL;

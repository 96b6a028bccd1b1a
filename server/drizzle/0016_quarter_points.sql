ALTER TABLE "quiz_questions" ALTER COLUMN "points" SET DATA TYPE double precision;--> statement-breakpoint
-- Until now a draft showed the highest score of an open question, whatever its row said; from now on the row counts.
UPDATE "quiz_questions" SET "points" = ("questions"."content"->>'maxScore')::double precision
FROM "questions"
WHERE "questions"."id" = "quiz_questions"."question_id" AND "quiz_questions"."frozen" IS NULL
	AND "questions"."content"->>'type' = 'open';

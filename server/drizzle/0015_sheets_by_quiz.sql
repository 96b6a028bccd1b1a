-- Equal scores are equal numbers, and of no points there is no share.
UPDATE "submissions" SET "score_percent" = 100 * "points" / nullif("total_points", 0) WHERE "score_percent" IS NOT NULL AND "points" IS NOT NULL;--> statement-breakpoint
DROP INDEX "submissions_quiz_id";--> statement-breakpoint
CREATE INDEX "submissions_quiz_id_id" ON "submissions" USING btree ("quiz_id","id");--> statement-breakpoint
CREATE INDEX "submissions_ungraded" ON "submissions" USING btree ("quiz_id") WHERE ungraded_count > 0;
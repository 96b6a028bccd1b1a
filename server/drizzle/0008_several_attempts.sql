DROP INDEX "submissions_participant_id";--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "is_latest" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "counts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "result_percent" double precision;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "result_points" double precision;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "result_ungraded_count" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_participant_id_number" ON "submissions" USING btree ("participant_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_latest" ON "submissions" USING btree ("participant_id") WHERE is_latest;--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_counting" ON "submissions" USING btree ("participant_id") WHERE counts;
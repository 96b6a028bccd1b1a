ALTER TABLE "incidents" ADD COLUMN "gap_ms" integer;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "seen_at" timestamp (3) with time zone;
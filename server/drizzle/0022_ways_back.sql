ALTER TABLE "sessions" ADD COLUMN "is_for_result" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "let_in_until" timestamp (3) with time zone;
ALTER TABLE "participants" ADD COLUMN "shortlisted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "shortlist_note" text DEFAULT '' NOT NULL;
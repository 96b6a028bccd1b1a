CREATE TABLE "open_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quiz_id" uuid NOT NULL,
	"asks" text NOT NULL,
	"places" integer,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"openings" integer DEFAULT 0 NOT NULL,
	"turned_away" integer DEFAULT 0 NOT NULL,
	"turned_away_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "given_email" text;--> statement-breakpoint
ALTER TABLE "open_links" ADD CONSTRAINT "open_links_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "open_links_quiz_id" ON "open_links" USING btree ("quiz_id");
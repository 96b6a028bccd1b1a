CREATE TABLE "gone_customers" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"gone_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "gone_customers_next_attempt_at" ON "gone_customers" USING btree ("next_attempt_at");
CREATE TABLE "mail_counts" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"mails" integer NOT NULL,
	CONSTRAINT "mail_counts_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "mail_counts" ADD CONSTRAINT "mail_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_counts_day" ON "mail_counts" USING btree ("day");
-- What was counted today is forgotten once: the hash that stands for a person from now on is made with a secret that is not in the database.
DELETE FROM "mail_counts";--> statement-breakpoint
ALTER TABLE "mail_counts" DROP CONSTRAINT "mail_counts_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "mail_counts" DROP CONSTRAINT "mail_counts_user_id_day_pk";--> statement-breakpoint
ALTER TABLE "mail_counts" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "mail_counts" ADD COLUMN "person" text NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_counts" ADD CONSTRAINT "mail_counts_person_day_pk" PRIMARY KEY("person","day");

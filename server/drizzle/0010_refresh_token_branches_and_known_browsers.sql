CREATE TABLE "known_browsers" (
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_browsers_token_hash_user_id_pk" PRIMARY KEY("token_hash","user_id")
);
--> statement-breakpoint
ALTER TABLE "installation" ALTER COLUMN "signing_secret" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "used_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "refresh_tokens" SET "used_at" = "created_at";--> statement-breakpoint
ALTER TABLE "refresh_tokens" ALTER COLUMN "used_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "secret_fingerprint" text;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_browsers_user_id" ON "known_browsers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_browsers_expires_at" ON "known_browsers" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "refresh_tokens" DROP COLUMN "generation";
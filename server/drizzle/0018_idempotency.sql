CREATE TABLE "idempotency_keys" (
	"holder_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	CONSTRAINT "idempotency_keys_holder_id_key_hash_pk" PRIMARY KEY("holder_id","key_hash")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_user_id" ON "idempotency_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_started_at" ON "idempotency_keys" USING btree ("started_at");
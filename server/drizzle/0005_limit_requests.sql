CREATE TABLE "limit_requests" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "limit_requests_organization_id_user_id_kind_pk" PRIMARY KEY("organization_id","user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "limit_requests" ADD CONSTRAINT "limit_requests_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "limit_requests" ADD CONSTRAINT "limit_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "limit_requests_user_id" ON "limit_requests" USING btree ("user_id");
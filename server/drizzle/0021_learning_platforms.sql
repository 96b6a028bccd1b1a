CREATE TABLE "learning_platforms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"registered_by_id" uuid,
	"name" text NOT NULL,
	"product" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"deployment_ids" text[] NOT NULL,
	"authorization_url" text NOT NULL,
	"token_url" text NOT NULL,
	"token_audience" text,
	"keys_url" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_launch_at" timestamp (3) with time zone,
	"unknown_deployment_id" text
);
--> statement-breakpoint
CREATE TABLE "lti_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"public_key" jsonb NOT NULL,
	"sealed_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_launches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"learning_platform_id" uuid NOT NULL,
	"nonce_hash" text NOT NULL,
	"pass_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"message" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "learning_platforms" ADD CONSTRAINT "learning_platforms_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_platforms" ADD CONSTRAINT "learning_platforms_registered_by_id_users_id_fk" FOREIGN KEY ("registered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_keys" ADD CONSTRAINT "lti_keys_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_launches" ADD CONSTRAINT "lti_launches_learning_platform_id_learning_platforms_id_fk" FOREIGN KEY ("learning_platform_id") REFERENCES "public"."learning_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "learning_platforms_workspace_id_issuer_client_id" ON "learning_platforms" USING btree ("workspace_id","issuer","client_id");--> statement-breakpoint
CREATE INDEX "learning_platforms_registered_by_id" ON "learning_platforms" USING btree ("registered_by_id");--> statement-breakpoint
CREATE INDEX "lti_keys_workspace_id" ON "lti_keys" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lti_launches_nonce_hash" ON "lti_launches" USING btree ("nonce_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "lti_launches_pass_hash" ON "lti_launches" USING btree ("pass_hash");--> statement-breakpoint
CREATE INDEX "lti_launches_learning_platform_id" ON "lti_launches" USING btree ("learning_platform_id");--> statement-breakpoint
CREATE INDEX "lti_launches_expires_at" ON "lti_launches" USING btree ("expires_at");
CREATE TABLE "brandings" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"line" text NOT NULL,
	"color" text,
	"logo_id" uuid,
	"sender_name" text NOT NULL,
	"reply_to_id" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "logos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "sender_name" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "logo_id" uuid;--> statement-breakpoint
ALTER TABLE "brandings" ADD CONSTRAINT "brandings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brandings" ADD CONSTRAINT "brandings_logo_id_logos_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."logos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brandings" ADD CONSTRAINT "brandings_reply_to_id_users_id_fk" FOREIGN KEY ("reply_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logos" ADD CONSTRAINT "logos_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brandings_logo_id" ON "brandings" USING btree ("logo_id");--> statement-breakpoint
CREATE INDEX "brandings_reply_to_id" ON "brandings" USING btree ("reply_to_id");--> statement-breakpoint
CREATE INDEX "logos_workspace_id" ON "logos" USING btree ("workspace_id");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_reply_to_id_users_id_fk" FOREIGN KEY ("reply_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_logo_id_logos_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."logos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_reply_to_id" ON "mails" USING btree ("reply_to_id");--> statement-breakpoint
CREATE INDEX "mails_logo_id" ON "mails" USING btree ("logo_id");
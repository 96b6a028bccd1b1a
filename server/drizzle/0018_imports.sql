CREATE TABLE "import_items" (
	"import_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"line" integer,
	"file" text,
	"section" integer DEFAULT 0 NOT NULL,
	"question" jsonb,
	"fingerprint" text,
	"points" double precision,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"repeats" integer,
	"fault" text,
	"detail" text,
	"beginning" text,
	CONSTRAINT "import_items_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"format" text,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"fault" text,
	"fault_line" integer,
	"found_count" integer,
	"looked_at_count" integer NOT NULL,
	"table" jsonb,
	"title" text NOT NULL,
	"quiz" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"alive_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_items_fingerprint" ON "import_items" USING btree ("import_id","fingerprint") WHERE "import_items"."fingerprint" is not null;--> statement-breakpoint
CREATE INDEX "imports_workspace_id" ON "imports" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "imports_user_id" ON "imports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "imports_created_at" ON "imports" USING btree ("created_at");
CREATE TABLE "deliveries" (
	"generation_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kept_at" timestamp (3) with time zone,
	CONSTRAINT "deliveries_generation_id_question_id_pk" PRIMARY KEY("generation_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"request" jsonb NOT NULL,
	"generator" text NOT NULL,
	"status" text NOT NULL,
	"asked" integer NOT NULL,
	"delivered" integer NOT NULL,
	"rejected" jsonb NOT NULL,
	"failure" jsonb,
	"started_at" timestamp (3) with time zone NOT NULL,
	"alive_at" timestamp (3) with time zone NOT NULL,
	"watched_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"uploader_id" uuid,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_revisions" (
	"question_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"editor_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"question" jsonb NOT NULL,
	CONSTRAINT "question_revisions_question_id_revision_pk" PRIMARY KEY("question_id","revision")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"creator_id" uuid,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"language" text NOT NULL,
	"difficulty" text NOT NULL,
	"title" text NOT NULL,
	"title_html" text NOT NULL,
	"content" jsonb NOT NULL,
	"explanation" text NOT NULL,
	"explanation_html" text NOT NULL,
	"origin" text NOT NULL,
	"source" text,
	"source_sentence" text,
	"fingerprint" text NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_revisions" ADD CONSTRAINT "question_revisions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_revisions" ADD CONSTRAINT "question_revisions_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_generation_id_number" ON "deliveries" USING btree ("generation_id","number");--> statement-breakpoint
CREATE INDEX "deliveries_question_id" ON "deliveries" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "generations_workspace_id_user_id" ON "generations" USING btree ("workspace_id","user_id","started_at");--> statement-breakpoint
CREATE INDEX "generations_user_id" ON "generations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "generations_status_alive_at" ON "generations" USING btree ("status","alive_at");--> statement-breakpoint
CREATE INDEX "pictures_workspace_id" ON "pictures" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "pictures_uploader_id" ON "pictures" USING btree ("uploader_id");--> statement-breakpoint
CREATE INDEX "question_revisions_editor_id" ON "question_revisions" USING btree ("editor_id");--> statement-breakpoint
CREATE INDEX "questions_workspace_id_created_at" ON "questions" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "questions_workspace_id_subject" ON "questions" USING btree ("workspace_id","subject","created_at");--> statement-breakpoint
CREATE INDEX "questions_workspace_id_difficulty" ON "questions" USING btree ("workspace_id","difficulty","created_at","id");--> statement-breakpoint
CREATE INDEX "questions_workspace_id_fingerprint" ON "questions" USING btree ("workspace_id","fingerprint");--> statement-breakpoint
CREATE INDEX "questions_creator_id" ON "questions" USING btree ("creator_id");
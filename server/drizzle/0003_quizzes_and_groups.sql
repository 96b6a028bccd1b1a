CREATE TABLE "group_invitations" (
	"group_id" uuid NOT NULL,
	"quiz_id" uuid NOT NULL,
	"invited_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "group_invitations_group_id_quiz_id_pk" PRIMARY KEY("group_id","quiz_id")
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"group_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "group_members_group_id_email_pk" PRIMARY KEY("group_id","email")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"creator_id" uuid,
	"name" text NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "participants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quiz_id" uuid NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	"invited_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quiz_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "quiz_questions" (
	"quiz_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"section" integer NOT NULL,
	"position" integer NOT NULL,
	"points" integer NOT NULL,
	"frozen" jsonb,
	CONSTRAINT "quiz_questions_quiz_id_question_id_pk" PRIMARY KEY("quiz_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "quizzes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"time_zone" text NOT NULL,
	"duration_minutes" integer NOT NULL,
	"instructions" text NOT NULL,
	"instructions_html" text NOT NULL,
	"sections" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"question_count" integer NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"counted_for_id" uuid NOT NULL,
	"counted_in_period" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "period_starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "group_invitations" ADD CONSTRAINT "group_invitations_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_invitations" ADD CONSTRAINT "group_invitations_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_invitations_quiz_id" ON "group_invitations" USING btree ("quiz_id");--> statement-breakpoint
CREATE UNIQUE INDEX "groups_workspace_id_lower_name" ON "groups" USING btree ("workspace_id",lower("name"));--> statement-breakpoint
CREATE INDEX "groups_creator_id" ON "groups" USING btree ("creator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "participants_quiz_id_email" ON "participants" USING btree ("quiz_id","email");--> statement-breakpoint
CREATE INDEX "participants_email" ON "participants" USING btree ("email");--> statement-breakpoint
CREATE INDEX "participants_user_id" ON "participants" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_participant_id" ON "submissions" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "submissions_quiz_id" ON "submissions" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "quiz_questions_question_id" ON "quiz_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "quizzes_workspace_id_status_updated_at" ON "quizzes" USING btree ("workspace_id","status","updated_at","id");--> statement-breakpoint
CREATE INDEX "quizzes_workspace_id_updated_at" ON "quizzes" USING btree ("workspace_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "quizzes_creator_id" ON "quizzes" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "quizzes_status_ends_at" ON "quizzes" USING btree ("status","ends_at");--> statement-breakpoint
CREATE INDEX "questions_workspace_id_lower_subject" ON "questions" USING btree ("workspace_id",lower("subject"),"created_at");
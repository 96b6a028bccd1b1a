-- Takes the place of 23 migrations from before the first release. The journal gives it the time of the last of them, so
-- that Drizzle finds it done in an installation that has them all.
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"details" jsonb NOT NULL,
	"target_user_id" uuid
);
--> statement-breakpoint
CREATE TABLE "site_content" (
	"locale" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_browsers_token_hash_user_id_pk" PRIMARY KEY("token_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "mailed_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"superseded_at" timestamp (3) with time zone,
	"parent_id" uuid,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"user_agent" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"quiz_id" uuid,
	"is_for_result" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
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
	"ended_at" timestamp (3) with time zone,
	"period_starts_at" timestamp (3) with time zone,
	"waiting_ahead" integer,
	"discarded" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "mail_counts" (
	"day" date NOT NULL,
	"mails" integer NOT NULL,
	"person" text NOT NULL,
	CONSTRAINT "mail_counts_person_day_pk" PRIMARY KEY("person","day")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"recipient" text NOT NULL,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"link" text,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"author_id" uuid,
	"forget_afterwards" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by_id" uuid,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"question_limit" integer NOT NULL,
	"group_limit" integer NOT NULL,
	"group_size_limit" integer NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"deactivated_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "participant_accounts" (
	"participant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "participant_accounts_participant_id_user_id_pk" PRIMARY KEY("participant_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "participants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quiz_id" uuid NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"source" text DEFAULT 'invited' NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"last_call_at" timestamp (3) with time zone,
	"mail_due" text,
	"mail_id" uuid,
	"accommodation" jsonb,
	"mail_kind" text,
	"is_by_hand" boolean DEFAULT false NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"code_hash" text,
	"let_in_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "room_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quiz_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"admits" text DEFAULT 'anyone' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"share_link_id" uuid NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"misses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quiz_id" uuid NOT NULL,
	"domains" jsonb NOT NULL,
	"emails" jsonb NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"price_cents" integer,
	"limits" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"organization_id" uuid,
	"provider_price_id" text
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
	"created_at" timestamp (3) with time zone NOT NULL,
	"needed_at" timestamp (3) with time zone
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
	"updated_at" timestamp (3) with time zone NOT NULL,
	"original_id" uuid
);
--> statement-breakpoint
CREATE TABLE "picture_uses" (
	"picture_id" uuid NOT NULL,
	"question_id" uuid,
	"quiz_id" uuid,
	CONSTRAINT "picture_uses_once" UNIQUE NULLS NOT DISTINCT("picture_id","question_id","quiz_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quiz_id" uuid NOT NULL,
	"actor_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"deed" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_questions" (
	"quiz_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"section" integer NOT NULL,
	"position" integer NOT NULL,
	"points" double precision NOT NULL,
	"frozen" jsonb,
	"scoring" text DEFAULT 'normal' NOT NULL,
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
	"completed_at" timestamp (3) with time zone,
	"runs_until" timestamp (3) with time zone,
	"closes_at" timestamp (3) with time zone GENERATED ALWAYS AS (greatest(ends_at, runs_until)) STORED,
	"released_at" timestamp (3) with time zone,
	"paused_at" timestamp (3) with time zone,
	"duplicate_of" uuid,
	"creator_since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "regrades" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quiz_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"submission_id" uuid,
	"kind" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"changed_count" integer NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"applied_by" uuid,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failure_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"id" integer PRIMARY KEY NOT NULL,
	"signing_secret" text,
	"secret_fingerprint" text
);
--> statement-breakpoint
CREATE TABLE "server_presence" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"since_at" timestamp (3) with time zone NOT NULL,
	"until_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_bot_tokens" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"submission_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"answer" jsonb,
	"is_flagged" boolean NOT NULL,
	"spent_ms" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"points" double precision,
	"feedback" text DEFAULT '' NOT NULL,
	"graded_at" timestamp (3) with time zone,
	"graded_by" uuid,
	CONSTRAINT "answers_submission_id_question_id_pk" PRIMARY KEY("submission_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"number" integer,
	"kind" text NOT NULL,
	"elapsed_ms" integer,
	"question_id" uuid,
	"noted_at" timestamp (3) with time zone NOT NULL,
	"gap_ms" integer
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quiz_id" uuid NOT NULL,
	"participant_id" uuid,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quiz_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"ending" text,
	"score_percent" double precision,
	"deadline_at" timestamp (3) with time zone NOT NULL,
	"browser_id" uuid,
	"answer_count" integer,
	"checksum" text,
	"seen_at" timestamp (3) with time zone,
	"points" double precision,
	"total_points" double precision,
	"ungraded_count" integer,
	"marks" json,
	"told_at" timestamp (3) with time zone,
	"paused_at" timestamp (3) with time zone,
	"paused_ms" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gone_customers" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"gone_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid,
	"state" text NOT NULL,
	"trial_ends_at" timestamp (3) with time zone,
	"past_due_since" timestamp (3) with time zone,
	"period_starts_at" timestamp (3) with time zone,
	"period_ends_at" timestamp (3) with time zone,
	"cancels_at" timestamp (3) with time zone,
	"price_cents" integer,
	"currency" text,
	"customer_id" text,
	"provider_subscription_id" text,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"person" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_counters" (
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period_starts_at" timestamp (3) with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "usage_counters_workspace_id_period_starts_at_kind_user_id_pk" PRIMARY KEY("workspace_id","period_starts_at","kind","user_id")
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"interest" text DEFAULT '' NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"password_hash" text,
	"email_verified_at" timestamp (3) with time zone,
	"status" text DEFAULT 'active' NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text
);
--> statement-breakpoint
CREATE TABLE "workspaces" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_target_user_id_users_id_fk" FOREIGN KEY ("target_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_invitations" ADD CONSTRAINT "group_invitations_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_invitations" ADD CONSTRAINT "group_invitations_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_id_workspaces_id_fk" FOREIGN KEY ("id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_codes" ADD CONSTRAINT "room_codes_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_codes" ADD CONSTRAINT "share_codes_share_link_id_share_links_id_fk" FOREIGN KEY ("share_link_id") REFERENCES "public"."share_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_revisions" ADD CONSTRAINT "question_revisions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_revisions" ADD CONSTRAINT "question_revisions_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_history" ADD CONSTRAINT "quiz_history_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_history" ADD CONSTRAINT "quiz_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_duplicate_of_quizzes_id_fk" FOREIGN KEY ("duplicate_of") REFERENCES "public"."quizzes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regrades" ADD CONSTRAINT "regrades_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regrades" ADD CONSTRAINT "regrades_applied_by_users_id_fk" FOREIGN KEY ("applied_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_graded_by_users_id_fk" FOREIGN KEY ("graded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_counters" ADD CONSTRAINT "usage_counters_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_id" ON "audit_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_entries_target_user_id" ON "audit_entries" USING btree ("target_user_id");--> statement-breakpoint
CREATE INDEX "known_browsers_user_id" ON "known_browsers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_browsers_expires_at" ON "known_browsers" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mailed_links_token_hash" ON "mailed_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "mailed_links_user_id" ON "mailed_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mailed_links_email" ON "mailed_links" USING btree ("email");--> statement-breakpoint
CREATE INDEX "mailed_links_expires_at" ON "mailed_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_tokens_token_hash" ON "refresh_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_id" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_quiz_id" ON "sessions" USING btree ("quiz_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_generation_id_number" ON "deliveries" USING btree ("generation_id","number");--> statement-breakpoint
CREATE INDEX "deliveries_question_id" ON "deliveries" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "generations_workspace_id_user_id" ON "generations" USING btree ("workspace_id","user_id","started_at");--> statement-breakpoint
CREATE INDEX "generations_user_id" ON "generations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "generations_status_alive_at" ON "generations" USING btree ("status","alive_at");--> statement-breakpoint
CREATE INDEX "group_invitations_quiz_id" ON "group_invitations" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "group_members_email" ON "group_members" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "groups_workspace_id_lower_name" ON "groups" USING btree ("workspace_id",lower("name"));--> statement-breakpoint
CREATE INDEX "groups_creator_id" ON "groups" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "import_items_fingerprint" ON "import_items" USING btree ("import_id","fingerprint") WHERE "import_items"."fingerprint" is not null;--> statement-breakpoint
CREATE INDEX "imports_workspace_id" ON "imports" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "imports_user_id" ON "imports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "imports_created_at" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_counts_day" ON "mail_counts" USING btree ("day");--> statement-breakpoint
CREATE INDEX "mails_status_next_attempt_at" ON "mails" USING btree ("status","next_attempt_at");--> statement-breakpoint
CREATE INDEX "mails_created_at" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_user_id" ON "mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mails_recipient_created_at" ON "mails" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "mails_author_id" ON "mails" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "mails_done_with_body" ON "mails" USING btree (coalesce(sent_at, created_at)) WHERE status in ('sent', 'kept') and text <> '';--> statement-breakpoint
CREATE INDEX "mails_done" ON "mails" USING btree (coalesce(sent_at, created_at)) WHERE status in ('sent', 'kept');--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_organization_id_email" ON "invitations" USING btree ("organization_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token_hash" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "invitations_email" ON "invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "invitations_invited_by_id" ON "invitations" USING btree ("invited_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "members_organization_id_user_id" ON "members" USING btree ("organization_id","user_id");--> statement-breakpoint
CREATE INDEX "members_user_id" ON "members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "members_one_owner" ON "members" USING btree ("organization_id") WHERE role = 'owner';--> statement-breakpoint
CREATE INDEX "organizations_owner_id" ON "organizations" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "organizations_created_at" ON "organizations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "participant_accounts_user_id" ON "participant_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "participants_quiz_id_email" ON "participants" USING btree ("quiz_id","email");--> statement-breakpoint
CREATE INDEX "participants_email" ON "participants" USING btree ("email");--> statement-breakpoint
CREATE INDEX "participants_user_id" ON "participants" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "participants_quiz_id_user_id" ON "participants" USING btree ("quiz_id","user_id");--> statement-breakpoint
CREATE INDEX "participants_quiz_id_invited_at" ON "participants" USING btree ("quiz_id","invited_at","id");--> statement-breakpoint
CREATE INDEX "participants_mail_id" ON "participants" USING btree ("mail_id");--> statement-breakpoint
CREATE UNIQUE INDEX "participants_code_hash" ON "participants" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "participants_handed" ON "participants" USING btree ("quiz_id") WHERE source <> 'invited' or is_by_hand or code_hash is not null;--> statement-breakpoint
CREATE INDEX "participants_mail_due" ON "participants" USING btree ("invited_at","id") WHERE mail_due is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "room_codes_quiz_id" ON "room_codes" USING btree ("quiz_id");--> statement-breakpoint
CREATE UNIQUE INDEX "room_codes_code_hash" ON "room_codes" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "share_codes_share_link_id" ON "share_codes" USING btree ("share_link_id");--> statement-breakpoint
CREATE INDEX "share_codes_email" ON "share_codes" USING btree ("email");--> statement-breakpoint
CREATE INDEX "share_codes_expires_at" ON "share_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "share_links_quiz_id" ON "share_links" USING btree ("quiz_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_catalogue_kind" ON "plans" USING btree ("kind") WHERE kind <> 'enterprise';--> statement-breakpoint
CREATE UNIQUE INDEX "plans_organization_id" ON "plans" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "pictures_workspace_id" ON "pictures" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "pictures_uploader_id" ON "pictures" USING btree ("uploader_id");--> statement-breakpoint
CREATE INDEX "question_revisions_editor_id" ON "question_revisions" USING btree ("editor_id");--> statement-breakpoint
CREATE INDEX "questions_workspace_id_created_at" ON "questions" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "questions_workspace_id_subject" ON "questions" USING btree ("workspace_id","subject","created_at");--> statement-breakpoint
CREATE INDEX "questions_workspace_id_lower_subject" ON "questions" USING btree ("workspace_id",lower("subject"),"created_at");--> statement-breakpoint
CREATE INDEX "questions_workspace_id_difficulty" ON "questions" USING btree ("workspace_id","difficulty","created_at","id");--> statement-breakpoint
CREATE INDEX "questions_workspace_id_fingerprint" ON "questions" USING btree ("workspace_id","fingerprint");--> statement-breakpoint
CREATE INDEX "questions_creator_id" ON "questions" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "picture_uses_question_id" ON "picture_uses" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "picture_uses_quiz_id" ON "picture_uses" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "quiz_history_quiz_id_at" ON "quiz_history" USING btree ("quiz_id","at");--> statement-breakpoint
CREATE INDEX "quiz_history_actor_id" ON "quiz_history" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "quiz_questions_question_id" ON "quiz_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "quizzes_workspace_id_status_updated_at" ON "quizzes" USING btree ("workspace_id","status","updated_at","id");--> statement-breakpoint
CREATE INDEX "quizzes_workspace_id_updated_at" ON "quizzes" USING btree ("workspace_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "quizzes_creator_id" ON "quizzes" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "quizzes_status_closes_at" ON "quizzes" USING btree ("status","closes_at");--> statement-breakpoint
CREATE INDEX "regrades_quiz_id_applied_at" ON "regrades" USING btree ("quiz_id","applied_at");--> statement-breakpoint
CREATE INDEX "attempts_expires_at" ON "attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "spent_bot_tokens_expires_at" ON "spent_bot_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "incidents_submission_id_number" ON "incidents" USING btree ("submission_id","number");--> statement-breakpoint
CREATE INDEX "messages_quiz_id_sent_at" ON "messages" USING btree ("quiz_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_participant_id" ON "submissions" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "submissions_quiz_id_id" ON "submissions" USING btree ("quiz_id","id");--> statement-breakpoint
CREATE INDEX "submissions_ungraded" ON "submissions" USING btree ("quiz_id") WHERE ungraded_count > 0;--> statement-breakpoint
CREATE INDEX "submissions_running" ON "submissions" USING btree ("deadline_at") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "submissions_unmarked" ON "submissions" USING btree ("id") WHERE finished_at is not null and marks is null;--> statement-breakpoint
CREATE INDEX "submissions_untold" ON "submissions" USING btree ("id") WHERE score_percent is not null and told_at is null;--> statement-breakpoint
CREATE INDEX "gone_customers_next_attempt_at" ON "gone_customers" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "subscriptions_plan_id" ON "subscriptions" USING btree ("plan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_customer_id" ON "subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_provider_subscription_id" ON "subscriptions" USING btree ("provider_subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_provider_subject" ON "identities" USING btree ("provider","subject");--> statement-breakpoint
CREATE INDEX "identities_user_id" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_guests" ON "users" USING btree ("id") WHERE email like '%@invalid';--> statement-breakpoint
CREATE INDEX "users_created_at" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_is_admin" ON "users" USING btree ("is_admin") WHERE is_admin;--> statement-breakpoint
CREATE UNIQUE INDEX "workspaces_user_id" ON "workspaces" USING btree ("user_id");--> statement-breakpoint
-- From here on by hand: the database itself notes which pictures a text names, in the transaction that writes the text.
-- A picture that is noted is locked against deletion until that transaction ends; one that is gone is not noted.
CREATE FUNCTION note_picture_uses(written text, in_question uuid, in_quiz uuid) RETURNS void LANGUAGE sql AS $$
	INSERT INTO picture_uses (picture_id, question_id, quiz_id)
	SELECT pictures.id, in_question, in_quiz
	FROM pictures
	WHERE pictures.id IN (
		SELECT named[1]::uuid
		FROM regexp_matches(written, 'picture:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'gi') AS named
	)
	FOR KEY SHARE
	ON CONFLICT DO NOTHING
$$;--> statement-breakpoint
-- What a question once said stays in its history, so its pictures stay noted for as long as there is the question.
CREATE FUNCTION note_pictures_of_question() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_picture_uses(concat_ws(' ', NEW.title, NEW.explanation, NEW.content::text), NEW.id, NULL);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_pictures AFTER INSERT OR UPDATE OF title, explanation, content ON questions
FOR EACH ROW EXECUTE FUNCTION note_pictures_of_question();--> statement-breakpoint
CREATE FUNCTION note_pictures_of_copy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		DELETE FROM picture_uses WHERE quiz_id = OLD.quiz_id AND question_id = OLD.question_id;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		PERFORM note_picture_uses(NEW.frozen::text, NEW.question_id, NEW.quiz_id);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_pictures AFTER INSERT ON quiz_questions
FOR EACH ROW WHEN (NEW.frozen IS NOT NULL) EXECUTE FUNCTION note_pictures_of_copy();--> statement-breakpoint
CREATE TRIGGER note_new_pictures AFTER UPDATE OF frozen ON quiz_questions
FOR EACH ROW WHEN (OLD.frozen IS DISTINCT FROM NEW.frozen) EXECUTE FUNCTION note_pictures_of_copy();--> statement-breakpoint
CREATE TRIGGER forget_pictures AFTER DELETE ON quiz_questions
FOR EACH ROW WHEN (OLD.frozen IS NOT NULL) EXECUTE FUNCTION note_pictures_of_copy();--> statement-breakpoint
CREATE FUNCTION note_pictures_of_instructions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM picture_uses WHERE quiz_id = NEW.id AND question_id IS NULL;
	PERFORM note_picture_uses(NEW.instructions, NULL, NEW.id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_pictures AFTER INSERT ON quizzes
FOR EACH ROW WHEN (NEW.instructions <> '') EXECUTE FUNCTION note_pictures_of_instructions();--> statement-breakpoint
CREATE TRIGGER note_new_pictures AFTER UPDATE OF instructions ON quizzes
FOR EACH ROW WHEN (OLD.instructions IS DISTINCT FROM NEW.instructions) EXECUTE FUNCTION note_pictures_of_instructions();--> statement-breakpoint
-- The database itself notes which accounts an invitation was for, whoever writes, so that nobody
-- gets rid of an exam by another address.
CREATE FUNCTION note_invited_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO participant_accounts (participant_id, user_id)
	SELECT added.id, users.id FROM added JOIN users ON users.email = added.email
	UNION
	SELECT added.id, added.user_id FROM added WHERE added.user_id IS NOT NULL
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_accounts AFTER INSERT ON participants
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_invited_accounts();--> statement-breakpoint
CREATE FUNCTION note_tied_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO participant_accounts (participant_id, user_id)
	SELECT NEW.id, users.id FROM users WHERE users.email = NEW.email
	UNION
	SELECT NEW.id, NEW.user_id WHERE NEW.user_id IS NOT NULL
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_new_account AFTER UPDATE OF email, user_id ON participants
FOR EACH ROW WHEN (OLD.email <> NEW.email OR OLD.user_id IS DISTINCT FROM NEW.user_id) EXECUTE FUNCTION note_tied_account();--> statement-breakpoint
CREATE FUNCTION note_invitations_of_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO participant_accounts (participant_id, user_id)
	SELECT participants.id, NEW.id FROM participants WHERE participants.email = NEW.email
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_invitations AFTER INSERT OR UPDATE OF email ON users
FOR EACH ROW EXECUTE FUNCTION note_invitations_of_address();--> statement-breakpoint
CREATE FUNCTION forget_participant_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM participant_accounts WHERE participant_id IN (SELECT id FROM gone);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER forget_accounts AFTER DELETE ON participants
REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_participant_accounts();--> statement-breakpoint
CREATE FUNCTION forget_account_invitations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM participant_accounts WHERE user_id IN (SELECT id FROM gone);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER forget_invitations AFTER DELETE ON users
REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_account_invitations();

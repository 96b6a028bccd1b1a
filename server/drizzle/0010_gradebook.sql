CREATE TABLE "gradebooks" (
	"group_id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"missing" text NOT NULL,
	"quizzes" jsonb NOT NULL,
	CONSTRAINT "gradebooks_group_id_creator_id_pk" PRIMARY KEY("group_id","creator_id")
);
--> statement-breakpoint
ALTER TABLE "gradebooks" ADD CONSTRAINT "gradebooks_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gradebooks" ADD CONSTRAINT "gradebooks_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gradebooks_creator_id" ON "gradebooks" USING btree ("creator_id");
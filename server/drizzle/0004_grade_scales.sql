ALTER TABLE "workspaces" ADD COLUMN "scale" jsonb;--> statement-breakpoint
UPDATE "quizzes" SET "options" = "options" || '{"scale": null, "passPercent": null}'::jsonb;

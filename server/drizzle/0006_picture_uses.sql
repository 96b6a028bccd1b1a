CREATE TABLE "picture_uses" (
	"picture_id" uuid NOT NULL,
	"question_id" uuid,
	"quiz_id" uuid,
	CONSTRAINT "picture_uses_once" UNIQUE NULLS NOT DISTINCT("picture_id","question_id","quiz_id")
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "needed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_uses_question_id" ON "picture_uses" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "picture_uses_quiz_id" ON "picture_uses" USING btree ("quiz_id");--> statement-breakpoint
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
-- What is there already.
SELECT note_picture_uses(concat_ws(' ', title, explanation, content::text), id, NULL) FROM questions
WHERE concat_ws(' ', title, explanation, content::text) ILIKE '%picture:%';--> statement-breakpoint
SELECT note_picture_uses(question::text, question_id, NULL) FROM question_revisions
WHERE question::text ILIKE '%picture:%';--> statement-breakpoint
SELECT note_picture_uses(frozen::text, question_id, quiz_id) FROM quiz_questions
WHERE frozen::text ILIKE '%picture:%';--> statement-breakpoint
SELECT note_picture_uses(instructions, NULL, id) FROM quizzes WHERE instructions ILIKE '%picture:%';--> statement-breakpoint
-- Names stand on one line; these were typed before that was a rule, and have to be typed again to delete.
UPDATE organizations SET name = trim(regexp_replace(name, '[[:cntrl:]]+', ' ', 'g')) WHERE name ~ '[[:cntrl:]]';

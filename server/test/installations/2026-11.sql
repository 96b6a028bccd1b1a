-- A whole installation as Probant left it on 17 November 2026: what pg_dump wrote, without its settings and
-- comments and the HTML of mails. It is never made anew; 2026-11.json has what was read of it then.
SET LOCAL check_function_bodies = false;
CREATE SCHEMA drizzle;
CREATE FUNCTION public.forget_account_invitations() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	DELETE FROM participant_accounts WHERE user_id IN (SELECT id FROM gone);
	RETURN NULL;
END $$;
CREATE FUNCTION public.forget_participant_accounts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	DELETE FROM participant_accounts WHERE participant_id IN (SELECT id FROM gone);
	RETURN NULL;
END $$;
CREATE FUNCTION public.note_invitations_of_address() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	INSERT INTO participant_accounts (participant_id, user_id)
	SELECT participants.id, NEW.id FROM participants WHERE participants.email = NEW.email
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
CREATE FUNCTION public.note_invited_accounts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	INSERT INTO participant_accounts (participant_id, user_id)
	SELECT added.id, users.id FROM added JOIN users ON users.email = added.email
	UNION
	SELECT added.id, added.user_id FROM added WHERE added.user_id IS NOT NULL
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
CREATE FUNCTION public.note_picture_uses(written text, in_question uuid, in_quiz uuid) RETURNS void
    LANGUAGE sql
    AS $$
	INSERT INTO picture_uses (picture_id, question_id, quiz_id)
	SELECT pictures.id, in_question, in_quiz
	FROM pictures
	WHERE pictures.id IN (
		SELECT named[1]::uuid
		FROM regexp_matches(written, 'picture:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'gi') AS named
	)
	FOR KEY SHARE
	ON CONFLICT DO NOTHING
$$;
CREATE FUNCTION public.note_pictures_of_copy() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		DELETE FROM picture_uses WHERE quiz_id = OLD.quiz_id AND question_id = OLD.question_id;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		PERFORM note_picture_uses(NEW.frozen::text, NEW.question_id, NEW.quiz_id);
	END IF;
	RETURN NULL;
END $$;
CREATE FUNCTION public.note_pictures_of_instructions() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	DELETE FROM picture_uses WHERE quiz_id = NEW.id AND question_id IS NULL;
	PERFORM note_picture_uses(NEW.instructions, NULL, NEW.id);
	RETURN NULL;
END $$;
CREATE FUNCTION public.note_pictures_of_question() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	PERFORM note_picture_uses(concat_ws(' ', NEW.title, NEW.explanation, NEW.content::text), NEW.id, NULL);
	RETURN NULL;
END $$;
CREATE FUNCTION public.note_tied_account() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	INSERT INTO participant_accounts (participant_id, user_id)
	SELECT NEW.id, users.id FROM users WHERE users.email = NEW.email
	UNION
	SELECT NEW.id, NEW.user_id WHERE NEW.user_id IS NOT NULL
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);
CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;
CREATE TABLE public.answers (
    submission_id uuid NOT NULL,
    question_id uuid NOT NULL,
    number integer NOT NULL,
    answer jsonb,
    is_flagged boolean NOT NULL,
    spent_ms integer NOT NULL,
    saved_at timestamp(3) with time zone NOT NULL,
    points double precision,
    feedback text DEFAULT ''::text NOT NULL,
    graded_at timestamp(3) with time zone,
    graded_by uuid
);
CREATE TABLE public.attempts (
    key text NOT NULL,
    failures integer NOT NULL,
    last_failure_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.audit_entries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    actor_id uuid,
    actor text NOT NULL,
    action text NOT NULL,
    target text NOT NULL,
    details jsonb NOT NULL,
    target_user_id uuid
);
CREATE TABLE public.deliveries (
    generation_id uuid NOT NULL,
    question_id uuid NOT NULL,
    number integer NOT NULL,
    kept_at timestamp(3) with time zone
);
CREATE TABLE public.generations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    request jsonb NOT NULL,
    generator text NOT NULL,
    status text NOT NULL,
    asked integer NOT NULL,
    delivered integer NOT NULL,
    rejected jsonb NOT NULL,
    failure jsonb,
    started_at timestamp(3) with time zone NOT NULL,
    alive_at timestamp(3) with time zone NOT NULL,
    watched_at timestamp(3) with time zone NOT NULL,
    ended_at timestamp(3) with time zone,
    period_starts_at timestamp(3) with time zone,
    waiting_ahead integer,
    discarded jsonb DEFAULT '[]'::jsonb NOT NULL
);
CREATE TABLE public.gone_customers (
    customer_id text NOT NULL,
    gone_at timestamp(3) with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.group_invitations (
    group_id uuid NOT NULL,
    quiz_id uuid NOT NULL,
    invited_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.group_members (
    group_id uuid NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    "position" integer NOT NULL
);
CREATE TABLE public.groups (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    workspace_id uuid NOT NULL,
    creator_id uuid,
    name text NOT NULL,
    revision integer NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.identities (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    provider text NOT NULL,
    subject text NOT NULL,
    email text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.import_items (
    import_id uuid NOT NULL,
    number integer NOT NULL,
    line integer,
    file text,
    section integer DEFAULT 0 NOT NULL,
    question jsonb,
    fingerprint text,
    points double precision,
    notes jsonb DEFAULT '[]'::jsonb NOT NULL,
    repeats integer,
    fault text,
    detail text,
    beginning text
);
CREATE TABLE public.imports (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    file_name text NOT NULL,
    format text,
    language text NOT NULL,
    status text NOT NULL,
    fault text,
    fault_line integer,
    found_count integer,
    looked_at_count integer NOT NULL,
    "table" jsonb,
    title text NOT NULL,
    quiz jsonb,
    created_at timestamp(3) with time zone NOT NULL,
    alive_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.incidents (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    submission_id uuid NOT NULL,
    number integer,
    kind text NOT NULL,
    elapsed_ms integer,
    question_id uuid,
    noted_at timestamp(3) with time zone NOT NULL,
    gap_ms integer
);
CREATE TABLE public.installation (
    id integer NOT NULL,
    signing_secret text,
    secret_fingerprint text
);
CREATE TABLE public.invitations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    organization_id uuid NOT NULL,
    email text NOT NULL,
    role text NOT NULL,
    token_hash text NOT NULL,
    invited_by_id uuid,
    sent_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.known_browsers (
    token_hash text NOT NULL,
    user_id uuid NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.mail_counts (
    day date NOT NULL,
    mails integer NOT NULL,
    person text NOT NULL
);
CREATE TABLE public.mailed_links (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    token_hash text NOT NULL,
    email text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.mails (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid,
    recipient text NOT NULL,
    locale text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    link text,
    status text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    last_error text,
    created_at timestamp(3) with time zone NOT NULL,
    next_attempt_at timestamp(3) with time zone NOT NULL,
    sent_at timestamp(3) with time zone,
    author_id uuid,
    forget_afterwards boolean DEFAULT false NOT NULL
);
CREATE TABLE public.members (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    organization_id uuid NOT NULL,
    user_id uuid NOT NULL,
    role text NOT NULL,
    status text NOT NULL,
    question_limit integer NOT NULL,
    group_limit integer NOT NULL,
    group_size_limit integer NOT NULL,
    joined_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.messages (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    quiz_id uuid NOT NULL,
    participant_id uuid,
    text text NOT NULL,
    sent_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.organizations (
    id uuid NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    owner_id uuid NOT NULL,
    deactivated_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.participant_accounts (
    participant_id uuid NOT NULL,
    user_id uuid NOT NULL
);
CREATE TABLE public.participants (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    quiz_id uuid NOT NULL,
    email text NOT NULL,
    user_id uuid,
    invited_at timestamp(3) with time zone NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    source text DEFAULT 'invited'::text NOT NULL,
    opened_at timestamp(3) with time zone,
    reminded_at timestamp(3) with time zone,
    last_call_at timestamp(3) with time zone,
    mail_due text,
    mail_id uuid,
    accommodation jsonb,
    mail_kind text,
    is_by_hand boolean DEFAULT false NOT NULL,
    message text DEFAULT ''::text NOT NULL,
    code_hash text,
    let_in_until timestamp(3) with time zone
);
CREATE TABLE public.picture_uses (
    picture_id uuid NOT NULL,
    question_id uuid,
    quiz_id uuid
);
CREATE TABLE public.pictures (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    workspace_id uuid NOT NULL,
    uploader_id uuid,
    type text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    bytes bytea NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    needed_at timestamp(3) with time zone
);
CREATE TABLE public.plans (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    price_cents integer,
    limits jsonb NOT NULL,
    texts jsonb NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    organization_id uuid,
    provider_price_id text
);
CREATE TABLE public.question_revisions (
    question_id uuid NOT NULL,
    revision integer NOT NULL,
    editor_id uuid,
    at timestamp(3) with time zone NOT NULL,
    question jsonb NOT NULL
);
CREATE TABLE public.questions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    workspace_id uuid NOT NULL,
    creator_id uuid,
    type text NOT NULL,
    subject text NOT NULL,
    language text NOT NULL,
    difficulty text NOT NULL,
    title text NOT NULL,
    title_html text NOT NULL,
    content jsonb NOT NULL,
    explanation text NOT NULL,
    explanation_html text NOT NULL,
    origin text NOT NULL,
    source text,
    source_sentence text,
    fingerprint text NOT NULL,
    revision integer NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    original_id uuid
);
CREATE TABLE public.quiz_history (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    quiz_id uuid NOT NULL,
    actor_id uuid,
    at timestamp(3) with time zone NOT NULL,
    deed jsonb NOT NULL
);
CREATE TABLE public.quiz_questions (
    quiz_id uuid NOT NULL,
    question_id uuid NOT NULL,
    section integer NOT NULL,
    "position" integer NOT NULL,
    points double precision NOT NULL,
    frozen jsonb,
    scoring text DEFAULT 'normal'::text NOT NULL
);
CREATE TABLE public.quizzes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    workspace_id uuid NOT NULL,
    creator_id uuid NOT NULL,
    title text NOT NULL,
    language text NOT NULL,
    status text NOT NULL,
    starts_at timestamp(3) with time zone,
    ends_at timestamp(3) with time zone,
    time_zone text NOT NULL,
    duration_minutes integer NOT NULL,
    instructions text NOT NULL,
    instructions_html text NOT NULL,
    sections jsonb NOT NULL,
    options jsonb NOT NULL,
    question_count integer NOT NULL,
    revision integer NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    counted_for_id uuid NOT NULL,
    counted_in_period timestamp(3) with time zone NOT NULL,
    published_at timestamp(3) with time zone,
    completed_at timestamp(3) with time zone,
    runs_until timestamp(3) with time zone,
    closes_at timestamp(3) with time zone GENERATED ALWAYS AS (GREATEST(ends_at, runs_until)) STORED,
    released_at timestamp(3) with time zone,
    paused_at timestamp(3) with time zone,
    duplicate_of uuid,
    creator_since timestamp(3) with time zone
);
CREATE TABLE public.refresh_tokens (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    session_id uuid NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    superseded_at timestamp(3) with time zone,
    parent_id uuid,
    used_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.regrades (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    quiz_id uuid NOT NULL,
    question_id uuid NOT NULL,
    submission_id uuid,
    kind text NOT NULL,
    before jsonb NOT NULL,
    after jsonb NOT NULL,
    changed_count integer NOT NULL,
    applied_at timestamp(3) with time zone NOT NULL,
    applied_by uuid,
    undone_at timestamp(3) with time zone
);
CREATE TABLE public.room_codes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    quiz_id uuid NOT NULL,
    code_hash text NOT NULL,
    opened_at timestamp(3) with time zone NOT NULL,
    admits text DEFAULT 'anyone'::text NOT NULL
);
CREATE TABLE public.server_presence (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    since_at timestamp(3) with time zone NOT NULL,
    until_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.sessions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    user_agent text NOT NULL,
    address text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    last_seen_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    revoked_at timestamp(3) with time zone,
    quiz_id uuid,
    is_for_result boolean DEFAULT false NOT NULL
);
CREATE TABLE public.share_codes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    share_link_id uuid NOT NULL,
    email text NOT NULL,
    code_hash text NOT NULL,
    misses integer DEFAULT 0 NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.share_links (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    quiz_id uuid NOT NULL,
    domains jsonb NOT NULL,
    emails jsonb NOT NULL,
    opened_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.site_content (
    locale text NOT NULL,
    content jsonb NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.spent_bot_tokens (
    fingerprint text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.submissions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    quiz_id uuid NOT NULL,
    participant_id uuid NOT NULL,
    started_at timestamp(3) with time zone NOT NULL,
    finished_at timestamp(3) with time zone,
    ending text,
    score_percent double precision,
    deadline_at timestamp(3) with time zone NOT NULL,
    browser_id uuid,
    answer_count integer,
    checksum text,
    seen_at timestamp(3) with time zone,
    points double precision,
    total_points double precision,
    ungraded_count integer,
    marks json,
    told_at timestamp(3) with time zone,
    paused_at timestamp(3) with time zone,
    paused_ms integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.subscriptions (
    workspace_id uuid NOT NULL,
    plan_id uuid,
    state text NOT NULL,
    trial_ends_at timestamp(3) with time zone,
    past_due_since timestamp(3) with time zone,
    period_starts_at timestamp(3) with time zone,
    period_ends_at timestamp(3) with time zone,
    cancels_at timestamp(3) with time zone,
    price_cents integer,
    currency text,
    customer_id text,
    provider_subscription_id text,
    version integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.trials (
    person text NOT NULL,
    started_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.usage_counters (
    workspace_id uuid NOT NULL,
    kind text NOT NULL,
    period_starts_at timestamp(3) with time zone NOT NULL,
    user_id uuid NOT NULL,
    used integer NOT NULL
);
CREATE TABLE public.users (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    username text NOT NULL,
    interest text DEFAULT ''::text NOT NULL,
    locale text DEFAULT 'en'::text NOT NULL,
    password_hash text,
    email_verified_at timestamp(3) with time zone,
    status text DEFAULT 'active'::text NOT NULL,
    is_admin boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    time_zone text
);
CREATE TABLE public.workspaces (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid,
    created_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);
INSERT INTO drizzle.__drizzle_migrations VALUES
	(1, '828c66e4045fa6b72f003bad81875a0dfa531b0678ec0ec4b230f558da8634aa', 1794715665329),
	(2, 'adab761484404a030f41a8aeda315e1b1f99c8f7b4c231deea2fc5fe0f1b4048', 1794722623177),
	(3, '638426b186046e55d75e83d706b7addb84dccd6fb66f58fff28c25fe194788c6', 1794724447839),
	(4, '1e9c51ee72854a1c86aeecb0cb15c144857affe24bda7c311ebd2a5cd0ffee22', 1794736561591),
	(5, '4fbad04bd82e86d350b8bd47013236be32810f4039e32dded31ca93ddfebcfed', 1794745538900),
	(6, '1948f60ecb362433d7441c13ec956ae8ee4fe51d9a3e80cb7f7a2f01e48254f5', 1794767255473),
	(7, '85b1f0f9fcee02e9748870daeb62db8328bee8554d4a1fb9cb143b77148bf13e', 1794770589631),
	(8, 'b6a0105510052f96047635655096d5f7dc04d605d8ca117ac5f85c3870be6af6', 1794772188115),
	(9, '5b9307596d6e262e0edf038b38d9911e87062ba5397f8e5a56bd72be05410ebd', 1794773058551),
	(10, '2aba4617db0809f9d0a4bc0d93e9436dc9b435f0d67d5b150acf7f1ae85cc233', 1794773361263),
	(11, 'e410dd46014fcfb02ede2b3f4db843a0e47a0f3136ff0a59c9425595b3150da8', 1794773547547),
	(12, '7f87a37a1987365c34d74704ef99a9629498ae5056b0b1335a719d5178f03a4a', 1794780879228),
	(13, '0d69eab336ee3bf04d0e37724a652ce347bf42f6a03cbd4d70030aa27bcc83e1', 1794796302087),
	(14, '646eb93754747c7c59c25358c6ed6d0aa0afbe7ab3ee78f6ba008c05a0a8f65b', 1794802944018),
	(15, 'ace519797fa3784ec124363d64326accf908428d6535f2bda378fb91ca533690', 1794814341764),
	(16, 'e2aae8f3a126e979a6f5eedc42d6b583d0f45e4479406b9b97e90a4bb0e6f633', 1794827998478),
	(17, 'efdd3e70a009a9ac089034c53f238d6d96e738b93ba3dfc37c0dc179ceedb795', 1794832350814),
	(18, '235809961d619e7e0ddf2f9a4c972a8b3112118a348be9ce693615c4e752305d', 1794843238624),
	(19, '5a8a2c5d51d722a9a69d430ec1687c53943aeadbaf131cb3b011077b749f6ae2', 1794890214698),
	(20, '4bc7f423803d869fdb4999ce218b60b03fbeacae9ea94bff9004ec8fae6661aa', 1794930662128),
	(21, '3488c1b40d9d24dd490f33a28309c8f4b839898835819b364da61437d663c6cd', 1794934966555),
	(22, '638a28d437c167027016a44be7c8b53c609e2774d16eb5a735e1c62202195a6e', 1794942880815),
	(23, 'ce6c8f0a0aa617f7f8b6cd11f61e041885a5fe608436002030dec439ab96eec9', 1794946922257);
INSERT INTO public.answers VALUES
	('87bb1869-2031-41cb-95c3-9062d542a051', '5f9ee77d-6dd9-4948-8374-0b049b344789', 3, '{"type": "multiple_choice", "place": 0}', false, 3000, '2026-11-16 09:07:00+00', NULL, '', NULL, NULL),
	('87bb1869-2031-41cb-95c3-9062d542a051', '6160a44a-462b-4f30-b1fa-a3f4c82e0308', 2, '{"type": "multiple_choice", "place": 2}', false, 9000, '2026-11-16 09:07:00+00', NULL, '', NULL, NULL),
	('87bb1869-2031-41cb-95c3-9062d542a051', '71571539-3a3e-41d4-bb2f-79acb5ea456b', 5, '{"text": " Oxygene", "type": "fill_in"}', false, 1000, '2026-11-16 09:09:00+00', NULL, '', NULL, NULL),
	('87bb1869-2031-41cb-95c3-9062d542a051', 'bf6cffaa-a6d6-412a-a831-d789e8a45e65', 8, '{"type": "true_false", "isTrue": true}', false, 1000, '2026-11-16 09:09:00+00', NULL, '', NULL, NULL),
	('87bb1869-2031-41cb-95c3-9062d542a051', 'de30be7e-acf6-45fe-b389-a072202c6f4e', 4, '{"type": "true_false", "isTrue": true}', false, 1000, '2026-11-16 09:09:00+00', NULL, '', NULL, NULL),
	('87bb1869-2031-41cb-95c3-9062d542a051', 'e445b4af-82cf-4ccf-a4cd-70493706715c', 6, '{"text": "La  SUBLIMATION", "type": "fill_in"}', false, 1000, '2026-11-16 09:09:00+00', NULL, '', NULL, NULL),
	('7bfc7444-5020-430e-955b-283d867e2a3e', '5f9ee77d-6dd9-4948-8374-0b049b344789', 2, NULL, false, 1000, '2026-11-16 09:10:00+00', NULL, '', NULL, NULL),
	('7bfc7444-5020-430e-955b-283d867e2a3e', '41dbf267-32a2-49b5-acc4-d3522806b22f', 7, '{"text": "Parce qu’elle est froide.", "type": "open"}', false, 1000, '2026-11-16 09:10:00+00', NULL, '', NULL, NULL),
	('7bfc7444-5020-430e-955b-283d867e2a3e', '6160a44a-462b-4f30-b1fa-a3f4c82e0308', 3, '{"type": "multiple_choice", "place": 0}', false, 1000, '2026-11-16 09:10:00+00', NULL, '', NULL, NULL),
	('7bfc7444-5020-430e-955b-283d867e2a3e', '71571539-3a3e-41d4-bb2f-79acb5ea456b', 5, '{"text": "oxigène", "type": "fill_in"}', false, 1000, '2026-11-16 09:10:00+00', NULL, '', NULL, NULL),
	('7bfc7444-5020-430e-955b-283d867e2a3e', 'de30be7e-acf6-45fe-b389-a072202c6f4e', 4, '{"type": "true_false", "isTrue": false}', false, 1000, '2026-11-16 09:10:00+00', NULL, '', NULL, NULL),
	('7bfc7444-5020-430e-955b-283d867e2a3e', 'e445b4af-82cf-4ccf-a4cd-70493706715c', 6, '{"text": "  ", "type": "fill_in"}', false, 1000, '2026-11-16 09:10:00+00', NULL, '', NULL, NULL),
	('a8d57f15-dac0-438f-be54-05c7273c203c', '6160a44a-462b-4f30-b1fa-a3f4c82e0308', 1, '{"type": "multiple_choice", "place": 3}', false, 1000, '2026-11-16 09:10:00+00', NULL, '', NULL, NULL),
	('3489e128-f3d8-47fa-a155-4600b8a56bae', '41dbf267-32a2-49b5-acc4-d3522806b22f', 3, '{"text": "La glace", "type": "open"}', false, 1000, '2026-11-16 09:10:00+00', NULL, '', NULL, NULL),
	('3489e128-f3d8-47fa-a155-4600b8a56bae', '6160a44a-462b-4f30-b1fa-a3f4c82e0308', 1, '{"type": "multiple_choice", "place": 2}', true, 12000, '2026-11-16 09:10:00+00', NULL, '', NULL, NULL),
	('3489e128-f3d8-47fa-a155-4600b8a56bae', 'de30be7e-acf6-45fe-b389-a072202c6f4e', 2, '{"type": "true_false", "isTrue": true}', false, 1000, '2026-11-16 09:10:00+00', NULL, '', NULL, NULL),
	('87bb1869-2031-41cb-95c3-9062d542a051', '41dbf267-32a2-49b5-acc4-d3522806b22f', 7, '{"text": "Elle est moins dense :\n\nles liaisons hydrogène écartent les molécules.", "type": "open"}', false, 1000, '2026-11-16 09:09:00+00', 3.5, 'Très bien.', '2026-11-16 09:12:00+00', '00722d14-bd57-4ce6-8792-38e5ae0fc84b');
INSERT INTO public.attempts VALUES
	('create-organization:1996dcf4-6f7b-4688-8b8f-b4d3701d3b81', 1, '2026-11-16 09:00:00+00', '2026-11-16 10:00:00+00'),
	('invitation:5d5869df-2abb-4d32-9eae-0572a00c1db9:person1002@example.org', 1, '2026-11-16 09:00:00+00', '2026-11-16 10:00:00+00'),
	('invitation:5d5869df-2abb-4d32-9eae-0572a00c1db9:person1003@example.org', 1, '2026-11-16 09:00:00+00', '2026-11-16 10:00:00+00'),
	('invite:1996dcf4-6f7b-4688-8b8f-b4d3701d3b81', 3, '2026-11-16 09:00:00+00', '2026-11-16 10:00:00+00'),
	('invitation:5d5869df-2abb-4d32-9eae-0572a00c1db9:secret@example.org', 1, '2026-11-16 09:00:00+00', '2026-11-16 10:00:00+00'),
	('participants:9df32737-c27a-496f-8782-927eb0055504', 1, '2026-11-16 09:00:00+00', '2026-11-16 10:00:00+00'),
	('generate:9df32737-c27a-496f-8782-927eb0055504', 1, '2026-11-16 09:00:00+00', '2026-11-16 10:00:00+00'),
	('import:9df32737-c27a-496f-8782-927eb0055504', 1, '2026-11-16 09:00:00+00', '2026-11-16 10:00:00+00'),
	('picture:9df32737-c27a-496f-8782-927eb0055504', 1, '2026-11-16 09:00:00+00', '2026-11-16 10:00:00+00'),
	('picture:00722d14-bd57-4ce6-8792-38e5ae0fc84b', 1, '2026-11-16 09:01:00+00', '2026-11-16 10:01:00+00'),
	('participants:00722d14-bd57-4ce6-8792-38e5ae0fc84b', 6, '2026-11-16 09:06:00+00', '2026-11-16 10:06:00+00');
INSERT INTO public.audit_entries VALUES
	('32e538f6-7fe5-4010-a37a-ebdd0ae1da16', '2026-11-16 09:01:00+00', '1996dcf4-6f7b-4688-8b8f-b4d3701d3b81', 'person1001@example.org', 'user.disabled', 'person1002@example.org', '{}', '9df32737-c27a-496f-8782-927eb0055504');
INSERT INTO public.deliveries VALUES
	('93d387a8-4eef-4eb0-ab23-100eb69b8ac8', '93df58ac-f4c5-47ca-83b1-fc996e7efd8e', 1, NULL);
INSERT INTO public.generations VALUES
	('93d387a8-4eef-4eb0-ab23-100eb69b8ac8', '5d5869df-2abb-4d32-9eae-0572a00c1db9', '9df32737-c27a-496f-8782-927eb0055504', '{"text": "", "types": ["multiple_choice"], "counts": {"easy": 1, "tough": 0, "medium": 0}, "subject": "Biology", "language": "en"}', 'builtin', 'finished', 1, 1, '{}', NULL, '2026-11-16 09:00:00+00', '2026-11-16 09:00:00+00', '2026-11-16 09:00:00+00', '2026-11-16 09:00:00+00', '2026-11-01 00:00:00+00', NULL, '[]');
INSERT INTO public.group_invitations VALUES
	('41c99420-5ecd-4d8d-b5dd-975cd298349f', 'b30926b9-f9c6-46df-9498-3485244dc4f9', '2026-11-16 09:01:00+00');
INSERT INTO public.group_members VALUES
	('c4cada11-7007-4441-ae30-fd49cdd5533a', 'pupil0@example.org', '', 0),
	('c4cada11-7007-4441-ae30-fd49cdd5533a', 'pupil1@example.org', '', 1),
	('41c99420-5ecd-4d8d-b5dd-975cd298349f', 'fanny@example.org', 'Fanny', 0),
	('41c99420-5ecd-4d8d-b5dd-975cd298349f', 'gilles@example.org', '', 1);
INSERT INTO public.groups VALUES
	('c4cada11-7007-4441-ae30-fd49cdd5533a', '5d5869df-2abb-4d32-9eae-0572a00c1db9', '9df32737-c27a-496f-8782-927eb0055504', 'Secret group', 1, '2026-11-16 09:00:00+00', '2026-11-16 09:00:00+00'),
	('41c99420-5ecd-4d8d-b5dd-975cd298349f', '070e3028-9f6f-4b11-8f3e-47e800507f6c', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', 'Seconde B', 1, '2026-11-16 09:01:00+00', '2026-11-16 09:01:00+00');
INSERT INTO public.import_items VALUES
	('33d13c49-22bf-4bf6-b718-d7f2e8ade72d', 1, NULL, NULL, 0, '{"type": "true_false", "title": "Is radium radioactive?", "content": {"type": "true_false", "isTrue": true}, "subject": "Physics", "language": "en", "titleHtml": "<p>Is radium radioactive?</p>", "difficulty": "medium", "explanation": "", "explanationHtml": ""}', 'is radium radioactive', NULL, '[]', NULL, NULL, NULL, NULL);
INSERT INTO public.imports VALUES
	('33d13c49-22bf-4bf6-b718-d7f2e8ade72d', '5d5869df-2abb-4d32-9eae-0572a00c1db9', '9df32737-c27a-496f-8782-927eb0055504', 'Secret.json', 'json', 'en', 'ready', NULL, NULL, 1, 1, NULL, 'Secret', NULL, '2026-11-16 09:00:00+00', '2026-11-16 09:00:00+00');
INSERT INTO public.incidents VALUES
	('b33626f7-74f1-47aa-b419-bac2f52e941d', 'a8d57f15-dac0-438f-be54-05c7273c203c', 2, 'tab_switch', 60000, NULL, '2026-11-16 09:10:00+00', NULL),
	('93d6f897-6f73-4b3a-89eb-6efd2d9e0cde', 'a8d57f15-dac0-438f-be54-05c7273c203c', 3, 'warning_confirmed', 120000, NULL, '2026-11-16 09:10:00+00', NULL),
	('fe451181-c8f2-43a0-9345-949d9fdf6dd3', 'a8d57f15-dac0-438f-be54-05c7273c203c', 4, 'copy_paste', 180000, NULL, '2026-11-16 09:10:00+00', NULL),
	('c76f99a0-3cff-47cd-8d74-fa242d0a00c3', '3489e128-f3d8-47fa-a155-4600b8a56bae', 4, 'window_blur', 60000, NULL, '2026-11-16 09:10:00+00', NULL),
	('5e230b1a-2621-43f6-9172-5f24aa45aaba', '3489e128-f3d8-47fa-a155-4600b8a56bae', 5, 'warning_confirmed', 60000, NULL, '2026-11-16 09:10:00+00', NULL);
INSERT INTO public.installation VALUES
	(1, NULL, 'c6fe093dee643b7992d9185c6a0b76d1');
INSERT INTO public.invitations VALUES
	('405d1ef5-dfd5-43ba-ae1e-b837110943b4', '5d5869df-2abb-4d32-9eae-0572a00c1db9', 'secret@example.org', 'member', 'Z6ElHYivvkDX3F16FW0I-_-zFT7aY4Z2LGvaDtmR8FE', '1996dcf4-6f7b-4688-8b8f-b4d3701d3b81', '2026-11-16 09:00:00+00', '2026-11-23 09:00:00+00');
INSERT INTO public.known_browsers VALUES
	('MBDuP83Zug6E7KFPwAY0mUjgz3vg7LGAYr9mTpICxeU', '1996dcf4-6f7b-4688-8b8f-b4d3701d3b81', '2027-11-16 09:00:00+00'),
	('4zEhCB64fzajZvcDzgmZse7l0UKYN-2c_Q9tLuWtoXg', '437b4ab4-8b24-4bd4-8b4e-7b562f392d16', '2027-11-16 09:00:00+00'),
	('x0uPtM7-3eHDZ8UanoK2Bz_lssEy-eBobc5hKvkZMNA', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', '2027-11-16 09:01:00+00');
INSERT INTO public.mail_counts VALUES
	('2026-11-16', 3, '2eb0c37e2b84e3cdcbebce8c9f84187972724aa15245f113638c8350bbbe8d9f'),
	('2026-11-16', 3, '9cff78c1288405a4124401b4ed8d61b6a5d7c34f0f109da090a396e77f8fede0'),
	('2026-11-16', 1, '671481bd785631d333329317271b8f4632bb012f2e1498ab8e5eb121bd8f1826'),
	('2026-11-16', 1, '1038eaf5a9097aca2c0ab4fa9a572db62d0af15ac95bb86790b7c0fb3c5de85b'),
	('2026-11-16', 7, '1ecddaf2d3fa769adc2e81530720dc2fe6eeaff8bcac1a8a2c1bb920d5011431'),
	('2026-11-16', 7, '5829fb1fe79818d16ca767a63c5cd0f0007b994af3844b851c4442475d3d7b1e');
INSERT INTO public.mails VALUES
	('a914fa4c-3ac3-46bf-9ab1-218182bce0ad', '9df32737-c27a-496f-8782-927eb0055504', 'person1002@example.org', 'en', 'Confirm your e-mail address', 'Welcome to Probant

Confirm that this is your address, so that you can receive invitations and join an organization.

The link works for seven days. If you didn’t create an account, ignore this e-mail.

Confirm my address:
http://probant.test/verify-email#ml_xEPGVtOcu7ugRb9ZS0v2qdtZnaPS4BhCnWU-Ht1VMSU

-- 
Probant
', '<p>…</p>', 'http://probant.test/verify-email#ml_xEPGVtOcu7ugRb9ZS0v2qdtZnaPS4BhCnWU-Ht1VMSU', 'kept', 0, NULL, '2026-11-16 09:00:00+00', '2026-11-16 09:00:00+00', NULL, NULL, false),
	('48fc0588-6852-47a8-8055-9c22e7e2bbba', NULL, 'person1002@example.org', 'en', 'Person 1001 has invited you to Secret school', 'Join Secret school

Person 1001 has invited you to join the organization Secret school on Probant, where its members create and share questions and quizzes.

Follow the link to join. If you’re not logged in with this address, you’ll be asked to log in or create an account first. The link works for seven days. If you don’t know who this is, ignore this e-mail.

Join Secret school:
http://probant.test/organizations/5d5869df-2abb-4d32-9eae-0572a00c1db9/accept#ml_y00Glrls1j91PnyW9af8nhD8As8O3c68I6r87ZD6948

-- 
Probant
', '<p>…</p>', 'http://probant.test/organizations/5d5869df-2abb-4d32-9eae-0572a00c1db9/accept#ml_y00Glrls1j91PnyW9af8nhD8As8O3c68I6r87ZD6948', 'kept', 0, NULL, '2026-11-16 09:00:00+00', '2026-11-16 09:00:00+00', NULL, '1996dcf4-6f7b-4688-8b8f-b4d3701d3b81', false),
	('4d3326e3-fb2a-430c-a153-761feaaf3677', '437b4ab4-8b24-4bd4-8b4e-7b562f392d16', 'person1003@example.org', 'en', 'Confirm your e-mail address', 'Welcome to Probant

Confirm that this is your address, so that you can receive invitations and join an organization.

The link works for seven days. If you didn’t create an account, ignore this e-mail.

Confirm my address:
http://probant.test/verify-email#ml_spJu6eo611O66pA5kDX1U1OE3-2WmHOyqCkEtskhpzE

-- 
Probant
', '<p>…</p>', 'http://probant.test/verify-email#ml_spJu6eo611O66pA5kDX1U1OE3-2WmHOyqCkEtskhpzE', 'kept', 0, NULL, '2026-11-16 09:00:00+00', '2026-11-16 09:00:00+00', NULL, NULL, false),
	('9f41a8c3-40ad-4d3a-8255-6c1d894d00bd', NULL, 'person1003@example.org', 'en', 'Person 1001 has invited you to Secret school', 'Join Secret school

Person 1001 has invited you to join the organization Secret school on Probant, where its members create and share questions and quizzes.

Follow the link to join. If you’re not logged in with this address, you’ll be asked to log in or create an account first. The link works for seven days. If you don’t know who this is, ignore this e-mail.

Join Secret school:
http://probant.test/organizations/5d5869df-2abb-4d32-9eae-0572a00c1db9/accept#ml_Sk9eVoIRSXI8qoa5491SgS3pDEHDBbZCx3NMeFuPDbY

-- 
Probant
', '<p>…</p>', 'http://probant.test/organizations/5d5869df-2abb-4d32-9eae-0572a00c1db9/accept#ml_Sk9eVoIRSXI8qoa5491SgS3pDEHDBbZCx3NMeFuPDbY', 'kept', 0, NULL, '2026-11-16 09:00:00+00', '2026-11-16 09:00:00+00', NULL, '1996dcf4-6f7b-4688-8b8f-b4d3701d3b81', false),
	('540fa8f6-0ec3-4b63-9120-06230db5dd62', NULL, 'secret@example.org', 'en', 'Person 1001 has invited you to Secret school', 'Join Secret school

Person 1001 has invited you to join the organization Secret school on Probant, where its members create and share questions and quizzes.

Follow the link to join. If you’re not logged in with this address, you’ll be asked to log in or create an account first. The link works for seven days. If you don’t know who this is, ignore this e-mail.

Join Secret school:
http://probant.test/organizations/5d5869df-2abb-4d32-9eae-0572a00c1db9/accept#ml_InixoaI3bRPF6OuEcU8Wk0SZJCyc2ODQoZc4ck3u-Fk

-- 
Probant
', '<p>…</p>', 'http://probant.test/organizations/5d5869df-2abb-4d32-9eae-0572a00c1db9/accept#ml_InixoaI3bRPF6OuEcU8Wk0SZJCyc2ODQoZc4ck3u-Fk', 'kept', 0, NULL, '2026-11-16 09:00:00+00', '2026-11-16 09:00:00+00', NULL, '1996dcf4-6f7b-4688-8b8f-b4d3701d3b81', false),
	('500e2c95-c8a4-4151-bff8-60405e2fabb4', NULL, 'secret@example.org', 'en', 'Person 1002 has invited you to “Secret quiz”', 'Secret quiz

Person 1002 has invited you to take this quiz. Use the button below to open it: you don’t need an account or a password.

When: From Monday 16 November 2026, 10:00 to Wednesday 18 November 2026, 10:00 (Paris time)
Time: 30 minutes once you start
Rules: You have one attempt. If you leave the page or the window, copy, right-click or use a second screen, you’re warned the first time; the second time, your quiz ends and is handed in.

Go to the quiz:
http://probant.test/invitation#iv_jAWBCBsVRay4bkqZyMYZtDzJ9DklqDw1Ddogll57HCI

This link is yours alone: anyone who has it can answer in your name, so don’t share it. If you weren’t expecting this e-mail, ignore it.

-- 
Probant
', '<p>…</p>', 'http://probant.test/invitation#iv_jAWBCBsVRay4bkqZyMYZtDzJ9DklqDw1Ddogll57HCI', 'kept', 0, NULL, '2026-11-16 09:00:00+00', '2026-11-16 09:00:00+00', NULL, '9df32737-c27a-496f-8782-927eb0055504', false),
	('3d04d1b3-e085-47c4-8b88-58451a6cdff9', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', 'claire@example.org', 'en', 'Confirm your e-mail address', 'Welcome to Probant

Confirm that this is your address, so that you can receive invitations and join an organization.

The link works for seven days. If you didn’t create an account, ignore this e-mail.

Confirm my address:
http://probant.test/verify-email#ml_nqyjtMkF-YLtU-idXEXuXB0ntU4TU45Sjrdhwdwc30g

-- 
Probant
', '<p>…</p>', 'http://probant.test/verify-email#ml_nqyjtMkF-YLtU-idXEXuXB0ntU4TU45Sjrdhwdwc30g', 'kept', 0, NULL, '2026-11-16 09:01:00+00', '2026-11-16 09:01:00+00', NULL, NULL, false),
	('179687a5-3148-4611-a30d-72ddfe7d81de', NULL, 'gilles@example.org', 'fr', 'Claire vous invite à « Chimie, novembre 2026 »', 'Chimie, novembre 2026

Claire vous invite à passer ce quiz. Cliquez sur le bouton pour y accéder : vous n’avez besoin ni de compte ni de mot de passe.

Dates : Du lundi 16 novembre 2026 à 10:01 au mercredi 18 novembre 2026 à 10:01 (heure de Paris)
Durée : 1 heure à partir du moment où vous commencez
Règles : Vous n’avez droit qu’à un seul essai. Si vous quittez la page ou la fenêtre, copiez, faites un clic droit ou branchez un deuxième écran, vous recevez d’abord un avertissement ; la deuxième fois, votre quiz prend fin et votre copie est rendue.

Aller au quiz :
http://probant.test/invitation#iv_g0Jb8iJtQmeFzaXvO7ffLNDt5WyvDki0Z4e-z_mjAlo

Ce lien est personnel : ne le transmettez pas, car toute personne qui l’a peut répondre à votre place. Si vous n’attendiez pas ce message, ignorez-le.

-- 
Probant
', '<p>…</p>', 'http://probant.test/invitation#iv_g0Jb8iJtQmeFzaXvO7ffLNDt5WyvDki0Z4e-z_mjAlo', 'kept', 0, NULL, '2026-11-16 09:02:00+00', '2026-11-16 09:02:00+00', NULL, '00722d14-bd57-4ce6-8792-38e5ae0fc84b', false),
	('ed0adf9a-dc57-4cd9-b87c-e2e5f2688305', NULL, 'anna@example.org', 'fr', 'Claire vous invite à « Chimie, novembre 2026 »', 'Chimie, novembre 2026

Claire vous invite à passer ce quiz. Cliquez sur le bouton pour y accéder : vous n’avez besoin ni de compte ni de mot de passe.

Dates : Du lundi 16 novembre 2026 à 10:01 au mercredi 18 novembre 2026 à 10:01 (heure de Paris)
Durée : 1 heure à partir du moment où vous commencez
Règles : Vous n’avez droit qu’à un seul essai. Si vous quittez la page ou la fenêtre, copiez, faites un clic droit ou branchez un deuxième écran, vous recevez d’abord un avertissement ; la deuxième fois, votre quiz prend fin et votre copie est rendue.

Aller au quiz :
http://probant.test/invitation#iv_3p0fmf3XRWSn9CDpbWH4x_BhVWeRF8G6w-nutMLIwCA

Ce lien est personnel : ne le transmettez pas, car toute personne qui l’a peut répondre à votre place. Si vous n’attendiez pas ce message, ignorez-le.

-- 
Probant
', '<p>…</p>', 'http://probant.test/invitation#iv_3p0fmf3XRWSn9CDpbWH4x_BhVWeRF8G6w-nutMLIwCA', 'kept', 0, NULL, '2026-11-16 09:02:00+00', '2026-11-16 09:02:00+00', NULL, '00722d14-bd57-4ce6-8792-38e5ae0fc84b', false),
	('ecb0b0b9-c6ba-4207-a11d-ea248338e538', NULL, 'fanny@example.org', 'fr', 'Claire vous invite à « Chimie, novembre 2026 »', 'Chimie, novembre 2026

Claire vous invite à passer ce quiz. Cliquez sur le bouton pour y accéder : vous n’avez besoin ni de compte ni de mot de passe.

Dates : Du lundi 16 novembre 2026 à 10:01 au mercredi 18 novembre 2026 à 10:01 (heure de Paris)
Durée : 1 heure à partir du moment où vous commencez
Règles : Vous n’avez droit qu’à un seul essai. Si vous quittez la page ou la fenêtre, copiez, faites un clic droit ou branchez un deuxième écran, vous recevez d’abord un avertissement ; la deuxième fois, votre quiz prend fin et votre copie est rendue.

Aller au quiz :
http://probant.test/invitation#iv_DVFJMmumSyelRfWIjWDLfz-kakVYicDLOV7_jpk92Jo

Ce lien est personnel : ne le transmettez pas, car toute personne qui l’a peut répondre à votre place. Si vous n’attendiez pas ce message, ignorez-le.

-- 
Probant
', '<p>…</p>', 'http://probant.test/invitation#iv_DVFJMmumSyelRfWIjWDLfz-kakVYicDLOV7_jpk92Jo', 'kept', 0, NULL, '2026-11-16 09:02:00+00', '2026-11-16 09:02:00+00', NULL, '00722d14-bd57-4ce6-8792-38e5ae0fc84b', false),
	('983fdb80-19f2-4edb-8054-6dc52eee4a40', NULL, 'bruno@example.org', 'fr', 'Claire vous invite à « Chimie, novembre 2026 »', 'Chimie, novembre 2026

Claire vous invite à passer ce quiz. Cliquez sur le bouton pour y accéder : vous n’avez besoin ni de compte ni de mot de passe.

Dates : Du lundi 16 novembre 2026 à 10:01 au mercredi 18 novembre 2026 à 10:01 (heure de Paris)
Durée : 1 heure à partir du moment où vous commencez
Règles : Vous n’avez droit qu’à un seul essai. Si vous quittez la page ou la fenêtre, copiez, faites un clic droit ou branchez un deuxième écran, vous recevez d’abord un avertissement ; la deuxième fois, votre quiz prend fin et votre copie est rendue.

Aller au quiz :
http://probant.test/invitation#iv_CsOzuwPyQU-NfpuBcAWR4Edm2FcgWu2fyUzbhy_tkH8

Ce lien est personnel : ne le transmettez pas, car toute personne qui l’a peut répondre à votre place. Si vous n’attendiez pas ce message, ignorez-le.

-- 
Probant
', '<p>…</p>', 'http://probant.test/invitation#iv_CsOzuwPyQU-NfpuBcAWR4Edm2FcgWu2fyUzbhy_tkH8', 'kept', 0, NULL, '2026-11-16 09:03:00+00', '2026-11-16 09:03:00+00', NULL, '00722d14-bd57-4ce6-8792-38e5ae0fc84b', false),
	('4cbaf444-670a-442c-8d1a-19de9a111e6f', NULL, 'cleo@example.org', 'fr', 'Claire vous invite à « Chimie, novembre 2026 »', 'Chimie, novembre 2026

Claire vous invite à passer ce quiz. Cliquez sur le bouton pour y accéder : vous n’avez besoin ni de compte ni de mot de passe.

Dates : Du lundi 16 novembre 2026 à 10:01 au mercredi 18 novembre 2026 à 10:01 (heure de Paris)
Durée : 1 heure à partir du moment où vous commencez
Règles : Vous n’avez droit qu’à un seul essai. Si vous quittez la page ou la fenêtre, copiez, faites un clic droit ou branchez un deuxième écran, vous recevez d’abord un avertissement ; la deuxième fois, votre quiz prend fin et votre copie est rendue.

Aller au quiz :
http://probant.test/invitation#iv_jQVKKdp4RMWkbsATrA6G5bnHWJu3Tevn3_xF1y_q34E

Ce lien est personnel : ne le transmettez pas, car toute personne qui l’a peut répondre à votre place. Si vous n’attendiez pas ce message, ignorez-le.

-- 
Probant
', '<p>…</p>', 'http://probant.test/invitation#iv_jQVKKdp4RMWkbsATrA6G5bnHWJu3Tevn3_xF1y_q34E', 'kept', 0, NULL, '2026-11-16 09:04:00+00', '2026-11-16 09:04:00+00', NULL, '00722d14-bd57-4ce6-8792-38e5ae0fc84b', false),
	('25962e8f-dc07-4c29-99f5-934a37b57d7f', NULL, 'dora@example.org', 'fr', 'Claire vous invite à « Chimie, novembre 2026 »', 'Chimie, novembre 2026

Claire vous invite à passer ce quiz. Cliquez sur le bouton pour y accéder : vous n’avez besoin ni de compte ni de mot de passe.

Dates : Du lundi 16 novembre 2026 à 10:01 au mercredi 18 novembre 2026 à 10:01 (heure de Paris)
Durée : 1 heure à partir du moment où vous commencez
Règles : Vous n’avez droit qu’à un seul essai. Si vous quittez la page ou la fenêtre, copiez, faites un clic droit ou branchez un deuxième écran, vous recevez d’abord un avertissement ; la deuxième fois, votre quiz prend fin et votre copie est rendue.

Aller au quiz :
http://probant.test/invitation#iv_a7JclSYmTY2ho4KyjopgzGvWn9DvuIwi__xQYL1OTLA

Ce lien est personnel : ne le transmettez pas, car toute personne qui l’a peut répondre à votre place. Si vous n’attendiez pas ce message, ignorez-le.

-- 
Probant
', '<p>…</p>', 'http://probant.test/invitation#iv_a7JclSYmTY2ho4KyjopgzGvWn9DvuIwi__xQYL1OTLA', 'kept', 0, NULL, '2026-11-16 09:05:00+00', '2026-11-16 09:05:00+00', NULL, '00722d14-bd57-4ce6-8792-38e5ae0fc84b', false),
	('89c694f1-1d47-4d3a-81c1-e13389e4280d', NULL, 'emil@example.org', 'fr', 'Claire vous invite à « Chimie, novembre 2026 »', 'Chimie, novembre 2026

Claire vous invite à passer ce quiz. Cliquez sur le bouton pour y accéder : vous n’avez besoin ni de compte ni de mot de passe.

Dates : Du lundi 16 novembre 2026 à 10:01 au mercredi 18 novembre 2026 à 10:01 (heure de Paris)
Durée : 1 heure à partir du moment où vous commencez
Règles : Vous n’avez droit qu’à un seul essai. Si vous quittez la page ou la fenêtre, copiez, faites un clic droit ou branchez un deuxième écran, vous recevez d’abord un avertissement ; la deuxième fois, votre quiz prend fin et votre copie est rendue.

Aller au quiz :
http://probant.test/invitation#iv_--lzN4djR0GabYAwUUg-neTey-1IXq5v9M4TLkqB9fg

Ce lien est personnel : ne le transmettez pas, car toute personne qui l’a peut répondre à votre place. Si vous n’attendiez pas ce message, ignorez-le.

-- 
Probant
', '<p>…</p>', 'http://probant.test/invitation#iv_--lzN4djR0GabYAwUUg-neTey-1IXq5v9M4TLkqB9fg', 'kept', 0, NULL, '2026-11-16 09:06:00+00', '2026-11-16 09:06:00+00', NULL, '00722d14-bd57-4ce6-8792-38e5ae0fc84b', false);
INSERT INTO public.members VALUES
	('01a8dbe4-795b-4c65-8a57-20a78a38fe94', '5d5869df-2abb-4d32-9eae-0572a00c1db9', '1996dcf4-6f7b-4688-8b8f-b4d3701d3b81', 'owner', 'active', -1, -1, -1, '2026-11-16 09:00:00+00'),
	('4a7a9338-7fb0-420b-95d9-23d2505cf2e2', '5d5869df-2abb-4d32-9eae-0572a00c1db9', '9df32737-c27a-496f-8782-927eb0055504', 'moderator', 'active', -1, -1, -1, '2026-11-16 09:00:00+00'),
	('8a7379bc-a46a-429d-9610-a84021b0a1d0', '5d5869df-2abb-4d32-9eae-0572a00c1db9', '437b4ab4-8b24-4bd4-8b4e-7b562f392d16', 'member', 'active', -1, -1, -1, '2026-11-16 09:00:00+00');
INSERT INTO public.messages VALUES
	('87dfcc77-83c0-45fa-8c26-4209fb8448d4', 'b30926b9-f9c6-46df-9498-3485244dc4f9', NULL, 'Encore une demi-heure.', '2026-11-16 09:12:00+00');
INSERT INTO public.organizations VALUES
	('5d5869df-2abb-4d32-9eae-0572a00c1db9', 'Secret school', '', '1996dcf4-6f7b-4688-8b8f-b4d3701d3b81', NULL, '2026-11-16 09:00:00+00');
INSERT INTO public.participant_accounts VALUES
	('8c058108-1b15-45ac-b86e-4a99c8c619b4', '20c60498-a5e4-4a1f-a83e-552e790d239d'),
	('de9d1f99-fdd7-4564-a7f4-20e96d61f8c7', 'ad4de639-64d2-4b25-96d0-08081c3ccde3'),
	('0ac3b3bb-03f2-414f-8d7e-9b81700591e0', '589db002-d901-4386-845c-588230fb823d'),
	('8d054a29-da78-44c5-a46e-c013ac0e86e5', '1ece0477-3b7c-42eb-b5da-93d48fc936a1'),
	('6bb25c95-2626-4d8d-a1a3-82b28e8a60cc', 'eb753c31-a43f-4aab-90c2-48faaf54110e'),
	('fbe97337-8763-4741-9a6d-803051483e9d', '3b9c7d30-b275-4f28-9a95-cabedabb97b8');
INSERT INTO public.participants VALUES
	('8c058108-1b15-45ac-b86e-4a99c8c619b4', 'dbcdfd00-5962-48d7-8ad6-59c72c167f5d', 'secret@example.org', '20c60498-a5e4-4a1f-a83e-552e790d239d', '2026-11-16 09:00:00+00', '', 'invited', '2026-11-16 09:00:00+00', NULL, NULL, NULL, '500e2c95-c8a4-4151-bff8-60405e2fabb4', NULL, 'invitation', false, '', NULL, NULL),
	('0d514932-6ba6-4b27-a545-f5888d60cb7f', 'b30926b9-f9c6-46df-9498-3485244dc4f9', 'fanny@example.org', NULL, '2026-11-16 09:01:00+00', 'Fanny', 'invited', NULL, NULL, NULL, NULL, 'ecb0b0b9-c6ba-4207-a11d-ea248338e538', NULL, 'invitation', false, '', NULL, NULL),
	('83425bf2-226d-4267-85cd-a5ef3bb7df2c', 'b30926b9-f9c6-46df-9498-3485244dc4f9', 'gilles@example.org', NULL, '2026-11-16 09:01:00+00', '', 'invited', NULL, NULL, NULL, NULL, '179687a5-3148-4611-a30d-72ddfe7d81de', NULL, 'invitation', false, '', NULL, NULL),
	('de9d1f99-fdd7-4564-a7f4-20e96d61f8c7', 'b30926b9-f9c6-46df-9498-3485244dc4f9', 'anna@example.org', 'ad4de639-64d2-4b25-96d0-08081c3ccde3', '2026-11-16 09:02:00+00', '', 'invited', '2026-11-16 09:02:00+00', NULL, NULL, NULL, 'ed0adf9a-dc57-4cd9-b87c-e2e5f2688305', NULL, 'invitation', false, '', NULL, NULL),
	('0ac3b3bb-03f2-414f-8d7e-9b81700591e0', 'b30926b9-f9c6-46df-9498-3485244dc4f9', 'bruno@example.org', '589db002-d901-4386-845c-588230fb823d', '2026-11-16 09:03:00+00', '', 'invited', '2026-11-16 09:03:00+00', NULL, NULL, NULL, '983fdb80-19f2-4edb-8054-6dc52eee4a40', NULL, 'invitation', false, '', NULL, NULL),
	('8d054a29-da78-44c5-a46e-c013ac0e86e5', 'b30926b9-f9c6-46df-9498-3485244dc4f9', 'cleo@example.org', '1ece0477-3b7c-42eb-b5da-93d48fc936a1', '2026-11-16 09:04:00+00', '', 'invited', '2026-11-16 09:04:00+00', NULL, NULL, NULL, '4cbaf444-670a-442c-8d1a-19de9a111e6f', NULL, 'invitation', false, '', NULL, NULL),
	('6bb25c95-2626-4d8d-a1a3-82b28e8a60cc', 'b30926b9-f9c6-46df-9498-3485244dc4f9', 'dora@example.org', 'eb753c31-a43f-4aab-90c2-48faaf54110e', '2026-11-16 09:05:00+00', '', 'invited', '2026-11-16 09:05:00+00', NULL, NULL, NULL, '25962e8f-dc07-4c29-99f5-934a37b57d7f', NULL, 'invitation', false, '', NULL, NULL),
	('fbe97337-8763-4741-9a6d-803051483e9d', 'b30926b9-f9c6-46df-9498-3485244dc4f9', 'emil@example.org', '3b9c7d30-b275-4f28-9a95-cabedabb97b8', '2026-11-16 09:06:00+00', '', 'invited', '2026-11-16 09:06:00+00', NULL, NULL, NULL, '89c694f1-1d47-4d3a-81c1-e13389e4280d', NULL, 'invitation', false, '', NULL, NULL);
INSERT INTO public.picture_uses VALUES
	('b5a05dab-a326-4b8b-ba9e-16cbb81fb027', 'de30be7e-acf6-45fe-b389-a072202c6f4e', NULL),
	('b5a05dab-a326-4b8b-ba9e-16cbb81fb027', 'de30be7e-acf6-45fe-b389-a072202c6f4e', 'b30926b9-f9c6-46df-9498-3485244dc4f9');
INSERT INTO public.pictures VALUES
	('07aa4bf7-bced-47c2-98c6-92bc03e70f5b', '5d5869df-2abb-4d32-9eae-0572a00c1db9', '9df32737-c27a-496f-8782-927eb0055504', 'image/png', 1, 1, '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636800000082008177cd72b60000000049454e44ae426082', '2026-11-16 09:00:00+00', NULL),
	('b5a05dab-a326-4b8b-ba9e-16cbb81fb027', '070e3028-9f6f-4b11-8f3e-47e800507f6c', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', 'image/png', 1, 1, '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636800000082008177cd72b60000000049454e44ae426082', '2026-11-16 09:01:00+00', '2026-11-16 09:01:00+00');
INSERT INTO public.plans VALUES
	('2421abe7-35f3-4598-a5a6-7e775dd6780e', 'free', NULL, '{"groups": 2, "quizzes": 5, "groupSize": 30, "questions": 50, "participants": 30, "manualQuestions": 50}', '{"en": {"name": "Free", "features": ["Questions generated from a subject or your own text", "Timed quizzes with anti-cheat monitoring", "Results as they come in", "Export to learning platforms"], "description": "For a first quiz, and for one class."}, "fr": {"name": "Gratuit", "features": ["Questions générées à partir d’un sujet ou de votre texte", "Quiz chronométrés et surveillés", "Résultats en direct", "Export vers les plateformes d’apprentissage"], "description": "Pour un premier quiz et pour une classe."}}', '2026-11-16 09:00:00+00', NULL, NULL),
	('4d8ef93b-12ca-4a19-b0af-b96342f44943', 'pro', NULL, '{"groups": 20, "quizzes": 100, "groupSize": 300, "questions": 1000, "participants": 300, "manualQuestions": 1000}', '{"en": {"name": "Pro", "features": ["Everything in Free", "Room for large groups", "Room for many exams a month"], "description": "For people who create exams often."}, "fr": {"name": "Pro", "features": ["Tout ce que comprend la formule Gratuit", "Adapté aux grands groupes", "Adapté à de nombreux examens par mois"], "description": "Pour évaluer souvent."}}', '2026-11-16 09:00:00+00', NULL, NULL),
	('066e5ec1-d393-4e2c-923e-d74f3b69860b', 'organization', NULL, '{"groups": -1, "quizzes": -1, "groupSize": 1000, "questions": 10000, "participants": 1000, "manualQuestions": -1}', '{"en": {"name": "Organization", "features": ["Everything in Pro", "Members with roles and limits", "A shared question bank"], "description": "For schools, training centres and recruiters who work together."}, "fr": {"name": "Organisation", "features": ["Tout ce que comprend la formule Pro", "Des membres avec des rôles et des limites", "Une banque de questions partagée"], "description": "Pour les écoles, centres de formation et services de recrutement qui travaillent ensemble."}}', '2026-11-16 09:00:00+00', NULL, NULL);
INSERT INTO public.question_revisions VALUES
	('de30be7e-acf6-45fe-b389-a072202c6f4e', 1, '00722d14-bd57-4ce6-8792-38e5ae0fc84b', '2026-11-16 09:01:00+00', '{"type": "true_false", "title": "L’eau bout à 100 °C au niveau de la mer.", "content": {"type": "true_false", "isTrue": true}, "subject": "Chimie", "language": "fr", "titleHtml": "<p>L’eau bout à 100 °C au niveau de la mer.</p>", "difficulty": "medium", "explanation": "À la pression de 1 013 hPa.", "explanationHtml": "<p>À la pression de 1 013 hPa.</p>"}');
INSERT INTO public.questions VALUES
	('d57d7d51-c1da-4d3b-a0cb-d93c5e2ce11b', '5d5869df-2abb-4d32-9eae-0572a00c1db9', '9df32737-c27a-496f-8782-927eb0055504', 'multiple_choice', 'Geography', 'en', 'easy', 'What is the capital of country 1?', '<p>What is the capital of country 1?</p>', '{"type": "multiple_choice", "answers": [{"html": "Paris", "text": "Paris", "isCorrect": true}, {"html": "Lyon", "text": "Lyon", "isCorrect": false}, {"html": "Nice", "text": "Nice", "isCorrect": false}, {"html": "Lille", "text": "Lille", "isCorrect": false}]}', '', '', 'manual', NULL, NULL, 'what is the capital of country 1', 1, '2026-11-16 09:00:00+00', '2026-11-16 09:00:00+00', NULL),
	('ff75dd3b-65d6-4fed-b144-40afdb0f71d9', '5d5869df-2abb-4d32-9eae-0572a00c1db9', '9df32737-c27a-496f-8782-927eb0055504', 'multiple_choice', 'Geography', 'en', 'easy', 'What is the capital of country 2?', '<p>What is the capital of country 2?</p>', '{"type": "multiple_choice", "answers": [{"html": "Paris", "text": "Paris", "isCorrect": true}, {"html": "Lyon", "text": "Lyon", "isCorrect": false}, {"html": "Nice", "text": "Nice", "isCorrect": false}, {"html": "Lille", "text": "Lille", "isCorrect": false}]}', '', '', 'manual', NULL, NULL, 'what is the capital of country 2', 1, '2026-11-16 09:00:00+00', '2026-11-16 09:00:00+00', NULL),
	('93df58ac-f4c5-47ca-83b1-fc996e7efd8e', '5d5869df-2abb-4d32-9eae-0572a00c1db9', '9df32737-c27a-496f-8782-927eb0055504', 'multiple_choice', 'Biology', 'en', 'easy', 'To whom do we owe this contribution to biology: the refutation of spontaneous generation?', '<p>To whom do we owe this contribution to biology: the refutation of spontaneous generation?</p>', '{"type": "multiple_choice", "answers": [{"html": "Charles Darwin", "text": "Charles Darwin", "isCorrect": false}, {"html": "Louis Pasteur", "text": "Louis Pasteur", "isCorrect": true}, {"html": "Robert Hooke", "text": "Robert Hooke", "isCorrect": false}, {"html": "Gregor Mendel", "text": "Gregor Mendel", "isCorrect": false}]}', 'We owe to Louis Pasteur this contribution to biology: the refutation of spontaneous generation.', '<p>We owe to Louis Pasteur this contribution to biology: the refutation of spontaneous generation.</p>', 'generated', 'builtin:facts', NULL, 'to whom do we owe this contribution to biology the refutation of spontaneous generation', 1, '2026-11-16 09:00:00+00', '2026-11-16 09:00:00+00', NULL),
	('6160a44a-462b-4f30-b1fa-a3f4c82e0308', '070e3028-9f6f-4b11-8f3e-47e800507f6c', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', 'multiple_choice', 'Chimie', 'fr', 'medium', 'Quel métal est liquide à $20\,^{\circ}\mathrm{C}$ ?', '<p>Quel métal est liquide à <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><mrow><mn>20</mn><mtext> </mtext><msup><mrow></mrow><mo lspace="0em" rspace="0em">∘</mo></msup><mi mathvariant="normal">C</mi></mrow></math></span> ?</p>', '{"type": "multiple_choice", "answers": [{"html": "Le fer", "text": "Le fer", "isCorrect": false}, {"html": "Le plomb", "text": "Le plomb", "isCorrect": false}, {"html": "Le mercure", "text": "Le mercure", "isCorrect": true}, {"html": "Le <code>Cu</code>", "text": "Le `Cu`", "isCorrect": false}]}', 'Le **mercure** fond à −39 °C.', '<p>Le <strong>mercure</strong> fond à −39 °C.</p>', 'manual', NULL, NULL, 'quel metal est liquide a 20 ^ circ mathrm c', 1, '2026-11-16 09:01:00+00', '2026-11-16 09:01:00+00', NULL),
	('5f9ee77d-6dd9-4948-8374-0b049b344789', '070e3028-9f6f-4b11-8f3e-47e800507f6c', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', 'multiple_choice', 'Chimie', 'fr', 'easy', 'Quel est le symbole du sodium ?', '<p>Quel est le symbole du sodium ?</p>', '{"type": "multiple_choice", "answers": [{"html": "Na", "text": "Na", "isCorrect": true}, {"html": "S", "text": "S", "isCorrect": false}, {"html": "So", "text": "So", "isCorrect": false}, {"html": "N", "text": "N", "isCorrect": false}]}', '', '', 'manual', NULL, NULL, 'quel est le symbole du sodium', 1, '2026-11-16 09:01:00+00', '2026-11-16 09:01:00+00', NULL),
	('71571539-3a3e-41d4-bb2f-79acb5ea456b', '070e3028-9f6f-4b11-8f3e-47e800507f6c', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', 'fill_in', 'Chimie', 'fr', 'medium', 'Quel gaz les plantes rejettent-elles le jour ?', '<p>Quel gaz les plantes rejettent-elles le jour ?</p>', '{"type": "fill_in", "accepted": ["oxygène", "dioxygène", "O₂"], "ignoresAccents": true}', '', '', 'manual', NULL, NULL, 'quel gaz les plantes rejettent elles le jour', 1, '2026-11-16 09:01:00+00', '2026-11-16 09:01:00+00', NULL),
	('e445b4af-82cf-4ccf-a4cd-70493706715c', '070e3028-9f6f-4b11-8f3e-47e800507f6c', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', 'fill_in', 'Chimie', 'fr', 'tough', 'Comment s’appelle le passage de solide à gaz ?', '<p>Comment s’appelle le passage de solide à gaz ?</p>', '{"type": "fill_in", "accepted": ["la sublimation", "sublimation"], "spacingCounts": true, "ignoresAccents": false}', '', '', 'manual', NULL, NULL, 'comment s appelle le passage de solide a gaz', 1, '2026-11-16 09:01:00+00', '2026-11-16 09:01:00+00', NULL),
	('41dbf267-32a2-49b5-acc4-d3522806b22f', '070e3028-9f6f-4b11-8f3e-47e800507f6c', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', 'open', 'Chimie', 'fr', 'tough', 'Pourquoi la glace flotte-t-elle sur l’eau ?', '<p>Pourquoi la glace flotte-t-elle sur l’eau ?</p>', '{"type": "open", "guidance": "La masse volumique ; les liaisons hydrogène.", "maxScore": 4, "guidanceHtml": "<p>La masse volumique ; les liaisons hydrogène.</p>"}', '', '', 'manual', NULL, NULL, 'pourquoi la glace flotte t elle sur l eau', 1, '2026-11-16 09:01:00+00', '2026-11-16 09:01:00+00', NULL),
	('de30be7e-acf6-45fe-b389-a072202c6f4e', '070e3028-9f6f-4b11-8f3e-47e800507f6c', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', 'true_false', 'Chimie', 'fr', 'medium', 'L’eau pure bout à 100 °C au niveau de la mer.', '<p>L’eau pure bout à 100 °C au niveau de la mer.</p>', '{"type": "true_false", "isTrue": true}', 'À la pression de 1 013 hPa. ![Un baromètre](picture:b5a05dab-a326-4b8b-ba9e-16cbb81fb027)', '<p>À la pression de 1 013 hPa. <img alt="Un baromètre" loading="lazy" src="/api/pictures/b5a05dab-a326-4b8b-ba9e-16cbb81fb027" width="1" height="1"></p>', 'manual', NULL, NULL, 'l eau pure bout a 100 °c au niveau de la mer', 2, '2026-11-16 09:01:00+00', '2026-11-16 09:01:00+00', NULL),
	('4c8fedbd-4c8b-4748-8f1a-1fb54ba5e3e9', '070e3028-9f6f-4b11-8f3e-47e800507f6c', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', 'true_false', 'Chimie', 'fr', 'medium', 'Le verre est un cristal parfait.', '<p>Le verre est un cristal parfait.</p>', '{"type": "true_false", "isTrue": false}', '', '', 'manual', NULL, NULL, 'le verre est un cristal parfait', 1, '2026-11-16 09:01:00+00', '2026-11-16 09:01:00+00', NULL),
	('bf6cffaa-a6d6-412a-a831-d789e8a45e65', '070e3028-9f6f-4b11-8f3e-47e800507f6c', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', 'true_false', 'Chimie', 'fr', 'medium', 'Le diamant est du carbone.', '<p>Le diamant est du carbone.</p>', '{"type": "true_false", "isTrue": true}', '', '', 'manual', NULL, NULL, 'le diamant est du carbone', 1, '2026-11-16 09:01:00+00', '2026-11-16 09:01:00+00', NULL),
	('e9ece3b9-2efc-4e90-81b2-c8776c1c605c', '070e3028-9f6f-4b11-8f3e-47e800507f6c', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', 'true_false', 'Chimie', 'fr', 'medium', 'L’air contient surtout de l’oxygène.', '<p>L’air contient surtout de l’oxygène.</p>', '{"type": "true_false", "isTrue": false}', '', '', 'manual', NULL, NULL, 'l air contient surtout de l oxygene', 1, '2026-11-16 09:01:00+00', '2026-11-16 09:01:00+00', NULL);
INSERT INTO public.quiz_history VALUES
	('92074930-758c-4489-9c09-d525a7d9f1d6', 'dbcdfd00-5962-48d7-8ad6-59c72c167f5d', '9df32737-c27a-496f-8782-927eb0055504', '2026-11-16 09:00:00+00', '{"kind": "published"}'),
	('39d5da3b-6bba-475a-a0d4-23d44eacf834', 'dbcdfd00-5962-48d7-8ad6-59c72c167f5d', '9df32737-c27a-496f-8782-927eb0055504', '2026-11-16 09:00:00+00', '{"kind": "invited", "count": 1}'),
	('8a68db2c-bccc-449a-9c1d-36fe8c6a197c', 'b30926b9-f9c6-46df-9498-3485244dc4f9', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', '2026-11-16 09:01:00+00', '{"kind": "published"}'),
	('3655d0cb-5b05-4120-a226-31de6012f221', 'b30926b9-f9c6-46df-9498-3485244dc4f9', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', '2026-11-16 09:01:00+00', '{"kind": "invited", "count": 2}'),
	('7ed950fe-2d88-4571-9b33-88addb08a3ba', 'b30926b9-f9c6-46df-9498-3485244dc4f9', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', '2026-11-16 09:02:00+00', '{"kind": "invited", "count": 1}'),
	('337c7385-2ff9-4af8-9ea6-0ff67ce4f3d4', 'b30926b9-f9c6-46df-9498-3485244dc4f9', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', '2026-11-16 09:03:00+00', '{"kind": "invited", "count": 1}'),
	('e34c636b-b98a-4272-9e81-6f6be42d73c2', 'b30926b9-f9c6-46df-9498-3485244dc4f9', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', '2026-11-16 09:04:00+00', '{"kind": "invited", "count": 1}'),
	('8f97453f-bd22-4da7-a6c0-af5e501358e3', 'b30926b9-f9c6-46df-9498-3485244dc4f9', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', '2026-11-16 09:05:00+00', '{"kind": "invited", "count": 1}'),
	('6965353f-aa6d-4e9f-bbff-607e88906a50', 'b30926b9-f9c6-46df-9498-3485244dc4f9', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', '2026-11-16 09:06:00+00', '{"kind": "invited", "count": 1}');
INSERT INTO public.quiz_questions VALUES
	('a1c7deee-b40f-4855-9dad-4ffb0196524d', '6160a44a-462b-4f30-b1fa-a3f4c82e0308', 0, 0, 2, NULL, 'normal'),
	('dbcdfd00-5962-48d7-8ad6-59c72c167f5d', 'ff75dd3b-65d6-4fed-b144-40afdb0f71d9', 0, 1, 1, '{"type": "multiple_choice", "title": "What is the capital of country 2?", "content": {"type": "multiple_choice", "answers": [{"html": "Paris", "text": "Paris", "isCorrect": true}, {"html": "Lyon", "text": "Lyon", "isCorrect": false}, {"html": "Nice", "text": "Nice", "isCorrect": false}, {"html": "Lille", "text": "Lille", "isCorrect": false}]}, "subject": "Geography", "language": "en", "titleHtml": "<p>What is the capital of country 2?</p>", "difficulty": "easy", "explanation": "", "explanationHtml": ""}', 'normal'),
	('dbcdfd00-5962-48d7-8ad6-59c72c167f5d', 'd57d7d51-c1da-4d3b-a0cb-d93c5e2ce11b', 0, 0, 1, '{"type": "multiple_choice", "title": "What is the capital of country 1?", "content": {"type": "multiple_choice", "answers": [{"html": "Paris", "text": "Paris", "isCorrect": true}, {"html": "Lyon", "text": "Lyon", "isCorrect": false}, {"html": "Nice", "text": "Nice", "isCorrect": false}, {"html": "Lille", "text": "Lille", "isCorrect": false}]}, "subject": "Geography", "language": "en", "titleHtml": "<p>What is the capital of country 1?</p>", "difficulty": "easy", "explanation": "", "explanationHtml": ""}', 'dropped'),
	('b30926b9-f9c6-46df-9498-3485244dc4f9', '6160a44a-462b-4f30-b1fa-a3f4c82e0308', 0, 0, 2, '{"type": "multiple_choice", "title": "Quel métal est liquide à $20\\,^{\\circ}\\mathrm{C}$ ?", "content": {"type": "multiple_choice", "answers": [{"html": "Le fer", "text": "Le fer", "isCorrect": false}, {"html": "Le plomb", "text": "Le plomb", "isCorrect": false}, {"html": "Le mercure", "text": "Le mercure", "isCorrect": true}, {"html": "Le <code>Cu</code>", "text": "Le `Cu`", "isCorrect": false}]}, "subject": "Chimie", "language": "fr", "titleHtml": "<p>Quel métal est liquide à <span class=\"katex\"><math xmlns=\"http://www.w3.org/1998/Math/MathML\"><mrow><mn>20</mn><mtext> </mtext><msup><mrow></mrow><mo lspace=\"0em\" rspace=\"0em\">∘</mo></msup><mi mathvariant=\"normal\">C</mi></mrow></math></span> ?</p>", "difficulty": "medium", "explanation": "Le **mercure** fond à −39 °C.", "explanationHtml": "<p>Le <strong>mercure</strong> fond à −39 °C.</p>"}', 'normal'),
	('b30926b9-f9c6-46df-9498-3485244dc4f9', '5f9ee77d-6dd9-4948-8374-0b049b344789', 0, 1, 1, '{"type": "multiple_choice", "title": "Quel est le symbole du sodium ?", "content": {"type": "multiple_choice", "answers": [{"html": "Na", "text": "Na", "isCorrect": true}, {"html": "S", "text": "S", "isCorrect": false}, {"html": "So", "text": "So", "isCorrect": false}, {"html": "N", "text": "N", "isCorrect": false}]}, "subject": "Chimie", "language": "fr", "titleHtml": "<p>Quel est le symbole du sodium ?</p>", "difficulty": "easy", "explanation": "", "explanationHtml": ""}', 'normal'),
	('b30926b9-f9c6-46df-9498-3485244dc4f9', 'de30be7e-acf6-45fe-b389-a072202c6f4e', 0, 2, 1, '{"type": "true_false", "title": "L’eau pure bout à 100 °C au niveau de la mer.", "content": {"type": "true_false", "isTrue": true}, "subject": "Chimie", "language": "fr", "titleHtml": "<p>L’eau pure bout à 100 °C au niveau de la mer.</p>", "difficulty": "medium", "explanation": "À la pression de 1 013 hPa. ![Un baromètre](picture:b5a05dab-a326-4b8b-ba9e-16cbb81fb027)", "explanationHtml": "<p>À la pression de 1 013 hPa. <img alt=\"Un baromètre\" loading=\"lazy\" src=\"/api/pictures/b5a05dab-a326-4b8b-ba9e-16cbb81fb027\" width=\"1\" height=\"1\"></p>"}', 'normal'),
	('b30926b9-f9c6-46df-9498-3485244dc4f9', 'e445b4af-82cf-4ccf-a4cd-70493706715c', 0, 4, 1, '{"type": "fill_in", "title": "Comment s’appelle le passage de solide à gaz ?", "content": {"type": "fill_in", "accepted": ["la sublimation", "sublimation"], "spacingCounts": true, "ignoresAccents": false}, "subject": "Chimie", "language": "fr", "titleHtml": "<p>Comment s’appelle le passage de solide à gaz ?</p>", "difficulty": "tough", "explanation": "", "explanationHtml": ""}', 'normal'),
	('b30926b9-f9c6-46df-9498-3485244dc4f9', '41dbf267-32a2-49b5-acc4-d3522806b22f', 0, 5, 4, '{"type": "open", "title": "Pourquoi la glace flotte-t-elle sur l’eau ?", "content": {"type": "open", "guidance": "La masse volumique ; les liaisons hydrogène.", "maxScore": 4, "guidanceHtml": "<p>La masse volumique ; les liaisons hydrogène.</p>"}, "subject": "Chimie", "language": "fr", "titleHtml": "<p>Pourquoi la glace flotte-t-elle sur l’eau ?</p>", "difficulty": "tough", "explanation": "", "explanationHtml": ""}', 'normal'),
	('b30926b9-f9c6-46df-9498-3485244dc4f9', '4c8fedbd-4c8b-4748-8f1a-1fb54ba5e3e9', 1, 0, 1, '{"type": "true_false", "title": "Le verre est un cristal parfait.", "content": {"type": "true_false", "isTrue": false}, "subject": "Chimie", "language": "fr", "titleHtml": "<p>Le verre est un cristal parfait.</p>", "difficulty": "medium", "explanation": "", "explanationHtml": ""}', 'normal'),
	('b30926b9-f9c6-46df-9498-3485244dc4f9', 'bf6cffaa-a6d6-412a-a831-d789e8a45e65', 1, 1, 1, '{"type": "true_false", "title": "Le diamant est du carbone.", "content": {"type": "true_false", "isTrue": true}, "subject": "Chimie", "language": "fr", "titleHtml": "<p>Le diamant est du carbone.</p>", "difficulty": "medium", "explanation": "", "explanationHtml": ""}', 'normal'),
	('b30926b9-f9c6-46df-9498-3485244dc4f9', 'e9ece3b9-2efc-4e90-81b2-c8776c1c605c', 1, 2, 1, '{"type": "true_false", "title": "L’air contient surtout de l’oxygène.", "content": {"type": "true_false", "isTrue": false}, "subject": "Chimie", "language": "fr", "titleHtml": "<p>L’air contient surtout de l’oxygène.</p>", "difficulty": "medium", "explanation": "", "explanationHtml": ""}', 'normal'),
	('a1c7deee-b40f-4855-9dad-4ffb0196524d', '5f9ee77d-6dd9-4948-8374-0b049b344789', 0, 1, 1, NULL, 'normal'),
	('a1c7deee-b40f-4855-9dad-4ffb0196524d', 'de30be7e-acf6-45fe-b389-a072202c6f4e', 0, 2, 1, NULL, 'normal'),
	('a1c7deee-b40f-4855-9dad-4ffb0196524d', '71571539-3a3e-41d4-bb2f-79acb5ea456b', 0, 3, 1.5, NULL, 'normal'),
	('a1c7deee-b40f-4855-9dad-4ffb0196524d', 'e445b4af-82cf-4ccf-a4cd-70493706715c', 0, 4, 1, NULL, 'normal'),
	('a1c7deee-b40f-4855-9dad-4ffb0196524d', '41dbf267-32a2-49b5-acc4-d3522806b22f', 0, 5, 4, NULL, 'normal'),
	('a1c7deee-b40f-4855-9dad-4ffb0196524d', '4c8fedbd-4c8b-4748-8f1a-1fb54ba5e3e9', 1, 0, 1, NULL, 'normal'),
	('a1c7deee-b40f-4855-9dad-4ffb0196524d', 'bf6cffaa-a6d6-412a-a831-d789e8a45e65', 1, 1, 1, NULL, 'normal'),
	('a1c7deee-b40f-4855-9dad-4ffb0196524d', 'e9ece3b9-2efc-4e90-81b2-c8776c1c605c', 1, 2, 1, NULL, 'normal'),
	('b30926b9-f9c6-46df-9498-3485244dc4f9', '71571539-3a3e-41d4-bb2f-79acb5ea456b', 0, 3, 1.5, '{"type": "fill_in", "title": "Quel gaz les plantes rejettent-elles le jour ?", "content": {"type": "fill_in", "accepted": ["oxygène", "dioxygène", "O₂", "oxigène"], "ignoresAccents": true}, "subject": "Chimie", "language": "fr", "titleHtml": "<p>Quel gaz les plantes rejettent-elles le jour ?</p>", "difficulty": "medium", "explanation": "", "explanationHtml": ""}', 'normal');
INSERT INTO public.quizzes VALUES
	('dbcdfd00-5962-48d7-8ad6-59c72c167f5d', '5d5869df-2abb-4d32-9eae-0572a00c1db9', '9df32737-c27a-496f-8782-927eb0055504', 'Secret quiz', 'en', 'active', '2026-11-16 09:00:00+00', '2026-11-18 09:00:00+00', 'Europe/Paris', 30, '', '', '[{"draw": null, "title": ""}]', '{"paging": "one", "antiCheat": "end", "canGoBack": true, "scoreShown": "at_once", "answersShown": "after_end", "shufflesAnswers": true, "shufflesQuestions": false, "requiresFullScreen": false}', 2, 3, '2026-11-16 09:00:00+00', '2026-11-16 09:00:00+00', '9df32737-c27a-496f-8782-927eb0055504', '2026-11-01 00:00:00+00', '2026-11-16 09:00:00+00', NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL),
	('a1c7deee-b40f-4855-9dad-4ffb0196524d', '070e3028-9f6f-4b11-8f3e-47e800507f6c', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', 'Chimie, brouillon', 'fr', 'draft', NULL, '2026-11-18 09:01:00+00', 'Europe/Paris', 60, 'Une *seule* réponse par question.', '<p>Une <em>seule</em> réponse par question.</p>', '[{"draw": null, "title": "Cours"}, {"draw": 1, "title": "Au hasard"}]', '{"paging": "one", "antiCheat": "end", "canGoBack": true, "scoreShown": "at_once", "answersShown": "after_finishing", "shufflesAnswers": true, "shufflesQuestions": true, "requiresFullScreen": false}', 7, 1, '2026-11-16 09:01:00+00', '2026-11-16 09:01:00+00', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', '2026-11-01 00:00:00+00', NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL),
	('b30926b9-f9c6-46df-9498-3485244dc4f9', '070e3028-9f6f-4b11-8f3e-47e800507f6c', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', 'Chimie, novembre 2026', 'fr', 'active', '2026-11-16 09:01:00+00', '2026-11-18 09:01:00+00', 'Europe/Paris', 60, 'Une *seule* réponse par question.', '<p>Une <em>seule</em> réponse par question.</p>', '[{"draw": null, "title": "Cours"}, {"draw": 1, "title": "Au hasard"}]', '{"paging": "one", "antiCheat": "end", "canGoBack": true, "scoreShown": "at_once", "answersShown": "after_finishing", "shufflesAnswers": true, "shufflesQuestions": true, "requiresFullScreen": false}', 7, 3, '2026-11-16 09:01:00+00', '2026-11-16 09:01:00+00', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', '2026-11-01 00:00:00+00', '2026-11-16 09:01:00+00', NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL);
INSERT INTO public.refresh_tokens VALUES
	('63a9bbd8-badf-4a1c-b30f-dd3d921f15c5', '41b52619-2f3b-4842-bd79-d013784aa5ea', 'WGzxd0oBM4pDctzMsHIN_Pb3lJEwn-PGQUCQ3LE9iZ0', '2026-11-16 09:00:00+00', NULL, NULL, '2026-11-16 09:00:00+00'),
	('b01f3da6-b47a-49f8-8bda-693fa9fd2439', '4f142b44-12c0-4269-8401-667470e7395d', 'bpv0wJId6E3Qn-fnDbAbsGKBoYfH6j1jF-8kQcnPjqE', '2026-11-16 09:00:00+00', NULL, NULL, '2026-11-16 09:00:00+00'),
	('d9ef46bc-5eb8-492e-be5b-570ddf89e4d9', 'a5415b23-7a2f-4345-84d4-72b5c0b41938', 'D2ALL4bk7P2KiFBn9ZT5jvfQC7Gp5FnDlGrWzEUvmwI', '2026-11-16 09:00:00+00', NULL, NULL, '2026-11-16 09:00:00+00'),
	('5ff0a9d9-7208-4b99-93dd-7e5971ebd0be', '7328563c-fa60-4070-a680-ad9c11adf7b7', 'ABQMWK9OsL2BfGwApnBLyCVWLnW4z0YW8hGTtQMo1_w', '2026-11-16 09:00:00+00', NULL, NULL, '2026-11-16 09:00:00+00'),
	('bb92a8c1-0444-4362-988d-a4894b3cc5e4', '51d1a489-ecc9-4364-8ea0-cd6d387d4db2', '8pec-lCvp0Shiq4YSXGMiEEd_uYIZh4vtp6DTL_87Gc', '2026-11-16 09:01:00+00', NULL, NULL, '2026-11-16 09:01:00+00'),
	('ad4822c7-2ee1-4165-9ef3-633bf76f11dc', 'ce300f89-409d-49e2-9642-e6835cc414c1', 'h35X3Bm_M--VMNG91pbF1sHiEPa5uiAaZjVHr-3vc2E', '2026-11-16 09:02:00+00', NULL, NULL, '2026-11-16 09:02:00+00'),
	('2928fda9-3774-47b6-bd4f-17d25ea78de1', '39230bbf-b2c9-40d4-86e9-6eda47f055ad', 'tZ_2pPM-L8ydnUeoeaNA6pxKSVWW592q_QDprRr0mZU', '2026-11-16 09:03:00+00', NULL, NULL, '2026-11-16 09:03:00+00'),
	('b3a83c71-27d7-4a63-aa65-be1457874588', '9ac98f97-9d94-4355-b744-a17991711ec7', 'xYTc7tKjPVApWEcZHPrw2Pq1fp9Vtm7yAKt7NrFmXss', '2026-11-16 09:04:00+00', NULL, NULL, '2026-11-16 09:04:00+00'),
	('293889c6-b17e-4c3f-8c2b-1a2baf450922', 'e7c7affd-9a70-454a-bc0a-f3fc03bdd194', 'aEyRlEr4ewZnGv4MFN2UxUM1JtFgajhH4zCGMDejHt0', '2026-11-16 09:05:00+00', NULL, NULL, '2026-11-16 09:05:00+00'),
	('d58710f7-4609-48b2-8863-620d7163fa8f', 'a700a5ef-b90f-48f6-8493-5ce74b749217', 'OxkcXRyCiWjdT77oeRIUvqvtcS32eec92eXvs1jXdzc', '2026-11-16 09:06:00+00', NULL, NULL, '2026-11-16 09:06:00+00');
INSERT INTO public.regrades VALUES
	('98d2245f-cb2e-46b5-b8bd-148a018aa739', 'dbcdfd00-5962-48d7-8ad6-59c72c167f5d', 'd57d7d51-c1da-4d3b-a0cb-d93c5e2ce11b', NULL, 'drop', '{"content": {"type": "multiple_choice", "answers": [{"html": "Paris", "text": "Paris", "isCorrect": true}, {"html": "Lyon", "text": "Lyon", "isCorrect": false}, {"html": "Nice", "text": "Nice", "isCorrect": false}, {"html": "Lille", "text": "Lille", "isCorrect": false}]}, "scoring": "normal"}', '{"content": {"type": "multiple_choice", "answers": [{"html": "Paris", "text": "Paris", "isCorrect": true}, {"html": "Lyon", "text": "Lyon", "isCorrect": false}, {"html": "Nice", "text": "Nice", "isCorrect": false}, {"html": "Lille", "text": "Lille", "isCorrect": false}]}, "scoring": "dropped"}', 1, '2026-11-16 09:00:00+00', '9df32737-c27a-496f-8782-927eb0055504', NULL),
	('fb0f84f2-923b-4afe-b42d-e04b60a3043b', 'b30926b9-f9c6-46df-9498-3485244dc4f9', '71571539-3a3e-41d4-bb2f-79acb5ea456b', NULL, 'accept', '{"content": {"type": "fill_in", "accepted": ["oxygène", "dioxygène", "O₂"], "ignoresAccents": true}, "scoring": "normal"}', '{"content": {"type": "fill_in", "accepted": ["oxygène", "dioxygène", "O₂", "oxigène"], "ignoresAccents": true}, "scoring": "normal"}', 1, '2026-11-16 09:13:00+00', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', NULL);
INSERT INTO public.room_codes VALUES
	('ad458fef-708a-4ec5-9817-257322b4243a', 'b30926b9-f9c6-46df-9498-3485244dc4f9', 'Ju4SJdhtNjKncchdlzwfIkXxU9ngrt6aOfcF2XRWkeM', '2026-11-16 09:01:00+00', 'anyone');
INSERT INTO public.server_presence VALUES
	('19f848bf-ed98-41c8-b40a-730302164532', '2026-11-16 09:01:00+00', '2026-11-16 09:01:00+00');
INSERT INTO public.sessions VALUES
	('41b52619-2f3b-4842-bd79-d013784aa5ea', '1996dcf4-6f7b-4688-8b8f-b4d3701d3b81', 'lightMyRequest', '127.0.0.1', '2026-11-16 09:00:00+00', '2026-11-16 09:00:00+00', '2026-12-16 09:00:00+00', NULL, NULL, false),
	('a5415b23-7a2f-4345-84d4-72b5c0b41938', '437b4ab4-8b24-4bd4-8b4e-7b562f392d16', 'lightMyRequest', '127.0.0.1', '2026-11-16 09:00:00+00', '2026-11-16 09:00:00+00', '2026-12-16 09:00:00+00', NULL, NULL, false),
	('7328563c-fa60-4070-a680-ad9c11adf7b7', '20c60498-a5e4-4a1f-a83e-552e790d239d', 'lightMyRequest', '127.0.0.1', '2026-11-16 09:00:00+00', '2026-11-16 09:00:00+00', '2026-12-16 09:00:00+00', NULL, 'dbcdfd00-5962-48d7-8ad6-59c72c167f5d', false),
	('4f142b44-12c0-4269-8401-667470e7395d', '9df32737-c27a-496f-8782-927eb0055504', 'lightMyRequest', '127.0.0.1', '2026-11-16 09:00:00+00', '2026-11-16 09:00:00+00', '2026-12-16 09:00:00+00', '2026-11-16 09:01:00+00', NULL, false),
	('ce300f89-409d-49e2-9642-e6835cc414c1', 'ad4de639-64d2-4b25-96d0-08081c3ccde3', 'lightMyRequest', '127.0.0.1', '2026-11-16 09:02:00+00', '2026-11-16 09:09:00+00', '2026-12-16 09:02:00+00', NULL, 'b30926b9-f9c6-46df-9498-3485244dc4f9', false),
	('39230bbf-b2c9-40d4-86e9-6eda47f055ad', '589db002-d901-4386-845c-588230fb823d', 'lightMyRequest', '127.0.0.1', '2026-11-16 09:03:00+00', '2026-11-16 09:10:00+00', '2026-12-16 09:03:00+00', NULL, 'b30926b9-f9c6-46df-9498-3485244dc4f9', false),
	('9ac98f97-9d94-4355-b744-a17991711ec7', '1ece0477-3b7c-42eb-b5da-93d48fc936a1', 'lightMyRequest', '127.0.0.1', '2026-11-16 09:04:00+00', '2026-11-16 09:10:00+00', '2026-12-16 09:04:00+00', NULL, 'b30926b9-f9c6-46df-9498-3485244dc4f9', false),
	('51d1a489-ecc9-4364-8ea0-cd6d387d4db2', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', 'lightMyRequest', '127.0.0.1', '2026-11-16 09:01:00+00', '2026-11-16 09:12:00+00', '2026-12-16 09:01:00+00', NULL, NULL, false),
	('e7c7affd-9a70-454a-bc0a-f3fc03bdd194', 'eb753c31-a43f-4aab-90c2-48faaf54110e', 'lightMyRequest', '127.0.0.1', '2026-11-16 09:05:00+00', '2026-11-16 09:13:00+00', '2026-12-16 09:05:00+00', NULL, 'b30926b9-f9c6-46df-9498-3485244dc4f9', false),
	('a700a5ef-b90f-48f6-8493-5ce74b749217', '3b9c7d30-b275-4f28-9a95-cabedabb97b8', 'lightMyRequest', '127.0.0.1', '2026-11-16 09:06:00+00', '2026-11-16 09:13:00+00', '2026-12-16 09:06:00+00', NULL, 'b30926b9-f9c6-46df-9498-3485244dc4f9', false);
INSERT INTO public.share_links VALUES
	('a3ea8a27-6e07-4a8f-acb7-fd0684b5454a', 'b30926b9-f9c6-46df-9498-3485244dc4f9', '["school.org"]', '[]', '2026-11-16 09:01:00+00');
INSERT INTO public.submissions VALUES
	('3489e128-f3d8-47fa-a155-4600b8a56bae', 'b30926b9-f9c6-46df-9498-3485244dc4f9', '8d054a29-da78-44c5-a46e-c013ac0e86e5', '2026-11-16 09:04:00+00', NULL, NULL, NULL, '2026-11-16 10:04:00+00', 'c297385a-1ecc-4fcf-a235-66c9023848f3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0),
	('87bb1869-2031-41cb-95c3-9062d542a051', 'b30926b9-f9c6-46df-9498-3485244dc4f9', 'de9d1f99-fdd7-4564-a7f4-20e96d61f8c7', '2026-11-16 09:02:00+00', '2026-11-16 09:09:00+00', 'handed_in', 95.65217391304348, '2026-11-16 10:02:00+00', '204c18b2-25f3-49ec-b65f-d4acc8c8855e', 7, '2d2a8144b5f6ea49', NULL, 11, 11.5, 0, '{"places": [0, 1, 2, 3, 4, 5, 7], "points": [2, 1, 1, 1.5, 1, 3.5, 1], "choices": [2, 0, 1, null, null, null, 1], "spentMs": [9000, 3000, 1000, 1000, 1000, 1000, 1000]}', NULL, NULL, 0),
	('4fe02a87-c90b-4d74-a701-f8de22e2a67f', 'dbcdfd00-5962-48d7-8ad6-59c72c167f5d', '8c058108-1b15-45ac-b86e-4a99c8c619b4', '2026-11-16 09:00:00+00', '2026-11-16 09:00:00+00', 'handed_in', 0, '2026-11-16 09:30:00+00', '3e320354-1057-43d4-ad88-4b5198364e5f', 0, 'e3b0c44298fc1c14', NULL, 0, 1, 0, '{"places": null, "points": [0, 0], "choices": [null, null], "spentMs": [0, 0]}', '2026-11-16 09:12:00+00', NULL, 0),
	('a8d57f15-dac0-438f-be54-05c7273c203c', 'b30926b9-f9c6-46df-9498-3485244dc4f9', '6bb25c95-2626-4d8d-a1a3-82b28e8a60cc', '2026-11-16 09:05:00+00', '2026-11-16 09:10:00+00', 'terminated', 0, '2026-11-16 10:05:00+00', '15a29ddf-8dcb-4b3f-b24d-4dd75a1026a8', 1, 'eeca43d4b9b9750a', NULL, 0, 11.5, 0, '{"places": [0, 1, 2, 3, 4, 5, 7], "points": [0, 0, 0, 0, 0, 0, 0], "choices": [3, null, null, null, null, null, null], "spentMs": [1000, 0, 0, 0, 0, 0, 0]}', '2026-11-16 09:12:00+00', NULL, 0),
	('4e255c3a-34b0-4cf4-a82e-7b09e1bc33f0', 'b30926b9-f9c6-46df-9498-3485244dc4f9', 'fbe97337-8763-4741-9a6d-803051483e9d', '2026-11-16 09:06:00+00', '2026-11-16 09:10:00+00', 'handed_in', 0, '2026-11-16 10:06:00+00', '52176054-d304-4504-8fd1-66e63c63e917', 0, 'e3b0c44298fc1c14', NULL, 0, 11.5, 0, '{"places": [0, 1, 2, 3, 4, 5, 7], "points": [0, 0, 0, 0, 0, 0, 0], "choices": [null, null, null, null, null, null, null], "spentMs": [0, 0, 0, 0, 0, 0, 0]}', '2026-11-16 09:12:00+00', NULL, 0),
	('7bfc7444-5020-430e-955b-283d867e2a3e', 'b30926b9-f9c6-46df-9498-3485244dc4f9', '0ac3b3bb-03f2-414f-8d7e-9b81700591e0', '2026-11-16 09:03:00+00', '2026-11-16 09:10:00+00', 'handed_in', NULL, '2026-11-16 10:03:00+00', 'ab654644-a601-4df4-9788-cf098c88d108', 4, '3e069fadaca4dd08', NULL, 1.5, 11.5, 1, '{"places": [0, 1, 2, 3, 4, 5, 6], "points": [0, 0, 0, 1.5, 0, null, 0], "choices": [0, null, 0, null, null, null, null], "spentMs": [1000, 1000, 1000, 1000, 1000, 1000, 0]}', NULL, NULL, 0);
INSERT INTO public.subscriptions VALUES
	('4f4cf57f-7f78-40d0-9f28-b521fbb1a670', '2421abe7-35f3-4598-a5a6-7e775dd6780e', 'active', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, '2026-11-16 09:00:00+00'),
	('5d5869df-2abb-4d32-9eae-0572a00c1db9', '066e5ec1-d393-4e2c-923e-d74f3b69860b', 'active', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, '2026-11-16 09:00:00+00'),
	('5244af14-79e0-4fd5-9230-6418f5d493c8', '2421abe7-35f3-4598-a5a6-7e775dd6780e', 'active', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, '2026-11-16 09:00:00+00'),
	('1f8611db-1e00-41b4-b8d1-52110c44c70f', '2421abe7-35f3-4598-a5a6-7e775dd6780e', 'active', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, '2026-11-16 09:00:00+00'),
	('2c2c30d2-6945-4f6d-b029-d84db07b0777', '2421abe7-35f3-4598-a5a6-7e775dd6780e', 'active', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, '2026-11-16 09:00:00+00'),
	('070e3028-9f6f-4b11-8f3e-47e800507f6c', '2421abe7-35f3-4598-a5a6-7e775dd6780e', 'active', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, '2026-11-16 09:01:00+00'),
	('cea15030-1f0e-4c51-b322-43bbf5206e2e', '2421abe7-35f3-4598-a5a6-7e775dd6780e', 'active', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, '2026-11-16 09:02:00+00'),
	('995d929a-7c8a-4732-8469-2f3ee0f50270', '2421abe7-35f3-4598-a5a6-7e775dd6780e', 'active', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, '2026-11-16 09:03:00+00'),
	('7812e115-ff35-43e1-901f-d30107242918', '2421abe7-35f3-4598-a5a6-7e775dd6780e', 'active', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, '2026-11-16 09:04:00+00'),
	('791a6377-a51a-4ad7-b5e0-99273f20fc8d', '2421abe7-35f3-4598-a5a6-7e775dd6780e', 'active', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, '2026-11-16 09:05:00+00'),
	('33ecd26c-46d7-49b6-9dd6-0824ac64a231', '2421abe7-35f3-4598-a5a6-7e775dd6780e', 'active', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, '2026-11-16 09:06:00+00');
INSERT INTO public.usage_counters VALUES
	('5d5869df-2abb-4d32-9eae-0572a00c1db9', 'manualQuestions', '2026-11-01 00:00:00+00', '9df32737-c27a-496f-8782-927eb0055504', 2),
	('5d5869df-2abb-4d32-9eae-0572a00c1db9', 'quizzes', '2026-11-01 00:00:00+00', '9df32737-c27a-496f-8782-927eb0055504', 1),
	('5d5869df-2abb-4d32-9eae-0572a00c1db9', 'questions', '2026-11-01 00:00:00+00', '9df32737-c27a-496f-8782-927eb0055504', 1),
	('070e3028-9f6f-4b11-8f3e-47e800507f6c', 'manualQuestions', '2026-11-01 00:00:00+00', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', 9),
	('070e3028-9f6f-4b11-8f3e-47e800507f6c', 'quizzes', '2026-11-01 00:00:00+00', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', 2);
INSERT INTO public.users VALUES
	('1996dcf4-6f7b-4688-8b8f-b4d3701d3b81', 'person1001@example.org', 'Person 1001', '', 'en', '$argon2id$v=19$m=64,t=1,p=1$g+t/pExlUjeYPSpC509ZxA$UX66/0q3/cjqn25X3J9UuQWFjIyo67SbdBV2rFqtoy0', '2026-11-16 09:00:00+00', 'active', true, '2026-11-16 09:00:00+00', NULL),
	('437b4ab4-8b24-4bd4-8b4e-7b562f392d16', 'person1003@example.org', 'Person 1003', '', 'en', '$argon2id$v=19$m=64,t=1,p=1$Zsih+Qlh4SMeuBgB3jvbcA$I0rHQ6y14lQwsHpRxIG5WZi0TDrxXm/f5Rp+qcwX4wg', '2026-11-16 09:00:00+00', 'active', false, '2026-11-16 09:00:00+00', NULL),
	('20c60498-a5e4-4a1f-a83e-552e790d239d', 'secret@example.org', 'secret', '', 'en', NULL, '2026-11-16 09:00:00+00', 'active', false, '2026-11-16 09:00:00+00', NULL),
	('00722d14-bd57-4ce6-8792-38e5ae0fc84b', 'claire@example.org', 'Claire', '', 'en', '$argon2id$v=19$m=64,t=1,p=1$/jpahG95Tf+kJWTQFC3ccQ$POIB9qnzslpbrETV2ZaGR3CLkVJQvhI77m/BGI91tSY', '2026-11-16 09:01:00+00', 'active', false, '2026-11-16 09:01:00+00', NULL),
	('9df32737-c27a-496f-8782-927eb0055504', 'person1002@example.org', 'Person 1002', '', 'en', '$argon2id$v=19$m=64,t=1,p=1$20bqg54pc2K7xZQwuhLNOg$AAi9RqxhUu6tf6pUoO2H60tGsjDqcfVvT0HLrKRNsj4', '2026-11-16 09:00:00+00', 'disabled', false, '2026-11-16 09:00:00+00', NULL),
	('ad4de639-64d2-4b25-96d0-08081c3ccde3', 'anna@example.org', 'anna', '', 'fr', NULL, '2026-11-16 09:02:00+00', 'active', false, '2026-11-16 09:02:00+00', NULL),
	('589db002-d901-4386-845c-588230fb823d', 'bruno@example.org', 'bruno', '', 'fr', NULL, '2026-11-16 09:03:00+00', 'active', false, '2026-11-16 09:03:00+00', NULL),
	('1ece0477-3b7c-42eb-b5da-93d48fc936a1', 'cleo@example.org', 'cleo', '', 'fr', NULL, '2026-11-16 09:04:00+00', 'active', false, '2026-11-16 09:04:00+00', NULL),
	('eb753c31-a43f-4aab-90c2-48faaf54110e', 'dora@example.org', 'dora', '', 'fr', NULL, '2026-11-16 09:05:00+00', 'active', false, '2026-11-16 09:05:00+00', NULL),
	('3b9c7d30-b275-4f28-9a95-cabedabb97b8', 'emil@example.org', 'emil', '', 'fr', NULL, '2026-11-16 09:06:00+00', 'active', false, '2026-11-16 09:06:00+00', NULL);
INSERT INTO public.workspaces VALUES
	('4f4cf57f-7f78-40d0-9f28-b521fbb1a670', '1996dcf4-6f7b-4688-8b8f-b4d3701d3b81', '2026-11-16 09:00:00+00'),
	('5d5869df-2abb-4d32-9eae-0572a00c1db9', NULL, '2026-11-16 09:00:00+00'),
	('5244af14-79e0-4fd5-9230-6418f5d493c8', '9df32737-c27a-496f-8782-927eb0055504', '2026-11-16 09:00:00+00'),
	('1f8611db-1e00-41b4-b8d1-52110c44c70f', '437b4ab4-8b24-4bd4-8b4e-7b562f392d16', '2026-11-16 09:00:00+00'),
	('2c2c30d2-6945-4f6d-b029-d84db07b0777', '20c60498-a5e4-4a1f-a83e-552e790d239d', '2026-11-16 09:00:00+00'),
	('070e3028-9f6f-4b11-8f3e-47e800507f6c', '00722d14-bd57-4ce6-8792-38e5ae0fc84b', '2026-11-16 09:01:00+00'),
	('cea15030-1f0e-4c51-b322-43bbf5206e2e', 'ad4de639-64d2-4b25-96d0-08081c3ccde3', '2026-11-16 09:02:00+00'),
	('995d929a-7c8a-4732-8469-2f3ee0f50270', '589db002-d901-4386-845c-588230fb823d', '2026-11-16 09:03:00+00'),
	('7812e115-ff35-43e1-901f-d30107242918', '1ece0477-3b7c-42eb-b5da-93d48fc936a1', '2026-11-16 09:04:00+00'),
	('791a6377-a51a-4ad7-b5e0-99273f20fc8d', 'eb753c31-a43f-4aab-90c2-48faaf54110e', '2026-11-16 09:05:00+00'),
	('33ecd26c-46d7-49b6-9dd6-0824ac64a231', '3b9c7d30-b275-4f28-9a95-cabedabb97b8', '2026-11-16 09:06:00+00');
SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 23, true);
ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.answers
    ADD CONSTRAINT answers_submission_id_question_id_pk PRIMARY KEY (submission_id, question_id);
ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_generation_id_question_id_pk PRIMARY KEY (generation_id, question_id);
ALTER TABLE ONLY public.generations
    ADD CONSTRAINT generations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.gone_customers
    ADD CONSTRAINT gone_customers_pkey PRIMARY KEY (customer_id);
ALTER TABLE ONLY public.group_invitations
    ADD CONSTRAINT group_invitations_group_id_quiz_id_pk PRIMARY KEY (group_id, quiz_id);
ALTER TABLE ONLY public.group_members
    ADD CONSTRAINT group_members_group_id_email_pk PRIMARY KEY (group_id, email);
ALTER TABLE ONLY public.groups
    ADD CONSTRAINT groups_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.identities
    ADD CONSTRAINT identities_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.import_items
    ADD CONSTRAINT import_items_import_id_number_pk PRIMARY KEY (import_id, number);
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.incidents
    ADD CONSTRAINT incidents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.installation
    ADD CONSTRAINT installation_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.known_browsers
    ADD CONSTRAINT known_browsers_token_hash_user_id_pk PRIMARY KEY (token_hash, user_id);
ALTER TABLE ONLY public.mail_counts
    ADD CONSTRAINT mail_counts_person_day_pk PRIMARY KEY (person, day);
ALTER TABLE ONLY public.mailed_links
    ADD CONSTRAINT mailed_links_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.organizations
    ADD CONSTRAINT organizations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.participant_accounts
    ADD CONSTRAINT participant_accounts_participant_id_user_id_pk PRIMARY KEY (participant_id, user_id);
ALTER TABLE ONLY public.participants
    ADD CONSTRAINT participants_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.picture_uses
    ADD CONSTRAINT picture_uses_once UNIQUE NULLS NOT DISTINCT (picture_id, question_id, quiz_id);
ALTER TABLE ONLY public.pictures
    ADD CONSTRAINT pictures_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.plans
    ADD CONSTRAINT plans_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.question_revisions
    ADD CONSTRAINT question_revisions_question_id_revision_pk PRIMARY KEY (question_id, revision);
ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.quiz_history
    ADD CONSTRAINT quiz_history_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.quiz_questions
    ADD CONSTRAINT quiz_questions_quiz_id_question_id_pk PRIMARY KEY (quiz_id, question_id);
ALTER TABLE ONLY public.quizzes
    ADD CONSTRAINT quizzes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.regrades
    ADD CONSTRAINT regrades_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.room_codes
    ADD CONSTRAINT room_codes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.server_presence
    ADD CONSTRAINT server_presence_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.share_codes
    ADD CONSTRAINT share_codes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.share_links
    ADD CONSTRAINT share_links_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.site_content
    ADD CONSTRAINT site_content_pkey PRIMARY KEY (locale);
ALTER TABLE ONLY public.spent_bot_tokens
    ADD CONSTRAINT spent_bot_tokens_pkey PRIMARY KEY (fingerprint);
ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (workspace_id);
ALTER TABLE ONLY public.trials
    ADD CONSTRAINT trials_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.usage_counters
    ADD CONSTRAINT usage_counters_workspace_id_period_starts_at_kind_user_id_pk PRIMARY KEY (workspace_id, period_starts_at, kind, user_id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.workspaces
    ADD CONSTRAINT workspaces_pkey PRIMARY KEY (id);
CREATE INDEX attempts_expires_at ON public.attempts USING btree (expires_at);
CREATE INDEX audit_entries_actor_id ON public.audit_entries USING btree (actor_id);
CREATE INDEX audit_entries_at ON public.audit_entries USING btree (at);
CREATE INDEX audit_entries_target_user_id ON public.audit_entries USING btree (target_user_id);
CREATE UNIQUE INDEX deliveries_generation_id_number ON public.deliveries USING btree (generation_id, number);
CREATE INDEX deliveries_question_id ON public.deliveries USING btree (question_id);
CREATE INDEX generations_status_alive_at ON public.generations USING btree (status, alive_at);
CREATE INDEX generations_user_id ON public.generations USING btree (user_id);
CREATE INDEX generations_workspace_id_user_id ON public.generations USING btree (workspace_id, user_id, started_at);
CREATE INDEX gone_customers_next_attempt_at ON public.gone_customers USING btree (next_attempt_at);
CREATE INDEX group_invitations_quiz_id ON public.group_invitations USING btree (quiz_id);
CREATE INDEX group_members_email ON public.group_members USING btree (email);
CREATE INDEX groups_creator_id ON public.groups USING btree (creator_id);
CREATE UNIQUE INDEX groups_workspace_id_lower_name ON public.groups USING btree (workspace_id, lower(name));
CREATE UNIQUE INDEX identities_provider_subject ON public.identities USING btree (provider, subject);
CREATE INDEX identities_user_id ON public.identities USING btree (user_id);
CREATE INDEX import_items_fingerprint ON public.import_items USING btree (import_id, fingerprint) WHERE (fingerprint IS NOT NULL);
CREATE INDEX imports_created_at ON public.imports USING btree (created_at);
CREATE INDEX imports_user_id ON public.imports USING btree (user_id);
CREATE INDEX imports_workspace_id ON public.imports USING btree (workspace_id);
CREATE UNIQUE INDEX incidents_submission_id_number ON public.incidents USING btree (submission_id, number);
CREATE INDEX invitations_email ON public.invitations USING btree (email);
CREATE INDEX invitations_invited_by_id ON public.invitations USING btree (invited_by_id);
CREATE UNIQUE INDEX invitations_organization_id_email ON public.invitations USING btree (organization_id, email);
CREATE UNIQUE INDEX invitations_token_hash ON public.invitations USING btree (token_hash);
CREATE INDEX known_browsers_expires_at ON public.known_browsers USING btree (expires_at);
CREATE INDEX known_browsers_user_id ON public.known_browsers USING btree (user_id);
CREATE INDEX mail_counts_day ON public.mail_counts USING btree (day);
CREATE INDEX mailed_links_email ON public.mailed_links USING btree (email);
CREATE INDEX mailed_links_expires_at ON public.mailed_links USING btree (expires_at);
CREATE UNIQUE INDEX mailed_links_token_hash ON public.mailed_links USING btree (token_hash);
CREATE INDEX mailed_links_user_id ON public.mailed_links USING btree (user_id);
CREATE INDEX mails_author_id ON public.mails USING btree (author_id);
CREATE INDEX mails_created_at ON public.mails USING btree (created_at);
CREATE INDEX mails_done ON public.mails USING btree (COALESCE(sent_at, created_at)) WHERE (status = ANY (ARRAY['sent'::text, 'kept'::text]));
CREATE INDEX mails_done_with_body ON public.mails USING btree (COALESCE(sent_at, created_at)) WHERE ((status = ANY (ARRAY['sent'::text, 'kept'::text])) AND (text <> ''::text));
CREATE INDEX mails_recipient_created_at ON public.mails USING btree (recipient, created_at);
CREATE INDEX mails_status_next_attempt_at ON public.mails USING btree (status, next_attempt_at);
CREATE INDEX mails_user_id ON public.mails USING btree (user_id);
CREATE UNIQUE INDEX members_one_owner ON public.members USING btree (organization_id) WHERE (role = 'owner'::text);
CREATE UNIQUE INDEX members_organization_id_user_id ON public.members USING btree (organization_id, user_id);
CREATE INDEX members_user_id ON public.members USING btree (user_id);
CREATE INDEX messages_quiz_id_sent_at ON public.messages USING btree (quiz_id, sent_at);
CREATE INDEX organizations_created_at ON public.organizations USING btree (created_at);
CREATE INDEX organizations_owner_id ON public.organizations USING btree (owner_id);
CREATE INDEX participant_accounts_user_id ON public.participant_accounts USING btree (user_id);
CREATE UNIQUE INDEX participants_code_hash ON public.participants USING btree (code_hash);
CREATE INDEX participants_email ON public.participants USING btree (email);
CREATE INDEX participants_handed ON public.participants USING btree (quiz_id) WHERE ((source <> 'invited'::text) OR is_by_hand OR (code_hash IS NOT NULL));
CREATE INDEX participants_mail_due ON public.participants USING btree (invited_at, id) WHERE (mail_due IS NOT NULL);
CREATE INDEX participants_mail_id ON public.participants USING btree (mail_id);
CREATE UNIQUE INDEX participants_quiz_id_email ON public.participants USING btree (quiz_id, email);
CREATE INDEX participants_quiz_id_invited_at ON public.participants USING btree (quiz_id, invited_at, id);
CREATE UNIQUE INDEX participants_quiz_id_user_id ON public.participants USING btree (quiz_id, user_id);
CREATE INDEX participants_user_id ON public.participants USING btree (user_id);
CREATE INDEX picture_uses_question_id ON public.picture_uses USING btree (question_id);
CREATE INDEX picture_uses_quiz_id ON public.picture_uses USING btree (quiz_id);
CREATE INDEX pictures_uploader_id ON public.pictures USING btree (uploader_id);
CREATE INDEX pictures_workspace_id ON public.pictures USING btree (workspace_id);
CREATE UNIQUE INDEX plans_catalogue_kind ON public.plans USING btree (kind) WHERE (kind <> 'enterprise'::text);
CREATE UNIQUE INDEX plans_organization_id ON public.plans USING btree (organization_id);
CREATE INDEX question_revisions_editor_id ON public.question_revisions USING btree (editor_id);
CREATE INDEX questions_creator_id ON public.questions USING btree (creator_id);
CREATE INDEX questions_workspace_id_created_at ON public.questions USING btree (workspace_id, created_at, id);
CREATE INDEX questions_workspace_id_difficulty ON public.questions USING btree (workspace_id, difficulty, created_at, id);
CREATE INDEX questions_workspace_id_fingerprint ON public.questions USING btree (workspace_id, fingerprint);
CREATE INDEX questions_workspace_id_lower_subject ON public.questions USING btree (workspace_id, lower(subject), created_at);
CREATE INDEX questions_workspace_id_subject ON public.questions USING btree (workspace_id, subject, created_at);
CREATE INDEX quiz_history_actor_id ON public.quiz_history USING btree (actor_id);
CREATE INDEX quiz_history_quiz_id_at ON public.quiz_history USING btree (quiz_id, at);
CREATE INDEX quiz_questions_question_id ON public.quiz_questions USING btree (question_id);
CREATE INDEX quizzes_creator_id ON public.quizzes USING btree (creator_id);
CREATE INDEX quizzes_status_closes_at ON public.quizzes USING btree (status, closes_at);
CREATE INDEX quizzes_workspace_id_status_updated_at ON public.quizzes USING btree (workspace_id, status, updated_at, id);
CREATE INDEX quizzes_workspace_id_updated_at ON public.quizzes USING btree (workspace_id, updated_at, id);
CREATE INDEX refresh_tokens_session_id ON public.refresh_tokens USING btree (session_id);
CREATE UNIQUE INDEX refresh_tokens_token_hash ON public.refresh_tokens USING btree (token_hash);
CREATE INDEX regrades_quiz_id_applied_at ON public.regrades USING btree (quiz_id, applied_at);
CREATE UNIQUE INDEX room_codes_code_hash ON public.room_codes USING btree (code_hash);
CREATE UNIQUE INDEX room_codes_quiz_id ON public.room_codes USING btree (quiz_id);
CREATE INDEX sessions_expires_at ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_quiz_id ON public.sessions USING btree (quiz_id);
CREATE INDEX sessions_user_id ON public.sessions USING btree (user_id);
CREATE INDEX share_codes_email ON public.share_codes USING btree (email);
CREATE INDEX share_codes_expires_at ON public.share_codes USING btree (expires_at);
CREATE INDEX share_codes_share_link_id ON public.share_codes USING btree (share_link_id);
CREATE UNIQUE INDEX share_links_quiz_id ON public.share_links USING btree (quiz_id);
CREATE INDEX spent_bot_tokens_expires_at ON public.spent_bot_tokens USING btree (expires_at);
CREATE UNIQUE INDEX submissions_participant_id ON public.submissions USING btree (participant_id);
CREATE INDEX submissions_quiz_id_id ON public.submissions USING btree (quiz_id, id);
CREATE INDEX submissions_running ON public.submissions USING btree (deadline_at) WHERE (finished_at IS NULL);
CREATE INDEX submissions_ungraded ON public.submissions USING btree (quiz_id) WHERE (ungraded_count > 0);
CREATE INDEX submissions_unmarked ON public.submissions USING btree (id) WHERE ((finished_at IS NOT NULL) AND (marks IS NULL));
CREATE INDEX submissions_untold ON public.submissions USING btree (id) WHERE ((score_percent IS NOT NULL) AND (told_at IS NULL));
CREATE UNIQUE INDEX subscriptions_customer_id ON public.subscriptions USING btree (customer_id);
CREATE INDEX subscriptions_plan_id ON public.subscriptions USING btree (plan_id);
CREATE UNIQUE INDEX subscriptions_provider_subscription_id ON public.subscriptions USING btree (provider_subscription_id);
CREATE INDEX users_created_at ON public.users USING btree (created_at);
CREATE UNIQUE INDEX users_email ON public.users USING btree (email);
CREATE INDEX users_guests ON public.users USING btree (id) WHERE (email ~~ '%@invalid'::text);
CREATE INDEX users_is_admin ON public.users USING btree (is_admin) WHERE is_admin;
CREATE UNIQUE INDEX workspaces_user_id ON public.workspaces USING btree (user_id);
CREATE TRIGGER forget_accounts AFTER DELETE ON public.participants REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.forget_participant_accounts();
CREATE TRIGGER forget_invitations AFTER DELETE ON public.users REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.forget_account_invitations();
CREATE TRIGGER forget_pictures AFTER DELETE ON public.quiz_questions FOR EACH ROW WHEN ((old.frozen IS NOT NULL)) EXECUTE FUNCTION public.note_pictures_of_copy();
CREATE TRIGGER note_accounts AFTER INSERT ON public.participants REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.note_invited_accounts();
CREATE TRIGGER note_invitations AFTER INSERT OR UPDATE OF email ON public.users FOR EACH ROW EXECUTE FUNCTION public.note_invitations_of_address();
CREATE TRIGGER note_new_account AFTER UPDATE OF email, user_id ON public.participants FOR EACH ROW WHEN (((old.email <> new.email) OR (old.user_id IS DISTINCT FROM new.user_id))) EXECUTE FUNCTION public.note_tied_account();
CREATE TRIGGER note_new_pictures AFTER UPDATE OF frozen ON public.quiz_questions FOR EACH ROW WHEN ((old.frozen IS DISTINCT FROM new.frozen)) EXECUTE FUNCTION public.note_pictures_of_copy();
CREATE TRIGGER note_new_pictures AFTER UPDATE OF instructions ON public.quizzes FOR EACH ROW WHEN ((old.instructions IS DISTINCT FROM new.instructions)) EXECUTE FUNCTION public.note_pictures_of_instructions();
CREATE TRIGGER note_pictures AFTER INSERT OR UPDATE OF title, explanation, content ON public.questions FOR EACH ROW EXECUTE FUNCTION public.note_pictures_of_question();
CREATE TRIGGER note_pictures AFTER INSERT ON public.quiz_questions FOR EACH ROW WHEN ((new.frozen IS NOT NULL)) EXECUTE FUNCTION public.note_pictures_of_copy();
CREATE TRIGGER note_pictures AFTER INSERT ON public.quizzes FOR EACH ROW WHEN ((new.instructions <> ''::text)) EXECUTE FUNCTION public.note_pictures_of_instructions();
ALTER TABLE ONLY public.answers
    ADD CONSTRAINT answers_graded_by_users_id_fk FOREIGN KEY (graded_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.answers
    ADD CONSTRAINT answers_submission_id_submissions_id_fk FOREIGN KEY (submission_id) REFERENCES public.submissions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_target_user_id_users_id_fk FOREIGN KEY (target_user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_generation_id_generations_id_fk FOREIGN KEY (generation_id) REFERENCES public.generations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_question_id_questions_id_fk FOREIGN KEY (question_id) REFERENCES public.questions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.generations
    ADD CONSTRAINT generations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.generations
    ADD CONSTRAINT generations_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.group_invitations
    ADD CONSTRAINT group_invitations_group_id_groups_id_fk FOREIGN KEY (group_id) REFERENCES public.groups(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.group_invitations
    ADD CONSTRAINT group_invitations_quiz_id_quizzes_id_fk FOREIGN KEY (quiz_id) REFERENCES public.quizzes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.group_members
    ADD CONSTRAINT group_members_group_id_groups_id_fk FOREIGN KEY (group_id) REFERENCES public.groups(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.groups
    ADD CONSTRAINT groups_creator_id_users_id_fk FOREIGN KEY (creator_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.groups
    ADD CONSTRAINT groups_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.identities
    ADD CONSTRAINT identities_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.import_items
    ADD CONSTRAINT import_items_import_id_imports_id_fk FOREIGN KEY (import_id) REFERENCES public.imports(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.incidents
    ADD CONSTRAINT incidents_submission_id_submissions_id_fk FOREIGN KEY (submission_id) REFERENCES public.submissions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_invited_by_id_users_id_fk FOREIGN KEY (invited_by_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_organization_id_organizations_id_fk FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.known_browsers
    ADD CONSTRAINT known_browsers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mailed_links
    ADD CONSTRAINT mailed_links_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_organization_id_organizations_id_fk FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_participant_id_participants_id_fk FOREIGN KEY (participant_id) REFERENCES public.participants(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_quiz_id_quizzes_id_fk FOREIGN KEY (quiz_id) REFERENCES public.quizzes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.organizations
    ADD CONSTRAINT organizations_id_workspaces_id_fk FOREIGN KEY (id) REFERENCES public.workspaces(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.organizations
    ADD CONSTRAINT organizations_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES public.users(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.participants
    ADD CONSTRAINT participants_mail_id_mails_id_fk FOREIGN KEY (mail_id) REFERENCES public.mails(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.participants
    ADD CONSTRAINT participants_quiz_id_quizzes_id_fk FOREIGN KEY (quiz_id) REFERENCES public.quizzes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.participants
    ADD CONSTRAINT participants_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.picture_uses
    ADD CONSTRAINT picture_uses_picture_id_pictures_id_fk FOREIGN KEY (picture_id) REFERENCES public.pictures(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.picture_uses
    ADD CONSTRAINT picture_uses_question_id_questions_id_fk FOREIGN KEY (question_id) REFERENCES public.questions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.picture_uses
    ADD CONSTRAINT picture_uses_quiz_id_quizzes_id_fk FOREIGN KEY (quiz_id) REFERENCES public.quizzes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pictures
    ADD CONSTRAINT pictures_uploader_id_users_id_fk FOREIGN KEY (uploader_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.pictures
    ADD CONSTRAINT pictures_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.plans
    ADD CONSTRAINT plans_organization_id_organizations_id_fk FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.question_revisions
    ADD CONSTRAINT question_revisions_editor_id_users_id_fk FOREIGN KEY (editor_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.question_revisions
    ADD CONSTRAINT question_revisions_question_id_questions_id_fk FOREIGN KEY (question_id) REFERENCES public.questions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_creator_id_users_id_fk FOREIGN KEY (creator_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.quiz_history
    ADD CONSTRAINT quiz_history_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.quiz_history
    ADD CONSTRAINT quiz_history_quiz_id_quizzes_id_fk FOREIGN KEY (quiz_id) REFERENCES public.quizzes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.quiz_questions
    ADD CONSTRAINT quiz_questions_question_id_questions_id_fk FOREIGN KEY (question_id) REFERENCES public.questions(id);
ALTER TABLE ONLY public.quiz_questions
    ADD CONSTRAINT quiz_questions_quiz_id_quizzes_id_fk FOREIGN KEY (quiz_id) REFERENCES public.quizzes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.quizzes
    ADD CONSTRAINT quizzes_creator_id_users_id_fk FOREIGN KEY (creator_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.quizzes
    ADD CONSTRAINT quizzes_duplicate_of_quizzes_id_fk FOREIGN KEY (duplicate_of) REFERENCES public.quizzes(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.quizzes
    ADD CONSTRAINT quizzes_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.regrades
    ADD CONSTRAINT regrades_applied_by_users_id_fk FOREIGN KEY (applied_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.regrades
    ADD CONSTRAINT regrades_quiz_id_quizzes_id_fk FOREIGN KEY (quiz_id) REFERENCES public.quizzes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.room_codes
    ADD CONSTRAINT room_codes_quiz_id_quizzes_id_fk FOREIGN KEY (quiz_id) REFERENCES public.quizzes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_quiz_id_quizzes_id_fk FOREIGN KEY (quiz_id) REFERENCES public.quizzes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.share_codes
    ADD CONSTRAINT share_codes_share_link_id_share_links_id_fk FOREIGN KEY (share_link_id) REFERENCES public.share_links(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.share_links
    ADD CONSTRAINT share_links_quiz_id_quizzes_id_fk FOREIGN KEY (quiz_id) REFERENCES public.quizzes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_participant_id_participants_id_fk FOREIGN KEY (participant_id) REFERENCES public.participants(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_quiz_id_quizzes_id_fk FOREIGN KEY (quiz_id) REFERENCES public.quizzes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_plan_id_plans_id_fk FOREIGN KEY (plan_id) REFERENCES public.plans(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.usage_counters
    ADD CONSTRAINT usage_counters_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.workspaces
    ADD CONSTRAINT workspaces_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

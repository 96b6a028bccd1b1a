import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../server/src/config.ts'
import { openDatabase } from '../server/src/database/client.ts'
import { migrate } from '../server/src/database/migrate.ts'
import { createQuestionBank } from '../server/src/modules/questions/bank.ts'
import type { Membership } from '../server/src/modules/workspaces/index.ts'

/**
 * The promise: a bank of 100,000 questions is looked through as one of 1,000 is. What has to count them all is
 * allowed more, but far less than a hundred times as much.
 */
const CASES = [
  { name: 'first page', query: {}, mostTimesSlower: 10 },
  { name: 'last page', query: { page: 'last' }, mostTimesSlower: 25 },
  { name: 'one subject', query: { subject: 'Subject 7' }, mostTimesSlower: 10 },
  { name: 'by title', query: { sort: 'title' }, mostTimesSlower: 20 },
  { name: 'by difficulty', query: { sort: 'difficulty' }, mostTimesSlower: 40 },
  { name: 'typed words', query: { search: 'needle 77' }, mostTimesSlower: 40 },
  { name: 'in a quiz', query: { use: 'used' }, mostTimesSlower: 40 },
  { name: 'in no quiz', query: { use: 'unused' }, mostTimesSlower: 40 },
] as const

const SMALL = 1000
const LARGE = 100_000
const PAGE_SIZE = 20

const dataDir = mkdtempSync(join(tmpdir(), 'probant-bench-'))
const database = await openDatabase(readConfig({ DATA_DIR: dataDir }).database)
try {
  await migrate(database)
  const small = await fill(SMALL)
  const large = await fill(LARGE)
  await database.pool.query('vacuum (analyze) questions, quizzes, quiz_questions')

  let isKept = true
  for (const { name, query, mostTimesSlower } of CASES) {
    const [few, many] = [await median(small, SMALL, query), await median(large, LARGE, query)]
    const ratio = many / few
    isKept &&= ratio <= mostTimesSlower
    console.log(
      `${name.padEnd(14)} 1,000: ${ms(few)}   100,000: ${ms(many)}   ratio ${ratio.toFixed(1)}, at most ${mostTimesSlower}`,
    )
  }
  process.exitCode = isKept ? 0 : 1
} finally {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
}

/** A workspace with so many questions, about as long as people write them; every fifth one is in a quiz of 50. */
async function fill(count: number): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    'insert into workspaces (created_at) values (now()) returning id',
  )
  const [workspace] = rows
  if (!workspace) throw new Error('there is no workspace')
  await database.pool.query(
    `insert into questions (workspace_id, type, subject, language, difficulty, title, title_html, content, explanation,
       explanation_html, origin, fingerprint, revision, created_at, updated_at)
     select $1, 'multiple_choice', 'Subject ' || (n * 7919 % 50), case when n % 3 = 0 then 'fr' else 'en' end,
       (array['easy', 'medium', 'tough'])[1 + n * 31 % 3], title, '<p>' || title || '</p>',
       jsonb_build_object('type', 'multiple_choice', 'answers', jsonb_build_array(
         jsonb_build_object('text', md5(title), 'html', md5(title), 'isCorrect', true))),
       '', '', 'manual', lower(title), 1, timestamptz '2026-01-01' + n * interval '1 minute', now()
     from generate_series(1, $2::int) n,
       lateral (select 'What is the use of ' || md5(n::text) || ' in the matter of needle ' || n % 1000 as title) t`,
    [workspace.id, count],
  )
  await fillQuizzes(workspace.id)
  return workspace.id
}

async function fillQuizzes(workspaceId: string): Promise<void> {
  await database.pool.query(
    `with creator as (
       insert into users (email, username, locale, is_admin, created_at)
       values ($1::uuid::text, 'Someone', 'en', false, now()) returning id
     ), used as (
       select id, row_number() over (order by created_at) - 1 as place from questions
       where workspace_id = $1 and extract(minute from created_at)::int % 5 = 0
     ), quiz as (
       insert into quizzes (id, workspace_id, creator_id, title, language, status, ends_at, time_zone, duration_minutes,
         instructions, instructions_html, sections, options, question_count, revision, counted_for_id, counted_in_period,
         created_at, updated_at)
       select gen_random_uuid(), $1, creator.id, 'Quiz ' || n, 'en', case when n % 2 = 0 then 'active' else 'draft' end,
         now() + interval '1 day', 'UTC', 30, '', '', '[{"title":"","draw":null}]', '{}', 50, 1, creator.id, now(),
         now(), now()
       from creator, generate_series(0, (select max(place) / 50 from used)) n
       returning id, title
     )
     insert into quiz_questions (quiz_id, question_id, section, position, points)
     select quiz.id, used.id, 0, used.place % 50, 1 from used join quiz on quiz.title = 'Quiz ' || used.place / 50`,
    [workspaceId],
  )
}

/** Of 15 calls, one after the other, after two that warm it up. */
async function median(
  workspaceId: string,
  count: number,
  query: (typeof CASES)[number]['query'],
): Promise<number> {
  const membership = { workspaceId, kind: 'personal' } as Membership
  const workspaces = { enter: async () => membership } as never
  const bank = createQuestionBank({ db: database.db, now: () => new Date(), workspaces })
  const lastPage = Math.ceil(count / PAGE_SIZE)
  const page = 'page' in query ? lastPage : 1
  const times: number[] = []
  for (let index = 0; index < 17; index++) {
    const begun = performance.now()
    const found = await bank.list({} as never, 'personal', {
      search: '',
      sort: 'newest',
      ...query,
      page,
      pageSize: PAGE_SIZE,
    })
    times.push(performance.now() - begun)
    if (found.items.length === 0) throw new Error('nothing was found')
  }
  return times.slice(2).sort((one, other) => one - other)[7] ?? 0
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`.padStart(9)
}

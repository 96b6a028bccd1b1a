import { createGroup } from '@probant/contract/groups'
import { GRADEBOOK_QUIZZES_MAX } from '@probant/contract/limits'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { startPostgres } from '../scripts/test/postgres.ts'
import { bringPostgres } from '../scripts/test/postgres-programs.ts'
import { aQuestion, written } from '../server/test/questions.ts'
import { openBench } from './app.ts'

/**
 * The promise: a page of the grade book of 500 people and 60 quizzes, which has everybody's average in it, is read in under two
 * seconds, sorted by average too, and a cell of it costs no more than one of a small class.
 */
const BOOKS = [
  { people: 25, quizzes: 6 },
  { people: 500, quizzes: GRADEBOOK_QUIZZES_MAX },
]
const SORTS = ['name', 'average'] as const
const LONGEST_MS = 2_000
const MOST_TIMES_DEARER = 1
const ROUNDS = 8
const POINTS = 20

const postgres = await startPostgres(await bringPostgres(), { isDurable: true })
try {
  process.env.DATABASE_URL = postgres.url
  const bench = await openBench()
  const { pool } = bench.database
  const rows: Row[] = []
  for (const size of BOOKS) {
    const book = await aGradebook(size)
    for (const sort of SORTS) rows.push({ ...size, ...book, sort, best: Number.POSITIVE_INFINITY })
  }
  await pool.query('vacuum analyze')

  // The first one warms up.
  for (let round = 0; round <= ROUNDS; round++)
    for (const row of rows) {
      const begun = performance.now()
      const { status, body } = await row.creator.send(
        'GET',
        `/api/groups/${row.groupId}/gradebook?sort=${row.sort}`,
      )
      const ms = performance.now() - begun
      const { people, quizzes } = body as { people: { total: number }; quizzes: unknown[] }
      if (status !== 200 || people.total !== row.people || quizzes.length !== row.quizzes)
        throw new Error(`not that grade book: ${JSON.stringify(body).slice(0, 200)}`)
      if (round > 0) row.best = Math.min(row.best, ms)
    }
  await bench.close()

  const perCell = ({ best, people, quizzes }: Row) => (best * 1e6) / (people * quizzes)
  for (const row of rows)
    console.log(
      `${String(row.people).padStart(4)} people, ${String(row.quizzes).padStart(2)} quizzes, by ${row.sort.padEnd(7)}  ${row.best.toFixed(1).padStart(6)} ms   ${perCell(row).toFixed(0)} ns a cell`,
    )
  const kept = SORTS.map((sort) => {
    const [small, large] = rows.filter((row) => row.sort === sort)
    if (!small || !large) return false
    const ratio = perCell(large) / perCell(small)
    console.log(
      `by ${sort}: a cell of many against one of few   ratio ${ratio.toFixed(2)}, at most ${MOST_TIMES_DEARER}`,
    )
    return ratio <= MOST_TIMES_DEARER && large.best <= LONGEST_MS
  })
  process.exitCode = kept.every(Boolean) ? 0 : 1

  /** Everybody was invited to everything, and handed in nine of ten. */
  async function aGradebook({ people, quizzes }: (typeof BOOKS)[number]) {
    const creator = await bench.signedUp()
    const members = Array.from({ length: people }, (_, n) => ({
      email: `pupil${n}@example.org`,
      name: `Pupil ${n}`,
    }))
    const { body: group } = await creator.call(createGroup, { body: { name: 'A class', members } })
    const { id: questionId } = await written(creator, aQuestion())
    const quizIds = []
    for (let number = 1; number <= quizzes; number++) quizIds.push(await aQuiz(creator, number, questionId))
    await pool.query(
      `with invited as (
         insert into participants (quiz_id, email, name, invited_at)
         select quiz_id, email, name, now() from unnest($1::uuid[]) as quiz_id, group_members where group_id = $2
         returning id, quiz_id
       )
       insert into submissions (quiz_id, participant_id, started_at, deadline_at, finished_at, ending, answer_count,
         points, total_points, ungraded_count, score_percent, marks)
       select quiz_id, id, now() - interval '20 minutes', now(), now(), 'handed_in', 1, points, ${POINTS}, 0,
         100 * points / ${POINTS}::float, '{"places":null,"points":[1],"choices":[1],"spentMs":[1000]}'
       from invited, lateral (select floor(random() * ${POINTS + 1})::int as points where invited.id is not null) as scored
       where random() < 0.9`,
      [quizIds, group.id],
    )
    return { creator, groupId: group.id }
  }

  async function aQuiz(creator: Creator, number: number, questionId: string): Promise<string> {
    const { status, body: quiz } = await creator.send('POST', '/api/quizzes', {
      title: `Test ${number}`,
      language: 'en',
      startsAt: null,
      endsAt: new Date(Date.now() + 7 * 86_400_000).toISOString(),
      timeZone: 'UTC',
      durationMinutes: 60,
      sections: [{ questions: [{ questionId, points: 1 }] }],
      options: DEFAULT_OPTIONS,
    })
    if (status !== 201) throw new Error(JSON.stringify(quiz))
    const { id, revision } = quiz as unknown as { id: string; revision: number }
    const published = await creator.send('POST', `/api/quizzes/${id}/publish`, { revision })
    if (published.status !== 200) throw new Error(JSON.stringify(published.body))
    return id
  }
} finally {
  await postgres.stop()
}

interface Row {
  people: number
  quizzes: number
  sort: (typeof SORTS)[number]
  creator: Creator
  groupId: string
  best: number
}

type Creator = Awaited<ReturnType<Awaited<ReturnType<typeof openBench>>['signedUp']>>

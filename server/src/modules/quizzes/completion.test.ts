import {
  deactivateQuiz,
  endQuiz,
  getQuiz,
  getQuizOverview,
  listQuizzes,
} from '@probant/contract/quizzes/life'
import { QUIZ_STATUSES, type Quiz, type QuizSummary } from '@probant/contract/quizzes/quiz'
import { describe, expect, it } from 'vitest'
import { jobsOf } from '#server/jobs.ts'
import type { Browser } from '#test/browser.ts'
import { aSection, quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'
import { findPostgresAddress } from '#test/test-database.ts'

const test = testApp()
const { aDraft, anActiveQuiz, later } = quizzesOf(test)

describe('a quiz is completed when its end passes', () => {
  it('at that very instant, whoever looks and before anything has written it down', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire, { endsAt: test.clock.in({ minutes: 90 }) })
    const end = Date.parse(quiz.endsAt ?? '')

    await later({ minutes: 89 }, claire)
    test.clock.set(new Date(end - 1))
    expect(await seen(claire, quiz)).toMatchObject({ status: 'active', phase: 'open', completedAt: null })

    test.clock.set(new Date(end))
    expect((await rowOf(quiz)).status).toBe('active')
    const over = await seen(claire, quiz)
    expect(over).toMatchObject({ status: 'completed', phase: 'completed', completedAt: quiz.endsAt })
    expect(over.can).toMatchObject({
      edit: false,
      publish: false,
      deactivate: false,
      end: false,
      delete: false,
    })
    const params = { quizId: quiz.id }
    expect(await claire.call(deactivateQuiz, { params })).toFailWith('quizEnded')
    expect(await claire.call(endQuiz, { params })).toFailWith('quizEnded')
  })

  it('also with no one looking: it is written down within seconds, with the end as the time', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await sweep()
    expect((await rowOf(quiz)).status).toBe('active')

    await later({ days: 3 }, claire)
    const before = await seen(claire, quiz)
    await sweep()

    expect(await rowOf(quiz)).toMatchObject({
      status: 'completed',
      completed_at: new Date(quiz.endsAt ?? ''),
    })
    // Nobody who looks sees a difference, but that something was written.
    expect(await seen(claire, quiz)).toEqual({ ...before, revision: before.revision + 1 })
    await sweep()
    expect((await rowOf(quiz)).revision).toBe(before.revision + 1)
  })

  it('never a draft, whose end may pass as it likes, nor one that was ended before', async () => {
    const claire = await test.signedUp()
    const [draft, ended] = [await aDraft(claire), await anActiveQuiz(claire)]
    const { body } = await claire.call(endQuiz, { params: { quizId: ended.id } })
    await later({ days: 3 }, claire)
    await sweep()

    expect(await seen(claire, draft)).toMatchObject({ status: 'draft', revision: draft.revision })
    expect(await seen(claire, ended)).toMatchObject({
      completedAt: body.completedAt,
      revision: body.revision,
    })
  })

  it('in lists and in the overview as by itself, before and after it is written down', async () => {
    const claire = await test.signedUp()
    const sections = [await aSection(claire, 1)]
    const lasting = (hours: number, changes = {}) =>
      anActiveQuiz(claire, { sections, endsAt: test.clock.in({ hours }), ...changes })
    await aDraft(claire, { sections, title: 'draft' })
    await lasting(9, { title: 'scheduled', startsAt: test.clock.in({ hours: 8 }) })
    await lasting(4, { title: 'open, ends in an hour' })
    await lasting(2, { title: 'over by the clock' })
    const { id: quizId } = await lasting(9, { title: 'ended' })
    await claire.call(endQuiz, { params: { quizId } })
    await later({ hours: 3, minutes: 1 }, claire)

    for (const _time of ['before', 'after']) {
      expect(await titlesBy(claire)).toEqual({
        draft: ['draft'],
        active: ['open, ends in an hour', 'scheduled'],
        completed: ['ended', 'over by the clock'],
      })
      expect((await claire.call(getQuizOverview)).body).toEqual({
        draft: 1,
        scheduled: 1,
        open: 1,
        completed: 2,
        endingSoon: 1,
        urgent: expect.objectContaining({ title: 'open, ends in an hour' }),
        questions: 1,
      })
      await sweep()
    }
  })

  it('ending soon only under one hour', async () => {
    const claire = await test.signedUp()
    await anActiveQuiz(claire, { endsAt: test.clock.in({ hours: 1 }), durationMinutes: 0 })
    const soon = async () => (await claire.call(getQuizOverview)).body.endingSoon

    expect(await soon()).toBe(0)
    test.clock.advance({ seconds: 1 })
    expect(await soon()).toBe(1)
  })
})

describe('several processes', () => {
  it('complete everything that is due, each of them once', async () => {
    const claire = await test.signedUp()
    await anActiveQuiz(claire)
    await copies(449)
    test.clock.advance({ days: 3 })

    await Promise.all([sweep(), sweep(), sweep()])

    const { rows } = await test.database.pool.query(
      'select status, revision, count(*)::int from quizzes group by status, revision',
    )
    expect(rows).toEqual([{ status: 'completed', revision: 3, count: 450 }])
  })

  it.runIf(findPostgresAddress())('do not wait for whoever is changing one of them', async () => {
    const claire = await test.signedUp()
    const [changing, other] = [await anActiveQuiz(claire), await anActiveQuiz(claire)]
    test.clock.advance({ days: 3 })
    const someone = await test.database.pool.connect()
    try {
      await someone.query('begin')
      await someone.query('select 1 from quizzes where id = $1 for update', [changing.id])
      await sweep()
      expect([(await rowOf(changing)).status, (await rowOf(other)).status]).toEqual(['active', 'completed'])
      await someone.query('commit')
    } finally {
      someone.release(true)
    }

    await sweep()
    expect((await rowOf(changing)).status).toBe('completed')
  })
})

/** What the server does by itself every few seconds. */
async function sweep(): Promise<void> {
  const job = jobsOf(test.services).find(({ name }) => name === 'complete quizzes that are over')
  expect(job?.everyMs).toBeLessThanOrEqual(5000)
  await job?.run(new AbortController().signal)
}

async function seen(browser: Browser, { id }: Pick<Quiz, 'id'>): Promise<Quiz> {
  return (await browser.call(getQuiz, { params: { quizId: id } })).body
}

async function titlesBy(browser: Browser): Promise<Record<string, string[]>> {
  const byStatus: Record<string, string[]> = {}
  for (const status of QUIZ_STATUSES) {
    const { items, total } = (await browser.call(listQuizzes, { querystring: { status } })).body
    expect(total).toBe(items.length)
    expect(items.every((quiz: QuizSummary) => quiz.status === status)).toBe(true)
    byStatus[status] = items.map(({ title }) => title).sort()
  }
  return byStatus
}

async function rowOf({ id }: Pick<Quiz, 'id'>) {
  const { rows } = await test.database.pool.query('select * from quizzes where id = $1', [id])
  return rows[0]
}

/** The only quiz there is, so many times more. */
async function copies(count: number): Promise<void> {
  const { pool } = test.database
  const { rows } = await pool.query(
    `select string_agg(column_name, ', ') as names from information_schema.columns
     where table_name = 'quizzes' and column_name <> 'id' and is_generated = 'NEVER'`,
  )
  const { names } = rows[0]
  await pool.query(
    `insert into quizzes (id, ${names}) select gen_random_uuid(), ${names} from quizzes, generate_series(1, $1)`,
    [count],
  )
}

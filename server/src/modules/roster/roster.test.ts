import {
  listParticipants,
  PARTICIPANT_SORTS,
  type ParticipantFilter,
} from '@probant/contract/participants/inviting'
import type { Participant } from '@probant/contract/participants/participant'
import { endQuiz } from '@probant/contract/quizzes/life'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anActiveQuiz, later, aParticipant } = quizzesOf(test)
const NOBODY = { invited: 0, opened: 0, started: 0, finished: 0, terminated: 0, absent: 0 }

type Query = Partial<ParticipantFilter & { page: number; pageSize: number }>
type Quiz = { id: string }

describe('the participants of a quiz', () => {
  it('are nobody at first', async () => {
    const { claire, quiz } = await aQuiz()
    expect(await list(claire, quiz)).toEqual({ items: [], total: 0, page: 1, pageSize: 20, counts: NOBODY })
  })

  it('tell how far each one is, from the invitation to the end', async () => {
    const { claire, quiz } = await aQuiz()
    const { id } = await aParticipant(quiz, 'zoe@example.org')
    const invitedAt = test.clock.now().toISOString()
    const zoe = async () => (await list(claire, quiz)).items[0]

    expect(await zoe()).toEqual({
      id,
      email: 'zoe@example.org',
      name: '',
      givenEmail: '',
      status: 'invited',
      attempt: 0,
      score: null,
      scaled: null,
      invitedAt,
      openedAt: null,
      startedAt: null,
      deadlineAt: null,
      finishedAt: null,
      receipt: null,
      remindedAt: null,
      source: 'invited',
      mailing: 'none',
      mailError: null,
      accommodation: { extraTime: null, exemptions: [] },
      isGone: false,
      window: null,
      choice: null,
      can: {
        withdraw: true,
        remind: true,
        resend: true,
        accommodate: true,
        schedule: true,
        reopen: false,
        hand: true,
        sendOut: false,
        letInAgain: false,
      },
    })

    await set(id, { opened_at: test.clock.now() })
    expect(await zoe()).toMatchObject({ status: 'opened', openedAt: invitedAt, can: { withdraw: true } })

    await begin(quiz, id)
    const begun = { withdraw: false, remind: false, resend: true, accommodate: true, reopen: false }
    expect(await zoe()).toMatchObject({ status: 'started', startedAt: invitedAt, can: begun })

    const used = { withdraw: false, remind: false, resend: false, accommodate: false, reopen: false }
    await finish(id, 'handed_in', 87.5)
    expect(await zoe()).toMatchObject({ status: 'finished', finishedAt: invitedAt, score: 87.5, can: used })

    await finish(id, 'terminated')
    expect(await zoe()).toMatchObject({
      status: 'terminated',
      can: { ...used, accommodate: true, reopen: true },
    })
  })

  it('are absent when it is over and they never began, by the clock or because somebody ended it', async () => {
    const { claire, quiz } = await aQuiz()
    const ended = await anActiveQuiz(claire, { title: 'Ended early' })
    for (const one of [quiz, ended]) {
      await aParticipant(one)
      await set((await aParticipant(one)).id, { opened_at: test.clock.now() })
      await begin(one, (await aParticipant(one)).id)
    }
    await claire.call(endQuiz, { params: { quizId: ended.id } })
    expect((await list(claire, ended)).counts).toEqual({ ...NOBODY, absent: 2, finished: 1 })
    expect((await list(claire, quiz)).counts).toEqual({ ...NOBODY, invited: 1, opened: 1, started: 1 })

    await later({ days: 2 }, claire)
    const { items, counts } = await list(claire, quiz, { status: 'absent' })
    expect(counts).toEqual({ ...NOBODY, absent: 2, started: 1 })
    // Nobody has to be reminded of what is over; what was never used may still be taken back.
    for (const { can } of items)
      expect(can).toEqual({
        withdraw: true,
        remind: false,
        resend: false,
        accommodate: false,
        schedule: false,
        reopen: false,
        hand: false,
        sendOut: false,
        letInAgain: false,
      })
  })

  it.each(['reminded_at', 'last_call_at'])(
    'can be reminded again an hour after the last time: %s',
    async (column) => {
      const { claire, quiz } = await aQuiz()
      const { id } = await aParticipant(quiz)
      await set(id, { [column]: test.clock.now() })
      const remind = async () => (await list(claire, quiz)).items[0]?.can.remind

      expect(await remind()).toBe(false)
      await later({ minutes: 59 }, claire)
      expect(await remind()).toBe(false)
      await later({ minutes: 1 }, claire)
      expect(await remind()).toBe(true)
    },
  )

  it('are called as the list called them, or else as they call themselves', async () => {
    const { claire, quiz } = await aQuiz()
    for (const name of ['Paul of the list', '']) {
      const { user } = await test.signedUp({ username: 'Paul himself' })
      await set((await aParticipant(quiz)).id, { name, user_id: user.id })
    }

    const { items } = await list(claire, quiz, { sort: 'name' })
    expect(items.map(({ name }) => name)).toEqual(['Paul himself', 'Paul of the list'])
    expect(await names(claire, quiz, { search: 'himself' })).toEqual(['Paul himself'])
    expect(await names(claire, quiz, { search: 'paul' })).toHaveLength(2)
  })

  it.each([
    ['waiting', null, 'waiting', null],
    ['sending', null, 'waiting', null],
    ['waiting', '450 try again later', 'waiting', null],
    ['sent', null, 'sent', null],
    ['kept', null, 'kept', null],
    ['failed', '550 no such mailbox\nsee https://example.org', 'failed', '550 no such mailbox'],
    ['failed', `550 ${'x'.repeat(300)}`, 'failed', `550 ${'x'.repeat(196)}`],
    ['failed', 'connect ECONNREFUSED 10.0.0.5:587', 'failed', null],
    ['failed', null, 'failed', null],
    ['unsure', 'the server stopped', 'failed', null],
  ])('say where the mail is: %s, %s', async (status, error, mailing, mailError) => {
    const { claire, quiz } = await aQuiz()
    const { id } = await aParticipant(quiz)
    const { rows } = await test.database.pool.query(
      `insert into mails (recipient, locale, subject, text, html, status, last_error, created_at, next_attempt_at)
       values ('someone@example.org', 'en', '', '', '', $1, $2, now(), now()) returning id`,
      [status, error],
    )
    await set(id, { mail_id: rows[0].id })

    expect((await list(claire, quiz)).items[0]).toMatchObject({ mailing, mailError })
    await set(id, { mail_due: 'reminder' })
    expect((await list(claire, quiz)).items[0]).toMatchObject({ mailing: 'waiting', mailError: null })
  })
})

describe('looking for somebody', () => {
  it('looks into names and addresses, with accents, and takes every character for itself', async () => {
    const { claire, quiz } = await aQuiz()
    for (const [name, email] of [
      ['Élodie Durand', 'elodie@lycee.example.org'],
      ['Zoé', 'zoe_1@example.org'],
      ['100 % sure', 'zoe21@example.org'],
    ] as const)
      await set((await aParticipant(quiz, email)).id, { name })
    const found = async (search: string) => (await names(claire, quiz, { search })).sort()

    expect(await found('ÉLO')).toEqual(['Élodie Durand'])
    expect(await found('élodie')).toEqual(['Élodie Durand'])
    expect(await found('LYCEE')).toEqual(['Élodie Durand'])
    expect(await found('durand elo')).toEqual(['Élodie Durand'])
    expect(await found('zoe durand')).toEqual([])
    expect(await found('e_1')).toEqual(['Zoé'])
    expect(await found('%')).toEqual(['100 % sure'])
    expect(await found('\\')).toEqual([])
    expect(await found("' or 1=1 --")).toEqual([])
    expect(await found('')).toHaveLength(3)
  })

  it('finds one of them by their id, whatever they are called, and nobody of another quiz', async () => {
    const { claire, quiz } = await aQuiz()
    const [one] = [await aParticipant(quiz, 'a@example.org'), await aParticipant(quiz, 'b@example.org')]
    await set(one.id, { name: '' })
    const { items, total } = await list(claire, quiz, { participantId: one.id })
    expect([items.map(({ id }) => id), total]).toEqual([[one.id], 1])
    const elsewhere = await aQuiz()
    expect(await list(elsewhere.claire, elsewhere.quiz, { participantId: one.id })).toMatchObject({
      items: [],
    })
  })

  it('within a status finds those only; the counts stay those of the whole quiz', async () => {
    const { claire, quiz } = await aQuiz()
    for (const email of ['a@one.example.org', 'b@one.example.org', 'c@two.example.org'])
      await set((await aParticipant(quiz, email)).id, { opened_at: test.clock.now() })
    await aParticipant(quiz, 'd@one.example.org')
    await begin(quiz, (await aParticipant(quiz, 'e@one.example.org')).id)
    const counts = { ...NOBODY, invited: 1, opened: 3, started: 1 }

    const opened = await list(claire, quiz, { search: '@one', status: 'opened', sort: 'email' })
    expect(opened).toMatchObject({ total: 2, counts })
    expect(opened.items.map(({ email }) => email)).toEqual(['a@one.example.org', 'b@one.example.org'])
    expect(await list(claire, quiz, { search: '@one' })).toMatchObject({ total: 4, counts })
    expect(await list(claire, quiz, { status: 'finished' })).toMatchObject({ items: [], total: 0, counts })
    expect(
      await claire.send('GET', `/api/quizzes/${quiz.id}/participants?status=happy&sort=luck`),
    ).toFailWith('validationError')
  })
})

describe('the order', () => {
  it('is the newest first, by name with accents in their place, by address, by what needs attention, or by score', async () => {
    const { claire, quiz } = await aQuiz()
    const people = [
      ['finished', 'Zoé', 'a@example.org'],
      ['started', 'élodie', 'b@example.org'],
      ['invited', '', 'c@example.org'],
      ['terminated', 'Eric', 'd@example.org'],
      ['best', 'Fanny', 'e@example.org'],
      ['opened', 'anne', 'f@example.org'],
    ] as const
    for (const [what, name, email] of people) {
      const { id } = await aParticipant(quiz, email)
      await set(id, { name, opened_at: what === 'invited' ? null : test.clock.now() })
      if (what !== 'invited' && what !== 'opened') await begin(quiz, id)
      if (what === 'terminated') await finish(id, 'terminated')
      if (what === 'finished' || what === 'best') await finish(id, 'handed_in', what === 'best' ? 90 : 12.5)
      test.clock.advance({ minutes: 1 })
    }
    const letters = async (sort: Query['sort']) =>
      (await list(claire, quiz, { sort })).items.map(({ email }) => email[0]).join('')

    expect(await letters('invited')).toBe('fedcba')
    expect(await letters('name')).toBe('fdbeac')
    expect(await letters('email')).toBe('abcdef')
    expect(await letters('status')).toBe('bfcead')
    expect(await letters('score')).toBe('eafdcb')
  })

  it.each(PARTICIPANT_SORTS)(
    'by %s shows everybody once from page to page, also those who are alike',
    async (sort) => {
      const { claire, quiz } = await aQuiz()
      await crowd(quiz, 25)

      const pages = []
      for (const page of [1, 2, 3]) pages.push(await list(claire, quiz, { sort, page, pageSize: 10 }))
      const again = await list(claire, quiz, { sort, page: 2, pageSize: 10 })

      const ids = pages.flatMap(({ items }) => items.map(({ id }) => id))
      expect(pages.map(({ items }) => items.length)).toEqual([10, 10, 5])
      expect(new Set(ids).size).toBe(25)
      expect(again).toEqual(pages[1])
    },
  )

  it('asks the database as often for a hundred as for one', async () => {
    const { claire, quiz } = await aQuiz()
    await crowd(quiz, 1)
    const one = await queriesFor(claire, quiz)
    await crowd(quiz, 99)

    expect(await queriesFor(claire, quiz)).toBe(one)
    expect(one).toBeLessThan(10)
  })
})

async function aQuiz() {
  const claire = await test.signedUp()
  return { claire, quiz: await anActiveQuiz(claire) }
}

async function list(browser: Browser, { id }: Quiz, querystring: Query = {}) {
  const answer = await browser.call(listParticipants, { params: { quizId: id }, querystring })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

async function names(browser: Browser, quiz: Quiz, query: Query): Promise<Participant['name'][]> {
  return (await list(browser, quiz, query)).items.map(({ name }) => name)
}

/** What the product would have written down. */
async function set(participantId: string, changes: Record<string, unknown>): Promise<void> {
  for (const [column, value] of Object.entries(changes))
    await test.database.pool.query(`update participants set ${column} = $2 where id = $1`, [
      participantId,
      value,
    ])
}

async function begin({ id }: Quiz, participantId: string): Promise<void> {
  await test.database.pool.query(
    'insert into submissions (quiz_id, participant_id, started_at, deadline_at) values ($1, $2, $3, $3)',
    [id, participantId, test.clock.now()],
  )
}

async function finish(participantId: string, ending: string, score: number | null = null): Promise<void> {
  await test.database.pool.query(
    'update submissions set finished_at = $2, ending = $3, score_percent = $4 where participant_id = $1',
    [participantId, test.clock.now(), ending, score],
  )
}

/** People who are alike but for their addresses, invited at the same moment. */
async function crowd({ id }: Quiz, count: number): Promise<void> {
  await test.database.pool.query(
    `insert into participants (quiz_id, email, name, invited_at)
     select $1, gen_random_uuid() || '@example.org', 'Same', $3 from generate_series(1, $2::int)`,
    [id, count, test.clock.now()],
  )
}

/** How many statements reach the database meanwhile. */
async function queriesFor(browser: Browser, quiz: Quiz): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await list(browser, quiz, { pageSize: 100, search: 'a' })
    return query.mock.calls.length
  } finally {
    query.mockRestore()
  }
}

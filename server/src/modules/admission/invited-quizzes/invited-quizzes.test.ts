import { randomUUID } from 'node:crypto'
import { verifyEmail } from '@probant/contract/auth'
import { pauseQuiz } from '@probant/contract/live/pausing'
import { listInvitedQuizzes } from '@probant/contract/participants/invited-quizzes'
import { deactivateQuiz, endQuiz } from '@probant/contract/quizzes/life'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { startQuiz } from '@probant/contract/submissions/taking'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { aSection, quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anActiveQuiz, later, aParticipant } = quizzesOf(test)
const { aVerifiedPerson } = organizationsOf(test)

describe('the quizzes that somebody is invited to', () => {
  it('come in the order in which they matter: open, upcoming, done', async () => {
    const [claire, paul] = [await test.signedUp({ username: 'Claire' }), await aVerifiedPerson()]
    const sections = [await aSection(claire, 1)]
    const days = (count: number) => test.clock.in({ days: count })
    const invite = async (changes: Parameters<typeof anActiveQuiz>[1]) => {
      const quiz = await anActiveQuiz(claire, { sections, ...changes })
      return { quiz, participant: await aParticipant(quiz, paul.user.email) }
    }
    await invite({ title: 'Over by the clock', endsAt: days(1) })
    await invite({ title: 'Next week', startsAt: days(7), endsAt: days(9) })
    await invite({ title: 'Tomorrow', startsAt: days(3), endsAt: days(4) })
    const open = await invite({ title: 'Open', endsAt: days(8) })
    const handedIn = await invite({ title: 'Handed in', endsAt: days(7) })
    await submit(handedIn.quiz, handedIn.participant.id)
    await later({ days: 2 }, paul)

    const { body } = await paul.call(listInvitedQuizzes, { querystring: {} })

    expect(body.items.map(({ title, phase }) => [title, phase])).toEqual([
      ['Open', 'open'],
      ['Tomorrow', 'upcoming'],
      ['Next week', 'upcoming'],
      ['Handed in', 'done'],
      ['Over by the clock', 'done'],
    ])
    expect(body.items[0]).toEqual({
      quizId: open.quiz.id,
      title: 'Open',
      language: 'en',
      phase: 'open',
      creatorName: 'Claire',
      startsAt: open.quiz.startsAt,
      endsAt: open.quiz.endsAt,
      completedAt: null,
      finishedAt: null,
      durationMinutes: 30,
      isOwnWindow: false,
      hasCertificate: false,
      hasToChoose: false,
      begun: null,
      attempts: null,
      score: null,
    })
    const second = await paul.call(listInvitedQuizzes, { querystring: { page: 2, pageSize: 2 } })
    expect(second.body).toEqual({ items: body.items.slice(2, 4), total: 5, page: 2, pageSize: 2 })
  })

  it('come with what they have begun first, however late that ends, with the time that is left', async () => {
    const [claire, paul] = [await test.signedUp(), await aVerifiedPerson()]
    const sections = [await aSection(claire, 1)]
    for (let ends = 1; ends <= 4; ends++) {
      const quiz = await anActiveQuiz(claire, {
        title: `Ends ${ends}`,
        sections,
        endsAt: test.clock.in({ days: ends }),
      })
      await aParticipant(quiz, paul.user.email)
    }
    const first = async () => {
      const { items } = (await paul.call(listInvitedQuizzes, { querystring: { pageSize: 2 } })).body
      return items[0]
    }
    const params = { quizId: (await lastOf(paul)).quizId }
    await paul.call(startQuiz, { params, body: { browserId: randomUUID() } })
    await later({ minutes: 10 }, paul)

    const now = test.clock.now().toISOString()
    const deadlineAt = test.clock.in({ minutes: 20 })
    expect(await first()).toMatchObject({
      title: 'Ends 4',
      phase: 'begun',
      begun: { deadlineAt, pausedAt: null, now },
    })
    await claire.call(pauseQuiz, { params, body: { participantId: null } })
    expect((await first())?.begun).toMatchObject({ deadlineAt, pausedAt: now })
  })

  it('become done with the clock, also before anything has written it down, and when they are ended', async () => {
    const [claire, paul] = [await test.signedUp(), await aVerifiedPerson()]
    const quiz = await anActiveQuiz(claire, { startsAt: test.clock.in({ minutes: 5 }) })
    const other = await anActiveQuiz(claire)
    for (const { id } of [quiz, other]) await aParticipant({ id }, paul.user.email)
    expect(await phases(paul)).toEqual({ [quiz.id]: 'upcoming', [other.id]: 'open' })

    test.clock.advance({ minutes: 5 })
    await claire.call(endQuiz, { params: { quizId: other.id } })
    expect(await phases(paul)).toEqual({ [quiz.id]: 'open', [other.id]: 'done' })

    await later({ days: 2 }, paul)
    expect(await phases(paul)).toEqual({ [quiz.id]: 'done', [other.id]: 'done' })
  })

  it('are told only to whoever has proved the address', async () => {
    const [claire, paul] = [await test.signedUp(), await test.signedUp()]
    const { email } = paul.user
    const quiz = await anActiveQuiz(claire)
    await aParticipant(quiz, email)
    expect(await phases(paul)).toEqual({})

    await paul.call(verifyEmail, { body: { token: await test.mailbox.tokenFor(email) } })

    expect(await phases(paul)).toEqual({ [quiz.id]: 'open' })
    expect(await phases(await aVerifiedPerson())).toEqual({})
  })

  it('stay with whom they are tied to, whatever the address is now', async () => {
    const [claire, paul] = [await test.signedUp(), await test.signedUp()]
    const quiz = await anActiveQuiz(claire)
    const participant = await aParticipant(quiz, 'as-it-was@example.org')
    await tie(participant, paul.user)

    expect(await phases(paul)).toEqual({ [quiz.id]: 'open' })
  })

  it('come with the one that ends next first among those that are open', async () => {
    const [claire, paul] = [await test.signedUp(), await aVerifiedPerson()]
    const sections = [await aSection(claire, 1)]
    for (const [title, days] of [
      ['Ends later', 8],
      ['Ends next', 1],
    ] as const) {
      const quiz = await anActiveQuiz(claire, { title, sections, endsAt: test.clock.in({ days }) })
      await aParticipant(quiz, paul.user.email)
      test.clock.advance({ minutes: 1 })
    }

    const { items } = (await paul.call(listInvitedQuizzes, { querystring: {} })).body
    expect(items.map(({ title }) => title)).toEqual(['Ends next', 'Ends later'])
  })

  it('are not told to whoever has the address now, once they are tied to somebody', async () => {
    const [claire, paul] = [await test.signedUp(), await aVerifiedPerson()]
    const participant = await aParticipant(await anActiveQuiz(claire), paul.user.email)
    await tie(participant, claire.user)

    expect(await phases(paul)).toEqual({})
  })

  it('are hidden while they are drafts', async () => {
    const [claire, paul] = [await test.signedUp(), await aVerifiedPerson()]
    const quiz = await anActiveQuiz(claire)
    await aParticipant(quiz, paul.user.email)
    await claire.call(deactivateQuiz, { params: { quizId: quiz.id } })

    expect((await paul.call(listInvitedQuizzes, { querystring: {} })).body).toMatchObject({
      items: [],
      total: 0,
    })
  })

  it('need somebody who is signed in', async () => {
    expect(await test.browser().call(listInvitedQuizzes, { querystring: {} })).toFailWith('notAuthenticated')
  })
})

async function lastOf(browser: Browser) {
  const { items } = (await browser.call(listInvitedQuizzes, { querystring: {} })).body
  const last = items.at(-1)
  if (!last) throw new Error('nobody was invited')
  return last
}

async function phases(browser: Browser): Promise<Record<string, string>> {
  const { body } = await browser.call(listInvitedQuizzes, { querystring: {} })
  expect(body.total).toBe(body.items.length)
  return Object.fromEntries(body.items.map(({ quizId, phase }) => [quizId, phase]))
}

/** It was proved whose the address is. */
async function tie(participant: { id: string }, user: { id: string }): Promise<void> {
  const ids = [participant.id, user.id]
  await test.database.pool.query('update participants set user_id = $2 where id = $1', ids)
}

/** Handed in. */
async function submit({ id }: Quiz, participantId: string): Promise<void> {
  await test.database.pool.query(
    'insert into submissions (quiz_id, participant_id, started_at, deadline_at, finished_at) values ($1, $2, $3, $3, $3)',
    [id, participantId, test.clock.now()],
  )
}

import { ERRORS } from '@probant/contract/errors'
import { signOutEverywhere } from '@probant/contract/users'
import { beforeAll, describe, expect, it } from 'vitest'
import { askForEvents, listenTo } from '#test/event-stream.ts'
import { expectEventually } from '#test/eventually.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anActiveQuiz, aParticipant } = quizzesOf(test)
type Person = Awaited<ReturnType<typeof test.signedUp>>

const NOBODY = { invited: 0, opened: 0, started: 0, finished: 0, terminated: 0, absent: 0 }

let url = ''
beforeAll(async () => {
  url = await test.app.listen({ port: 0, host: '127.0.0.1' })
})

describe('watching the participants', () => {
  it('tells how many there are of each, at once and whenever that changes', async () => {
    const { claire, quiz } = await aQuiz()
    const { id } = await aParticipant(quiz)
    const stream = await watch(claire, quiz.id)
    expect(await stream.next()).toEqual({ counts: { ...NOBODY, invited: 1 } })

    await query('update participants set opened_at = $2 where id = $1', [id, test.clock.now()])
    expect(await stream.next()).toEqual({ counts: { ...NOBODY, opened: 1 } })

    await query(
      'insert into submissions (quiz_id, participant_id, started_at, deadline_at) values ($1, $2, $3, $3)',
      [quiz.id, id, test.clock.now()],
    )
    expect(await stream.next()).toEqual({ counts: { ...NOBODY, started: 1 } })

    await query('update submissions set finished_at = $2 where participant_id = $1', [id, test.clock.now()])
    expect(await stream.next()).toEqual({ counts: { ...NOBODY, finished: 1 } })
    await stream.leave()
  })

  it('tells also what changes no status: a reminder, a mail that fails, a score; and is silent otherwise', async () => {
    const { claire, quiz } = await aQuiz()
    const { id } = await aParticipant(quiz)
    const { rows } = await query(
      `insert into mails (recipient, locale, subject, text, html, status, created_at, next_attempt_at)
       values ('someone@example.org', 'en', '', '', '', 'waiting', now(), now()) returning id`,
      [],
    )
    await query('update participants set mail_id = $2 where id = $1', [id, rows[0].id])
    const { id: elsewhereId } = await anActiveQuiz(claire)
    const elsewhere = await watch(claire, elsewhereId)
    await elsewhere.next()
    const stream = await watch(claire, quiz.id)
    await stream.next()

    await query('update participants set reminded_at = $2 where id = $1', [id, test.clock.now()])
    await stream.next()
    await query(`update mails set status = 'failed' where id = $1`, [rows[0].id])
    await stream.next()
    await query('update participants set opened_at = $2 where id = $1', [id, test.clock.now()])
    expect(await stream.next()).toEqual({ counts: { ...NOBODY, opened: 1 } })
    // The end comes after everything that was said before it.
    await query('delete from quizzes where id = $1', [elsewhereId])
    await elsewhere.end()
    expect(stream.count()).toBe(4)
    expect(elsewhere.count()).toBe(1)
    await stream.leave()
  })

  it('tells that the quiz is over when the clock says so', async () => {
    const { claire, quiz } = await aQuiz()
    await aParticipant(quiz)
    await query('update quizzes set ends_at = $2 where id = $1', [quiz.id, test.clock.in({ seconds: 5 })])
    const stream = await watch(claire, quiz.id)
    await stream.next()

    test.clock.advance({ seconds: 5 })

    expect(await stream.next()).toEqual({ counts: { ...NOBODY, absent: 1 } })
    await stream.leave()
  })
})

describe('whoever watches', () => {
  it('does so from five places at once, no more; each that is left is free again', async () => {
    const { claire, quiz } = await aQuiz()
    const streams = await Promise.all(Array.from({ length: 5 }, () => watch(claire, quiz.id)))

    const refused = await opened(claire, quiz.id)
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ error: { code: ERRORS.tooManyAttempts.code } })

    await streams[0]?.leave()
    await expectEventually(async () => {
      const { status, body } = await opened(claire, quiz.id)
      await body?.cancel()
      return status === 200
    })
    for (const stream of streams) await stream.leave()
  })

  it.each([
    ['is signed out everywhere', (person: Person) => person.call(signOutEverywhere)],
    [
      'is no longer its creator',
      async (_: Person, quizId: string) => {
        const other = await test.signedUp()
        await query('update quizzes set creator_id = $2 where id = $1', [quizId, other.user.id])
      },
    ],
    ['has deleted it', (_: Person, quizId: string) => query('delete from quizzes where id = $1', [quizId])],
  ])('sees no more once they %s', async (_, end) => {
    const { claire, quiz } = await aQuiz()
    const stream = await watch(claire, quiz.id)
    await stream.next()

    await end(claire, quiz.id)
    test.clock.advance({ seconds: 11 })

    await stream.end()
  })

  it('goes on while they may', async () => {
    const { claire, quiz } = await aQuiz()
    const stream = await watch(claire, quiz.id)
    await stream.next()

    test.clock.advance({ seconds: 11 })
    // Between one change and the next lies another look at who may see them.
    for (const invited of [1, 2, 3]) {
      await aParticipant(quiz)
      expect(await stream.next()).toEqual({ counts: { ...NOBODY, invited } })
    }
    await stream.leave()
  })
})

async function aQuiz() {
  const claire = await test.signedUp()
  return { claire, quiz: await anActiveQuiz(claire) }
}

function query(text: string, values: unknown[]) {
  return test.database.pool.query(text, values)
}

function opened(person: Person, quizId: string): Promise<Response> {
  return askForEvents(addressOf(quizId), person)
}

function watch(person: Person, quizId: string) {
  return listenTo<{ counts: typeof NOBODY }>(addressOf(quizId), person)
}

function addressOf(quizId: string): string {
  return `${url}/api/quizzes/${quizId}/participants/watch`
}

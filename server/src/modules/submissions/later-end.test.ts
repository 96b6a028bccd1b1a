import { reopenSubmission } from '@probant/contract/submissions/incidents'
import { startQuiz } from '@probant/contract/submissions/taking'
import { beforeAll, describe, expect, it } from 'vitest'
import { afterInviting } from '#test/after-inviting.ts'
import { listenTo } from '#test/event-stream.ts'
import { reportingOf } from '#test/incidents.ts'
import { invite } from '#test/inviting.ts'
import { deskOf } from '#test/live.ts'
import { reviewingOf } from '#test/reviewing.ts'
import { renew, takingOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

// What becomes of those at work when the quiz ends later: `docs/seams.md` has the whole table.
const test = testApp()
const { someoneAtWork, grant } = takingOf(test)
const { anExam, aTaker, sweep } = reviewingOf(test)

let url = ''
beforeAll(async () => {
  url = await test.app.listen({ port: 0, host: '127.0.0.1' })
})

describe('a later end reaches those at work', () => {
  it('at once, where the old one cut their time short; they see it in the page, and are not mailed', async () => {
    const endsAt = test.clock.in({ minutes: 90 })
    const { creator, quiz, page, email } = await someoneAtWork({ durationMinutes: 0, endsAt })
    const stream = await listenTo<{ deadlineAt: string }>(
      `${url}/api/participation/quizzes/${quiz.id}/sitting/events?browserId=${page.browserId}`,
      page.browser,
    )
    expect(await stream.next()).toMatchObject({ deadlineAt: endsAt })
    const mails = (await test.mailbox.to(email)).length

    const until = test.clock.in({ minutes: 120 })
    expect((await afterInviting(creator, quiz).endLater(until)).body).toMatchObject({ told: 0, untold: 0 })

    expect(await stream.next()).toMatchObject({ deadlineAt: until })
    await stream.leave()
    await test.services.invitations.dueMails.write()
    expect(await test.mailbox.to(email)).toHaveLength(mails)
  })

  it('as far as their own duration goes: who had all of it has no more', async () => {
    const exam = await anExam({ durationMinutes: 60, endsAt: test.clock.in({ minutes: 130 }) })
    const early = await aTaker(exam)
    test.clock.advance({ minutes: 100 })
    await renew(exam.creator)
    const late = await aTaker(exam)
    const { endLater } = afterInviting(exam.creator, exam.quiz)

    await endLater(test.clock.in({ minutes: 50 }))
    expect(await deadlineOf(early)).toBe(early.sitting.deadlineAt)
    expect(await deadlineOf(late)).toBe(test.clock.in({ minutes: 50 }))
    await endLater(test.clock.in({ minutes: 500 }))
    expect(await deadlineOf(late)).toBe(test.clock.in({ minutes: 60 }))
  })

  it('on top of extra time, and of the time that their clock stood still', async () => {
    const exam = await anExam({ durationMinutes: 0, endsAt: test.clock.in({ minutes: 90 }) })
    const { page } = await aTaker(exam)
    const desk = deskOf(exam.creator, exam.quiz)
    await grant(exam.creator, exam.quiz.id, 10)
    await desk.pause()
    test.clock.advance({ minutes: 5 })
    const { endLater } = afterInviting(exam.creator, exam.quiz)
    // 85 minutes from now, and half an hour more.
    await endLater(test.clock.in({ minutes: 115 }))
    test.clock.advance({ minutes: 2 })
    await desk.resume()

    expect((await page.sitting()).body.deadlineAt).toBe(test.clock.in({ minutes: 113 + 10 + 7 }))
  })

  it('also after the deadline, before the sweep: it runs on', async () => {
    const exam = await anExam({ durationMinutes: 0, endsAt: test.clock.in({ minutes: 90 }) })
    const { page } = await aTaker(exam)
    await aTaker(exam)
    await grant(exam.creator, exam.quiz.id, 60)
    test.clock.advance({ minutes: 90, seconds: 5 })
    await renew(exam.creator, page.browser)
    expect(
      (await afterInviting(exam.creator, exam.quiz).endLater(test.clock.in({ minutes: 10 }))).status,
    ).toBe(200)
    await sweep()
    expect((await page.sitting()).body.receipt).toBeNull()
  })

  it('not those who were handed in at the old end: they stay so, while others begin', async () => {
    const exam = await anExam({ durationMinutes: 0, endsAt: test.clock.in({ minutes: 90 }) })
    const [first, second] = [await aTaker(exam, 'anna@example.org'), await aTaker(exam, 'ben@example.org')]
    const { rows } = await test.database.pool.query(
      'select id from participants where quiz_id = $1 and email = $2',
      [exam.quiz.id, 'ben@example.org'],
    )
    const after = afterInviting(exam.creator, exam.quiz)
    await after.grant([rows[0].id], 60)
    await invite(exam.creator, exam.quiz, ['clara@example.org'])
    test.clock.advance({ minutes: 91 })
    await sweep()
    await renew(exam.creator, first.browser, second.browser)

    expect((await after.endLater(test.clock.in({ minutes: 30 }))).status).toBe(200)

    const { receipt } = (await first.page.sitting()).body
    expect(receipt).toMatchObject({ ending: 'overdue', finishedAt: first.sitting.deadlineAt })
    const again = { params: { quizId: exam.quiz.id }, body: { browserId: first.page.browserId } }
    expect(await first.browser.call(startQuiz, again)).toFailWith('alreadySubmitted')
    expect(await deadlineOf(second)).toBe(test.clock.in({ minutes: 90 }))
    const clara = await aTaker(exam, 'clara@example.org')
    expect(clara.sitting.deadlineAt).toBe(test.clock.in({ minutes: 30 }))
  })

  it('also those whom violations have stopped, when they are let in again', async () => {
    const exam = await anExam({ durationMinutes: 0, endsAt: test.clock.in({ minutes: 90 }) })
    const { page, browser } = await aTaker(exam)
    test.clock.advance({ minutes: 10 })
    await reportingOf(page).terminate()
    await afterInviting(exam.creator, exam.quiz).endLater(test.clock.in({ minutes: 100 }))
    test.clock.advance({ minutes: 5 })
    await renew(exam.creator, browser)
    const participantId = await deskOf(exam.creator, exam.quiz).firstId()
    const params = { quizId: exam.quiz.id, participantId }
    expect((await exam.creator.call(reopenSubmission, { params })).status).toBe(200)

    expect((await page.sitting()).body.deadlineAt).toBe(test.clock.in({ minutes: 100 }))
  })

  it('and the sweep follows: they are handed in at the new end, and the quiz is over then', async () => {
    const exam = await anExam({ durationMinutes: 0, endsAt: test.clock.in({ minutes: 90 }) })
    const { page, browser } = await aTaker(exam)
    const until = test.clock.in({ minutes: 100 })
    await afterInviting(exam.creator, exam.quiz).endLater(until)
    test.clock.advance({ minutes: 95 })
    await sweep()
    await renew(browser)
    expect((await page.sitting()).body.receipt).toBeNull()

    test.clock.advance({ minutes: 6 })
    await sweep()
    expect((await page.sitting()).body.receipt).toMatchObject({ ending: 'overdue', finishedAt: until })
    const { rows } = await test.database.pool.query('select status from quizzes where id = $1', [
      exam.quiz.id,
    ])
    expect(rows).toEqual([{ status: 'completed' }])
  })
})

type Taker = Awaited<ReturnType<typeof aTaker>>

async function deadlineOf({ page, browser }: Taker): Promise<string> {
  await renew(browser)
  return (await page.sitting()).body.deadlineAt
}

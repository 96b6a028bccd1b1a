import { listMessages } from '@probant/contract/live/messages'
import { listInvitedQuizzes } from '@probant/contract/participants/invited-quizzes'
import { listParticipants } from '@probant/contract/participants/inviting'
import { listQuizzes } from '@probant/contract/quizzes/life'
import { getTimeline } from '@probant/contract/submissions/incidents'
import { getOwnSubmission } from '@probant/contract/submissions/review'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { renew } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()

describe('in the demonstration', () => {
  let claire: Browser
  let lucas: Browser

  beforeEach(async () => {
    const logins = await test.services.demo.seed()
    claire = await signedIn('claire@demo.probant.test')
    lucas = await signedIn('lucas@demo.probant.test')

    async function signedIn(email: string): Promise<Browser> {
      const browser = test.browser()
      const login = logins.find((login) => login.email === email)
      if (login) await browser.logIn(login)
      return browser
    }
  })

  // Filling an installation takes seconds: what does not move the clock is looked at in one.
  it('quizzes are being taken, in every way, and watched; are over, graded and released', async () => {
    const { quizId, items, counts } = await rosterOf('La Révolution française')

    expect(counts).toMatchObject({ started: 4, finished: 5, terminated: 1 })
    expect(items['Manon Garnier']).toMatchObject({
      score: expect.closeTo(54.5, 1),
      receipt: { ending: 'handed_in', answerCount: 7 },
    })
    // Her answer in words waits for her teacher.
    expect(items['Inès Benali']).toMatchObject({
      score: null,
      receipt: { ending: 'handed_in', answerCount: 8 },
    })
    expect(items['Raphaël Faure']?.receipt).toMatchObject({ ending: 'overdue', answerCount: 6 })
    expect(items['Noé Lefèvre']?.receipt).toMatchObject({ ending: 'terminated', answerCount: 4 })
    expect(await kindsOf(quizId, items['Yanis Haddad']?.id)).toEqual([
      ['window_blur', true],
      ['warning_confirmed', false],
    ])
    expect(await kindsOf(quizId, items['Noé Lefèvre']?.id)).toContainEqual(['copy_paste', true])

    // The teacher has said something to them, given one more time, and stopped the clock of one.
    const { body: messages } = await claire.call(listMessages, { params: { quizId } })
    expect(messages).toMatchObject([{ to: null }])
    const granted = Object.values(items).filter(({ accommodation }) => accommodation.extraTime)
    expect(granted).toHaveLength(1)
    const { rows: paused } = await test.database.pool.query(
      'select id from submissions where paused_at is not null',
    )
    expect(paused).toHaveLength(1)

    // A quiz that is over was handed in by all, and whoever took it reads what came of it.
    const over = await rosterOf('Capitales de l’Europe')
    expect(over.counts).toMatchObject({ finished: 26, absent: 0 })

    const { body } = await lucas.call(getOwnSubmission, { params: { quizId: over.quizId } })
    expect(body.score).toMatchObject({ percent: 60, isProvisional: false })
    expect(body.key?.map(({ mark }) => mark)).toEqual(['right', 'wrong', 'right', 'right', 'wrong'])
    expect((await lucas.call(listInvitedQuizzes, { querystring: {} })).body.items).toContainEqual(
      expect.objectContaining({ quizId: over.quizId, phase: 'done' }),
    )

    // Open answers wait in one quiz, are graded in another, and their results are released.
    const scoresIn = async (title: string) => {
      const sentence = `select score_percent as score, quizzes.released_at from submissions
        join quizzes on quizzes.id = quiz_id where title = $1 and finished_at is not null`
      return (await test.database.pool.query(sentence, [title])).rows
    }
    expect((await scoresIn('La Révolution française')).filter(({ score }) => score === null)).toHaveLength(2)
    const graded = await scoresIn('Sécurité incendie')
    expect(graded).toHaveLength(2)
    for (const { score } of graded) expect(score).not.toBeNull()

    const released = await scoresIn('Gestes de premiers secours')
    expect(released.every(({ released_at }) => released_at !== null)).toBe(true)
    expect(new Set(released.map(({ score }) => score)).size).toBeGreaterThan(5)
  })

  it('whoever is at work has time for half an hour more; nobody is mailed a result, for they have no mailboxes', async () => {
    const { rows } = await test.database.pool.query('select question_id from answers where is_flagged')
    expect(rows).toHaveLength(3)

    test.clock.advance({ minutes: 40 })
    await test.services.submissions.handingIn.handInOverdue()
    await renew(claire)

    expect((await rosterOf('La Révolution française')).counts).toMatchObject({ started: 4 })

    await test.services.submissions.notifying.notifyGraded()
    const { rows: due } = await test.database.pool.query(
      'select 1 from participants where mail_due is not null',
    )
    expect(due).toHaveLength(0)
  })

  async function rosterOf(title: string) {
    const { body: quizzes } = await claire.call(listQuizzes, { querystring: { search: title } })
    const quizId = quizzes.items[0]?.id ?? ''
    const { body } = await claire.call(listParticipants, {
      params: { quizId },
      querystring: { pageSize: 50 },
    })
    const items = Object.fromEntries(body.items.map((person) => [person.name, person]))
    return { quizId, items, counts: body.counts }
  }

  async function kindsOf(quizId: string, participantId = '') {
    const { body } = await claire.call(getTimeline, { params: { quizId, participantId } })
    return body.map(({ kind, isCounted }) => [kind, isCounted])
  }
})

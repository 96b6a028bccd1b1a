import { saveAnswers } from '@probant/contract/submissions/taking'
import { afterEach, describe, expect, it } from 'vitest'
import { anotherProcess } from '#test/another-process.ts'
import { enteringOf } from '#test/entering.ts'
import { addresses, invite, writeMails } from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { answersIn, pageOf, takingOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { someoneAtWork } = takingOf(test)
const { anOrganization } = organizationsOf(test)
const { anActiveQuiz } = quizzesOf(test)
const { enter } = enteringOf(test)
const CHOICE = (index: number) => ({ type: 'multiple_choice', place: index }) as const

const running: Awaited<ReturnType<typeof anotherProcess>>[] = []
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop()
})

describe('the server is restarted in the middle of it', () => {
  it('and knows everybody again by what is in the database; the page goes on as if nothing had been', async () => {
    const { page, ids, quiz } = await someoneAtWork()
    const [first = '', second = ''] = ids
    await page.choose(first, 1)

    const after = pageOf((await aProcess()).reachedBy(page.browser), quiz.id, page.browserId)
    expect((await after.save(page.entry(second, CHOICE(2)))).status).toBe(200)
    expect(answersIn((await after.sitting()).body)).toEqual({ [first]: CHOICE(1), [second]: CHOICE(2) })
    expect((await after.handIn()).body.answerCount).toBe(2)
  })

  it('with another version: what a page says beyond what is known is passed over', async () => {
    const { page, ids } = await someoneAtWork()
    const [first = ''] = ids
    const entry = { ...page.entry(first, CHOICE(1)), confidence: 'high' }
    const url = saveAnswers.url.replace(':quizId', page.quizId)
    const body = { browserId: page.browserId, entries: [entry], build: 'an older one', incidents: [] }
    expect((await page.browser.send('POST', url, body)).status).toBe(200)
    expect(answersIn((await page.sitting()).body)).toEqual({ [first]: CHOICE(1) })
  })
})

describe('two processes whose clocks differ by ten seconds', () => {
  it('take nothing away before the deadline, and hand nothing in before it', async () => {
    const { page, ids, quiz, sitting } = await someoneAtWork({ durationMinutes: 10 })
    const ahead = await aProcess({ aheadMs: 10_000 })
    const there = pageOf(ahead.reachedBy(page.browser), quiz.id, page.browserId)

    test.clock.set(sitting.deadlineAt)
    await ahead.services.submissions.handingIn.handInOverdue()
    expect((await there.save(page.entry(ids[0] ?? '', CHOICE(3)))).status).toBe(200)
    expect((await page.choose(ids[0] ?? '', 1)).status).toBe(200)
    expect((await there.sitting()).body.receipt).toBeNull()
  })

  it('agree on the deadline: it is a moment in the database, whoever counts', async () => {
    const { page, quiz, sitting } = await someoneAtWork({ durationMinutes: 10 })
    const behind = await aProcess({ aheadMs: -10_000 })
    const there = pageOf(behind.reachedBy(page.browser), quiz.id, page.browserId)
    expect((await there.sitting()).body.deadlineAt).toBe(sitting.deadlineAt)
    expect((await there.handIn()).status).toBe(200)
    expect((await page.sitting()).body.receipt?.ending).toBe('handed_in')
  })
})

it('fifty people begin in the same moment, some of them twice: each has one submission, and none fails', async () => {
  const { owner, id } = await anOrganization()
  const quiz = await anActiveQuiz(owner, {}, id)
  const emails = addresses(50)
  await invite(owner, quiz, emails)
  await writeMails(test)
  const pages = []
  for (const email of emails) {
    const browser = test.browser()
    await enter(browser, await test.mailbox.tokenFor(email))
    pages.push(pageOf(browser, quiz.id))
  }

  const answers = await Promise.all([...pages, ...pages.slice(0, 10)].map((page) => page.start()))
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(new Set(answers.map(({ body }) => body.submissionId)).size).toBe(50)
  const { rows } = await test.database.pool.query('select participant_id from submissions')
  expect(new Set(rows.map(({ participant_id }) => participant_id)).size).toBe(50)
  expect(rows).toHaveLength(50)
})

async function aProcess(options?: Parameters<typeof anotherProcess>[1]) {
  const process = await anotherProcess(test, options)
  running.push(process)
  return process
}

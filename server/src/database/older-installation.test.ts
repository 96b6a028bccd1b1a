import { listResults } from '@probant/contract/results/list'
import { describe, expect, it } from 'vitest'
import { type Browser, PASSWORD } from '#test/browser.ts'
import { enteringOf } from '#test/entering.ts'
import { answerOf, regradingOf } from '#test/grading.ts'
import { openOlderInstallation, readOlderInstallation } from '#test/older-installation.ts'
import { ownOf } from '#test/reviewing.ts'
import { pageOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'
import { migrate } from './migrate.ts'

const test = testApp({ openDatabase: openUpdated })
const { enter } = enteringOf(test)
const { at, quizId, readings } = readOlderInstallation()
const quiz = { id: quizId }
const CLAIRE = 'claire@example.org'

describe('an installation of November 2026, updated', () => {
  it('reads questions, papers, answers and marks as they were', async () => {
    test.clock.set(at)
    const people = new Map<string, Browser>()
    for (const { by, url, says } of readings) {
      const browser = people.get(by) ?? (await comeBack(by))
      people.set(by, browser)

      const { body } = await browser.send('GET', url)

      expect(body, `${by}: ${url}`).toMatchObject(says)
    }
  })

  it('marks all that was answered then anew, and comes to the same points', async () => {
    test.clock.set(at)
    const claire = await comeBack(CLAIRE)
    const { apply, undo } = regradingOf(claire, quiz)
    const before = await resultsFor(claire)
    const questionId = questionCalled('Pourquoi la glace')

    const { body } = await apply({ kind: 'drop', questionId })
    expect(await resultsFor(claire)).not.toEqual(before)
    await undo(body.regrade.id)

    expect(before).toHaveLength(4)
    expect(await resultsFor(claire)).toEqual(before)
  })

  it('lets whoever was at work go on, and a person grade what waited', async () => {
    test.clock.set(at)
    const [claire, cleo] = [await comeBack(CLAIRE), await comeBack('cleo@example.org')]
    const page = pageOf(cleo, quizId)
    const { body: sitting } = await page.takeOver()
    const asked = sitting.paper.sections[0]?.questions ?? []
    const { questionId } = asked.find(({ titleHtml }) => titleHtml.includes('les plantes')) ?? {}
    const number = sitting.lastNumber + 1

    const answer = { type: 'fill_in', text: 'dioxygène' } as const
    const { status, body: receipt } = await page.handIn(page.entry(String(questionId), answer, { number }))

    expect(status).toBe(200)
    expect(receipt).toMatchObject({ ending: 'handed_in', answerCount: 4 })
    // Three of them are right; what is open waits for a person.
    expect((await ownOf(cleo, quiz)).body.score).toMatchObject({ points: 4.5, isProvisional: true })
    await answerOf(quiz, sitting.submissionId, questionCalled('Pourquoi la glace')).grade(claire, 1)
    expect((await ownOf(cleo, quiz)).body.score).toMatchObject({ points: 5.5, isProvisional: false })
  })
})

async function openUpdated() {
  const database = await openOlderInstallation()
  await migrate(database)
  return database
}

/** The creator signs in; participants follow the link in the last mail to them. */
async function comeBack(email: string): Promise<Browser> {
  const browser = test.browser()
  const { status } =
    email === CLAIRE
      ? await browser.logIn({ email, password: PASSWORD })
      : await enter(browser, await test.mailbox.tokenFor(email))
  expect(status).toBe(200)
  return browser
}

async function resultsFor(browser: Browser) {
  return (await browser.call(listResults, { params: { quizId }, querystring: {} })).body.items
}

function questionCalled(title: string): string {
  const bank = readings.find(({ url }) => url.startsWith('/api/questions'))?.says as {
    items: { id: string; title: string }[]
  }
  return bank.items.find((question) => question.title.startsWith(title))?.id ?? ''
}

import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { inviteParticipants } from '@probant/contract/participants/inviting'
import { reportIncidents } from '@probant/contract/submissions/incidents'
import { saveAnswers, startQuiz } from '@probant/contract/submissions/taking'
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectRoomForAll,
  PHONE,
} from '../harness/accessibility.ts'
import { call } from '../harness/calls.ts'
import { expectAboveBottomBar } from '../harness/first-screen.ts'
import { anOpenQuiz, begin, enterByMail } from '../harness/taking.ts'
import { expect, test } from '../harness/test.ts'

const PEOPLE = [
  { email: 'ada.live@example.org', name: 'Ada Byron' },
  { email: 'ben.live@example.org', name: 'Ben Okri' },
  { email: 'zoe.live@example.org', name: 'Zoé Martin' },
]

test('a creator watches three people at work, talks to them, stops the clock and lets it run on', async ({
  page,
  signUpVerified,
  visitor,
  mailbox,
}) => {
  await signUpVerified({ username: 'Claire Dubois' })
  const quiz = await anOpenQuiz(page.request)
  const params = { quizId: quiz.id }
  await call(page.request, inviteParticipants, { params, body: { people: PEOPLE, groupIds: [] } })
  await page.goto(`/dashboard/view/${quiz.id}/live`)
  const rows = page
    .getByRole('list', { name: /^(Everyone taking part|Toutes les personnes invitées)/ })
    .getByRole('listitem')
  const rowOf = (name: string) => rows.filter({ hasText: name })
  await expect(rowOf('Ada Byron')).toContainText('Not started')
  const desk = page.viewportSize() ?? PHONE
  await page.setViewportSize(PHONE)
  await expectAboveBottomBar(page, rows.first())
  await page.setViewportSize(desk)

  const [ada, ben, zoe] = [await visitor(), await visitor(), await visitor()]
  await enterByMail(ada, 'ada.live@example.org', mailbox)
  await enterByMail(ben, 'ben.live@example.org', mailbox)
  await enterByMail(zoe, 'zoe.live@example.org', mailbox)
  const atWork = [await startedBy(ada.request, quiz.id), await startedBy(ben.request, quiz.id)]
  await begin(zoe, quiz)

  await test.step('an answer and a violation appear by themselves', async () => {
    await atWork[0]?.answer()
    await expect(rowOf('Ada Byron').getByRole('img', { name: '1 of 4 answered' })).toBeVisible()
    await zoe.getByRole('radio', { name: 'A Oslo' }).check()
    await expect(rowOf('Zoé Martin').getByRole('img', { name: '1 of 4 answered' })).toBeVisible()
    await atWork[1]?.violate()
    await expect(rowOf('Ben Okri').getByRole('button', { name: /^1 violation by Ben Okri/ })).toBeVisible()
    await expect(page.getByRole('list', { name: 'What the squares mean' })).toContainText('no answer yet')
    // Who needs attention comes first.
    await expect(rows.first()).toContainText('Ben Okri')
    await expect(page.getByRole('status').filter({ hasText: 'New violation: Ben Okri.' })).toBeAttached()
    await expectAccessibleInBothSchemes(page, 'the live board')
  })

  await test.step('a message arrives above the paper, and is put away for good', async () => {
    await page.getByRole('button', { name: 'Message everyone' }).click()
    await page.getByRole('textbox', { name: 'Message' }).fill('Question 3 means the river in France.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const message = zoe.getByText('Question 3 means the river in France.')
    await expect(message).toBeVisible()
    await expectAccessible(zoe, 'a message above the paper')
    await zoe.reload()
    await expect(message).toBeVisible()
    await zoe.getByRole('button', { name: 'Dismiss' }).click()
    await expect(message).toBeHidden()
    await zoe.reload()
    await expect(zoe.getByRole('radio', { name: 'A Oslo' })).toBeChecked()
    await expect(message).toBeHidden()
  })

  await test.step('a pause covers the paper; it comes back with the time that was left', async () => {
    await page.getByRole('button', { name: 'Pause for everyone' }).click()
    await expect(zoe.getByRole('heading', { name: 'The quiz is paused' })).toBeFocused()
    await expect(zoe.getByRole('radio', { name: 'A Oslo' })).toBeHidden()
    await expect(rowOf('Zoé Martin')).toContainText('Paused')
    const left = await zoe.getByText(/^[\d:]+ left$/).innerText()
    await zoe.reload()
    await expect(zoe.getByText(left, { exact: true })).toBeVisible()
    await expectAccessible(zoe, 'the cover of a pause')
    // Pressed once more, as in a window that knows nothing of it yet, it is the same pause and not its end.
    await page.getByRole('button', { name: 'Pause for everyone' }).click({ force: true })
    await expect(page.getByText(/Paused for 3 people/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect(zoe.getByRole('radio', { name: 'A Oslo' })).toBeChecked()
    await expect(rowOf('Zoé Martin')).toContainText('Working')
    // Its minutes are those that were left, or the next below once they have run on.
    const minutes = Number(left.split(':')[0])
    await expect(zoe.getByText(new RegExp(`^(${minutes}|${minutes - 1}):\\d\\d$`)).first()).toBeVisible()
  })

  await test.step('the same person’s next violation is announced as the first was', async () => {
    const said = page.getByRole('status').locator('span', { hasText: 'New violation: Ben Okri.' })
    await said.evaluate((before) => before.setAttribute('data-before', ''))
    await atWork[1]?.violate()
    await expect(rowOf('Ben Okri').getByRole('button', { name: /^2 violations by Ben Okri/ })).toBeVisible()
    await expect(said.and(page.locator(':not([data-before])'))).toBeAttached()
  })

  await test.step('more time for one, in French and in the hand', async () => {
    await page.evaluate(() => localStorage.setItem('locale', 'fr'))
    await page.setViewportSize(PHONE)
    await page.reload()
    await page.getByRole('button', { name: 'Actions pour Zoé Martin' }).click()
    await page.getByRole('menuitem', { name: 'Temps supplémentaire…' }).click()
    await page.getByRole('button', { name: 'Accorder' }).click()
    await expect(rowOf('Zoé Martin')).toContainText('+5 min')
    await expect(zoe.getByText('5 minutes were added')).toBeVisible()
    await expectRoomForAll(page, 'the live board')
  })
})

/** Somebody at work by the API alone. */
async function startedBy(request: APIRequestContext, quizId: string) {
  const params = { quizId }
  const browserId = randomUUID()
  const startedAt = Date.now()
  let number = 0
  const { paper } = await call(request, startQuiz, { params, body: { browserId } })
  const questionId = paper.sections[0]?.questions[0]?.questionId ?? ''
  return {
    async answer() {
      const answer = { type: 'multiple_choice', place: 1 } as const
      const entries = [{ questionId, number: 1, answer, isFlagged: false, spentMs: 1000 }]
      await call(request, saveAnswers, { params, body: { browserId, entries } })
    },
    /** Once more: then what came before was confirmed. */
    async violate() {
      number += 2
      const elapsedMs = Date.now() - startedAt
      const confirmed = { number: number - 1, kind: 'warning_confirmed' as const, elapsedMs, questionId }
      const violation = { number, kind: 'tab_switch' as const, elapsedMs, questionId }
      const incidents = number === 2 ? [violation] : [confirmed, violation]
      await call(request, reportIncidents, { params, body: { browserId, incidents } })
    },
  }
}

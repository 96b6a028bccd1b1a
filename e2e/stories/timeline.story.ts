import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { type IncidentKind, reportIncidents } from '@probant/contract/submissions/incidents'
import { startQuiz } from '@probant/contract/submissions/taking'
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectRoomForAll,
  PHONE,
} from '../harness/accessibility.ts'
import { call } from '../harness/calls.ts'
import { enterAccount } from '../harness/people.ts'
import { expect, test } from '../harness/test.ts'

test('the creator reads how a quiz was ended by violations, and lets the person go on', async ({
  page,
  classroom,
  aParticipant,
}) => {
  const { page: theirs, quiz } = await aParticipant()
  const receipt = await endByViolations(theirs.request, quiz.id)

  await enterAccount(page.request, classroom.teacher)
  await page.goto(`/dashboard/participants/${quiz.id}`)
  const row = page.getByRole('row').filter({ hasText: 'Nan Lee' })
  await expect(row).toContainText('Ended by violations')
  await expect(row).toContainText('after two violations')

  await test.step('read on a desk, and closed by the keyboard', async () => {
    const menu = row.getByRole('button', { name: 'Actions for Nan Lee' })
    await menu.press('Enter')
    await page.getByRole('menuitem', { name: 'Incident log' }).press('Enter')
    const timeline = page.getByRole('dialog', { name: 'Incident log: Nan Lee' })
    await expect(timeline.getByText('Ended after two violations')).toBeVisible()
    await expect(timeline.getByText('2 violations counted')).toBeVisible()
    await expect(timeline.getByText(receipt.checksum)).toBeVisible()
    await expect(timeline.getByRole('listitem')).toContainText([
      /Left the page for another one.*Question 1.*Counted/,
      'Confirmed the warning',
      /Right-clicked.*Counted/,
    ])
    await expectAccessibleInBothSchemes(page, 'a timeline')
    await page.keyboard.press('Escape')
    await expect(timeline).toBeHidden()
    await expect(menu).toBeFocused()
  })

  await test.step('let go on, in French and in the hand', async () => {
    await page.evaluate(() => localStorage.setItem('locale', 'fr'))
    await page.setViewportSize(PHONE)
    await page.reload()
    const menu = page.getByRole('button', { name: 'Actions pour Nan Lee' })
    await menu.click()
    await page.getByRole('menuitem', { name: 'Incidents relevés' }).click()
    const timeline = page.getByRole('dialog', { name: /^Incidents relevés/ })
    await expect(timeline.getByText('2 infractions comptées')).toBeVisible()
    await expectAccessible(page, 'a timeline (phone)')
    await expectRoomForAll(page, 'a timeline')

    const goOn = timeline.getByRole('button', { name: 'Laisser continuer' })
    const question = page.getByRole('dialog', { name: /^Laisser continuer Nan Lee/ })
    await goOn.click()
    await expect(question).toContainText(/2\d\sminutes/)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(goOn).toBeFocused()
    await goOn.press('Enter')
    await question.getByRole('button', { name: 'Laisser continuer' }).click()
    await expect(timeline).toBeHidden()
    const people = page.getByRole('list', { name: 'Personnes invitées' })
    await expect(people.getByRole('listitem')).toContainText('A commencé')
    await expect(menu).toBeFocused()
  })
})

/** Begins, leaves the page, confirms the warning, and clicks with the right button. */
async function endByViolations(request: APIRequestContext, quizId: string) {
  const params = { quizId }
  const browserId = randomUUID()
  const { paper } = await call(request, startQuiz, { params, body: { browserId } })
  const questionId = paper.sections[0]?.questions[0]?.questionId ?? null
  const kinds: IncidentKind[] = ['tab_switch', 'warning_confirmed', 'right_click']
  const incidents = kinds.map((kind, index) => ({
    number: index + 1,
    kind,
    elapsedMs: index * 10_000,
    questionId,
  }))
  const { receipt } = await call(request, reportIncidents, { params, body: { browserId, incidents } })
  if (!receipt) throw new Error('Two violations did not end it')
  return receipt
}

import type { Page } from '@playwright/test'
import { inviteParticipants } from '@probant/contract/participants/inviting'
import { makeSlips } from '@probant/contract/participants/slips'
import { ONE_ATTEMPT } from '@probant/contract/quizzes/attempts'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { expectAccessibleInBothSchemes, expectAccessibleOnPhone } from '../harness/accessibility.ts'
import { call } from '../harness/calls.ts'
import { aDraft } from '../harness/quizzes.ts'
import { anOpenQuiz, start } from '../harness/taking.ts'
import { expect, test } from '../harness/test.ts'

test('a quiz is taken twice, and the best attempt counts', async ({ page, signUpVerified, visitor }) => {
  await signUpVerified({ username: 'Claire' })

  await test.step('its creator allows several attempts; one is usual', async () => {
    const draft = await aDraft(page.request, 'Lakes of Asia', ['Which lake is the deepest on Earth?'])
    await page.goto(`/dashboard/edit/${draft.id}`)
    await page.getByRole('button', { name: /^Results/ }).click()
    await expect(page.getByRole('radio', { name: 'One', exact: true })).toBeChecked()
    await page.getByRole('radio', { name: 'Until passed' }).click()
    await expect(page.getByRole('textbox', { name: 'At most' })).toHaveValue('3')
    await expect(page.getByRole('textbox', { name: /^Pass mark/ })).toHaveValue(/50/)
    await expectAccessibleInBothSchemes(page, 'the settings of several attempts')
    await expect(page.getByText(/^Saved/)).toBeVisible()
    await page.goto(`/dashboard/view/${draft.id}`)
    await expect(page.getByText('Participants can try until they pass, 3 times at most.')).toBeVisible()
  })

  const attempts = { ...ONE_ATTEMPT, most: 3 }
  const quiz = await anOpenQuiz(page.request, {
    options: { ...DEFAULT_OPTIONS, shufflesAnswers: false, answersShown: 'after_finishing', attempts },
  })
  const phone = await visitor()
  await phone.setViewportSize({ width: 390, height: 844 })

  await test.step('a participant reads how often, and what counts', async () => {
    const params = { quizId: quiz.id }
    const people = [{ name: 'Emma' }]
    await call(page.request, inviteParticipants, { params, body: { people, byHand: true } })
    const { slips } = await call(page.request, makeSlips, { params, body: {} })
    await phone.goto(slips[0]?.url ?? '')
    await phone.getByRole('button', { name: 'Go to the quiz' }).click()
    await expect(phone.getByText('This is attempt 1 of 3. The best attempt counts.')).toBeVisible()
    await expect(phone.getByText('the correct answers once you have no attempt left')).toBeVisible()
  })

  await test.step('the first attempt is handed in; another one is offered, and no answer is shown', async () => {
    await start(phone)
    await takeIt(phone, ['Oslo'])
    await expect(phone.getByRole('heading', { name: 'You have 2 more attempts' })).toBeVisible()
    await phone.getByRole('button', { name: 'See what you handed in' }).click()
    await expect(phone.getByText('shown here once you have no attempt left')).toBeVisible()
    await expect(phone.getByText('It says so on every map.')).toHaveCount(0)
    await expectAccessibleOnPhone(phone, 'an attempt that is over')
  })

  await test.step('the second one begins from the door', async () => {
    await phone.getByRole('button', { name: 'Start another attempt' }).click()
    await expect(phone.getByText('Attempt 2 of 3', { exact: true })).toBeVisible()
    await phone.reload()
    await expect(phone.getByText('Attempt 2 of 3', { exact: true })).toBeVisible()
    await start(phone)
    await takeIt(phone, ['Bergen'])
    await expect(phone.getByRole('heading', { name: 'Your attempts' })).toBeVisible()
    const first = phone.getByRole('listitem').filter({ hasText: 'Attempt 1' })
    await expect(first.getByText('counts', { exact: true })).toBeVisible()
    await first.getByRole('button', { name: 'See attempt 1' }).click()
    await expect(phone.getByRole('heading', { name: 'Attempt 1' })).toBeVisible()
    await expectAccessibleOnPhone(phone, 'several attempts of one’s own')
  })

  await test.step('its creator sees which one counts, and each with its receipt', async () => {
    await page.goto(`/dashboard/view/${quiz.id}/results`)
    await expect(
      page.getByText('This quiz can be taken several times. The best attempt counts here.'),
    ).toBeVisible()
    await expect(page.getByText('Attempt 1 of 2')).toBeVisible()
    await page.goto(`/dashboard/participants/${quiz.id}`)
    await expect(page.getByText('attempt 2')).toBeVisible()
    await page.getByRole('button', { name: 'Actions for Emma' }).click()
    await page.getByRole('menuitem', { name: 'Incident log' }).click()
    const log = page.getByRole('dialog')
    await expect(log.getByRole('heading', { name: 'Attempt 2' })).toBeVisible()
    await expect(log.getByRole('heading', { name: 'Attempt 1' })).toBeVisible()
    await expectAccessibleInBothSchemes(page, 'the attempts of a participant')
  })
})

/** Four questions, of which the first is answered. */
async function takeIt(page: Page, [city = '']: string[]): Promise<void> {
  await page.getByRole('radio', { name: city }).click()
  for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Hand in' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
  await expect(page.getByRole('heading', { name: 'Handed in', exact: true })).toBeVisible()
}

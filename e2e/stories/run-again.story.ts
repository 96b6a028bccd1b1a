import { endQuiz } from '@probant/contract/quizzes/life'
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectRoomForAll,
  PHONE,
} from '../harness/accessibility.ts'
import { call } from '../harness/calls.ts'
import { anActiveQuiz } from '../harness/quizzes.ts'
import { expect, test } from '../harness/test.ts'

test('a quiz that is over is held again with other people in two presses, and compared with the run before', async ({
  page,
  signUpVerified,
}) => {
  await signUpVerified({ username: 'Claire' })
  const quiz = await anActiveQuiz(page.request, 'Fire safety')
  await call(page.request, endQuiz, { params: { quizId: quiz.id } })
  await page.goto(`/dashboard/view/${quiz.id}`)
  const dialog = page.getByRole('dialog', { name: 'Run the quiz again' })

  await test.step('the dates are there: the same date, or the same weekday', async () => {
    await page.getByRole('link', { name: 'Run again' }).click()
    await expect(dialog.getByRole('radio', { name: /^Same date/ })).toBeChecked()
    await dialog.getByText(/^Same weekday/).click()
    await expect(dialog.getByRole('radio', { name: /^Same weekday/ })).toBeChecked()
    await expectAccessibleInBothSchemes(page, 'running a quiz again')
  })

  await test.step('nothing is published that could not be taken', async () => {
    const closes = dialog.getByRole('group', { name: 'Closes' }).getByLabel('Date')
    await closes.fill('1 Jan 2020')
    await closes.press('Tab')
    await dialog.getByRole('button', { name: 'Publish and invite' }).click()
    await expect(dialog.getByRole('alert').first()).toContainText('end time')
    await dialog.getByText(/^Same date/).click()
  })

  await test.step('then whom: the run before stays as it was', async () => {
    await dialog.getByRole('button', { name: 'Publish and invite' }).click()
    await expect(page.getByRole('dialog', { name: 'Invite people' })).toBeVisible()
    await expect(page).not.toHaveURL(new RegExp(quiz.id))
    await page.keyboard.press('Escape')
    await expect(page.getByText('Nobody has been invited yet')).toBeVisible()
    await page.goto('/dashboard/quiz?show=past')
    await expect(page.getByRole('link', { name: 'Fire safety' })).toHaveCount(1)
  })
})

test.describe('in French, in the hand', () => {
  test.use({ locale: 'fr-FR', viewport: PHONE })

  test('a running quiz is held again from its menu', async ({ page, signUpVerified }) => {
    await signUpVerified({ username: 'Claire' })
    const quiz = await anActiveQuiz(page.request, 'Sécurité incendie')
    await page.goto(`/dashboard/view/${quiz.id}`)
    await page.getByRole('button', { name: 'Actions pour «\u00a0Sécurité incendie\u00a0»' }).click()
    await page.getByRole('menuitem', { name: 'Proposer à nouveau…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Proposer le quiz à nouveau' })
    await expect(dialog.getByRole('radio', { name: /^Même date/ })).toBeChecked()
    await expectAccessible(page, 'le même quiz une nouvelle fois')
    await expectRoomForAll(page, 'le même quiz une nouvelle fois')
    await dialog.getByRole('button', { name: 'Publier et inviter' }).press('Enter')
    await expect(page.getByRole('dialog', { name: /^Inviter/ })).toBeVisible()
  })
})

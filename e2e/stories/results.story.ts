import type { APIRequestContext } from '@playwright/test'
import { listInvitedQuizzes } from '@probant/contract/participants/invited-quizzes'
import { listQuizzes } from '@probant/contract/quizzes/life'
import { expectAccessible, expectRoomForAll, PHONE } from '../harness/accessibility.ts'
import { call } from '../harness/calls.ts'
import { demoPerson, expect, test } from '../harness/demo-app.ts'
import { enterAccount } from '../harness/people.ts'

const TITLE = 'Capitales de l’Europe'

test('the creator reads what came of a quiz, looks into a question and at a submission', async ({ page }) => {
  const quizId = await asCreator(page.request)
  await page.goto(`/dashboard/view/${quizId}/results`)
  await expect(page.getByText('of 26 graded submissions')).toBeVisible()
  await expect(page.getByText('26 of 26 handed in')).toBeVisible()

  // Who had which questions is drawn anew for each demonstration, so nothing is said of what comes of them.
  await test.step('a question, and what a figure means', async () => {
    await page.getByRole('button', { name: 'Details of question 1' }).press('Enter')
    const choices = page.getByRole('table', { name: 'Who chose what, from the weakest fifth to the best' })
    await expect(choices.getByRole('rowheader', { name: 'Correct answer Lisbonne' })).toBeVisible()
    await expect(choices.getByRole('row')).toHaveCount(6)
    await page.getByRole('button', { name: 'Regrade…' }).click()
    const regrade = page.getByRole('dialog', { name: 'Regrade a question' })
    await expect(regrade.getByRole('radio', { name: 'Drop the question' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(regrade).toBeHidden()
    await page.getByRole('button', { name: 'What is “Internal consistency”?' }).click()
    await expect(page.getByText('Do the questions measure the same thing?')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('one submission', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('lucas')
    await page.getByRole('button', { name: 'See the submission by Lucas Petit' }).click()
    const sheet = page.getByRole('dialog', { name: 'Lucas Petit’s submission' })
    await expect(sheet.getByText('3 of 5 points')).toBeVisible()
    await expect(sheet.getByText('Chosen: wrong').first()).toBeVisible()
    await expectAccessible(page, 'a submission')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })

  await test.step('as a file', async () => {
    await page.getByRole('button', { name: 'Export' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: /XLSX/ }).click()
    expect((await download).suggestedFilename()).toBe(`${TITLE} - results.xlsx`)
  })

  await test.step('on paper, on which there is no help to press', async () => {
    await page.goto(`/dashboard/view/${quizId}/results/print`)
    await expect(page.getByText('Internal consistency')).toBeVisible()
    await expect(page.getByRole('button', { name: /^What is/ })).toHaveCount(0)
  })
})

test.describe('in French, in the hand', () => {
  test.use({ locale: 'fr-FR', viewport: PHONE })

  test('a participant reads their own result, subject by subject', async ({ page }) => {
    await enterAccount(page.request, demoPerson('lucas@demo.probant.test'))
    const { items } = await call(page.request, listInvitedQuizzes, { querystring: { pageSize: 50 } })
    const { quizId } = items.find(({ title }) => title === TITLE) ?? {}
    await page.goto('/dashboard')
    await expect(page.getByText(/^Note\s:\s12\/20$/)).toBeVisible()

    await page.goto(`/quiz/${quizId}`)
    await page.getByRole('button', { name: 'Voir ma copie' }).click()
    await expect(page.getByRole('article').getByText('Votre note')).toBeVisible()
    const subjects = page.getByRole('table', { name: 'Par sujet' })
    await expect(subjects.getByRole('row')).toHaveCount(2)
    await expect(subjects).toContainText('Europe de l’Est')
    await expect(page.getByText(/^La capitale .* est /).first()).toBeVisible()
    await expectRoomForAll(page, 'an own result')
    await expectAccessible(page, 'an own result')
  })
})

async function asCreator(request: APIRequestContext): Promise<string> {
  await enterAccount(request, demoPerson('claire@demo.probant.test'))
  const { items } = await call(request, listQuizzes, { querystring: { search: TITLE } })
  return items.find(({ title }: { title: string }) => title === TITLE)?.id ?? ''
}

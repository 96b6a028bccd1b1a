import type { Page } from '@playwright/test'
import { listParticipants } from '@probant/contract/participants/inviting'
import { endQuiz } from '@probant/contract/quizzes/life'
import { expectAccessibleInBothSchemes } from '../harness/accessibility.ts'
import { call } from '../harness/calls.ts'
import { aQuizToGrade, expect, test } from '../harness/grading.ts'

test('twenty open answers are graded by keyboard, and a wrong key is put right after the quiz', async ({
  page,
  signUpVerified,
  handedInBy,
}) => {
  await signUpVerified({ username: 'Claire' })
  const quiz = await aQuizToGrade(page.request)
  const people = await handedInBy(20, quiz)

  await test.step('digits, Enter, the next: without leaving the field', async () => {
    await page.goto(`/dashboard/view/${quiz.id}/grading`)
    await expect(page.getByText('0 of 20 answers graded')).toBeVisible()
    await expect(page.getByText('This site doesn’t send e-mail')).toBeVisible()
    await expect(scoreField(page)).toBeFocused()
    for (let graded = 1; graded <= people.length; graded++) {
      await expect(scoreField(page)).toBeFocused()
      await page.keyboard.type(String(graded % 5))
      await page.keyboard.press('Enter')
      await expect(page.getByText(`${graded} of 20 answers graded`)).toBeVisible()
    }
    await expect(page.getByText('All answers to question 2 are graded.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'See results' })).toHaveAttribute('href', /\/results$/)
  })

  await test.step('the last one is undone, and given anew with a word', async () => {
    await page.keyboard.press('u')
    await expect(page.getByText('19 of 20 answers graded')).toBeVisible()
    await page.keyboard.type('5')
    await expect(page.getByText('above the maximum of 4')).toBeVisible()
    await scoreField(page).fill('3,5')
    await page.getByLabel('Feedback').fill('Well observed.')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page.getByText('3.5 of 4 points')).toBeVisible()
  })

  await test.step('names are hidden', async () => {
    await expect(page.getByRole('heading', { name: /writer\d/ })).toBeVisible()
    const hide = page.getByRole('switch', { name: 'Hide names' })
    await hide.press('Space')
    await expect(page.getByRole('heading', { name: /^Answer \d+$/ })).toBeVisible()
    await expect(page.getByText(/writer\d/)).toHaveCount(0)
    await expect(hide).toBeFocused()
  })

  await call(page.request, endQuiz, { params: { quizId: quiz.id } })
  const scoreOfLast = async () => {
    const { items } = await call(page.request, listParticipants, {
      params: { quizId: quiz.id },
      querystring: {},
    })
    return Math.round(items.find(({ email }) => email === people.at(-1))?.score ?? 0)
  }

  await test.step('a key is put right: who changes is shown first, then it is applied, then undone', async () => {
    const previews = countCalls(page, '/regrades/preview')
    const before = await scoreOfLast()
    await openRegrade(page, /Which river/)
    const dialog = page.getByRole('dialog', { name: 'Regrade a question' })
    await dialog.getByRole('radio', { name: 'A different answer is correct' }).check()
    await dialog.getByRole('radio', { name: 'Danube' }).check()
    await expect(dialog.getByText('20 up, 0 down, out of 20 submissions.')).toBeVisible()
    await expectAccessibleInBothSchemes(page, 'a regrade')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('Applied. 20 scores changed.')).toBeVisible()
    await expect(page.getByText('Question 1: the correct answer is “Danube”')).toBeVisible()
    expect(previews.count).toBe(1)
    // One of six points more.
    expect(await scoreOfLast()).toBe(Math.round(before + 100 / 6))
    const change = page.getByRole('listitem').filter({ hasText: 'Question 1: the correct answer' })
    await change.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(change).toContainText('undone')
    await expect(change).toBeFocused()
    expect(await scoreOfLast()).toBe(before)
  })

  await test.step('another answer to accept is tried out once it is typed, not at each letter', async () => {
    const previews = countCalls(page, '/regrades/preview')
    await openRegrade(page, /The longest river/)
    const dialog = page.getByRole('dialog', { name: 'Regrade a question' })
    await dialog.getByRole('radio', { name: 'Accept one more answer' }).check()
    await dialog.getByLabel('Also accept').pressSequentially('the river Loire')
    await expect(dialog.getByText('Nobody’s score changes, out of 20 submissions.')).toBeVisible()
    expect(previews.count).toBeLessThan(8)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('what is one letter away from right is accepted for all who wrote it, with one press', async () => {
    const before = await scoreOfLast()
    await expect(page.getByText('Question 3: “Loirre” instead of “Loire”')).toBeVisible()
    await expect(page.getByText('20 people wrote it')).toBeVisible()
    await expectAccessibleInBothSchemes(page, 'a near miss')
    await page.getByRole('button', { name: /^Accept this too: “Loirre”/ }).click()
    // On a quick machine that of the first regrade is still there.
    await expect(page.getByText('Applied. 20 scores changed.').last()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Nearly correct' })).toBeHidden()
    expect(await scoreOfLast()).toBeGreaterThan(before)
  })
})

function scoreField(page: Page) {
  return page.getByLabel('Points, 0 to 4')
}

async function openRegrade(page: Page, question: RegExp): Promise<void> {
  await page.getByPlaceholder('Choose a question').click()
  await page.getByRole('option', { name: question }).click()
  await page.getByRole('button', { name: 'Regrade' }).click()
}

function countCalls(page: Page, end: string): { count: number } {
  const calls = { count: 0 }
  page.on('request', (request) => {
    if (request.url().endsWith(end)) calls.count++
  })
  return calls
}

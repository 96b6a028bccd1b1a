import { expectAccessible, expectRoomForAll, PHONE } from '../harness/accessibility.ts'
import { aQuizToGrade, expect, test } from '../harness/grading.ts'

test('whoever ends a quiz is led on to what waits for a grade, and from there to the results', async ({
  page,
  signUpVerified,
  handedInBy,
}) => {
  await signUpVerified({ username: 'Claire' })
  const quiz = await aQuizToGrade(page.request)
  await handedInBy(2, quiz)
  const rooms = page.getByRole('navigation', { name: 'This quiz' })

  await test.step('the tab counts the answers to grade', async () => {
    await page.goto(`/dashboard/view/${quiz.id}/live`)
    await expect(rooms.getByRole('link', { name: 'Grading (2 answers to grade)' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Grade now/ })).toHaveCount(0)
  })

  await test.step('ended at the desk, it leads on from there, and from the overview', async () => {
    await page.getByRole('button', { name: /^End (the )?quiz/ }).click()
    await page.getByRole('button', { name: 'End for everyone' }).click()
    await expect(page.getByRole('link', { name: 'Grade now (2)' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'See results' })).toBeVisible()
    await rooms.getByRole('link', { name: 'Overview' }).click()
    await expect(page.getByRole('link', { name: 'Run again' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'See results' })).toBeVisible()
    await expectAccessible(page, 'a quiz that is over')
    await page.getByRole('link', { name: 'Grade now (2)' }).click()
  })

  await test.step('once all is graded nothing is counted any more', async () => {
    for (const points of ['4', '3']) {
      await expect(page.getByLabel('Points, 0 to 4')).toBeFocused()
      await page.keyboard.type(points)
      await page.keyboard.press('Enter')
    }
    await expect(page.getByText('2 of 2 answers graded')).toBeVisible()
    await expect(rooms.getByRole('link', { name: 'Grading', exact: true })).toBeVisible()
    await rooms.getByRole('link', { name: 'Overview' }).click()
    await expect(page.getByRole('link', { name: 'Run again' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Grade now/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'See results' }).click()
  })

  await test.step('of two submissions there are counts, no dashes', async () => {
    const items = page.getByRole('table', { name: 'Analysis of each question' })
    await expect(items.getByRole('columnheader', { name: 'Correct' })).toBeVisible()
    await expect(items.getByRole('row', { name: /^2 / })).toContainText('1 of 2')
    await expect(items.getByRole('row', { name: /^2 / })).toContainText('1 partly correct')
    await expect(items.getByRole('row', { name: /^1 / })).toContainText('0 of 2')
    await page.setViewportSize(PHONE)
    await expectRoomForAll(page, 'results of few')
  })
})

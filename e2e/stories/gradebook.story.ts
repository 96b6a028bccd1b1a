import type { Page } from '@playwright/test'
import { expectAccessible, expectRoomForAll, PHONE } from '../harness/accessibility.ts'
import { demoPerson, expect, test } from '../harness/demo-app.ts'
import { enterAccount } from '../harness/people.ts'

const CLASS = 'Terminale 3, histoire-géographie'

test('the creator reads the grade book of a class, weighs a quiz and looks at a submission', async ({
  page,
}) => {
  await openBook(page)
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText([
    'Person',
    'Average',
    /^Capitales de l’Europe/,
    /^La Révolution française/,
    /^The Industrial Revolution/,
  ])
  const theo = table.getByRole('row', { name: /Théo Dubois/ })
  const before = await theo.getByRole('cell').first().textContent()
  await expectAccessible(page, 'the grade book')

  await test.step('a quiz that weighs nothing changes no average', async () => {
    await page.getByRole('button', { name: 'Columns and weights' }).click()
    const dialog = page.getByRole('dialog', { name: 'Columns and weights' })
    const weight = dialog.getByRole('textbox', { name: 'Weight of “La Révolution française”' })
    await weight.fill('11')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Enter a weight from 0 to 10')).toBeVisible()
    await expectAccessible(page, 'columns and weights')
    await weight.fill('0')
    await dialog.getByRole('radio', { name: 'Count as 0' }).check()
    await dialog.getByRole('checkbox', { name: 'The Industrial Revolution' }).uncheck()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(table.getByRole('columnheader')).toHaveCount(4)
    await expect(table.getByRole('columnheader', { name: /weight 0/ })).toBeVisible()
    await expect(theo.getByRole('cell').first()).not.toHaveText(before ?? '')
    await expect(
      page.getByText('Missing quizzes count as 0 in the averages. 1 quiz has no column.'),
    ).toBeVisible()
  })

  await test.step('as a file', async () => {
    await page.getByRole('button', { name: 'Export' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: /CSV/ }).click()
    expect((await download).suggestedFilename()).toBe(`${CLASS} - grade book.csv`)
  })

  await test.step('by the keyboard, from cell to cell, to what was handed in', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('lucas')
    await expect(table.getByRole('row')).toHaveCount(3)
    await table.getByText('Lucas Petit').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    const score = table.getByRole('link', { name: 'Lucas Petit, Capitales de l’Europe: 12/20' })
    await expect(score).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Lucas Petit’s submission' })).toBeVisible()
    await page.goBack()
  })

  await test.step('one person, subject by subject', async () => {
    await table.getByRole('link', { name: 'Lucas Petit', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Lucas Petit' })).toBeVisible()
    const progress = page.getByRole('region', { name: 'Progress by subject' })
    await expect(progress.getByRole('heading', { name: 'Géographie de l’Europe' })).toBeVisible()
    await expect(page.getByRole('row', { name: /Capitales de l’Europe.*12\/20/ })).toBeVisible()
    await expectAccessible(page, 'one person of a grade book')
  })
})

test.describe('in French, in the hand', () => {
  test.use({ locale: 'fr-FR', viewport: PHONE })

  test('each person is a line, with the quizzes folded away', async ({ page }) => {
    await enterAccount(page.request, demoPerson('claire@demo.probant.test'))
    await page.goto('/dashboard/group')
    await page.getByRole('button', { name: `Actions sur «\u00a0${CLASS}\u00a0»` }).click()
    await page.getByRole('menuitem', { name: 'Carnet de notes' }).click()
    const lucas = page.getByRole('listitem').filter({ hasText: 'Lucas Petit' })
    await lucas.locator('summary').click()
    await expect(
      lucas.getByRole('link', { name: 'Lucas Petit, Capitales de l’Europe\u00a0: 12/20' }),
    ).toBeVisible()
    await expectAccessible(page, 'the grade book in the hand')
    await expectRoomForAll(page, 'the grade book in the hand')
  })
})

test('a participant reads their own results, and how they do by subject', async ({ page }) => {
  await enterAccount(page.request, demoPerson('lucas@demo.probant.test'))
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'My results and progress' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My results' })).toBeVisible()
  const progress = page.getByRole('region', { name: 'Progress by subject' })
  // In words, for whoever does not see the line.
  await expect(progress.getByText(/^Capitales de l’Europe, .*: \d/).first()).toBeAttached()
  await expectAccessible(page, 'my results')
  const results = page.getByRole('table', { name: 'What you’ve handed in' })
  await expect(results.getByRole('row')).toHaveCount(2)
  await expect(
    results.getByRole('row', { name: /Capitales de l’Europe.*Claire Moreau.*12\/20/ }),
  ).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('nothing of the kind')
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
})

async function openBook(page: Page): Promise<void> {
  await enterAccount(page.request, demoPerson('claire@demo.probant.test'))
  await page.goto('/dashboard/group')
  await page.getByRole('link', { name: `Grade book of “${CLASS}”` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Grade book: ${CLASS}` })).toBeVisible()
}

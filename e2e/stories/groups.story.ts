import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInBothSchemes, expectAccessibleOnPhone } from '../harness/accessibility.ts'
import { expect, test } from '../harness/test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** As a spreadsheet copies it: one bad address, one that is there twice, one that is missing. */
const COLUMNS = [
  'Last name\tFirst name\tClass\tE-mail',
  'Lee\tAnn\t3B\tann@example.org',
  'Ray\tBob\t3B\tbob.example.org',
  'Low\tCy\t3B\tcy@example.org',
  'Lee\tAnn\t3B\tANN@example.org',
  'Doe\tDi\t3B\t',
].join('\r\n')

test('a group comes from a spreadsheet, is put right, saved, found again, renamed and deleted', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/dashboard/group')
  await page.getByRole('button', { name: 'Create group' }).click()
  await expect(page).toHaveURL(/dialog=new/)
  const editor = page.getByRole('dialog', { name: 'Create group' })

  await test.step('pasted', async () => {
    await editor.getByLabel('Name', { exact: true }).fill('Class 3B')
    await paste(page, editor.getByLabel('Add people'), COLUMNS)
    await expect(editor.getByText('2 lines need attention')).toBeVisible()
    await expect(editor.getByText('3 people', { exact: true })).toBeVisible()
    expect(await peopleIn(editor)).toEqual([
      'Bob Ray bob.example.org',
      'Ann Lee ANN@example.org',
      'Ann Lee ann@example.org',
      'Cy Low cy@example.org',
      'Di Doe ',
    ])
    await expectAccessibleInBothSchemes(page, 'a group with bad lines')
    await expectAccessibleOnPhone(page, 'a group with bad lines')
  })

  await test.step('put right', async () => {
    await editor.getByRole('button', { name: 'Create group' }).click()
    const first = editor.getByLabel('E-mail, line 1')
    await expect(first).toBeFocused()
    await expect(first).toHaveAccessibleDescription('Not a valid address')
    await first.fill('bob@example.org')
    await first.press('Enter')
    await expect(editor.getByLabel('E-mail, line 2')).toBeFocused()
    await expect(editor.getByText('1 line needs attention')).toBeVisible()
    await editor.getByRole('button', { name: 'Remove it' }).click()
    await expect(editor.getByText('4 people', { exact: true })).toBeVisible()
    await page.keyboard.type('Eve Fox, eve@example.org')
    await page.keyboard.press('Enter')
    await expect(editor.getByLabel('Name, line 5')).toHaveValue('Eve Fox')
  })

  await test.step('leaving without saving is asked about', async () => {
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
  })

  await test.step('saved and found again', async () => {
    await editor.getByRole('button', { name: 'Create group' }).click()
    await expect(page.getByText('“Class 3B” has been created.')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Class 3B' })).toContainText('5 people')
    await page.getByRole('searchbox', { name: 'Search' }).fill('3b')
    await expect(page).toHaveURL(/search=3b/)
    await expect(page.getByRole('row')).toHaveCount(2)
  })

  await test.step('renamed', async () => {
    await page.getByRole('link', { name: 'Class 3B' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit group' })
    await expect(edit.getByText('Nobody has been invited with this group yet.')).toBeVisible()
    // In the order of the spreadsheet, wherever they stood while they were put right.
    expect(await peopleIn(edit)).toEqual([
      'Ann Lee ann@example.org',
      'Bob Ray bob@example.org',
      'Cy Low cy@example.org',
      'Di Doe ',
      'Eve Fox eve@example.org',
    ])
    await edit.getByLabel('Name', { exact: true }).fill('Class 3B, spring')
    await edit.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('link', { name: 'Class 3B, spring' })).toBeVisible()
  })

  await test.step('deleted', async () => {
    await page.getByRole('button', { name: 'Actions for “Class 3B, spring”' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('dialog', { name: 'Delete “Class 3B, spring”?' })
    await expect(question).toContainText('Anyone already invited stays invited.')
    await question.getByRole('button', { name: 'Delete group' }).click()
    await expect(page.getByRole('heading', { name: 'No matching groups' })).toBeVisible()
  })
})

async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus()
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+v')
}

/** Everybody on the list in the dialog, with the name before the address. */
async function peopleIn(dialog: Locator): Promise<string[]> {
  const list = dialog.getByRole('list', { name: 'People in the group' })
  await expect(list).toBeVisible()
  return list
    .getByRole('listitem')
    .evaluateAll((lines) =>
      lines.map((line) => Array.from(line.querySelectorAll('input'), ({ value }) => value).join(' ')),
    )
}

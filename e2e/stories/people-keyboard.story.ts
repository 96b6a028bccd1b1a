import type { Locator, Page } from '@playwright/test'
import { createGroup } from '@probant/contract/groups'
import { inviteParticipants } from '@probant/contract/participants/inviting'
import { call } from '../harness/calls.ts'
import {
  expectToKeepFocus,
  expectToTakeFocus,
  expectVisibleFocus,
  tabTo,
  typeInto,
} from '../harness/keyboard.ts'
import { anActiveQuiz } from '../harness/quizzes.ts'
import { expect, test } from '../harness/test.ts'

test('a group is made, put right, renamed and deleted without a mouse', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/dashboard/group')
  const create = page.getByRole('button', { name: 'Create group' }).first()
  await tabTo(page, create)
  await expectVisibleFocus(page, create)
  await page.keyboard.press('Enter')
  const editor = page.getByRole('dialog', { name: 'Create group' })
  await expectToTakeFocus(editor)
  await expectToKeepFocus(page, editor)

  await test.step('a name and people are typed; a bad line is put right where it stands', async () => {
    await typeInto(page, editor.getByLabel('Name', { exact: true }), 'Class 3B')
    await tabTo(page, editor.getByLabel('Add people'))
    await page.keyboard.type('Ann Lee <ann@example.org>, bob.example.org')
    await page.keyboard.press('Enter')
    await tabTo(page, editor.getByRole('button', { name: 'Create group' }))
    await page.keyboard.press('Space')
    const bad = editor.getByLabel('E-mail, line 1')
    await expect(bad).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('bob@example.org')
    await page.keyboard.press('Enter')
    await tabTo(page, editor.getByRole('button', { name: 'Create group' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('“Class 3B” has been created.')).toBeVisible()
    await expect(editor).toBeHidden()
  })

  const menu = page.getByRole('button', { name: /^Actions for/ })
  await test.step('renamed; the focus is back at its row', async () => {
    await chooseIn(page, menu, 'Edit')
    const edit = page.getByRole('dialog')
    await expectToTakeFocus(edit)
    await typeInto(page, edit.getByLabel('Name', { exact: true }), 'Class 4B')
    await tabTo(page, edit.getByRole('button', { name: /^Save/ }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row').filter({ hasText: 'Class 4B' })).toBeVisible()
    await expect(edit).toBeHidden()
    await expect(menu).toBeFocused()
  })

  await test.step('not deleted, then deleted', async () => {
    await chooseIn(page, menu, 'Delete')
    const question = page.getByRole('dialog')
    await expectToTakeFocus(question)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(menu).toBeFocused()

    await chooseIn(page, menu, 'Delete')
    await tabTo(page, question.getByRole('button', { name: /^Delete/ }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row').filter({ hasText: 'Class 4B' })).toBeHidden()
    await expect(page.locator(':focus')).toBeAttached()
  })
})

test('people are invited, given more time and withdrawn without a mouse', async ({
  page,
  signUpVerified,
}) => {
  await signUpVerified()
  const members = [{ email: 'cy@example.org', name: 'Cy Low' }]
  await call(page.request, createGroup, { body: { name: 'Class 3B', members } })
  const quiz = await anActiveQuiz(page.request, 'Rivers of Europe')
  const params = { quizId: quiz.id }
  await call(page.request, inviteParticipants, { params, body: { people: [{ email: 'zoe@example.org' }] } })
  await page.goto(`/dashboard/participants/${quiz.id}`)
  await expect(page.getByRole('row').filter({ hasText: 'zoe@example.org' })).toBeVisible()

  const invite = page.getByRole('button', { name: 'Invite', exact: true })
  await test.step('invited by address and by group; the focus comes back to where it was', async () => {
    await tabTo(page, invite)
    await expectVisibleFocus(page, invite)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Invite people to “Rivers of Europe”' })
    await expect(dialog.getByLabel('Add people')).toBeFocused()
    await page.keyboard.type('Ann Lee <ann@example.org>')
    await page.keyboard.press('Enter')
    const group = dialog.getByRole('checkbox', { name: 'Class 3B' })
    await tabTo(page, group)
    await expectVisibleFocus(page, group)
    await page.keyboard.press('Space')
    await expect(group).toBeChecked()
    await tabTo(page, dialog.getByRole('button', { name: 'Send invitations' }))
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('2 people invited')).toBeVisible()
    await expectToTakeFocus(dialog)
    await tabTo(page, dialog.getByRole('button', { name: 'Done' }))
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(invite).toBeFocused()
  })

  const menu = page.getByRole('button', { name: 'Actions for Ann Lee' })
  await test.step('more time by the arrows, a rule less by Space, a reason that is asked for', async () => {
    await chooseIn(page, menu, 'Accommodations…')
    const dialog = page.getByRole('dialog', { name: 'Accommodations for Ann Lee' })
    await expect(dialog.getByRole('radio', { name: 'None' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(dialog.getByRole('radio', { name: 'Percentage of the duration' })).toBeChecked()
    await typeInto(page, dialog.getByRole('textbox', { name: 'Percentage of the duration' }), '50')
    await expect(dialog.getByText('45 minutes instead of 30 minutes')).toBeVisible()
    await tabTo(page, dialog.getByRole('checkbox', { name: 'Right-clicking' }))
    await page.keyboard.press('Space')
    await tabTo(page, dialog.getByRole('button', { name: 'Save' }))
    await page.keyboard.press('Enter')
    const reason = dialog.getByRole('textbox', { name: /^Reason/ })
    await expect(reason).toBeFocused()
    await page.keyboard.type('Trackball')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('row').filter({ hasText: 'Ann Lee' })).toContainText('+50% time')
    await expect(menu).toBeFocused()
  })

  await test.step('left without saving only where that is meant', async () => {
    await chooseIn(page, menu, 'Accommodations…')
    const dialog = page.getByRole('dialog', { name: 'Accommodations for Ann Lee' })
    await expectToTakeFocus(dialog)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(menu).toBeFocused()
  })

  await test.step('all are withdrawn, and nobody is told', async () => {
    const all = page.getByRole('button', { name: 'Withdraw all' })
    await tabTo(page, all, { key: 'Shift+Tab' })
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: /^Withdraw the invitations for 3 people/ })
    await expectToTakeFocus(dialog)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(all).toBeFocused()
    await page.keyboard.press('Enter')
    await expectToTakeFocus(dialog)
    await tabTo(page, dialog.getByRole('checkbox', { name: 'Notify them by e-mail' }))
    await page.keyboard.press('Space')
    await tabTo(page, dialog.getByRole('button', { name: 'Withdraw all' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('3 invitations have been withdrawn.')).toBeVisible()
    await expect(page.getByText('Nobody has been invited yet')).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })
})

/** Opens the menu, and goes down to one of its entries. */
async function chooseIn(page: Page, menu: Locator, action: string): Promise<void> {
  if (!(await menu.evaluate((element) => element === document.activeElement))) await tabTo(page, menu)
  await page.keyboard.press('Enter')
  const entry = page.getByRole('menuitem', { name: action })
  await expect(entry).toBeVisible()
  await tabTo(page, entry, { key: 'ArrowDown', most: 10 })
  await page.keyboard.press('Enter')
}

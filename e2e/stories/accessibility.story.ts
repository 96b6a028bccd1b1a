import type { Page } from '@playwright/test'
import { expectAccessibleInBothSchemes, expectAccessibleMail } from '../harness/accessibility.ts'
import { expect, test } from '../harness/test.ts'
import { workspaceSwitcher } from '../harness/workspaces.ts'

test('axe finds nothing on a mail of the outbox', async ({ page, signUp, signInAsAdmin }) => {
  const { email } = await signUp()
  await signInAsAdmin()
  await page.goto(`/admin/mails?search=${email}`)
  await page.getByRole('table').getByRole('button').click()
  const mail = page.getByRole('dialog').locator('iframe')
  await expect(mail).toBeVisible()
  await expectAccessibleInBothSchemes(page, 'a mail of the outbox')

  // Nothing runs in the preview, so what it shows is looked at on its own.
  await page.setContent((await mail.getAttribute('srcdoc')) ?? '')
  await expectAccessibleMail(page)
})

test('axe finds nothing on forms that were filled in badly', async ({ page, signUp }) => {
  await page.goto('/signup')
  await page.locator('form').getByRole('textbox').first().press('Enter')
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(4)
  await expectAccessibleInBothSchemes(page, 'a refused sign-up')

  await signUp()
  await page.goto('/setting')
  await page.locator('input[autocomplete=new-password]').first().press('Enter')
  await expect(page.locator('[aria-invalid=true]')).not.toHaveCount(0)
  await expectAccessibleInBothSchemes(page, 'a refused change of password')
})

test('axe finds nothing on what opens over a page', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/setting')
  const overlay = page.getByRole('dialog').or(page.getByRole('menu'))
  for (const [name, opening] of OVERLAYS) {
    await opening(page)
    await expect(overlay).toBeVisible()
    await expectAccessibleInBothSchemes(page, name)
    await page.keyboard.press('Escape')
    await expect(overlay).toBeHidden()
  }
})

const OVERLAYS: [string, (page: Page) => Promise<void>][] = [
  ['the account menu', (page) => page.getByRole('button', { name: 'Account menu' }).click()],
  ['the workspace switcher', (page) => workspaceSwitcher(page).click()],
  ['the palette', (page) => page.keyboard.press('ControlOrMeta+k')],
  ['the sheet of shortcuts', (page) => page.keyboard.press('Shift+?')],
  ['the deletion of the account', (page) => page.getByRole('button', { name: 'Delete my account' }).click()],
]

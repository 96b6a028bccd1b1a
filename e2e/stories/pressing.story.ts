import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../harness/test.ts'

/** What was typed is checked when a field is left, as by pressing a button: that must not move from under the finger. */

test('a press on the button counts, also where the field that was left is wrong', async ({ page }) => {
  await page.goto('/login')
  const email = page.getByLabel('E-mail', { exact: true })
  await email.fill('not an address')

  await pressSlowly(page, page.getByRole('button', { name: 'Log in' }))

  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Enter a valid e-mail address.')
})

test('in the form of a plan, too', async ({ page, signInAsAdmin }) => {
  await signInAsAdmin()
  await page.setViewportSize({ width: 1200, height: 2400 })
  await page.goto('/admin/plans')
  await page.getByRole('link', { name: 'Edit the plan Pro' }).click()
  const name = page.getByRole('group', { name: 'Français' }).getByLabel('Name')
  await name.fill('')

  await pressSlowly(page, page.getByRole('button', { name: 'Save' }))

  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('This field is required.')
})

/** As a person does: whatever the page draws while the button is down is drawn before it is up again. */
async function pressSlowly(page: Page, button: Locator): Promise<void> {
  await button.hover()
  await page.mouse.down()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await page.mouse.up()
}

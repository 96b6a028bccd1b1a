import type { Page } from '@playwright/test'
import { errorSentence } from '@probant/contract/sentences'
import { type AppWithGoogle, startAppWithGoogle } from '../harness/google.ts'
import { logIn, logOut } from '../harness/sign-in.ts'
import { test as base, expect } from '../harness/test.ts'

const NOBODY = { subject: 'nobody' }
const GRACE = { subject: 'grace', email: 'grace@example.org', name: 'Grace Hopper' }
const ALAN = { subject: 'alan', email: 'alan@example.org', name: 'Alan Turing' }
const EDSGER = { subject: 'edsger', email: 'edsger@example.org', name: 'Edsger Dijkstra' }

const BARBARA = { subject: 'barbara', email: 'barbara@example.org', name: 'Barbara Liskov' }

const test = base.extend<object, { withGoogle: AppWithGoogle }>({
  withGoogle: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
    async ({}, use) => {
      const withGoogle = await startAppWithGoogle([GRACE, ALAN, EDSGER, BARBARA, NOBODY])
      await use(withGoogle)
      await withGoogle.app.stop()
      await withGoogle.google.close()
    },
    { scope: 'worker' },
  ],
  app: [({ withGoogle }, use) => use(withGoogle.app), { scope: 'worker' }],
})

test('Google opens in a window of 960 by 600, which closes itself, and one is signed in', async ({
  page,
}) => {
  await page.goto('/login')
  const popup = await openPopup(page)
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([960, 600])
  await expect(page).toHaveURL('/login')

  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Grace Hopper' }).click()
  await closed
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible()
  // Google vouches for the address: there is nothing left to confirm.
  await expect(page.getByText('Confirm grace@example.org')).toBeHidden()
})

test('after the window has closed one is at the page one wanted', async ({ page }) => {
  await page.goto('/dashboard/usage')
  const popup = await openPopup(page)
  await popup.getByRole('button', { name: 'Alan Turing' }).click()
  await expect(page).toHaveURL('/dashboard/usage')
})

test.describe('where popups are blocked', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      window.open = () => null
    }),
  )

  test('Google opens in the same window, and leads back to the page one wanted', async ({ page }) => {
    await page.goto('/setting')
    await continueWithGoogle(page)
    await page.getByRole('button', { name: 'Alan Turing' }).click()
    await expect(page).toHaveURL('/setting')
    await expect(page.getByText('You log in with alan@example.org.')).toBeVisible()
  })

  test('whoever cancels at Google is told so, and can try again', async ({ page }) => {
    await page.goto('/login')
    await continueWithGoogle(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('alert')).toHaveText('The login was cancelled or has expired. Start again.')
    await page.getByRole('link', { name: 'Back to login' }).click()
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
    await expect(page).toHaveURL('/login')
  })

  test('a Google account without an address can’t be used, and says so', async ({ page }) => {
    await page.goto('/login')
    await continueWithGoogle(page)
    await page.getByRole('button', { name: 'nobody' }).click()
    await expect(page.getByRole('heading', { name: 'Logging in with Google didn’t work' })).toBeVisible()
    await expect(page.getByRole('alert')).toBeVisible()
  })
})

test('whoever cancels in the window is told so there, and stays signed out', async ({ page }) => {
  await page.goto('/login')
  const popup = await openPopup(page)
  await popup.getByRole('button', { name: 'Cancel' }).click()
  await expect(popup.getByRole('alert')).toContainText('The login was cancelled')
  await popup.close()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
})

test('whoever came by Google has no current password to give, and can set one', async ({ page }) => {
  await page.goto('/signup')
  const popup = await openPopup(page)
  await popup.getByRole('button', { name: 'Edsger Dijkstra' }).click()
  await expect(page).toHaveURL('/dashboard')

  await page.goto('/setting')
  await expect(page.getByText('You currently log in with Google.')).toBeVisible()
  await expect(page.getByLabel('Current password', { exact: true })).toBeHidden()
  const person = { email: EDSGER.email, username: EDSGER.name, password: 'Goto-harmful-68' }
  await page.getByLabel('New password', { exact: true }).fill(person.password)
  await page.getByLabel('Repeat the new password').fill(person.password)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByLabel('Current password', { exact: true })).toBeVisible()

  await logOut(page)
  await logIn(page, person)
  await expect(page).toHaveURL('/dashboard')
})

test('whoever signed in with Google a while ago signs in once more, in place, to change the address', async ({
  page,
  mailbox,
}) => {
  await page.goto('/login')
  const popup = await openPopup(page)
  await popup.getByRole('button', { name: 'Barbara Liskov' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/setting')
  await expect(page.getByLabel('Your password, to change the address')).toBeHidden()
  await page.getByLabel('New e-mail address').fill('liskov@example.org')
  // The server refuses what was signed in for more than ten minutes; nobody waits for them here.
  await page.route('**/api/users/me/email', (route) => route.fulfill({ status: 403, json: STALE }), {
    times: 1,
  })
  await page.getByRole('button', { name: 'Change address' }).click()
  await expect(page.getByRole('alert')).toHaveText(STALE.error.message)

  const again = await openPopup(page)
  await again.getByRole('button', { name: 'Barbara Liskov' }).click()
  await expect(page.getByText('Thank you. Now press the button again.')).toBeVisible()
  await expect(page.getByLabel('New e-mail address')).toHaveValue('liskov@example.org')
  await page.getByRole('button', { name: 'Change address' }).click()
  await expect(page.getByText('Waiting to be confirmed: liskov@example.org.')).toBeVisible()
  await mailbox.linkFor('liskov@example.org')
})

const STALE = {
  error: { code: 'USER004', message: errorSentence('en', 'freshSignInRequired') },
}

async function openPopup(page: Page): Promise<Page> {
  const popup = page.waitForEvent('popup')
  await continueWithGoogle(page)
  return popup
}

async function continueWithGoogle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click()
}

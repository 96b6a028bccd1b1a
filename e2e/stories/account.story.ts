import type { Locator, Page } from '@playwright/test'
import { endQuiz } from '@probant/contract/quizzes/life'
import { call } from '../harness/calls.ts'
import { aPerson, openAccount, type Person } from '../harness/people.ts'
import { anActiveQuiz } from '../harness/quizzes.ts'
import { logIn, logOut, submitLogin, submitSignUp } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

const NEW_PASSWORD = 'Battery-staple-2'

test('an account is opened, confirmed, changed in every part, and deleted', async ({ page, mailbox }) => {
  const person = aPerson({ email: 'ada@example.org', username: 'Ada' })

  await test.step('sign up', async () => {
    await page.goto('/signup')
    await submitSignUp(page, person)
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible()
    await expect(page.getByText('Confirm ada@example.org')).toBeVisible()
  })

  await test.step('confirm the address by the link in the mail', async () => {
    await page.goto(await mailbox.linkFor(person.email, /^Confirm your e-mail address$/))
    await expect(page).toHaveURL('/verify-email')
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to the dashboard' }).click()
    await expectConfirmed(page, person)
  })

  await test.step('log out and in again', async () => {
    await logOut(page)
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/login')
    await logIn(page, person)
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('change the name and the interest', async () => {
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
    await page.getByLabel('Interest').fill('Analytical engines')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Your details have been saved.')).toBeVisible()

    await page.reload()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Lovelace')
    await expect(page.getByLabel('Interest')).toHaveValue('Analytical engines')
  })

  await test.step('change the address, which needs the link mailed to the new one', async () => {
    await page.getByLabel('New e-mail address').fill('countess@example.org')
    await page.getByRole('button', { name: 'Change address' }).click()
    await expect(page.getByText('Enter your current password.')).toBeVisible()
    await page.getByLabel('Your password, to change the address').fill(person.password)
    await page.getByRole('button', { name: 'Change address' }).click()
    await expect(page.getByText('Waiting to be confirmed: countess@example.org.')).toBeVisible()
    await expect(page.getByText('You log in with ada@example.org.')).toBeVisible()

    await page.goto(await mailbox.linkFor('countess@example.org', /^Confirm your new e-mail address$/))
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page.getByText('countess@example.org now belongs to your account.')).toBeVisible()
    await mailbox.newestTo('ada@example.org', /^Your e-mail address was changed$/)

    await page.goto('/setting')
    await expect(page.getByText('You log in with countess@example.org.')).toBeVisible()
    person.email = 'countess@example.org'
  })

  await test.step('change the password', async () => {
    await changePassword(page, { current: 'Not-my-password-1', next: NEW_PASSWORD })
    await expect(page.getByText('Your current password is wrong.')).toBeVisible()

    await changePassword(page, { current: person.password, next: NEW_PASSWORD })
    await expect(
      page.getByText('Your password has been changed; other sessions are logged out.'),
    ).toBeVisible()
    await mailbox.newestTo(person.email, /^Your password was changed$/)
  })

  await test.step('sign out everywhere', async () => {
    await page.getByRole('button', { name: 'Log out everywhere' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click()
    await expect(page).toHaveURL('/login')
  })

  await test.step('log in with the new password only', async () => {
    await submitLogin(page, person)
    await expect(page.getByRole('alert')).toContainText('The e-mail or password is wrong.')
    person.password = NEW_PASSWORD
    await logIn(page, person)
  })

  await test.step('delete the account', async () => {
    await page.goto('/setting')
    await page.getByRole('button', { name: 'Delete my account…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete the account countess@example.org?' })
    await dialog.getByLabel('Type your e-mail address to confirm').fill('ada@example.org')
    await dialog.getByLabel('Your password', { exact: true }).fill(person.password)
    await dialog.getByRole('button', { name: 'Delete permanently' }).click()
    await expect(dialog.getByText('That isn’t the address of this account.')).toBeVisible()

    const { id: quizId } = await anActiveQuiz(page.request, 'Optics')
    const typed = dialog.getByLabel('Type your e-mail address to confirm')
    await typed.fill('countess@example.org')
    await dialog.getByRole('button', { name: 'Delete permanently' }).click()
    const refusal = dialog.getByRole('alert')
    await expect(refusal).toHaveText('Some quizzes are still running. End them first: Optics')
    await expect(typed).not.toHaveAttribute('aria-invalid', 'true')
    expect((await refusal.boundingBox())?.y).toBeLessThan((await typed.boundingBox())?.y ?? 0)
    await call(page.request, endQuiz, { params: { quizId } })

    await dialog.getByRole('button', { name: 'Delete permanently' }).click()
    await expect(page.getByText('Your account has been deleted.')).toBeVisible()
    await expect(page).toHaveURL('/login')
  })

  await test.step('find the door shut', async () => {
    await page.goto('/login')
    await submitLogin(page, person)
    await expect(page.getByRole('alert')).toContainText('The e-mail or password is wrong.')
  })
})

test('whoever types faster than the application comes loses nothing, and is signed in', async ({
  page,
  playwright,
  app,
}) => {
  const person = await someoneElsewhere(playwright, app.url)
  const application = Promise.withResolvers<void>()
  await page.route(/\/assets\/app-[^/]+\.js$/, async (route) => {
    await application.promise
    await route.continue()
  })
  await page.goto('/login')
  // Nobody has done anything yet, though a pointer may rest on the page.
  await expect(page.locator('script[type=module]')).toHaveCount(0)
  await page.getByLabel('E-mail', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).pressSequentially(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password)

  application.resolve()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: person.username })).toBeVisible()
})

test('the form for a new account stays where it is while it is filled in', async ({ page }) => {
  await page.goto('/signup')
  const yOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
  // From the heading on: the page itself may scroll to the field that is wrong.
  const top = async () =>
    (await yOf(page.getByRole('button', { name: 'Create account' }))) -
    (await yOf(page.getByRole('heading', { level: 1 })))
  const before = await top()
  await page.getByLabel('Name').fill('A')
  await page.getByLabel('E-mail').fill('nobody')
  await page.getByLabel('Password', { exact: true }).fill('x')
  await page.getByLabel('Repeat the password').fill('y')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4)
  expect(await top()).toBe(before)
})

test('an address that has an account already is refused at sign-up', async ({ page, signUp, context }) => {
  const person = await signUp()
  await context.clearCookies()
  await page.goto('/signup')
  await submitSignUp(page, person)
  await expect(page.getByText('There’s already an account with this e-mail.')).toBeVisible()
  await expect(page).toHaveURL('/signup')
})

test('a tab that was left open learns that the address is confirmed', async ({
  page,
  context,
  signUp,
  mailbox,
}) => {
  const { email } = await signUp()
  await page.goto('/dashboard')
  await expect(page.getByText(`Confirm ${email}`)).toBeVisible()

  const tab = await context.newPage()
  await tab.goto(await mailbox.linkFor(email))
  await tab.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(tab.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()

  await expect(page.getByText(`Confirm ${email}`)).toBeHidden()
})

test('a link opened in another browser asks for the password of the account', async ({
  page,
  playwright,
  app,
  mailbox,
}) => {
  const person = await someoneElsewhere(playwright, app.url)
  await page.goto(await mailbox.linkFor(person.email))
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('heading', { name: 'One more thing' })).toBeVisible()

  await confirmWith(page, 'Not-the-password-1')
  await expect(page.getByRole('alert')).toContainText('The e-mail or password is wrong.')

  await confirmWith(page, person.password)
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  await page.getByRole('link', { name: 'Log in' }).click()
  await logIn(page, person)
  await expectConfirmed(page, person)
})

test('whoever owns an address that a stranger registered takes the account over by the link', async ({
  page,
  playwright,
  app,
  mailbox,
}) => {
  const stranger = await playwright.request.newContext({ baseURL: app.url })
  const person = aPerson()
  await openAccount(stranger, person)

  await page.goto(await mailbox.linkFor(person.email))
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await page.getByRole('button', { name: 'Choose a new password' }).click()
  await chooseNewPassword(page)
  await expectConfirmed(page, person)

  expect(await (await stranger.get('/api/_auth/session')).json()).toEqual({})
  await stranger.dispose()
})

test('whoever forgot the password chooses a new one by a link, which works once', async ({
  page,
  playwright,
  app,
  mailbox,
}) => {
  const person = await someoneElsewhere(playwright, app.url)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // The login page has a field of the same name, and stays until the next page is there: later than its address.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByRole('heading', { name: 'Ask the administrator' })).toBeVisible()

  const link = await mailbox.linkFor(person.email, /^Choose a new password$/)
  await page.goto(link)
  await expect(page).toHaveURL('/reset-password')
  await chooseNewPassword(page)
  await expect(page).toHaveURL('/dashboard')

  await logOut(page)
  await submitLogin(page, person)
  await expect(page.getByRole('alert')).toContainText('The e-mail or password is wrong.')
  await logIn(page, { ...person, password: NEW_PASSWORD })
  await expect(page).toHaveURL('/dashboard')

  await page.goto(link)
  await chooseNewPassword(page)
  await expect(page.getByRole('alert')).toContainText('This link')
})

test('an address without an account is answered alike when its password is forgotten', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('E-mail').fill('nobody-at-all@example.org')
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByText('If nobody-at-all@example.org belongs to an account')).toBeVisible()
})

test('one session of several is signed out from the settings', async ({ page, browser, app, signUp }) => {
  const person = await signUp()
  const elsewhere = await browser.newPage({ baseURL: app.url })
  await elsewhere.goto('/login')
  await logIn(elsewhere, person)

  await page.goto('/setting')
  const sessions = page.getByRole('region', { name: 'Where you’re logged in' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: /^Log out of / }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(sessions.getByText('This browser')).toBeVisible()

  await elsewhere.goto('/setting')
  await expect(elsewhere).toHaveURL(/\/login/)
  await elsewhere.close()
})

test('all that is kept about oneself can be downloaded', async ({ page, signUp }) => {
  const { email } = await signUp()
  await page.goto('/setting')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()

  const file = await download
  expect(file.suggestedFilename()).toMatch(/^probant-.*\.json$/)
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk)
  expect(JSON.parse(Buffer.concat(chunks).toString()).account.email).toBe(email)
})

async function expectConfirmed(page: Page, { username, email }: Person): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: username })).toBeVisible()
  await expect(page.getByText(`Confirm ${email}`)).toBeHidden()
}

async function changePassword(page: Page, { current, next }: { current: string; next: string }) {
  await page.getByLabel('Current password', { exact: true }).fill(current)
  await page.getByLabel('New password', { exact: true }).fill(next)
  await page.getByLabel('Repeat the new password').fill(next)
  await page.getByRole('button', { name: 'Change password' }).click()
}

async function chooseNewPassword(page: Page): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Repeat the password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save and log in' }).click()
}

async function confirmWith(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
}

/** Someone who signed up in another browser than the story's. */
async function someoneElsewhere(
  playwright: typeof import('playwright-core'),
  baseURL: string,
): Promise<Person> {
  const request = await playwright.request.newContext({ baseURL })
  const person = aPerson()
  await openAccount(request, person)
  await request.dispose()
  return person
}

import type { Page } from '@playwright/test'
import { expectAccessibleInBothSchemes } from '../harness/accessibility.ts'
import { confirmAddress } from '../harness/organizations.ts'
import { aPerson, openAccount, type Person } from '../harness/people.ts'
import { submitLogin } from '../harness/sign-in.ts'
import { test as base, expect } from '../harness/test.ts'

const test = base.extend<{ stranger: Person }>({
  /** Someone who has just signed up, in a browser of their own. */
  stranger: async ({ playwright, app }, use) => {
    const request = await playwright.request.newContext({ baseURL: app.url })
    const stranger = aPerson()
    await openAccount(request, stranger)
    await use(stranger)
    await request.dispose()
  },
})

test('the overview shows its figures, and every chart as a table as well', async ({
  page,
  stranger,
  signInAsAdmin,
}) => {
  await signInAsAdmin()
  await page.goto('/admin')
  await expect(page.getByRole('region', { name: 'Recent sign-ups' })).toContainText(stranger.email)

  for (const name of ['The last 30 days', 'Who is on which plan']) {
    const part = page.getByRole('region', { name })
    await expect(part.getByRole('table')).toBeHidden()
    await part.getByRole('button', { name: 'Show as table' }).click()
    await expect(part.getByRole('table')).toBeVisible()
  }
  await expect(page.getByRole('region', { name: 'The last 30 days' }).getByRole('row')).toHaveCount(31)
  await expectAccessibleInBothSchemes(page, 'the overview, as tables')
})

test('a user gets another plan', async ({ page, stranger, signInAsAdmin }) => {
  await signInAsAdmin()
  await findUser(page, stranger)
  await expect(rowOf(page, stranger)).toContainText('Free')
  await page.getByRole('button', { name: `Assign plan to ${stranger.username}` }).click()
  const dialog = page.getByRole('dialog', { name: `Assign plan to ${stranger.username}` })
  await dialog.getByRole('radio', { name: 'Pro' }).check()
  await dialog.getByRole('button', { name: 'Assign plan' }).click()
  await expect(page.getByText(`${stranger.username} is now on the Pro plan.`)).toBeVisible()
  await expect(rowOf(page, stranger)).toContainText('Pro')
})

test('the administrator reads a mail of the outbox, and its link works', async ({
  page,
  context,
  stranger,
  signInAsAdmin,
}) => {
  await signInAsAdmin()
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Administration' }).click()
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'E-mails' })
    .click()
  const row = page.getByRole('row').filter({ hasText: stranger.email })
  await expect(row).toContainText('Not sent')
  await expect(page.getByText('The text of an e-mail is erased 30 days after it was sent')).toBeVisible()
  await row.getByRole('button', { name: 'Confirm your e-mail address' }).click()

  const mail = page.getByRole('dialog', { name: 'Confirm your e-mail address' })
  await expect(mail.getByText(stranger.email)).toBeVisible()
  const preview = mail.frameLocator('iframe[title="E-mail preview"]')
  await expect(preview.getByRole('heading', { name: 'Welcome to Probant' })).toBeVisible()

  const opened = context.waitForEvent('page')
  await preview.getByRole('link', { name: 'Confirm my address' }).click()
  const tab = await opened
  await expect(tab.getByRole('heading', { name: 'Confirm your e-mail address' })).toBeVisible()
  await tab.close()

  await mail.getByText('Plain text').click()
  await expect(mail.getByText(/\/verify-email#ml_/)).toBeVisible()

  // Where no mail server is configured there is nothing to send it again with.
  await expect(mail.getByRole('button', { name: 'Send again' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(mail).toBeHidden()
})

test('a mail’s address can be shared: it opens again where it was', async ({
  page,
  stranger,
  signInAsAdmin,
}) => {
  await signInAsAdmin()
  await page.goto(`/admin/mails?search=${stranger.email}`)
  await page.getByRole('button', { name: 'Confirm your e-mail address' }).click()
  await expect(page.getByRole('dialog', { name: 'Confirm your e-mail address' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'Confirm your e-mail address' })).toBeVisible()
  await expect(page.getByRole('dialog').getByText(stranger.email)).toBeVisible()
})

test('the outbox is searched while one types, and filtered by status', async ({
  page,
  stranger,
  signInAsAdmin,
}) => {
  await signInAsAdmin()
  await page.goto('/admin/mails')
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows.filter({ hasText: stranger.email })).toHaveCount(1)

  const [first, rest] = [stranger.email.slice(0, 4), stranger.email.slice(4)]
  await page.getByRole('searchbox', { name: 'Search' }).focus()
  await page.keyboard.type(first)
  await expect(page).toHaveURL(new RegExp(`search=${first}$`))
  await page.keyboard.type(rest)
  await expect(page).toHaveURL(`/admin/mails?search=${encodeURIComponent(stranger.email)}`)
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(stranger.email)

  await page.getByLabel('Status').selectOption('Failed')
  await expect(page.getByRole('heading', { name: 'No matching e-mails' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
  await expect(rows.filter({ hasText: stranger.email })).toHaveCount(1)
})

test('a user is disabled, is shut out at once, and let in again', async ({
  page,
  browser,
  app,
  stranger,
  signInAsAdmin,
}) => {
  const theirs = await browser.newPage({ baseURL: app.url })
  await theirs.goto('/login')
  await submitLogin(theirs, stranger)
  await expect(theirs).toHaveURL('/dashboard')

  await signInAsAdmin()
  await findUser(page, stranger)
  await chooseFor(page, stranger, 'Disable account')
  const question = page.getByRole('dialog', { name: `Disable ${stranger.username}’s account?` })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(rowOf(page, stranger)).toContainText('Active')

  await chooseFor(page, stranger, 'Disable account')
  await question.getByRole('button', { name: 'Disable account' }).click()
  await expect(page.getByText(`${stranger.username}’s account is disabled.`)).toBeVisible()
  await expect(rowOf(page, stranger)).toContainText('Disabled')

  await theirs.getByRole('button', { name: 'Make a new link' }).click()
  await expect(theirs.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await submitLogin(theirs, stranger)
  await expect(theirs.getByRole('alert')).toContainText('This account is disabled.')

  await chooseFor(page, stranger, 'Enable account')
  await expect(page.getByText(`${stranger.username}’s account is enabled.`)).toBeVisible()
  await expect(rowOf(page, stranger)).toContainText('Active')
  await submitLogin(theirs, stranger)
  await expect(theirs).toHaveURL('/dashboard')
  await theirs.close()
})

test('nobody shuts the door behind themselves', async ({ page, admin, signInAsAdmin }) => {
  await signInAsAdmin()
  await findUser(page, admin)
  await expect(rowOf(page, admin)).toContainText('You')
  await expect(rowOf(page, admin).getByRole('button', { name: /^Actions for/ })).toHaveCount(0)
})

test('an administrator is appointed, and removed; an account is sent a link, and deleted', async ({
  page,
  stranger,
  app,
  mailbox,
  playwright,
  signInAsAdmin,
}) => {
  const { username: name, email } = stranger
  await signInAsAdmin()
  await findUser(page, stranger)

  await chooseFor(page, stranger, 'Send password reset link')
  await expect(page.getByText('the link to choose a new password is in the outbox')).toBeVisible()

  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await expect(page.getByText('Only people with a confirmed address')).toBeVisible()
  const theirs = await playwright.request.newContext({ baseURL: app.url })
  await confirmAddress(theirs, stranger, mailbox)
  await theirs.dispose()
  await findUser(page, stranger)

  await chooseFor(page, stranger, 'Make administrator')
  await page.getByRole('dialog').getByRole('button', { name: 'Make administrator' }).click()
  await expect(rowOf(page, stranger)).toContainText('Administrator')
  await chooseFor(page, stranger, 'Remove as administrator')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove as administrator' }).click()
  await expect(page.getByText(`${name} is no longer an administrator.`)).toBeVisible()
  await expect(rowOf(page, stranger)).not.toContainText('Administrator')

  await chooseFor(page, stranger, 'Delete account…')
  const deletion = page.getByRole('dialog', { name: `Delete ${name}’s account?` })
  await expectAccessibleInBothSchemes(page, 'deleting an account')
  await deletion.getByLabel(`Type ${email} to confirm`).fill('somebody@example.org')
  await deletion.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(deletion.getByText('This isn’t the e-mail address of the account.')).toBeVisible()
  await deletion.getByLabel(`Type ${email} to confirm`).fill(email)
  await deletion.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByText(`${name}’s account has been deleted.`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible()

  await page.goto('/admin/audit')
  await expect(page.getByRole('listitem').filter({ hasText: 'deleted an account' }).first()).toBeVisible()
})

async function chooseFor(page: Page, { username }: Person, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${username}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

async function findUser(page: Page, person: Person): Promise<void> {
  await page.goto('/admin/users')
  await page.getByRole('searchbox', { name: 'Search' }).fill(person.email)
  await expect(page).toHaveURL(/search=/)
  await expect(rowOf(page, person)).toBeVisible()
}

function rowOf(page: Page, { email }: Person) {
  return page.getByRole('row').filter({ hasText: email })
}

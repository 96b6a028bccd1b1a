import type { Page } from '@playwright/test'
import {
  expectAccessibleInBothSchemes,
  expectAccessibleMail,
  expectAccessibleOnPhone,
} from '../harness/accessibility.ts'
import { invite } from '../harness/organizations.ts'
import { aPerson } from '../harness/people.ts'
import { ADMIN_PAGES, DASHBOARD_PAGES, PUBLIC_PAGES } from '../harness/screens.ts'
import { expect, test } from '../harness/test.ts'
import { switchTo, workspaceSwitcher } from '../harness/workspaces.ts'

/** The two workers share the screens. */
test.describe.configure({ mode: 'parallel' })

/** Dialogs that have an address of their own. */
const DIALOG_PAGES = ['/dashboard/questions?dialog=new', '/dashboard/questions?generation=new']
/** Pages that look different in the name of an organization. */
const ORGANIZATION_PAGES = [
  '/dashboard',
  '/dashboard/quiz',
  '/dashboard/members',
  '/dashboard/members?tab=invitations',
  '/dashboard/usage',
  '/dashboard/billing',
  '/setting',
]
const NO_PAGE = '/no-such-page'
/** Pages that look different with the link from a mail, or are there for what is not. */
const ODD_PAGES = [
  '/reset-password#ml_from-a-mail',
  '/verify-email#ml_from-a-mail',
  '/undo-email-change#ml_from-a-mail',
  '/invitation#iv_from-a-mail',
  '/join#sl_from-a-wall',
  NO_PAGE,
]

/**
 * Every page of the route table, in French: its words are the longer ones, and which sentences there are is the same in
 * both languages. What people fill in and open is looked at in English, below.
 */
test.describe('every page', () => {
  test.use({ locale: 'fr-FR' })

  test('for everyone', async ({ page }) => {
    for (const path of [...PUBLIC_PAGES, ...ODD_PAGES]) await lookAt(page, path)
  })

  test('behind the login', async ({ page, signUp }) => {
    await signUp()
    for (const path of [...DASHBOARD_PAGES, ...DIALOG_PAGES]) await lookAt(page, path)
  })

  test('in the name of an organization', async ({ page, signUpAsOwner, mailbox }) => {
    const { organization } = await signUpAsOwner('Université')
    await invite(page.request, organization, aPerson().email, mailbox)
    await open(page, '/dashboard')
    await switchTo(page, 'Université')
    for (const path of ORGANIZATION_PAGES) await lookAt(page, path)
  })

  test('of the administrator', async ({ page, signUp, signInAsAdmin }) => {
    const { email } = await signUp()
    await signInAsAdmin()
    for (const path of [...ADMIN_PAGES, '/admin/mails?search=nobody-at-all']) await lookAt(page, path)

    await open(page, '/admin/plans')
    await page.getByRole('link', { name: 'Modifier la formule Pro' }).click()
    await expect(page.getByRole('heading', { level: 1, name: / Pro$/ })).toBeVisible()
    await expectAccessibleInBothSchemes(page, 'a plan that is edited')

    await open(page, `/admin/mails?search=${email}`)
    await page.getByRole('table').getByRole('button').click()
    const mail = page.getByRole('dialog').locator('iframe')
    await expect(mail).toBeVisible()
    await expectAccessibleInBothSchemes(page, 'a mail of the outbox')

    // Nothing runs in the preview, so what it shows is looked at on its own.
    await page.setContent((await mail.getAttribute('srcdoc')) ?? '')
    await expectAccessibleMail(page)
  })
})

test('axe finds nothing on forms that were filled in badly', async ({ page, signUp }) => {
  await open(page, '/signup')
  await page.locator('form').getByRole('textbox').first().press('Enter')
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(4)
  await expectAccessibleInBothSchemes(page, 'a refused sign-up')

  await signUp()
  await open(page, '/setting')
  await page.locator('input[autocomplete=new-password]').first().press('Enter')
  await expect(page.locator('[aria-invalid=true]')).not.toHaveCount(0)
  await expectAccessibleInBothSchemes(page, 'a refused change of password')
})

test('axe finds nothing on what opens over a page', async ({ page, signUp }) => {
  await signUp()
  await open(page, '/setting')
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

/** In the light, in the dark, and in the hand. */
async function lookAt(page: Page, path: string): Promise<void> {
  await open(page, path)
  await expectAccessibleInBothSchemes(page, path)
  await expectAccessibleOnPhone(page, path)
}

/** Every page has one heading, a title, and the address that was asked for. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading, path).toHaveCount(1)
  await expect(heading, path).not.toHaveText(/^(Something went wrong|Un problème est survenu)$/)
  const missing = expect(heading, path)
  await (path === NO_PAGE ? missing : missing.not).toHaveText(/^(Page not found|Page introuvable)/)
  await expect(page.getByRole('status', { name: /^(Loading|Chargement)/ })).toHaveCount(0)
  await expect(page, path).toHaveURL(path.replace(/#.*/, ''))
  await expect(page, path).toHaveTitle(/\S · Probant$/)
}

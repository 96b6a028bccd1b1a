import type { Page } from '@playwright/test'
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectAccessibleMail,
  expectNoSidewaysScrolling,
} from '../harness/accessibility.ts'
import { ADMIN_PAGES, DASHBOARD_PAGES, PUBLIC_PAGES } from '../harness/screens.ts'
import { expect, test } from '../harness/test.ts'

/** The two workers share the screens. */
test.describe.configure({ mode: 'parallel', timeout: 120_000 })

const LANGUAGES = [
  { language: 'English', locale: 'en-GB' },
  { language: 'French', locale: 'fr-FR' },
]
/** Pages that look different with the link from a mail, or are there for what is not. */
const ODD_PAGES = ['/reset-password#ml_from-a-mail', '/verify-email#ml_from-a-mail', '/no-such-page']

for (const { language, locale } of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ locale })

    for (const [part, paths] of halves([...PUBLIC_PAGES, ...ODD_PAGES])) {
      test(`axe finds nothing on the public pages, ${part}`, async ({ page }) => {
        for (const path of paths) {
          await open(page, path)
          await expectAccessibleInBothSchemes(page)
        }
      })
    }

    for (const [part, paths] of halves(DASHBOARD_PAGES)) {
      test(`axe finds nothing behind the login, ${part}`, async ({ page, signUp }) => {
        await signUp()
        for (const path of paths) {
          await open(page, path)
          await expectAccessibleInBothSchemes(page)
        }
      })
    }

    test('axe finds nothing on the administrator’s pages', async ({ page, signUp, signInAsAdmin }) => {
      const { email } = await signUp()
      await signInAsAdmin()
      for (const path of [...ADMIN_PAGES, '/admin?tab=users', '/admin?search=nobody-at-all']) {
        await open(page, path)
        await expectAccessibleInBothSchemes(page)
      }

      await open(page, `/admin?search=${email}`)
      await page.getByRole('table').getByRole('button').click()
      const mail = page.getByRole('dialog').locator('iframe')
      await expect(mail).toBeVisible()
      await expectAccessibleInBothSchemes(page, 'a mail of the outbox')

      // Nothing runs in the preview, so what it shows is looked at on its own.
      await page.setContent((await mail.getAttribute('srcdoc')) ?? '')
      await expectAccessibleMail(page)
    })

    test('axe finds nothing on forms that were filled in badly', async ({ page, signUp }) => {
      await open(page, '/signup')
      await page.locator('form').getByRole('textbox').first().press('Enter')
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      await expectAccessibleInBothSchemes(page, 'a refused sign-up')

      await signUp()
      await open(page, '/setting')
      await page.locator('input[autocomplete=new-password]').first().press('Enter')
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      await expectAccessibleInBothSchemes(page, 'a refused change of password')
    })

    test('axe finds nothing on what opens over a page', async ({ page, signUp }) => {
      await signUp()
      await open(page, '/setting')
      for (const [name, opening] of OVERLAYS) {
        await opening(page)
        await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toBeVisible()
        await expectAccessibleInBothSchemes(page, name)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toBeHidden()
      }
    })
  })
}

test.describe('on a phone', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('nothing sticks out of the public pages, and axe finds nothing', async ({ page }) => {
    for (const path of [...PUBLIC_PAGES, ...ODD_PAGES]) await expectToFit(page, path)
  })

  test('nothing sticks out behind the login, and axe finds nothing', async ({ page, signUp }) => {
    await signUp()
    for (const path of DASHBOARD_PAGES) await expectToFit(page, path)
  })

  test('nothing sticks out of the administrator’s pages, and axe finds nothing', async ({
    page,
    signInAsAdmin,
  }) => {
    await signInAsAdmin()
    for (const path of [...ADMIN_PAGES, '/admin?tab=users']) await expectToFit(page, path)
  })
})

const OVERLAYS: [string, (page: Page) => Promise<void>][] = [
  ['the account menu', (page) => page.getByRole('button', { name: /Account menu|Menu du compte/ }).click()],
  ['the palette', (page) => page.keyboard.press('ControlOrMeta+k')],
  ['the sheet of shortcuts', (page) => page.keyboard.press('Shift+?')],
  [
    'the deletion of the account',
    (page) => page.getByRole('button', { name: /Delete my account|Supprimer mon compte/ }).click(),
  ],
]

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await expect(heading).not.toHaveText(/^(Something went wrong|Un problème est survenu)$/)
  await expect(page.getByRole('status', { name: /^(Loading|Chargement)/ })).toHaveCount(0)
}

async function expectToFit(page: Page, path: string): Promise<void> {
  await open(page, path)
  await expectNoSidewaysScrolling(page)
  await expectAccessible(page)
}

function halves(paths: string[]): [string, string[]][] {
  const middle = Math.ceil(paths.length / 2)
  return [
    ['first half', paths.slice(0, middle)],
    ['second half', paths.slice(middle)],
  ]
}

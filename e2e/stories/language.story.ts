import type { Page } from '@playwright/test'
import { expect, test } from '../harness/test.ts'

test.describe('a French browser', () => {
  test.use({ locale: 'fr-CA' })

  test('is spoken to in French', async ({ page }) => {
    await page.goto('/login')
    await expectLanguage(page, 'fr')
    await expect(page.getByRole('heading', { name: 'Bon retour parmi nous' })).toBeVisible()
    await expect(page.getByLabel('Adresse e-mail')).toBeVisible()
  })

  test('is spoken to in English once English was chosen in it', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()

    await page.reload()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expectLanguage(page, 'en')
  })

  test('hears the refusals of the server in French', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Adresse e-mail').fill('personne@example.org')
    await page.getByLabel('Mot de passe', { exact: true }).fill('pas-le-bon')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'L’adresse e-mail ou le mot de passe est incorrect. Vérifiez les deux, puis réessayez.',
    )
  })
})

for (const locale of ['en-GB', 'de-DE']) {
  test.describe(`a browser that asks for ${locale}`, () => {
    test.use({ locale })

    test('is spoken to in English', async ({ page }) => {
      await page.goto('/login')
      await expectLanguage(page, 'en')
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    })
  })
}

test('the choice of a language is kept under `locale`, and outlasts the page', async ({ page }) => {
  await page.goto('/')
  expect(await storedLocale(page)).toBeNull()

  await page.getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL('/landing-page-fr')
  await expectLanguage(page, 'fr')
  expect(await storedLocale(page)).toBe('fr')

  await page.goto('/')
  await expectLanguage(page, 'fr')
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Bon retour parmi nous' })).toBeVisible()
})

test('a choice outlasts its cookie, and the pages that the server draws are in it', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Français' }).click()
  await expectLanguage(page, 'fr')
  for (const address of ['/', '/login', '/pricing']) {
    await context.clearCookies({ name: 'locale' })
    await page.goto(address)
    await expectLanguage(page, 'fr')
  }
  await expect(page.getByRole('link', { name: 'English' })).toBeVisible()
})

test('looking at the French page is no choice of French', async ({ page }) => {
  await page.goto('/landing-page-fr')
  await expectLanguage(page, 'fr')
  await page.goto('/?lang=fr')
  await expectLanguage(page, 'fr')
  await page.goto('/login')
  await expectLanguage(page, 'en')
  expect(await storedLocale(page)).toBeNull()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('locale')
})

test('a choice made at the door of a quiz is kept as well, and holds for all pages', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/quiz/0c5d8a52-6b3f-4a55-9d7c-0f5d1f0a7d11')
  await expect(page.getByRole('heading', { name: 'You’re not invited to this quiz' })).toBeVisible()
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { name: 'Vous n’avez pas accès à ce quiz' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Vous n’avez pas accès à ce quiz' })).toBeVisible()
  await expectLanguage(page, 'fr')
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Créer un nouveau lien' })).toBeVisible()
})

test('mails follow the language that was chosen while signed in', async ({ page, signUp, mailbox }) => {
  const { email } = await signUp()
  expect((await mailbox.newestTo(email)).subject).toBe('Confirm your e-mail address')

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitemradio', { name: 'Français' }).click()
  await expectLanguage(page, 'fr')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Créer un nouveau lien' }).click()
  await expect(page.getByText(`Un nouveau lien pour ${email} est dans la boîte d’envoi.`)).toBeVisible()
  await expect.poll(async () => (await mailbox.newestTo(email)).subject).toBe('Confirmez votre adresse')
})

async function expectLanguage(page: Page, language: 'en' | 'fr'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

function storedLocale(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('locale'))
}

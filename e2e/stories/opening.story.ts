import type { Page } from '@playwright/test'
import { PUBLIC_PAGES } from '@probant/contract/public-pages'
import { expectAccessible, PHONE } from '../harness/accessibility.ts'
import { requestedScripts } from '../harness/assets.ts'
import { expect, test } from '../harness/test.ts'

test('the public pages are there without any script, each with what search engines ask for', async ({
  browser,
  page,
}) => {
  const { origin } = new URL((await page.goto('/'))?.url() ?? '')
  const reader = await browser.newPage({ baseURL: origin, javaScriptEnabled: false })
  for (const address of Object.values(PUBLIC_PAGES)) {
    await reader.goto(address)
    await expect(reader.getByRole('heading', { level: 1 }), address).toBeVisible()
    await expect(reader).toHaveTitle(/\S · Probant$/)
    // Where the page stands is told by those that know their address; this installation has none.
    await expect(reader.locator('link[rel=canonical]')).toHaveCount(0)
    await expect(reader.locator('meta[name=description]')).toHaveAttribute('content', /\w{3}/)
    // Nothing that could be pressed would do anything.
    await expect(reader.getByRole('button'), address).toHaveCount(0)
  }
  await reader.close()
})

test('of the application nothing is fetched before somebody moves, and then all of it', async ({ page }) => {
  const scripts = requestedScripts(page)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  const files = String(await page.locator('body').getAttribute('data-application')).split(' ')
  expect(files.length).toBeGreaterThan(1)
  const paths = scripts.map((script) => new URL(script).pathname)
  expect(paths).toEqual(['/color-scheme.js', expect.stringMatching(/^\/assets\/site\/site-[\w-]+\.js$/)])

  await page.mouse.move(200, 200)
  await page.mouse.move(220, 220)
  for (const file of files) await expect.poll(() => fetched).toContain(file)
})

test('in the hand the menu unfolds, folds at Escape and behind whoever goes on, and leads in', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Site' })
  await expect(menu).toBeHidden()
  await page.locator('summary').press('Enter')
  await expect(menu).toBeVisible()
  await expectAccessible(page, 'the unfolded menu')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.locator('summary').press('Enter')
  await menu.getByRole('link', { name: 'Sign up' }).press('Tab')
  await expect(menu).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/signup')
})

test('whoever is in already is led to the dashboard, and back', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Sign up' })).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('the miniature goes on when asked, and stands still when asked', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const stage = page.getByRole('region', { name: 'How Probant works, in three pictures' })
  await stage.getByRole('button', { name: 'Pause' }).click()
  await expect(stage.getByRole('button', { name: 'Play' })).toBeVisible()
  await stage.getByRole('button', { name: 'The board' }).click()
  await expect(stage.getByRole('img', { name: /^A row of squares/ })).toBeVisible()
  await expect(shown(page, 'Handed in')).toBeVisible()
})

test.describe('a French browser', () => {
  test.use({ locale: 'fr-CA' })

  test('opens the home page in French', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
})

function shown(page: Page, words: string) {
  return page.getByText(words, { exact: true })
}

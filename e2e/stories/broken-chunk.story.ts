import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothSchemes } from '../harness/accessibility.ts'
import { scriptsBetween } from '../harness/assets.ts'
import { expect, test } from '../harness/test.ts'

const FIVE_HUNDRED = 'Something went wrong'
/** With a way back, so that it is the application that draws it. */
const LOGIN = '/login?returnTo=%2Fsetting'
const NOON = Date.UTC(2026, 10, 16, 12)
let scripts: string[] = []

test.beforeAll(async ({ browser, app }) => {
  scripts = await scriptsBetween(browser, app.url, { from: LOGIN, to: '/forgot-password' })
})

test('a page whose script is gone reloads once, then says so, and works again when it is back', async ({
  page,
}) => {
  // A machine that takes ten seconds for a page would rightly reload it again.
  await page.clock.setFixedTime(NOON)
  const broken = await breakScripts(page, scripts)
  const loads = countLoads(page)

  await page.goto('/forgot-password')
  await expect(page.getByRole('heading', { name: FIVE_HUNDRED })).toBeVisible()
  expect(loads()).toBe(2)
  await expectAccessibleInBothSchemes(page)

  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(broken.failures).toBeGreaterThan(2)
  await expect(page.getByRole('heading', { name: FIVE_HUNDRED })).toBeVisible()
  expect(loads()).toBe(2)

  await broken.mend()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
})

test('a link to such a page leads there by a reload, which finds the newer script', async ({ page }) => {
  await page.goto(LOGIN)
  await expect(page.getByLabel('E-mail')).toBeVisible()
  const broken = await breakScripts(page, scripts)
  const loads = countLoads(page)
  page.on('domcontentloaded', () => broken.mend())

  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await expect(page).toHaveURL('/forgot-password')
  expect(loads()).toBe(1)
})

test('pointing at such a link costs nobody what they have typed', async ({ page }) => {
  await page.goto(LOGIN)
  await expect(page.getByLabel('E-mail')).toBeVisible()
  const broken = await breakScripts(page, scripts)
  const loads = countLoads(page)

  await page.getByLabel('E-mail').fill('half-typed@exam')
  await page.getByRole('link', { name: 'Forgot your password?' }).hover()
  await expect.poll(broken.failures).toBeGreaterThan(0)
  // Whatever the failure leads to has happened by the time that another script was asked for and had.
  await page.evaluate(() => fetch('/healthz'))
  await expect(page.getByLabel('E-mail')).toHaveValue('half-typed@exam')
  expect(loads()).toBe(0)
})

test('a dialog that does not come says so, and leaves the page as it is', async ({
  page,
  signUpVerified,
}) => {
  await signUpVerified({ username: 'Claire' })
  await page.goto('/setting')
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Claire M')
  const isSheet = (url: URL) => url.pathname.includes('shortcut-sheet')
  await page.route(isSheet, (route) => route.abort())
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Shift+?')
  await expect(page.getByText('We can’t reach the server.')).toBeVisible()
  await expect(name).toHaveValue('Claire M')

  await page.unroute(isSheet)
  await page.keyboard.press('Shift+?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('a menu that does not come says so; once it has come, it opens, and gives the focus back', async ({
  page,
  signUpVerified,
}) => {
  await signUpVerified({ username: 'Claire' })
  await page.goto('/setting')
  const button = page.getByRole('button', { name: 'Account menu' })
  const isMenu = (url: URL) => url.pathname.includes('user-menu-entries')
  await page.route(isMenu, (route) => route.abort())
  await button.click()
  await expect(page.getByText('We can’t reach the server.')).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'false')

  await page.unroute(isMenu)
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('without network the menu says so, though nothing more can be fetched; with it, it opens', async ({
  page,
  context,
  signUpVerified,
}) => {
  await signUpVerified({ username: 'Claire' })
  await page.goto('/setting')
  const button = page.getByRole('button', { name: 'Account menu' })
  await expect(button).toBeVisible()
  await context.setOffline(true)
  await button.click()
  const note = page.getByRole('alert')
  await expect(note).toContainText('You’re offline. Try again once you’re back online.')
  await expectAccessibleInBothSchemes(page, 'a menu without network')
  await note.getByRole('button', { name: 'Close' }).click()
  await expect(note).toBeHidden()

  await context.setOffline(false)
  await button.click()
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
})

for (const [whose, isGone] of [
  ['file is gone', /user-menu-entries/],
  ['file is gone with all others', /\/assets\//],
] as const) {
  test(`after a deployment a menu whose ${whose} offers to reload, and costs nobody what they have typed`, async ({
    page,
    signUpVerified,
  }) => {
    await signUpVerified({ username: 'Claire' })
    await page.goto('/setting')
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Claire M')
    await page.route(isGone, (route) => route.fulfill({ status: 404 }))
    await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'another-build' } }))
    await page.getByRole('button', { name: 'Account menu' }).click()
    await expect(page.getByText('A new version of Probant is ready.')).toBeVisible()
    await expect(name).toHaveValue('Claire M')

    await page.unrouteAll()
    // The browser asks about what was typed.
    page.once('dialog', (dialog) => dialog.accept())
    const reloaded = page.waitForEvent('domcontentloaded')
    await page.getByRole('button', { name: 'Reload' }).click()
    await reloaded
    await page.getByRole('button', { name: 'Account menu' }).click()
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  })
}

test('ten seconds later it reloads once more', async ({ page }) => {
  // A machine that takes ten seconds for a page would rightly reload it again.
  await page.clock.setFixedTime(NOON)
  const broken = await breakScripts(page, scripts)
  await page.goto('/forgot-password')
  await expect(page.getByRole('heading', { name: FIVE_HUNDRED })).toBeVisible()
  const loads = countLoads(page)

  await page.clock.setFixedTime(NOON + 10_001)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(loads).toBe(1)
  await expect(page.getByRole('heading', { name: FIVE_HUNDRED })).toBeVisible()
  expect(loads()).toBe(1)
  expect(broken.failures()).toBeGreaterThan(3)
})

test('a quiz of which a part does not come says so in both languages, and never nothing', async ({
  page,
}) => {
  // Its script, and its sentences.
  for (const part of ['quiz-', 'taking-']) {
    const broken = (url: URL) => url.pathname.startsWith(`/assets/quiz/${part}`)
    await page.route(broken, (route) => route.fulfill({ status: 404 }))
    await page.goto(`/quiz/${crypto.randomUUID()}`)
    await expect(page.getByRole('heading', { name: 'This page couldn’t be loaded' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Cette page n’a pas pu être chargée' })).toBeVisible()
    await page.unroute(broken)
  }
  await expectAccessible(page, 'a quiz that could not be loaded')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page).toHaveURL(/\/login\?returnTo=/)
})

/** How often the browser has asked for a page as a whole, from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return () => loads
}

/** These scripts can't be had any more, as after a deployment that replaced them. */
async function breakScripts(page: Page, addresses: string[]) {
  let failures = 0
  const isBroken = (url: URL) => addresses.includes(url.href)
  await page.route(isBroken, (route) => {
    failures += 1
    return route.fulfill({ status: 404, json: { error: { code: 'GENL001', message: 'gone' } } })
  })
  return { failures: () => failures, mend: () => page.unroute(isBroken) }
}

import type { Page } from '@playwright/test'
import { expectAccessibleInBothSchemes } from '../harness/accessibility.ts'
import { expect, test } from '../harness/test.ts'

const OFFER = 'A new version of Probant is ready.'

test('a page left open offers to reload once another build is served', async ({ page }) => {
  await openAt(page, '/forgot-password')
  await serveBuild(page, 'another-build')

  await page.clock.fastForward('01:00:00')
  await expect(page.getByText(OFFER)).toBeVisible()

  // It is an offer, not a threat: it waits for as long as the person likes.
  await page.clock.fastForward('00:10:00')
  await expect(page.getByText(OFFER)).toBeVisible()

  const reloaded = page.waitForEvent('domcontentloaded')
  await page.getByRole('button', { name: 'Reload' }).click()
  await reloaded
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await expect(page.getByText(OFFER)).toBeHidden()
})

test('a page that is up to date asks every hour and says nothing', async ({ page }) => {
  await openAt(page, '/forgot-password')
  const running = await page.locator('meta[name="probant-build"]').getAttribute('content')

  for (let hour = 1; hour <= 2; hour++) {
    const asked = page.waitForResponse('**/builds/latest.json')
    await page.clock.fastForward('01:00:00')
    expect(await (await asked).json()).toEqual({ id: running })
  }
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await expect(page.getByText(OFFER)).toBeHidden()

  await test.step('without network a reload says so, and comes back by itself', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.context().setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Probant can’t be reached' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Still no connection.')).toBeVisible()
    await expectAccessibleInBothSchemes(page, 'without network')

    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
    await expect(page).toHaveURL('/forgot-password')
  })
})

test('nothing is asked before the hour is over', async ({ page }) => {
  await openAt(page, '/forgot-password')
  let questions = 0
  await page.route('**/builds/latest.json', (route) => {
    questions += 1
    return route.fulfill({ json: { id: 'another-build' } })
  })

  await page.clock.fastForward('00:59:00')
  await page.evaluate(() => fetch('/healthz'))
  expect(questions).toBe(0)

  await page.clock.fastForward('00:01:00')
  await expect.poll(() => questions).toBe(1)
})

async function openAt(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

function serveBuild(page: Page, id: string): Promise<unknown> {
  return page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id } }))
}

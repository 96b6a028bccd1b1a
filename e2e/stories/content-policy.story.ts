import type { Page } from '@playwright/test'
import { begin, expectAllSaved } from '../harness/taking.ts'
import { expect, test } from '../harness/test.ts'

test('nothing on our pages tries what our own policy forbids', async ({ page, signUp }) => {
  const violations = await watchPolicy(page)

  for (const path of ['/', '/login', '/signup', '/pricing']) await visit(page, path)
  await signUp()
  for (const path of ['/dashboard', '/dashboard/questions', '/dashboard/create', '/dashboard/group'])
    await visit(page, path)

  expect(violations).toEqual([])
})

test('nor does a quiz, with the workers that it needs', async ({ aParticipant }) => {
  const { page: theirs, quiz } = await aParticipant()
  const violations = await watchPolicy(theirs)
  const probe = theirs.waitForEvent('worker')
  await begin(theirs, quiz)
  await theirs.keyboard.press('1')
  await expectAllSaved(theirs)

  expect(new URL((await probe).url()).pathname).toBe('/developer-tools-probe.js')
  const keeper = await theirs.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)
  expect(keeper).toMatch(/\/quiz-worker\.js$/)
  // With the keeper in between, once more.
  await theirs.reload()
  await expect(theirs.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  expect(violations).toEqual([])
})

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading').first()).toBeVisible()
}

/** What the browser has stopped or would have, page by page. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('tellViolation', (violation: string) => violations.push(violation))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, lineNumber } = event
      const tell = (globalThis as unknown as { tellViolation(violation: string): void }).tellViolation
      tell(`${location.pathname}: ${violatedDirective} ${blockedURI} in ${sourceFile}:${lineNumber}`)
    })
  })
  return violations
}

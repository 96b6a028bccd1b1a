import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

/** Axe comes along with its wrapper, which takes ten times as long: it opens a page for every look. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

declare global {
  var axe: { run(options: object): Promise<AxeResults> } | undefined
}

/** Axe finds nothing on the screen as it stands. */
export function expectAccessible(page: Page, screen = page.url()): Promise<void> {
  return expectNoFindings(page, screen)
}

/** A mail is read inside another program's page, which has the landmarks and the heading. */
export function expectAccessibleMail(page: Page): Promise<void> {
  return expectNoFindings(page, 'a mail', ['landmark-one-main', 'region', 'page-has-heading-one'])
}

/** The same in the light and in the dark. */
export async function expectAccessibleInBothSchemes(page: Page, screen = page.url()): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    await expectAccessible(page, `${screen} (${colorScheme})`)
  }
}

/** Nothing sticks out at the side. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(overhang, `what sticks out at the side of ${page.url()}, in pixels`).toBeLessThanOrEqual(0)
}

async function expectNoFindings(page: Page, screen: string, without: string[] = []): Promise<void> {
  if (await page.evaluate(() => !globalThis.axe)) await page.evaluate(AXE)
  await page.evaluate(stillness)
  const { violations, passes } = await page.evaluate((without) => {
    if (!globalThis.axe) throw new Error('axe is not there')
    const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
    return globalThis.axe.run({ iframes: false, resultTypes: ['violations', 'passes'], rules })
  }, without)
  expect(passes.length, `what axe looked at on ${screen}`).toBeGreaterThan(10)

  const findings = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
  expect.soft(findings, screen).toEqual([])
}

/** Colours on their way from one to the other are nobody's colours. */
async function stillness(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

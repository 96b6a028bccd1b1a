import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Axe finds nothing on the screen as it stands. */
export async function expectAccessible(page: Page, screen = page.url()): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const findings = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
  expect.soft(findings, screen).toEqual([])
}

/** The same in the light and in the dark. */
export async function expectAccessibleInBothSchemes(page: Page, screen?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    await expectAccessible(page, `${screen ?? page.url()} (${colorScheme})`)
  }
}

/** Nothing sticks out at the side. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(overhang, `what sticks out at the side of ${page.url()}, in pixels`).toBeLessThanOrEqual(0)
}

import { expect, type Locator, type Page } from '@playwright/test'

/** The whole of it is seen in the hand before anything is scrolled, above the bar under the thumb. */
export async function expectAboveBottomBar(page: Page, part: Locator): Promise<void> {
  const bar = page
    .getByRole('navigation')
    .filter({ has: page.getByRole('button') })
    .last()
  await expect(part).toBeVisible()
  await expect
    .poll(async () => {
      const [seen, below] = [await part.boundingBox(), await bar.boundingBox()]
      return seen && below ? Math.round(below.y - (seen.y + seen.height)) : undefined
    })
    .toBeGreaterThanOrEqual(0)
}

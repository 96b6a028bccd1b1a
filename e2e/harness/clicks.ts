import type { Page } from '@playwright/test'

/** Counts what a hand does with the mouse on a page, from now on and wherever it leads. */
export async function countClicks(page: Page): Promise<{ count: () => number }> {
  let clicks = 0
  await page.exposeFunction('clicked', () => {
    clicks += 1
  })
  await page.addInitScript(() => {
    // What a key or a script presses has no pointer behind it, and a label presses its field once more.
    const isOfMouse = ({ isTrusted, detail }: MouseEvent) => isTrusted && detail > 0
    const told = globalThis as unknown as { clicked: () => void }
    document.addEventListener('click', (event) => isOfMouse(event) && told.clicked(), { capture: true })
  })
  return { count: () => clicks }
}

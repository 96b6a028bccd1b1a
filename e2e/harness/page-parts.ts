import type { Locator, Page } from '@playwright/test'

/** A paper has no frame of its own, but browsers and what is added to them put some into pages. */
export async function withFrame(page: Page, act: (field: Locator) => Promise<unknown>): Promise<void> {
  await withPart(page, '<iframe srcdoc="<input aria-label=\'In the frame\'>" title="Frame"></iframe>', () =>
    act(page.frameLocator('iframe').getByLabel('In the frame')),
  )
}

/** Nor does it take files. */
export async function withFileField(page: Page, act: (field: Locator) => Promise<unknown>): Promise<void> {
  await withPart(page, '<input type="file" aria-label="File">', () => act(page.getByLabel('File')))
}

/** In a corner, for as long as the act takes. */
async function withPart(page: Page, html: string, act: () => Promise<unknown>): Promise<void> {
  const part = await page.evaluateHandle((html) => {
    const corner = document.createElement('div')
    corner.style.cssText = 'position: fixed; inset: auto 0 0 auto; z-index: 1'
    corner.innerHTML = html
    return document.body.appendChild(corner)
  }, html)
  await act()
  await part.evaluate((corner) => corner.remove())
}

import type { Page } from '@playwright/test'

/** What the browser tells the page is written down where a reload does not wipe it away, to be told beside a failure. */
export async function writeDownRawEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Frames of the page are others.
    if (window !== top) return
    const types = [
      ...['blur', 'focus', 'pagehide', 'pageshow', 'beforeunload', 'beforeprint', 'afterprint'],
      ...['visibilitychange', 'fullscreenchange', 'compositionstart', 'compositionend', 'contextmenu'],
      ...['pointerdown', 'keydown', 'copy', 'cut', 'paste', 'dragstart', 'drop'],
    ]
    for (const type of types)
      addEventListener(type, (event) => {
        const of = event.target === window ? 'window' : (event.target as Node | null)?.nodeName
        const key = 'key' in event ? ` ${event.key}` : ''
        const state = `${document.visibilityState}${document.hasFocus() ? ', focused' : ''}`
        const line = `${type}${key} at ${of} (${state}${event.defaultPrevented ? ', prevented' : ''})`
        sessionStorage.setItem('log', `${sessionStorage.getItem('log') ?? ''}${line}\n`)
      })
  })
}

export function readRawEvents(page: Page): Promise<string> {
  return page.evaluate(() => sessionStorage.getItem('log') ?? '')
}

/** The same, after which others are written down. */
export async function takeRawEvents(page: Page): Promise<string> {
  const events = await readRawEvents(page)
  await page.evaluate(() => sessionStorage.removeItem('log'))
  return events
}

import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'

export type WatchedWindow = Awaited<ReturnType<typeof openWatchedWindow>>

const OFTEN = { intervals: [25] }

/** A watched page in a window that can really lose the focus, and what was written down in it. */
export async function openWatchedWindow(browser: Browser, url: string) {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  // It goes on by itself, and can be put forward.
  await page.clock.install()
  // A worker keeps its own time.
  await page.route('**/developer-tools-probe.js', (route) => route.abort())
  await page.goto(url)
  const { cdp, setAway } = await realWindow(context, page)

  const readLog = () => page.evaluate(() => sessionStorage.getItem('log') ?? '')
  const hasFocus = () => page.evaluate(() => document.hasFocus())
  const logged = (line: string) => expect.poll(readLog, OFTEN).toContain(line)
  return {
    page,
    cdp,
    title: page.getByRole('heading'),
    stem: page.getByText('Which whale sings'),
    first: page.getByLabel('First answer'),
    second: page.getByLabel('Second answer'),

    /** The window has no focus meanwhile; the page stays visible. */
    async withoutFocus(meanwhile: () => Promise<unknown>) {
      await setAway(true)
      await expect.poll(hasFocus, OFTEN).toBe(false)
      await meanwhile()
      await setAway(false)
      await expect.poll(hasFocus, OFTEN).toBe(true)
    },
    /** Longer than anything waits to be reported. */
    passTime: () => page.clock.runFor(3_000),
    logged,
    /** What was reported since the last time, and all that happened, to be told beside a failure. */
    async report() {
      const log = await readLog()
      await page.evaluate(() => sessionStorage.removeItem('log'))
      return { kinds: log.split('\n').filter((line) => /^\w/.test(line)), log }
    },
    close: () => context.close(),
  }
}

/** Playwright tells every page that it has the focus; without that a window loses it when it is put away. */
async function realWindow(context: BrowserContext, page: Page) {
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setFocusEmulationEnabled', { enabled: false })
  const { windowId } = await cdp.send('Browser.getWindowForTarget')
  const setAway = (isAway: boolean) =>
    cdp.send('Browser.setWindowBounds', {
      windowId,
      bounds: { windowState: isAway ? 'minimized' : 'normal' },
    })
  return { cdp, setAway }
}

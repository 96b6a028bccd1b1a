import { launch, type Page } from 'puppeteer-core'
import type { DrivenBrowser, DrivenPage } from './driven-page.ts'

/** A stock Firefox, which Puppeteer drives by WebDriver BiDi; its profile is gone afterwards. */
export async function openFirefox(executablePath: string): Promise<DrivenBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width: 1280, height: 800 },
    // Limits are for what hangs, and the test has one.
    timeout: 0,
    protocolTimeout: 0,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB,en', 'ui.prefersReducedMotion': 1 },
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(0)
  return { page: driven(page), close: () => browser.close() }
}

function driven(page: Page): DrivenPage {
  return {
    async open(url) {
      await page.goto(url)
    },
    async reload() {
      await page.reload()
    },
    // Its own type allows for handles of elements, which nobody passes here.
    evaluate: async (run, ...args) =>
      (await page.evaluate(run as (...given: unknown[]) => unknown, ...args)) as Awaited<
        ReturnType<typeof run>
      >,
    click: (xpath) => page.click(`::-p-xpath(${xpath})`),
    type: (xpath, text) => page.type(`::-p-xpath(${xpath})`, text),
    async outOfSight(meanwhile) {
      const other = await page.browser().newPage()
      await other.bringToFront()
      await meanwhile()
      await other.close()
      await page.bringToFront()
    },
    picture: async () => Buffer.from(await page.screenshot()),
  }
}

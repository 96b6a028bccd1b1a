import { writeFile } from 'node:fs/promises'
import { test as base } from '../harness/demo-app.ts'
import type { DrivenBrowser, DrivenPage } from './driving/driven-page.ts'
import { openFirefox } from './driving/firefox.ts'
import { type Line, lineTo } from './driving/line.ts'
import { openWebKit } from './driving/webkit.ts'

export { expect } from '@playwright/test'

/** Each with the program that opens it, where this machine has one: `npm test` looks for it, and says so. */
export const BROWSERS = {
  Firefox: { program: process.env.FIREFOX_PATH, open: openFirefox },
  WebKit: { program: process.env.WEBKIT_DRIVER_PATH, open: openWebKit },
}

interface Driven {
  theirs: DrivenPage
  picture: undefined
}

interface World {
  browserKind: keyof typeof BROWSERS
  opened: DrivenBrowser
  /** On which the browser reaches the app. */
  line: Line
}

/** For what is tried in other browsers than Chromium, on an installation that is in use. */
export const test = base.extend<Driven, World>({
  browserKind: ['WebKit', { option: true, scope: 'worker' }],

  opened: [
    async ({ browserKind }, use) => {
      const { program = '', open } = BROWSERS[browserKind]
      const opened = await open(program)
      await use(opened)
      await opened.close()
    },
    { scope: 'worker' },
  ],

  line: [
    async ({ app }, use) => {
      const line = await lineTo(app.url)
      await use(line)
      line.cut()
    },
    { scope: 'worker' },
  ],

  theirs: ({ opened }, use) => use(opened.page),

  picture: [
    async ({ theirs }, use, testInfo) => {
      await use(undefined)
      if (testInfo.status === testInfo.expectedStatus) return
      await writeFile(testInfo.outputPath('seen.png'), await theirs.picture())
    },
    { auto: true },
  ],
})

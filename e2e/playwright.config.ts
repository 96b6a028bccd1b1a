import { defineConfig } from '@playwright/test'

/** Run by `npm test -- --only=e2e [story]`, which finds the browser and builds the pages first. */
export default defineConfig({
  testDir: 'stories',
  testMatch: '**/*.story.ts',
  outputDir: '.output',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    // A picture and the server's log tell most; `--trace on` tells all, and takes a quarter longer.
    trace: 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
})

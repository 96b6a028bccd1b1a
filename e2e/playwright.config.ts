import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

/** Run by `npm test -- --only=e2e [story]`, which finds the browser and builds the pages first. */
export default defineConfig({
  testDir: 'stories',
  testMatch: '**/*.story.ts',
  outputDir: '.output',
  globalSetup: fileURLToPath(new URL('harness/demo-installation.ts', import.meta.url)),
  workers: 4,
  retries: 0,
  // For what hangs, never for what is slow: a machine that is busy besides takes many times as long as a quiet one.
  // In every mix there are four times as many looks at each screen.
  timeout: process.env.EVERY_MIX ? 1_200_000 : 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000, intervals: [100] } },
  forbidOnly: Boolean(process.env.CI),
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A picture and the server's log tell most; `--trace on` tells all, and takes a quarter longer.
    trace: 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Where no language is set, Chromium saves a file with an accent in its name as “download”.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        // Stories keep every core busy already: threads that compile beside the page take a tenth more in all.
        '--js-flags=--single-threaded',
      ],
    },
  },
})

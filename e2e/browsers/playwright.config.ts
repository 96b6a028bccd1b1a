import { defineConfig } from '@playwright/test'
import stories from '../playwright.config.ts'

/** Run by `npm test -- --only=browsers`, which finds the browsers. Playwright only runs these tests: it drives neither of them. */
export default defineConfig(stories, {
  testDir: '.',
  outputDir: '../.output/browsers',
  // One for each of them.
  workers: 2,
})

import { startApp } from './app.ts'
import { test as base } from './test.ts'

export { expect } from './test.ts'

/** For stories that change what everyone sees: on an installation apart from that of all other stories. */
export const test = base.extend({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
    async ({}, use) => {
      const app = await startApp()
      await use(app)
      await app.stop()
    },
    { scope: 'worker' },
  ],
})

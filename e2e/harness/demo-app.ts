import { startOnCopy } from './app.ts'
import { demoInstallation } from './demo-installation.ts'
import { aPerson, type Person } from './people.ts'
import { test as base } from './test.ts'

export { expect } from './test.ts'

/** For stories on an installation that is in use: the demonstration's people, and all that they have made. */
export const test = base.extend({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
    async ({}, use) => {
      const app = await startOnCopy(await demoInstallation(), { DEMO: '1' })
      await use(app)
      await app.stop()
    },
    { scope: 'worker' },
  ],
  admin: ({ app: _app }, use) => use(demoPerson('admin@demo.probant.test')),
})

export function demoPerson(email: string): Person {
  return aPerson({ email, password: 'Probant-demo-1' })
}

import { defineConfig } from 'vitest/config'

/** One project per workspace. TEST_DATABASE_URL puts the server's tests on that PostgreSQL instead of PGlite. */
export default defineConfig({
  test: {
    projects: [
      'web',
      { test: { name: 'contract', root: 'contract', isolate: false, include: ['src/**/*.test.ts'] } },
      { test: { name: 'scripts', root: 'scripts', isolate: false, include: ['**/*.test.ts'] } },
      // After the others: it has a number of workers of its own.
      {
        extends: './server/vitest.config.ts',
        test: { name: 'server', root: 'server', sequence: { groupOrder: 1 } },
      },
    ],
  },
})

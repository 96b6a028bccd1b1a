import { defineConfig } from 'vitest/config'

/** One project per workspace. TEST_DATABASE_URL puts the server's tests on that PostgreSQL instead of PGlite. */
export default defineConfig({
  test: {
    projects: [
      'web',
      { test: { name: 'contract', root: 'contract', include: ['src/**/*.test.ts'] } },
      // The first test of a file waits for its database.
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['{src,test}/**/*.test.ts'],
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.ts'] } },
    ],
  },
})

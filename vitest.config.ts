import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/test/longest-first.ts'

/** For what hangs, never for what is slow: a machine that is busy besides takes many times as long as a quiet one. */
const LIMITS = { testTimeout: 300_000, hookTimeout: 300_000 }

const PROPERTIES = [fileURLToPath(new URL('./scripts/test/property-seed.ts', import.meta.url))]

/** One project per workspace. TEST_DATABASE_URL puts the server's tests on that PostgreSQL instead of PGlite. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // A menu looks for its first entry once before they are drawn, and warns with the whole tree; then it finds it.
    onConsoleLog: (log) => (log.includes('use-focus-trap') ? false : undefined),
    projects: [
      {
        extends: './web/vitest.config.ts',
        test: { name: 'web', root: 'web', setupFiles: PROPERTIES, ...LIMITS },
      },
      {
        test: {
          name: 'components',
          root: 'web',
          environment: 'happy-dom',
          // A dialog that fades out would set its state after the page of the test is gone.
          environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } } },
          include: ['src/**/*.test.tsx'],
          setupFiles: ['test/components.ts'],
          ...LIMITS,
        },
      },
      {
        test: {
          name: 'kinds',
          root: 'kinds',
          isolate: false,
          setupFiles: PROPERTIES,
          include: ['**/*.test.ts'],
          ...LIMITS,
        },
      },
      {
        test: {
          name: 'contract',
          root: 'contract',
          isolate: false,
          include: ['src/**/*.test.ts'],
          setupFiles: PROPERTIES,
          ...LIMITS,
        },
      },
      {
        test: {
          name: 'knowledge',
          root: 'knowledge',
          isolate: false,
          include: ['src/**/*.test.ts'],
          setupFiles: PROPERTIES,
          ...LIMITS,
        },
      },
      {
        test: {
          name: 'scripts',
          root: 'scripts',
          isolate: false,
          setupFiles: PROPERTIES,
          include: ['**/*.test.ts'],
          ...LIMITS,
        },
      },
      // After the others: it has a number of workers of its own.
      {
        extends: './server/vitest.config.ts',
        test: {
          name: 'server',
          root: 'server',
          sequence: { groupOrder: 1 },
          setupFiles: PROPERTIES,
          ...LIMITS,
        },
      },
    ],
  },
})

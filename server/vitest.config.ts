import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    pool: 'forks',
    // No test changes what others import, and evaluating it anew for each file takes a third of the time.
    isolate: false,
    // Each worker has a database of its own.
    maxWorkers: Math.min(4, availableParallelism()),
    globalSetup: ['test/database-setup.ts'],
  },
})

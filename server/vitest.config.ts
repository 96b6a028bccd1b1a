import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    pool: 'forks',
    // No test changes what others import, and evaluating it anew for each file takes a third of the time.
    isolate: false,
    // Each worker has a database of its own. One more than there are cores: some tests wait, for a process or a lock.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    globalSetup: ['test/database-setup.ts'],
  },
})

import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    pool: 'forks',
    // No test changes what others import, and evaluating it anew for each file takes a third of the time.
    isolate: false,
    // Each worker has a database of its own. Two more than there are cores: tests wait for it, for a process, for a lock.
    maxWorkers: Math.min(5, availableParallelism() + 2),
    globalSetup: ['test/database-setup.ts'],
  },
})

import { existsSync, readFileSync } from 'node:fs'
import { nameOf, storiesIn } from './stories.ts'

export interface Tally {
  passed: number
  failed: number
  /** What failed at first and passed the second time, by name: to be mended next. */
  flaky: string[]
  /** What could not be tried on this machine, by name. */
  skipped: string[]
}

/** What a run of Vitest or Playwright counted, by the report it left. */
export function tallyOf(path: string): Tally {
  if (!existsSync(path)) return { passed: 0, failed: 0, flaky: [], skipped: [] }
  const report = JSON.parse(readFileSync(path, 'utf8'))
  const { stats, numPassedTests = 0, numFailedTests = 0 } = report
  return stats
    ? {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        flaky: storiesIn(report, 'flaky').map(nameOf),
        skipped: storiesIn(report, 'skipped').map(nameOf),
      }
    : { passed: numPassedTests, failed: numFailedTests, flaky: [], skipped: [] }
}

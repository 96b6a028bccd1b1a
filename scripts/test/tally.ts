import { existsSync, readFileSync } from 'node:fs'

export interface Tally {
  passed: number
  failed: number
}

/** What a run of Vitest or Playwright counted, by the report it left. */
export function tallyOf(report: string): Tally {
  if (!existsSync(report)) return { passed: 0, failed: 0 }
  const { stats, numPassedTests = 0, numFailedTests = 0 } = JSON.parse(readFileSync(report, 'utf8'))
  return stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    : { passed: numPassedTests, failed: numFailedTests }
}

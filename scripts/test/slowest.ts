import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { JSONReport } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import { ROOT } from '../processes/tools.ts'
import { everyStory, nameOf } from './stories.ts'

export interface TimedTest {
  name: string
  seconds: number
}

/** How long each test took, by the report that Vitest or Playwright left. */
export function timesIn(path: string): TimedTest[] {
  if (!existsSync(path)) return []
  const report: JSONReport | JsonTestResults = JSON.parse(readFileSync(path, 'utf8'))
  return 'testResults' in report ? timesOfTests(report) : timesOfStories(report)
}

/** The ten that took longest, and the longest first. */
export function slowest(tests: readonly TimedTest[]): TimedTest[] {
  return tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
}

function timesOfTests({ testResults }: JsonTestResults): TimedTest[] {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, duration }) => ({
      name: [relative(ROOT, file), ...ancestorTitles, title].join(' › '),
      seconds: (duration ?? 0) / 1000,
    })),
  )
}

/** A second try is not counted: it says nothing about the story. */
function timesOfStories(report: JSONReport): TimedTest[] {
  return everyStory(report).map((story) => ({
    name: nameOf(story).trim(),
    seconds: (story.tests[0]?.results[0]?.duration ?? 0) / 1000,
  }))
}

import { join, relative } from 'node:path'
import type { JSONReport, JSONReportSpec, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter'
import { ROOT } from '../processes/tools.ts'

/** A browser story as Playwright's report tells of it. */
export interface Story {
  id: string
  /** As Playwright names it. */
  file: string
  /** Where it is written, which several files may share. */
  writtenIn: string
  /** From the root of the repository. */
  path: string
  line: number
  /** Its own, after those of the groups it stands in. */
  titles: string[]
  tests: JSONReportTest[]
}

/** The stories that ended so, in the order in which they stand in their files. */
export function storiesIn(report: JSONReport, outcome: JSONReportTest['status']): Story[] {
  return everyStory(report).filter(({ tests }) => outcomeOf(tests) === outcome)
}

export function everyStory({ config, suites }: JSONReport): Story[] {
  return suites.flatMap((suite) => {
    const place = { file: suite.file, path: relative(ROOT, join(config.rootDir, suite.file)) }
    return within(suite, []).map((story) => ({ ...story, ...place }))
  })
}

export function nameOf({ path, line, titles }: Story): string {
  return `  ${path}:${line} › ${titles.join(' › ')}`
}

type Told = Omit<Story, 'file' | 'path'>

function within({ specs, suites = [] }: JSONReportSuite, groups: string[]): Told[] {
  return [
    ...specs.map((spec) => storyOf(spec, groups)),
    ...suites.flatMap((group) => within(group, [...groups, group.title])),
  ]
}

function storyOf({ id, file, line, title, tests }: JSONReportSpec, groups: string[]): Told {
  return { id, writtenIn: file, line, titles: [...groups, title], tests }
}

/** There is one test per story and browser, and we have one browser. */
function outcomeOf(tests: JSONReportTest[]): JSONReportTest['status'] | undefined {
  return tests[0]?.status
}

import type { JSONReport, JSONReportSpec, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter'

/** A browser story as Playwright's report tells of it. */
export interface Story {
  id: string
  file: string
  line: number
  /** Its own, after those of the groups it stands in. */
  titles: string[]
  tests: JSONReportTest[]
}

/** The stories that ended so, in the order in which they stand in their files. */
export function storiesIn({ suites }: JSONReport, outcome: JSONReportTest['status']): Story[] {
  return suites.flatMap((file) => within(file, [])).filter(({ tests }) => outcomeOf(tests) === outcome)
}

export function nameOf({ file, line, titles }: Story): string {
  return `  e2e/stories/${file}:${line} › ${titles.join(' › ')}`
}

function within({ specs, suites = [] }: JSONReportSuite, groups: string[]): Story[] {
  return [
    ...specs.map((spec) => storyOf(spec, groups)),
    ...suites.flatMap((group) => within(group, [...groups, group.title])),
  ]
}

function storyOf({ id, file, line, title, tests }: JSONReportSpec, groups: string[]): Story {
  return { id, file, line, titles: [...groups, title], tests }
}

/** There is one test per story and browser, and we have one browser. */
function outcomeOf(tests: JSONReportTest[]): JSONReportTest['status'] | undefined {
  return tests[0]?.status
}

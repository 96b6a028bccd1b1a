import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JSONReport, JSONReportSpec } from '@playwright/test/reporter'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ROOT } from '../processes/tools.ts'
import { trySecondTime, worthASecondTry } from './second-try.ts'
import { tallyOf } from './tally.ts'

let folder: string
let report: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'probant-second-try-'))
  report = join(folder, 'e2e.json')
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.restoreAllMocks()
})

describe('a story that failed', () => {
  it('and passes by itself is flaky: the run is green, counts it as passed and names it', async () => {
    write(report, reportOf({ logIn: 'expected', publish: 'unexpected' }))

    const code = await trySecondTime(report, async (_, second) => {
      write(second, reportOf({ publish: 'expected' }))
      return 0
    })

    expect(code).toBe(0)
    expect(tallyOf(report)).toEqual({
      passed: 2,
      failed: 0,
      flaky: ['  e2e/stories/quizzes.story.ts:7 › a teacher › publish'],
      skipped: [],
    })
  })

  it('and fails again has failed, whatever became of others', async () => {
    write(report, reportOf({ logIn: 'unexpected', publish: 'unexpected', end: 'expected' }))

    const code = await trySecondTime(report, async (_, second) => {
      write(second, reportOf({ logIn: 'expected', publish: 'unexpected' }))
      return 1
    })

    expect(code).toBe(1)
    expect(tallyOf(report)).toMatchObject({ passed: 2, failed: 1, flaky: [expect.stringContaining('logIn')] })
  })

  it('is alone with those that failed too', async () => {
    write(report, reportOf({ logIn: 'expected', publish: 'unexpected' }))
    let asked = ''

    await trySecondTime(report, async (testList, second) => {
      asked = readFileSync(testList, 'utf8')
      write(second, reportOf({ publish: 'expected' }))
      return 0
    })

    expect(asked).toBe('quizzes.story.ts › a teacher › publish')
  })

  it('that several files share is found by the one that it failed in, and by the one that it is written in', async () => {
    const failed = reportOf({ publish: 'unexpected' })
    const [spec] = failed.suites[0]?.suites?.[0]?.specs ?? []
    if (spec) spec.file = 'in-every-browser.ts'
    write(report, failed)
    let asked = ''

    await trySecondTime(report, async (testList, second) => {
      asked = readFileSync(testList, 'utf8')
      write(second, reportOf({ publish: 'expected' }))
      return 0
    })

    expect(asked.split('\n')).toEqual([
      'quizzes.story.ts › a teacher › publish',
      'in-every-browser.ts › a teacher › publish',
    ])
  })

  it('is not tried again with a dozen others: that is no bad luck', () => {
    const many = Object.fromEntries(
      Array.from({ length: 12 }, (_, number) => [`story ${number}`, 'unexpected']),
    )
    expect(worthASecondTry(reportOf(many))).toEqual([])
  })

  it('is not tried at all where its browser is missing, and is named', () => {
    write(report, reportOf({ logIn: 'expected', publish: 'skipped' }))

    expect(tallyOf(report)).toMatchObject({
      passed: 1,
      failed: 0,
      skipped: ['  e2e/stories/quizzes.story.ts:7 › a teacher › publish'],
    })
  })

  it('is not tried again where something else than a story failed', async () => {
    write(report, {
      ...reportOf({ publish: 'unexpected' }),
      errors: [{ message: 'The server did not stop' }],
    })

    expect(await trySecondTime(report, () => expect.fail('nothing is run'))).toBe(1)
  })
})

type Outcome = 'expected' | 'unexpected'

function write(path: string, report: JSONReport): void {
  writeFileSync(path, JSON.stringify(report))
}

/** As Playwright writes it, of one file with one group. */
function reportOf(stories: Record<string, string>): JSONReport {
  const specs = Object.entries(stories).map(([title, status], index) => ({
    ...{ id: title, title, file: FILE, line: 6 + index, tests: [{ status }] },
  }))
  const count = (outcome: Outcome) => specs.filter(({ tests }) => tests[0]?.status === outcome).length
  const group = { title: 'a teacher', file: FILE, line: 3, column: 1, specs: specs as JSONReportSpec[] }
  return {
    config: { rootDir: join(ROOT, 'e2e/stories') } as JSONReport['config'],
    suites: [{ title: FILE, file: FILE, line: 0, column: 0, specs: [], suites: [group] }],
    errors: [],
    stats: {
      ...{ startTime: '', duration: 0, skipped: 0, flaky: 0 },
      ...{ expected: count('expected'), unexpected: count('unexpected') },
    },
  }
}

const FILE = 'quizzes.story.ts'

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ROOT } from '../processes/tools.ts'
import { slowest, timesIn } from './slowest.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'probant-slowest-'))
  path = join(folder, 'report.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the times of a stage', () => {
  it('are read from the report of Vitest', () => {
    write({
      testResults: [
        {
          name: join(ROOT, 'contract/src/fields.test.ts'),
          assertionResults: [
            { ancestorTitles: ['a name'], title: 'is trimmed', duration: 1500 },
            { ancestorTitles: [], title: 'was left out' },
          ],
        },
      ],
    })

    expect(timesIn(path)).toEqual([
      { name: 'contract/src/fields.test.ts › a name › is trimmed', seconds: 1.5 },
      { name: 'contract/src/fields.test.ts › was left out', seconds: 0 },
    ])
  })

  it('are read from the report of Playwright', () => {
    const spec = { id: '1', line: 7, title: 'publishes', tests: [{ results: [{ duration: 2500 }] }] }
    const suites = [{ file: 'quizzes.story.ts', specs: [], suites: [{ title: 'a teacher', specs: [spec] }] }]
    write({ config: { rootDir: join(ROOT, 'e2e/stories') }, suites })

    expect(timesIn(path)).toEqual([
      { name: 'e2e/stories/quizzes.story.ts:7 › a teacher › publishes', seconds: 2.5 },
    ])
  })

  it('are none where a stage counts no tests', () => {
    expect(timesIn(path)).toEqual([])
  })
})

it('names the ten slowest, the slowest first', () => {
  const tests = [3, 12, 1, 7, 9, 2, 11, 5, 8, 4, 10, 6].map((seconds) => ({
    name: `test ${seconds}`,
    seconds,
  }))

  expect(slowest(tests).map(({ seconds }) => seconds)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
})

function write(report: unknown): void {
  writeFileSync(path, JSON.stringify(report))
}

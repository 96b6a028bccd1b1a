import { readFileSync, writeFileSync } from 'node:fs'
import type { JSONReport } from '@playwright/test/reporter'
import { nameOf, type Story, storiesIn } from './stories.ts'

/** More than this is a fault and no bad luck; trying them all again would only tell it later. */
const MOST = 10

/**
 * Tries the stories that failed once more, by themselves and after all others. One that passes then is flaky, and the
 * report says so; the answer is the exit code of the two runs together.
 */
export async function trySecondTime(
  report: string,
  runAlone: (testList: string, report: string) => Promise<number>,
): Promise<number> {
  const first = readReport(report)
  const stories = worthASecondTry(first)
  if (stories.length === 0) return 1

  console.log(`\n━━ Once more, by themselves\n${stories.map(nameOf).join('\n')}`)
  const [testList, secondReport] = [`${report}.list`, `${report}.second`]
  writeFileSync(testList, stories.flatMap(linesOf).join('\n'))
  await runAlone(testList, secondReport)

  const whole = afterSecondTry(first, readReport(secondReport))
  writeFileSync(report, JSON.stringify(whole))
  return whole.stats.unexpected + whole.errors.length > 0 ? 1 : 0
}

/** Playwright finds the file by one of them, and the story in it by the other. */
function linesOf({ file, writtenIn, titles }: Story): string[] {
  return [...new Set([file, writtenIn])].map((path) => [path, ...titles].join(' › '))
}

/** The failed ones, unless something failed that is no story, or too many did. */
export function worthASecondTry(report: JSONReport): Story[] {
  const failed = storiesIn(report, 'unexpected')
  return report.errors.length > 0 || failed.length > MOST ? [] : failed
}

/** What Playwright would report had it tried the failed ones twice itself. */
export function afterSecondTry(first: JSONReport, second: JSONReport): JSONReport {
  const passed = new Set(storiesIn(second, 'expected').map(({ id }) => id))
  const flaky = storiesIn(first, 'unexpected').filter(({ id }) => passed.has(id))
  for (const { tests } of flaky) for (const test of tests) test.status = 'flaky'

  const { stats } = first
  return {
    ...first,
    // What went wrong besides, such as a server that did not stop, is no story's bad luck.
    errors: [...first.errors, ...second.errors],
    stats: { ...stats, unexpected: stats.unexpected - flaky.length, flaky: stats.flaky + flaky.length },
  }
}

function readReport(path: string): JSONReport {
  return JSON.parse(readFileSync(path, 'utf8'))
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { stopRunning } from './processes/run.ts'
import { slowest, type TimedTest, timesIn } from './test/slowest.ts'
import { STAGES, type Stage } from './test/stages.ts'
import { type Tally, tallyOf } from './test/tally.ts'

/** `npm test`: everything, up to the first stage that fails. `npm test -- --only=unit [filter]` runs one stage. */
const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true })
const stages = STAGES.filter(({ name }) => values.only === undefined || name === values.only)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // At a terminal the running stage has heard Ctrl-C already.
    if (signal === 'SIGTERM' || !process.stdin.isTTY) stopRunning(signal)
  })
}

const results: Result[] = []
const reports = mkdtempSync(join(tmpdir(), 'probant-test-'))
try {
  if (stages.length === 0)
    throw new Error(`--only takes one of ${STAGES.map(({ name }) => name).join(', ')}.`)
  for (const stage of stages) await stage.prepare?.()
  for (const stage of stages) {
    const result = await runStage(stage)
    results.push(result)
    if (result.failed > 0) break
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  results.push({ title: 'Preparation', seconds: 0, passed: 0, failed: 1, flaky: [], skipped: [], times: [] })
} finally {
  rmSync(reports, { recursive: true, force: true })
  summarise()
}

interface Result extends Tally {
  title: string
  seconds: number
  times: TimedTest[]
}

async function runStage({ name, title, run }: Stage): Promise<Result> {
  console.log(`\n━━ ${title}`)
  const begun = Date.now()
  const report = join(reports, `${name}.json`)
  const code = await run(report, positionals).catch((error: Error) => {
    console.error(error.message)
    return 1
  })
  if (code > 128) console.error(`This stage was ended by signal ${code - 128}.`)
  const tally = tallyOf(report)
  // A stage can fail without counting a failed test: it is then the failure itself.
  const failed = code === 0 ? 0 : Math.max(1, tally.failed)
  return { ...tally, title, seconds: (Date.now() - begun) / 1000, failed, times: timesIn(report) }
}

function summarise(): void {
  const sum = (count: (result: Result) => number) =>
    results.reduce((total, result) => total + count(result), 0)
  console.log('\n━━ Times')
  for (const { title, seconds, failed } of results) {
    console.log(`${failed > 0 ? '✗' : '✓'} ${inSeconds(seconds)}  ${title}`)
  }
  const failed = sum((result) => result.failed)
  if (failed > 0) process.exitCode = 1
  console.log(`  ${inSeconds(sum((result) => result.seconds))}  in all\n`)
  const slow = slowest(results.flatMap(({ times }) => times))
  if (slow.length > 0)
    console.log(
      ['The slowest:', ...slow.map(({ name, seconds }) => `  ${inSeconds(seconds)}  ${name}`), ''].join('\n'),
    )
  const flaky = results.flatMap((result) => result.flaky)
  if (flaky.length > 0)
    console.log(['Flaky (failed, then passed by itself), to be mended next:', ...flaky, ''].join('\n'))
  const skipped = results.flatMap((result) => result.skipped)
  if (skipped.length > 0) console.log(['Not tried on this machine:', ...skipped, ''].join('\n'))
  console.log(`${sum((result) => result.passed)} passed, ${failed} failed`)
}

function inSeconds(seconds: number): string {
  return `${seconds.toFixed(1).padStart(7)} s`
}

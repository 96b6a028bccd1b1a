import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_OPTIONS, type QuizForm } from '@probant/contract/quizzes/form'
import { createApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/config.ts'
import { openDatabase } from '../server/src/database/client.ts'
import { migrate } from '../server/src/database/migrate.ts'
import { systemNow } from '../server/src/platform/clock.ts'
import { createLog } from '../server/src/platform/log.ts'
import { createServices } from '../server/src/services.ts'
import { createBrowser } from '../server/test/browser.ts'
import { aQuestion, written } from '../server/test/questions.ts'

/** The promise: a quiz of 200 questions is loaded and saved as one of 20 is, in time that grows no faster than its size. */
const FEW = 20
const MANY = 200
const MOST_TIMES_SLOWER = MANY / FEW

const dataDir = mkdtempSync(join(tmpdir(), 'probant-bench-'))
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
const database = await openDatabase(config.database)
const log = createLog('silent')
const surroundings = {
  config,
  database,
  now: systemNow,
  log,
  secret: 'a secret for the bench, long enough for anyone',
  origin: () => 'http://probant.test',
  effort: { passwordCost: { memoryCost: 64, timeCost: 1, parallelism: 1 } },
}
const services = createServices(surroundings)
try {
  await migrate(database)
  await services.plans.seedCatalogue()
  await database.pool.query(`update plans set limits = limits || '{"manualQuestions": -1}'`)
  const app = await createApp(surroundings, services, log)
  const browser = createBrowser(app)
  await browser.signUp()
  const ids: string[] = []
  for (let index = 0; index < MANY; index++)
    ids.push((await written(browser, aQuestion({ title: `What is the number ${index} called?` }))).id)

  const [few, many] = [await measure(ids.slice(0, FEW)), await measure(ids)]
  let isKept = true
  for (const deed of ['load', 'save'] as const) {
    const ratio = many[deed] / few[deed]
    isKept &&= ratio <= MOST_TIMES_SLOWER
    console.log(
      `${deed}  ${FEW}: ${few[deed].toFixed(1)} ms   ${MANY}: ${many[deed].toFixed(1)} ms   ratio ${ratio.toFixed(1)}, at most ${MOST_TIMES_SLOWER}`,
    )
  }
  process.exitCode = isKept ? 0 : 1

  /** The median of 15 calls each, after three that warm it up. */
  async function measure(questionIds: string[]) {
    const form: QuizForm = {
      title: `A quiz of ${questionIds.length}`,
      language: 'en',
      startsAt: null,
      endsAt: null,
      timeZone: 'Europe/Paris',
      durationMinutes: 30,
      sections: [{ questions: questionIds.map((questionId) => ({ questionId, points: 1 })) }],
      options: DEFAULT_OPTIONS,
    }
    const made = await browser.send('POST', '/api/quizzes', form)
    const { id } = made.body as { id: string }
    let revision = 1
    const times = { load: [] as number[], save: [] as number[] }
    for (let index = 0; index < 18; index++) {
      times.load.push(await timed(() => browser.send('GET', `/api/quizzes/${id}`)))
      const quiz = { ...form, title: `Save ${index} of ${questionIds.length}` }
      times.save.push(await timed(() => browser.send('PATCH', `/api/quizzes/${id}`, { revision, quiz })))
      revision += 1
    }
    return { load: median(times.load.slice(3)), save: median(times.save.slice(3)) }
  }
} finally {
  await services.generation.close()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
}

async function timed(call: () => Promise<{ status: number; body: unknown }>): Promise<number> {
  const begun = performance.now()
  const { status, body } = await call()
  if (status !== 200) throw new Error(JSON.stringify(body))
  return performance.now() - begun
}

function median(times: number[]): number {
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}

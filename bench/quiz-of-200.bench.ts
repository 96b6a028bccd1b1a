import { DEFAULT_OPTIONS, type QuizForm } from '@probant/contract/quizzes/form'
import { aQuestion, written } from '../server/test/questions.ts'
import { openBench } from './app.ts'

/** The promise: a quiz of 200 questions is loaded and saved as one of 20 is, in time that grows no faster than its size. */
const FEW = 20
const MANY = 200
const MOST_TIMES_SLOWER = MANY / FEW

const bench = await openBench()
try {
  const browser = await bench.signedUp()
  const ids: string[] = []
  for (let index = 0; index < MANY; index++)
    ids.push((await written(browser, aQuestion({ title: `What is the number ${index} called?` }))).id)

  const [few, many] = [await measure(ids.slice(0, FEW)), await measure(ids)]
  let isKept = true
  for (const action of ['load', 'save'] as const) {
    const ratio = many[action] / few[action]
    isKept &&= ratio <= MOST_TIMES_SLOWER
    console.log(
      `${action}  ${FEW}: ${few[action].toFixed(1)} ms   ${MANY}: ${many[action].toFixed(1)} ms   ratio ${ratio.toFixed(1)}, at most ${MOST_TIMES_SLOWER}`,
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
  await bench.close()
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

import { DEFAULT_OPTIONS, type QuizChanges, type QuizForm } from '@probant/contract/quizzes/form'
import { getQuiz, getQuizOverview, listQuizzes, updateQuiz } from '@probant/contract/quizzes/life'
import pg from 'pg'
import { aQuestion, written } from '../server/test/questions.ts'
import { openBench } from './app.ts'

/**
 * The promise: a pause in typing costs what it changes. A title takes as long in a quiz of 200 questions as in one of
 * 20, and far less than composing anew does; a save is a handful of reads. What each costs is told besides: how many
 * statements, and how much of the time goes into them, into who is calling, and into JSON and Zod. PostgreSQL is
 * measured instead of the embedded database where DATABASE_URL names an empty one.
 */
const FEW = 20
const MANY = 200
const MOST_TIMES_SLOWER_TITLE = 1.5
const MOST_SHARE_OF_COMPOSING = 0.9
const MOST_READS = 4
const WARM_UP = 10
const ROUNDS = 40

const bench = await openBench()
const spent = { statements: 0, database: 0, auth: 0 }
let isAuthenticating = false
watchStatements()
watchAuth(bench.services.sessions)
try {
  const browser = await bench.signedUp()
  const ids: string[] = []
  for (let index = 0; index < MANY; index++)
    ids.push((await written(browser, aQuestion({ title: `What is the number ${index} called?` }))).id)
  const [few, many] = [await aQuiz(FEW), await aQuiz(MANY)]

  const costs = await measured({
    [`title of ${FEW}`]: () => few.save((round) => ({ title: `Title ${round}` })),
    [`title of ${MANY}`]: () => many.save((round) => ({ title: `Title ${round}` })),
    [`order of ${FEW}`]: () => few.save((round) => ({ sections: sectionsOf(FEW, round) })),
    [`order of ${MANY}`]: () => many.save((round) => ({ sections: sectionsOf(MANY, round) })),
    [`load ${FEW}`]: () => browser.call(getQuiz, { params: { quizId: few.id } }),
    list: () => browser.call(listQuizzes, { querystring: {} }),
    overview: () => browser.call(getQuizOverview),
  })
  const kept = [
    told(
      'a title: 200 against 20',
      costs(`title of ${MANY}`) / costs(`title of ${FEW}`),
      MOST_TIMES_SLOWER_TITLE,
    ),
    told(
      'of 200: a title against the order',
      costs(`title of ${MANY}`) / costs(`order of ${MANY}`),
      MOST_SHARE_OF_COMPOSING,
    ),
    told('a title against a look at the list', costs(`title of ${FEW}`) / costs('list'), MOST_READS),
  ]
  process.exitCode = kept.every(Boolean) ? 0 : 1

  async function aQuiz(count: number) {
    const form: QuizForm = {
      title: `A quiz of ${count}`,
      language: 'en',
      startsAt: null,
      endsAt: null,
      timeZone: 'Europe/Paris',
      durationMinutes: 30,
      sections: sectionsOf(count, 0),
      options: DEFAULT_OPTIONS,
    }
    const { id } = (await browser.send('POST', '/api/quizzes', form)).body as { id: string }
    let revision = 0
    const save = (changes: (round: number) => QuizChanges) => {
      revision += 1
      return browser.call(updateQuiz, { params: { quizId: id }, body: { revision, quiz: changes(revision) } })
    }
    return { id, save }
  }

  /** The first one goes to another place each time. */
  function sectionsOf(count: number, round: number): QuizForm['sections'] {
    const [first = '', ...others] = ids.slice(0, count)
    const order = others.toSpliced(round % count, 0, first)
    return [{ questions: order.map((questionId) => ({ questionId, points: 1 })) }]
  }
} finally {
  await bench.close()
}

/** One after the other, round by round, so that a busy moment hits them all; the work of this process is what counts. */
async function measured(actions: Record<string, () => Promise<{ status: number; body: unknown }>>) {
  const rows = Object.entries(actions).map(([name, action]) => ({ name, action, samples: [] as Sample[] }))
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const { action, samples } of rows) {
      Object.assign(spent, { statements: 0, database: 0, auth: 0 })
      const [begun, work] = [performance.now(), process.cpuUsage()]
      const { status, body } = await action()
      if (status !== 200) throw new Error(JSON.stringify(body))
      const { user, system } = process.cpuUsage(work)
      const wall = performance.now() - begun
      if (round >= WARM_UP) samples.push({ ...spent, wall, cpu: (user + system) / 1000 })
    }
  }
  for (const { name, samples } of rows) {
    const of = (key: keyof Sample) => median(samples.map((sample) => sample[key]))
    const rest = of('wall') - of('database') - of('auth')
    console.log(
      `${name.padEnd(14)} ${of('statements')} statements   ${ms(of('cpu'))} of work, ${ms(of('wall'))} in all: ` +
        `who calls ${ms(of('auth'))}, other statements ${ms(of('database'))}, the rest (Fastify, JSON, Zod, rules) ${ms(rest)}`,
    )
  }
  return (name: string) => median(rows.find((row) => row.name === name)?.samples.map(({ cpu }) => cpu) ?? [])
}

type Sample = typeof spent & { wall: number; cpu: number }

function told(name: string, ratio: number, most: number): boolean {
  console.log(`${name.padEnd(36)} ratio ${ratio.toFixed(2)}, at most ${most}`)
  return ratio <= most
}

function watchStatements(): void {
  const query = pg.Client.prototype.query
  pg.Client.prototype.query = function watched(this: pg.Client, ...asked: unknown[]) {
    const begun = performance.now()
    const isCounted = !isAuthenticating
    const done = () => {
      if (isCounted) spent.database += performance.now() - begun
    }
    spent.statements += 1
    // The pool is called back, a transaction is promised.
    const callback = asked.at(-1)
    if (typeof callback === 'function')
      asked[asked.length - 1] = (...results: unknown[]) => {
        done()
        callback(...results)
      }
    const answer = (query as (...asked: unknown[]) => unknown).apply(this, asked)
    return answer instanceof Promise ? answer.finally(done) : answer
  } as typeof query
}

function watchAuth(sessions: typeof bench.services.sessions): void {
  const { authenticate } = sessions
  sessions.authenticate = async (authorization) => {
    const begun = performance.now()
    isAuthenticating = true
    try {
      return await authenticate(authorization)
    } finally {
      isAuthenticating = false
      spent.auth += performance.now() - begun
    }
  }
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(2)} ms`
}

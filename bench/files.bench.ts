import { exportQuestions } from '@probant/contract/exchange/export'
import { exportResults } from '@probant/contract/results/export'
import { saveAnswers } from '@probant/contract/submissions/taking'
import { openBench } from './app.ts'
import { openExam } from './exam.ts'
import { percentile } from './http-load.ts'
import { childrenOf, highestMb } from './process-figures.ts'

/**
 * The promise: whoever asks for many costly files waits for them alone. Beside forty result PDFs, fifteen large ones or
 * twelve Word files of one account, another account's PDF and somebody's saves take little longer than without them.
 */
const MOST_MS = { pdf: 1500, save: 100 }
/** At least; as long as the others' files are made. */
const ROUNDS = 8

const bench = await openBench()
let isKept = true
try {
  const port = await bench.listen()
  const large = await openExam(bench, 0, { questions: 400 })
  const small = await openExam(bench, 1, { questions: 40 })
  const [taker] = small.takers
  let number = 0

  const reports = (creator: typeof large) => () =>
    ask(
      exportResults.method,
      `${exportResults.url.replace(':quizId', creator.quizId)}?format=pdf`,
      creator.creator.accessToken,
    )
  const word = () =>
    ask(exportQuestions.method, exportQuestions.url, large.creator.accessToken, {
      format: 'docx',
      what: { kind: 'quiz', quizId: large.quizId },
    })
  const others = { pdf: reports(small), save }
  // Whatever is started with the first of a kind is there.
  await Promise.all([reports(large)(), word()])
  await others.pdf()

  await beside('nothing', 0, reports(large))
  await beside('40 PDFs', 40, reports(large))
  await beside('15 PDFs', 15, reports(large))
  await beside('12 Word files', 12, word)
  process.exitCode = isKept ? 0 : 1

  /** What others wait for, from when these were asked for until the last of them is there or refused. */
  async function beside(what: string, count: number, file: () => Promise<Told>): Promise<void> {
    let isDone = false
    const files = Promise.all(Array.from({ length: count }, file)).finally(() => {
      isDone = true
    })
    const waits = { pdf: [] as number[], save: [] as number[] }
    while (!isDone || waits.pdf.length < ROUNDS)
      for (const name of ['pdf', 'save', 'save', 'save'] as const) {
        const { status, ms } = await others[name]()
        if (status !== 200) throw new Error(`${name}: ${status}`)
        waits[name].push(ms)
        isDone ||= count === 0
      }
    const figures = (['pdf', 'save'] as const).map((name) => {
      const [half, most] = [percentile(waits[name], 0.5), Math.max(...waits[name])]
      isKept &&= most <= MOST_MS[name]
      return `${name} ${half.toFixed(0)} ms, at most ${most.toFixed(0)}`
    })
    const told = await files
    const made = told.filter(({ status }) => status === 200)
    const slowest = Math.max(0, ...made.map(({ ms }) => ms)) / 1000
    console.log(
      `beside ${what.padEnd(14)} ${figures.join('; ')}; ${made.length} made, the last after ${slowest.toFixed(1)} s, ${count - made.length} refused; server ${highestMb(process.pid).toFixed(0)} MB, workers ${childrenOf(process.pid).map((pid) => highestMb(pid).toFixed(0))} MB at most`,
    )
  }

  function save() {
    number += 1
    const entries = [
      {
        questionId: small.questionIds[number % 40] ?? '',
        number,
        answer: { type: 'multiple_choice', place: number % 4 },
        isFlagged: false,
        spentMs: 1000,
      },
    ]
    const url = saveAnswers.url.replace(':quizId', small.quizId)
    return ask(saveAnswers.method, url, taker?.accessToken, { browserId: taker?.browserId, entries })
  }

  async function ask(method: string, url: string, token = '', body?: object): Promise<Told> {
    const begun = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    })
    for await (const _piece of answer.body ?? []);
    return { status: answer.status, ms: performance.now() - begun }
  }
} finally {
  await bench.close()
}

interface Told {
  status: number
  ms: number
}

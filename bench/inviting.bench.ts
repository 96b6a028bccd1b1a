import { setTimeout as pause } from 'node:timers/promises'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { jobsOf } from '../server/src/jobs.ts'
import { createSchedule } from '../server/src/platform/jobs/schedule.ts'
import { openBench } from './app.ts'

/**
 * The promise: whoever invites or reminds 5,000 people stops nobody else, though the embedded database does one thing
 * at a time. From the click until the last mail is written, no other request waits for longer than this.
 */
const LONGEST_WAIT_MS = 2000
const MANY = 5000

const bench = await openBench()
const { database, services } = bench
const schedule = createSchedule(bench.log)
try {
  const [creator, neighbour] = [await bench.signedUp(), await bench.signedUp()]
  const quizId = await aQuiz()
  const groupId = await aGroup()

  const idle = await longestWait(pause(3000))
  console.log(`nobody is invited      longest wait ${ms(idle)}`)

  schedule.start(jobsOf(services))
  const participants = `/api/quizzes/${quizId}/participants`
  const waits = [
    await report(`inviting ${MANY}`, () => creator.send('POST', participants, { groupIds: [groupId] })),
    await report(`reminding ${MANY}`, () => creator.send('POST', `${participants}/remind`, {})),
  ]
  process.exitCode = Math.max(...waits) <= LONGEST_WAIT_MS ? 0 : 1

  async function report(name: string, action: () => ReturnType<typeof creator.send>): Promise<number> {
    const begun = performance.now()
    let answered = 0
    const work = action().then(async ({ status, body }) => {
      if (status !== 200) throw new Error(JSON.stringify(body))
      answered = performance.now() - begun
      await untilWritten()
    })
    const wait = await longestWait(work)
    const written = performance.now() - begun
    console.log(
      `${name.padEnd(22)} longest wait ${ms(wait)}, at most ${LONGEST_WAIT_MS}   (answered after ${ms(answered)}, all written after ${ms(written)})`,
    )
    return wait
  }

  /** Of one request after the other, until that is done. */
  async function longestWait(work: Promise<unknown>): Promise<number> {
    let isDone = false
    const ended = work.finally(() => {
      isDone = true
    })
    let longest = 0
    while (!isDone) {
      const begun = performance.now()
      const { status, body } = await neighbour.send('GET', '/api/quizzes?pageSize=20')
      if (status !== 200) throw new Error(JSON.stringify(body))
      longest = Math.max(longest, performance.now() - begun)
      await pause(5)
    }
    await ended
    return longest
  }

  async function untilWritten(): Promise<void> {
    const due = 'select 1 from participants where mail_due is not null limit 1'
    while ((await database.pool.query(due)).rowCount) await pause(100)
  }

  async function aQuiz(): Promise<string> {
    const { body } = await creator.send('POST', '/api/quizzes', {
      title: 'A quiz for thousands',
      language: 'en',
      startsAt: null,
      endsAt: null,
      timeZone: 'Europe/Paris',
      durationMinutes: 30,
      sections: [{ questions: [] }],
      options: DEFAULT_OPTIONS,
    })
    const { id } = body as { id: string }
    await database.pool.query(`update quizzes set status = 'active', starts_at = now() where id = $1`, [id])
    return id
  }

  async function aGroup(): Promise<string> {
    const members = Array.from({ length: MANY }, (_, index) => ({
      email: `pupil${index}@school.example.org`,
      name: `Pupil ${index}`,
    }))
    const { status, body } = await creator.send('POST', '/api/groups', { name: 'All classes', members })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return (body as { id: string }).id
  }
} finally {
  await schedule.stop()
  await bench.close()
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`
}

import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { DEFAULT_OPTIONS, type QuizForm } from '@probant/contract/quizzes/form'
import type { Actor } from '../server/src/platform/http/actor.ts'
import { openBench } from './app.ts'

/**
 * The promise: the page of a quiz with 10,000 participants is looked through as that of one with 100 is; what has to
 * count them all is allowed more, but far less than a hundred times as much. A file of all of them takes time as they
 * are many, and no more memory than that of 1,000.
 */
const CASES = [
  { name: 'first page', query: '', mostTimesSlower: 5 },
  { name: 'last page', query: 'page=last', mostTimesSlower: 10 },
  { name: 'by name', query: 'sort=name', mostTimesSlower: 20 },
  { name: 'by score', query: 'sort=score', mostTimesSlower: 10 },
  { name: 'typed words', query: 'search=needle%207', mostTimesSlower: 20 },
  { name: 'one status', query: 'status=opened', mostTimesSlower: 10 },
  { name: 'by attention', query: 'sort=status', mostTimesSlower: 10 },
] as const
const FORMATS = ['csv', 'xlsx'] as const

const FEW = 100
const ONE_PAGE = 1000
const MANY = 10_000
/** Each page of a thousand is looked for among all that come after it. */
const MOST_TIMES_SLOWER_EXPORT = 1.5 * (MANY / FEW)
const MOST_TIMES_LARGER = 2

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const bench = await openBench()
const { database, services } = bench
try {
  const browser = await bench.signedUp()
  const actor = { userId: browser.userId, locale: 'en' } as Actor

  const [few, onePage, many] = [await aQuizOf(FEW), await aQuizOf(ONE_PAGE), await aQuizOf(MANY)]
  await database.pool.query('vacuum (analyze) participants, submissions, mails, users')

  let isKept = true
  for (const { name, query, mostTimesSlower } of CASES)
    report(name, await medianOf(few, FEW, query), await medianOf(many, MANY, query), mostTimesSlower)
  for (const format of FORMATS) {
    const [small, page, large] = [
      await exported(few, format),
      await exported(onePage, format),
      await exported(many, format),
    ]
    report(`${format} file`, small.milliseconds, large.milliseconds, MOST_TIMES_SLOWER_EXPORT)
    const ratio = large.held / page.held
    isKept &&= ratio <= MOST_TIMES_LARGER
    console.log(
      `${`${format} memory`.padEnd(14)}  1,000: ${mb(page.held)}   10,000: ${mb(large.held)}   ratio ${ratio.toFixed(1)}, at most ${MOST_TIMES_LARGER}   (a file of ${mb(large.bytes).trim()})`,
    )
  }
  process.exitCode = isKept ? 0 : 1

  function report(name: string, one: number, other: number, most: number): void {
    const ratio = other / one
    isKept &&= ratio <= most
    console.log(
      `${name.padEnd(14)}    100: ${ms(one)}   10,000: ${ms(other)}   ratio ${ratio.toFixed(1)}, at most ${most}`,
    )
  }

  /** Of 15 calls, one after the other, after three that warm it up. */
  async function medianOf(quizId: string, count: number, query: string): Promise<number> {
    const url = `/api/quizzes/${quizId}/participants?pageSize=20&${query.replace('last', String(count / 20))}`
    const times: number[] = []
    for (let index = 0; index < 18; index++) {
      const begun = process.cpuUsage()
      const answer = await browser.send('GET', url)
      times.push(workSince(begun))
      const { items, error } = answer.body as { items?: unknown[]; error?: unknown }
      if (!items?.length) throw new Error(`nothing was found: ${JSON.stringify(error)}`)
    }
    return times.slice(3).sort((one, other) => one - other)[7] ?? 0
  }

  /** How long it takes, at best of three; then how much of it is held at once, at most, which takes longer to find out. */
  async function exported(quizId: string, format: (typeof FORMATS)[number]) {
    const times: number[] = []
    let bytes = 0
    for (let index = 0; index < 4; index++) {
      const begun = process.cpuUsage()
      bytes = await consumed(quizId, format)
      times.push(workSince(begun))
    }
    const before = await restingMemory()
    let most = before
    await consumed(quizId, format, () => {
      most = Math.max(most, memoryInUse())
    })
    return { milliseconds: Math.min(...times), bytes, held: most - before }
  }

  async function consumed(
    quizId: string,
    format: (typeof FORMATS)[number],
    look = () => {},
  ): Promise<number> {
    const { content } = await services.roster.openExport(
      { actor, signal: new AbortController().signal },
      quizId,
      { format, locale: 'en' },
    )
    let bytes = 0
    for await (const chunk of content) {
      bytes += chunk.length
      look()
    }
    return bytes
  }

  /** One in ten opened it, six in ten began, half of those with a score; all were mailed, one in ten has an account. */
  async function aQuizOf(count: number): Promise<string> {
    const form: QuizForm = {
      title: `A quiz of ${count}`,
      language: 'en',
      startsAt: null,
      endsAt: null,
      timeZone: 'Europe/Paris',
      durationMinutes: 30,
      sections: [{ questions: [] }],
      options: DEFAULT_OPTIONS,
    }
    const { id } = (await browser.send('POST', '/api/quizzes', form)).body as { id: string }
    await database.pool.query(`update quizzes set status = 'active', starts_at = now() where id = $1`, [id])
    await database.pool.query(
      `with people as (
         select n, gen_random_uuid() as mail_id, gen_random_uuid() as user_id,
           'pupil' || n || '.' || md5(n::text) || '@school-' || n % 20 || '.example.org' as email
         from generate_series(1, $2::int) n
       ), mailed as (
         insert into mails (id, recipient, locale, subject, text, html, status, created_at, next_attempt_at)
         select mail_id, email, 'en', 'A quiz', repeat(md5(email), 30), repeat(md5(email), 150),
           (array['sent', 'failed', 'waiting'])[1 + n % 3], now(), now() from people returning id
       ), known as (
         insert into users (id, email, username, locale, is_admin, created_at)
         select user_id, $1::uuid || email, 'User ' || md5(email), 'en', false, now() from people where n % 10 = 0
         returning id
       ), invited as (
         insert into participants (quiz_id, email, name, user_id, invited_at, opened_at, mail_id)
         select $1, email, case when n % 10 = 0 then '' else 'Pupil ' || md5(email) || ' needle ' || n % 1000 end,
           known.id, now() + n / 100 * interval '1 second', case when n % 10 > 2 then now() end, mailed.id
         from people join mailed on mailed.id = mail_id left join known on known.id = user_id
         returning id, email, opened_at
       )
       insert into submissions (quiz_id, participant_id, started_at, deadline_at, finished_at, ending, score_percent)
       select $1, id, now(), now() + interval '30 minutes', case when place % 2 = 0 then now() end, case when place % 2 = 0 then 'handed_in' end,
         case when place % 2 = 0 then place % 101 end
       from (select *, row_number() over (order by email) as place from invited where opened_at is not null) opened
       where place % 7 > 0`,
      [id, count],
    )
    return id
  }
} finally {
  await bench.close()
}

/** The database works in a thread of this process, so its time is in it; what else the machine does is not. */
function workSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}

/** What is still needed, in bytes: the heap and what it refers to. */
function memoryInUse(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** What is there before: it is let go of little by little, compiled code too. */
async function restingMemory(): Promise<number> {
  let least = memoryInUse()
  for (let index = 0; index < 12; index++) {
    await pause(20)
    least = Math.min(least, memoryInUse())
  }
  return least
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`.padStart(9)
}

function mb(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(2)} MB`.padStart(9)
}

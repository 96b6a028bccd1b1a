import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DOCUMENT_MAX_BYTES } from '@probant/contract/generation'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { MINUTE } from '#server/platform/clock.ts'
import { MOST_OF_ONE, MOST_PEOPLE } from '#server/platform/workers/queue.ts'
import type { createWorkerProcess, WorkerAnswer } from '#server/platform/workers/worker-process.ts'
import type { GeneratorRequest } from '../provider.ts'
import type { Job, JobReport } from './job.ts'
import { pdfBomb } from './testing/bombs.ts'
import { createDocumentWorkers, type DocumentWorkers } from './workers.ts'

/** A busy machine takes many times as long as a quiet one to start a process. */
const UNHURRIED = { longestMs: 10 * MINUTE }

let workers: DocumentWorkers
const folder = mkdtempSync(join(tmpdir(), 'probant-documents-'))
afterEach(() => workers.close())
afterAll(() => rmSync(folder, { recursive: true }))

it('does one job after the other, and a cancelled one not at all', async () => {
  workers = createDocumentWorkers(UNHURRIED)
  const cancelled = AbortSignal.abort()
  const [document, none, some] = await Promise.all([
    read('notes.txt', PROSE),
    workers.makeQuestions(order({ text: PROSE }), TEACHER, cancelled),
    workers.makeQuestions(order({ text: PROSE }), TEACHER, quiet),
  ])
  expect(document.text).toBe(PROSE)
  expect(none).toEqual([])
  expect(some.length).toBeGreaterThan(0)
})

it('gives up a job that takes too long, and goes on with the next one', async () => {
  workers = createDocumentWorkers({ longestMs: 1 })
  await expect(read('notes.txt', PROSE)).rejects.toMatchObject({
    refusal: 'documentUnreadable',
  })
  await expect(workers.makeQuestions(order({ text: PROSE }), TEACHER, quiet)).rejects.toMatchObject({
    refusal: 'generationFailed',
  })
  await workers.close()

  workers = createDocumentWorkers(UNHURRIED)
  const first = read('notes.txt', PROSE)
  await workers.close()
  await first.catch(() => {})
  expect((await read('notes.txt', PROSE)).text).toBe(PROSE)
})

it('gives up a file that unpacks to more than its memory, and reads the next one elsewhere', async () => {
  workers = createDocumentWorkers(UNHURRIED)
  await read('notes.txt', PROSE)
  const first = workers.processIds()[0]

  const bomb = pdfBomb(1500)
  expect(bomb.length).toBeLessThan(DOCUMENT_MAX_BYTES)
  await expect(read('bomb.pdf', bomb)).rejects.toMatchObject({
    refusal: 'documentUnreadable',
  })
  expect(workers.processIds()[0]).toBeUndefined()
  expect(isRunning(first)).toBe(false)

  expect((await read('notes.txt', PROSE)).text).toBe(PROSE)
  expect(workers.processIds()[0]).not.toBe(first)
})

it('never hands a job to a worker that is dying', async () => {
  workers = createDocumentWorkers(UNHURRIED)
  await read('notes.txt', PROSE)
  const reading = read('notes.txt', PROSE.repeat(1000))
  const next = read('notes.txt', PROSE)
  const first = workers.processIds()[0]
  process.kill(first as number, 'SIGKILL')

  await expect(reading).rejects.toMatchObject({ refusal: 'documentUnreadable' })
  expect((await next).text).toBe(PROSE)
  expect(workers.processIds()[0]).not.toBe(first)
})

it('stops what nobody waits for any more, at work or in line', async () => {
  workers = createDocumentWorkers({ longestMs: 10 * MINUTE, memoryMb: 4000 })
  await read('notes.txt', PROSE)
  const first = workers.processIds()[0]
  const [leaver, other] = [new AbortController(), new AbortController()]
  const reading = read('slow.pdf', pdfBomb(100), leaver.signal)
  const waiting = read('notes.txt', PROSE, other.signal)
  const last = read('notes.txt', PROSE)

  other.abort()
  await expect(waiting).rejects.toMatchObject({ refusal: 'documentUnreadable' })
  expect(workers.processIds()[0]).toBe(first)

  leaver.abort()
  await expect(reading).rejects.toMatchObject({ refusal: 'documentUnreadable' })
  expect(isRunning(first)).toBe(false)
  expect((await last).text).toBe(PROSE)
})

describe('people in line', () => {
  it('take turns: eight throw-away accounts keep nobody with a verified address waiting', async () => {
    const { jobs, ask } = withFakes({ workersMax: 1 })
    const strangers = Array.from({ length: 7 }, (_, at) => ask(`?${at}`))
    const teacher = ask('teacher')
    await settled()
    expect(begunBy(jobs)).toEqual(['?0'])
    await done(jobs, 0)
    expect(begunBy(jobs)).toEqual(['?0', 'teacher'])
    for (let at = 1; at < 8; at++) await done(jobs, at)
    await Promise.all([...strangers, teacher])
    expect(begunBy(jobs)).toEqual(['?0', 'teacher', '?1', '?2', '?3', '?4', '?5', '?6'])
  })

  it('hear how many are before them, and when it begins', async () => {
    const { jobs, ask } = withFakes({ workersMax: 1 })
    const heard: (number | null)[] = []
    const first = ask('a')
    const second = ask('b')
    const third = ask('c', (ahead) => void heard.push(ahead))
    expect(heard).toEqual([1])
    for (const at of [0, 1, 2]) await done(jobs, at)
    await Promise.all([first, second, third])
    expect(heard.at(-1)).toBeNull()
    expect(heard).toContain(0)
  })

  it('are refused where too many wait: a person with much of their own, and one more than there is room for', async () => {
    const { jobs, ask } = withFakes({ workersMax: 1 })
    const own = Array.from({ length: 1 + MOST_OF_ONE }, () => ask('a'))
    await expect(ask('a')).rejects.toMatchObject({ refusal: 'tooManyAttempts' })
    const others = Array.from({ length: MOST_PEOPLE.verified - 1 }, (_, at) => ask(`v${at}`))
    await expect(ask('one more')).rejects.toMatchObject({ refusal: 'tooManyWaiting' })
    const strangers = Array.from({ length: MOST_PEOPLE.unverified }, (_, at) => ask(`?${at}`))
    await expect(ask('?one more')).rejects.toMatchObject({ refusal: 'tooManyWaiting' })

    const all = [...own, ...others, ...strangers]
    for (const at of all.keys()) await done(jobs, at)
    expect(await Promise.all(all)).toHaveLength(jobs.length)
  })

  it('share two workers, of which strangers have one at most', async () => {
    const { jobs, ask } = withFakes({ workersMax: 2, memoryMb: 1 })
    const all = [ask('?1'), ask('?2')]
    await settled()
    expect(begunBy(jobs)).toEqual(['?1'])
    all.push(ask('a'), ask('a'), ask('b'))
    await settled()
    expect(begunBy(jobs)).toEqual(['?1', 'a'])
    await done(jobs, 1)
    expect(begunBy(jobs)).toEqual(['?1', 'a', 'b'])
    for (const at of [0, 2, 3, 4]) await done(jobs, at)
    await Promise.all(all)
  })
})

it('lets a worker go that has had nothing to do for a while', async () => {
  workers = createDocumentWorkers({ idleMs: 1 })
  await read('notes.txt', PROSE)
  await vi.waitFor(() => expect(workers.processIds()).toEqual([]))
  expect((await read('notes.txt', PROSE)).text).toBe(PROSE)
})

const TEACHER = { userId: 'teacher', isVerified: true }

function read(name: string, content: string | Uint8Array, signal?: AbortSignal) {
  return workers.read({ name, path: fileOf(content) }, TEACHER, signal)
}

interface FakeJob {
  person: string
  end: () => void
}

/** Workers that do nothing until a test says that they are done. A person with a question mark is not verified. */
function withFakes(options: { workersMax: number; memoryMb?: number }) {
  const jobs: FakeJob[] = []
  const start: typeof createWorkerProcess<Job, JobReport> = () => ({
    processId: 1,
    isAlive: () => true,
    carryOut: (job) => {
      const { promise, resolve } = Promise.withResolvers<WorkerAnswer<JobReport>>()
      const person = job.kind === 'read' ? job.name : ''
      const document = { text: person, isShortened: false }
      jobs.push({ person, end: () => resolve({ report: { name: 'read', document }, heldMb: 0 }) })
      return promise
    },
    dismiss: async () => {},
  })
  workers = createDocumentWorkers({ ...options, start })
  const ask = (userId: string, onWaiting?: (ahead: number | null) => void) => {
    const asking = { userId, isVerified: !userId.startsWith('?'), onWaiting }
    const reading = workers.read({ name: userId, path: '' }, asking)
    reading.catch(() => {})
    return reading
  }
  return { jobs, ask }
}

function begunBy(jobs: readonly FakeJob[]): string[] {
  return jobs.map(({ person }) => person)
}

/** Ends that job, once it has begun; whoever comes next has begun afterwards. */
async function done(jobs: readonly FakeJob[], at: number): Promise<void> {
  await vi.waitFor(() => expect(jobs.length).toBeGreaterThan(at))
  jobs[at]?.end()
  await settled()
}

/** Whoever's turn it is has begun. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

const PROSE =
  'Magma is molten rock that lies beneath the surface of the Earth. Krakatoa exploded in 1883 with a loud sound.'
const quiet = new AbortController().signal

/** Where a file with this in it lies. */
function fileOf(content: string | Uint8Array): string {
  const path = join(folder, randomUUID())
  writeFileSync(path, content)
  return path
}

function isRunning(processId: number | undefined): boolean {
  try {
    return process.kill(processId as number, 0)
  } catch {
    return false
  }
}

function order({ text }: { text: string }): GeneratorRequest {
  const slots = (['easy', 'medium', 'tough'] as const).flatMap((difficulty) =>
    (['multiple_choice', 'true_false', 'fill_in', 'open'] as const).flatMap((type) => [
      { difficulty, type },
      { difficulty, type },
    ]),
  )
  return { subject: 'Volcanoes', language: 'en', text, slots, avoid: [], seed: 3 }
}

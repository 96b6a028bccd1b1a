import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DOCUMENT_MAX_BYTES } from '@probant/contract/generation'
import { afterAll, afterEach, expect, it } from 'vitest'
import { MINUTE } from '#server/platform/clock.ts'
import type { GeneratorRequest } from '../provider.ts'
import { pdfBomb } from './testing/bombs.ts'
import { createWorkshop, type Workshop } from './workshop.ts'

let workshop: Workshop
const folder = mkdtempSync(join(tmpdir(), 'probant-workshop-'))
afterEach(() => workshop.close())
afterAll(() => rmSync(folder, { recursive: true }))

it('does one job after the other, and a cancelled one not at all', async () => {
  workshop = createWorkshop()
  const cancelled = AbortSignal.abort()
  const [read, none, some] = await Promise.all([
    workshop.read('notes.txt', fileOf(PROSE)),
    workshop.makeQuestions(order({ text: PROSE }), cancelled),
    workshop.makeQuestions(order({ text: PROSE }), quiet),
  ])
  expect(read.text).toBe(PROSE)
  expect(none).toEqual([])
  expect(some.length).toBeGreaterThan(0)
})

it('gives up a job that takes too long, and goes on with the next one', async () => {
  workshop = createWorkshop({ longestMs: 1 })
  await expect(workshop.read('notes.txt', fileOf(PROSE))).rejects.toMatchObject({
    refusal: 'documentUnreadable',
  })
  await expect(workshop.makeQuestions(order({ text: PROSE }), quiet)).rejects.toMatchObject({
    refusal: 'generationFailed',
  })
  await workshop.close()

  workshop = createWorkshop()
  const first = workshop.read('notes.txt', fileOf(PROSE))
  await workshop.close()
  await first.catch(() => {})
  expect((await workshop.read('notes.txt', fileOf(PROSE))).text).toBe(PROSE)
})

it('gives up a file that unpacks to more than its memory, and reads the next one elsewhere', async () => {
  workshop = createWorkshop({ longestMs: 10 * MINUTE })
  await workshop.read('notes.txt', fileOf(PROSE))
  const first = workshop.processId()

  const bomb = pdfBomb(1500)
  expect(bomb.length).toBeLessThan(DOCUMENT_MAX_BYTES)
  await expect(workshop.read('bomb.pdf', fileOf(bomb))).rejects.toMatchObject({
    refusal: 'documentUnreadable',
  })
  expect(workshop.processId()).toBeUndefined()
  expect(isRunning(first)).toBe(false)

  expect((await workshop.read('notes.txt', fileOf(PROSE))).text).toBe(PROSE)
  expect(workshop.processId()).not.toBe(first)
})

it('never hands a job to a worker that is dying', async () => {
  workshop = createWorkshop()
  await workshop.read('notes.txt', fileOf(PROSE))
  const reading = workshop.read('notes.txt', fileOf(PROSE.repeat(1000)))
  const next = workshop.read('notes.txt', fileOf(PROSE))
  const first = workshop.processId()
  process.kill(first as number, 'SIGKILL')

  await expect(reading).rejects.toMatchObject({ refusal: 'documentUnreadable' })
  expect((await next).text).toBe(PROSE)
  expect(workshop.processId()).not.toBe(first)
})

it('stops what nobody waits for any more, at work or in line', async () => {
  workshop = createWorkshop({ longestMs: 10 * MINUTE, memoryMb: 4000 })
  await workshop.read('notes.txt', fileOf(PROSE))
  const first = workshop.processId()
  const [leaver, other] = [new AbortController(), new AbortController()]
  const reading = workshop.read('slow.pdf', fileOf(pdfBomb(100)), leaver.signal)
  const waiting = workshop.read('notes.txt', fileOf(PROSE), other.signal)
  const last = workshop.read('notes.txt', fileOf(PROSE))

  other.abort()
  await expect(waiting).rejects.toMatchObject({ refusal: 'documentUnreadable' })
  expect(workshop.processId()).toBe(first)

  leaver.abort()
  await expect(reading).rejects.toMatchObject({ refusal: 'documentUnreadable' })
  expect(isRunning(first)).toBe(false)
  expect((await last).text).toBe(PROSE)
})

it('lets only so many wait', async () => {
  workshop = createWorkshop({ waitingMax: 2 })
  const read = () => workshop.read('notes.txt', fileOf(PROSE))
  const taken = [read(), read(), read()]
  await expect(read()).rejects.toMatchObject({ refusal: 'serviceUnavailable' })
  await expect(workshop.makeQuestions(order({ text: PROSE }), quiet)).rejects.toMatchObject({
    refusal: 'generationFailed',
  })
  expect(await Promise.all(taken)).toHaveLength(3)
  expect((await read()).text).toBe(PROSE)
})

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

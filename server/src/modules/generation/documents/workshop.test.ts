import { afterEach, expect, it } from 'vitest'
import type { GeneratorRequest } from '../provider.ts'
import { createWorkshop, type Workshop } from './workshop.ts'

let workshop: Workshop
afterEach(() => workshop.close())

it('does one job after the other, and a cancelled one not at all', async () => {
  workshop = createWorkshop()
  const cancelled = AbortSignal.abort()
  const [read, none, some] = await Promise.all([
    workshop.read('notes.txt', Buffer.from(PROSE)),
    workshop.makeQuestions(order({ text: PROSE }), cancelled),
    workshop.makeQuestions(order({ text: PROSE }), quiet),
  ])
  expect(read.text).toBe(PROSE)
  expect(none).toEqual([])
  expect(some.length).toBeGreaterThan(0)
})

it('gives up a job that takes too long, and goes on with the next one', async () => {
  workshop = createWorkshop({ longestMs: 1 })
  await expect(workshop.read('notes.txt', Buffer.from(PROSE))).rejects.toMatchObject({
    refusal: 'documentUnreadable',
  })
  await expect(workshop.makeQuestions(order({ text: PROSE }), quiet)).rejects.toMatchObject({
    refusal: 'generationFailed',
  })
  await workshop.close()

  workshop = createWorkshop()
  const first = workshop.read('notes.txt', Buffer.from(PROSE))
  await workshop.close()
  await first.catch(() => {})
  expect((await workshop.read('notes.txt', Buffer.from(PROSE))).text).toBe(PROSE)
})

const PROSE =
  'Magma is molten rock that lies beneath the surface of the Earth. Krakatoa exploded in 1883 with a loud sound.'
const quiet = new AbortController().signal

function order({ text }: { text: string }): GeneratorRequest {
  const slots = (['easy', 'medium', 'tough'] as const).flatMap((difficulty) =>
    (['multiple_choice', 'true_false', 'fill_in', 'open'] as const).flatMap((type) => [
      { difficulty, type },
      { difficulty, type },
    ]),
  )
  return { subject: 'Volcanoes', language: 'en', text, slots, avoid: [], seed: 3 }
}

import type { RejectionReason } from '@probant/contract/generation'
import { DIFFICULTIES, type QuestionDraft, type QuestionType } from '@probant/contract/questions/form'
import { seededRandom } from '@probant/knowledge'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refusal } from '#server/platform/errors.ts'
import { GENERATED_TYPES } from './kinds/index.ts'
import type { Candidate, GeneratorRequest, Produced, Slot } from './provider.ts'
import { run } from './run.ts'
import { planSlots } from './slots.ts'

const counts = fc.record({ easy: fc.nat(6), medium: fc.nat(6), tough: fc.nat(6) })
const types = fc.subarray<QuestionType>([...GENERATED_TYPES], { minLength: 1 })

describe('planning', () => {
  it('asks for each difficulty in its number, and only for the asked types', () => {
    fc.assert(
      fc.property(counts, types, (counts, types) => {
        const slots = planSlots({ counts, types })
        for (const level of DIFFICULTIES) {
          expect(slots.filter(({ difficulty }) => difficulty === level)).toHaveLength(counts[level])
        }
        expect(slots.every(({ type }) => types.includes(type))).toBe(true)
      }),
    )
  })
})

describe('a run', () => {
  it('delivers what was asked, never more, whatever else comes', async () => {
    await fc.assert(
      fc.asyncProperty(counts, types, fc.nat(), async (counts, types, seed) => {
        const slots = planSlots({ counts, types })
        const { saved } = await carriedOut({ slots, types, seed, generate: plenty })
        for (const level of DIFFICULTIES) {
          expect(saved.filter(({ difficulty }) => difficulty === level)).toHaveLength(counts[level])
        }
      }),
    )
  })

  it('ends where somebody makes one type for ever, and the other never', async () => {
    const types: QuestionType[] = ['fill_in', 'true_false']
    const slots = planSlots({ counts: { easy: 4, medium: 0, tough: 0 }, types })
    let count = 0
    const { saved } = await carriedOut({
      slots,
      types,
      generate: async function* () {
        while (++count < 1000) yield candidate({ type: 'fill_in', difficulty: 'easy' })
      },
    })
    expect(saved).toHaveLength(4)
    expect(count).toBeLessThan(50)
  })

  it('tries another of the asked types for what could not be made in one', async () => {
    const types: QuestionType[] = ['fill_in', 'true_false']
    const slots = planSlots({ counts: { easy: 4, medium: 0, tough: 0 }, types })
    const { saved } = await carriedOut({
      slots,
      types,
      generate: async function* (request) {
        for (const slot of request.slots) if (slot.type === 'true_false') yield candidate(slot)
      },
    })
    expect(saved).toHaveLength(4)
  })

  it('tries each of the asked types, where whoever makes them has no more of one', async () => {
    const types: QuestionType[] = ['multiple_choice', 'true_false', 'fill_in']
    const slots = planSlots({ counts: { easy: 6, medium: 0, tough: 0 }, types })
    const { saved } = await carriedOut({
      slots,
      types,
      generate: async function* (request) {
        for (const slot of request.slots) if (slot.type === 'fill_in') yield candidate(slot)
      },
    })
    expect(saved).toHaveLength(6)
  })

  it.each(GENERATED_TYPES)(
    'tries %s too before it says that there is nothing more, however many types are asked',
    async (made) => {
      const types = [...GENERATED_TYPES]
      const slots = planSlots({ counts: { easy: 4, medium: 3, tough: 3 }, types })
      const { saved } = await carriedOut({
        slots,
        types,
        generate: async function* (request) {
          for (const slot of request.slots) if (slot.type === made) yield candidate(slot)
        },
      })
      expect(saved.map(({ type }) => type)).toEqual(Array(10).fill(made))
    },
  )

  it('counts what it rejects, by reason', async () => {
    const types: QuestionType[] = ['true_false']
    const { rejected } = await carriedOut({
      slots: [{ type: 'true_false', difficulty: 'easy' }],
      types,
      generate: async function* () {
        yield { rejected: 'malformed' }
        yield { ...candidate({ type: 'true_false', difficulty: 'easy' }), title: 'Eh?' }
      },
    })
    expect(rejected).toContain('malformed')
    expect(rejected).toContain('stem_too_short')
  })

  it('fails as a whole only in its first round: what came stays a success', async () => {
    const types: QuestionType[] = ['true_false']
    const slots: Slot[] = [1, 2].map(() => ({ type: 'true_false', difficulty: 'easy' }))
    let round = 0
    const { saved } = await carriedOut({
      slots,
      types,
      generate: async function* (request) {
        if (round++ > 0) throw refusal('aiServiceFailed')
        yield candidate(request.slots[0] as Slot)
      },
    })
    expect(saved).toHaveLength(1)
    const failing = carriedOut({
      slots,
      types,
      // biome-ignore lint/correctness/useYield: it fails before it has anything
      generate: async function* () {
        throw refusal('aiServiceFailed')
      },
    })
    await expect(failing).rejects.toMatchObject({ refusal: 'aiServiceFailed' })
  })

  it('stops whoever works for it once enough has come', async () => {
    let signal: AbortSignal | undefined
    await carriedOut({
      slots: [{ type: 'true_false', difficulty: 'easy' }],
      types: ['true_false'],
      generate: (request, given) => {
        signal = given
        return plenty(request)
      },
    })
    expect(signal?.aborted).toBe(true)
  })
})

type Generate = (request: GeneratorRequest, signal: AbortSignal) => AsyncIterable<Produced>

async function carriedOut({
  slots,
  types,
  seed = 1,
  generate,
}: {
  slots: Slot[]
  types: QuestionType[]
  seed?: number
  generate: Generate
}) {
  const saved: QuestionDraft[] = []
  const rejected: RejectionReason[] = []
  await run({
    generator: { name: 'test', isModel: false, generate },
    request: { subject: 'Anything', language: 'en', text: '', seed },
    types,
    slots,
    known: [],
    random: seededRandom(seed),
    signal: new AbortController().signal,
    reject: (reason) => void rejected.push(reason),
    save: async (draft) => {
      saved.push(draft)
      return true
    },
  })
  return { saved, rejected }
}

/** Everything asked for, and some that nobody asked for. */
async function* plenty({ slots }: GeneratorRequest): AsyncGenerator<Produced> {
  for (const slot of [...slots, ...slots]) {
    yield candidate({ type: 'open', difficulty: 'easy' })
    yield candidate(slot)
  }
}

let made = 0

function candidate({ type, difficulty }: Slot): Candidate {
  const number = ++made
  const title = `What is thing number ${number} of the whole list?`
  const base = { difficulty, title, explanation: '', source: 'test', sourceSentence: null }
  if (type === 'multiple_choice') return { ...base, type, correct: 'one', wrong: ['two', 'three', 'four'] }
  if (type === 'true_false') return { ...base, type, isTrue: true }
  if (type === 'fill_in') return { ...base, type, accepted: ['something'] }
  if (type === 'ordering') return { ...base, type, items: ['one', 'two', 'three'] }
  if (type === 'choices') return { ...base, type, right: ['one', 'two'], wrong: ['three', 'four'] }
  if (type === 'matching') return { ...base, type, pairs: PAIRS, others: [] }
  if (type === 'gaps')
    return {
      ...base,
      type,
      gapText: `The [[1]] is number ${number}.`,
      gaps: [{ answers: ['cat'], wrong: [] }],
    }
  if (type === 'numeric') return { ...base, type, value: 5, tolerance: 0, unit: '' }
  return { ...base, type: 'open', maxScore: 5, guidance: 'It is a thing.' }
}

const PAIRS = ['one', 'two', 'three'].map((left, index) => ({ left, right: String(index + 1) }))

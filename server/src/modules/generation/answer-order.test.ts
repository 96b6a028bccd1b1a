import type { QuestionDraft, QuestionType } from '@probant/contract/questions/form'
import { seededRandom } from '@probant/knowledge'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guessingIn, isForeseeable } from '../../../../bench/generation/guessing.ts'
import { dealtInBlocks, withTruths } from './answer-order.ts'
import type { Candidate, GeneratorRequest, Produced, Slot } from './provider.ts'
import { run } from './run.ts'

describe('what a guesser makes of an answer key', () => {
  const circle = Array.from({ length: 40 }, (_, turn) => turn % 4)
  const alternation = Array.from({ length: 40 }, (_, turn) => turn % 2)

  it('finds a circle, from wherever it starts and whichever way it goes', () => {
    const circles = [0, 1, 2, 3].flatMap((first) => {
      const turned = [...circle.slice(first), ...circle.slice(0, first)]
      return [turned, turned.toReversed()]
    })
    expect(guessingIn([circle], 4)).toMatchObject({ afterPrevious: 1, aRoundAgo: 1, sameAgain: 0 })
    expect(isForeseeable(guessingIn(circles, 4), 4)).toBe(true)
  })

  it('finds an alternation, and the same block again and again', () => {
    expect(isForeseeable(guessingIn([alternation], 2), 2)).toBe(true)
    const sameBlock = Array.from({ length: 40 }, (_, turn) => [2, 0, 3, 1][turn % 4] as number)
    expect(isForeseeable(guessingIn([sameBlock], 4), 4)).toBe(true)
    expect(isForeseeable(guessingIn([Array.from({ length: 40 }, () => 2)], 4), 4)).toBe(true)
  })

  it('finds nothing in pure chance', () => {
    const random = seededRandom(7)
    const chance = (places: number) => [Array.from({ length: 4000 }, () => random.below(places))]
    expect(isForeseeable(guessingIn(chance(4), 4), 4)).toBe(false)
    expect(isForeseeable(guessingIn(chance(2), 2), 2)).toBe(false)
  })
})

it('deals each value once in every block, whatever the chances', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 10 }), (seed, blocks) => {
      const deal = dealtInBlocks([0, 1, 2, 3], seededRandom(seed))
      for (let block = 0; block < blocks; block++) {
        expect([deal(), deal(), deal(), deal()].sort()).toEqual([0, 1, 2, 3])
      }
    }),
  )
})

it('makes up for what was true too often before, in the rounds that follow', () => {
  const slots: Slot[] = Array.from({ length: 6 }, () => ({ type: 'true_false', difficulty: 'easy' }))
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: -9, max: 9 }), (seed, lead) => {
      const dealt = withTruths(slots, seededRandom(seed), lead)
      const trueCount = dealt.filter(({ isTrue }) => isTrue).length
      const total = lead + 2 * trueCount - dealt.length
      expect(Math.abs(total)).toBe(Math.abs(lead) > 6 ? Math.abs(lead) - 6 : Math.abs(lead) % 2)
    }),
  )
})

describe('the answer key of a batch', () => {
  it('has the right answer in each place as often as in any other, and can’t be foreseen', async () => {
    const batches = await Promise.all(
      seeds(300).map(async (seed) => placesIn(await batchOf('multiple_choice', seed))),
    )
    for (const places of batches) {
      for (const start of [0, 4, 8]) expect(places.slice(start, start + 4).sort()).toEqual([0, 1, 2, 3])
    }
    expect(isForeseeable(guessingIn(batches, 4), 4)).toBe(false)
  })

  it('goes on unforeseeably when more is asked for later, or one is made again', async () => {
    const single = await Promise.all(
      seeds(400).map(async (seed) => placesIn(await batchOf('multiple_choice', seed, 1))),
    )
    expect(isForeseeable(guessingIn([single.flat()], 4), 4)).toBe(false)
  })

  it('has as many true as false statements, unforeseeably, even of somebody who makes them by turns', async () => {
    const batches = await Promise.all(
      seeds(300).map(async (seed) => truthsIn(await batchOf('true_false', seed))),
    )
    for (const truths of batches) {
      expect(truths).toHaveLength(12)
      for (const start of [0, 4, 8]) expect(truths.slice(start, start + 4).sort()).toEqual([0, 0, 1, 1])
    }
    expect(isForeseeable(guessingIn(batches, 2), 2)).toBe(false)
  })

  it('is balanced however few statements there are', async () => {
    for (const count of [2, 3, 5, 6, 7]) {
      for (const seed of seeds(40)) {
        const truths = truthsIn(await batchOf('true_false', seed, count))
        const trueCount = truths.filter(Boolean).length
        expect(Math.abs(2 * trueCount - count)).toBeLessThanOrEqual(1)
      }
    }
  })

  it('loses no statement where only true ones can be made', async () => {
    const made = await batchOf('true_false', 1, 12, () => true)
    expect(truthsIn(made)).toEqual(Array.from({ length: 12 }, () => 1))
  })
})

const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed)

async function batchOf(
  type: QuestionType,
  seed: number,
  count = 12,
  isTrue = (number: number) => number % 2 === 0,
): Promise<QuestionDraft[]> {
  const saved: QuestionDraft[] = []
  await run({
    generator: {
      name: 'test',
      isModel: false,
      async *generate({ slots }: GeneratorRequest): AsyncGenerator<Produced> {
        // Twice as many as asked for, as the built-in generator has them.
        for (const [number, slot] of [...slots, ...slots].entries())
          yield candidate(slot, number, isTrue(number))
      },
    },
    request: { subject: 'Anything', language: 'en', text: '', seed },
    types: [type],
    slots: Array.from({ length: count }, () => ({ type, difficulty: 'easy' as const })),
    known: [],
    random: seededRandom(seed),
    signal: new AbortController().signal,
    reject() {},
    async save(draft) {
      saved.push(draft)
      return true
    },
  })
  return saved
}

function candidate({ type, difficulty }: Slot, number: number, isTrue: boolean): Candidate {
  const title = `What is thing number ${number} of the whole list?`
  const base = { difficulty, title, explanation: '', source: 'test', sourceSentence: null }
  return type === 'true_false'
    ? { ...base, type, isTrue }
    : { ...base, type: 'multiple_choice', correct: 'one', wrong: ['two', 'three', 'four'] }
}

function placesIn(drafts: readonly QuestionDraft[]): number[] {
  return drafts.flatMap((draft) =>
    draft.type === 'multiple_choice' ? [draft.content.answers.findIndex(({ isCorrect }) => isCorrect)] : [],
  )
}

function truthsIn(drafts: readonly QuestionDraft[]): number[] {
  return drafts.flatMap((draft) => (draft.type === 'true_false' ? [Number(draft.content.isTrue)] : []))
}

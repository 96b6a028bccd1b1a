import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { somePoints, someQuestion } from '../../testing/questions.ts'
import { expectSame, fileOf, itemsOf, writableOf } from '../../testing/round-trip.ts'
import { lossesOf, omissionOf } from '../losing.ts'
import { giftReader } from './read.ts'
import { giftWriter } from './write.ts'

const one = fc
  .record({ draft: someQuestion, points: somePoints })
  .filter((asked) => omissionOf(giftWriter, writableOf(asked)) === undefined)
const some = fc.array(one, { minLength: 1, maxLength: 6 })

describe('questions that went out as GIFT and came back', () => {
  it('are the same, but for what is said to be lost', async () => {
    await fc.assert(
      fc.asyncProperty(some, async (asked) => {
        const items = await itemsOf(giftReader, await fileOf(giftWriter, asked))
        expect(items).toHaveLength(asked.length)
        for (const [at, question] of asked.entries()) {
          const losses = lossesOf(giftWriter, writableOf(question))
          expectSame(items[at], question, losses)
          expect(items[at]).toMatchObject({ notes: losses.filter((loss) => loss === 'allOrNothing') })
        }
      }),
      { numRuns: 15 },
    )
  })
})

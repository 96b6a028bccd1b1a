import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { somePoints, someQuestion } from '../../testing/questions.ts'
import { expectSame, fileOf, itemsOf, writableOf } from '../../testing/round-trip.ts'
import { lossesOf, omissionOf } from '../losing.ts'
import { aikenReader } from './read.ts'
import { aikenWriter } from './write.ts'

const some = fc.array(fc.record({ draft: someQuestion, points: somePoints }), { minLength: 1, maxLength: 8 })

describe('questions that went out as Aiken and came back', () => {
  it('are the same, but for what is said to be lost', async () => {
    await fc.assert(
      fc.asyncProperty(some, async (all) => {
        const asked = all.filter((one) => omissionOf(aikenWriter, writableOf(one)) === undefined)
        const items = await itemsOf(aikenReader, await fileOf(aikenWriter, asked))
        expect(items).toHaveLength(asked.length)
        for (const [at, one] of asked.entries())
          expectSame(items[at], one, lossesOf(aikenWriter, writableOf(one)))
      }),
      { numRuns: 15 },
    )
  })
})

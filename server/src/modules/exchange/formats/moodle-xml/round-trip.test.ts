import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { somePoints, someQuestion } from '../../testing/questions.ts'
import { expectSame, fileOf, itemsOf, writableOf } from '../../testing/round-trip.ts'
import { lossesOf, omissionOf } from '../losing.ts'
import { moodleXmlReader } from './read.ts'
import { moodleXmlWriter } from './write.ts'

const one = fc
  .record({ draft: someQuestion, points: somePoints })
  .filter((asked) => omissionOf(moodleXmlWriter, writableOf(asked)) === undefined)
const some = fc.array(one, { minLength: 1, maxLength: 6 })

describe('questions that went out as Moodle XML and came back', () => {
  it('are the same, but for what is said to be lost', async () => {
    await fc.assert(
      fc.asyncProperty(some, async (asked) => {
        const file = await fileOf(moodleXmlWriter, asked)
        const items = await itemsOf(moodleXmlReader, file)
        expect(items).toHaveLength(asked.length)
        for (const [at, one] of asked.entries()) {
          const losses = lossesOf(moodleXmlWriter, writableOf(one))
          expectSame(items[at], one, losses)
          expect(items[at]).toMatchObject({ notes: losses.filter((loss) => loss === 'allOrNothing') })
        }
      }),
      { numRuns: 15 },
    )
  })
})

import type { JournalEntry } from '@probant/contract/submissions/taking'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { answersIn, takingOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { someoneAtWork } = takingOf(test)

/** What a page writes: to which of its questions, which answer; then how the network brings it. */
const changes = fc.array(
  fc.record({
    question: fc.nat(1),
    place: fc.option(fc.nat(3)),
    /** How often it arrives, and how late. */
    arrivals: fc.array(fc.nat(50), { minLength: 1, maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 12 },
)

it('whatever the network doubles, delays and mixes up, the last answer to each question is what counts', async () => {
  await fc.assert(
    fc.asyncProperty(changes, fc.integer({ min: 1, max: 4 }), async (written, together) => {
      const { page, ids } = await someoneAtWork()
      const entries = written.map(({ question, place }) =>
        page.entry(ids[question] ?? '', place === null ? null : { type: 'multiple_choice', place }),
      )
      const arriving = written
        .flatMap(({ arrivals }, index) =>
          arrivals.map((at) => ({ at, entry: entries[index] as JournalEntry })),
        )
        .sort((one, other) => one.at - other.at)
        .map(({ entry }) => entry)

      for (let next = 0; next < arriving.length; next += together) {
        const answers = await Promise.all(
          arriving.slice(next, next + together).map((entry) => page.save(entry)),
        )
        for (const { status } of answers) expect(status).toBe(200)
      }

      const last = Object.fromEntries(entries.map(({ questionId, answer }) => [questionId, answer]))
      expect(answersIn((await page.sitting()).body)).toEqual(last)
      const { body } = await page.handIn(...entries)
      expect(body.answerCount).toBe(Object.values(last).filter(Boolean).length)
    }),
    { numRuns: 12 },
  )
})

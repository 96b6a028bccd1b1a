import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonOf } from './in-parts.ts'

async function* oneByOne<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}

describe('JSON in parts', () => {
  it('is the same as in one piece', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue()))),
        async (whole) => {
          const parts = Object.fromEntries(
            Object.entries(whole).map(([name, part]) => [name, Array.isArray(part) ? oneByOne(part) : part]),
          )
          let json = ''
          for await (const piece of jsonOf(parts)) json += piece
          expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(whole)))
        },
      ),
    )
  })

  it('takes the next item only once the one before it was taken', async () => {
    let made = 0
    async function* endless() {
      for (;;) yield ++made
    }
    for await (const piece of jsonOf({ numbers: endless() })) {
      if (piece.includes('3')) break
    }
    expect(made).toBe(3)
  })
})

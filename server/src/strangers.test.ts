import { describe, expect, it } from 'vitest'
import { ADDRESSED, ANY_BODY, callAddressed, notFoundAt, tablesOf } from '#test/addressed.ts'
import { everythingOf, type Ids, NOUNS, SECRET } from '#test/one-of-everything.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { oneOfEverything } = everythingOf(test)

describe('the walk over every endpoint that names a row', () => {
  it('knows how each such row is made', async () => {
    const named = ADDRESSED.flatMap(({ nouns }) => nouns)
    expect([...new Set(named)].filter((noun) => !(noun in NOUNS))).toEqual([])

    for (const where of ['organization', 'personal'] as const) {
      const { ids } = await oneOfEverything(where)
      for (const [noun, { table }] of Object.entries(NOUNS)) {
        const { rows } = await test.database.pool.query(`select from ${table} where id = $1`, [
          ids[noun as keyof Ids],
        ])
        expect(rows, `${where}: ${noun}`).toHaveLength(1)
      }
    }
  })

  it.each(ADDRESSED.filter(({ endpoint: { schema, access } }) => schema.body && access !== 'admin'))(
    'has what $name takes',
    ({ endpoint }) => {
      expect(endpoint.schema.body?.safeParse(ANY_BODY).error).toBeUndefined()
    },
  )
})

describe('a stranger', () => {
  it.each(['organization', 'personal'] as const)(
    'finds nothing behind an id of somebody else’s, as behind one that never was: %s',
    async (where) => {
      const { ids } = await oneOfEverything(where)
      const { maker: stranger } = await oneOfEverything(where)

      const before = await tablesOf(test)
      for (const addressed of ADDRESSED) {
        const foreign = await callAddressed(test, stranger, addressed, ids)
        const unknown = await callAddressed(test, stranger, addressed, {})

        expect.soft(foreign, addressed.name).toFailWith(notFoundAt(addressed))
        expect.soft(foreign, addressed.name).toEqual(unknown)
        expect.soft(foreign.text, addressed.name).not.toContain(SECRET)
        expect.soft(await tablesOf(test), addressed.name).toEqual(before)
      }
    },
  )

  it('reaches no row of somebody else’s through one of their own', async () => {
    const { ids: foreign } = await oneOfEverything('organization')
    const { maker: stranger, ids: own } = await oneOfEverything('organization')

    const before = await tablesOf(test)
    for (const addressed of ADDRESSED.filter(({ nouns }) => nouns.length > 1)) {
      const [outer, inner] = addressed.nouns as [keyof Ids, keyof Ids]
      const through = { [outer]: own[outer] }
      const answer = await callAddressed(test, stranger, addressed, { ...through, [inner]: foreign[inner] })

      expect.soft(answer.status, addressed.name).toBe(404)
      expect.soft(answer, addressed.name).toEqual(await callAddressed(test, stranger, addressed, through))
      expect.soft(answer.text, addressed.name).not.toContain(SECRET)
      expect.soft(await tablesOf(test), addressed.name).toEqual(before)
    }
  })
})

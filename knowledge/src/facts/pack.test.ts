import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { factPackSchema, namingSchema } from './pack.ts'
import { readAreas, readPack } from './packs.ts'

const { id: _, ...pack } = await readPack('food', 'wine')
const [relation] = pack.relations
const [naming] = (await readAreas()).flatMap(({ subjects }) => subjects)

describe('the schema of a pack', () => {
  it('lets a pack pass as it was written', () => {
    expect(factPackSchema.parse(pack)).toEqual(pack)
  })

  it('knows no other fields, so that a slip in the name of one is noticed', () => {
    expect(refusal({ ...naming, alias: naming?.aliases }, namingSchema)).toContain(
      'Unrecognized key: "alias"',
    )
    expect(refusal({ ...pack, relations: [{ ...relation, backward: relation?.reverse }] })).toContain(
      'Unrecognized key: "backward"',
    )
  })

  it('wants both languages everywhere', () => {
    expect(refusal({ ...naming, name: { en: 'Wine' } }, namingSchema)).toContain('name.fr')
    expect(refusal(withFact(['easy', 'tannin', 'tanin', 'what dries the mouth']))).toContain('facts[0]')
    expect(refusal(withFact(['easy', 'tannin', '', 'what dries the mouth', 'ce qui assèche']))).toContain(
      'facts[0][2]',
    )
  })

  it('wants to know how hard each fact is', () => {
    expect(
      refusal(withFact(['hard', 'tannin', 'tanin', 'what dries the mouth', 'ce qui assèche'])),
    ).toContain('facts[0][0]')
  })
})

function withFact(fact: readonly string[]) {
  return { ...pack, relations: [{ ...relation, facts: [fact] }] }
}

function refusal(given: unknown, schema: z.ZodType = factPackSchema): string {
  const { error } = schema.safeParse(given)
  return error ? z.prettifyError(error) : ''
}

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CATALOGUE } from '#server/modules/plans/catalogue.ts'
import { changesBetween } from './changes.ts'

const [free] = CATALOGUE
if (!free) throw new Error('the catalogue is empty')
const plan = { ...free, priceCents: null }

it('tells nothing where nothing changed', () => {
  expect(changesBetween(plan, structuredClone(plan))).toEqual({})
})

it('tells each changed field by its name in the form, and no other', () => {
  const after = structuredClone({ ...plan, priceCents: 900 })
  after.limits.quizzes = -1
  after.texts.fr.features = ['Tout']

  expect(changesBetween(plan, after)).toEqual({
    'limits.quizzes': { before: plan.limits.quizzes, after: -1 },
    'texts.fr.features': { before: plan.texts.fr.features, after: ['Tout'] },
    priceCents: { before: null, after: 900 },
  })
})

it('tells of whatever limits differ', () => {
  const limits = fc.record(Object.fromEntries(Object.keys(plan.limits).map((kind) => [kind, fc.nat(2)])))
  fc.assert(
    fc.property(limits, limits, (one, other) => {
      const changes = changesBetween(
        { ...plan, limits: one as typeof plan.limits },
        { ...plan, limits: other as typeof plan.limits },
      )
      const differing = Object.keys(one).filter((kind) => one[kind] !== other[kind])
      expect(Object.keys(changes).sort()).toEqual(differing.map((kind) => `limits.${kind}`).sort())
    }),
  )
})

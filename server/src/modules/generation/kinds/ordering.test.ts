import { LOCALES } from '@probant/contract/locales'
import { DIFFICULTIES } from '@probant/contract/questions/form'
import { seededRandom, toldFacts } from '@probant/knowledge'
import { describe, expect, it } from 'vitest'
import { readAreas, readPack } from '../../../../../knowledge/src/facts/packs.ts'
import { chemicalElements } from '../../../../../knowledge/src/tables/chemical-elements.ts'
import { dealFrom } from '../builtin/deal.ts'
import { questionAbout } from '../builtin/from-facts.ts'
import { rejectionOf } from '../gate.ts'
import { knownTitles } from '../known-titles.ts'
import { answerSchema } from '../model/element-schema.ts'
import type { Candidate } from '../provider.ts'
import { generatedKind } from './index.ts'

const elements = await chemicalElements.load()
const packs = await Promise.all(
  (await readAreas()).flatMap(({ name, subjects }) => subjects.map(({ id }) => readPack(name, id))),
)
const ordered = packs.filter(({ relations }) => relations.some(({ order }) => order))
const known = [
  ...ordered,
  ...(elements.kind === 'facts' ? [{ name: { en: 'Elements' }, ...elements.pack }] : []),
]

describe.each(known)('orders of $id', (pack) => {
  it.each(LOCALES)('go from the lowest number to the highest, and say so (%s)', (locale) => {
    const random = seededRandom(3)
    const facts = toldFacts({ pack }, locale).filter(({ relation }) => relation.order)
    const numberOf = new Map(
      facts.flatMap(({ relation }) =>
        (relation.ranked ?? []).map(({ name, number }) => [name.toLowerCase(), number]),
      ),
    )
    const orders = facts.flatMap((fact) => questionAbout(fact, { type: 'ordering' }, random) ?? [])
    expect(orders.length).toBeGreaterThan(0)
    for (const order of orders) {
      const items = order.type === 'ordering' ? order.items : []
      const numbers = items.map((item) => numberOf.get(item.toLowerCase()) ?? Number.NaN)
      expect(items.length).toBeGreaterThanOrEqual(4)
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
      expect(new Set(numbers).size).toBe(items.length)
      expect(order.title).toMatch(new RegExp(`\\b${numbers[0]}\\b.*\\b${numbers.at(-1)}\\b`))
      expect(
        rejectionOf(order, { language: locale, titles: knownTitles([]), facts: new Set() }),
        order.title,
      ).toBeUndefined()
    }
  })
})

it('are dealt once for each relation and difficulty', () => {
  const deal = dealFrom(elements, 'en', seededRandom(1))
  for (const difficulty of DIFFICULTIES) {
    expect(deal({ type: 'ordering', difficulty })).toMatchObject({ type: 'ordering', difficulty })
    expect(deal({ type: 'ordering', difficulty })).toBeUndefined()
  }
})

describe('an order that a model has made', () => {
  const made = (items: string[]): Candidate => ({
    type: 'ordering',
    difficulty: 'easy',
    title: 'Put the planets in order, the nearest to the Sun first.',
    explanation: '',
    source: 'llm:test',
    sourceSentence: null,
    items,
  })
  const rejection = (items: string[]) =>
    rejectionOf(made(items), { language: 'en', titles: knownTitles([]), facts: new Set() })

  it('has three to ten items, no two alike', () => {
    expect(rejection(['Mercury', 'Venus', 'Earth', 'Mars'])).toBeUndefined()
    expect(rejection(['Mercury', 'Venus'])).toBe('malformed')
    expect(rejection(['Mercury', 'Venus', ' '])).toBe('malformed')
    expect(rejection(Array.from('abcdefghijk'))).toBe('malformed')
    expect(rejection(['Mercury', 'Venus', 'Venus '])).toBe('answers_not_distinct')
  })

  it('is asked for with a schema, and becomes what an author would write', () => {
    expect(JSON.stringify(answerSchema(['ordering'], { hasText: false }))).toContain('"items"')
    const how = {
      markdown: (text: string) => `*${text}*`,
      plain: String,
      dealPlace: () => 0,
      random: seededRandom(1),
    }
    expect(generatedKind({ type: 'ordering' }).written(made(['a', 'b', 'c']), how)).toEqual({
      items: [{ text: '*a*' }, { text: '*b*' }, { text: '*c*' }],
      strict: false,
    })
  })
})

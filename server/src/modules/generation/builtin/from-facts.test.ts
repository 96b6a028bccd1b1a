import { LOCALES, type Locale } from '@probant/contract/locales'
import { comparable, randomFrom, seededRandom, toldFacts } from '@probant/knowledge'
import { describe, expect, it } from 'vitest'
import type { Relation } from '../../../../../knowledge/src/facts/pack.ts'
import { readAreas, readPack } from '../../../../../knowledge/src/facts/packs.ts'
import { normalised } from '../../../../../knowledge/src/wrong-answers.ts'
import { rejectionOf } from '../gate.ts'
import { GENERATED_TYPES, generatedKind } from '../kinds/index.ts'
import { knownTitles } from '../known-titles.ts'
import { questionAbout } from './from-facts.ts'

const packs = await Promise.all(
  (await readAreas()).flatMap(({ name, subjects }) => subjects.map(({ id }) => readPack(name, id))),
)

/** Whatever chance decides, once so and once otherwise. */
const EITHER_WAY = [0.2, 0.8].map((chance) => randomFrom(() => chance))

describe.each(packs)('the pack $id', (pack) => {
  it.each(LOCALES)('tells its entities and its values apart (%s)', (locale) => {
    for (const relation of pack.relations) {
      const { entities, values, decoys } = wordsIn(relation, locale)
      expect(repeated(entities, relation.reverse ? comparable : undefined)).toEqual([])
      if (relation.reverse) expect(repeated(values, comparable)).toEqual([])
      expect(decoys.filter((decoy) => values.map(comparable).includes(comparable(decoy)))).toEqual([])
    }
  })

  it.each(LOCALES)('has wrong answers of the right answer’s kind, enough of them for each (%s)', (locale) => {
    for (const fact of toldFacts({ pack }, locale)) {
      expect(new Set(fact.alike.map(comparable)).size, fact.key).toBeGreaterThanOrEqual(4)
      // Figures stand among figures, names and words among those.
      expect([...new Set(fact.alike.map(shapeOf))], fact.key).toEqual([shapeOf(fact.value)])
    }
  })

  it('says of each value what it is, where they are of several kinds', () => {
    const unsaid = pack.relations.flatMap(({ facts, decoys = [] }) => {
      const kinds = [...facts.map((fact) => fact[5]?.kind), ...decoys.map(([, , kind]) => kind)]
      return kinds.some(Boolean) ? kinds.filter((kind) => !kind) : []
    })
    expect(unsaid).toEqual([])
  })

  it('knows that “what is” may be answered by anything', () => {
    const unsaid = pack.relations
      .filter(({ forward, reverse }) => /what is \{entity\}/i.test(forward.en) && !reverse)
      .flatMap(({ facts }) => facts)
      .filter((fact) => shapeOf(fact[3]) !== 'figure' && !fact[5]?.kind)
    expect(unsaid).toEqual([])
  })

  it.each(LOCALES)('can say of each fact something true and something false (%s)', (locale) => {
    const random = seededRandom(1)
    for (const fact of toldFacts({ pack }, locale)) {
      for (const isTrue of [true, false]) {
        expect(questionAbout(fact, { type: 'true_false', isTrue }, random)).toMatchObject({ isTrue })
      }
    }
  })

  it.each(LOCALES)('gives no answer away in its question (%s)', (locale) => {
    const given = pack.relations.flatMap((relation) => {
      const { entities, values } = wordsIn(relation, locale)
      return entities
        .map((entity, at) => [entity, values[at] ?? ''] as const)
        .filter(([entity, value]) => isWithin(entity, value) || isWithin(value, entity))
    })
    expect(given).toEqual([])
  })

  it.each(LOCALES)('makes of every fact, in every type, a question that passes the gate (%s)', (locale) => {
    const batch = { language: locale, titles: knownTitles([]), facts: new Set<string>() }
    const rejected = toldFacts({ pack }, locale).flatMap((fact) =>
      GENERATED_TYPES.flatMap((type) => {
        // Forward and reverse, true and false. What is about several facts comes with each of them.
        const ways = generatedKind({ type }).asks ? EITHER_WAY.slice(0, 1) : EITHER_WAY
        return ways.flatMap((random) => {
          const question = questionAbout(fact, { type }, random)
          const rejection = question && rejectionOf(question, batch)
          return rejection ? [`${rejection}: ${question.title}`] : []
        })
      }),
    )
    expect([...new Set(rejected)]).toEqual([])
  })
})

function wordsIn({ facts, decoys = [] }: Relation, locale: Locale) {
  return {
    entities: facts.map(([, en, fr]) => (locale === 'en' ? en : fr)),
    values: facts.map(([, , , en, fr]) => (locale === 'en' ? en : fr)),
    decoys: decoys.map(([en, fr]) => (locale === 'en' ? en : fr)),
  }
}

/** `1789`, `€30`, `1/4` or `O(n)` beside words would be told apart unread. */
function shapeOf(value: string): 'figure' | 'words' {
  return /^[−-]?[€$]?\d[\d.,/ \u00a0\u202f]*(%|€|°C)?$/u.test(value) ? 'figure' : 'words'
}

function repeated(texts: readonly string[], keyOf = (text: string) => text.toLowerCase()): string[] {
  const keys = texts.map(keyOf)
  return texts.filter((_, at) => keys.indexOf(keys[at] ?? '') !== at)
}

function isWithin(part: string, whole: string): boolean {
  const words = normalised(part)
  return words.length > 2 && ` ${normalised(whole)} `.includes(` ${words} `)
}

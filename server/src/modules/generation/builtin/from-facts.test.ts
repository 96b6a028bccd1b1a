import { LOCALES, type Locale } from '@probant/contract/locales'
import { QUESTION_TYPES } from '@probant/contract/questions/form'
import { seededRandom, toldFacts } from '@probant/knowledge'
import { describe, expect, it } from 'vitest'
import type { FactPack, Relation } from '../../../../../knowledge/src/facts/pack.ts'
import { packIds, readPack } from '../../../../../knowledge/src/facts/packs.ts'
import { rejectionOf } from '../gate.ts'
import { knownTitles } from '../known-titles.ts'
import { comparable } from '../likeness.ts'
import { questionAbout } from './from-facts.ts'
import { normalised } from './wording.ts'

const packs = [...(await readAll('packs')), ...(await readAll('topics'))]

describe.each(packs)('the pack $id', (pack) => {
  it.each(LOCALES)('tells its entities and its values apart (%s)', (locale) => {
    for (const relation of pack.relations) {
      const { entities, values, decoys } = wordsIn(relation, locale)
      expect(repeated(entities, relation.reverse ? comparable : undefined)).toEqual([])
      if (relation.reverse) expect(repeated(values, comparable)).toEqual([])
      expect(new Set([...values, ...decoys].map(comparable)).size).toBeGreaterThanOrEqual(4)
      expect(decoys.filter((decoy) => values.map(comparable).includes(comparable(decoy)))).toEqual([])
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
    const random = seededRandom(1)
    const batch = { language: locale, titles: knownTitles([]), facts: new Set<string>() }
    const rejected = toldFacts({ pack }, locale).flatMap((fact) =>
      QUESTION_TYPES.flatMap((type) => {
        // Each kind of chance once: forward and reverse, true and false.
        const questions = Array.from({ length: 6 }, () => questionAbout(fact, type, random))
        return questions.flatMap((question) => {
          const rejection = question && rejectionOf(question, batch)
          return rejection ? [`${rejection}: ${question.title}`] : []
        })
      }),
    )
    expect([...new Set(rejected)]).toEqual([])
  })
})

async function readAll(folder: 'packs' | 'topics'): Promise<FactPack[]> {
  return Promise.all((await packIds(folder)).map((id) => readPack(folder, id)))
}

function wordsIn({ facts, decoys = [] }: Relation, locale: Locale) {
  return {
    entities: facts.map(([, en, fr]) => (locale === 'en' ? en : fr)),
    values: facts.map(([, , , en, fr]) => (locale === 'en' ? en : fr)),
    decoys: decoys.map(([en, fr]) => (locale === 'en' ? en : fr)),
  }
}

function repeated(texts: readonly string[], keyOf = (text: string) => text.toLowerCase()): string[] {
  const keys = texts.map(keyOf)
  return texts.filter((_, at) => keys.indexOf(keys[at] ?? '') !== at)
}

function isWithin(part: string, whole: string): boolean {
  const words = normalised(part)
  return words.length > 2 && ` ${normalised(whole)} `.includes(` ${words} `)
}

import { readdir } from 'node:fs/promises'
import { LOCALES, type Locale } from '@probant/contract/locales'
import { DIFFICULTIES } from '@probant/contract/questions/form'
import { describe, expect, it } from 'vitest'
import type { Naming } from '../source.ts'
import type { FactPack, Relation } from './pack.ts'
import { faultsIn, readAreas, readPack } from './packs.ts'

const AREAS = await readAreas()
const SUBJECTS = AREAS.flatMap(({ name, subjects }) => subjects.map((naming) => ({ area: name, ...naming })))
const PACKS = await Promise.all(
  SUBJECTS.map(async (naming) => ({ ...naming, ...(await readPack(naming.area, naming.id)) })),
)

describe('the fact base', () => {
  it.each(AREAS)('is written as its schema says ($name)', async (area) => {
    expect(await faultsIn(area)).toEqual([])
  })

  it.each(AREAS)('has a file for each of its subjects, and names each of its files ($name)', async (area) => {
    const files = await readdir(new URL(`../../packs/${area.name}/`, import.meta.url))
    const named = area.subjects.map(({ id }) => `${id}.json`)
    expect(files.filter((file) => file !== 'subjects.json').sort()).toEqual(named.sort())
  })

  it('has one name for each', () => {
    expect(repeated(SUBJECTS.map(({ id }) => id))).toEqual([])
    for (const locale of LOCALES) expect(repeated(SUBJECTS.map(({ name }) => name[locale]))).toEqual([])
  })
})

describe.each(PACKS)('the pack $id', (pack) => {
  it('holds ten facts of each difficulty, so that ten questions are never short of one', () => {
    const facts = pack.relations.flatMap(({ facts }) => facts)
    const count = (difficulty: string) => facts.filter(([own]) => own === difficulty).length
    const few = DIFFICULTIES.filter((difficulty) => count(difficulty) < 10)
    expect(few.map((difficulty) => `${difficulty}: ${count(difficulty)}`)).toEqual([])
  })

  it('is about nothing narrower but what it names', () => {
    const named = (pack.narrower ?? []).map(({ en, fr }) => en[0] ?? fr[0] ?? '')
    const marked = pack.relations.flatMap(({ about = [], facts }) => [
      ...about,
      ...facts.flatMap((fact) => fact[5]?.about ?? []),
    ])
    expect(marked.filter((name) => !named.includes(name))).toEqual([])
  })

  it.each(LOCALES)('has its words in their places (%s)', (locale) => {
    for (const { forward, reverse, statement, open } of pack.relations) {
      expect(forward[locale]).toContain('{entity}')
      expect(statement[locale]).toContain('{entity}')
      expect(statement[locale]).toContain('{value}')
      if (reverse) expect(reverse[locale]).toContain('{value}')
      if (open) expect(open[locale]).toContain('{entity}')
    }
  })

  it('is set as French is set', () => {
    const wrong = frenchTexts(pack).filter(
      // A straight apostrophe; a sign without its no-break space, unless it belongs to a code such as #REF!.
      (text) => /'|[^\u00a0\u202f][:;!?»](\s|$)|«(?!\u00a0)/.test(text.replace(/#\S+[!?]/g, '')),
    )
    expect(wrong).toEqual([])
  })
})

function wordsIn({ facts, decoys = [] }: Relation, locale: Locale) {
  return {
    entities: facts.map(([, en, fr]) => (locale === 'en' ? en : fr)),
    values: facts.map(([, , , en, fr]) => (locale === 'en' ? en : fr)),
    decoys: decoys.map(([en, fr]) => (locale === 'en' ? en : fr)),
  }
}

function frenchTexts({ name, aliases, relations }: Pick<Naming, 'name' | 'aliases'> & FactPack): string[] {
  return [
    name.fr,
    ...aliases.fr,
    ...relations.flatMap((relation) => {
      const { entities, values, decoys } = wordsIn(relation, 'fr')
      const templates = [relation.forward, relation.reverse, relation.statement, relation.open]
      return [...templates.flatMap((text) => text?.fr ?? []), ...entities, ...values, ...decoys]
    }),
  ]
}

function repeated(texts: readonly string[], keyOf = (text: string) => text.toLowerCase()): string[] {
  const keys = texts.map(keyOf)
  return texts.filter((_, at) => keys.indexOf(keys[at] ?? '') !== at)
}

import { LOCALES, type Locale } from '@probant/contract/locales'
import { describe, expect, it } from 'vitest'
import type { FactPack, Relation } from './pack.ts'
import { packIds, readPack } from './packs.ts'

const PACKS = await readAll('packs')
const TOPICS = await readAll('topics')

describe('the fact base', () => {
  it('has each pack in a file of its name', async () => {
    expect(PACKS.map(({ id }) => id)).toEqual(await packIds('packs'))
    expect(TOPICS.map(({ id }) => id)).toEqual(await packIds('topics'))
  })

  it('knows at least 40 subjects, each in a pack with its own name', () => {
    expect(PACKS.length).toBeGreaterThanOrEqual(40)
    expect(new Set(PACKS.map(({ id }) => id)).size).toBe(PACKS.length)
    for (const locale of LOCALES) expect(repeated(PACKS.map(({ name }) => name[locale]))).toEqual([])
  })
})

describe.each([...PACKS, ...TOPICS])('the pack $id', (pack) => {
  it('holds enough facts, of each difficulty', () => {
    const facts = pack.relations.flatMap(({ facts }) => facts)
    // A pack is for many a quiz, a topic for one of ten questions: three easy, four medium, three tough.
    expect(facts.length).toBeGreaterThanOrEqual(TOPICS.includes(pack) ? 12 : 30)
    const count = (difficulty: string) => facts.filter(([own]) => own === difficulty).length
    expect([count('easy') >= 3, count('medium') >= 4, count('tough') >= 3]).toEqual([true, true, true])
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

function frenchTexts({ name, aliases, relations }: FactPack): string[] {
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

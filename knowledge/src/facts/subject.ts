import type { Locale } from '@probant/contract/locales'
import type { FactSource, Naming, Subject } from '../source.ts'
import { wordsOf } from '../subjects/words.ts'
import type { Relation } from './pack.ts'
import { type ToldFact, toldFacts } from './told-facts.ts'

/** A subject that facts are known about, in the relations that it reads when asked. */
export function factSubject({ relations, ...naming }: Naming & { relations: ReadRelations }): Subject {
  return subjectFrom(naming, async () => ({ relations: await relations() }))
}

type ReadRelations = () => readonly Relation[] | Promise<readonly Relation[]>

/** The same from a whole pack. */
export function subjectFrom(naming: Naming, read: () => Promise<Omit<FactSource['pack'], 'id'>>): Subject {
  const { id } = naming

  return {
    ...naming,
    load,

    async narrowTo(narrower, locale) {
      const all = await load()
      const only = keysAbout(all, narrower, locale)
      if (only.size < FEWEST_FACTS) return undefined
      const source = { ...all, id: `${id}/${narrower}`, only }
      return { id: source.id, load: async () => source }
    },
  }

  async function load(): Promise<FactSource> {
    return { kind: 'facts', id, pack: { ...(await read()), id } }
  }
}

/** Fewer are no quiz. */
const FEWEST_FACTS = 6

/** The facts of the relations that are about it; else those that speak of it, in the language of its name. */
function keysAbout(all: FactSource, narrower: string, locale: Locale): Set<string> {
  const indexes = all.pack.relations.flatMap(({ subjects }, index) =>
    subjects?.[locale].includes(narrower) ? [index] : [],
  )
  const isMeant =
    indexes.length > 0 ? ({ relation }: ToldFact) => indexes.includes(relation.index) : speaksOf(narrower)
  const facts = toldFacts(all, locale).filter(isMeant)
  return new Set(facts.map(({ key }) => key))
}

/** In what is asked, of whom, or in the answer. "Volcanoes and earthquakes" is about either. */
function speaksOf(narrower: string) {
  const groups = narrower.split(/ (?:and|et) /).map(wordsOf)
  return ({ relation, entity, value }: ToldFact) => {
    const said = new Set(wordsOf([relation.about, entity, value].join(' ')))
    return groups.some((words) => words.every((word) => said.has(word)))
  }
}
